import {
  type Chapter,
  endFaults,
  type Game,
  type GameRecord,
  type Match,
  RecordError,
  replay,
  resume,
} from "@caravel/kernel";
import type { TableEvent } from "./event.ts";
import { sitterAfter } from "./seating.ts";
import type { Sitter } from "./sitter.ts";

/**
 * The match of a record: one that can go on, or, if the game is over, one to look at. Throws a `RecordError` if the
 * record is of other rules or does not lead to the position it ends with.
 */
export function matchOf(game: Game, record: GameRecord, chapters: readonly Chapter[] = []): Match {
  const match = playAgain(game, record, chapters);
  const [fault] = endFaults(record.end, match.record().end);
  if (fault !== undefined) throw new RecordError(lastLine(record), fault);
  return match;
}

/** A record can be made up so that it confuses the rules; that is the record's fault too. */
function playAgain(game: Game, record: GameRecord, chapters: readonly Chapter[]): Match {
  try {
    return record.end.over ? replay(game, record, undefined, chapters) : resume(game, record, chapters);
  } catch (error) {
    if (error instanceof RecordError) throw error;
    throw new RecordError(1, { code: "unplayable", reason: String(error) });
  }
}

/** The number of the line that tells how a record ends; the secret may follow it. */
function lastLine({ names, luck, lines }: GameRecord): number {
  return 8 + names.length + (luck.kind === "committed" ? luck.contributions.length : 0) + lines.length;
}

/** A record as the events of a table; `byItself` are the moves that a page made by itself, of those that count. */
export function eventsOf(
  record: GameRecord,
  sitters: readonly Sitter[],
  at: number,
  {
    winners = [],
    byItself = new Set(),
    copy = false,
    advice,
    patience,
  }: {
    readonly winners?: readonly number[];
    readonly byItself?: ReadonlySet<number>;
    readonly copy?: boolean;
    readonly advice?: boolean | undefined;
    readonly patience?: number | undefined;
  } = {},
): TableEvent[] {
  const { game, rules, options, luck, setup, lines, end, hands = [] } = record;
  const settled = { game, rules, options, sitters, luck, setup, copy };
  const agreed = { ...(advice === undefined ? {} : { advice }), ...(patience === undefined ? {} : { patience }) };
  const events: TableEvent[] = [{ type: "opened", ...settled, ...agreed, at, hash: null }];
  let ply = 0;
  const coming = [...hands];
  const changeHands = (next: number) => {
    for (let change = coming[0]; change !== undefined && change.from <= next; change = coming[0]) {
      coming.shift();
      const { seat } = change;
      // a record can be made up
      if (sitters[seat] === undefined) continue;
      events.push({ type: "seatGiven", seat, sitter: sitterAfter(game, change, sitters[seat].name), at, hash: null });
    }
  };
  for (const line of lines) {
    changeHands(ply + 1);
    ply = line.kind === "move" ? ply + 1 : line.to;
    if (line.kind === "undo")
      events.push({ type: "takenBack", by: line.by, to: line.to, agreed: line.agreed, at, hash: null });
    else {
      const { seat, move, outcomes, advised } = line;
      if (advised === true) events.push({ type: "advised", seat, at, hash: null });
      events.push({ type: "moved", seat, move, outcomes, byItself: byItself.has(ply), at, hash: null });
    }
  }
  changeHands(Number.POSITIVE_INFINITY);
  const last = events.length - 1;
  events[last] = { ...events[last], hash: end.hash };
  if (end.over) {
    const early = end.early === undefined ? {} : { early: end.early };
    events.push({ type: "ended", scores: end.scores, winners, ...early, at, hash: end.hash });
  }
  return events;
}

/** The moves of a record as lines of text, for games whose rules are not here: number, name, notation, luck. */
export function moveLines({ names, lines }: Pick<GameRecord, "names" | "lines">): string[] {
  let ply = 0;
  return lines.map((line) => {
    if (line.kind === "undo") {
      ply = line.to;
      return `${names[line.by] ?? line.by}: ↶ ${line.to}`;
    }
    const luck = line.outcomes.length > 0 ? ` [${line.outcomes.join(" ")}]` : "";
    return `${++ply}. ${names[line.seat] ?? line.seat}: ${line.move}${luck}`;
  });
}
