import type { Game } from "@caravel/kernel";
import type { Arguments } from "../arguments.ts";
import type { Command, Context } from "../command.ts";
import { EXIT } from "../io.ts";
import { type Measurement, measure, measureGames } from "../simulation/measure.ts";
import { checkPlayers, chosenOptions, gameOf } from "../table/settings.ts";
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

function measureAll(given: Arguments, context: Context): Measurement[] {
  const [id] = given.positionals;
  const seconds = given.decimal("seconds", 0.1, MOST_SECONDS) ?? USUAL_SECONDS;
  const games = id === undefined ? context.games : [gameOf(id, context)];
  const runs = games.flatMap((game) =>
    playerCounts(given, game, context).map((players) => {
      return { game, players, options: chosenOptions(given, game, players, context) };
    }),
  );
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
  return results;
}

function tell(results: readonly Measurement[], { io, words, language }: Context): void {
  const output = new Output(io);
  const whole = (number: number) => Math.round(number).toLocaleString(language);
  output.sections(
    [...new Set(results.map(({ game }) => game))].map((game) => ({
      title: game,
      header: words.report.benchColumns,
      rows: results
        .filter((result) => result.game === game)
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
