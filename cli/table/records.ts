import { type Game, type GameRecord, type Match, RecordError, readRecord } from "@caravel/kernel";
import { faultClause } from "@caravel/web/problems";
import type { Context } from "../command.ts";
import { readText } from "../files.ts";
import { InputError, oneLine } from "../io.ts";
import { checkOptions, gameOf } from "./settings.ts";

/** A record read from a file, with the game it is of. */
export interface Recorded {
  readonly file: string;
  readonly game: Game;
  readonly record: GameRecord;
}

/** Does something with a record of this file; what is wrong with the record becomes a complaint that names the file. */
export function aboutFile<Result>(file: string, { words }: Context, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    if (error instanceof RecordError) throw new InputError(`${file}: ${faultClause(error.problem, words.problems)}`);
    throw error;
  }
}

/** Reads a record from a file; complains if it cannot be read or belongs to no game of ours. */
export function readRecordFile(file: string, context: Context): Recorded {
  const record = aboutFile(file, context, () => readRecord(readText(file, context.words)));
  const game = gameOf(record.game, context);
  checkOptions(game, record.players, record.options, context);
  return { file, game, record };
}

/** The players' names as they can safely be shown. */
export function shownNames(match: Match): string[] {
  return match.setup.names.map(oneLine);
}
