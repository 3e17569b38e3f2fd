import type { SeatId } from "./state.ts";

/** From a move on, somebody else plays for a seat: a bot of a style, or a person (null). */
export interface ChangeOfHands {
  readonly from: number;
  readonly seat: SeatId;
  readonly bot: string | null;
}

/** How a record says that somebody else plays for a seat. */
export const HANDS_LINE = /^from (\d+) seat (\d+) (?:person|bot ([a-z0-9:-]+))$/;

/** A change of hands as a line of a record. */
export function handsText({ from, seat, bot }: ChangeOfHands): string {
  return `from ${from} seat ${seat} ${bot === null ? "person" : `bot ${bot}`}`;
}

/** Reads what the pattern of a change of hands has found. */
export function readHands([, from, seat, bot]: RegExpExecArray): ChangeOfHands {
  return { from: Number(from), seat: Number(seat), bot: bot ?? null };
}
