import { asks, type Box, copyData, eachSeat, runs, type State, type TurnsFrame, vocabulary } from "../../index.ts";
import type { SuiteSettings } from "../check.ts";
import { COMMON, highest, total, wordsOf } from "./common.ts";
import { tollsPhrases } from "./words/tolls.ts";

/** What is due at a gate. */
export interface Toll extends TurnsFrame {
  due: number;
}

/** Tolls are paid in silver, or in gold in its place. For payments from several purses, asked only when it matters. */
export interface Tolls extends State<Toll> {
  silver: number[];
  gold: number[];
  points: number[];
  bankSilver: number;
  bankGold: number;
}

const [SILVER, GOLD, MOST_DUE] = [20, 10, 3];
const [ROUNDS, TURN, SETTLE, PAY] = [0, 1, 2, 3];
const moves = vocabulary({ enter: [["1", "2", "3"]], rest: [], pay: [["0", "1", "2", "3"]] });
const { enter, rest, pay } = moves.verbs;

/** The least and the most silver with which a seat can pay what is due; the rest is gold. */
function silverRange(state: Tolls, seat: number, due: number): [number, number] {
  return [Math.max(0, due - state.gold[seat]), Math.min(due, state.silver[seat])];
}

function settle(state: Tolls, seat: number, due: number, silver: number): void {
  state.silver[seat] -= silver;
  state.bankSilver += silver;
  state.gold[seat] -= due - silver;
  state.bankGold += due - silver;
}

const rounds = eachSeat<Tolls, Toll>("rounds", {
  turn: (table, _frame, seat) => table.push({ step: TURN, seat, turns: 0, due: 0 }),
});

const turn = asks<Tolls, Toll>("turn", {
  verbs: [enter, rest],
  moves(state, _frame, seat, list) {
    for (let gate = 0; gate < MOST_DUE; gate++)
      if (state.silver[seat] + state.gold[seat] > gate) list.add(enter.of(gate));
    list.add(rest.of());
  },
  refuse: (state, _frame, seat, move) =>
    enter.has(move) && state.silver[seat] + state.gold[seat] <= enter.first(move) ? "TO-03" : null,
  play(table, _frame, seat, move) {
    const { state } = table;
    table.pop();
    if (rest.has(move)) {
      const earned = Math.min(2, state.bankSilver);
      state.silver[seat] += earned;
      state.bankSilver -= earned;
      return;
    }
    const due = enter.first(move) + 1;
    state.points[seat] += due;
    table.tell({ type: "entered", seat, due });
    table.push({ step: SETTLE, seat, turns: 0, due });
  },
});

const settling = runs<Tolls, Toll>("settle", (table, { seat, due }) => {
  const [least, most] = silverRange(table.state, seat, due);
  table.pop();
  if (least === most) settle(table.state, seat, due, least);
  else table.push({ step: PAY, seat, turns: 0, due });
});

const paying = asks<Tolls, Toll>("pay", {
  verbs: [pay],
  moves(state, { due }, seat, list) {
    const [least, most] = silverRange(state, seat, due);
    for (let silver = least; silver <= most; silver++) list.add(pay.of(silver));
  },
  refuse(state, { due }, seat, move) {
    const [least, most] = silverRange(state, seat, due);
    return pay.first(move) < least || pay.first(move) > most ? "TO-04" : null;
  },
  play(table, { due }, seat, move) {
    table.pop();
    settle(table.state, seat, due, pay.first(move));
  },
});

export const tolls: Box<Tolls, Toll, Tolls> = {
  ...COMMON,
  id: "tolls",
  players: [2, 3],
  vocabulary: moves,
  steps: [rounds, turn, settling, paying],
  setup: (players, _options, chance) => ({
    players,
    stack: [{ step: ROUNDS, seat: chance.roll(players), turns: players * 5, due: 0 }],
    silver: new Array<number>(players).fill(2),
    gold: new Array<number>(players).fill(2),
    points: new Array<number>(players).fill(0),
    bankSilver: SILVER - 2 * players,
    bankGold: GOLD - 2 * players,
  }),
  view: (state) => copyData(state),
  imagine: (view) => copyData(view),
  outOfTurn: () => "TO-01",
  outOfPlace: () => "TO-02",
  scores: (state) => state.points.map((points, seat) => points + state.gold[seat]),
  winners: (state) => highest(tolls.scores(state)),
  faults(state) {
    const silver = total(state.silver) + state.bankSilver === SILVER ? [] : ["silver is made or lost"];
    return total(state.gold) + state.bankGold === GOLD ? silver : [...silver, "gold is made or lost"];
  },
  words: wordsOf(moves, tollsPhrases),
};

export const tollsSettings: SuiteSettings<Tolls> = { rules: new Set(["TO-01", "TO-02", "TO-03", "TO-04"]) };
