import { type Game, type GameRecord, type Match, RecordError, readRecord, replay, resume } from "@caravel/kernel";

/**
 * The match of a record: one that can go on, or, if the game is over, one to look at. Throws a `RecordError` if the
 * record is broken, of other rules, or does not lead to the position it ends with.
 */
export function matchOf(game: Game, text: string): Match {
  const record = readRecord(text);
  const match = playAgain(game, record);
  const { end } = match.record();
  if (end.hash !== record.end.hash || end.over !== record.end.over || end.scores.join() !== record.end.scores.join())
    throw new RecordError(lastLine(text), "its moves lead to another end than the one it tells of");
  return match;
}

/** A record can be made up so that it confuses the rules; that is the record's fault too. */
function playAgain(game: Game, record: GameRecord): Match {
  try {
    return record.end.over ? replay(game, record) : resume(game, record);
  } catch (error) {
    if (error instanceof RecordError) throw error;
    throw new RecordError(1, `the record cannot be played (${error})`);
  }
}

/** The number of the line that tells how a record ends; the secret may follow it. */
function lastLine(text: string): number {
  return text.split("\n").findIndex((line) => /^(end|so far) /.test(line)) + 1;
}
