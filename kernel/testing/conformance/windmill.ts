import {
  asks,
  type Box,
  copyData,
  endGame,
  inTurn,
  offers,
  type RuleId,
  repeat,
  type SeatId,
  type SequenceFrame,
  type State,
  sequence,
  vocabulary,
  when,
} from "../../index.ts";
import type { SuiteSettings } from "../check.ts";
import { COMMON, highest, wordsOf } from "./common.ts";
import { windmillPhrases } from "./words/windmill.ts";

/**
 * Farmers sow, build houses and feed their hands, and use the windmill beside any decision of their own.
 * For long flows, and for offers that stand, never stall the table, and can be passed over by search.
 */
export interface Windmill extends State<SequenceFrame> {
  yearsLeft: number;
  /** By seat, by good. */
  goods: number[][];
  coins: number[];
  bread: number[];
  /** By seat: how high the mill stands. */
  level: number[];
  points: number[];
}

const GOODS = ["wheat", "wine"];
const [WHEAT, WINE] = [0, 1];
/** Two goods that are given away at the mill. */
const PAIRS = [
  [WHEAT, WHEAT],
  [WHEAT, WINE],
  [WINE, WINE],
];
const [PRICE, HOUSE_POINTS, TOP, HANDS, SOWN] = [6, 4, 3, 3, 3];
const [YEAR, SOW, WORK, PAINT, CLOSE, FEED] = [0, 1, 2, 3, 4, 5];

const moves = vocabulary({
  sow: [GOODS],
  build: [],
  pass: [],
  paint: [GOODS],
  done: [],
  feed: [["0", "1", "2", "3"]],
  exchange: [PAIRS.map((pair) => pair.map((good) => GOODS[good]).join("+")), GOODS],
  up: [],
  down: [["bread", "coins"]],
});
const { sow, build, pass, paint, done, feed, exchange, up, down } = moves.verbs;
const MILL_MOVES = Array.from({ length: down.end - exchange.start }, (_, number) => exchange.start + number);

const frameOf = (step: number, seat: SeatId): SequenceFrame => ({ step, seat, stage: 0, turn: 0 });
const stepNow = ({ stack }: Windmill) => stack[stack.length - 1].step;
const need = (state: Windmill, seat: SeatId) => Math.max(0, HANDS - state.level[seat]);

const year = sequence<Windmill, SequenceFrame>("year", {
  sowing: inTurn({ from: () => 0, turn: (table, _frame, seat) => table.push(frameOf(SOW, seat)) }),
  work: inTurn({ from: () => 0, turn: (table, _frame, seat) => table.push(frameOf(WORK, seat)) }),
  closing: inTurn({
    from: () => 0,
    turn(table, _frame, seat) {
      if (canGoDown(table.state, seat)) table.push(frameOf(CLOSE, seat));
    },
  }),
  feeding: inTurn({
    from: () => 0,
    turn(table, _frame, seat) {
      const { state } = table;
      if (need(state, seat) > 0 || hasPair(state, seat)) table.push(frameOf(FEED, seat));
    },
  }),
  turn: ({ state }) => void state.yearsLeft--,
  again: when(({ yearsLeft }) => yearsLeft > 0, repeat()),
  end: endGame,
});

const sowing = asks<Windmill, SequenceFrame>("sow", {
  verbs: [sow],
  moves(_state, _frame, _seat, list) {
    for (const good of [WHEAT, WINE]) list.add(sow.of(good));
  },
  refuse: () => null,
  play(table, _frame, seat, move) {
    table.pop();
    table.state.goods[seat][sow.first(move)] += SOWN;
  },
});

/** A house must be painted with a good, so that one must be left. */
function whyNotBuild(state: Windmill, seat: SeatId): RuleId | null {
  if (state.coins[seat] < PRICE) return "WM-03";
  return state.goods[seat][WHEAT] + state.goods[seat][WINE] > 0 ? null : "WM-11";
}

const work = asks<Windmill, SequenceFrame>("work", {
  verbs: [build, pass],
  moves(state, _frame, seat, list) {
    if (whyNotBuild(state, seat) === null) list.add(build.of());
    list.add(pass.of());
  },
  refuse: (state, _frame, seat, move) => (build.has(move) ? whyNotBuild(state, seat) : null),
  play(table, _frame, seat, move) {
    const { state } = table;
    table.pop();
    if (pass.has(move)) {
      state.coins[seat] += 2;
      return;
    }
    state.coins[seat] -= PRICE;
    state.points[seat] += HOUSE_POINTS;
    table.tell?.({ type: "built", seat });
    table.push(frameOf(PAINT, seat));
  },
});

const painting = asks<Windmill, SequenceFrame>("paint", {
  verbs: [paint],
  instead: { pass: "WM-12" },
  moves(state, _frame, seat, list) {
    for (const good of [WHEAT, WINE]) if (state.goods[seat][good] > 0) list.add(paint.of(good));
  },
  refuse: (state, _frame, seat, move) => (state.goods[seat][paint.first(move)] > 0 ? null : "WM-11"),
  play(table, _frame, seat, move) {
    table.pop();
    table.state.goods[seat][paint.first(move)]--;
  },
});

