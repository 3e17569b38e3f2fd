import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Course, STRONGEST, shelfLibrary } from "@caravel/bots";
import { FastChance } from "@caravel/kernel";
import type { Arguments } from "../arguments.ts";
import type { Context } from "../command.ts";
import { InputError } from "../io.ts";
import { chosenOptions, chosenPlayers, namedGame } from "../table/settings.ts";

const MOST_GAMES = 1_000_000;
const USUAL_GAMES = 2000;
const MOST_ITERATIONS = 1_000_000;
const USUAL_ITERATIONS = 60;
/** Where games to learn from are kept, beside the tables of this machine. */
const FOLDER = join("data", "training");
/** The same place seen from this file and from the bundle in cli/dist. */
const CHECKOUT = fileURLToPath(new URL("../../games/", import.meta.url));

/** What was asked of a training. */
export interface Plan {
  readonly course: Course;
  readonly games: number;
  readonly seed: string;
  /** Which weights are learned. */
  readonly sheet: string;
  /** Where the games are kept. */
  readonly file: string;
  /** Where weights are kept that won. */
  readonly weights: string;
  /** May weights that win be kept there? Not outside a checkout, and not if somebody keeps the games in a file of his own: then they lie beside it. */
  readonly mayKeep: boolean;
}

/** Reads what was asked for; complains about the first thing that does not go. */
export async function plannedTraining(given: Arguments, context: Context): Promise<Plan> {
  const game = namedGame(given, context);
  const players = chosenPlayers(given, game, context);
  const options = chosenOptions(given, game, players, context);
  const evaluation = await shelfLibrary.evaluation(game.id, game.rules);
  const value = evaluation?.search?.value;
  if (evaluation === null || value === undefined) throw new InputError(context.words.error.nothingToLearn(game.id));
  const seed = given.text("seed") ?? "1";
  const sheet = value.sheet?.(game.setup(players, options, new FastChance(seed))) ?? String(players);
  const iterations = given.whole("iterations", 0, MOST_ITERATIONS) ?? USUAL_ITERATIONS;
  const file = given.text("resume");
  const folder = join(CHECKOUT, game.id, "bots", "weights");
  return {
    course: { game, evaluation, players, options, iterations, settings: STRONGEST },
    games: given.whole("games", 10, MOST_GAMES) ?? USUAL_GAMES,
    seed,
    sheet,
    file: file ?? join(FOLDER, `${game.id}-${sheet}-${seed.replace(/[^\w.-]/g, "_")}.jsonl`),
    weights: join(folder, `${sheet}.json`),
    mayKeep: file === undefined && existsSync(folder),
  };
}
