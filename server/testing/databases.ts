import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { PATIENCE, startPostgres, type TestPostgres } from "./postgres.ts";

/** The kinds of databases on which a server keeps its tables. */
export const KINDS = ["sqlite", "postgres"] as const;
export type Kind = (typeof KINDS)[number];

/** Databases for the tests of one file, gone when these are over. */
export interface TestDatabases {
  /** The address of a new, empty database. */
  newAddress(kind: Kind): Promise<string>;
  /** Stops the PostgreSQL, cutting all connections, and starts it where it was, perhaps after something else. */
  restartPostgres(meanwhile?: () => Promise<void>): Promise<void>;
}

export function testDatabases(): TestDatabases {
  const folder = mkdtempSync(join(tmpdir(), "caravel-databases-"));
  let files = 0;
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, PATIENCE);
  afterAll(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }, PATIENCE);
  return {
    newAddress: async (kind) =>
      kind === "postgres" ? postgres.newDatabase() : join(folder, `${++files}`, "caravel.db"),
    restartPostgres: (meanwhile) => postgres.restart(meanwhile),
  };
}
