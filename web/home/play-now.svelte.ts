import { problemOf } from "@caravel/tables/problem";
import { settings } from "../app/settings.svelte.ts";
import { problemSentence, words } from "../app/words.svelte.ts";
import { myName } from "./me.svelte.ts";

/** How many sit at a usual table. */
export const PLAYERS = 3;

/** The game whose table is being laid, if any, and why one could not be. */
export const starting: { game: string | null; problem: string } = $state({ game: null, problem: "" });

/** Lays a usual table against bots and goes there. */
export async function play(game: string): Promise<void> {
  starting.game = game;
  starting.problem = "";
  try {
    const { begin, usualSetup } = await import("./begin.ts");
    const taken = await begin(usualSetup(game, PLAYERS, myName() || words().site.seats.person(1), settings.level));
    if (!taken.ok) starting.problem = problemSentence(taken.problem);
  } catch (fault) {
    starting.problem = problemSentence(problemOf(fault));
  } finally {
    starting.game = null;
  }
}
