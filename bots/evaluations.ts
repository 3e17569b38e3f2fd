import { evaluation as portolano } from "@caravel/portolano/bots";
import { evaluation as puertoRico } from "@caravel/puerto-rico/bots";
import type { Bot } from "./bot.ts";
import { byScore, type Evaluation, greedyBot } from "./greedy.ts";

/** By id of the game: what its greedy bots value. */
export const evaluations: ReadonlyMap<string, Evaluation> = new Map<string, Evaluation>([
  ["puerto-rico", puertoRico],
  ["portolano", portolano],
]);

/** Looks one step ahead in any game; one without an evaluation of its own is judged by the score. */
export const greedy: Bot = {
  name: "greedy",
  choose(question, chance) {
    const { game } = question;
    return greedyBot(evaluations.get(game.id) ?? byScore(game)).choose(question, chance);
  },
};
