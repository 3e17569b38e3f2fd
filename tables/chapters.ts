import { type Chapter, hash, type Match } from "@caravel/kernel";
import type { History } from "./history.ts";
import type { TableId } from "./host.ts";
import { isCount, isFields, isListOf, isNumber } from "./reading.ts";
import type { TableStore } from "./store.ts";

/** A chapter is written after so many moves; so many at most are played again when a table is laid out. */
export const CHAPTER_MOVES = 64;

/** A chapter as it is kept: for one build of the program, one number of the rules, and one moment of the table. */
interface KeptChapter {
  readonly build: string;
  readonly rules: number;
  readonly sequence: number;
  readonly chapter: Chapter;
}

/**
 * The chapters among what a store holds that can be used: made by this build for these rules, not taken back since, one
 * following on the other, each with the position that its table had then.
 */
export function usableChapters(found: readonly unknown[], history: History, build: string): Chapter[] {
  const kept = found
    .filter((value): value is KeptChapter => isKeptChapter(value))
    .filter((one) => one.build === build && one.rules === history.opened.rules && one.sequence <= history.sequence)
    .filter(({ sequence, chapter }) => history.fewestSince(sequence) >= chapter.ply)
    .sort((one, other) => one.chapter.ply - other.chapter.ply);
  const usable: Chapter[] = [];
  for (const { sequence, chapter } of kept) {
    const follows = chapter.from === (usable.at(-1)?.ply ?? 0);
    if (follows && hash(chapter.state) === history.hashAt(sequence)) usable.push(chapter);
  }
  return usable;
}

function isKeptChapter(value: unknown): value is KeptChapter {
  if (!isFields(value) || !isFields(value.chapter)) return false;
  const { from, ply, lines, state, luck, happenings } = value.chapter;
  return (
    isCount(value.sequence) &&
    [from, ply, lines].every(isCount) &&
    isFields(state) &&
    isListOf(luck, isNumber) &&
    Array.isArray(happenings)
  );
}

/** Writes the chapters of one table as it goes on. */
export class ChapterWriter {
  /** Where the chapters written so far end, by moves. */
  private readonly ends: number[];

  constructor(
    private readonly id: TableId,
    private readonly store: TableStore,
    private readonly build: string,
    known: readonly Chapter[],
  ) {
    this.ends = known.map(({ ply }) => ply);
  }

  /** Writes the next chapter if it is long enough. It is a cache: nobody waits for it, and it does not matter if it cannot be kept. */
  maybeWrite(match: Match, sequence: number): void {
    const { length } = match.entries;
    while ((this.ends.at(-1) ?? 0) > length) this.ends.pop();
    const from = this.ends.at(-1) ?? 0;
    if (length - from < CHAPTER_MOVES) return;
    this.ends.push(length);
    const kept: KeptChapter = { build: this.build, rules: match.game.rules, sequence, chapter: match.chapter(from) };
    this.store.keepChapter(this.id, sequence, kept).catch(() => undefined);
  }
}
