import type { BotPool } from "@caravel/bots/question";
import {
  asked,
  type Game,
  hash,
  Match,
  type Options,
  RecordError,
  readRecord,
  type SeatId,
  settingsFault,
  usualOptions,
  type Verdict,
  verify,
  writeRecord,
} from "@caravel/kernel";
import type { Hours } from "./clocks/hours.ts";
import { clockEvents } from "./clocks/ordering.ts";
import type { TableEvent } from "./event.ts";
import { History } from "./history.ts";
import type { Host, Place, Sight, TableId, TableSetup, TableSummary, Taken } from "./host.ts";
import { type House, KeptTable } from "./kept-table.ts";
import { readHistory, rulesHere } from "./laying-out.ts";
import { newLuck } from "./luck.ts";
import { type Problem, Trouble } from "./problem.ts";
import { eventsOf, matchOf } from "./records.ts";
import { rulesOf } from "./rules.ts";
import { sittersOf } from "./seating.ts";
import { botsAmong, type Sitter } from "./sitter.ts";
import type { TableStore } from "./store.ts";
import { readSummary, sameGame, summaryOf } from "./summary.ts";
import { type ChangeHearer, TableList } from "./table-list.ts";

/** What a keeper takes from where it runs. */
export interface Surroundings extends Pick<House, "rules" | "build" | "now" | "wait" | "givenBack" | "wakeBots"> {
  readonly pool: BotPool;
  /** The name for a new table. */
  newId(): TableId;
  /** Is there a bot of this style for a game? */
  hasBot(game: string, style: string): boolean;
  /** Hears of every table that was changed here, once that is kept, and what it was before. */
  kept?(after: TableSummary, before: TableSummary | null): void;
}

const refused = (problem: Problem): Taken => ({ ok: false, problem });

/** Keeps any number of tables in a store and plays them; several keepers may share one store. */
export class Keeper implements Host {
  private readonly house: House;
  private readonly tablesById = new Map<TableId, KeptTable>();

  constructor(
    private readonly store: TableStore,
    readonly keeps: boolean,
    private readonly surroundings: Surroundings,
    private readonly list: TableList = new TableList(store, surroundings),
  ) {
    this.house = {
      ...surroundings,
      store,
      changed: (id, summary) => {
        const before = this.list.before(id, summary.sequence);
        this.list.note(summary);
        surroundings.kept?.(summary, before);
      },
      troubled: (id, problem) => this.list.noteProblem(id, problem),
    };
    // what cannot be read now is read when somebody asks for it
    store.watch((id, sequence) => void this.catchUp(id, sequence).catch(() => undefined));
  }

  /** Resolves when the store can be read. */
  async ready(): Promise<void> {
    await this.list.summaries();
  }

  /** Lets bots go on whose turn it was when the program last ended. */
  async wake(): Promise<void> {
    const isBotsTurn = ({ asked, sitters, isOver, problem }: TableSummary) =>
      !isOver && problem === null && asked.some((seat) => sitters[seat]?.kind === "bot");
    for (const { id } of (await this.tables()).filter(isBotsTurn)) this.table(id).drive();
  }

  /** The name of the build that runs here. */
  get build(): string {
    return this.surroundings.build;
  }

  tables(): Promise<readonly TableSummary[]> {
    return this.list.summaries();
  }

  watchTables(changed: (tables: readonly TableSummary[]) => void): () => void {
    return this.list.watch(changed);
  }

  /** Calls back for every table that changes, until the returned function is called. */
  watchChanges(changed: ChangeHearer): () => void {
    return this.list.watchChanges(changed);
  }

  /** One table as the list shows it; null if there is none. */
  listed(id: TableId): Promise<TableSummary | null> {
    return this.list.summary(id);
  }

  async open(setup: TableSetup): Promise<Taken> {
    const { game: id, options, sitters, seed, advice, patience, clock = null, hours = [] } = setup;
    const game = await rulesOf(this.house.rules, id);
    if (game === null) return refused({ code: "noSuchGame", game: id });
    const players = sitters.length;
    const chosen: Options = { ...usualOptions(game, players), ...options };
    const fault = settingsFault(game, players, chosen) ?? this.botProblem(id, sitters);
    if (fault !== null) return refused(fault);
    const names = sitters.map(({ name }) => name);
    const luck = newLuck(seed, players);
    const match = new Match(game, { players, options: chosen, names, bots: botsAmong(sitters), luck });
    const at = this.house.now();
    const events = eventsOf(match.record({ withSecret: true }), sitters, at, { advice, patience });
    if (clock === null) return this.takeUp(match, events);
    const first = asked(match.game, match.state);
    return this.takeUp(match, [...events, ...clockEvents(clock, hours, first, { at, hash: hash(match.state) })]);
  }

  /** Sits down; with `since`, whoever was here before hears at once what has happened since a sequence. */
  sit(id: TableId, seat: SeatId, hear: (sight: Sight) => void, since: number | null = null): Promise<Place> {
    return this.table(id).sit(seat, hear, since);
  }

