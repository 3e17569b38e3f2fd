import {
  asks,
  type Box,
  copyData,
  type Frame,
  nextSeat,
  runs,
  type State,
  seatsFrom,
  type Table,
  vocabulary,
} from "../../index.ts";
import type { SuiteSettings } from "../check.ts";
import { COMMON, highest, total, wordsOf } from "./common.ts";
import { loadingPhrases } from "./words/loading.ts";

/** How many seats in a row could not load. */
export interface LoadFrame extends Frame {
  idle: number;
}

/** In turn everybody loads while anybody can. For loops that end when nobody can act. */
export interface Loading extends State<LoadFrame> {
  /** By seat, by good: barrels. */
  barrels: number[][];
  points: number[];
  /** By good: barrels in the bag. */
  bag: number[];
  /** By ship: its good or EMPTY, and the barrels on it. */
  shipGood: number[];
  shipBarrels: number[];
  roundsLeft: number;
}

const EMPTY = -1;
const GOODS = ["corn", "sugar", "coffee"];
const SHIPS = ["small", "large"];
const ROOM = [2, 4];
const BAG = [12, 10, 8];
const [ROUND, LOAD] = [0, 1];
const moves = vocabulary({ load: [GOODS, SHIPS] });
const { load } = moves.verbs;

function whyNot(state: Loading, seat: number, good: number, ship: number): string | null {
  if (state.barrels[seat][good] === 0) return "LO-02";
  if (state.shipBarrels[ship] === ROOM[ship]) return "LO-03";
  return state.shipGood[ship] === EMPTY || state.shipGood[ship] === good ? null : "LO-04";
}

function dealBarrels({ state, chance }: Table<Loading, LoadFrame>): void {
  for (const seat of seatsFrom(state, 0))
    for (let barrel = 0; barrel < 3; barrel++) state.barrels[seat][chance.draw(state.bag)]++;
}

const round = runs<Loading, LoadFrame>("round", (table, frame) => {
  const { state } = table;
  for (let ship = 0; ship < SHIPS.length; ship++) {
    if (state.shipGood[ship] !== EMPTY) state.bag[state.shipGood[ship]] += state.shipBarrels[ship];
    state.shipGood[ship] = EMPTY;
    state.shipBarrels[ship] = 0;
  }
  if (state.roundsLeft === 0) return table.end();
  state.roundsLeft--;
  dealBarrels(table);
  frame.seat = nextSeat(state, frame.seat);
  table.push({ step: LOAD, seat: frame.seat, idle: 0 });
});

const loadShips = asks<Loading, LoadFrame>("load", {
  verbs: [load],
  moves(state, _frame, seat, list) {
    for (let good = 0; good < GOODS.length; good++)
      for (let ship = 0; ship < SHIPS.length; ship++)
        if (whyNot(state, seat, good, ship) === null) list.add(load.of(good, ship));
  },
  refuse: (state, _frame, seat, move) => whyNot(state, seat, load.first(move), load.second(move)),
  play(table, frame, seat, move) {
    const { state } = table;
    const [good, ship] = [load.first(move), load.second(move)];
    const barrels = Math.min(state.barrels[seat][good], ROOM[ship] - state.shipBarrels[ship]);
    state.barrels[seat][good] -= barrels;
    state.shipGood[ship] = good;
    state.shipBarrels[ship] += barrels;
    state.points[seat] += barrels;
    table.tell?.({ type: "loaded", seat, barrels });
    frame.idle = 0;
    frame.seat = nextSeat(state, seat);
  },
  skip(table, frame, seat) {
    frame.seat = nextSeat(table.state, seat);
    if (++frame.idle === table.state.players) table.pop();
  },
});

export const loading: Box<Loading, LoadFrame, Loading> = {
  ...COMMON,
  id: "loading",
  players: [2, 3],
  vocabulary: moves,
  steps: [round, loadShips],
  setup: (players) => ({
    players,
    stack: [{ step: ROUND, seat: 0, idle: 0 }],
    barrels: Array.from({ length: players }, () => GOODS.map(() => 0)),
    points: new Array<number>(players).fill(0),
    bag: [...BAG],
    shipGood: [EMPTY, EMPTY],
    shipBarrels: [0, 0],
    roundsLeft: 3,
  }),
  view: (state) => copyData(state),
  imagine: (view) => copyData(view),
  turnRule: "LO-01",
  placeRule: "LO-01",
  endRule: "LO-01",
  scores: (state) => [...state.points],
  winners: (state) => highest(state.points),
  faults(state) {
    const onShips = (good: number) => total(state.shipBarrels.filter((_, ship) => state.shipGood[ship] === good));
    const inAll = (good: number) =>
      state.bag[good] + onShips(good) + total(state.barrels.map((barrels) => barrels[good]));
    return GOODS.filter((_, good) => inAll(good) !== BAG[good]).map((good) => `${good} is made or lost`);
  },
  words: wordsOf(moves, loadingPhrases),
};

export const loadingSettings: SuiteSettings<Loading> = { rules: new Set(["LO-01", "LO-02", "LO-03", "LO-04"]) };
