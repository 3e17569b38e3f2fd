import {
  asks,
  type Box,
  copyData,
  type DraftFrame,
  draft,
  draftedOf,
  inTurn,
  NOTHING,
  type SeatId,
  type SequenceFrame,
  type State,
  sequence,
  vocabulary,
} from "../../index.ts";
import type { SuiteSettings } from "../check.ts";
import { COMMON, highest, total, wordsOf } from "./common.ts";
import { tollsPhrases } from "./words/tolls.ts";

/** The gate that is to be paid for. */
export interface Toll extends SequenceFrame, DraftFrame {
  gate: number;
}

/** Tolls are paid in silver and gold, and gold stands for silver. For payments from several purses, asked only when it matters. */
export interface Tolls extends State<Toll> {
  /** By purse: what lies in the bank. */
  bank: number[];
  /** By seat, by purse. */
  purses: number[][];
  points: number[];
}

const PURSES = ["silver", "gold"];
const [SILVER, GOLD] = [0, 1];
const COINS = [20, 16];
/** By gate: what is due in silver, for which gold will do, and in gold. */
const DUE = [
  [1, 0],
  [2, 0],
  [2, 1],
];
const [ROUNDS, TURN, PAY] = [0, 1, 2];
const moves = vocabulary({ enter: [["1", "2", "3"]], rest: [], pay: [PURSES], keep: [PURSES] });
const { enter, rest, pay, keep } = moves.verbs;

const frameOf = (step: number, seat: SeatId, gate = 0): Toll => ({
  step,
  seat,
  stage: 0,
  turn: 0,
  drafted: NOTHING,
  draftFrom: 0,
  gate,
});

const due = (gate: number) => total(DUE[gate]);

function canPay(state: Tolls, seat: SeatId, gate: number): boolean {
  const [silver, gold] = state.purses[seat];
  return gold >= DUE[gate][GOLD] + Math.max(0, DUE[gate][SILVER] - silver);
}

const rounds = sequence<Tolls, Toll>("rounds", {
  turns: inTurn({
    from: (_state, frame) => frame.seat,
    turns: ({ players }) => players * 5,
    turn: (table, _frame, seat) => table.push(frameOf(TURN, seat)),
  }),
});

const turn = asks<Tolls, Toll>("turn", {
  verbs: [enter, rest],
  moves(state, _frame, seat, list) {
    for (let gate = 0; gate < DUE.length; gate++) if (canPay(state, seat, gate)) list.add(enter.of(gate));
    list.add(rest.of());
  },
  refuse: (state, _frame, seat, move) => (enter.has(move) && !canPay(state, seat, enter.first(move)) ? "TO-03" : null),
  play(table, _frame, seat, move) {
    const { state } = table;
    table.pop();
    if (rest.has(move)) return earn(state, seat);
    const gate = enter.first(move);
    state.points[seat] += due(gate);
    table.tell?.({ type: "entered", seat, due: due(gate) });
    table.push(frameOf(PAY, seat, gate));
  },
});

function earn({ bank, purses }: Tolls, seat: SeatId): void {
  const silver = Math.min(2, bank[SILVER]);
  purses[seat][SILVER] += silver;
  bank[SILVER] -= silver;
}

const paying = draft<Tolls, Toll>("pay", {
  picks: [pay],
  backs: [keep],
  left({ purses }, frame, seat, purse) {
    const inPurse = purses[seat][purse] - draftedOf(frame, purse);
    return purse === SILVER ? Math.min(inPurse, DUE[frame.gate][SILVER] - draftedOf(frame, SILVER)) : inPurse;
  },
  least: (_state, { gate }) => due(gate),
  most: (_state, { gate }) => due(gate),
  refuse: () => "TO-04",
  unfinished: "TO-05",
  finish({ state: { purses, bank } }, { drafted }, seat) {
    for (const [purse, coins] of drafted.entries()) {
      purses[seat][purse] -= coins;
      bank[purse] += coins;
    }
  },
});

export const tolls: Box<Tolls, Toll, Tolls> = {
  ...COMMON,
  id: "tolls",
  players: [2, 3],
  vocabulary: moves,
  steps: [rounds, turn, paying],
  setup: (players, _options, chance) => ({
    players,
    stack: [frameOf(ROUNDS, chance.roll(players))],
    bank: COINS.map((coins) => coins - 2 * players),
    purses: Array.from({ length: players }, () => [2, 2]),
    points: new Array<number>(players).fill(0),
  }),
  view: (state) => copyData(state),
  imagine: (view) => copyData(view),
  turnRule: "TO-01",
  placeRule: "TO-02",
  endRule: "TO-01",
  scores: (state) => state.points.map((points, seat) => points + state.purses[seat][GOLD]),
  winners: (state) => highest(tolls.scores(state)),
  faults: ({ bank, purses }) =>
    PURSES.filter((_, purse) => total(purses.map((own) => own[purse])) + bank[purse] !== COINS[purse]).map(
      (purse) => `${purse} is made or lost`,
    ),
  words: wordsOf(moves, tollsPhrases),
};

export const tollsSettings: SuiteSettings<Tolls> = { rules: new Set(["TO-01", "TO-02", "TO-03", "TO-04", "TO-05"]) };
