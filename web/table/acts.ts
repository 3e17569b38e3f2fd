import type { LogEntry } from "@caravel/tables/host";
import type { LogLine, LogWriter } from "./log-lines.ts";
import type { Gain } from "./score.ts";

/** At most so many lines tell what somebody did. */
const MOST = 2;

/** What somebody did for points: the lines of the log that tell it, those about the seat before all others. */
export function actsOf({ seat, ply, until }: Gain, log: readonly LogEntry[], writer: LogWriter): readonly LogLine[] {
  const lines = log.filter((entry) => entry.ply > ply && entry.ply <= until).flatMap((entry) => writer.linesOf(entry));
  const acts = lines.filter(({ chapter }) => chapter === null);
  const mine = acts.filter((line) => line.seat === seat);
  return (mine.length > 0 ? mine : acts.length > 0 ? acts : lines).slice(0, MOST);
}
