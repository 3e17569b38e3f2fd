import {
  type Game,
  GivenError,
  layOut,
  readScenario,
  runScenario,
  type Scenario,
  ScenarioError,
  type State,
} from "@caravel/kernel";
import { parse } from "yaml";
import type { Context } from "../command.ts";
import { readText } from "../files.ts";
import { InputError } from "../io.ts";
import { checkOptions, checkPlayers, gameOf } from "../table/settings.ts";

/** What came of one scenario file. */
export interface ScenarioReport {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
  readonly problems: readonly string[];
  /** Is the file itself at fault: unreadable, no scenario, an impossible position? */
  readonly isWrongInput: boolean;
  /** How the table stood in the end, if it came to that. */
  readonly end: { readonly game: Game; readonly state: State } | null;
}

function parsed(file: string, { words }: Context): unknown {
  const text = readText(file, words);
  try {
    return parse(text, { logLevel: "error" });
  } catch (error) {
    const [firstLine] = String(error instanceof Error ? error.message : error).split("\n");
    throw new InputError(words.error.notYaml(firstLine ?? ""));
  }
}

/** Throws an error about what is wrong with the scenario before its first move. */
function checkedGame({ game: id, players, options, given }: Scenario, context: Context): Game {
  const game = gameOf(id, context);
  checkPlayers(game, players, context);
  checkOptions(game, players, options, context);
  layOut(game, players, options, given);
  return game;
}

function wrongInput(file: string, title: string, error: unknown): ScenarioReport {
  const known = [InputError, ScenarioError, GivenError].some((kind) => error instanceof kind);
  if (!(error instanceof Error) || !known) throw error;
  return { file, title, passed: false, problems: [error.message], isWrongInput: true, end: null };
}

function runChecked(file: string, game: Game, scenario: Scenario): ScenarioReport {
  const { title, passed, problems, state } = runScenario(game, scenario);
  return { file, title, passed, problems, isWrongInput: false, end: state === null ? null : { game, state } };
}

/** Runs the scenario of one file; whatever is wrong with the file becomes its problem. */
export function runScenarioFile(file: string, context: Context): ScenarioReport {
  let title = file;
  try {
    const scenario = readScenario(parsed(file, context));
    title = scenario.title;
    return runChecked(file, checkedGame(scenario, context), scenario);
  } catch (error) {
    return wrongInput(file, title, error);
  }
}
