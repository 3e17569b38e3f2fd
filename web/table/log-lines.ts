import type { GameEvent, GameWords, SeatId } from "@caravel/kernel";
import type { LogEntry } from "../host/host.ts";
import type { BoardKit } from "../kit/board.ts";

/** One sentence of the log. */
export interface LogLine {
  readonly key: string;
  readonly ply: number;
  readonly by: SeatId | null;
  readonly byItself: boolean;
  readonly sentence: string;
  readonly event: GameEvent;
  /** Does it open a phase? */
  readonly isHeading: boolean;
}

/** A round of the game: a heading and what happened in it. */
export interface LogPart {
  readonly key: string;
  /** The sentence with which the round began, or null before the first one. */
  readonly title: string | null;
  readonly lines: readonly LogLine[];
}

/** The log in words, by round. */
export function logParts(
  log: readonly LogEntry[],
  words: GameWords<unknown>,
  names: readonly string[],
  kit: Pick<BoardKit, "chapter">,
): LogPart[] {
  const parts: { key: string; title: string | null; lines: LogLine[] }[] = [];
  for (const { ply, by, byItself, told } of log)
    for (const [place, event] of told.entries()) {
      const sentence = words.event(event, names);
      if (sentence === "") continue;
      const chapter = kit.chapter(event);
      const key = `${ply}.${place}`;
      if (chapter === 1) parts.push({ key, title: sentence, lines: [] });
      else {
        if (parts.length === 0) parts.push({ key: "beginning", title: null, lines: [] });
        parts.at(-1)?.lines.push({ key, ply, by, byItself, sentence, event, isHeading: chapter === 2 });
      }
    }
  return parts;
}
