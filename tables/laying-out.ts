import { type Chapter, type Game, type Match, RecordError, type SeatId, SPECTATOR } from "@caravel/kernel";
import { ChapterWriter, usableChapters } from "./chapters.ts";
import { readEvent, type TableEvent } from "./event.ts";
import { BrokenHistory, History } from "./history.ts";
import type { TableId } from "./host.ts";
import { Trouble } from "./problem.ts";
import { matchOf } from "./records.ts";
import { type RulesShelf, rulesOf, rulesProblem } from "./rules.ts";
import type { TableStore } from "./store.ts";

/** What it takes to lay out a table that is kept. */
export interface Supplies {
  readonly store: TableStore;
  readonly rules: RulesShelf;
  /** The name of this build of the program: chapters written by another one are not trusted. */
  readonly build: string;
}

/** A table laid out in memory. */
export interface LaidOut {
  readonly match: Match;
  readonly history: History;
  readonly chapters: ChapterWriter;
}

/** Lays out a table as it is kept. */
export async function layOut(id: TableId, supplies: Supplies): Promise<LaidOut> {
  const { store, build } = supplies;
  const [events, found] = await Promise.all([store.events(id), store.chapters(id)]);
  if (events.length === 0) throw new Trouble({ code: "noSuchTable" });
  const history = readHistory(events);
  if (history === null) throw new Trouble({ code: "unreadable" });
  const game = await rulesHere(supplies.rules, history.opened);
  const usable = usableChapters(found, history, build);
  const match = matchAgain(game, history, usable);
  return { match, history, chapters: new ChapterWriter(id, store, build, usable) };
}

/** Reads what a store holds of a table; null if these are no events, or contradict each other. */
export function readHistory(found: readonly unknown[]): History | null {
  const events = readEvents(found);
  if (events === null) return null;
  try {
    return new History(events);
  } catch (error) {
    if (error instanceof BrokenHistory) return null;
    throw error;
  }
}

/** Reads events as they were found; null if one of them is none. */
export function readEvents(found: readonly unknown[]): TableEvent[] | null {
  const events = found.map(readEvent);
  return events.every((event) => event !== null) ? events : null;
}

/** The rules of a game by their number; rejected with what is wrong if they are not here. */
export async function rulesHere(shelf: RulesShelf, wanted: { game: string; rules: number }): Promise<Game> {
  const game = await rulesOf(shelf, wanted.game, wanted.rules);
  if (game !== null) return game;
  throw new Trouble(rulesProblem(wanted, shelf) ?? { code: "noSuchGame", game: wanted.game });
}

/** Chapters only save time: a table that cannot be laid out with them is laid out without. */
function matchAgain(game: Game, history: History, usable: readonly Chapter[]): Match {
  const record = history.record();
  try {
    return matchOf(game, record, usable);
  } catch (error) {
    if (usable.length > 0) return matchAgain(game, history, []);
    if (!(error instanceof RecordError)) throw error;
    throw new Trouble({ code: "badRecord", ...error.problem }, { cause: error });
  }
}

/** Does a person play on the seat? */
export function isPerson({ sitters }: History, seat: SeatId): boolean {
  return sitters[seat]?.kind === "person";
}

/** May the table be seen through this seat? A bot's seat may, once nothing is secret any more. */
export function maySit(history: History, seat: SeatId): boolean {
  const isFree = history.ended !== null && history.sitters[seat] !== undefined;
  return seat === SPECTATOR || isPerson(history, seat) || isFree;
}
