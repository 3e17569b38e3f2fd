import { type Kysely, sql } from "kysely";
import type { Database, Schema } from "./schema.ts";

/** A table of the database, as the database itself describes it. */
export interface CataloguedTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** The tables whose rows its rows point at. */
  readonly pointsAt: readonly string[];
}

/** What says which steps were taken is no content. */
const BOOKKEEPING = "schema_steps";

/** The tables of a database with their columns, each after those that its rows point at. */
export async function catalogue(one: Kysely<Schema>, kind: Database["kind"]): Promise<readonly CataloguedTable[]> {
  const pointers = kind === "sqlite" ? sqlitePointers : postgresPointers;
  const tables = (await one.introspection.getTables())
    .filter(({ name, schema }) => name !== BOOKKEEPING && (schema === undefined || schema === "public"))
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))
    .sort((first, second) => (first.name < second.name ? -1 : 1));
  const pointed = await Promise.all(
    tables.map(async (table) => ({ ...table, pointsAt: await pointers(one, table.name) })),
  );
  return inOrder(pointed);
}

async function sqlitePointers(one: Kysely<Schema>, name: string): Promise<readonly string[]> {
  const { rows } = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${name})`.execute(one);
  return rows.map(({ table }) => table);
}

async function postgresPointers(one: Kysely<Schema>, name: string): Promise<readonly string[]> {
  const { rows } = await sql<{ table: string }>`
    select target.relname as "table" from pg_constraint
    join pg_class source on source.oid = conrelid
    join pg_class target on target.oid = confrelid
    where contype = 'f' and source.relname = ${name} and source.relnamespace = 'public'::regnamespace`.execute(one);
  return rows.map(({ table }) => table);
}

function inOrder(tables: readonly CataloguedTable[]): readonly CataloguedTable[] {
  const ordered: CataloguedTable[] = [];
  const place = (table: CataloguedTable) => {
    if (ordered.includes(table)) return;
    for (const other of tables) if (other !== table && table.pointsAt.includes(other.name)) place(other);
    ordered.push(table);
  };
  for (const table of tables) place(table);
  return ordered;
}
