import type { SeatId } from "@caravel/kernel";
import type { Place, Sight, WayToEnd } from "@caravel/tables";

/** What another asks, and this seat has to answer. */
export type OpenWish =
  | { readonly kind: "undo"; readonly by: SeatId; readonly moves: number }
  | { readonly kind: "end"; readonly by: SeatId; readonly how: WayToEnd; readonly at: number }
  | { readonly kind: "standIn"; readonly by: SeatId; readonly absent: SeatId; readonly at: number };

/** What stands to be answered by a seat, or null. */
export function openWish({ wish, endWish, standInWish, ply, isOver }: Sight, seat: SeatId): OpenWish | null {
  const isOpen = (asked: { readonly by: SeatId; readonly agreed: readonly SeatId[] } | null) =>
    asked !== null && asked.by !== seat && !asked.agreed.includes(seat);
  if (isOver) return null;
  if (wish !== null && isOpen(wish)) return { kind: "undo", by: wish.by, moves: ply - wish.to };
  if (endWish !== null && isOpen(endWish)) return { kind: "end", ...endWish };
  // whoever is meant is back as soon as they say no, or move
  return standInWish !== null && isOpen(standInWish) ? { kind: "standIn", ...standInWish } : null;
}

/** Answers it; false if it stands no longer. */
export function answer(place: Place, { sequence }: Sight, wish: OpenWish, agrees: boolean): Promise<boolean> {
  switch (wish.kind) {
    case "undo":
      return place.answerUndo(sequence, agrees);
    case "end":
      return place.answerEnd(wish.at, agrees);
    case "standIn":
      return place.answerStandIn(wish.at, agrees);
  }
}
