import { partsOf, rulesOf } from "@caravel/games";
import type { Evaluation, Game } from "@caravel/kernel";

/** Where bots find what they must know of a game; each part is loaded when it is first needed. */
export interface Library {
  /** The rules of a game by their number; null if there are none. */
  rules(game: string, rules: number): Promise<Game | null>;
  /** What is known about playing the game well under these rules; null if nothing is. */
  evaluation(game: string, rules: number): Promise<Evaluation | null>;
}

/** The library of the house: every game on the shelf. */
export const shelfLibrary: Library = {
  rules: rulesOf,
  evaluation: async (game) => partsOf(game)?.evaluation?.() ?? null,
};
