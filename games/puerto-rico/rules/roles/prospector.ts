import type { SeatId } from "@caravel/kernel";
import { fact } from "../events.ts";
import type { PuertoRicoTable } from "../state.ts";

/** PR-PROSP: the prospector takes a doubloon; nobody else does anything. */
export function findGold(table: PuertoRicoTable, seat: SeatId): void {
  const doubloons = 1;
  table.state.seats[seat].doubloons += doubloons;
  table.tell(fact({ type: "goldFound", seat, doubloons }));
}
