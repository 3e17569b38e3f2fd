import type { SeatId } from "@caravel/kernel";
import type { Place, Sight, WayToEnd } from "@caravel/tables";

/** What another asks, and this seat has to answer. */
export type OpenWish =
  | { readonly kind: "undo"; readonly by: SeatId; readonly moves: number }
  | { readonly kind: "end"; readonly by: SeatId; readonly how: WayToEnd; readonly at: number };

/** What stands to be answered by a seat, or null. */
export function openWish({ wish, endWish, ply, isOver }: Sight, seat: SeatId): OpenWish | null {
  const isOpen = (asked: { readonly by: SeatId; readonly agreed: readonly SeatId[] } | null) =>
    asked !== null && asked.by !== seat && !asked.agreed.includes(seat);
  if (isOver) return null;
  if (wish !== null && isOpen(wish)) return { kind: "undo", by: wish.by, moves: ply - wish.to };
  return endWish !== null && isOpen(endWish) ? { kind: "end", ...endWish } : null;
}

/** Answers it; false if it stands no longer. */
export function answer(place: Place, { sequence }: Sight, wish: OpenWish, agrees: boolean): Promise<boolean> {
  return wish.kind === "undo" ? place.answerUndo(sequence, agrees) : place.answerEnd(wish.at, agrees);
}
