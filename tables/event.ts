import { type EarlyEnd, isEarlyEnd, type Luck, type Options, type SeatId } from "@caravel/kernel";
import { type ClockFact, isClockFact } from "./clocks/rules.ts";
import { type Conceded, type EndAnswered, type EndAsked, WAYS_TO_END } from "./ending.ts";
import { isCount, isFields, isHash, isListOf, isLuck, isNumber, isOptions, isSitter, isText } from "./reading.ts";
import type { Sitter } from "./sitter.ts";
import type { StandInAnswered, StandInAsked } from "./standing-in.ts";
import type { TakenBack, UndoAnswered, UndoAsked } from "./taking-back.ts";

/** A table was opened: everything that was settled before the first move. */
export interface Opened {
  readonly type: "opened";
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  /** With its secret: events are for the keeper alone. */
  readonly luck: Luck;
  /** What chance gave while the box was laid out. */
  readonly setup: readonly number[];
  /** Was it taken in from the file of a game that was not over? */
  readonly copy: boolean;
  /** May people ask what a bot would do? They may, if nothing is said. */
  readonly advice?: boolean;
  /** After how many minutes one word is enough to let a bot play for somebody who does not come. */
  readonly patience?: number;
}

/** A seat asked what a bot would do. */
export interface Advised {
  readonly type: "advised";
  readonly seat: SeatId;
}

/** A seat moved. */
export interface Moved {
  readonly type: "moved";
  readonly seat: SeatId;
  /** In notation. */
  readonly move: string;
  /** What chance gave with it. */
  readonly outcomes: readonly number[];
  /** Did the page answer by itself, as a routine? */
  readonly byItself: boolean;
}

/** Somebody else sits on a seat from now on. */
export interface SeatGiven {
  readonly type: "seatGiven";
  readonly seat: SeatId;
  readonly sitter: Sitter;
  /** Was the seat's owner out of time? */
  readonly outOfTime?: boolean;
}

/** Something happened to the clocks of the table. */
export interface ClockChanged {
  readonly type: "clock";
  readonly fact: ClockFact;
}

/** The game is over. */
export interface Ended {
  readonly type: "ended";
  readonly scores: readonly number[];
  readonly winners: readonly SeatId[];
  /** How people ended it; absent if the rules did. */
  readonly early?: EarlyEnd;
}

/** What can happen at a table, before it is said when it happened. */
export type NewEvent =
  | Opened
  | Moved
  | Advised
  | TakenBack
  | UndoAsked
  | UndoAnswered
  | SeatGiven
  | StandInAsked
  | StandInAnswered
  | ClockChanged
  | EndAsked
  | EndAnswered
  | Conceded
  | Ended;

/** What has happened at a table. */
export type TableEvent = NewEvent & {
  /** When it happened, in milliseconds. */
  readonly at: number;
  /** The fingerprint of the position it led to; null where nobody knows it. */
  readonly hash: string | null;
  /** At tables with clocks: who was asked after it, so that clocks can be told without any rules. */
  readonly asked?: readonly SeatId[];
};

type Reader = (fields: Readonly<Record<string, unknown>>) => boolean;

/** By type: does an event hold what it must? */
const FORMS: Readonly<Record<TableEvent["type"], Reader>> = {
  opened: ({ game, rules, options, sitters, luck, setup, copy, advice, patience = 0 }) =>
    isText(game) &&
    isCount(rules) &&
    isOptions(options) &&
    isListOf(sitters, isSitter) &&
    isLuck(luck) &&
    isListOf(setup, isNumber) &&
    typeof copy === "boolean" &&
    (advice === undefined || typeof advice === "boolean") &&
    isCount(patience),
  moved: ({ seat, move, outcomes, byItself }) =>
    isCount(seat) && isText(move) && isListOf(outcomes, isNumber) && typeof byItself === "boolean",
  advised: ({ seat }) => isCount(seat),
  takenBack: ({ by, to, agreed }) => isCount(by) && isCount(to) && (agreed === null || isListOf(agreed, isCount)),
  undoAsked: ({ by, to }) => isCount(by) && isCount(to),
  undoAnswered: ({ seat, agrees }) => isCount(seat) && typeof agrees === "boolean",
  seatGiven: ({ seat, sitter, outOfTime = false }) =>
    isCount(seat) && isSitter(sitter) && typeof outOfTime === "boolean",
  standInAsked: ({ by, absent }) => isCount(by) && isCount(absent),
  standInAnswered: ({ seat, agrees }) => isCount(seat) && typeof agrees === "boolean",
  clock: ({ fact }) => isClockFact(fact),
  endAsked: ({ by, how }) => isCount(by) && WAYS_TO_END.some((way) => way === how),
  endAnswered: ({ seat, agrees }) => isCount(seat) && typeof agrees === "boolean",
  conceded: ({ seat, sitter }) => isCount(seat) && isSitter(sitter),
  ended: ({ scores, winners, early }) =>
    isListOf(scores, isNumber) && isListOf(winners, isCount) && (early === undefined || isEarlyEnd(early)),
};

/** Reads an event as it was found in a store; null if it is none. */
export function readEvent(value: unknown): TableEvent | null {
  if (!isFields(value) || !isNumber(value.at) || !(value.hash === null || isHash(value.hash))) return null;
  const { type, asked = [] } = value;
  if (!isListOf(asked, isCount)) return null;
  if (!isText(type) || !Object.hasOwn(FORMS, type)) return null;
  return FORMS[type as TableEvent["type"]](value) ? (value as unknown as TableEvent) : null;
}
