import type { SeatId } from "@caravel/kernel";
import { fact } from "./events.ts";
import { contentOf, type OpenTable, type PortolanoTable } from "./state.ts";

type Rows = Pick<OpenTable, "players" | "pack" | "side" | "taken">;

/** Items left in a row of the supply board. */
export function itemsLeft(state: Rows, row: number): number {
  return contentOf(state).rows[state.side][row].length - state.taken[row];
}

/** The items of a row that are still there, the next one first. */
export function rowOf(state: Rows, row: number): readonly number[] {
  return contentOf(state).rows[state.side][row].slice(state.taken[row]);
}

/** PO-SEA-04, -05: takes the next item of a row, cocoa if it is its turn. */
export function takeFromRow(table: PortolanoTable, seat: SeatId, row: number): number {
  const { state } = table;
  const good = contentOf(state).rows[state.side][row][state.taken[row]++];
  const left = itemsLeft(state, row);
  table.tell?.(fact({ type: "took", seat, row, good, left }));
  if (left === 0) triggerEnd(table, seat, row);
  return good;
}

/** PO-ROUND-05 to -07: the first row to become empty makes the next round the last. */
function triggerEnd(table: PortolanoTable, seat: SeatId, row: number): void {
  const { state } = table;
  if (state.lastRound === 0) state.lastRound = state.round + 1;
  table.tell?.(fact({ type: "rowEmptied", seat, row, lastRound: state.lastRound }));
}
