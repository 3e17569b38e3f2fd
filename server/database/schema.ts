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

/** Somebody who has been here: a guest at first. */
interface PeopleTable {
  id: string;
  name: string;
  seen_at: number;
}

/** Tables to which people are invited, before and after they have begun; what is settled is JSON. */
interface GatheringsTable {
  id: string;
  /** What the invitation's address holds instead of the id: nobody can guess it. */
  invitation: string;
  /** The same for those who only watch. */
  spectation: string;
  owner: string;
  settled: string;
  /** Rises with every change, so that two at once cannot both be kept. */
  version: number;
  table_id: string | null;
  /** The table whose people come together again. */
  rematch_of: Generated<string | null>;
  changed_at: number;
}

/** Who holds a seat of a table that has begun. */
interface SeatsTable {
  table_id: string;
  seat: number;
  person: string;
}

/** Tokens by which programs act for a person. */
interface TokensTable {
  id: string;
  person: string;
  /** What the owner calls it. */
  name: string;
  /** From which nobody can make the token. */
  fingerprint: string;
  made_at: number;
}

/** Everything that is kept, by name. */
export interface Schema {
  events: EventsTable;
  tables: TablesTable;
  chapters: ChaptersTable;
  settings: SettingsTable;
  people: PeopleTable;
  gatherings: GatheringsTable;
  seats: SeatsTable;
  tokens: TokensTable;
  schema_steps: { number: number; done_at: Generated<number> };
}

/** What this program keeps, in one of two kinds of database. */
export interface Database {
  readonly kind: "sqlite" | "postgres";
  readonly kysely: Kysely<Schema>;
  /** Calls back with what others, and this program itself, have told with `tell`; `missed` when some of it may not have been heard since a time. */
  listen(heard: (text: string) => void, missed: (since: number) => void): void;
  /** Tells everybody, once the transaction in which it is told is kept. */
  tell(text: string, within: Kysely<Schema>): Promise<void>;
  /** Does something in one transaction; what it has written is on disk when this resolves. */
  durably<T>(work: (one: Kysely<Schema>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
