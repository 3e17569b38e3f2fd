import { asks, type Box, copyData, type Frame, nextSeat, type State, type Table, vocabulary } from "../../index.ts";
import type { SuiteSettings } from "../check.ts";
import { COMMON, highest, total, wordsOf } from "./common.ts";
import { treasureChainPhrases } from "./words/treasure-chain.ts";

/** By reward: how many of it are still to be taken. */
export interface Rewards extends Frame {
  rewards: number[];
}

/** Chests hold rewards, some of which open more chests. For nested rewards in an order that the player picks. */
export interface TreasureChain extends State<Rewards> {
  coins: number[];
  bank: number;
  /** By place: the number of the chest that lies there. */
  line: number[];
  /** How many of the line are open, from the left. */
  opened: number;
}

const COINS = 100;
const REWARDS = ["coin", "three", "double", "key"];
const [COIN, THREE, DOUBLE] = [0, 1, 2];
/** By chest, by reward: what is inside. */
const CHESTS = [
  [2, 0, 0, 1],
  [1, 1, 1, 0],
  [0, 1, 0, 2],
  [1, 0, 1, 1],
  [0, 2, 0, 0],
  [1, 0, 1, 0],
];
const [TURN, TAKE] = [0, 1];
const moves = vocabulary({ open: [], take: [REWARDS] });
const { open, take } = moves.verbs;

function openNext(table: Table<TreasureChain, Rewards>, seat: number): void {
  const { state } = table;
  if (state.opened === state.line.length) return;
  const rewards = [...CHESTS[state.line[state.opened++]]];
  table.tell?.({ type: "opened", seat });
  table.push({ step: TAKE, seat, rewards });
}

function earn({ state }: Table<TreasureChain, Rewards>, seat: number, wanted: number): void {
  const coins = Math.min(wanted, state.bank);
  state.coins[seat] += coins;
  state.bank -= coins;
}

const turn = asks<TreasureChain, Rewards>("turn", {
  verbs: [open],
  moves(state, _frame, _seat, list) {
    if (state.opened < state.line.length) list.add(open.of());
  },
  refuse: (state) => (state.opened < state.line.length ? null : "TC-03"),
  play(table, frame, seat) {
    frame.seat = nextSeat(table.state, seat);
    openNext(table, seat);
  },
});

const collect = asks<TreasureChain, Rewards>("collect", {
  verbs: [take],
  moves(_state, frame, _seat, list) {
    for (let reward = 0; reward < REWARDS.length; reward++) if (frame.rewards[reward] > 0) list.add(take.of(reward));
  },
  refuse: (_state, frame, _seat, move) => (frame.rewards[take.first(move)] > 0 ? null : "TC-04"),
  play(table, frame, seat, move) {
    const reward = take.first(move);
    frame.rewards[reward]--;
    if (total(frame.rewards) === 0) table.pop();
    if (reward === COIN) earn(table, seat, 1);
    else if (reward === THREE) earn(table, seat, 3);
    else if (reward === DOUBLE) earn(table, seat, table.state.coins[seat]);
    else openNext(table, seat);
  },
});

export const treasureChain: Box<TreasureChain, Rewards, TreasureChain> = {
  ...COMMON,
  id: "treasure-chain",
  players: [2],
  vocabulary: moves,
  steps: [turn, collect],
  setup(players, _options, chance) {
    const line = [...CHESTS.keys()];
    chance.shuffle(line);
    const stack = [{ step: TURN, seat: 0, rewards: [] }];
    return { players, stack, coins: new Array<number>(players).fill(0), bank: COINS, line, opened: 0 };
  },
  view: (state) => copyData(state),
  imagine: (view) => copyData(view),
  turnRule: "TC-01",
  placeRule: "TC-02",
  endRule: "TC-01",
  scores: (state) => [...state.coins],
  winners: (state) => highest(state.coins),
  faults: (state) => (total(state.coins) + state.bank === COINS ? [] : ["coins are made or lost"]),
  words: wordsOf(moves, treasureChainPhrases),
};

export const treasureChainSettings: SuiteSettings<TreasureChain> = {
  rules: new Set(["TC-01", "TC-02", "TC-03", "TC-04"]),
};
