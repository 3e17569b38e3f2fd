import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Kysely, SqliteDialect } from "kysely";
import Sqlite from "libsql";
import type { Database, Schema } from "./schema.ts";

/** Another program has the database open. */
export class DatabaseInUse extends Error {
  constructor(readonly file: string) {
    super(`${file} is in use by another program`);
  }
}

/** A database in one file for one program at a time: written ahead, and synced before anything is acknowledged. */
export function openSqlite(file: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  const lock = takeLock(file);
  const sqlite = new Sqlite(file);
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  const ears: ((text: string) => void)[] = [];
  const kysely = new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) });
  return {
    kind: "sqlite",
    kysely,
    listen: (heard) => ears.push(heard),
    // whoever hears it looks on the same connection, and so after the transaction
    async tell(text) {
      for (const heard of ears) queueMicrotask(() => heard(text));
    },
    async close() {
      await kysely.destroy();
      lock.exec("rollback");
      lock.close();
    },
  };
}

/** A file beside the database that one program holds; the system lets go of it when the program ends, however it ends. */
function takeLock(file: string): Sqlite.Database {
  const lock = new Sqlite(`${file}.lock`);
  try {
    lock.pragma("busy_timeout = 0");
    lock.exec("begin exclusive");
    return lock;
  } catch {
    lock.close();
    throw new DatabaseInUse(file);
  }
}
