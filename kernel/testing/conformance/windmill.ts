import {
  asks,
  type Box,
  copyData,
  eachSeat,
  type Offer,
  type State,
  type TurnsFrame,
  vocabulary,
} from "../../index.ts";
import type { SuiteSettings } from "../check.ts";
import { COMMON, highest, total, wordsOf } from "./common.ts";
import { windmillPhrases } from "./words/windmill.ts";

/** Farmers build houses, and may grind or bake beside any decision. For offers that stand and never stall the table. */
export interface Windmill extends State<TurnsFrame> {
  wheat: number[];
  coins: number[];
  /** By seat: painted houses. */
  houses: number[];
  supply: number;
  bank: number;
}

const [WHEAT, COINS, PRICE] = [12, 12, 2];
const [ROUNDS, TURN, PAINT] = [0, 1, 2];
const moves = vocabulary({ build: [], pass: [], paint: [["red", "blue"]], grind: [], bake: [] });
const { build, pass, paint, grind, bake } = moves.verbs;

const rounds = eachSeat<Windmill, TurnsFrame>("rounds", {
  turn: (table, _frame, seat) => table.push({ step: TURN, seat, turns: 0 }),
});

const turn = asks<Windmill, TurnsFrame>("turn", {
  verbs: [build, pass],
  moves(state, _frame, seat, list) {
    if (state.coins[seat] >= PRICE) list.add(build.of());
    list.add(pass.of());
  },
  refuse: (state, _frame, seat, move) => (build.has(move) && state.coins[seat] < PRICE ? "WM-03" : null),
  play(table, _frame, seat, move) {
    const { state } = table;
    table.pop();
    if (build.has(move)) {
      state.coins[seat] -= PRICE;
      state.bank += PRICE;
      return table.push({ step: PAINT, seat, turns: 0 });
    }
    const harvest = Math.min(2, state.supply);
    state.wheat[seat] += harvest;
    state.supply -= harvest;
    table.tell({ type: "harvested", seat, harvest });
  },
});

const painting = asks<Windmill, TurnsFrame>("paint", {
  verbs: [paint],
  moves(_state, _frame, _seat, list) {
    for (const colour of [0, 1]) list.add(paint.of(colour));
  },
  refuse: () => null,
  play(table, _frame, seat) {
    table.pop();
    table.state.houses[seat]++;
  },
});

const windmillOffer: Offer<Windmill, TurnsFrame> = {
  name: "windmill",
  verbs: [grind, bake],
  stands: (state, seat) => state.wheat[seat] >= 2 || state.coins[seat] > 0,
  moves(state, seat, list) {
    if (state.wheat[seat] >= 2 && state.bank > 0) list.add(grind.of());
    if (state.coins[seat] > 0 && state.supply > 0) list.add(bake.of());
  },
  refuse(state, seat, move) {
    if (grind.has(move)) return state.wheat[seat] < 2 || state.bank === 0 ? "WM-04" : null;
    return state.coins[seat] === 0 || state.supply === 0 ? "WM-05" : null;
  },
  play({ state }, seat, move) {
    const [wheat, coins] = grind.has(move) ? [-2, 1] : [1, -1];
    state.wheat[seat] += wheat;
    state.supply -= wheat;
    state.coins[seat] += coins;
    state.bank -= coins;
  },
};

export const windmill: Box<Windmill, TurnsFrame, Windmill> = {
  ...COMMON,
  id: "windmill",
  players: [2, 3],
  vocabulary: moves,
  steps: [rounds, turn, painting],
  anytime: [windmillOffer],
  setup: (players) => ({
    players,
    stack: [{ step: ROUNDS, seat: 0, turns: players * 4 }],
    wheat: new Array<number>(players).fill(2),
    coins: new Array<number>(players).fill(1),
    houses: new Array<number>(players).fill(0),
    supply: WHEAT - 2 * players,
    bank: COINS - players,
  }),
  view: (state) => copyData(state),
  imagine: (view) => copyData(view),
  outOfTurn: () => "WM-01",
  outOfPlace: () => "WM-02",
  scores: (state) => [...state.houses],
  winners: (state) => highest(state.houses),
  faults(state) {
    const wheat = total(state.wheat) + state.supply === WHEAT ? [] : ["wheat is made or lost"];
    return total(state.coins) + state.bank === COINS ? wheat : [...wheat, "coins are made or lost"];
  },
  words: wordsOf(moves, windmillPhrases),
};

export const windmillSettings: SuiteSettings<Windmill> = {
  rules: new Set(["WM-01", "WM-02", "WM-03", "WM-04", "WM-05"]),
};
