import type { SeatId, Section } from "@caravel/kernel";

/** A line of the score sheet: where points come from, by seat. */
export interface ScoreRow {
  readonly label: string;
  readonly values: readonly string[];
}

/** A score sheet as it is laid out: sources, the bold sum if points are counted, and what decides between equals. */
export interface Sheet {
  readonly sources: readonly ScoreRow[];
  readonly total: ScoreRow | null;
  readonly tieBreaks: readonly ScoreRow[];
}

/** Reads a game's score section: the last line that repeats the final points is the sum, and numbers below it break ties; without a name for the sum no points are counted. */
export function readSheet({ rows }: Section, scores: readonly number[], sum: string | null): Sheet {
  const lines = rows.map(([label = "", ...values]): ScoreRow => ({ label, values }));
  if (sum === null) return { sources: lines.filter(({ label }) => label !== ""), total: null, tieBreaks: [] };
  const isSum = ({ values }: ScoreRow) => scores.every((score, seat) => values[seat] === String(score));
  const at = lines.findLastIndex(isSum);
  if (at < 0) return { sources: lines, total: { label: sum, values: scores.map(String) }, tieBreaks: [] };
  const tieBreaks = lines.slice(at + 1).filter(({ label }) => label !== "");
  return { sources: lines.slice(0, at), total: lines[at], tieBreaks };
}

/** The place of a seat: one more than those who did better; winners share the first even if their points are equal to others'. */
export function placeOf(seat: SeatId, scores: readonly number[], winners: readonly SeatId[]): number {
  if (winners.includes(seat)) return 1;
  const better = scores.filter(
    (score, other) => score > scores[seat] || (winners.includes(other) && score === scores[seat]),
  );
  return better.length + 1;
}

/** Everybody's points after a move; null where they are not known. */
export interface Sample {
  readonly ply: number;
  readonly points: readonly (number | null)[];
}

/** Points that somebody made between two samples. */
export interface Gain {
  readonly seat: SeatId;
  /** The move before it began. */
  readonly ply: number;
  /** The move after which they were made. */
  readonly until: number;
  readonly points: number;
}

/** The largest gains of a game, the larger first and of equals the earlier; what the final count adds is none. */
export function largestGains(samples: readonly Sample[], count: number): Gain[] {
  const gains = samples.slice(1).flatMap(({ ply: until, points }, place) => {
    const before = samples[place];
    return points.map((now, seat) => ({
      seat,
      ply: before.ply,
      until,
      points: (now ?? 0) - (before.points[seat] ?? now ?? 0),
    }));
  });
  return gains
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points || one.ply - other.ply)
    .slice(0, count);
}

/** At which moves the points are looked up: the beginning of every part of the game, but not more than so many. */
export function samplePlies(parts: readonly number[], last: number, most: number): number[] {
  const plies = [...new Set([0, ...parts.filter((ply) => ply < last)])].sort((a, b) => a - b);
  const step = Math.max(1, Math.ceil(plies.length / most));
  return plies.filter((_, place) => place % step === 0);
}
