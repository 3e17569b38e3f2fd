import type { SeatId } from "@caravel/kernel";
import type { LogEntry } from "@caravel/tables/host";
import type { LogLine, LogWriter } from "./log-lines.ts";

/** One step of the film of what happened. */
export interface FilmStep {
  /** The move after which it has happened. */
  readonly ply: number;
  readonly seat: SeatId | null;
  readonly lines: readonly LogLine[];
}

/** A film is never longer than this. */
const LONGEST_MS = 8000;
const CALM_MS = 1400;

/** What happened after a move, step by step; moves that had nothing to tell belong to the next. */
export function filmSteps(log: readonly LogEntry[], since: number, writer: LogWriter): FilmStep[] {
  return log
    .filter(({ ply }) => ply > since)
    .map((entry) => ({ ply: entry.ply, seat: entry.by, lines: writer.linesOf(entry) }))
    .filter(({ lines }) => lines.length > 0);
}

/** How long one step stands, so that all of them together do not last too long. */
export function stepPause(steps: number): number {
  return Math.min(CALM_MS, LONGEST_MS / Math.max(1, steps));
}

/** Which step stands on the board after so many moves: the last that has happened, or -1 before the first. */
export function stepAt(steps: readonly FilmStep[], ply: number): number {
  return steps.findLastIndex((step) => step.ply <= ply);
}
