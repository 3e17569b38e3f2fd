import type { SeatId } from "@caravel/kernel";
import type { ClockReading } from "@caravel/tables/clocks";
import type { TableModel } from "../../table/table-model.svelte.ts";
import { now } from "./now.ts";
import { type TimeLeft, timeLeft } from "./time-left.ts";

/** The clocks of a table, going on between what the server tells of them. */
export class TableClock {
  /** What the server last told, and by how much its time is ahead of ours. */
  private readonly told = $derived.by(() => {
    const reading = this.table.showing.latest.clock;
    return reading === null ? null : { reading, ahead: reading.at - Date.now() };
  });

  constructor(private readonly table: TableModel) {}

  /** What the server last told; null at a table without clocks. */
  get reading(): ClockReading | null {
    return this.told?.reading ?? null;
  }

  /** What the clock of a seat shows now; null for none. */
  of(seat: SeatId): TimeLeft | null {
    if (this.told === null || this.told.reading.seats[seat] === undefined) return null;
    const { reading, ahead } = this.told;
    return timeLeft(reading, seat, reading.seats[seat].endsAt === null ? 0 : now() + ahead);
  }
}
