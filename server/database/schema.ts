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
  /** When somebody's time runs out, if that has a consequence. */
  due_at: number | null;
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
  /** 1 if everybody may find it, as long as it has not begun. */
  listed: Generated<number>;
  /** A game that was begun elsewhere and is finished here. */
  record: Generated<string | null>;
  changed_at: number;
}

/** Who holds a seat of a table that has begun. */
interface SeatsTable {
  table_id: string;
  seat: number;
  person: string;
}

/** The processes that serve this database, with the names under which they take jobs. */
interface ProcessesTable {
  id: number;
  seen_at: number;
  workers: string;
}

/** Times in which no process served the database: they are given back to everybody's clock. */
interface OutagesTable {
  from_at: number;
  to_at: number;
}

/** How somebody wants to be told that they are asked, and which hours count for them; wishes are JSON. */
interface AttentionTable {
  person: string;
  wishes: string;
}

/** Browsers that let themselves be woken for somebody. */
interface PushEndpointsTable {
  endpoint: string;
  person: string;
  keys: string;
  added_at: number;
}

/** When somebody was last seen at a table, as far as other processes must know. */
interface PresencesTable {
  person: string;
  table_id: string;
  seen_at: number;
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

/** A device at which somebody is known. */
interface SessionsTable {
  id: string;
  person: string;
  /** From which nobody can make the token. */
  fingerprint: string;
  /** Browser and system, as far as they can be told. */
  device: string;
  made_at: number;
  seen_at: number;
}

/** A name and a password that somebody has claimed. */
interface AccountsTable {
  person: string;
  name: string;
  /** By which it is looked up: names that look alike are the same. */
  name_key: string;
  /** Argon2id, with its salt. */
  password: string;
  made_at: number;
}

/** Tries to sign in that have not succeeded. */
interface SignInTriesTable {
  name: string;
  address: string;
  at: number;
}

/** What was said at tables. */
interface SaidTable {
  table_id: string;
  number: number;
  seat: number;
  person: string;
  text: string;
  at: number;
}

/** Who does not want to hear whom. */
interface MutesTable {
  person: string;
  muted: string;
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
  processes: ProcessesTable;
  outages: OutagesTable;
  attention: AttentionTable;
  push_endpoints: PushEndpointsTable;
  presences: PresencesTable;
  tokens: TokensTable;
  sessions: SessionsTable;
  accounts: AccountsTable;
  sign_in_tries: SignInTriesTable;
  said: SaidTable;
  mutes: MutesTable;
  schema_steps: { number: number; done_at: Generated<number> };
}

/** A table as it goes on: what lists show of it then, and the events that lead there, the first of them with this sequence. */
export interface Onward {
  readonly row: TablesTable;
  readonly first: number;
  readonly events: readonly string[];
}

/** What this program keeps, in one of two kinds of database. */
export interface Database {
  readonly kind: "sqlite" | "postgres";
  /** The file, or where the database server is. */
  readonly address: string;
  readonly kysely: Kysely<Schema>;
  /** Calls back with what others, and this program itself, have told with `tell`; `missed` when some of it may not have been heard since a time. */
  listen(heard: (text: string) => void, missed: (since: number) => void): void;
  /** Tells everybody, once the transaction in which it is told is kept. */
  tell(text: string, within: Kysely<Schema>): Promise<void>;
  /** Lets other processes see that the one of this number lives, as long as it does. */
  live(process: number): Promise<void>;
  /** The numbers of the processes that live. */
  living(): Promise<ReadonlySet<number>>;
  /** Moves a table on from the event before, or begins it, and tells so; on disk when this resolves. False if it does not stand there: of two that try at once one fails. */
  moveOn(onward: Onward): Promise<boolean>;
  /** Does something in one transaction; what it has written is on disk when this resolves. */
  durably<T>(work: (one: Kysely<Schema>) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
