import type { Game, Options } from "@caravel/kernel";
import type { Arguments } from "../arguments.ts";
import { compareWith, isCheckout } from "../bench/against.ts";
import { type Comparison, FIGURES, type FigureName } from "../bench/figures.ts";
import type { Subject } from "../bench/laps.ts";
import { type Measurement, measure } from "../bench/measure.ts";
import type { Command, Context } from "../command.ts";
import { EXIT, InputError } from "../io.ts";
import { checkPlayers, chosenOptions, fullOptions, gameOf, unusualOptions } from "../table/settings.ts";
import { Output } from "../text/output.ts";
import { Progress } from "../text/progress.ts";

const USUAL_PLAYERS: readonly number[] = [3, 4, 5];
const USUAL_SECONDS = { alone: 3, against: 1 };
const MOST_SECONDS = 3600;
const ROUNDS = 4;

/** The player counts to measure: the one asked for, or 3 to 5 if the game is for exactly these or more, or all it has. */
function playerCounts(given: Arguments, game: Game, context: Context): readonly number[] {
  const players = given.whole("players", 1, 99);
  if (players === undefined)
    return USUAL_PLAYERS.every((usual) => game.players.includes(usual)) ? USUAL_PLAYERS : game.players;
  checkPlayers(game, players, context);
  return [players];
}

function isAsUsual(game: Game, players: number, options: Options): boolean {
  return Object.keys(unusualOptions(game, players, options)).length === 0;
}

/** What is measured of a game: with the options asked for, or as usual and then with everything the box holds. */
function subjects(given: Arguments, game: Game, context: Context): Subject[] {
  const counts = playerCounts(given, game, context);
  const asked = counts.map((players) => {
    return { game, players, options: chosenOptions(given, game, players, context) };
  });
  if (given.texts("option").length > 0) return asked;
  const full = counts.map((players) => ({ game, players, options: fullOptions(game, players) }));
  return [...asked, ...full.filter(({ players, options }) => !isAsUsual(game, players, options))];
}

/** What was found about a game with a number of players and the options that are not as usual. */
interface Headed {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
}

const headOf = ({ game, players, options }: Subject): Headed => ({
  game: game.id,
  players,
  options: unusualOptions(game, players, options),
});

/** A measurement beside that of the usual game: its share of the games per second, if that was measured too. */
interface Measured extends Headed, Measurement {
  readonly shareOfUsual: number | null;
}

function withShares(results: readonly (Headed & Measurement)[]): Measured[] {
  const games = ({ figures }: Measurement) => figures.gamesPerSecond.best;
  return results.map((result) => {
    const usual = results.find(
      ({ game, players, options }) =>
        Object.keys(options).length === 0 && game === result.game && players === result.players,
    );
    const isOther = usual !== undefined && usual !== result;
    return { ...result, shareOfUsual: isOther ? games(result) / games(usual) : null };
  });
}

function measureAll(runs: readonly Subject[], seconds: number, context: Context): Measured[] {
  const progress = new Progress(context.io.stderr, "bench");
  const results = measure(runs, seconds, (share) => progress.show(share));
  progress.clear();
  return withShares(results.map((result, place) => ({ ...headOf(runs[place]), ...result })));
}

type Compared = Headed & Comparison;

async function compareAll(
  runs: readonly Subject[],
  folder: string,
  seconds: number,
  context: Context,
): Promise<Compared[]> {
  for (const { game } of runs)
    if (!isCheckout(folder, game.id)) throw new InputError(context.words.error.notACheckout(folder, game.id));
  const progress = new Progress(context.io.stderr, "bench");
  const results: Compared[] = [];
  for (const run of runs) {
    progress.show(results.length / runs.length);
    const { players, options } = run;
    results.push({
      ...headOf(run),
      ...(await compareWith(folder, { game: run.game.id, players, options }, { rounds: ROUNDS, seconds })),
    });
  }
  progress.clear();
  return results;
}

/** The game and its unusual options, as on the command line. */
function titleOf({ game, options }: Headed): string {
  return [game, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(" ");
}

/** A section for every game, with a column for every number of players and a row for everything measured. */
function tellTable<Result extends Headed>(
  results: readonly Result[],
  rows: readonly (readonly [string, (result: Result) => string])[],
  { io, words }: Context,
): Output {
  const output = new Output(io);
  output.sections(
    [...new Set(results.map(titleOf))].map((title) => {
      const columns = results.filter((result) => titleOf(result) === title);
      return {
        title,
        header: [words.report.players, ...columns.map(({ players }) => String(players))],
        rows: rows.map(([name, cell]) => [name, ...columns.map(cell)]),
      };
    }),
  );
  output.say();
  return output;
}

function tell(results: readonly Measured[], context: Context): void {
  const { words, language } = context;
  const { benchFigures } = words.report;
  const number = (value: number) =>
    value.toLocaleString(language, { maximumFractionDigits: value < 10 ? 3 : value < 1000 ? 1 : 0 });
  const figure = (name: FigureName) => (result: Measured) => {
    const { best, median } = result.figures[name];
    return `${number(best)} (${number(median)})`;
  };
  const output = tellTable(
    results,
    [
      ...FIGURES.map((name) => [benchFigures[name], figure(name)] as const),
      [benchFigures.decisionsPerGame, (result) => number(result.decisionsPerGame)],
      [benchFigures.bytesPerState, (result) => number(result.bytesPerState)],
    ],
    context,
  );
  for (const { game, players, shareOfUsual } of results)
    if (shareOfUsual !== null) output.say(words.report.benchShare(game, players, shareOfUsual.toFixed(2)));
  output.say(words.report.benchNote);
}

function tellRatios(results: readonly Compared[], context: Context): void {
  const { benchFigures, benchAgainstNote } = context.words.report;
  const ratio = (name: FigureName) => (result: Compared) => {
    const { best, paired, low, high } = result.ratios[name];
    return `${best.toFixed(2)} (${paired.toFixed(2)} ±${(high - low).toFixed(2)})`;
  };
  const rows = FIGURES.map((name) => [benchFigures[name], ratio(name)] as const);
  tellTable(results, rows, context).say(benchAgainstNote);
}

/** `caravel bench`: how fast the rules are, alone or beside those of another checkout. */
export const bench: Command = {
  name: "bench",
  usage: "[GAME] [--players N] [--seconds T] [--option NAME=VALUE] [--against FOLDER] [--json]",
  examples: ["", "puerto-rico --players 4 --seconds 5", "puerto-rico --json", "puerto-rico --against ../before"],
  options: { players: "text", seconds: "text", option: "texts", against: "text", json: "flag" },
  positionals: 1,
  async run(given, context) {
    const [id] = given.positionals;
    const games = id === undefined ? context.games : [gameOf(id, context)];
    const against = given.text("against");
    const seconds = given.decimal("seconds", 0.1, MOST_SECONDS);
    const runs = games.flatMap((game) => subjects(given, game, context));
    const print = <Result>(results: readonly Result[], say: (results: readonly Result[], context: Context) => void) =>
      given.has("json") ? new Output(context.io).json({ results }) : say(results, context);
    if (against === undefined) print(measureAll(runs, seconds ?? USUAL_SECONDS.alone, context), tell);
    else print(await compareAll(runs, against, seconds ?? USUAL_SECONDS.against, context), tellRatios);
    return EXIT.fine;
  },
};
