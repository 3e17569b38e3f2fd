import { asks, type Box, copyData, inTurn, type SequenceFrame, type State, sequence, vocabulary } from "../../index.ts";
import type { SuiteSettings } from "../check.ts";
import { COMMON, highest, total, wordsOf } from "./common.ts";
import { settlingPhrases } from "./words/settling.ts";

/** A draft: where the workers of a turn stand so far, and how many still wait. */
export interface Draft extends SequenceFrame {
  placed: number[];
  waiting: number;
}

/** Workers are put on fields one by one and lifted again until `done`. For a big choice made of small ones. */
export interface Settling extends State<Draft> {
  points: number[];
}

const FIELDS = ["meadow", "forest", "mine"];
/** By field: how many workers have room, and what each earns. */
const ROOM = [3, 2, 1];
const WORTH = [1, 2, 4];
const [ROUNDS, PLACE] = [0, 1];
const moves = vocabulary({ place: [FIELDS], lift: [FIELDS], spread: [], done: [] });
const { place, lift, spread, done } = moves.verbs;

const rounds = sequence<Settling, Draft>("rounds", {
  turns: inTurn({
    from: () => 0,
    turns: ({ players }) => players * 2,
    turn(table, _frame, seat) {
      const waiting = 1 + table.chance.roll(total(ROOM));
      table.push({ step: PLACE, seat, stage: 0, turn: 0, placed: FIELDS.map(() => 0), waiting });
    },
  }),
});

function put(frame: Draft, field: number, workers: number): void {
  frame.placed[field] += workers;
  frame.waiting -= workers;
}

/** Fills the fields from the left with those who wait. */
function spreadOut(frame: Draft): void {
  for (const [field, room] of ROOM.entries()) put(frame, field, Math.min(frame.waiting, room - frame.placed[field]));
}

const placing = asks<Settling, Draft>("place", {
  verbs: [place, lift, spread, done],
  moves(_state, { placed, waiting }, _seat, list) {
    for (let field = 0; field < FIELDS.length; field++) {
      if (waiting > 0 && placed[field] < ROOM[field]) list.add(place.of(field));
      if (placed[field] > 0) list.shortcut(lift.of(field));
    }
    if (waiting > 0) list.shortcut(spread.of());
    else list.add(done.of());
  },
  refuse(_state, { placed, waiting }, _seat, move) {
    if (place.has(move))
      return waiting === 0 ? "SE-03" : placed[place.first(move)] < ROOM[place.first(move)] ? null : "SE-04";
    if (lift.has(move)) return placed[lift.first(move)] > 0 ? null : "SE-05";
    if (spread.has(move)) return waiting > 0 ? null : "SE-03";
    return waiting > 0 ? "SE-06" : null;
  },
  hurry(table, frame, seat) {
    if (frame.waiting > 0 && ROOM.filter((room, field) => room > frame.placed[field]).length > 1) return false;
    spreadOut(frame);
    placing.play(table, frame, seat, done.of());
    return true;
  },
  play(table, frame, seat, move) {
    if (place.has(move)) return put(frame, place.first(move), 1);
    if (lift.has(move)) return put(frame, lift.first(move), -1);
    if (spread.has(move)) return spreadOut(frame);
    table.pop();
    const points = total(frame.placed.map((workers, field) => workers * WORTH[field]));
    table.state.points[seat] += points;
    table.tell?.({ type: "settled", seat, points });
  },
});

export const settling: Box<Settling, Draft, Settling> = {
  ...COMMON,
  id: "settling",
  players: [2],
  vocabulary: moves,
  steps: [rounds, placing],
  setup: (players) => ({
    players,
    stack: [{ step: ROUNDS, seat: 0, stage: 0, turn: 0, placed: [], waiting: 0 }],
    points: new Array<number>(players).fill(0),
  }),
  view: (state) => copyData(state),
  imagine: (view) => copyData(view),
  turnRule: "SE-01",
  placeRule: "SE-02",
  endRule: "SE-01",
  scores: (state) => [...state.points],
  winners: (state) => highest(state.points),
  faults: (state) =>
    state.stack.every(
      ({ placed, waiting }) => placed.every((workers, field) => workers >= 0 && workers <= ROOM[field]) && waiting >= 0,
    )
      ? []
      : ["workers stand where there is no room"],
  words: wordsOf(moves, settlingPhrases),
};

export const settlingSettings: SuiteSettings<Settling> = {
  rules: new Set(["SE-01", "SE-02", "SE-03", "SE-04", "SE-05", "SE-06"]),
};
