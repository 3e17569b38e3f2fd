import { asked, type Match, writeRecord } from "@caravel/kernel";
import type { Sitter, TableId, TableSummary } from "./host.ts";

/** A table as it is kept. */
export interface Kept {
  /** Raised by one with every change, so that nobody writes over a change he has not seen. */
  readonly revision: number;
  /** The record, with the secret of the luck. */
  readonly record: string;
  /** The moves, counted from 1, that a page made by itself. */
  readonly byItself: readonly number[];
  /** What a list shows, so that it need not play the record again; it also says who sits where. */
  readonly summary: TableSummary;
}

/** Where tables are kept: what was put is still there when everything is begun again. */
export interface TableStore {
  /** Everything that is kept, as it was found. */
  all(): Promise<ReadonlyMap<TableId, unknown>>;
  /** What is kept of one table, as it was found; undefined if nothing is. */
  get(id: TableId): Promise<unknown>;
  /** Keeps a table, for good once the promise is resolved; rejects with `Outdated` unless its revision follows the kept one. */
  put(id: TableId, kept: Kept): Promise<void>;
  remove(id: TableId): Promise<void>;
  /** Calls back when a table was put or removed, by anybody. */
  watch(changed: (id: TableId) => void): void;
}

/** Somebody else has changed the table in the meantime. */
export class Outdated extends Error {
  constructor() {
    super("The table has gone on somewhere else.");
  }
}

/** The table as it is kept after a change. */
export function keptOf(match: Match, summary: TableSummary, revision: number, byItself: readonly number[]): Kept {
  return { revision, record: writeRecord(match.record({ withSecret: true })), byItself, summary };
}

/** The summary of a table as it stands. */
export function summaryOf(id: TableId, match: Match, sitters: readonly Sitter[], changedAt: number): TableSummary {
  const { game, setup, state, isOver } = match;
  const { luck } = setup;
  return {
    id,
    game: game.id,
    rules: game.rules,
    options: setup.options,
    sitters,
    ply: match.entries.length,
    asked: asked(game, state),
    isOver,
    scores: isOver ? game.scores(state) : [],
    winners: isOver ? game.winners(state) : [],
    changedAt,
    luck:
      luck.kind === "committed" ? { kind: "committed", text: luck.commitment } : { kind: "seeded", text: luck.seed },
    problem: null,
  };
}

/** Does the table to be put follow the one that is kept? */
export function follows(kept: Kept, stored: unknown): boolean {
  const before = stored === undefined ? 0 : readKept(stored)?.revision;
  return before === kept.revision - 1;
}

/** Reads what a store holds; null if it is not a table as we keep it. */
export function readKept(value: unknown): Kept | null {
  if (!isRecord(value)) return null;
  const { revision, record, byItself, summary } = value;
  const isKept = isCount(revision) && typeof record === "string" && isListOf(byItself, isCount) && isSummary(summary);
  return isKept ? { revision, record, byItself, summary } : null;
}

/** The sentence for a table whose data is not as we keep it. */
export const NOT_READABLE = "What is kept of this table cannot be read.";

/** How a table is listed that cannot be read: with the reason, and without what nobody knows. */
export function unreadable(id: TableId, value: unknown): TableSummary {
  const summary = isRecord(value) && isRecord(value.summary) ? value.summary : {};
  return {
    id,
    game: typeof summary.game === "string" ? summary.game : "",
    rules: 0,
    options: {},
    sitters: isListOf(summary.sitters, isSitter) ? summary.sitters : [],
    ply: 0,
    asked: [],
    isOver: false,
    scores: [],
    winners: [],
    changedAt: isCount(summary.changedAt) ? summary.changedAt : 0,
    luck: { kind: "committed", text: "" },
    problem: NOT_READABLE,
  };
}

/** The record among what is kept, or all of it as text: nothing that was kept is out of reach. */
export function textOf(value: unknown): string {
  return isRecord(value) && typeof value.record === "string" ? value.record : JSON.stringify(value);
}

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isListOf<T>(value: unknown, is: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.every(is);
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

function isOption(value: unknown): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** Is this somebody who can sit on a seat? */
export function isSitter(value: unknown): value is Sitter {
  return (
    isRecord(value) &&
    (value.kind === "person" || value.kind === "bot") &&
    typeof value.name === "string" &&
    typeof value.style === "string"
  );
}

function isLuck(value: unknown): value is TableSummary["luck"] {
  return isRecord(value) && (value.kind === "committed" || value.kind === "seeded") && typeof value.text === "string";
}

function isSummary(value: unknown): value is TableSummary {
  return (
    isRecord(value) &&
    typeof value.id === "string" &&
    typeof value.game === "string" &&
    isCount(value.rules) &&
    isRecord(value.options) &&
    Object.values(value.options).every(isOption) &&
    isListOf(value.sitters, isSitter) &&
    isCount(value.ply) &&
    isListOf(value.asked, isCount) &&
    typeof value.isOver === "boolean" &&
    isListOf(value.scores, isNumber) &&
    isListOf(value.winners, isCount) &&
    isNumber(value.changedAt) &&
    isLuck(value.luck)
  );
}
