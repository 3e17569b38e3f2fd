import type { TableId } from "@caravel/tables/host";
import { Outdated, type TableStore } from "@caravel/tables/store";
import { type IDBPDatabase, type IDBPTransaction, openDB } from "idb";

const EVENTS = "events";
const SUMMARIES = "summaries";
const CHAPTERS = "chapters";
const ALL = [EVENTS, SUMMARIES, CHAPTERS];
/** What version 1 kept: one value for each table. */
const TABLES = "tables";
/** Raised when the shape of the database changes; `upgrade` then brings every older one up to it. */
const VERSION = 2;

/** A store on disk, which can be closed. */
export interface DiskStore extends TableStore {
  close(): Promise<void>;
}

/** All keys of a table after a sequence. */
const after = (id: TableId, sequence = 0) => IDBKeyRange.bound([id, sequence], [id, []], true);

/** What an upgrade writes to. */
type Upgrade = IDBPTransaction<unknown, string[], "versionchange">;

/** What knows how version 1 kept a table; it is fetched for whoever still has tables of then. */
type Version1 = typeof import("./version-1.ts");

/** Brings the tables of version 1 over, one by one. */
async function bringOver(upgrade: Upgrade, { fromVersion1 }: Version1): Promise<void> {
  for (let old = await upgrade.objectStore(TABLES).openCursor(); old !== null; old = await old.continue()) {
    const id = String(old.key);
    const { events, summary } = fromVersion1(id, old.value);
    for (const [place, event] of events.entries()) void upgrade.objectStore(EVENTS).put(event, [id, place + 1]);
    void upgrade.objectStore(SUMMARIES).put(summary, id);
  }
}

/** Opens the database, in the shape of today; `forget` is called when it has to be opened again. */
async function openOrUpgrade(name: string, forget: () => void): Promise<IDBPDatabase> {
  let isOfVersion1 = false;
  const open = (version1: Version1 | null) =>
    openDB(name, VERSION, {
      async upgrade(db, oldVersion, _newVersion, upgrade) {
        isOfVersion1 = oldVersion === 1;
        // an upgrade must not wait for a file: it is given up, and begun anew when that is here
        if (isOfVersion1 && version1 === null) {
          upgrade.done.catch(() => undefined);
          return upgrade.abort();
        }
        for (const store of ALL) db.createObjectStore(store);
        if (version1 === null) return;
        await bringOver(upgrade as unknown as Upgrade, version1);
        db.deleteObjectStore(TABLES);
      },
      blocking(_current, _blocked, event) {
        forget();
        (event.target as unknown as { close(): void }).close();
      },
      terminated: forget,
    });
  try {
    return await open(null);
  } catch (error) {
    if (!isOfVersion1) throw error;
    return open(await import("./version-1.ts"));
  }
}

/**
 * Keeps tables in the browser's own database, on disk: a promise is resolved only when the disk has it. Every page has its
 * own; no page adds to what it has not seen (`Outdated`), and pages tell each other which table has changed.
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
    opened ??= openOrUpgrade(name, forget);
    opened.catch(forget);
    return opened;
  };

  return {
    async summaries() {
      const tx = (await database()).transaction(SUMMARIES);
      const [ids, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
      return new Map(ids.map((id, place) => [String(id), values[place] as unknown]));
    },
    summary: async (id) => (await database()).get(SUMMARIES, id),
    events: async (id, sequence = 0) => (await database()).getAll(EVENTS, after(id, sequence)),
    async append(id, sequence, events, summary) {
      const tx = (await database()).transaction([EVENTS, SUMMARIES], "readwrite", { durability: "strict" });
      const kept = tx.objectStore(EVENTS);
      const has = async (number: number) => (await kept.getKey([id, number])) !== undefined;
      const follows = sequence === 1 || (sequence > 1 && (await has(sequence - 1)));
      if (!follows || (await has(sequence))) {
        await tx.done;
        throw new Outdated();
      }
      await Promise.all([
        ...events.map((event, place) => kept.add(event, [id, sequence + place])),
        tx.objectStore(SUMMARIES).put(summary, id),
        tx.done,
      ]);
      channel?.postMessage(id);
    },
    chapters: async (id) => (await database()).getAll(CHAPTERS, after(id)),
    async keepChapter(id, sequence, chapter) {
      const tx = (await database()).transaction([SUMMARIES, CHAPTERS], "readwrite");
      const isThere = (await tx.objectStore(SUMMARIES).getKey(id)) !== undefined;
      await Promise.all([isThere ? tx.objectStore(CHAPTERS).put(chapter, [id, sequence]) : null, tx.done]);
    },
    async remove(id) {
      const tx = (await database()).transaction(ALL, "readwrite", { durability: "strict" });
      await Promise.all([
        tx.objectStore(EVENTS).delete(after(id)),
        tx.objectStore(CHAPTERS).delete(after(id)),
        tx.objectStore(SUMMARIES).delete(id),
        tx.done,
      ]);
      channel?.postMessage(id);
    },
    watch: (tell) => watchers.push(tell),
    async close() {
      channel?.close();
      if (opened !== null) (await opened).close();
    },
  };
}