const closing = asks<Windmill, SequenceFrame>("close", {
  verbs: [done],
  moves: (_state, _frame, _seat, list) => list.add(done.of()),
  refuse: () => null,
  play: (table) => table.pop(),
});

const feeding = asks<Windmill, SequenceFrame>("feed", {
  verbs: [feed],
  turnRule: "WM-10",
  moves(state, _frame, seat, list) {
    for (let bread = 0; bread <= need(state, seat) && bread <= state.bread[seat]; bread++) list.add(feed.of(bread));
  },
  refuse: (state, _frame, seat, move) =>
    feed.first(move) <= need(state, seat) && feed.first(move) <= state.bread[seat] ? null : "WM-10",
  play(table, _frame, seat, move) {
    const { state } = table;
    table.pop();
    const bread = feed.first(move);
    state.points[seat] -= need(state, seat) - bread;
    state.bread[seat] -= bread;
    table.tell?.({ type: "fed", seat, bread });
  },
});

function hasPair({ goods }: Windmill, seat: SeatId): boolean {
  return goods[seat][WHEAT] + goods[seat][WINE] >= 2;
}

/** Now, or after the mill has gone up by the wheat that is there or can be had. */
function canGoDown(state: Windmill, seat: SeatId): boolean {
  return state.level[seat] > 0 || state.points[seat] > 0 || hasPair(state, seat);
}

/** The rule against a use of the windmill, or null. */
function whyNotMill(state: Windmill, seat: SeatId, move: number): RuleId | null {
  const step = stepNow(state);
  if (step === SOW) return "WM-08";
  const goods = state.goods[seat];
  if (down.has(move)) {
    if (step === FEED) return "WM-09";
    return state.level[seat] > 0 || state.points[seat] > 0 ? null : "WM-06";
  }
  if (exchange.has(move)) {
    const [one, other] = PAIRS[exchange.first(move)];
    return goods[one] > 0 && goods[other] > (one === other ? 1 : 0) ? null : "WM-04";
  }
  if (goods[WHEAT] < 2) return "WM-05";
  // what is being painted needs a good
  return step === PAINT && goods[WHEAT] + goods[WINE] === 2 ? "WM-07" : null;
}

const mill = offers<Windmill, SequenceFrame>("windmill", {
  verbs: [exchange, up, down],
  stands: (state) => stepNow(state) !== SOW,
  // before the last moment the mill is worth a thought only to those who could build with what it gives
  forSearch: (state, seat) => stepNow(state) !== WORK || (state.coins[seat] < PRICE && state.coins[seat] >= PRICE - 3),
  moves(state, seat, list) {
    for (const move of MILL_MOVES) if (whyNotMill(state, seat, move) === null) list.add(move);
  },
  refuse: whyNotMill,
  play(table, seat, move) {
    const { state } = table;
    const goods = state.goods[seat];
    if (exchange.has(move)) {
      for (const good of PAIRS[exchange.first(move)]) goods[good]--;
      goods[exchange.second(move)]++;
    } else if (up.has(move)) {
      goods[WHEAT] -= 2;
      if (state.level[seat] === TOP) state.points[seat]++;
      else state.level[seat]++;
    } else {
      if (state.level[seat] > 0) state.level[seat]--;
      else state.points[seat]--;
      if (down.first(move) === 0) state.bread[seat]++;
      else state.coins[seat] += 3;
    }
    table.tell?.({ type: "milled", seat });
  },
});

export const windmill: Box<Windmill, SequenceFrame, Windmill> = {
  ...COMMON,
  id: "windmill",
  players: [2, 3],
  vocabulary: moves,
  steps: [year, sowing, work, painting, closing, feeding],
  anytime: [mill],
  setup: (players) => ({
    players,
    stack: [frameOf(YEAR, 0)],
    yearsLeft: 3,
    goods: Array.from({ length: players }, () => [1, 1]),
    coins: new Array<number>(players).fill(2),
    bread: new Array<number>(players).fill(1),
    level: new Array<number>(players).fill(1),
    points: new Array<number>(players).fill(0),
  }),
  view: (state) => copyData(state),
  imagine: (view) => copyData(view),
  turnRule: "WM-01",
  homeRules: { sow: "WM-08" },
  placeRule: "WM-02",
  endRule: "WM-01",
  scores: (state) => [...state.points],
  winners: (state) => highest(state.points),
  faults: ({ goods, coins, bread, level }) =>
    [...goods.flat(), ...coins, ...bread, ...level].every((count) => count >= 0) && Math.max(...level) <= TOP
      ? []
      : ["somebody owes something, or a mill stands too high"],
  words: wordsOf(moves, windmillPhrases),
};

const RULES = Array.from({ length: 12 }, (_, number) => `WM-${String(number + 1).padStart(2, "0")}`);

export const windmillSettings: SuiteSettings<Windmill> = { rules: new Set(RULES) };
