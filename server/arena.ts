import { setTimeout as sleep } from "node:timers/promises";
import type { Result } from "@caravel/bots";
import { Logger, runMigrations, runOnce } from "graphile-worker";
import pg from "pg";

/** A season whose games are shared out among all who play it from the same database. */
export interface SharedSeason {
  /** The same for everybody who shares it, and for no other season. */
  readonly name: string;
  readonly games: number;
  /** How many games this process plays at a time. */
  readonly atATime: number;
  play(number: number): Promise<Result>;
  /** Hears how many games have been played, wherever they were. */
  hear(played: number): void;
}

/** Where the games wait and their results are kept, beside the tables of the server. */
const TABLE = "caravel_arena";
/** One process at a time lays out the database or hands in the games. */
const LOCK = 7_220_014;
const LOOK_AGAIN_AFTER_MS = 200;
const LEAST_PATIENCE_MS = 3_000;

const silent = new Logger(() => () => undefined);

/** The database that was named does not answer, or does not let this program in. */
export class DatabaseOutOfReach extends Error {}

/** Plays a season together with everybody else who does; gives the results by number of the game. */
export async function playShared(address: string, season: SharedSeason): Promise<Result[]> {
  const pool = new pg.Pool({ connectionString: address, max: season.atATime + 3 });
  // a connection that breaks while it is idle is replaced when the next one is needed
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  try {
    await pool.query("select 1").catch((error: Error) => {
      throw new DatabaseOutOfReach(error.message || String(error));
    });
    return await new Share(pool, season).play();
  } finally {
    await pool.end();
  }
}

/** What one process does for a season. */
class Share {
  private slowest = 0;
  private failure: unknown = null;

  constructor(
    private readonly pool: pg.Pool,
    private readonly season: SharedSeason,
  ) {}

  async play(): Promise<Result[]> {
    const { pool, season } = this;
    await this.handIn();
    await runOnce({
      pgPool: pool,
      concurrency: season.atATime,
      logger: silent,
      noHandleSignals: true,
      taskList: { [taskOf(season)]: async (job) => this.playJob(job as { number: number }) },
    });
    if (this.failure !== null) throw this.failure;
    await this.waitForOthers();
    return [...(await this.results()).entries()].sort(([one], [other]) => one - other).map(([, result]) => result);
  }

  /** Lays out the database if nobody has, and makes a job of every game that is not played yet and has none. */
  private async handIn(): Promise<void> {
    const { pool, season } = this;
    const client = await pool.connect();
    try {
      await client.query("select pg_advisory_lock($1)", [LOCK]);
      await runMigrations({ pgPool: pool, logger: silent });
      await client.query(
        `create table if not exists ${TABLE} (season text, number int, result jsonb not null, primary key (season, number))`,
      );
      await client.query(
        `select graphile_worker.add_job($1, json_build_object('number', wanted), job_key => $2 || '/' || wanted, job_key_mode => 'unsafe_dedupe')
        from generate_series(0, $3::int - 1) as wanted
        where not exists (select from ${TABLE} where season = $2 and number = wanted)`,
        [taskOf(season), season.name, season.games],
      );
    } finally {
      await client.query("select pg_advisory_unlock($1)", [LOCK]).catch(() => undefined);
      client.release();
    }
  }

  private async playJob({ number }: { number: number }): Promise<void> {
    if (this.failure !== null) throw this.failure;
    if (number < this.season.games) await this.playNumber(number);
  }

  private async playNumber(number: number): Promise<void> {
    const { pool, season } = this;
    const start = performance.now();
    try {
      const result = await season.play(number);
      await pool.query(`insert into ${TABLE} values ($1, $2, $3) on conflict do nothing`, [
        season.name,
        number,
        JSON.stringify(result),
      ]);
    } catch (error) {
      this.failure ??= error;
      throw error;
    }
    this.slowest = Math.max(this.slowest, performance.now() - start);
    season.hear(await this.played());
  }

  /** No job is left to take, but others may still be playing; a game about which nothing is heard for long is played here as well, for whoever took it may be gone. */
  private async waitForOthers(): Promise<void> {
    const { season } = this;
    const patience = Math.max(LEAST_PATIENCE_MS, this.slowest * 2);
    let [played, since] = [-1, performance.now()];
    for (;;) {
      const results = await this.results();
      if (results.size === season.games) return;
      if (results.size > played) [played, since] = [results.size, performance.now()];
      season.hear(played);
      if (performance.now() - since > patience) {
        const missing = Array.from({ length: season.games }, (_, number) => number).filter((one) => !results.has(one));
        await this.playNumber(missing[process.pid % missing.length]);
      } else await sleep(LOOK_AGAIN_AFTER_MS);
    }
  }

  private async played(): Promise<number> {
    const { name, games } = this.season;
    const { rows } = await this.pool.query<{ played: number }>(
      `select count(*)::int as played from ${TABLE} where season = $1 and number < $2`,
      [name, games],
    );
    return rows[0].played;
  }

  private async results(): Promise<Map<number, Result>> {
    const { name, games } = this.season;
    const { rows } = await this.pool.query<{ number: number; result: Result }>(
      `select number, result from ${TABLE} where season = $1 and number < $2`,
      [name, games],
    );
    return new Map(rows.map(({ number, result }) => [number, result]));
  }
}

/** Everybody takes the jobs of the own season only. */
const taskOf = ({ name }: SharedSeason) => `arena ${name}`;
