import { partsOf, rulesOf } from "@caravel/games";
import type { Evaluation, Game } from "@caravel/kernel";

/** Where bots find what they must know of a game; each part is loaded when it is first needed. */
export interface Library {
  /** The rules of a game by their number; null if there are none. */
  rules(game: string, rules: number): Promise<Game | null>;
  /** What is known about playing the game well under these rules, as somebody of this style sees it; null if nothing is. */
  evaluation(game: string, rules: number, style?: string): Promise<Evaluation | null>;
}

/** The library of the house: every game on the shelf. */
export const shelfLibrary: Library = {
  rules: rulesOf,
  evaluation: async (game, _rules, style = "") => {
    const parts = partsOf(game);
    const own = parts?.styles !== undefined && Object.hasOwn(parts.styles, style) ? parts.styles[style] : undefined;
    return own?.plays() ?? parts?.evaluation?.() ?? null;
  },
};
