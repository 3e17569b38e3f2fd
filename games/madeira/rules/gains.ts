import type { SeatId } from "@caravel/kernel";
import { ITEMS } from "../content/pieces.ts";
import { fact, type PirateCause, type VpCause } from "./events.ts";
import type { MadeiraTable } from "./state.ts";
import { earn, VP_FROM } from "./vp-sources.ts";

/** Items by number with so many of one kind. */
export function itemsOf(item: number, amount: number): number[] {
  const items = new Array<number>(ITEMS.length).fill(0);
  items[item] = amount;
  return items;
}

/** MA-GEN-04: what is gained comes from the supply. */
export function gain(table: MadeiraTable, seat: SeatId, item: number, amount: number): void {
  table.state.seats[seat].items[item] += amount;
  if (amount > 0 && table.tell !== null) table.tell?.(fact({ type: "gained", seat, items: itemsOf(item, amount) }));
}

export function gainVp(table: MadeiraTable, seat: SeatId, vp: number, cause: VpCause): void {
  earn(table.state.seats[seat], VP_FROM[cause], vp);
  if (vp > 0 && table.tell !== null) table.tell?.(fact({ type: "gainedVp", seat, vp, cause }));
}

/** MA-HID-02: what is gained is announced; the total stays hidden. */
export function gainPirates(table: MadeiraTable, seat: SeatId, pirates: number, cause: PirateCause): void {
  if (pirates === 0) return;
  table.state.seats[seat].pirates += pirates;
  table.tell?.(fact({ type: "gotPirates", seat, pirates, cause }));
}

export function dropPirates(table: MadeiraTable, seat: SeatId, pirates: number): void {
  table.state.seats[seat].pirates -= pirates;
  table.tell?.(fact({ type: "discardedPirates", seat, pirates }));
}
