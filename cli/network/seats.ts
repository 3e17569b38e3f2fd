import type { SeatId } from "@caravel/kernel";
import type { LineHost, TableSummary } from "@caravel/tables";

/** The person of a seat has it back from the bot that kept it. */
export function takeSeatBack(host: LineHost, table: string, seat: SeatId, name: string): Promise<void> {
  return host.giveSeat(table, seat, { kind: "person", name, style: "" });
}

/** A table at which somebody has a seat, and which one it is. */
export async function seatAt(host: LineHost, table: string): Promise<{ summary: TableSummary; seat: SeatId }> {
  const summary = (await host.tables()).find(({ id }) => id === table);
  const [seat] = summary?.mine ?? [];
  if (summary === undefined || seat === undefined) throw new Error(`nobody here has a seat at ${table}`);
  return { summary, seat };
}
