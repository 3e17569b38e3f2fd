import type { Match } from "./match.ts";
import { legalMoves } from "./play.ts";
import type { Frame, SeatId, State } from "./state.ts";

/** Where a seat can go back to on its own, or what stands in the way. */
export type LastChoice =
  | { readonly kind: "possible"; readonly to: number }
  | { readonly kind: "nothing" | "luck" | "learned" }
  | { readonly kind: "otherActed"; readonly seat: SeatId };

/** Was the move after so many a choice of this seat, and not its only legal move? */
function hadChoice<S extends State, F extends Frame, V>(match: Match<S, F, V>, ply: number, seat: SeatId): boolean {
  return match.entries[ply]?.seat === seat && legalMoves(match.game, match.states[ply], seat).length > 1;
}

/** The last real choice of a seat that it may take back on its own; forced moves after it go with it. */
export function lastChoice<S extends State, F extends Frame, V>(match: Match<S, F, V>, seat: SeatId): LastChoice {
  const limit = match.undoLimit(seat);
  for (let ply = match.entries.length - 1; ply >= limit; ply--)
    if (hadChoice(match, ply, seat)) return { kind: "possible", to: ply };
  const hasChosen = match.entries.some((_, ply) => hadChoice(match, ply, seat));
  const inTheWay = match.entries[limit - 1];
  if (!hasChosen || inTheWay === undefined) return { kind: "nothing" };
  if (inTheWay.seat !== seat) return { kind: "otherActed", seat: inTheWay.seat };
  return { kind: inTheWay.outcomes.length > 0 ? "luck" : "learned" };
}

/** The earliest real choice of a seat that it may go back to on its own, or null. */
export function firstChoice<S extends State, F extends Frame, V>(match: Match<S, F, V>, seat: SeatId): number | null {
  for (let ply = match.undoLimit(seat); ply < match.entries.length; ply++) if (hadChoice(match, ply, seat)) return ply;
  return null;
}
