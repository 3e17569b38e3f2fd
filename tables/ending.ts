import { type EarlyEnd, type Match, MOST_CONCEDED_TO, type SeatId } from "@caravel/kernel";
import { type Deed, telling } from "./deed.ts";
import type { Ended, NewEvent, TableEvent } from "./event.ts";
import type { History } from "./history.ts";
import { bot, otherPeople, type Sitter } from "./sitter.ts";

/** The ways in which all people at a table together can end a game. */
export const WAYS_TO_END = ["agreed", "cancelled"] as const;
export type WayToEnd = (typeof WAYS_TO_END)[number];

/** What somebody asks the others: to end the game with the points as they stand, or to cancel it. Moves may be made meanwhile. */
export interface EndWish {
  readonly by: SeatId;
  readonly how: WayToEnd;
  /** The sequence at which it was asked; an answer names it. */
  readonly at: number;
  /** Those who have agreed so far. */
  readonly agreed: readonly SeatId[];
}

/** Somebody asks the others to end the game. */
export interface EndAsked {
  readonly type: "endAsked";
  readonly by: SeatId;
  readonly how: WayToEnd;
}

/** Somebody has answered; whoever asked withdraws it by not agreeing. */
export interface EndAnswered {
  readonly type: "endAnswered";
  readonly seat: SeatId;
  readonly agrees: boolean;
}

/** Somebody gave in where others play on: a bot has the seat for good. */
export interface Conceded {
  readonly type: "conceded";
  readonly seat: SeatId;
  readonly sitter: Sitter;
}

/** How the bot plays that takes the seat of somebody who has conceded. */
const SUCCESSOR = "greedy";

/** What stands to be answered after an event. */
export function endWishAfter(wish: EndWish | null, event: TableEvent, at: number): EndWish | null {
  switch (event.type) {
    case "endAsked":
      return { by: event.by, how: event.how, at, agreed: [] };
    case "endAnswered":
      return wish === null || !event.agrees ? null : { ...wish, agreed: [...wish.agreed, event.seat] };
    case "ended":
      return null;
    default:
      return wish;
  }
}

/** Somebody asks to end the game; null if that cannot be asked now. Nobody need be asked to cancel a game against bots alone. */
export function askEnd({ match, history }: At, seat: SeatId, how: WayToEnd): Deed | null {
  if (match.isOver || history.endWish !== null) return null;
  const asked: EndAsked = { type: "endAsked", by: seat, how };
  if (otherPeople(history.sitters, seat).length > 0) return telling(asked);
  return how === "cancelled" ? ending(match, { kind: how }, asked) : null;
}

/** Somebody answers what was asked at a sequence; null if that does not stand, or if they have agreed already. */
export function answerEnd({ match, history }: At, seat: SeatId, at: number, agrees: boolean): Deed | null {
  const { endWish: wish } = history;
  if (match.isOver || wish === null || wish.at !== at) return null;
  const agreed = [wish.by, ...wish.agreed];
  if (agrees && agreed.includes(seat)) return null;
  const answered: EndAnswered = { type: "endAnswered", seat, agrees };
  const isAgreed = agrees && otherPeople(history.sitters, seat).every((other) => agreed.includes(other));
  return isAgreed ? ending(match, { kind: wish.how }, answered) : telling(answered);
}

/** Somebody gives in: of two, the other has won; otherwise a bot plays on. Null if the game is over. */
export function concede({ match, history }: At, seat: SeatId): Deed | null {
  if (match.isOver) return null;
  if (history.sitters.length <= MOST_CONCEDED_TO) return ending(match, { kind: "conceded", by: seat });
  return telling({ type: "conceded", seat, sitter: bot(history.sitters[seat].name, SUCCESSOR) });
}

/** A table to be ended. */
interface At {
  readonly match: Match;
  readonly history: History;
}

/** The game is ended by those who play it. */
function ending(match: Match, early: EarlyEnd, ...told: readonly NewEvent[]): Deed {
  return { told, change: () => (match.end(early) ? endOf(match) : null) };
}

/** The end of a game that is over. */
export function endOf({ scores, winners, earlyEnd: early }: Match): Ended {
  return { type: "ended", scores, winners, ...(early === null ? {} : { early }) };
}
