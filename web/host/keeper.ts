import {
  Match,
  type Options,
  RecordError,
  readRecord,
  type SeatId,
  usualOptions,
  type Verdict,
  verify,
} from "@caravel/kernel";
import { botOf, sittersNamed } from "./bots.ts";
import type { Host, Place, Sight, Sitter, TableId, TableSetup, TableSummary, Taken } from "./host.ts";
import { keptOf, readKept, summaryOf, type TableStore, textOf, unreadable } from "./kept.ts";
import { type House, KeptTable } from "./kept-table.ts";
import { NO_TABLE, rulesProblem } from "./laying-out.ts";
import { newLuck, randomHex } from "./luck.ts";
import { matchOf } from "./records.ts";
import { rulesOf } from "./rules.ts";
import { objectionTo } from "./settings.ts";

/** What a keeper takes from where it runs; tests bring their own. */
export type Surroundings = Pick<House, "rulesOf" | "botOf" | "now" | "wait">;

const USUAL: Surroundings = {
  rulesOf,
  botOf,
  now: () => Date.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** A line of the list, with the revision it tells of. */
interface Listed {
  readonly revision: number;
  readonly summary: TableSummary;
}

type Watcher = (tables: readonly TableSummary[]) => void;

const refused = (problem: string): Taken => ({ ok: false, problem, rule: null });

function listed(id: TableId, stored: unknown): Listed {
  const { revision, summary } = readKept(stored) ?? { revision: 0, summary: unreadable(id, stored) };
  return { revision, summary: { ...summary, id } };
}

/** Keeps any number of tables in a store and plays them; several keepers may share one store. */
export class Keeper implements Host {
  private readonly house: House;
  private readonly tablesById = new Map<TableId, KeptTable>();
  /** What the list shows, once it was asked for. */
  private list: Promise<Map<TableId, Listed>> | null = null;
  private readonly problems = new Map<TableId, string>();
  private readonly watchers = new Set<Watcher>();
  private willTellWatchers = false;

  constructor(
    private readonly store: TableStore,
    readonly keeps: boolean,
    surroundings: Partial<Surroundings> = {},
  ) {
    this.house = {
      ...USUAL,
      ...surroundings,
      store,
      changed: (id, { revision, summary }) => this.note(id, { revision, summary }),
      troubled: (id, problem) => this.noteProblem(id, problem),
    };
    // what cannot be read now is read when somebody asks for it
    store.watch((id) => void this.catchUp(id).catch(() => undefined));
  }

  /** Resolves when the store can be read. */
  async ready(): Promise<void> {
    await this.listed();
  }

  async tables(): Promise<readonly TableSummary[]> {
    const list = await this.listed();
    const summaries = await Promise.all([...list.values()].map((listed) => this.withProblem(listed)));
    return summaries.sort((one, other) => other.changedAt - one.changedAt);
  }

  watchTables(changed: Watcher): () => void {
    this.watchers.add(changed);
    return () => this.watchers.delete(changed);
  }

  async open({ game: id, options, sitters, seed }: TableSetup): Promise<Taken> {
    const game = await this.house.rulesOf(id);
    if (game === null) return refused(`There is no game called ${id} here.`);
    const players = sitters.length;
    const chosen: Options = { ...usualOptions(game), ...options };
    const objection = objectionTo(game, players, chosen);
    if (objection !== null) return { ok: false, ...objection };
    for (const { kind, style } of sitters)
      if (kind === "bot" && !(await this.hasBot(id, style))) return refused(`There is no ${style} bot for ${id}.`);
    const names = sitters.map(({ name }) => name);
    return this.takeUp(new Match(game, { players, options: chosen, names, luck: newLuck(seed, players) }), sitters);
  }

  /** Sits down; with `since`, whoever was here before hears at once what has happened since so many moves. */
  sit(id: TableId, seat: SeatId, hear: (sight: Sight) => void, since: number | null = null): Promise<Place> {
    return this.table(id).sit(seat, hear, since);
  }

  async record(id: TableId): Promise<string> {
    return textOf(await this.stored(id));
  }

  async takeIn(text: string): Promise<Taken> {
    try {
      const { game: id, names } = readRecord(text);
      const game = await this.house.rulesOf(id);
      if (game === null) return refused(`line 2: there is no game called ${id} here`);
      const match = matchOf(game, text);
      return await this.takeUp(match, sittersNamed(id, names));
    } catch (error) {
      if (error instanceof RecordError) return refused(error.message);
      throw error;
    }
  }

  async remove(id: TableId): Promise<void> {
    await this.table(id).remove();
    this.forget(id);
  }

  async verify(id: TableId): Promise<Verdict> {
    const text = await this.record(id);
    const game = await this.house.rulesOf(readRecord(text).game);
    if (game === null) throw new Error(`There is no game called ${readRecord(text).game} here.`);
    const verdict = verify(game, text);
    // the fingerprint of a position that is not over could be used to find out its secrets
    return readRecord(text).end.over ? verdict : { ...verdict, hash: null };
  }

  private table(id: TableId): KeptTable {
    const table = this.tablesById.get(id) ?? new KeptTable(id, this.house);
    this.tablesById.set(id, table);
    return table;
  }

  /** Keeps a new table and lets its bots begin. */
  private async takeUp(match: Match, sitters: readonly Sitter[]): Promise<Taken> {
    const id = randomHex(8);
    const summary = summaryOf(id, match, sitters, this.house.now());
    await this.store.put(id, keptOf(match, summary, 1, []));
    this.note(id, { revision: 1, summary });
    this.table(id).drive();
    return { ok: true, id };
  }

  private async hasBot(game: string, style: string): Promise<boolean> {
    return this.house.botOf(game, style).then(
      () => true,
      () => false,
    );
  }

  private async stored(id: TableId): Promise<unknown> {
    const stored = await this.store.get(id);
    if (stored === undefined) throw new Error(NO_TABLE);
    return stored;
  }

  /** Somebody, perhaps another keeper, has changed a table. */
  private async catchUp(id: TableId): Promise<void> {
    const stored = await this.store.get(id);
    if (stored === undefined) this.forget(id);
    else this.note(id, listed(id, stored));
    await this.tablesById.get(id)?.catchUp();
  }

  private listed(): Promise<Map<TableId, Listed>> {
    this.list ??= this.readList();
    return this.list;
  }

  private readList(): Promise<Map<TableId, Listed>> {
    const list = this.store.all().then((all) => {
      return new Map([...all].map(([id, stored]) => [id, listed(id, stored)]));
    });
    list.catch(() => {
      this.list = null;
    });
    return list;
  }

  private async withProblem({ summary }: Listed): Promise<TableSummary> {
    const problem = this.problems.get(summary.id) ?? summary.problem ?? (await this.rulesProblem(summary));
    return { ...summary, problem };
  }

  /** Rules that cannot be loaded just now do not spoil the list. */
  private async rulesProblem(summary: TableSummary): Promise<string | null> {
    return this.house.rulesOf(summary.game).then(
      (game) => rulesProblem(summary, game),
      () => null,
    );
  }

  private note(id: TableId, listed: Listed): void {
    this.changeList((list) => {
      if (listed.revision >= (list.get(id)?.revision ?? 0)) list.set(id, listed);
    });
  }

  private noteProblem(id: TableId, problem: string | null): void {
    if ((this.problems.get(id) ?? null) === problem) return;
    if (problem === null) this.problems.delete(id);
    else this.problems.set(id, problem);
    void this.tellWatchers();
  }

  private forget(id: TableId): void {
    this.problems.delete(id);
    this.changeList((list) => list.delete(id));
  }

  private changeList(change: (list: Map<TableId, Listed>) => void): void {
    this.list?.then(change, () => undefined);
    void this.tellWatchers();
  }

  /** Tells the list to all who watch it; changes that come thick and fast are told together. */
  private async tellWatchers(): Promise<void> {
    if (this.willTellWatchers || this.watchers.size === 0) return;
    this.willTellWatchers = true;
    await this.house.wait(0);
    this.willTellWatchers = false;
    const tables = await this.tables().catch(() => null);
    if (tables !== null) for (const changed of this.watchers) queueMicrotask(() => changed(tables));
  }
}
