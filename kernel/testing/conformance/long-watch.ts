import { asks, type Box, copyData, type Frame, nextSeat, type State, vocabulary } from "../../index.ts";
import type { SuiteSettings } from "../check.ts";
import { COMMON, highest, wordsOf } from "./common.ts";
import { longWatchPhrases } from "./words/long-watch.ts";

/** Who looks out often enough, without ever resting, sees land first. For games that need not end, and for options by number of players. */
export interface LongWatch extends State<Frame> {
  /** By seat: how often in a row it has looked out. */
  looks: number[];
  /** How often one must. */
  needed: number;
}

const moves = vocabulary({ look: [], rest: [] });
const { look, rest } = moves.verbs;

const watch = asks<LongWatch, Frame>("watch", {
  verbs: [look, rest],
  moves(_state, _frame, _seat, list) {
    list.add(look.of());
    list.add(rest.of());
  },
  refuse: () => null,
  play(table, frame, seat, move) {
    const { state } = table;
    state.looks[seat] = look.has(move) ? state.looks[seat] + 1 : 0;
    frame.seat = nextSeat(state, seat);
    if (state.looks[seat] === state.needed) table.end();
  },
});

const [NEAR, FAR] = [4, 40];

export const longWatch: Box<LongWatch, Frame, LongWatch> = {
  ...COMMON,
  id: "long-watch",
  players: [1, 2],
  // with two the land is far
  options: {
    land: {
      values: [NEAR, FAR],
      usual: NEAR,
      forPlayers: (players) => (players === 1 ? { values: [NEAR, FAR], usual: NEAR } : { values: [FAR], usual: FAR }),
    },
  },
  bound: { decisions: 300, rule: "LW-02" },
  vocabulary: moves,
  steps: [watch],
  setup: (players, options) => ({
    players,
    stack: [{ step: 0, seat: 0 }],
    looks: new Array<number>(players).fill(0),
    needed: Number(options.land),
  }),
  view: (state) => copyData(state),
  imagine: (view) => copyData(view),
  turnRule: "LW-01",
  placeRule: "LW-01",
  endRule: "LW-01",
  scores: (state) => [...state.looks],
  winners: (state) => highest(state.looks),
  faults: ({ looks, needed }) => (Math.max(...looks) > needed ? ["somebody looked out after the land was seen"] : []),
  words: wordsOf(moves, longWatchPhrases),
};

export const longWatchSettings: SuiteSettings<LongWatch> = { rules: new Set(["LW-01", "LW-02"]) };
