import {
  type Automatic,
  asked,
  copyData,
  firstChoice,
  type GameEvent,
  isOver,
  lastChoice,
  legalMoves,
  type Match,
  type SeatId,
  SPECTATOR,
} from "@caravel/kernel";
import type { ClockReading } from "./clocks/clock.ts";
import type { History } from "./history.ts";
import type { Choices, LogEntry, Sight, Undo } from "./host.ts";
import { lastingMoves } from "./lasting.ts";

const NO_UNDO: Undo = { step: null, turn: null, obstacle: "nothing" };

/** A seat that cannot do anything. */
const NO_CHOICES: Choices = { moves: [], lasting: [], undo: NO_UNDO };

/** What a seat saw after so many moves; there is nothing to choose in it. */
export function pastSight(match: Match, history: History, seat: SeatId, ply: number): Sight {
  const { game } = match;
  const state = match.stateAt(ply);
  const isEnded = match.earlyEnd !== null && ply === match.entries.length;
  return {
    ...logEntry(match, history, seat, ply),
    sequence: history.madeAt(ply),
    view: game.view(state, seat),
    asked: isEnded ? [] : asked(game, state),
    isOver: isEnded || isOver(state),
    early: isEnded ? match.earlyEnd : null,
    wish: null,
    endWish: null,
    standInWish: null,
    clock: null,
    choices: NO_CHOICES,
  };
}

/** What a seat sees now, and what it can do. */
export function presentSight(match: Match, history: History, seat: SeatId, clock: ClockReading | null = null): Sight {
  const sight = pastSight(match, history, seat, match.entries.length);
  const { sequence, byItself, wish, endWish, standInWish } = history;
  return {
    ...sight,
    sequence,
    wish,
    endWish,
    standInWish,
    clock,
    choices: choicesOf(match, byItself, sight.view, seat),
  };
}

/** What a seat was told so far, move by move. */
export function logOf(match: Match, history: History, seat: SeatId): LogEntry[] {
  return Array.from({ length: match.entries.length + 1 }, (_, ply) => logEntry(match, history, seat, ply));
}

function logEntry(match: Match, { byItself }: History, seat: SeatId, ply: number): LogEntry {
  const by = ply === 0 ? null : match.entries[ply - 1].seat;
  const told = match.heardAt(ply, seat).map(({ event }): GameEvent => copyData(event));
  return { ply, by, byItself: byItself.has(ply), told };
}

function choicesOf(match: Match, byItself: Automatic, view: unknown, seat: SeatId): Choices {
  if (match.isOver || seat === SPECTATOR) return NO_CHOICES;
  const moves = legalMoves(match.game, match.state, seat);
  const lasting = moves.length === 0 ? [] : lastingMoves(match.game, view, seat, moves);
  return { moves, lasting, undo: undoOf(match, byItself, seat) };
}

function undoOf(match: Match, byItself: Automatic, seat: SeatId): Undo {
  const last = lastChoice(match, seat, byItself);
  if (last.kind !== "possible") return { step: null, turn: null, obstacle: last.kind };
  return { step: last.to, turn: firstChoice(match, seat, byItself), obstacle: null };
}
