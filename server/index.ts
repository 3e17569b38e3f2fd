import { rulesOf } from "@caravel/games";
import { Keeper, usualSurroundings } from "@caravel/tables";
import type { FastifyInstance } from "fastify";
import { migrate } from "./database/migrations.ts";
import { openPostgres } from "./database/postgres.ts";
import type { Database } from "./database/schema.ts";
import { openSqlite } from "./database/sqlite.ts";
import { Gatherings } from "./gatherings.ts";
import { openDoors } from "./http.ts";
import { People } from "./people.ts";
import { Rights } from "./rights.ts";
import { databaseStore } from "./store.ts";

export { NewerDatabase } from "./database/migrations.ts";
export { DatabaseInUse } from "./database/sqlite.ts";

/** A server that is running. */
export interface Server {
  readonly doors: FastifyInstance;
  /** Lets everybody finish what is under way, then closes the database. */
  close(): Promise<void>;
}

/** The database at an address: a file, or a PostgreSQL server. */
export function openDatabase(address: string): Database {
  return /^postgres(ql)?:/.test(address) ? openPostgres(address) : openSqlite(address);
}

/** Starts a server on a database; it listens once its doors do. */
export async function startServer(address: string, build: string): Promise<Server> {
  const database = openDatabase(address);
  await migrate(database);
  const { kysely } = database;
  const now = () => Date.now();
  const doors = await openDoors({
    keeper: new Keeper(databaseStore(database), true, usualSurroundings(build)),
    people: await People.of(kysely, now),
    gatherings: new Gatherings(kysely, now),
    rights: new Rights(kysely),
    rulesOf,
  });
  return {
    doors,
    async close() {
      await doors.close();
      await database.close();
    },
  };
}
