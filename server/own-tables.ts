import { setTimeout as sleep } from "node:timers/promises";
import type { SeatId } from "@caravel/kernel";
import type { Keeper } from "@caravel/tables";
import type { TableId, TableSummary } from "@caravel/tables/host";
import type { PersonId } from "./people.ts";
import type { Rights } from "./rights.ts";

/** How long one waits for the people of a new table, time after time, in milliseconds. */
const MOMENTS = [20, 100, 500, 2000];

type Changed = (tables: readonly TableSummary[]) => void;

/** The tables of one person, and the one that they watch: what happens at the others costs nothing here. */
export class OwnTables {
  private seats: ReadonlyMap<TableId, readonly SeatId[]> = new Map();
  private watched: TableId | null = null;
  private willTell = false;

  constructor(
    private readonly keeper: Keeper,
    private readonly rights: Rights,
    private readonly person: PersonId,
    private readonly watchedTable: () => Promise<TableId | null>,
  ) {}

  /** As they are now, the last changed first. */
  async list(): Promise<readonly TableSummary[]> {
    [this.seats, this.watched] = await Promise.all([this.rights.seatsOf(this.person), this.watchedTable()]);
    return await this.known();
  }

  /** Calls back with the list whenever one of them changes, until the returned function is called. */
  watch(changed: Changed): () => void {
    // what is not known yet is found out with the first change
    void this.list().catch(() => undefined);
    return this.keeper.watchChanges((id) => {
      if (this.isMine(id)) void this.tellSoon(() => this.known(), changed);
      else void this.maybeTellOfNew(id, changed);
    });
  }

  private isMine(id: TableId): boolean {
    return this.seats.has(id) || id === this.watched;
  }

  private async maybeTellOfNew(id: TableId, changed: Changed): Promise<void> {
    const people = await this.peopleSoon(id);
    // the game that somebody waits to watch may have begun
    const isNew = people.includes(this.person) || (this.watched === null && (await this.watchedTable()) === id);
    if (isNew) await this.tellSoon(() => this.list(), changed);
  }

  /** Who plays at a table; one that has just been opened gets its people in a moment. */
  private async peopleSoon(id: TableId): Promise<readonly PersonId[]> {
    for (const wait of MOMENTS) {
      const people = this.rights.knownPeopleAt(id) ?? (await this.rights.peopleAt(id).catch(() => []));
      if (people.length > 0) return people;
      await sleep(wait);
    }
    return [];
  }

  /** Changes that come thick and fast are told together. */
  private async tellSoon(list: () => Promise<readonly TableSummary[]>, changed: Changed): Promise<void> {
    if (this.willTell) return;
    this.willTell = true;
    await new Promise((resolve) => setImmediate(resolve));
    this.willTell = false;
    // whoever cannot be told now hears of it with the next change
    await list().then(changed, () => undefined);
  }

  private async known(): Promise<readonly TableSummary[]> {
    const ids = new Set([...this.seats.keys(), ...(this.watched === null ? [] : [this.watched])]);
    const found = await Promise.all([...ids].map((id) => this.keeper.listed(id)));
    return found
      .flatMap((table) => (table === null ? [] : [{ ...table, mine: this.seats.get(table.id) ?? [] }]))
      .sort((one, other) => other.changedAt - one.changedAt);
  }
}
