import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { threadPool } from "@caravel/bots/threads";
import type { Ground, Server } from "@caravel/server";
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
  const folder = resolve(data ?? USUAL_DATA);
  const { startServer, DatabaseInUse, NewerDatabase } = await import("@caravel/server");
  const ground: Ground = {
    database: databaseOf(env, folder, data !== undefined, say),
    build: buildName(),
    page: pageFrom(page),
    pool: threadPool(BOTS_THREAD, Math.max(1, availableParallelism() - 1)),
  };
  try {
    return await startServer(ground);
  } catch (error) {
    ground.pool?.close();
    if (error instanceof DatabaseInUse) throw new InputError(say.dataInUse(folder));
    if (error instanceof NewerDatabase) throw new InputError(say.newerData(folder));
    throw new InputError(say.cannotKeep(folder, error instanceof Error ? error.message : String(error)));
  }
}

/** A folder that was named comes before a database server that the environment names. */
function databaseOf(env: Io["env"], folder: string, isNamed: boolean, say: Words["error"]): string {
  const { DATABASE_URL: address = "" } = env;
  if (isNamed || address === "") return join(folder, FILE);
  if (!/^postgres(ql)?:\/\//.test(address)) throw new InputError(say.wrongDatabase());
  return address;
}
