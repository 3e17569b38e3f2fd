import { setTimeout as sleep } from "node:timers/promises";
import type { SeatId } from "@caravel/kernel";
import type { Keeper } from "@caravel/tables";
import type { TableId, TableSummary } from "@caravel/tables/host";
import type { PersonId } from "./people.ts";
import type { Rights } from "./rights.ts";
import type { Reader, TableNews } from "./table-news.ts";

/** Nobody is told of their list more often than this, in milliseconds: whoever sits at a table hears of it there. */
const PAUSE = 1000;

type Tell = (tables: readonly TableSummary[]) => void;

/** What lists are made from. */
interface Sources {
  readonly keeper: Keeper;
  readonly rights: Rights;
  readonly news: TableNews;
}

/** The tables of one person, and the one that they watch. */
export class OwnTables implements Reader {
  private seats: ReadonlyMap<TableId, readonly SeatId[]> = new Map();
  private watched: TableId | null = null;
  /** By table: at how many places one sits there over this line; of moves there one hears at the place. */
  private readonly places = new Map<TableId, number>();
  /** The tables that have moved on since the list was told. */
  private readonly moved = new Set<TableId>();
  /** Has something changed of which the list knows nothing yet? */
  private isOld = true;
  /** Who follows the list, if anybody does. */
  private tell: Tell | null = null;
  private readonly telling = new Soon(async () => {
    this.moved.clear();
    if (this.tell !== null) this.tell(await (this.isOld ? this.list() : this.known()));
  });
  private readonly looking = new Soon(async () => {
    if ((await this.findWatched?.()) !== null) this.telling.want();
  });

  constructor(
    private readonly sources: Sources,
    readonly person: PersonId,
    /** Finds the table that may be watched now; null for somebody who has no word for any. */
    private readonly findWatched: (() => Promise<TableId | null>) | null,
  ) {}

  get watches(): TableId | null | undefined {
    return this.findWatched === null ? undefined : this.watched;
  }

  /** As they are now, the last changed first. */
  async list(): Promise<readonly TableSummary[]> {
    this.isOld = false;
    const { rights, news } = this.sources;
    try {
      const found = this.findWatched?.() ?? null;
      const [seats, watched] = await Promise.all([rights.seatsOf(this.person), found]);
      this.seats = seats;
      news.turned(this, () => {
        this.watched = watched;
      });
      return await this.known();
    } catch (error) {
      this.isOld = true;
      throw error;
    }
  }

  /** Calls back with the list whenever one of them changes. */
  watch(tell: Tell): () => void {
    this.tell = tell;
    const stop = this.sources.news.watch(this);
    // what is not known yet is found out with the first change
    void this.list().catch(() => undefined);
    return () => {
      this.tell = null;
      stop();
    };
  }

  changed(id: TableId, isMove: boolean): void {
    this.isOld ||= !this.seats.has(id) && id !== this.watched;
    if (isMove && this.places.has(id)) this.moved.add(id);
    else this.telling.want();
  }

  /** One has sat down at a table over this line. */
  sat(id: TableId): void {
    this.places.set(id, (this.places.get(id) ?? 0) + 1);
  }

  /** One has left a place: from now on the list tells of moves there. */
  left(id: TableId): void {
    const others = (this.places.get(id) ?? 0) - 1;
    if (others > 0) {
      this.places.set(id, others);
      return;
    }
    this.places.delete(id);
    if (this.moved.has(id)) this.telling.want();
  }

  maybeBegun(): void {
    this.isOld = true;
    this.looking.want();
  }

  private async known(): Promise<readonly TableSummary[]> {
    const ids = new Set([...this.seats.keys(), ...(this.watched === null ? [] : [this.watched])]);
    const found = await Promise.all([...ids].map((id) => this.sources.keeper.listed(id)));
    return found
      .flatMap((table) => (table === null ? [] : [{ ...table, mine: this.seats.get(table.id) ?? [] }]))
      .sort((one, other) => other.changedAt - one.changedAt);
  }
}

/** Does something soon, once for all who want it meanwhile, and then not for a while. */
class Soon {
  private isWanted = false;
  private doneAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly act: () => Promise<void>) {}

  want(): void {
    if (this.isWanted) return;
    this.isWanted = true;
    void this.doIt();
  }

  private async doIt(): Promise<void> {
    const wait = this.doneAt + PAUSE - performance.now();
    if (wait > 0) await sleep(wait, undefined, { ref: false });
    else await new Promise((resolve) => setImmediate(resolve));
    this.isWanted = false;
    this.doneAt = performance.now();
    // what cannot be done now is done with the next change
    await this.act().catch(() => undefined);
  }
}
