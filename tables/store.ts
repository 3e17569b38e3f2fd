import type { TableEvent } from "./event.ts";
import type { TableId, TableSummary } from "./host.ts";

/**
 * Where tables are kept, each as a list of events that only grows. Summaries and chapters lie beside it: they follow from
 * the events and can be thrown away. What a store gives back is as it was found, to be read by whoever asked.
 */
export interface TableStore {
  /** What lists show, by table. */
  summaries(): Promise<ReadonlyMap<TableId, unknown>>;
  /** What lists show of one table; undefined if there is none. */
  summary(id: TableId): Promise<unknown>;
  /** The events of a table in order, those after a sequence; none if there is no such table. */
  events(id: TableId, after?: number): Promise<readonly unknown[]>;
  /**
   * Adds events, the first of them with this sequence, all or none, and replaces the summary. They are kept for good once
   * the promise is resolved; rejects with `Outdated` if the sequence exists, or the one before it does not, and with `NoRoom` if the disk is full.
   */
  append(id: TableId, sequence: number, events: readonly TableEvent[], summary: TableSummary): Promise<void>;
  /** The chapters of a table, by the sequence they end with. */
  chapters(id: TableId): Promise<readonly unknown[]>;
  keepChapter(id: TableId, sequence: number, chapter: unknown): Promise<void>;
  /** Takes a table away with everything that is kept of it. */
  remove(id: TableId): Promise<void>;
  /** Calls back when something was added to a table or it was removed, by anybody; with the last sequence, if that is known. */
  watch(changed: (id: TableId, sequence?: number) => void): void;
}

/** The table has gone on elsewhere, or is not there any more. */
export class Outdated extends Error {}

/** There is no room to keep anything more. */
export class NoRoom extends Error {}

interface Shelf {
  readonly events: TableEvent[];
  readonly chapters: Map<number, unknown>;
  summary: TableSummary;
}

/** Keeps tables as long as the program runs. */
export function memoryStore(): TableStore {
  const tables = new Map<TableId, Shelf>();
  const watchers: ((id: TableId) => void)[] = [];
  const changed = (id: TableId) => {
    for (const tell of watchers) tell(id);
  };
  return {
    summaries: async () => new Map([...tables].map(([id, { summary }]) => [id, summary])),
    summary: async (id) => tables.get(id)?.summary,
    events: async (id, after = 0) => tables.get(id)?.events.slice(after) ?? [],
    async append(id, sequence, events, summary) {
      const shelf: Shelf = tables.get(id) ?? { events: [], chapters: new Map(), summary };
      if (shelf.events.length !== sequence - 1) throw new Outdated();
      shelf.events.push(...events);
      shelf.summary = summary;
      tables.set(id, shelf);
      changed(id);
    },
    chapters: async (id) => [...(tables.get(id)?.chapters.values() ?? [])],
    async keepChapter(id, sequence, chapter) {
      tables.get(id)?.chapters.set(sequence, chapter);
    },
    async remove(id) {
      tables.delete(id);
      changed(id);
    },
    watch: (tell) => watchers.push(tell),
  };
}
