import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import Sqlite from "libsql";
import { GroupSync } from "./group-sync.ts";
import { movingOn } from "./moving-on.ts";
import type { Database, Schema } from "./schema.ts";

/** Another program has the database open. */
export class DatabaseInUse extends Error {
  constructor(readonly file: string) {
    super(`${file} is in use by another program`);
  }
}

/** A database in one file for one program at a time: written ahead, and synced before anything is acknowledged. */
export function openSqlite(file: string, bring?: (descriptor: number) => Promise<void>): Database {
  mkdirSync(dirname(file), { recursive: true });
  const lock = takeLock(file);
  const sqlite = new Sqlite(file);
  sqlite.pragma("journal_mode = WAL");
  sqlite.pragma("foreign_keys = ON");
  const ears: ((text: string) => void)[] = [];
  const syncing = new Syncing(sqlite);
  const kysely = new Kysely<Schema>({ dialect: new SqliteDialect({ database: prepared(sqlite, syncing) }) });
  const ahead = new GroupSync(`${file}-wal`, bring);
  const transaction = new Transaction(sqlite, syncing);
  const move = movingOn(sqlite);
  // whoever hears it looks on the same connection, and so after the transaction; what was done here is known here by then
  const tell = (text: string) => {
    for (const heard of ears) setImmediate(() => heard(text));
  };
  return {
    kind: "sqlite",
    address: file,
    kysely,
    async durably(work) {
      // the connection is free for others while the disk writes
      const done = await kysely.connection().execute((one) => transaction.during(() => work(one)));
      await ahead.sync();
      return done;
    },
    async moveOn(onward) {
      const act = () => transaction.atOnce(() => move(onward));
      if (!sqlite.open) throw new Error(`${file} is closed`);
      const isKept = isInTransaction(sqlite) ? await kysely.connection().execute(async () => act()) : act();
      if (!isKept) return false;
      await ahead.sync();
      tell(`${onward.row.id} ${onward.row.sequence}`);
      return true;
    },
    listen: (heard) => ears.push(heard),
    tell: async (text) => tell(text),
    live: async () => undefined,
    // the file belongs to this process alone
    living: async () => new Set(),
    async close() {
      await kysely.destroy();
      ahead.close();
      lock.exec("rollback");
      lock.close();
    },
  };
}

/** Whoever asks a connection that is closed brings the whole process down. */
const isInTransaction = (sqlite: Sqlite.Database): boolean => sqlite.open && sqlite.inTransaction;

/** Whether SQLite itself syncs what it keeps, or leaves that to others; changed only when it must be, because that costs more than a small change of data. */
class Syncing {
  private isFull = false;

  constructor(private readonly sqlite: Sqlite.Database) {
    this.letFull(true);
  }

  letFull(isFull: boolean): void {
    if (this.isFull === isFull) return;
    this.sqlite.exec(`pragma synchronous = ${isFull ? "FULL" : "NORMAL"}`);
    this.isFull = isFull;
  }
}

/** Transactions which leave it to others to bring what was written ahead to the disk. */
class Transaction {
  private readonly open: Sqlite.Statement;
  private readonly commit: Sqlite.Statement;

  constructor(
    private readonly sqlite: Sqlite.Database,
    private readonly syncing: Syncing,
  ) {
    this.open = sqlite.prepare("begin immediate");
    this.commit = sqlite.prepare("commit");
  }

  /** Does something on the connection that is held. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    let isDone = false;
    this.begin();
    try {
      const done = await work();
      isDone = true;
      return done;
    } finally {
      this.end(isDone);
    }
  }

  /** Does something that nobody else on the connection can come into, and keeps it if it says so. */
  atOnce(work: () => boolean): boolean {
    let isDone = false;
    this.begin();
    try {
      isDone = work();
      return isDone;
    } finally {
      this.end(isDone);
    }
  }

  private begin(): void {
    this.syncing.letFull(false);
    this.open.run();
  }

  private end(isDone: boolean): void {
    try {
      if (isDone) this.commit.run();
    } finally {
      // where the disk is full SQLite rolls back by itself; rolling back once more would hide the reason
      if (isInTransaction(this.sqlite)) this.sqlite.exec("rollback");
    }
  }
}

/** What is asked again and again is prepared once; a pragma does its work while it is prepared. */
const ASKED_AGAIN = /^(select|insert|update|delete|begin|commit)/;
const ONLY_READS = /^select/;
const MOST_PREPARED = 300;

/** A database whose statements stay prepared, and which syncs what they keep. */
function prepared(sqlite: Sqlite.Database, syncing: Syncing): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  const prepare = (text: string) => sqlite.prepare(text) as SqliteStatement;
  const prepareOnce = (text: string) => {
    const known = statements.get(text);
    if (known !== undefined) return known;
    if (statements.size >= MOST_PREPARED) statements.clear();
    const statement = prepare(text);
    statements.set(text, statement);
    return statement;
  };
  return {
    close() {
      statements.clear();
      sqlite.close();
    },
    prepare(text) {
      // where the disk is full SQLite rolls back by itself; rolling back once more would hide the reason
      if (text === "rollback" && !isInTransaction(sqlite)) return prepare("select 1");
      // in a transaction that was settled when it began
      if (!ONLY_READS.test(text) && !isInTransaction(sqlite)) syncing.letFull(true);
      return ASKED_AGAIN.test(text) ? prepareOnce(text) : prepare(text);
    },
  };
}

/** The same database to be read only, while the program to which it belongs goes on. */
export function readSqlite(file: string): Database {
  const sqlite = new Sqlite(file, { fileMustExist: true } as Sqlite.Options);
  sqlite.pragma("query_only = ON");
  const kysely = new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqlite }) });
  return {
    kind: "sqlite",
    kysely,
    durably: (work) => kysely.transaction().execute(work),
    moveOn: async () => {
      throw new Error(`${file} is only read`);
    },
    listen: () => undefined,
    tell: async () => undefined,
    address: file,
    live: async () => undefined,
    living: async () => new Set(),
    close: () => kysely.destroy(),
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
