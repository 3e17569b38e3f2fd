import type { Game, SeatId, Verdict } from "@caravel/kernel";
import type { Place, Sight, TableId, TableSetup, TableSummary, Taken } from "./host.ts";
import type { Keeper } from "./keeper.ts";
import type { ServedHost } from "./line/serving.ts";
import type { RulesShelf } from "./rules.ts";
import type { Sitter } from "./sitter.ts";
import type { TableStore } from "./store.ts";
import { TableList } from "./table-list.ts";

/** What a doorkeeper must know of the house. */
export interface Door {
  readonly store: TableStore;
  /** The name of the build that runs here. */
  readonly build: string;
  readonly rules: RulesShelf;
  wait(milliseconds: number): Promise<void>;
  /** Fetches the keeper, who knows how tables are played and goes on with the same list. */
  fetchKeeper(list: TableList): Promise<Keeper>;
}

/** Tells which tables there are as soon as somebody asks; the keeper is fetched when something is to be done at one. */
export class Doorkeeper implements ServedHost {
  readonly keeps = true;
  private readonly list: TableList;
  private fetched: Promise<Keeper> | null = null;

  constructor(private readonly door: Door) {
    this.list = new TableList(door.store, door);
    // once the keeper is here, who sees to the list, too
    door.store.watch((id) => {
      if (this.fetched === null) void this.list.readAgain(id).catch(() => undefined);
    });
  }

  get build(): string {
    return this.door.build;
  }

  async ready(): Promise<void> {
    await this.list.summaries();
  }

  tables(): Promise<readonly TableSummary[]> {
    return this.list.summaries();
  }

  watchTables(changed: (tables: readonly TableSummary[]) => void): () => void {
    return this.list.watch(changed);
  }

  async open(setup: TableSetup): Promise<Taken> {
    return (await this.keeper()).open(setup);
  }

  async sit(table: TableId, seat: SeatId, hear: (sight: Sight) => void, since: number | null = null): Promise<Place> {
    return (await this.keeper()).sit(table, seat, hear, since);
  }

  async rulesAt(table: TableId): Promise<Game> {
    return (await this.keeper()).rulesAt(table);
  }

  async record(table: TableId): Promise<string> {
    return (await this.keeper()).record(table);
  }

  async takeIn(record: string, again?: boolean): Promise<Taken> {
    return (await this.keeper()).takeIn(record, again);
  }

  async giveSeat(table: TableId, seat: SeatId, sitter: Sitter): Promise<void> {
    return (await this.keeper()).giveSeat(table, seat, sitter);
  }

  async remove(table: TableId): Promise<void> {
    return (await this.keeper()).remove(table);
  }

  async verify(table: TableId): Promise<Verdict> {
    return (await this.keeper()).verify(table);
  }

  /** Whoever could not be fetched is sent for again the next time. */
  private keeper(): Promise<Keeper> {
    this.fetched ??= this.door.fetchKeeper(this.list);
    this.fetched.catch(() => {
      this.fetched = null;
    });
    return this.fetched;
  }
}
