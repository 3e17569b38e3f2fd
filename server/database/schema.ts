import type { Generated, Kysely } from "kysely";

/** Events of tables, in order; what is kept is text, which both databases hold alike. */
interface EventsTable {
  table_id: string;
  sequence: number;
  /** The event as JSON. */
  event: string;
}

/** What lists show of a table, and the number of its last event. */
interface TablesTable {
  id: string;
  sequence: number;
  summary: string;
  changed_at: number;
}

/** Positions kept beside the events; they can be thrown away. */
interface ChaptersTable {
  table_id: string;
  sequence: number;
  chapter: string;
}

/** Values of the installation: keys made at the first start. */
interface SettingsTable {
  name: string;
  value: string;
}

/** Everything that is kept, by name. */
export interface Schema {
  events: EventsTable;
  tables: TablesTable;
  chapters: ChaptersTable;
  settings: SettingsTable;
  schema_steps: { number: number; done_at: Generated<number> };
}

/** What this program keeps, in one of two kinds of database. */
export interface Database {
  readonly kind: "sqlite" | "postgres";
  readonly kysely: Kysely<Schema>;
  /** Calls back with what others, and this program itself, have told with `tell`; `missed` when some of it may not have been heard since a time. */
  listen(heard: (text: string) => void, missed: (since: number) => void): void;
  tell(text: string): Promise<void>;
  close(): Promise<void>;
}
