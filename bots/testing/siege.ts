import type { Game } from "@caravel/kernel";
import { LITTLE_GAMES } from "@caravel/kernel/testing/conformance";
import { byScore, type Evaluation } from "../evaluation.ts";

const found = LITTLE_GAMES.find(({ game }) => game.id === "lone-siege")?.game;
if (found === undefined) throw new Error("the lone siege is no more among the little games");

/** A game for one player, who can lose it. */
export const siege: Game = found;

/** What a siege is worth: few men before the walls, then the walls. */
export const siegeEvaluation: Evaluation = {
  ...byScore(siege),
  evaluate(state) {
    const { walls, army } = state as unknown as { walls: number; army: number };
    return walls - 2 * army;
  },
};
