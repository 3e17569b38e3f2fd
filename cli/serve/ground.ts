import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { threadPool } from "@caravel/bots/threads";
import type { Ground, Server, Settings } from "@caravel/server";
import { pageFrom } from "@caravel/web/serving";
import { InputError, type Io } from "../io.ts";
import { BOTS_THREAD, buildName } from "../table/build.ts";
import type { Words } from "../words/index.ts";

/** Where tables are kept, unless it is said otherwise. */
const USUAL_DATA = "data";
const FILE = "caravel.db";

/** What is known of the server before it starts. */
interface Wanted {
  /** The folder of the built page. */
  readonly page: string;
  /** The folder for data, if one was named. */
  readonly data: string | undefined;
  readonly env: Io["env"];
}

/** Starts the server; whoever gave it something that does not work is told what. */
export async function openServer({ page, data, env }: Wanted, { error: say }: Words): Promise<Server> {
  if (!existsSync(join(page, "index.html"))) throw new InputError(say.pageNotBuilt());
  const { startServer } = await import("@caravel/server");
  const { folder, address, settings } = await placeOf(data, env, say);
  const ground: Ground = {
    database: address,
    settings,
    build: buildName(),
    page: pageFrom(page),
    pool: threadPool(BOTS_THREAD, Math.max(1, availableParallelism() - 1)),
  };
  try {
    return await startServer(ground);
  } catch (error) {
    ground.pool?.close();
    throw await complaint(error, folder, say);
  }
}

/** Where tables are kept. */
export interface Place {
  /** As it is called when something is wrong with it. */
  readonly folder: string;
  /** As the server takes it. */
  readonly address: string;
  readonly settings: Settings;
}

/** Where tables are kept, after what was named and what the environment says: a folder that was named comes before a database server. */
export async function placeOf(data: string | undefined, env: Io["env"], say: Words["error"]): Promise<Place> {
  const { readEnvironment, WrongVariable } = await import("@caravel/server");
  const folder = resolve(data ?? USUAL_DATA);
  try {
    const settings = readEnvironment(data === undefined ? env : { ...env, DATABASE_URL: "" });
    const { postgres } = settings;
    return { folder: postgres === null ? folder : "PostgreSQL", address: postgres ?? join(folder, FILE), settings };
  } catch (error) {
    if (error instanceof WrongVariable) throw new InputError(say.wrongVariable[error.variable]);
    throw error;
  }
}

/** What is told of an error with a database. */
export async function complaint(error: unknown, folder: string, say: Words["error"]): Promise<InputError> {
  const { DatabaseInUse, NewerDatabase } = await import("@caravel/server");
  if (error instanceof DatabaseInUse) return new InputError(say.dataInUse(folder));
  if (error instanceof NewerDatabase) return new InputError(say.newerData(folder));
  return new InputError(say.cannotKeep(folder, error instanceof Error ? error.message : String(error)));
}
