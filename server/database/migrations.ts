import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database, Schema } from "./schema.ts";

/** A step from one shape of the database to the next; steps are numbered from 1 and never change once released. */
type Step = (database: Kysely<Schema>, kind: Database["kind"]) => Promise<void>;

/** All steps in order. */
export const STEPS: readonly Step[] = [
  tablesAsEvents,
  peopleAndSeats,
  rematches,
  tokens,
  sessionsAndCompany,
  clocksAndNotices,
];

/** One program at a time takes the steps; the number is Caravel's own. */
const LOCK = 1_500_415;

/** Brings a database to the present shape, under a lock; answers how many steps it took. */
export async function migrate({ kysely, kind }: Database, steps: readonly Step[] = STEPS): Promise<number> {
  return await kysely.connection().execute(async (one) => {
    if (kind === "postgres") await sql`select pg_advisory_lock(${LOCK})`.execute(one);
    try {
      return await takeSteps(one, kind, steps);
    } finally {
      if (kind === "postgres") await sql`select pg_advisory_unlock(${LOCK})`.execute(one);
    }
  });
}

async function takeSteps(one: Kysely<Schema>, kind: Database["kind"], steps: readonly Step[]): Promise<number> {
  await one.schema
    .createTable("schema_steps")
    .ifNotExists()
    .addColumn("number", "integer", (column) => column.primaryKey())
    .addColumn("done_at", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  // in SQLite this takes the file for this program until the steps are done
  await sql`${sql.raw(kind === "sqlite" ? "begin immediate" : "begin")}`.execute(one);
  try {
    const done = await one.selectFrom("schema_steps").select("number").execute();
    if (done.length > steps.length) throw new NewerDatabase(done.length, steps.length);
    for (let number = done.length + 1; number <= steps.length; number++) {
      await steps[number - 1](one, kind);
      await one.insertInto("schema_steps").values({ number, done_at: Date.now() }).execute();
    }
    await sql`commit`.execute(one);
    return steps.length - done.length;
  } catch (error) {
    await sql`rollback`.execute(one);
    throw error;
  }
}

/** The database was made by a newer version of the program. */
export class NewerDatabase extends Error {
  constructor(
    readonly found: number,
    readonly known: number,
  ) {
    super(`the database has taken ${found} steps, this version knows ${known}`);
  }
}

/** Step 1: tables as lists of events, what lists show of them, chapters, settings. */
async function tablesAsEvents({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable("tables")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("sequence", "integer", (column) => column.notNull())
    .addColumn("summary", "text", (column) => column.notNull())
    .addColumn("changed_at", "bigint", (column) => column.notNull())
    .execute();
  for (const [name, content] of [
    ["events", "event"],
    ["chapters", "chapter"],
  ] as const)
    await schema
      .createTable(name)
      .addColumn("table_id", "text", (column) => column.notNull().references("tables.id").onDelete("cascade"))
      .addColumn("sequence", "integer", (column) => column.notNull())
      .addColumn(content, "text", (column) => column.notNull())
      .addPrimaryKeyConstraint(`${name}_key`, ["table_id", "sequence"])
      .execute();
  await schema
    .createTable("settings")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
}

/** Step 2: people, the tables they are invited to, and the seats they hold. */
async function peopleAndSeats({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable("people")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("seen_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createTable("gatherings")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("invitation", "text", (column) => column.notNull().unique())
    .addColumn("spectation", "text", (column) => column.notNull().unique())
    .addColumn("owner", "text", (column) => column.notNull().references("people.id"))
    .addColumn("settled", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("table_id", "text", (column) => column.references("tables.id").onDelete("cascade"))
    .addColumn("changed_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createTable("seats")
    .addColumn("table_id", "text", (column) => column.notNull().references("tables.id").onDelete("cascade"))
    .addColumn("seat", "integer", (column) => column.notNull())
    .addColumn("person", "text", (column) => column.notNull().references("people.id"))
    .addPrimaryKeyConstraint("seats_key", ["table_id", "seat"])
    .execute();
  await schema.createIndex("seats_by_person").on("seats").column("person").execute();
}

/** Step 3: the people of a table come together again, once. */
async function rematches({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .alterTable("gatherings")
    .addColumn("rematch_of", "text", (column) => column.references("tables.id").onDelete("set null"))
    .execute();
  await schema.createIndex("gatherings_by_rematch").unique().on("gatherings").column("rematch_of").execute();
}

/** Step 4: tokens by which programs act for a person. */
async function tokens({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable("tokens")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("made_at", "bigint", (column) => column.notNull())
    .execute();
  await schema.createIndex("tokens_by_person").on("tokens").column("person").execute();
}

/** Step 5: devices at which people are known, accounts, what people say, tables that everybody finds, games begun elsewhere. */
async function sessionsAndCompany(one: Kysely<Schema>): Promise<void> {
  const { schema } = one;
  await schema
    .createTable("sessions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
    .addColumn("fingerprint", "text", (column) => column.notNull().unique())
    .addColumn("device", "text", (column) => column.notNull())
    .addColumn("made_at", "bigint", (column) => column.notNull())
    .addColumn("seen_at", "bigint", (column) => column.notNull())
    .execute();
  await schema.createIndex("sessions_by_person").on("sessions").column("person").execute();
  // the cookies of earlier guests hold their id: they stay good
  for (const { id, seen_at } of await one.selectFrom("people").select(["id", "seen_at"]).execute()) {
    const fingerprint = createHash("sha256").update(id).digest("base64url");
    const row = { id: fingerprint.slice(0, 22), person: id, fingerprint, device: "", made_at: seen_at, seen_at };
    await one.insertInto("sessions").values(row).execute();
  }
  await schema
    .createTable("accounts")
    .addColumn("person", "text", (column) => column.primaryKey().references("people.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("name_key", "text", (column) => column.notNull().unique())
    .addColumn("password", "text", (column) => column.notNull())
    .addColumn("made_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createTable("sign_in_tries")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .execute();
  await schema.createIndex("sign_in_tries_by_time").on("sign_in_tries").column("at").execute();
  await talk(one);
  await schema
    .alterTable("gatherings")
    .addColumn("listed", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable("gatherings").addColumn("record", "text").execute();
  await schema.createIndex("gatherings_by_listing").on("gatherings").columns(["listed", "changed_at"]).execute();
  await schema.createIndex("gatherings_by_table").on("gatherings").column("table_id").execute();
}

async function talk({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable("said")
    .addColumn("table_id", "text", (column) => column.notNull().references("tables.id").onDelete("cascade"))
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("seat", "integer", (column) => column.notNull())
    .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("said_key", ["table_id", "number"])
    .execute();
  await schema
    .createTable("mutes")
    .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
    .addColumn("muted", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("mutes_key", ["person", "muted"])
    .execute();
}

/** Step 6: when clocks run out, which processes run and when none did, how people want to be told that they are asked. */
async function clocksAndNotices({ schema }: Kysely<Schema>): Promise<void> {
  await schema.alterTable("tables").addColumn("due_at", "bigint").execute();
  await schema.createIndex("tables_by_due").on("tables").column("due_at").execute();
  await schema
    .createTable("processes")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("seen_at", "bigint", (column) => column.notNull())
    .addColumn("workers", "text", (column) => column.notNull())
    .execute();
  await schema
    .createTable("outages")
    .addColumn("from_at", "bigint", (column) => column.primaryKey())
    .addColumn("to_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createTable("attention")
    .addColumn("person", "text", (column) => column.primaryKey().references("people.id").onDelete("cascade"))
    .addColumn("wishes", "text", (column) => column.notNull())
    .execute();
  await schema
    .createTable("push_endpoints")
    .addColumn("endpoint", "text", (column) => column.primaryKey())
    .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
    .addColumn("keys", "text", (column) => column.notNull())
    .addColumn("added_at", "bigint", (column) => column.notNull())
    .execute();
  await schema.createIndex("push_endpoints_by_person").on("push_endpoints").column("person").execute();
  await schema
    .createTable("presences")
    .addColumn("person", "text", (column) => column.notNull().references("people.id").onDelete("cascade"))
    .addColumn("table_id", "text", (column) => column.notNull().references("tables.id").onDelete("cascade"))
    .addColumn("seen_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("presences_key", ["person", "table_id"])
    .execute();
}
