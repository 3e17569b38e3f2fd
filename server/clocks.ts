import type { Keeper } from "@caravel/tables";
import type { TableId } from "@caravel/tables/host";
import type { Database } from "./database/schema.ts";
import type { Heart } from "./heart.ts";
import type { Jobs } from "./jobs/jobs.ts";

/** How the bot plays that keeps the seat of somebody who is out of time. */
export const CUSTODIAN = "greedy";

const LOOK_EVERY = 1000;
/** Bots that have done nothing for so long are woken again: whoever should have done it may be gone. */
const WAKE_EVERY = 15_000;
/** A table whose clock cannot be looked at is left alone for so long. */
const LEAVE_FOR = 600_000;

/** What watching clocks takes. */
interface WatchHouse {
  readonly database: Database;
  readonly keeper: Keeper;
  readonly jobs: Jobs;
  readonly heart: Heart;
  now(): number;
}

/** Looks which clocks have run out, and gives the seats to a bot; exactly one process does it. */
export class ClockWatch {
  private readonly timers: ReturnType<typeof setInterval>[] = [];

  constructor(private readonly house: WatchHouse) {}

  start(): void {
    const { keeper } = this.house;
    const every = (milliseconds: number, act: () => Promise<void>) => {
      const timer = setInterval(() => void act().catch(() => undefined), milliseconds);
      timer.unref();
      this.timers.push(timer);
    };
    every(LOOK_EVERY, () => this.look());
    every(WAKE_EVERY, () => keeper.wake());
  }

  stop(): void {
    for (const timer of this.timers) clearInterval(timer);
  }

  /** Sees to every table at which somebody's time seems to have run out. */
  async look(): Promise<void> {
    const { database, jobs, now } = this.house;
    const due = await database.kysely.selectFrom("tables").select("id").where("due_at", "<=", now()).execute();
    for (const { id } of due) await jobs.add("clock", id, { table: id });
  }

  /** The job for one table. */
  async call(table: TableId): Promise<void> {
    const { heart, keeper, now } = this.house;
    // nobody loses a seat for a time in which the server did not run
    await heart.beat();
    try {
      const { sequence, due } = await keeper.callTime(table, CUSTODIAN);
      await this.note(table, sequence, due);
    } catch {
      await this.note(table, null, now() + LEAVE_FOR);
    }
  }

  /** What clocks show may have changed without any event: by what was given back. */
  private async note(table: TableId, sequence: number | null, due_at: number | null): Promise<void> {
    const { kysely } = this.house.database;
    const change = kysely.updateTable("tables").set({ due_at }).where("id", "=", table);
    await (sequence === null ? change : change.where("sequence", "=", sequence)).execute();
  }
}
