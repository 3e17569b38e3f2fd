import { inTurn, type SeatId, type Stage } from "@caravel/kernel";
import type { Phase } from "./frames.ts";
import type { PuertoRico, PuertoRicoTable } from "./state.ts";

/** Begins a player's turn in a phase. */
type Turn<F extends Phase> = (table: PuertoRicoTable, frame: F, seat: SeatId) => void;

/** PR-TERM-04: a line of a phase in which everybody has a turn, the role-taker (whose frame the phase has) first; or so many turns, round and round. */
export function inPlayerOrder<F extends Phase>(
  turn: Turn<F>,
  turns?: (state: PuertoRico, frame: F) => number,
): Stage<PuertoRico, F> {
  return inTurn({ turn, turns });
}
