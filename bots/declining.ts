import type { Game, Move } from "@caravel/kernel";

/** First words of the verbs with which a player does nothing, or nothing more. */
export const DECLINING_WORDS: ReadonlySet<string> = new Set([
  "decline",
  "done",
  "end",
  "finish",
  "forgo",
  "no",
  "nothing",
  "pass",
  "refuse",
  "skip",
  "stay",
  "stop",
]);

/** Does the move do nothing, or nothing more? Told from the verb's name: `pass`, `done`, `stop-storing`. */
export function declines(game: Game, move: Move): boolean {
  const [firstWord] = game.vocabulary.verb(move).name.split(/[-_ ]|(?=[A-Z])/);
  return DECLINING_WORDS.has(firstWord.toLowerCase());
}
