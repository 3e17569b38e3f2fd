import { sameData } from "@caravel/kernel";
import { momentAfter, type Span } from "./clocks/hours.ts";
import type { TableId, TableSummary } from "./host.ts";
import type { Problem } from "./problem.ts";
import { type RulesShelf, rulesProblem } from "./rules.ts";
import type { TableStore } from "./store.ts";
import { readSummary, summaryOf, unreadable } from "./summary.ts";

type Watcher = (tables: readonly TableSummary[]) => void;
/** Hears of a table that changed, and whether that was a mere move: whoever sits there hears of it by a sight. */
export type ChangeHearer = (id: TableId, isMove: boolean) => void;

/** The list of tables: what a store keeps of each to be shown, so that none has to be laid out for it. */
export class TableList {
  /** What the list shows, once it was asked for. */
  private list: Promise<Map<TableId, TableSummary>> | null = null;
  /** What was noted last of each table, and what before that. */
  private readonly noted = new Map<TableId, readonly TableSummary[]>();
  private readonly problems = new Map<TableId, Problem>();
  private readonly watchers = new Set<Watcher>();
  private readonly hearers = new Set<ChangeHearer>();
  private willTellWatchers = false;

  constructor(
    private readonly store: TableStore,
    private readonly house: {
      readonly rules: RulesShelf;
      wait(milliseconds: number): Promise<void>;
      givenBack?(): readonly Span[];
    },
  ) {}

  /** All tables, the last changed first. */
  async summaries(): Promise<readonly TableSummary[]> {
    this.list ??= this.readList();
    const summaries = [...(await this.list).values()].map((summary) => this.asItIs(summary));
    return summaries.sort((one, other) => other.changedAt - one.changedAt);
  }

  /** What was noted of a table before a sequence; null if nothing was. */
  before(id: TableId, sequence: number): TableSummary | null {
    return this.noted.get(id)?.findLast((summary) => summary.sequence < sequence) ?? null;
  }

  /** Calls back with the list whenever it changes, until the returned function is called. */
  watch(changed: Watcher): () => void {
    this.watchers.add(changed);
    return () => this.watchers.delete(changed);
  }

  /** Calls back for every table that changes, until the returned function is called. */
  watchChanges(changed: ChangeHearer): () => void {
    this.hearers.add(changed);
    return () => this.hearers.delete(changed);
  }

  /** One table as it is listed; null if there is none. */
  async summary(id: TableId): Promise<TableSummary | null> {
    this.list ??= this.readList();
    const found = (await this.list).get(id);
    return found === undefined ? null : this.asItIs(found);
  }

  /** Is a table listed as it was after an event, or later? */
  async knows(id: TableId, sequence: number): Promise<boolean> {
    return ((await this.list)?.get(id)?.sequence ?? 0) >= sequence;
  }

  /** A table is listed like this from now on, unless something newer is known. */
  note(summary: TableSummary): void {
    const noted = this.noted.get(summary.id) ?? [];
    const last = noted.at(-1);
    if (summary.sequence > (last?.sequence ?? 0))
      this.noted.set(summary.id, last === undefined ? [summary] : [last, summary]);
    this.change(summary.id, last !== undefined && isMove(last, summary), (list) => {
      if (summary.sequence >= (list.get(summary.id)?.sequence ?? 0)) list.set(summary.id, summary);
    });
  }

  /** Something keeps a table from being opened or from going on; null if nothing does any more. */
  noteProblem(id: TableId, problem: Problem | null): void {
    if (JSON.stringify(this.problems.get(id) ?? null) === JSON.stringify(problem)) return;
    if (problem === null) this.problems.delete(id);
    else this.problems.set(id, problem);
    for (const changed of this.hearers) changed(id, false);
    void this.tellWatchers();
  }

  /** A table is gone. */
  forget(id: TableId): void {
    this.problems.delete(id);
    this.noted.delete(id);
    this.change(id, false, (list) => list.delete(id));
  }

  /** Looks again at what is kept of one table. */
  async readAgain(id: TableId): Promise<void> {
    const found = await this.store.summary(id);
    if (found === undefined) this.forget(id);
    else this.note(await this.listed(id, found));
  }

  private readList(): Promise<Map<TableId, TableSummary>> {
    const list = this.store.summaries().then(async (found) => {
      const summaries = [...found].map(([id, value]) => this.listed(id, value));
      return new Map((await Promise.all(summaries)).map((summary) => [summary.id, summary]));
    });
    list.catch(() => {
      this.list = null;
    });
    return list;
  }

  /** A summary only saves time: one that cannot be read is made again from the events. */
  private async listed(id: TableId, found: unknown): Promise<TableSummary> {
    const summary = readSummary(found);
    if (summary !== null) return { ...summary, id };
    const { readHistory } = await import("./laying-out.ts");
    const history = readHistory(await this.store.events(id));
    return history === null ? unreadable(id, found) : summaryOf(id, history, null);
  }

  /** A table with what keeps it from going on, and with the time that was given back since it last changed. */
  private asItIs(summary: TableSummary): TableSummary {
    const problem = this.problems.get(summary.id) ?? summary.problem ?? rulesProblem(summary, this.house.rules);
    const { clock, changedAt } = summary;
    if (clock === undefined || clock.endsAt === null) return { ...summary, problem };
    const endsAt = momentAfter(null, changedAt, clock.endsAt - changedAt, this.house.givenBack?.());
    return { ...summary, clock: { ...clock, endsAt }, problem };
  }

  private change(id: TableId, isMove: boolean, change: (list: Map<TableId, TableSummary>) => void): void {
    const tell = () => {
      for (const changed of this.hearers) changed(id, isMove);
    };
    this.list?.then(change).then(tell, () => undefined);
    void this.tellWatchers();
  }

  /** Tells the list to all who watch it; changes that come thick and fast are told together. */
  private async tellWatchers(): Promise<void> {
    if (this.willTellWatchers || this.watchers.size === 0) return;
    this.willTellWatchers = true;
    await this.house.wait(0);
    this.willTellWatchers = false;
    const tables = await this.summaries().catch(() => null);
    if (tables !== null) for (const changed of this.watchers) queueMicrotask(() => changed(tables));
  }
}

/** Does nothing but what a sight tells lie between these? */
function isMove(before: TableSummary, after: TableSummary): boolean {
  return (
    before.isOver === after.isOver &&
    sameData(before.sitters, after.sitters) &&
    sameData(before.conceded, after.conceded)
  );
}
