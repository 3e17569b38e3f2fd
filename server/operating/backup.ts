import { createInterface } from "node:readline";
import { PassThrough, type Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { type Kysely, sql } from "kysely";
import { type CataloguedTable, catalogue } from "../database/catalogue.ts";
import { migrate, NewerDatabase, STEPS } from "../database/migrations.ts";
import type { Database, Schema } from "../database/schema.ts";

const VERSION = 1;
/** Rows that are read or written together. */
const ROWS = 200;

/** How much was kept or brought back. */
export interface BackupCount {
  readonly tables: number;
  readonly rows: number;
}

type Row = Readonly<Record<string, unknown>>;

/** A file is no backup, or not a whole one. */
export class BadBackup extends Error {}

/** There is something in the database already. */
export class NotEmpty extends Error {}

/**
 * Writes everything that a database holds at one moment, as lines of JSON, compressed. Whoever uses the database goes on
 * meanwhile. What is written can be brought back into either kind of database; it holds all secrets.
 */
export async function backUp({ kysely, kind }: Database, to: Writable): Promise<BackupCount> {
  const lines = new PassThrough();
  const written = pipeline(lines, createGzip(), to);
  const count = { tables: 0, rows: 0 };
  const say = async (line: unknown) => {
    if (!lines.write(`${JSON.stringify(line)}\n`)) await Promise.race([drained(lines), written]);
  };
  const saying = kysely.connection().execute(async (one) => {
    await sql`${sql.raw(kind === "sqlite" ? "begin" : "begin isolation level repeatable read read only")}`.execute(one);
    try {
      const steps = await one.selectFrom("schema_steps").select("number").execute();
      await say({ caravel: "backup", version: VERSION, steps: steps.length, at: Date.now() });
      for (const table of await catalogue(one, kind)) {
        await say({ table: table.name, columns: table.columns });
        count.tables++;
        for await (const rows of rowsOf(one, kind, table.name)) {
          for (const row of rows) await say(table.columns.map((column) => row[column]));
          count.rows += rows.length;
        }
      }
      await say({ end: true, ...count });
    } finally {
      await sql`rollback`.execute(one);
    }
  });
  saying.then(
    () => lines.end(),
    (error) => lines.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  await Promise.all([saying, written]);
  return count;
}

function drained(stream: Writable): Promise<void> {
  return new Promise((resolve) => stream.once("drain", () => resolve()));
}

/** The rows of a table, some at a time, however many they are. */
async function* rowsOf(one: Kysely<Schema>, kind: Database["kind"], table: string): AsyncGenerator<readonly Row[]> {
  if (kind === "postgres") {
    await sql`declare backed_up no scroll cursor for select * from ${sql.table(table)}`.execute(one);
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(ROWS)} from backed_up`.execute(one);
      if (rows.length === 0) break;
      yield rows;
    }
    await sql`close backed_up`.execute(one);
    return;
  }
  for (let last = -1; ; ) {
    const { rows } = await sql<Row & { row_number: number }>`
      select rowid as row_number, * from ${sql.table(table)} where rowid > ${last} order by rowid limit ${ROWS}`.execute(
      one,
    );
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.row_number;
    yield rows;
  }
}

/** Brings back what a backup holds into a new, empty database, all or nothing, and then to the present shape. */
export async function restore(database: Database, from: Readable): Promise<BackupCount> {
  const { kysely, kind } = database;
  const unpacked = createGunzip();
  const unpacking = pipeline(from, unpacked);
  // what goes wrong is told by the lines
  unpacking.catch(() => undefined);
  const lines = createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  const next = async (): Promise<unknown> => {
    try {
      const { done, value } = await lines.next();
      if (done !== true) return JSON.parse(value);
      await unpacking;
      return null;
    } catch (error) {
      throw new BadBackup(error instanceof Error ? error.message : String(error));
    }
  };
  const steps = stepsOf(await next());
  if (steps > STEPS.length) throw new NewerDatabase(steps, STEPS.length);
  await mustBeNew(database);
  await migrate(database, STEPS.slice(0, steps));
  const count = await kysely
    .transaction()
    .execute(async (one) => await takeRows(one, await catalogue(one, kind), next));
  await migrate(database);
  return count;
}

function stepsOf(header: unknown): number {
  const isBackup = isFields(header) && header.caravel === "backup" && header.version === VERSION;
  if (!isBackup || !Number.isSafeInteger(header.steps)) throw new BadBackup("it is no backup of Caravel");
  return Number(header.steps);
}

async function mustBeNew({ kysely }: Database): Promise<void> {
  const tables = await kysely.introspection.getTables();
  if (tables.some(({ schema }) => schema === undefined || schema === "public")) throw new NotEmpty();
}

async function takeRows(
  one: Kysely<Schema>,
  known: readonly CataloguedTable[],
  next: () => Promise<unknown>,
): Promise<BackupCount> {
  const count = { tables: 0, rows: 0 };
  let table: CataloguedTable | null = null;
  let waiting: Row[] = [];
  const insert = async () => {
    if (table !== null && waiting.length > 0)
      await one
        .insertInto(table.name as never)
        .values(waiting as never)
        .execute();
    waiting = [];
  };
  for (;;) {
    const line = await next();
    if (line === null) throw new BadBackup("its end is missing");
    if (Array.isArray(line)) {
      if (table === null || line.length !== table.columns.length) throw new BadBackup("a row is not whole");
      const { columns } = table;
      waiting.push(Object.fromEntries(columns.map((column, place) => [column, line[place]])));
      count.rows++;
      if (waiting.length >= ROWS) await insert();
      continue;
    }
    await insert();
    if (!isFields(line)) throw new BadBackup("a line is neither table nor row");
    if (line.end === true) break;
    const { table: name, columns } = line;
    const found = known.find((one) => one.name === name);
    if (found === undefined || !Array.isArray(columns) || !columns.every((column) => found.columns.includes(column)))
      throw new BadBackup(`there is no table ${name} like this`);
    table = { ...found, columns };
    count.tables++;
  }
  return count;
}

function isFields(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
