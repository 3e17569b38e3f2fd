import { type Bot, botOf, type Library, type Style, shelfLibrary } from "@caravel/bots";
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
export async function botsFor({ id, rules }: Game, styles: readonly Style[], context: Context): Promise<Bot[]> {
  const evaluation = await libraryOf(context).evaluation(id, rules);
  return styles.map((style) => botOf(style, evaluation));
}
