import type { MoveList, SeatId } from "@caravel/kernel";
import { FIELD_COUNT, PIRATES_PER_WORKER, REGION_OF } from "../content/pieces.ts";
import { movingMemo } from "../rules/frames.ts";
import { MOVE } from "../rules/moves.ts";
import { PLACE_COUNT, WATCH } from "../rules/places.ts";
import { copy, type Madeira } from "../rules/state.ts";
import { arrivalVp, liftFigure, setFigure } from "../rules/workers.ts";
import { evaluate } from "./evaluation.ts";

const UNKNOWN = Number.NaN;
const losses = new Float64Array(PLACE_COUNT);
const gains = new Float64Array(PLACE_COUNT);
/** What a pirate costs that need not be kept. */
const A_PIRATE = 0.8;

/** Writes what it is worth to move each figure that may move: what it leaves behind, and what it finds, found once for each place. */
export function weighErrands(state: Madeira, seat: SeatId, { moves, length }: MoveList, out: Float64Array): void {
  const frame = state.stack[state.stack.length - 1];
  const { target } = movingMemo(frame);
  const trial = copy(state);
  trial.stack.pop();
  const now = evaluate(trial, seat);
  losses.fill(UNKNOWN);
  gains.fill(UNKNOWN);
  for (let index = 0; index < length; index++) {
    const move = moves[index];
    if (!MOVE.has(move)) {
      out[index] = 0;
      continue;
    }
    const [from, to] = [MOVE.first(move), MOVE.second(move)];
    if (isOneRegion(from, to)) {
      out[index] = exchangeAt(trial, seat, from, to) - now;
      continue;
    }
    if (Number.isNaN(losses[from])) losses[from] = lossAt(trial, seat, from) - now;
    if (Number.isNaN(gains[to])) gains[to] = gainAt(trial, seat, to) - now + bonus(state, seat, target, to);
    out[index] = losses[from] + gains[to];
  }
}

/** Are both fields of one region? What its buildings give depends on how many work there in all. */
function isOneRegion(from: number, to: number): boolean {
  return from < FIELD_COUNT && to < FIELD_COUNT && REGION_OF[from] === REGION_OF[to];
}

/** What the position is worth with a worker there instead of here. */
function exchangeAt(trial: Madeira, seat: SeatId, from: number, to: number): number {
  const figure = liftFigure(trial, seat, from);
  const worth = gainAt(trial, seat, to);
  setFigure(trial, seat, from, figure);
  return worth;
}

/** What comes with a worker's arrival: points, or pirates that leave. */
function bonus(state: Madeira, seat: SeatId, target: number, to: number): number {
  if (to === WATCH) return A_PIRATE * Math.min(PIRATES_PER_WORKER, state.seats[seat].pirates);
  return arrivalVp(state, seat, target, to);
}

/** What the position is worth without a figure there. */
function lossAt(trial: Madeira, seat: SeatId, from: number): number {
  const figure = liftFigure(trial, seat, from);
  const worth = evaluate(trial, seat);
  setFigure(trial, seat, from, figure);
  return worth;
}

/** What the position is worth with one more worker there. */
function gainAt(trial: Madeira, seat: SeatId, to: number): number {
  setFigure(trial, seat, to, seat);
  const worth = evaluate(trial, seat);
  liftFigure(trial, seat, to);
  return worth;
}
