import type { Chance, Game, Move } from "@caravel/kernel";
import type { Bot } from "./bot.ts";
import { greedy } from "./evaluations.ts";

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

function oneOf(moves: readonly Move[], chance: Chance): Move {
  return moves[chance.roll(moves.length)];
}

/** Every legal move is equally likely. */
export const random: Bot = { name: "random", choose: ({ moves }, chance) => oneOf(moves, chance) };

/** Always the move that is listed first. */
export const first: Bot = { name: "first", choose: ({ moves }) => moves[0] };

/** Never declines while anything else is possible. */
export const eager: Bot = {
  name: "eager",
  choose({ game, moves }, chance) {
    const active = moves.filter((move) => !declines(game, move));
    return oneOf(active.length > 0 ? active : moves, chance);
  },
};

/** Declines whenever that is possible. */
export const idle: Bot = {
  name: "idle",
  choose({ game, moves }, chance) {
    const passive = moves.filter((move) => declines(game, move));
    return oneOf(passive.length > 0 ? passive : moves, chance);
  },
};

/** All bots that can be asked to a table. */
export const bots: readonly Bot[] = [random, greedy, first, eager, idle];

/** The bot of this name, or undefined. */
export function findBot(name: string): Bot | undefined {
  return bots.find((bot) => bot.name === name);
}
