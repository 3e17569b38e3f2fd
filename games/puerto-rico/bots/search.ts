import type { Habits, LearnedValue, MoveList, SearchModel, SeatId, Table } from "@caravel/kernel";
import type { Phase } from "../rules/frames.ts";
import { type PuertoRico, SPOT_COUNT } from "../rules/state.ts";
import { STEP } from "../rules/steps.ts";
import { FEATURES, measure } from "./features.ts";
import { isHabit, isQuiet, obvious, placeNext } from "./habits.ts";
import { incline } from "./inclinations.ts";
import { bestPlacement } from "./placing.ts";
import { sheet, WEIGHTS } from "./weights.ts";

/** More moves than any decision has. */
const MOST_MOVES = 2 * (SPOT_COUNT + 1);
const inclinations = new Float64Array(MOST_MOVES);

/** By how much more one must be inclined to a move for it to be e times as promising. */
const RESERVE = 0.8;

/** How promising moves are: the more a player is inclined to them, the more. */
function prior(state: PuertoRico, seat: SeatId, list: MoveList, promise: Float64Array): void {
  incline(state, seat, list, promise);
  let most = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < list.length; place++) most = Math.max(most, promise[place]);
  for (let place = 0; place < list.length; place++) promise[place] = Math.exp((promise[place] - most) / RESERVE);
}

/** The move to which a player is most inclined; the first one among equals. */
function script(state: PuertoRico, seat: SeatId, list: MoveList): number {
  incline(state, seat, list, inclinations);
  let best = 0;
  for (let place = 1; place < list.length; place++) if (inclinations[place] > inclinations[best]) best = place;
  return list.moves[best];
}

const habits: Habits = {
  ways: (state) => (isHabit(state as PuertoRico) ? 1 : 0),
  next: (state, seat, list) => obvious(state as PuertoRico, seat, list.toArray()) ?? list.moves[0],
  play,
};

/** Makes a habitual decision; all colonists are placed by one plan. */
function play(table: Table): void {
  const { seat, list } = table;
  const state = table.state as PuertoRico;
  if (topStep(state) !== STEP.place) return table.play(seat, habits.next(state, seat, list, 0));
  const board = state.seats[seat];
  const wanted = bestPlacement(state, board);
  do table.play(seat, placeNext(state, board, wanted, list.toArray()));
  while (table.ask() && table.seat === seat && topStep(state) === STEP.place);
}

const topStep = ({ stack }: { readonly stack: readonly Phase[] }): number => stack[stack.length - 1].step;

/** Once an ending is met, one plays on to the end: only what is won there counts. */
function canJudge(state: PuertoRico): boolean {
  return state.endings === 0 && isQuiet(state);
}

const value: LearnedValue = { features: FEATURES, measure, sheet, instead: "3", weights: WEIGHTS };

/** What tree search knows of Puerto Rico. */
export const search = { habits, prior, script, isQuiet: canJudge, value } satisfies SearchModel;
