import { asked, type Match, type SeatId } from "@caravel/kernel";
import { type Deed, telling } from "./deed.ts";
import type { SeatGiven, TableEvent } from "./event.ts";
import type { History } from "./history.ts";
import { bot, otherPeople } from "./sitter.ts";

/** What somebody asks the others: that a bot plays for one who does not come, until they are back. */
export interface StandInWish {
  readonly by: SeatId;
  /** For whom the table waits. */
  readonly absent: SeatId;
  /** The sequence at which it was asked; an answer names it. */
  readonly at: number;
  /** Those who have agreed so far. */
  readonly agreed: readonly SeatId[];
}

/** Somebody asks the others to let a bot play for one who does not come. */
export interface StandInAsked {
  readonly type: "standInAsked";
  readonly by: SeatId;
  readonly absent: SeatId;
}

/** Somebody has answered: one of the others, whoever asked, or the one who is back after all. */
export interface StandInAnswered {
  readonly type: "standInAnswered";
  readonly seat: SeatId;
  readonly agrees: boolean;
}

/** How the bot plays that stands in for somebody. */
export const STAND_IN = "greedy";

const MINUTE = 60_000;
/** Nobody is taken for absent who has just been asked. */
const GRACE = MINUTE;
/** In minutes: after so long one word is enough, if nothing else was agreed when the table was opened. */
export const USUAL_PATIENCE = 24 * 60;
export const LONGEST_PATIENCE = 30 * 24 * 60;

/** What stands to be answered after an event: once the absent one moves, or a bot does it for them, nothing does. */
export function standInWishAfter(wish: StandInWish | null, event: TableEvent, at: number): StandInWish | null {
  switch (event.type) {
    case "standInAsked":
      return { by: event.by, absent: event.absent, at, agreed: [] };
    case "standInAnswered":
      return wish === null || !event.agrees ? null : { ...wish, agreed: [...wish.agreed, event.seat] };
    case "moved":
    case "seatGiven":
    case "conceded":
      return wish?.absent === event.seat ? null : wish;
    case "ended":
      return null;
    default:
      return wish;
  }
}

/**
 * Somebody asks that a bot plays for one for whom the table waits; null if that cannot be asked now, or if a clock sees
 * to it. When the table has waited for as long as was agreed when it was opened, nobody need be asked.
 */
export function askStandIn({ match, history }: At, by: SeatId, absent: SeatId, now: number): Deed | null {
  const waited = now - history.changedAt;
  if (by === absent || history.standInWish !== null || history.clock?.givesSeats === true) return null;
  if (waited < GRACE || !isAwaited(match, history, absent)) return null;
  const { patience = USUAL_PATIENCE } = history.opened;
  if (waited >= patience * MINUTE) return telling(standIn(history, absent));
  return others(history, by, absent).length === 0 ? null : telling({ type: "standInAsked", by, absent });
}

/** Somebody answers what was asked at a sequence; null if that does not stand, or if they have agreed already. */
export function answerStandIn({ history }: At, seat: SeatId, at: number, agrees: boolean): Deed | null {
  const { standInWish: wish } = history;
  if (wish === null || wish.at !== at) return null;
  const agreed = [wish.by, ...wish.agreed];
  if (agrees && (agreed.includes(seat) || seat === wish.absent)) return null;
  const answered: StandInAnswered = { type: "standInAnswered", seat, agrees };
  const isAgreed = agrees && others(history, seat, wish.absent).every((other) => agreed.includes(other));
  return isAgreed ? telling(answered, standIn(history, wish.absent)) : telling(answered);
}

/** A table at which somebody does not come. */
interface At {
  readonly match: Match;
  readonly history: History;
}

/** Does the table wait for the person on a seat? */
function isAwaited(match: Match, { sitters }: History, seat: SeatId): boolean {
  return !match.isOver && sitters[seat]?.kind === "person" && asked(match.game, match.state).includes(seat);
}

/** The people besides somebody and the one who does not come. */
function others({ sitters }: History, seat: SeatId, absent: SeatId): SeatId[] {
  return otherPeople(sitters, seat).filter((other) => other !== absent);
}

function standIn({ sitters }: History, seat: SeatId): SeatGiven {
  return { type: "seatGiven", seat, sitter: bot(sitters[seat].name, STAND_IN) };
}
