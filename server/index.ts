import type { Server as HttpServer } from "node:http";
import type { BotPool } from "@caravel/bots/question";
import { rulesOf } from "@caravel/games";
import { Keeper, usualSurroundings } from "@caravel/tables";
import { networkId } from "@caravel/tables/invitation";
import type { TableStore } from "@caravel/tables/store";
import type { FastifyInstance } from "fastify";
import type { DestinationStream } from "pino";
import { Accounts } from "./accounts.ts";
import { Companies } from "./company.ts";
import { migrate } from "./database/migrations.ts";
import { openPostgres } from "./database/postgres.ts";
import type { Database } from "./database/schema.ts";
import { openSqlite, readSqlite } from "./database/sqlite.ts";
import { type Settings, usualSettings } from "./environment.ts";
import { Gatherings } from "./gatherings.ts";
import { type Answering, openDoors } from "./http.ts";
import { Allowances } from "./limits.ts";
import { Lines } from "./line.ts";
import { openLog } from "./operating/logs.ts";
import { Metrics } from "./operating/metrics.ts";
import { People } from "./people.ts";
import { Rights } from "./rights.ts";
import { secretWord } from "./secret-word.ts";
import { Staff, type StaffRules, staffRulesOf } from "./staff.ts";
import { databaseStore } from "./store.ts";
import { TableNews } from "./table-news.ts";
import { Tokens } from "./tokens.ts";

export { NewerDatabase } from "./database/migrations.ts";
export type { Database } from "./database/schema.ts";
export { DatabaseInUse } from "./database/sqlite.ts";
export { readEnvironment, type Settings, type VariableName, WrongVariable } from "./environment.ts";
export { BadBackup, backUp, NotEmpty, restore } from "./operating/backup.ts";

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
  /** A file for SQLite, the address of a PostgreSQL server, or a database that is open. */
  readonly database: string | Database;
  /** The name of the build that runs here. */
  readonly build: string;
  /** Answers what is asked of no door of the server. */
  readonly page?: Answering;
  /** Where bots think; here, if nowhere else. */
  readonly pool?: BotPool;
  /** What those go by who do what nobody asks for at a door. */
  readonly staff?: StaffRules;
  readonly settings?: Settings;
  /** Where the log goes; to standard error, unless told otherwise. */
  readonly logTo?: DestinationStream;
}

/** Whoever does not hang up by then is cut off; in milliseconds. */
const LEAVE_TAKING = 2000;
const A_MINUTE = 60;
const CANNOT_GO_ON =
  "a table cannot go on here and is kept as it is, all others go on; run the version it began with to finish it, or see replay-all";

/** The database at an address: a file, or a PostgreSQL server. */
export function openDatabase(address: string, { databaseConnections }: Settings = usualSettings): Database {
  return isPostgres(address) ? openPostgres(address, databaseConnections) : openSqlite(address);
}

/** A database to be read only, whoever else uses it. */
export function readDatabase(address: string): Database {
  return isPostgres(address) ? openPostgres(address) : readSqlite(address);
}

/** The tables of a database. */
export function tablesIn(database: Database): TableStore {
  return databaseStore(database);
}

function isPostgres(address: string): boolean {
  return /^postgres(ql)?:/.test(address);
}

/** Starts a server on a database; it can be reached once it listens. */
export async function startServer(ground: Ground): Promise<Server> {
  const { database: where, settings = usualSettings } = ground;
  const database = typeof where === "string" ? openDatabase(where, settings) : where;
  try {
    await migrate(database);
    return await openHouse(ground, database, settings);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openHouse(
  { build, page, pool, logTo, staff: staffRules = {} }: Ground,
  database: Database,
  settings: Settings,
): Promise<Server> {
  const { kysely } = database;
  const staff = await Staff.of(database, { ...staffRulesOf(settings), ...staffRules });
  const { now } = staff;
  const log = openLog(settings, logTo);
  const metrics = new Metrics();
  const lines = new Lines(metrics, log, settings, now);
  const keeper = new Keeper(metrics.measured(databaseStore(database)), true, {
    ...usualSurroundings(build, pool),
    ...staff.forKeeper,
    newId: () => networkId(secretWord()),
  });
  const rights = new Rights(kysely, keeper);
  const companies = new Companies(database, now);
  let isDraining = false;
  const doors = await openDoors({
    keeper,
    people: await People.of(kysely, now),
    tokens: new Tokens(kysely, now),
    gatherings: new Gatherings(kysely, now),
    rights,
    news: new TableNews(keeper, rights),
    staff,
    accounts: new Accounts(kysely, now),
    companies,
    rulesOf,
    page,
    lines,
    log,
    allowances: new Allowances(settings.requestsPerMinute, settings.requestsPerMinute / A_MINUTE, now),
    settings,
    metrics,
    database,
    isDraining: () => isDraining,
  });
  await doors.ready();
  await staff.begin(keeper, rights);
  for (const { id, game, problem } of await keeper.tables())
    if (problem !== null) log.warn({ table: id, game, problem }, CANNOT_GO_ON);
  const cutOff = () => {
    for (const socket of doors.websocketServer.clients) socket.terminate();
    doors.server.closeAllConnections();
  };
  return {
    staff,
    doors,
    http: doors.server,
    async close() {
      isDraining = true;
      log.info("the server ends; what is under way is finished");
      const timer = setTimeout(cutOff, LEAVE_TAKING);
      await lines.drain();
      await doors.close();
      clearTimeout(timer);
      companies.close();
      pool?.close();
      await staff.stop();
      await database.close();
    },
  };
}
