import type { Match, SeatId } from "@caravel/kernel";
import { type Deed, telling } from "./deed.ts";
import type { TableEvent } from "./event.ts";
import type { History } from "./history.ts";
import { otherPeople } from "./sitter.ts";

/** What somebody asks the others to let them take back: to the state after so many moves. */
export interface UndoWish {
  readonly by: SeatId;
  readonly to: number;
  /** Those who have agreed so far. */
  readonly agreed: readonly SeatId[];
}

/** A seat took moves back, to the position after so many. */
export interface TakenBack {
  readonly type: "takenBack";
  readonly by: SeatId;
  readonly to: number;
  /** The others who agreed; null if nobody had to be asked. */
  readonly agreed: readonly SeatId[] | null;
}

/** A seat asks the others to let it take moves back, to the position after so many. */
export interface UndoAsked {
  readonly type: "undoAsked";
  readonly by: SeatId;
  readonly to: number;
}

/** A seat has answered what another asked; whoever asked withdraws it by not agreeing. */
export interface UndoAnswered {
  readonly type: "undoAnswered";
  readonly seat: SeatId;
  readonly agrees: boolean;
}

/** A table at which something is taken back. */
interface At {
  readonly match: Match;
  readonly history: History;
}

/** What stands to be taken back after an event: whatever else happens, nobody asks for it any more. */
export function undoWishAfter(wish: UndoWish | null, event: TableEvent): UndoWish | null {
  if (event.type === "undoAsked") return { by: event.by, to: event.to, agreed: [] };
  if (event.type !== "undoAnswered" || wish === null || !event.agrees) return null;
  return { ...wish, agreed: [...wish.agreed, event.seat] };
}

/** A seat takes back alone what it may; null if the game is over. */
export function takeBack({ match }: At, by: SeatId, to: number): Deed | null {
  return match.isOver
    ? null
    : { told: [], change: () => takenBack(match, { type: "takenBack", by, to, agreed: null }) };
}

/** A seat asks to take back its last choice; null if there is none, or nobody to ask. */
export function askUndo({ match, history }: At, by: SeatId): Deed | null {
  const to = lastOwnChoice(match, history, by);
  if (match.isOver || to === null || otherPeople(history.sitters, by).length === 0) return null;
  return telling({ type: "undoAsked", by, to });
}

/** A seat answers what another asked; null if nothing stands to be answered. With the word of the last one it is taken back. */
export function answerUndo({ match, history }: At, seat: SeatId, agrees: boolean): Deed | null {
  const { wish, sitters } = history;
  if (wish === null || (agrees && wish.by === seat)) return null;
  const answered: UndoAnswered = { type: "undoAnswered", seat, agrees };
  const agreed = [...wish.agreed, seat];
  const isAgreed = agrees && otherPeople(sitters, wish.by).every((other) => agreed.includes(other));
  if (!isAgreed) return telling(answered);
  const { by, to } = wish;
  // bots do not mind
  const others = sitters.map((_, other) => other).filter((other) => other !== by);
  return { told: [answered], change: () => takenBack(match, { type: "takenBack", by, to, agreed: others }) };
}

/** Takes moves back in memory, or answers null if that cannot be done. */
export function takenBack(match: Match, event: TakenBack): TakenBack | null {
  const { by, to, agreed } = event;
  const isDone = agreed === null ? match.undo(by, to) : match.undoByConsent(by, to, agreed);
  return isDone ? event : null;
}

/** The number of moves before the last real choice of a seat, whatever has happened since; null if it has made none. */
function lastOwnChoice(match: Match, { byItself }: History, seat: SeatId): number | null {
  const isOwn = (ply: number) => match.entries[ply]?.seat === seat && !byItself.has(ply + 1) && match.hadChoice(ply);
  for (let ply = match.entries.length - 1; ply >= 0; ply--) if (isOwn(ply)) return ply;
  return null;
}
