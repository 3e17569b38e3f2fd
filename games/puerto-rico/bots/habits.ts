import type { Move, SeatId } from "@caravel/kernel";
import { CRATE, KEEP, PLACE, PLACE_NOBLE, STORE } from "../rules/moves.ts";
import { colonistsAt, contentOf, type Phase, type PuertoRico, type Seat, tallied } from "../rules/state.ts";
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
  [STEP.load]: fillSmallWharf,
};

/** The move of a decision that needs no trying, or null. */
export function obvious(state: PuertoRico, seat: SeatId, moves: readonly Move[]): Move | null {
  const frame = state.stack[state.stack.length - 1];
  return HABITS[frame.step]?.(state, frame, state.seats[seat], moves) ?? null;
}

/** The first spot offered that should have more colonists than it has; while nobody was moved yet, all are in hand. */
function place(state: PuertoRico, frame: Phase, seat: Seat, moves: readonly Move[]): Move | null {
  const wanted = bestPlacement(state, seat);
  const lacks = (spot: number) => wanted[spot] > (frame.kinds === 0 ? 0 : colonistsAt(seat, spot));
  const wantedMove = moves.find((move) => {
    const verb = PLACE.has(move) ? PLACE : PLACE_NOBLE.has(move) ? PLACE_NOBLE : null;
    return verb !== null && lacks(verb.first(move));
  });
  return wantedMove ?? moves[0];
}

/** Warehouses first, each for the kind that is worth most; then single barrels, the dearest first. */
function store(state: PuertoRico, frame: Phase, seat: Seat, moves: readonly Move[]): Move {
  const { prices } = contentOf(state);
  let best = moves[moves.length - 1];
  let most = -1;
  for (const move of moves) {
    const isWhole = STORE.has(move);
    if (!isWhole && !KEEP.has(move)) continue;
    const good = (isWhole ? STORE : KEEP).first(move);
    const barrels = seat.barrels[good] - tallied(frame.tally, good);
    const worth = isWhole ? 100 + barrels * (2 + prices[good]) : prices[good];
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

/** Once the small wharf is being filled, everything that is left goes into it: the moves end with `done`. */
function fillSmallWharf(_state: PuertoRico, frame: Phase, _seat: Seat, moves: readonly Move[]): Move | null {
  if (frame.tally === 0) return null;
  return CRATE.has(moves[0]) ? moves[0] : moves[moves.length - 1];
}
