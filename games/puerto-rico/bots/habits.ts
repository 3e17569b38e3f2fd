import { draftedOf, type Move, memoOf, type SeatId } from "@caravel/kernel";
import { GOODS } from "../content/pieces.ts";
import type { Phase } from "../rules/frames.ts";
import { CRATE, KEEP, PLACE, PLACE_NOBLE, STORE } from "../rules/moves.ts";
import { singleBarrels } from "../rules/roles/storage.ts";
import { colonistsAt, contentOf, type PuertoRico, type Seat } from "../rules/state.ts";
import { STEP } from "../rules/steps.ts";
import { bestPlacement } from "./placing.ts";

/** A position can be judged when a phase is over: the next thing is to choose a role, or a building for the board. */
export function isQuiet({ stack }: PuertoRico): boolean {
  const { step } = stack[stack.length - 1];
  return step === STEP.year || step === STEP.draft;
}

/** Decisions that a player makes without trying every move, by their step. */
const HABITS: Readonly<
  Record<number, (state: PuertoRico, frame: Phase, seat: Seat, moves: readonly Move[]) => Move | null>
> = {
  // takes part, with the privilege if it is his; produces
  [STEP.join]: (_state, _frame, _seat, moves) => moves[0],
  [STEP.produce]: (_state, _frame, _seat, moves) => moves[0],
  [STEP.place]: place,
  [STEP.store]: store,
  [STEP.crates]: fillSmallWharf,
};

/** The move of a decision that needs no trying, or null. */
export function obvious(state: PuertoRico, seat: SeatId, moves: readonly Move[]): Move | null {
  const frame = state.stack[state.stack.length - 1];
  return HABITS[frame.step]?.(state, frame, state.seats[seat], moves) ?? null;
}

/** Is the decision one of those? */
export function isHabit({ stack }: PuertoRico): boolean {
  return HABITS[stack[stack.length - 1].step] !== undefined;
}

function place(state: PuertoRico, _frame: Phase, seat: Seat, moves: readonly Move[]): Move {
  return placeNext(state, seat, bestPlacement(state, seat), moves);
}

/** The first spot offered that should have more colonists than it has; while nobody was moved yet, all are in hand. */
export function placeNext(state: PuertoRico, seat: Seat, wanted: readonly number[], moves: readonly Move[]): Move {
  const { begun } = memoOf(state, "placing");
  const lacks = (spot: number) => wanted[spot] > (begun ? colonistsAt(seat, spot) : 0);
  const wantedMove = moves.find((move) => {
    const verb = PLACE.has(move) ? PLACE : PLACE_NOBLE.has(move) ? PLACE_NOBLE : null;
    return verb !== null && lacks(verb.first(move));
  });
  return wantedMove ?? moves[0];
}

/** Warehouses first, each for the kind that is worth most; then single barrels, the dearest of what is left. */
function store(state: PuertoRico, frame: Phase, seat: Seat, moves: readonly Move[]): Move {
  const { prices } = contentOf(state);
  let best: Move | null = null;
  let most = 0;
  for (const move of moves) {
    if (!STORE.has(move)) continue;
    const good = STORE.first(move);
    const worth = seat.barrels[good] * (2 + prices[good]);
    if (worth > most) [best, most] = [move, worth];
  }
  if (best !== null) return best;
  const wanted = dearestSingles(prices, frame, seat);
  const keep = moves.find((move) => KEEP.has(move) && wanted[KEEP.first(move)] > keptSingly(frame, KEEP.first(move)));
  return keep ?? moves[moves.length - 1];
}

const keptSingly = (frame: Phase, good: number) => draftedOf(frame, GOODS.length + good);

/** By good: single barrels to keep, the dearest first, of what no warehouse keeps. */
function dearestSingles(prices: readonly number[], frame: Phase, seat: Seat): number[] {
  const wanted = GOODS.map(() => 0);
  let left = singleBarrels(seat);
  for (const good of [...GOODS.keys()].sort((one, other) => prices[other] - prices[one])) {
    if (draftedOf(frame, good) > 0) continue;
    wanted[good] = Math.min(left, seat.barrels[good]);
    left -= wanted[good];
  }
  return wanted;
}

/** Once the small wharf is being filled, everything that is left goes into it: the moves end with `done`. */
function fillSmallWharf(_state: PuertoRico, _frame: Phase, _seat: Seat, moves: readonly Move[]): Move {
  return CRATE.has(moves[0]) ? moves[0] : moves[moves.length - 1];
}
