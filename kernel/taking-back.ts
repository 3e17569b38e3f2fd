import type { Match } from "./match.ts";
import type { Frame, SeatId, State } from "./state.ts";

/** Where a seat can go back to on its own, or what stands in the way. */
export type LastChoice =
  | { readonly kind: "possible"; readonly to: number }
  | { readonly kind: "nothing" | "luck" | "learned" }
  | { readonly kind: "otherActed"; readonly seat: SeatId };

/** Moves that somebody made in the seat's name, by their numbers: they are no choices of its own. */
export type Automatic = ReadonlySet<number>;

const NONE: Automatic = new Set();

/** Was the move after so many a choice of this seat, and not its only legal move? */
function hadChoice<S extends State, F extends Frame, V>(
  match: Match<S, F, V>,
  ply: number,
  seat: SeatId,
  automatic: Automatic,
): boolean {
  if (match.entries[ply]?.seat !== seat || automatic.has(ply + 1)) return false;
  return match.hadChoice(ply);
}

/** The last real choice of a seat that it may take back on its own; forced and automatic moves after it go with it. */
export function lastChoice<S extends State, F extends Frame, V>(
  match: Match<S, F, V>,
  seat: SeatId,
  automatic: Automatic = NONE,
): LastChoice {
  const limit = match.undoLimit(seat);
  for (let ply = match.entries.length - 1; ply >= limit; ply--)
    if (hadChoice(match, ply, seat, automatic)) return { kind: "possible", to: ply };
  const hasChosen = match.entries.some((_, ply) => hadChoice(match, ply, seat, automatic));
  const inTheWay = match.entries[limit - 1];
  if (!hasChosen || inTheWay === undefined) return { kind: "nothing" };
  if (inTheWay.seat !== seat) return { kind: "otherActed", seat: inTheWay.seat };
  return { kind: inTheWay.outcomes.length > 0 ? "luck" : "learned" };
}

/** The earliest real choice of a seat that it may go back to on its own, or null. */
export function firstChoice<S extends State, F extends Frame, V>(
  match: Match<S, F, V>,
  seat: SeatId,
  automatic: Automatic = NONE,
): number | null {
  for (let ply = match.undoLimit(seat); ply < match.entries.length; ply++)
    if (hadChoice(match, ply, seat, automatic)) return ply;
  return null;
}
