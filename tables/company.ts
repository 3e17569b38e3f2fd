import type { SeatId } from "@caravel/kernel";
import type { TableId } from "./host.ts";

/** Something that somebody at the table said. */
export interface Said {
  /** Rises with everything that is said at the table. */
  readonly number: number;
  readonly seat: SeatId;
  readonly text: string;
  readonly at: number;
}

/** Who is at a table of a server, and what they say: beside the game, whose sequence does not move by it. */
export interface Company {
  /** The seats whose people are here. */
  readonly here: readonly SeatId[];
  /** How many watch. */
  readonly watchers: number;
  /** What was said since last told; the newest last. Whoever has no seat hears nothing. */
  readonly said: readonly Said[];
  /** The seats whose people one does not want to hear. */
  readonly muted: readonly SeatId[];
}

/** Nothing longer is said at once, and nobody is told more at once. */
export const LONGEST_SAID = 500;
export const MOST_SAID = 100;

/** Where people keep company at tables. */
export interface CompanyHost {
  /** Comes to a table, and hears of every change until they leave; what was said is told since a number. */
  joinCompany(
    table: TableId,
    since: number,
    hear: (company: Company) => void,
  ): Promise<{ readonly company: Company; leave(): void }>;
  /** Says something from a seat; false if it is empty, or too much in too short a time. */
  say(table: TableId, seat: SeatId, text: string): Promise<boolean>;
  /** Does not hear whoever holds a seat any more, or hears them again. */
  mute(table: TableId, seat: SeatId, isMuted: boolean): Promise<void>;
}

/** What is said, as everybody reads it: one line without signs that cannot be read; null if nothing is left, or if it is too long. */
export function sayable(text: string): string | null {
  const line = text.replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();
  return line === "" || line.length > LONGEST_SAID ? null : line;
}
