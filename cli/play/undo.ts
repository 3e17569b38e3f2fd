import { legalMoves, type Match, type SeatId } from "@caravel/kernel";

/** Where a seat can go back to, or what stands in the way. */
export type Undo =
  | { readonly kind: "possible"; readonly to: number }
  | { readonly kind: "nothing" | "luck" | "learned" }
  | { readonly kind: "otherActed"; readonly seat: SeatId };

function hadChoice(match: Match, ply: number, seat: SeatId): boolean {
  return match.entries[ply]?.seat === seat && legalMoves(match.game, match.states[ply], seat).length > 1;
}

/** The last real choice of a seat that it may take back on its own; forced moves after it go with it. */
export function lastChoice(match: Match, seat: SeatId): Undo {
  const limit = match.undoLimit(seat);
  for (let ply = match.entries.length - 1; ply >= limit; ply--)
    if (hadChoice(match, ply, seat)) return { kind: "possible", to: ply };
  const hasChosen = match.entries.some((_, ply) => hadChoice(match, ply, seat));
  const inTheWay = match.entries[limit - 1];
  if (!hasChosen || inTheWay === undefined) return { kind: "nothing" };
  if (inTheWay.seat !== seat) return { kind: "otherActed", seat: inTheWay.seat };
  return { kind: inTheWay.outcomes.length > 0 ? "luck" : "learned" };
}
