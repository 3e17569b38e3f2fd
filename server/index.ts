import type { Server as HttpServer } from "node:http";
import type { BotPool } from "@caravel/bots/question";
import { rulesOf } from "@caravel/games";
import { Keeper, usualSurroundings } from "@caravel/tables";
import { networkId } from "@caravel/tables/invitation";
import type { FastifyInstance } from "fastify";
import { migrate } from "./database/migrations.ts";
import { openPostgres } from "./database/postgres.ts";
import type { Database } from "./database/schema.ts";
import { openSqlite } from "./database/sqlite.ts";
import { Gatherings } from "./gatherings.ts";
import { type Answering, openDoors } from "./http.ts";
import { People, secretWord } from "./people.ts";
import { Rights } from "./rights.ts";
import { Staff, type StaffRules } from "./staff.ts";
import { databaseStore } from "./store.ts";

export { NewerDatabase } from "./database/migrations.ts";
export { DatabaseInUse } from "./database/sqlite.ts";

/** A server that is running. */
export interface Server {
  readonly staff: Staff;
  readonly doors: FastifyInstance;
  /** What listens, once it was told where. */
  readonly http: HttpServer;
  /** Lets everybody finish what is under way, then closes the database. */
  close(): Promise<void>;
}

/** What a server runs on. */
export interface Ground {
  /** A file for SQLite, or the address of a PostgreSQL server. */
  readonly database: string;
  /** The name of the build that runs here. */
  readonly build: string;
  /** Answers what is asked of no door of the server. */
  readonly page?: Answering;
  /** Where bots think; here, if nowhere else. */
  readonly pool?: BotPool;
  /** What those go by who do what nobody asks for at a door. */
  readonly staff?: StaffRules;
}

/** Whoever does not hang up by then is cut off; in milliseconds. */
const LEAVE_TAKING = 2000;

/** The database at an address: a file, or a PostgreSQL server. */
export function openDatabase(address: string): Database {
  return /^postgres(ql)?:/.test(address) ? openPostgres(address) : openSqlite(address);
}

/** Starts a server on a database; it can be reached once it listens. */
export async function startServer({
  database: address,
  build,
  page,
  pool,
  staff: staffRules = {},
}: Ground): Promise<Server> {
  const database = openDatabase(address);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  const { kysely } = database;
  const staff = await Staff.of(database, staffRules);
  const { now } = staff;
  const rights = new Rights(kysely);
  const keeper = new Keeper(databaseStore(database), true, {
    ...usualSurroundings(build, pool),
    ...staff.forKeeper,
    newId: () => networkId(secretWord()),
  });
  const doors = await openDoors({
    keeper,
    people: await People.of(kysely, now),
    gatherings: new Gatherings(kysely, now),
    rights,
    staff,
    rulesOf,
    page,
  });
  await doors.ready();
  await staff.begin(keeper, rights);
  const cutOff = () => {
    for (const socket of doors.websocketServer.clients) socket.terminate();
    doors.server.closeAllConnections();
  };
  return {
    staff,
    doors,
    http: doors.server,
    async close() {
      const timer = setTimeout(cutOff, LEAVE_TAKING);
      await doors.close();
      clearTimeout(timer);
      pool?.close();
      await staff.stop();
      await database.close();
    },
  };
}
