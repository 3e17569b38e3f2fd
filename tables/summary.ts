import { asked, type GameRecord, isEarlyEnd, type Luck, type Match, type Options } from "@caravel/kernel";
import type { ClockReading } from "./clocks/clock.ts";
import { isClockRules } from "./clocks/rules.ts";
import type { History } from "./history.ts";
import type { TableId, TableSummary } from "./host.ts";
import { isCount, isFields, isListOf, isNumber, isOptions, isSitter, isText } from "./reading.ts";

/** The promise of the luck, or the open seed: what everybody may know of it. */
export function shownLuck(luck: Luck): TableSummary["luck"] {
  if (luck.kind === "seeded") return { kind: "seeded", text: luck.seed };
  return { kind: "committed", text: luck.commitment };
}

/** The summary of a table as its events tell it; who is asked is known only by the rules. */
export function summaryOf(
  id: TableId,
  history: History,
  match: Match | null,
  clock: ClockReading | null = null,
): TableSummary {
  const { opened, ended, sitters, sequence, ply, changedAt } = history;
  const { game, rules, options, luck, copy } = opened;
  return {
    id,
    game,
    rules,
    options,
    sitters: [...sitters],
    sequence,
    ply,
    asked: match === null || match.isOver ? [] : asked(match.game, match.state),
    isOver: ended !== null,
    scores: ended?.scores ?? [],
    winners: ended?.winners ?? [],
    early: ended?.early ?? null,
    conceded: [...history.conceded],
    changedAt,
    luck: shownLuck(luck),
    advice: opened.advice ?? true,
    copy,
    ...(clock === null ? {} : { clock: shownClock(clock) }),
    ...(opened.patience === undefined ? {} : { patience: opened.patience }),
    problem: null,
  };
}

function shownClock(reading: ClockReading): NonNullable<TableSummary["clock"]> {
  const { rules, isPaused, seats } = reading;
  const ends = seats.flatMap(({ endsAt }) => (endsAt === null ? [] : [endsAt]));
  return { rules, isPaused, endsAt: ends.length === 0 ? null : Math.min(...ends) };
}

/** How a table is listed that cannot be read: with the reason, and without what nobody knows. */
export function unreadable(id: TableId, value: unknown): TableSummary {
  const known = isFields(value) ? value : {};
  return {
    id,
    game: isText(known.game) ? known.game : "",
    rules: 0,
    options: {},
    sitters: isListOf(known.sitters, isSitter) ? known.sitters : [],
    sequence: 0,
    ply: 0,
    asked: [],
    isOver: false,
    scores: [],
    winners: [],
    early: null,
    conceded: [],
    changedAt: isNumber(known.changedAt) ? known.changedAt : 0,
    luck: { kind: "committed", text: "" },
    advice: false,
    copy: false,
    problem: { code: "unreadable" },
  };
}

/** Reads a summary as it was found in a store; null if it is none. */
export function readSummary(value: unknown): TableSummary | null {
  if (!isFields(value)) return null;
  // what was kept before games could be ended early, or advice be asked, has nothing to tell of it
  const whole = { early: null, conceded: [], advice: true, ...value };
  return isSummary(whole) ? { ...whole, problem: null } : null;
}

function isSummary(value: unknown): value is TableSummary {
  return (
    isFields(value) &&
    isText(value.id) &&
    isText(value.game) &&
    isCount(value.rules) &&
    isOptions(value.options) &&
    isListOf(value.sitters, isSitter) &&
    isCount(value.sequence) &&
    isCount(value.ply) &&
    isListOf(value.asked, isCount) &&
    typeof value.isOver === "boolean" &&
    isListOf(value.scores, isNumber) &&
    isListOf(value.winners, isCount) &&
    (value.early === null || isEarlyEnd(value.early)) &&
    isListOf(value.conceded, isCount) &&
    isNumber(value.changedAt) &&
    isShownLuck(value.luck) &&
    (value.clock === undefined || isShownClock(value.clock)) &&
    (value.patience === undefined || isCount(value.patience)) &&
    typeof value.advice === "boolean" &&
    typeof value.copy === "boolean"
  );
}

function isShownClock(value: unknown): boolean {
  if (!isFields(value)) return false;
  const { rules, endsAt, isPaused } = value;
  return isClockRules(rules) && (endsAt === null || isNumber(endsAt)) && typeof isPaused === "boolean";
}

function isShownLuck(value: unknown): value is TableSummary["luck"] {
  return isFields(value) && (value.kind === "committed" || value.kind === "seeded") && isText(value.text);
}

/** Is this table of the same game as a record: the same luck, the same box, the same people? */
export function sameGame(table: TableSummary, record: GameRecord): boolean {
  const told = ({ kind, text }: TableSummary["luck"]) => `${kind} ${text}`;
  if (table.game !== record.game || told(table.luck) !== told(shownLuck(record.luck))) return false;
  if (record.luck.kind === "committed") return true;
  const names = table.sitters.map(({ name }) => name);
  return JSON.stringify([names, sorted(table.options)]) === JSON.stringify([record.names, sorted(record.options)]);
}

function sorted(options: Options): [string, unknown][] {
  return Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1));
}
