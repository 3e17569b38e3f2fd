import {
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
import type { Choices, LogEntry, Sight, Undo } from "./host.ts";
import { lastingMoves } from "./lasting.ts";

const NO_UNDO: Undo = { step: null, turn: null, obstacle: "nothing" };

/** A seat that cannot do anything. */
const NO_CHOICES: Choices = { moves: [], lasting: [], undo: NO_UNDO };

/** What a seat saw after so many moves. `byItself` are the moves that a page made by itself. */
export function pastSight(match: Match, byItself: readonly number[], seat: SeatId, ply: number): Sight {
  const { game } = match;
  const state = match.states[ply];
  const view = game.view(state, seat);
  const seats = asked(game, state);
  return { ...logEntry(match, byItself, seat, ply), view, asked: seats, isOver: isOver(state), choices: NO_CHOICES };
}

/** What a seat sees now, and what it can do. */
export function presentSight(match: Match, byItself: readonly number[], seat: SeatId): Sight {
  const sight = pastSight(match, byItself, seat, match.entries.length);
  return { ...sight, choices: choicesOf(match, byItself, sight.view, seat) };
}

/** What a seat was told so far, move by move. */
export function logOf(match: Match, byItself: readonly number[], seat: SeatId): LogEntry[] {
  return match.told.map((_, ply) => logEntry(match, byItself, seat, ply));
}

function logEntry(match: Match, byItself: readonly number[], seat: SeatId, ply: number): LogEntry {
  const by = ply === 0 ? null : match.entries[ply - 1].seat;
  return { ply, by, byItself: byItself.includes(ply), told: toldTo(match, seat, ply) };
}

/** What a seat may hear of a move. */
function toldTo(match: Match, seat: SeatId, ply: number): GameEvent[] {
  return match.told[ply].filter(({ to }) => to === null || to.includes(seat)).map(({ event }) => copyData(event));
}

function choicesOf(match: Match, byItself: readonly number[], view: unknown, seat: SeatId): Choices {
  if (match.isOver || seat === SPECTATOR) return NO_CHOICES;
  const moves = legalMoves(match.game, match.state, seat);
  const lasting = moves.length === 0 ? [] : lastingMoves(match.game, view, seat, moves);
  return { moves, lasting, undo: undoOf(match, byItself, seat) };
}

function undoOf(match: Match, byItself: readonly number[], seat: SeatId): Undo {
  const last = lastChoice(match, seat, byItself);
  if (last.kind !== "possible") return { step: null, turn: null, obstacle: last.kind };
  return { step: last.to, turn: firstChoice(match, seat, byItself), obstacle: null };
}
