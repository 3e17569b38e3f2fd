import { type IDBPDatabase, openDB } from "idb";
import type { TableId } from "./host.ts";
import { follows, type Kept, Outdated, type TableStore } from "./kept.ts";

/** Keeps tables as long as the page is open. */
export function memoryStore(): TableStore {
  const tables = new Map<TableId, Kept>();
  const watchers: ((id: TableId) => void)[] = [];
  const changed = (id: TableId) => {
    for (const tell of watchers) tell(id);
  };
  return {
    all: async () => new Map(tables),
    get: async (id) => tables.get(id),
    async put(id, kept) {
      if (!follows(kept, tables.get(id))) throw new Outdated();
      tables.set(id, kept);
      changed(id);
    },
    async remove(id) {
      tables.delete(id);
      changed(id);
    },
    watch: (tell) => watchers.push(tell),
  };
}

const TABLES = "tables";
/** Raised when the shape of the database changes; `upgrade` then brings every older one up to it. */
const VERSION = 1;

/** A store on disk, which can be closed. */
export interface DiskStore extends TableStore {
  close(): Promise<void>;
}

/**
 * Keeps tables in the browser's own database, on disk: a promise is resolved only when the disk has it. Every page has its
 * own; no page writes over what it has not seen (`Outdated`), and pages tell each other which table has changed.
 */
export function indexedStore(name = "caravel"): DiskStore {
  let opened: Promise<IDBPDatabase> | null = null;
  const watchers: ((id: TableId) => void)[] = [];
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(`${name}-${TABLES}`);
  if (channel !== null)
    channel.onmessage = ({ data }: { data: unknown }) => {
      if (typeof data === "string") for (const tell of watchers) tell(data);
    };

  /** The open database; it is opened again after a newer page asked for it or the browser closed it. */
  const database = (): Promise<IDBPDatabase> => {
    const forget = () => {
      opened = null;
    };
    opened ??= openDB(name, VERSION, {
      upgrade(db, oldVersion) {
        if (oldVersion < 1) db.createObjectStore(TABLES);
      },
      blocking(_current, _blocked, event) {
        forget();
        (event.target as unknown as { close(): void }).close();
      },
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  };

  return {
    async all() {
      const tx = (await database()).transaction(TABLES);
      const [ids, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
      return new Map(ids.map((id, place) => [String(id), values[place] as unknown]));
    },
    get: async (id) => (await database()).get(TABLES, id),
    async put(id, kept) {
      const tx = (await database()).transaction(TABLES, "readwrite", { durability: "strict" });
      const mayPut = follows(kept, await tx.store.get(id));
      await Promise.all([mayPut ? tx.store.put(kept, id) : null, tx.done]);
      if (!mayPut) throw new Outdated();
      channel?.postMessage(id);
    },
    async remove(id) {
      const tx = (await database()).transaction(TABLES, "readwrite", { durability: "strict" });
      await Promise.all([tx.store.delete(id), tx.done]);
      channel?.postMessage(id);
    },
    watch: (tell) => watchers.push(tell),
    async close() {
      channel?.close();
      if (opened !== null) (await opened).close();
    },
  };
}
