import {
  type Box,
  type Chance,
  copyData,
  everybody,
  guessAnswers,
  NO_ANSWER,
  runs,
  type SecretFrame,
  type State,
  secretly,
  showStack,
  vocabulary,
} from "../../index.ts";
import type { SuiteSettings } from "../check.ts";
import { COMMON, highest, total, wordsOf } from "./common.ts";
import { sealedBidsPhrases } from "./words/sealed-bids.ts";

/** Everybody bids in secret for a prize; the highest bid that nobody shares wins it. For secret simultaneous answers. */
export interface SealedBids extends State<SecretFrame> {
  coins: number[];
  points: number[];
  bank: number;
  prize: number;
  roundsLeft: number;
  /** May a bid be changed until the last one is in? */
  changes: boolean;
}

const START_COINS = 6;
const [ROUND, BID, FINAL_BID] = [0, 1, 2];
const moves = vocabulary({ bid: [["0", "1", "2", "3"]] });
const { bid } = moves.verbs;

const round = runs<SealedBids, SecretFrame>("round", (table) => {
  const { state } = table;
  if (state.roundsLeft === 0) return table.end();
  state.roundsLeft--;
  state.prize = 1 + table.chance.roll(3);
  table.tell?.({ type: "prize", prize: state.prize });
  const answers = new Array<number>(state.players).fill(NO_ANSWER);
  table.push({ step: state.changes ? BID : FINAL_BID, seat: 0, answers });
});

const bidding = (name: string, final: boolean) =>
  secretly<SealedBids, SecretFrame>(name, {
    verbs: [bid],
    final: () => final,
    asked: everybody,
    moves(state, _frame, seat, list) {
      for (let coins = 0; coins <= 3 && coins <= state.coins[seat]; coins++) list.add(bid.of(coins));
    },
    refuse: (state, _frame, seat, move) => (bid.first(move) > state.coins[seat] ? "SB-02" : null),
    reveal(table, answers) {
      const { state } = table;
      const bids = answers.map((move) => bid.first(move));
      const best = Math.max(...bids.filter((coins) => bids.indexOf(coins) === bids.lastIndexOf(coins)));
      const seat = bids.indexOf(best);
      table.tell?.({ type: "revealed", bids: bids.join() });
      if (seat < 0) return;
      state.coins[seat] -= best;
      state.bank += best;
      state.points[seat] += state.prize;
    },
  });

const steps = [round, bidding("bid", false), bidding("final bid", true)];

export const sealedBids: Box<SealedBids, SecretFrame, SealedBids> = {
  ...COMMON,
  id: "sealed-bids",
  players: [2, 3],
  options: { changes: { values: [true, false], usual: true } },
  vocabulary: moves,
  steps,
  setup: (players, options) => ({
    players,
    stack: [{ step: ROUND, seat: 0, answers: [] }],
    coins: new Array<number>(players).fill(START_COINS),
    points: new Array<number>(players).fill(0),
    bank: 0,
    prize: 0,
    roundsLeft: 4,
    changes: options.changes !== false,
  }),
  view: (state, seat) => ({
    players: state.players,
    stack: showStack(steps, state, seat),
    coins: [...state.coins],
    points: [...state.points],
    bank: state.bank,
    prize: state.prize,
    roundsLeft: state.roundsLeft,
    changes: state.changes,
  }),
  imagine(view, chance: Chance) {
    const state = copyData(view);
    guessAnswers(sealedBids, state, chance);
    return state;
  },
  turnRule: "SB-01",
  placeRule: "SB-01",
  endRule: "SB-01",
  scores: (state) => [...state.points],
  winners: (state) => highest(state.points),
  faults: (state) =>
    total(state.coins) + state.bank === START_COINS * state.players ? [] : ["coins are made or lost"],
  words: wordsOf(moves, sealedBidsPhrases),
};

export const sealedBidsSettings: SuiteSettings<SealedBids> = {
  rules: new Set(["SB-01", "SB-02"]),
  options: [{ changes: true }, { changes: false }],
  secrets: (state, seat) => ({ "bids of others": state.stack.at(-1)?.answers.filter((_, owner) => owner !== seat) }),
};