  async record(id: TableId): Promise<string> {
    const found = await this.store.events(id);
    if (found.length === 0) throw new Trouble({ code: "noSuchTable" });
    const history = readHistory(found);
    return history === null ? unreadableText(found) : writeRecord(history.record());
  }

  /** Takes in a record; with a setup, others than those of the record go on with it. */
  async takeIn(text: string, again = false, others?: Pick<TableSetup, "sitters" | "patience">): Promise<Taken> {
    try {
      const record = readRecord(text);
      const game = await rulesHere(this.house.rules, record);
      const match = matchOf(game, record);
      const twin = (await this.tables()).find((table) => sameGame(table, record));
      if (twin !== undefined && !again) return refused({ code: "alreadyHere", table: twin.id });
      const { over } = record.end;
      const { winners } = match;
      const sitters = others?.sitters ?? sittersOf(record);
      if (sitters.length !== record.players)
        return refused({ code: "badRecord", line: null, fault: { code: "unreadableValue" } });
      // whoever goes on with it sits on every seat from the beginning
      const told = others === undefined ? record : { ...record, hands: [] };
      return await this.takeUp(
        match,
        eventsOf(told, sitters, this.house.now(), { winners, copy: !over, patience: others?.patience }),
      );
    } catch (error) {
      if (error instanceof RecordError) return refused({ code: "badRecord", ...error.problem });
      if (error instanceof Trouble) return refused(error.problem);
      throw error;
    }
  }

  async giveSeat(id: TableId, seat: SeatId, sitter: Sitter): Promise<void> {
    const problem = this.botProblem((await this.rulesAt(id)).id, [sitter]);
    if (problem !== null) throw new Trouble(problem);
    await this.table(id).giveSeat(seat, sitter);
  }

  /** Lets the bots of a table move here until nobody waits for them. */
  playBots(id: TableId): Promise<void> {
    return this.table(id).playBots();
  }

  /** Gives every seat of a table that is out of time to a bot of a style, if that is settled so; answers when the next one is, and at which sequence that is so. */
  callTime(id: TableId, style: string): Promise<{ readonly sequence: number; readonly due: number | null }> {
    return this.table(id).callTime(style);
  }

  /** The hours of the day that count for a seat are others from now on. */
  setHours(id: TableId, seat: SeatId, hours: Hours | null): Promise<void> {
    return this.table(id).setHours(seat, hours);
  }

  async remove(id: TableId): Promise<void> {
    await this.table(id).remove();
    this.list.forget(id);
  }

  async verify(id: TableId): Promise<Verdict> {
    const history = await this.historyOf(id);
    const verdict = verify(await rulesHere(this.house.rules, history.opened), writeRecord(history.record()));
    // the fingerprint of a position that is not over could be used to find out its secrets
    return history.ended === null ? { ...verdict, hash: null } : verdict;
  }

  /** The rules by which a table is played. */
  async rulesAt(id: TableId): Promise<Game> {
    const found = await this.store.summary(id);
    if (found === undefined) throw new Trouble({ code: "noSuchTable" });
    const { game, rules } = readSummary(found) ?? (await this.historyOf(id)).opened;
    return rulesHere(this.house.rules, { game, rules });
  }

  /** What has happened at a table. */
  private async historyOf(id: TableId): Promise<History> {
    const found = await this.store.events(id);
    if (found.length === 0) throw new Trouble({ code: "noSuchTable" });
    const history = readHistory(found);
    if (history === null) throw new Trouble({ code: "unreadable" });
    return history;
  }

  private botProblem(game: string, sitters: readonly Sitter[]): Problem | null {
    const style = botsAmong(sitters).find((one) => one !== null && !this.surroundings.hasBot(game, one));
    return typeof style === "string" ? { code: "noSuchBot", game, style } : null;
  }

  private table(id: TableId): KeptTable {
    const table = this.tablesById.get(id) ?? new KeptTable(id, this.house);
    this.tablesById.set(id, table);
    return table;
  }

  /** Keeps a new table and lets its bots begin. */
  private async takeUp(match: Match, events: readonly TableEvent[]): Promise<Taken> {
    const id = this.surroundings.newId();
    const history = new History(events);
    const reading = history.clock?.reading(this.house.now(), this.house.givenBack?.()) ?? null;
    const summary = summaryOf(id, history, match, reading);
    await this.store.append(id, 1, events, summary);
    this.house.changed(id, summary);
    this.table(id).drive();
    return { ok: true, id };
  }

  /** Somebody, perhaps another keeper, has changed a table; what was done here is known already. */
  private async catchUp(id: TableId, sequence?: number): Promise<void> {
    await this.tablesById.get(id)?.catchUp(sequence);
    if (sequence === undefined || !(await this.list.knows(id, sequence))) await this.list.readAgain(id);
  }
}

/** What is kept of a table that cannot be read: its record, if it holds one, or all of it: nothing that was kept is out of reach. */
function unreadableText(found: readonly unknown[]): string {
  const [first] = found;
  const record = typeof first === "object" && first !== null && "record" in first ? first.record : undefined;
  return typeof record === "string" ? record : JSON.stringify(found.length === 1 ? first : found);
}
