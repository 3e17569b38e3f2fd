import type { SeatId } from "@caravel/kernel";
import { fact } from "./events.ts";
import { ENDINGS, POINTS_GONE, type PuertoRicoTable } from "./state.ts";

/** PR-END: notes that a condition is met; the game then ends with this year, whatever happens after. */
export function meetEnding(table: PuertoRicoTable, ending: number): void {
  const { state } = table;
  if ((state.endings & ending) !== 0) return;
  state.endings |= ending;
  table.tell?.(fact({ type: "endingMet", ending: ENDINGS[Math.log2(ending)] }));
}

/** Gives a player victory points; when the chips run out, the rest is written on paper (PR-CAPTAIN-17, PR-END-04). */
export function award(table: PuertoRicoTable, seat: SeatId, points: number): void {
  const { state } = table;
  state.seats[seat].points += points;
  state.points = Math.max(0, state.points - points);
  if (state.points === 0) meetEnding(table, POINTS_GONE);
}

/** Takes a point back into the supply (black market). */
export function returnPoint(table: PuertoRicoTable, seat: SeatId): void {
  table.state.seats[seat].points--;
  table.state.points++;
}
