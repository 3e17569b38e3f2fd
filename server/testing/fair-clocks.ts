import { type ClockReading, History, type Sight, type TableEvent, type TableId } from "@caravel/tables";
import type { ClockRules, Span } from "@caravel/tables/clocks";
import { expect } from "vitest";
import type { Database } from "../database/schema.ts";
import { databaseStore } from "../store.ts";

/** The clocks with which people play while their server is killed: some of days, some of minutes, some tables without. */
export const CLOCKS: readonly (ClockRules | null)[] = [
  { kind: "slow", days: 1, timeOut: "bot" },
  { kind: "live", reserve: 3600, increment: 0, ceiling: 3600, timeOut: "bot" },
  null,
];

/** Compares what clocks told and charged with the times in which, as a test knows, no server ran. */
export class FairClocks {
  private constructor(
    private readonly database: Database,
    /** What the servers say was given back. */
    private readonly back: readonly Span[],
  ) {}

  static async in(database: Database): Promise<FairClocks> {
    const rows = await database.kysely.selectFrom("outages").selectAll().orderBy("from_at").execute();
    return new FairClocks(
      database,
      rows.map(({ from_at, to_at }) => ({ from: from_at, to: to_at })),
    );
  }

  /** Every time without a server was given back, and none in which somebody could have played long before. */
  expectGivenBack(downs: readonly Span[]): void {
    for (const down of downs) expect(this.back.filter((span) => covers(span, down))).toHaveLength(1);
    expect(this.back).toHaveLength(downs.length);
  }

  /** At a table nobody was charged for a time without a server, nobody lost a seat, and everybody was told what the events tell; answers what was charged. */
  async expectFair(id: TableId, sights: readonly Sight[], downs: readonly Span[]): Promise<number> {
    const events = (await databaseStore(this.database).events(id)) as readonly TableEvent[];
    expect(events.filter((event) => event.type === "seatGiven" && event.outOfTime === true)).toEqual([]);
    const [first, ...rest] = events;
    const [told, charged] = [new History([first]), new History([first])];
    let sum = 0;
    for (const [place, event] of rest.entries()) {
      const next = rest[place + 1];
      told.add(event);
      charged.add(event);
      for (const { clock } of sights.filter(({ sequence }) => sequence === told.sequence))
        if (clock !== null) expect(clock).toEqual(this.readingAsTold(told, clock.at));
      if (charged.clock === null || next === undefined) continue;
      const [before, after] = [event.at, next.at].map((at) => charged.clock?.reading(at, this.back) as ClockReading);
      const played = next.at - event.at - overlap(downs, { from: event.at, to: next.at });
      for (const [seat, { left }] of before.seats.entries()) {
        const taken = left - after.seats[seat].left;
        expect(taken).toBeGreaterThanOrEqual(0);
        expect(taken).toBeLessThanOrEqual(played);
        sum += taken;
      }
    }
    return sum;
  }

  /** What a server that knew of the times until a moment tells at that moment. */
  private readingAsTold({ clock }: History, at: number): ClockReading | undefined {
    return clock?.reading(
      at,
      this.back.filter(({ to }) => to <= at),
    );
  }
}

const covers = (span: Span, { from, to }: Span): boolean => span.from <= from && span.to >= to;

function overlap(downs: readonly Span[], { from, to }: Span): number {
  return downs.reduce((sum, down) => sum + Math.max(0, Math.min(down.to, to) - Math.max(down.from, from)), 0);
}
