import type { GameEvent, GameWords, SeatId } from "@caravel/kernel";
import type { LogEntry } from "@caravel/tables/host";
import type { BoardKit } from "../kit/board.ts";

/** One sentence of the log. */
export interface LogLine {
  readonly key: string;
  readonly ply: number;
  /** Whom it is about, or null. */
  readonly seat: SeatId | null;
  /** Does it tell what the page answered by itself? */
  readonly byItself: boolean;
  readonly sentence: string;
  /** What it tells of; null for an answer of the page that told nothing. */
  readonly event: GameEvent | null;
  /** Does it open a round (1) or a phase (2)? */
  readonly chapter: 1 | 2 | null;
}

/** A round of the game: a heading and what happened in it. */
export interface LogPart {
  readonly key: string;
  /** The sentence with which the round began, or null before the first one. */
  readonly title: string | null;
  /** The move with which it began. */
  readonly ply: number;
  readonly lines: readonly LogLine[];
}

/** Puts the log into words, by round. Sentences that were found once are kept: a log only grows, and it is long. */
export class LogWriter {
  private readonly lines = new WeakMap<LogEntry, readonly LogLine[]>();

  constructor(
    private readonly words: GameWords<unknown>,
    private readonly names: readonly string[],
    private readonly kit: Pick<BoardKit, "chapter">,
    /** What is said of an answer of the page that told nothing; without it there is no line. */
    private readonly usual: ((name: string) => string) | null = null,
  ) {}

  /** What one move had to tell, in sentences. */
  linesOf(entry: LogEntry): readonly LogLine[] {
    const known = this.lines.get(entry);
    if (known !== undefined) return known;
    const lines = this.write(entry);
    this.lines.set(entry, lines);
    return lines;
  }

  private write({ ply, by, byItself, told }: LogEntry): readonly LogLine[] {
    const lines = told
      .map((event, place) => ({ key: `${ply}.${place}`, event, sentence: this.words.event(event, this.names) }))
      .filter(({ sentence }) => sentence !== "")
      .map((line, place): LogLine => {
        const { event } = line;
        const seat = typeof event.seat === "number" ? event.seat : null;
        return { ...line, ply, seat, byItself: byItself && place === 0, chapter: this.kit.chapter(event) };
      });
    if (lines.length > 0 || !byItself || by === null || this.usual === null) return lines;
    const sentence = this.usual(this.names[by]);
    return [{ key: `${ply}.`, ply, seat: by, byItself, sentence, event: null, chapter: null }];
  }

  /** The whole log by round. */
  parts(log: readonly LogEntry[]): LogPart[] {
    const parts: { key: string; title: string | null; ply: number; lines: LogLine[] }[] = [];
    for (const entry of log)
      for (const line of this.linesOf(entry)) {
        const { key, ply, sentence } = line;
        if (line.chapter === 1) parts.push({ key, title: sentence, ply, lines: [] });
        else {
          if (parts.length === 0) parts.push({ key: "beginning", title: null, ply: 0, lines: [] });
          parts.at(-1)?.lines.push(line);
        }
      }
    return parts;
  }
}

/** The parts of a log up to a move; parts that lie wholly before it stay the same objects. */
export function partsUntil(parts: readonly LogPart[], ply: number): LogPart[] {
  return parts
    .filter((part) => part.ply <= ply)
    .map((part) => {
      const isWhole = (part.lines.at(-1)?.ply ?? 0) <= ply;
      return isWhole ? part : { ...part, lines: part.lines.filter((line) => line.ply <= ply) };
    });
}

/** So many of the newest lines are drawn, in so many of the newest parts; the rest of a long log is drawn when somebody wants it. */
const DRAWN_LINES = 36;
const DRAWN_PARTS = 2;

/** By part: how many of its newest lines are drawn unless somebody wants more; 0 for a part that is closed. */
export function drawnLines(parts: readonly LogPart[]): number[] {
  let left = DRAWN_LINES;
  return parts
    .toReversed()
    .map(({ lines }, age) => {
      const drawn = age < DRAWN_PARTS ? Math.min(left, Math.max(1, lines.length)) : 0;
      left -= drawn;
      return drawn;
    })
    .toReversed();
}
