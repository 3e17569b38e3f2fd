import type { Game } from "@caravel/kernel";
import type { Arguments } from "../arguments.ts";
import type { Command, Context } from "../command.ts";
import { EXIT } from "../io.ts";
import { type Measurement, measure, measureGames, type Subject } from "../simulation/measure.ts";
import { checkPlayers, chosenOptions, fullOptions, gameOf, unusualOptions } from "../table/settings.ts";
import { Output } from "../text/output.ts";
import { Progress } from "../text/progress.ts";

const USUAL_PLAYERS: readonly number[] = [3, 4, 5];
const USUAL_SECONDS = 3;
const MOST_SECONDS = 3600;

/** The player counts to measure: the one asked for, or 3 to 5 if the game is for exactly these or more, or all it has. */
function playerCounts(given: Arguments, game: Game, context: Context): readonly number[] {
  const players = given.whole("players", 1, 99);
  if (players === undefined)
    return USUAL_PLAYERS.every((usual) => game.players.includes(usual)) ? USUAL_PLAYERS : game.players;
  checkPlayers(game, players, context);
  return [players];
}

/** What is measured of a game: with the options asked for, or as usual and then with everything the box holds. */
function subjects(given: Arguments, game: Game, context: Context): Subject[] {
  const counts = playerCounts(given, game, context);
  const asked = counts.map((players) => {
    return { game, players, options: chosenOptions(given, game, players, context) };
  });
  const full = fullOptions(game);
  const isAsUsual = Object.keys(unusualOptions(game, full)).length === 0;
  if (isAsUsual || given.texts("option").length > 0) return asked;
  return [...asked, ...counts.map((players) => ({ game, players, options: full }))];
}

/** A measurement beside that of the usual game: its share of the games per second, if that was measured too. */
interface Compared extends Measurement {
  readonly shareOfUsual: number | null;
}

const isUsual = ({ options }: Measurement) => Object.keys(options).length === 0;

function compare(results: readonly Measurement[]): Compared[] {
  return results.map((result) => {
    const usual = results.find(
      (other) => isUsual(other) && other.game === result.game && other.players === result.players,
    );
    const isOther = usual !== undefined && usual !== result;
    return { ...result, shareOfUsual: isOther ? result.gamesPerSecond / usual.gamesPerSecond : null };
  });
}

function measureAll(given: Arguments, context: Context): Compared[] {
  const [id] = given.positionals;
  const seconds = given.decimal("seconds", 0.1, MOST_SECONDS) ?? USUAL_SECONDS;
  const games = id === undefined ? context.games : [gameOf(id, context)];
  const runs = games.flatMap((game) => subjects(given, game, context));
  const progress = new Progress(context.io.stderr, "bench");
  // all random games first: the engine keeps code that only search has used at its fastest
  const played = runs.map((run, place) => {
    progress.show(place / (2 * runs.length));
    return measureGames(run, seconds);
  });
  const results = runs.map((run, place) => {
    progress.show((runs.length + place) / (2 * runs.length));
    return measure(run, played[place], seconds);
  });
  progress.clear();
  return compare(results);
}

/** The game and its unusual options, as on the command line. */
function titleOf({ game, options }: Measurement): string {
  return [game, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(" ");
}

function tell(results: readonly Compared[], { io, words, language }: Context): void {
  const output = new Output(io);
  const whole = (number: number) => Math.round(number).toLocaleString(language);
  output.sections(
    [...new Set(results.map(titleOf))].map((title) => ({
      title,
      header: words.report.benchColumns,
      rows: results
        .filter((result) => titleOf(result) === title)
        .map((result) => [
          String(result.players),
          whole(result.gamesPerSecond),
          whole(result.medianGamesPerSecond),
          result.decisionsPerGame.toFixed(1),
          result.microsecondsPerDecision.toFixed(3),
          whole(result.copiesPerSecond),
          whole(result.bytesPerState),
          result.microsecondsPerValidatedMove.toFixed(2),
        ]),
    })),
  );
  output.say();
  for (const { game, players, shareOfUsual } of results)
    if (shareOfUsual !== null) output.say(words.report.benchShare(game, players, shareOfUsual.toFixed(2)));
  output.say(words.report.benchNote);
}

/** `caravel bench`: how fast the rules are. */
export const bench: Command = {
  name: "bench",
  usage: "[GAME] [--players N] [--seconds T] [--option NAME=VALUE] [--json]",
  examples: ["", "puerto-rico --players 4 --seconds 5", "puerto-rico --json"],
  options: { players: "text", seconds: "text", option: "texts", json: "flag" },
  positionals: 1,
  run(given, context) {
    const results = measureAll(given, context);
    if (given.has("json")) new Output(context.io).json({ results });
    else tell(results, context);
    return EXIT.fine;
  },
};
