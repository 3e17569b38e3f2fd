import { setTimeout as sleep } from "node:timers/promises";
import type { Keeper } from "@caravel/tables";
import type { TableId } from "@caravel/tables/host";
import type { PersonId } from "./people.ts";
import type { Rights } from "./rights.ts";

/** How long one waits for the people of a new table, time after time, in milliseconds. */
const MOMENTS = [20, 100, 500, 2000];

/** Somebody who looks at a list of tables. */
export interface Reader {
  readonly person: PersonId;
  /** The table that is watched, null while one waits for it, undefined if there is nothing to wait for. */
  readonly watches: TableId | null | undefined;
  /** One of the tables has changed, perhaps by a mere move, or is new. */
  changed(id: TableId, isMove: boolean): void;
  /** What one waits to watch may have begun. */
  maybeBegun(): void;
}

/** Tells those who look at lists of tables which ones change: what happens at a table costs nothing to whoever has nothing to do with it. */
export class TableNews {
  private readonly byPerson = new Shelves<PersonId>();
  private readonly byWatched = new Shelves<TableId | null>();
  /** New tables whose people are being looked for. */
  private readonly sought = new Set<TableId>();

  constructor(
    keeper: Keeper,
    private readonly rights: Rights,
  ) {
    keeper.watchChanges((id, isMove) => this.spread(id, isMove));
  }

  /** From now on a reader is told, until the returned function is called. */
  watch(reader: Reader): () => void {
    this.byPerson.put(reader.person, reader);
    if (reader.watches !== undefined) this.byWatched.put(reader.watches, reader);
    return () => {
      this.byPerson.take(reader.person, reader);
      if (reader.watches !== undefined) this.byWatched.take(reader.watches, reader);
    };
  }

  /** A reader turns to another table to watch, by what is called here. */
  turned(reader: Reader, turn: () => void): void {
    const { watches } = reader;
    turn();
    if (watches === undefined || reader.watches === undefined || !this.byWatched.take(watches, reader)) return;
    this.byWatched.put(reader.watches, reader);
  }

  private spread(id: TableId, isMove: boolean): void {
    for (const reader of this.byWatched.on(id)) reader.changed(id, isMove);
    for (const reader of this.byWatched.on(null)) reader.maybeBegun();
    const people = this.rights.knownPeopleAt(id);
    if (people === undefined) void this.seek(id);
    else this.tell(people, id, isMove);
  }

  private tell(people: readonly PersonId[], id: TableId, isMove: boolean): void {
    for (const person of new Set(people)) for (const reader of this.byPerson.on(person)) reader.changed(id, isMove);
  }

  /** A table that has just been opened gets its people in a moment. */
  private async seek(id: TableId): Promise<void> {
    if (this.sought.has(id)) return;
    this.sought.add(id);
    try {
      for (const moment of MOMENTS) {
        const people = await this.rights.peopleAt(id).catch(() => []);
        if (people.length > 0) return this.tell(people, id, false);
        await sleep(moment, undefined, { ref: false });
      }
    } finally {
      this.sought.delete(id);
    }
  }
}

/** Readers by what they want to hear of. */
class Shelves<Key> {
  private readonly shelves = new Map<Key, Set<Reader>>();

  on(key: Key): Iterable<Reader> {
    return this.shelves.get(key) ?? [];
  }

  put(key: Key, reader: Reader): void {
    const shelf = this.shelves.get(key) ?? new Set();
    this.shelves.set(key, shelf.add(reader));
  }

  /** Takes a reader away; false if it was not there. */
  take(key: Key, reader: Reader): boolean {
    const shelf = this.shelves.get(key);
    if (shelf?.delete(reader) !== true) return false;
    if (shelf.size === 0) this.shelves.delete(key);
    return true;
  }
}
