import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Logger, type Runner, run, runMigrations, type TaskList, type WorkerEvents } from "graphile-worker";
import pg from "pg";
import { isOutOfReach } from "../database/out-of-reach.ts";
import { type Jobs, MOST_TRIES, type Task, type Work, type Workers } from "./jobs.ts";

/** Bots think for long; they must not keep anything else waiting. */
const BOTS_AT_ONCE = 16;
const OTHERS_AT_ONCE = 6;
const MOST_CONNECTIONS = 8;
const LOOK_EVERY = 2000;
const LEAVE_TAKING = 1500;
/** Only one process at a time lays out what the jobs need; the number is Caravel's own. */
const LOCK = 1_500_417;

/** Work shared by all processes on a PostgreSQL. */
export class PostgresJobs implements Jobs {
  private readonly pool: pg.Pool;
  private readonly events: WorkerEvents = new EventEmitter() as unknown as WorkerEvents;
  private readonly workerNames = new Set<string>();
  private runners: readonly Runner[] = [];

  private constructor(address: string) {
    this.pool = new pg.Pool({ connectionString: address, max: MOST_CONNECTIONS, allowExitOnIdle: true });
    // a connection that breaks is replaced when the next one is needed
    this.pool.on("error", () => undefined);
    this.pool.on("connect", (client) => void client.on("error", () => undefined));
    this.events.setMaxListeners(0);
    // what a pool takes is locked by its own name, what a worker takes alone by the worker's
    this.events.on("pool:create", ({ workerPool }) => void this.workerNames.add(workerPool.id));
    this.events.on("worker:create", ({ worker }) => void this.workerNames.add(worker.workerId));
  }

  /** The work of a database, in tables of its own. */
  static async on(address: string): Promise<PostgresJobs> {
    const jobs = new PostgresJobs(address);
    const one = await jobs.pool.connect();
    try {
      await one.query("select pg_advisory_lock($1)", [LOCK]);
      await runMigrations({ pgPool: jobs.pool, logger: silent });
    } finally {
      await one.query("select pg_advisory_unlock($1)", [LOCK]);
      one.release();
    }
    return jobs;
  }

  async add<T extends Task>(task: T, key: string, work: Work[T], after = 0): Promise<void> {
    const name = `${task} ${key}`;
    await this.pool.query(
      `select graphile_worker.add_job($1, payload := $2::json, queue_name := $3, job_key := $3, max_attempts := $4,
       run_at := now() + $5 * interval '1 millisecond')`,
      [task, JSON.stringify(work), name, MOST_TRIES, after],
    );
  }

  async begin(workers: Workers): Promise<void> {
    const list = (tasks: readonly Task[]): TaskList =>
      Object.fromEntries(tasks.map((task) => [task, (work: unknown) => workers[task](work as never)]));
    const common = {
      pgPool: this.pool,
      logger: silent,
      events: this.events,
      noHandleSignals: true,
      pollInterval: LOOK_EVERY,
      gracefulShutdownAbortTimeout: 1000,
      parsedCronItems: [],
      preset: { plugins: [this.replacing] },
    };
    process.on("unhandledRejection", this.unheard);
    this.runners = await Promise.all([
      run({ ...common, concurrency: BOTS_AT_ONCE, taskList: list(["bots"]) }),
      run({ ...common, concurrency: OTHERS_AT_ONCE, taskList: list(["clock", "notice", "message"]) }),
    ]);
  }

  /** A worker whose connection broke has left its job locked: another takes its place, and what was locked is set free. */
  private readonly replacing = {
    name: "replacing",
    worker: {
      middleware: {
        poolWorkerPrematureExit: (
          _next: () => void,
          { replaceWithNewWorker }: GraphileWorker.PoolWorkerPrematureExitEvent,
        ) => {
          replaceWithNewWorker();
          void this.dropOwn();
        },
      },
    },
  };

  /** Its workers do not wait to hear whether the end of a job could be written: one that was cut off is set free, anything else is a fault. */
  private readonly unheard = (error: unknown) => {
    if (!isOutOfReach(error)) throw error;
    void this.dropOwn();
  };

  /** Work that is still done elsewhere in this process is then begun twice, which does no harm: an answer counts only for the moment it was asked at. */
  private async dropOwn(): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      await sleep(LOOK_EVERY);
      try {
        return await this.unlock(this.names());
      } catch {
        // the database is not there yet
      }
    }
  }

  names(): readonly string[] {
    return [...this.workerNames];
  }

  /** A name that came up a moment ago may not be among those that stay; what it does is then begun twice, which does no harm. */
  async setFree(staying: readonly string[]): Promise<void> {
    const { rows } = await this.pool.query<{ name: string }>(
      "select distinct locked_by as name from graphile_worker.jobs where locked_by is not null",
    );
    await this.unlock(rows.map(({ name }) => name).filter((name) => !staying.includes(name)));
  }

  private async unlock(names: readonly string[]): Promise<void> {
    if (names.length > 0) await this.pool.query("select graphile_worker.force_unlock_workers($1::text[])", [names]);
  }

  async close(): Promise<void> {
    process.off("unhandledRejection", this.unheard);
    const stopped = Promise.all(this.runners.map((runner) => runner.stop().catch(() => undefined)));
    await Promise.race([stopped, sleep(LEAVE_TAKING)]);
    // what is still under way is dropped where it stands, and taken up by whoever comes next
    await this.unlock(this.names()).catch(() => undefined);
    void stopped.then(() => this.pool.end()).catch(() => undefined);
  }
}

const silent = new Logger(() => () => undefined);
