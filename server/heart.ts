import { randomInt } from "node:crypto";
import type { Span } from "@caravel/tables/clocks";
import type { Database } from "./database/schema.ts";

/** How often a process says that it lives, and after which silence of all of them nobody can have played; in milliseconds. */
export interface Rhythm {
  readonly every: number;
  readonly missedAfter: number;
}

const USUAL: Rhythm = { every: 5000, missedAfter: 20_000 };
/** How often one looks whether the others live. */
const LOOK_EVERY = 1000;
const MOST_NUMBER = 2 ** 31 - 1;

/** What a heart takes from where it beats. */
interface Chest {
  readonly database: Database;
  now(): number;
  readonly rhythm?: Rhythm | undefined;
  /** The names under which this process takes jobs. */
  workers(): readonly string[];
  /** Hears that processes are gone, and of the names under which those take jobs that are not. */
  buried(staying: readonly string[]): Promise<void>;
}

/** Says that this process lives, notices those that do not any more, and keeps the times in which none did or could. */
export class Heart {
  private readonly id = randomInt(1, MOST_NUMBER);
  private readonly rhythm: Rhythm;
  private outages: readonly Span[] = [];
  /** Those who have been seen to live, whether or not somebody else has struck them off since. */
  private readonly met = new Set<number>();
  /** Those who did not seem to live when one looked last: who only lost a connection has it again by the next time. */
  private missing: ReadonlySet<number> = new Set();
  /** Since when the database could not be reached from here. */
  private cutOffSince: number | null = null;
  private readonly timers: ReturnType<typeof setInterval>[] = [];
  private beating: Promise<void> | null = null;

  constructor(private readonly chest: Chest) {
    this.rhythm = chest.rhythm ?? USUAL;
  }

  /** The times in which nobody could play, as far as this process has heard. */
  readonly givenBack = (): readonly Span[] => this.outages;

  /** Begins to beat; if no other process lives, nobody could play since the last one was seen. */
  async start(): Promise<void> {
    const { database, now } = this.chest;
    await database.live(this.id);
    const others = await this.others();
    const living = await database.living();
    const seen = others.map(({ seen_at }) => seen_at);
    await this.sayAlive();
    if (others.length > 0 && !others.some(({ id }) => living.has(id))) await this.missed(Math.max(...seen), now());
    await this.bury(others.map(({ id }) => id).filter((id) => !living.has(id)));
    await this.hear();
    this.repeat(this.rhythm.every, () => this.beat());
    this.repeat(LOOK_EVERY, () => this.look());
  }

  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.beating?.catch(() => undefined);
    await this.sayAlive();
  }

  /** Says at once that this process lives, and hears what all know. */
  beat(): Promise<void> {
    const time = this.chest.now();
    this.beating ??= this.beatOnce()
      .catch((error: unknown) => {
        this.cutOffSince ??= time;
        throw error;
      })
      .finally(() => {
        this.beating = null;
      });
    return this.beating;
  }

  private async beatOnce(): Promise<void> {
    const { database, now } = this.chest;
    const { last } = await database.kysely
      .selectFrom("processes")
      .select(({ fn }) => fn.max("seen_at").as("last"))
      .executeTakeFirstOrThrow();
    const time = now();
    if (last !== null && time - last > this.rhythm.missedAfter) await this.missed(last, time);
    // a database that nobody has reached since it could not be reached from here
    else if (last !== null && this.cutOffSince !== null && last <= this.cutOffSince)
      await this.missed(this.cutOffSince, time);
    await this.sayAlive();
    this.cutOffSince = null;
    await this.hear();
  }

  /** Looks who is gone: whoever did not seem to live twice in a row. */
  private async look(): Promise<void> {
    const living = await this.chest.database.living();
    for (const id of living) if (id !== this.id) this.met.add(id);
    for (const { id } of await this.others()) this.met.add(id);
    const missing = [...this.met].filter((id) => !living.has(id));
    const gone = missing.filter((id) => this.missing.has(id));
    if (gone.length > 0) await this.bury(gone);
    this.missing = new Set(missing.filter((id) => this.met.has(id)));
  }

  /** What fails is done the next time. */
  private repeat(every: number, act: () => Promise<void>): void {
    const timer = setInterval(() => void act().catch(() => undefined), every);
    timer.unref();
    this.timers.push(timer);
  }

  private others() {
    const { kysely } = this.chest.database;
    return kysely.selectFrom("processes").selectAll().where("id", "!=", this.id).execute();
  }

  private async sayAlive(): Promise<void> {
    const { database, now, workers } = this.chest;
    const said = { seen_at: now(), workers: JSON.stringify(workers()) };
    await database.kysely
      .insertInto("processes")
      .values({ id: this.id, ...said })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(said))
      .execute();
  }

  private async missed(from_at: number, to_at: number): Promise<void> {
    if (to_at <= from_at) return;
    await this.chest.database.kysely
      .insertInto("outages")
      .values({ from_at, to_at })
      .onConflict((conflict) => conflict.column("from_at").doNothing())
      .execute();
  }

  /** Others take over what those were doing who are gone. */
  private async bury(gone: readonly number[]): Promise<void> {
    const staying = (await this.others()).filter(({ id }) => !gone.includes(id));
    const names = staying.flatMap(({ workers }) => JSON.parse(workers) as string[]);
    await this.chest.buried([...names, ...this.chest.workers()]);
    if (gone.length > 0) await this.chest.database.kysely.deleteFrom("processes").where("id", "in", gone).execute();
    for (const id of gone) this.met.delete(id);
  }

  private async hear(): Promise<void> {
    const { kysely } = this.chest.database;
    const rows = await kysely.selectFrom("outages").selectAll().orderBy("from_at").execute();
    if (rows.length !== this.outages.length)
      this.outages = rows.map(({ from_at, to_at }) => ({ from: from_at, to: to_at }));
  }
}
