import { Trouble } from "@caravel/tables/problem";
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from "kysely";
import pg from "pg";
import { isOutOfReach } from "./out-of-reach.ts";
import { PULSE, Pulse } from "./pulse.ts";
import type { Database, Onward, Schema } from "./schema.ts";

/** The channel on which the processes of one installation tell each other what has changed. */
const CHANNEL = "caravel";
const USUAL_CONNECTIONS = 10;
const LISTEN_AGAIN_AFTER = 500;

/** A database server, shared by any number of processes. */
export function openPostgres(address: string, connections = USUAL_CONNECTIONS): Database {
  // numbers of events and milliseconds are whole and far below 2^53
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: address, max: connections });
  // a connection that breaks while it is idle is replaced when the next one is needed
  pool.on("error", () => undefined);
  // and one that breaks while it is used fails what was asked over it, and nothing else
  pool.on("connect", (client) => client.on("error", () => undefined));
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: saying(pool) }) });
  const ear = new Ear(address);
  const pulse = new Pulse(address);
  return {
    kind: "postgres",
    address,
    kysely,
    listen: (heard, missed) => ear.listen({ heard, missed }),
    tell,
    live: (process) => pulse.begin(process),
    async living() {
      const { rows } = await pool.query<{ objid: number }>(
        "select objid from pg_locks where locktype = 'advisory' and granted and classid = $1 and database = (select oid from pg_database where datname = current_database())",
        [PULSE],
      );
      return new Set(rows.map(({ objid }) => objid));
    },
    durably: (work) => kysely.transaction().execute(work),
    moveOn: (onward) => kysely.transaction().execute((one) => moveOn(one, onward)),
    async close() {
      await pulse.close();
      await ear.close();
      await kysely.destroy();
    },
  };
}

/** Part of the transaction: what is kept is told, whatever happens to this program in between. */
async function tell(text: string, within: Kysely<Schema>): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${text})`.execute(within);
}

async function moveOn(one: Kysely<Schema>, { row, first, events }: Onward): Promise<boolean> {
  if (!(await takeTurn(one, first, row))) return false;
  const { id, sequence } = row;
  const rows = events.map((event, place) => ({ table_id: id, sequence: first + place, event }));
  await one.insertInto("events").values(rows).execute();
  await tell(`${id} ${sequence}`, one);
  return true;
}

/** Two that try at once wait for each other, and one of them fails. */
async function takeTurn(one: Kysely<Schema>, first: number, row: Onward["row"]): Promise<boolean> {
  if (first === 1) {
    const begun = await one
      .insertInto("tables")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    return begun.numInsertedOrUpdatedRows === 1n;
  }
  const { id, ...change } = row;
  const moved = await one
    .updateTable("tables")
    .set(change)
    .where("id", "=", id)
    .where("sequence", "=", first - 1)
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}

/** The pool, with a word for whatever went wrong only because the database could not be reached. */
function saying(pool: pg.Pool): PostgresPool {
  const reached = async <T>(asked: Promise<T>): Promise<T> => {
    try {
      return await asked;
    } catch (error) {
      throw isOutOfReach(error) ? new Trouble({ code: "lineBroken", reason: "database" }, { cause: error }) : error;
    }
  };
  return {
    end: () => pool.end(),
    async connect() {
      const client = await reached(pool.connect());
      const query = (text: string, values: readonly unknown[]) => reached(client.query(text, [...values]));
      return { query, release: () => client.release() } as unknown as PostgresPoolClient;
    },
  };
}

/** Somebody who wants to hear what is told, and when something may have been missed. */
interface Listener {
  heard(text: string): void;
  missed(since: number): void;
}

/** Listens to the channel on a connection of its own, and again whenever that breaks. */
class Ear {
  private client: pg.Client | null = null;
  private isClosed = false;
  private readonly listeners: Listener[] = [];
  /** Since when nobody has listened. */
  private deafSince = Date.now();

  constructor(private readonly address: string) {}

  listen(listener: Listener): void {
    this.listeners.push(listener);
    if (this.listeners.length === 1) void this.open();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.client?.end().catch(() => undefined);
  }

  private async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.address });
    this.client = client;
    let isBroken = false;
    let isListening = false;
    const again = () => {
      if (isBroken || this.isClosed) return;
      isBroken = true;
      if (isListening) this.deafSince = Date.now();
      client.end().catch(() => undefined);
      setTimeout(() => void this.open(), LISTEN_AGAIN_AFTER).unref();
    };
    client.on("error", again).on("end", again);
    client.on("notification", ({ payload }) => {
      for (const { heard } of this.listeners) heard(payload ?? "");
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      isListening = true;
      for (const { missed } of this.listeners) missed(this.deafSince);
    } catch {
      again();
    }
  }
}
