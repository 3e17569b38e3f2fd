import { type Bot, botOf, type Library, shelfLibrary } from "@caravel/bots";
import type { Game } from "@caravel/kernel";
import type { Context } from "../command.ts";

/** Where the bots at the command line find what they must know. */
export function libraryOf({ games }: Context): Library {
  return {
    rules: async (id, rules) => games.find((game) => game.id === id && game.rules === rules) ?? null,
    evaluation: shelfLibrary.evaluation,
  };
}

/** Bots of these styles for a game. */
export function botsFor({ id, rules }: Game, styles: readonly string[], context: Context): Promise<Bot[]> {
  const library = libraryOf(context);
  return Promise.all(styles.map(async (style) => botOf(style, await library.evaluation(id, rules, style))));
}
