import { type Result, type Standing, standingsOf } from "@caravel/bots";
import { type Plan, plannedArena } from "../arena/plan.ts";
import { playPlan } from "../arena/play.ts";
import { ratingsOf } from "../arena/ratings.ts";
import type { Command, Context } from "../command.ts";
import { EXIT } from "../io.ts";
import { percent, seedOf } from "../text/figures.ts";
import { Output } from "../text/output.ts";
import { Progress } from "../text/progress.ts";

/** What `--json` prints. */
interface Report {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly seed: string | number;
  /** One entry for each competitor, however many seats he had. */
  readonly seats: readonly (Standing & { readonly rating: number })[];
}

function reportOf({ season, games }: Plan, results: readonly Result[]): Report {
  const ratings = ratingsOf(season, results);
  const seats = standingsOf(season, results).map((standing) => ({
    ...standing,
    rating: ratings.get(standing.name) ?? 0,
  }));
  return { game: season.game.id, players: season.players, games, seed: seedOf(season.seed), seats };
}

function tell(report: Report, results: readonly Result[], { io, words }: Context): void {
  const { bot, wins, interval, meanPlace, meanScore, rating } = words.report;
  const output = new Output(io);
  output.sections([
    {
      title: report.game,
      header: [bot, wins, interval, meanPlace, meanScore, rating],
      rows: report.seats.map((row) => [
        row.name,
        percent(row.winShare),
        `${percent(row.low)} – ${percent(row.high)}`,
        row.meanPlace.toFixed(2),
        row.meanScore.toFixed(1),
        row.rating.toFixed(1),
      ]),
    },
  ]);
  const finished = results.filter((result) => result.finished).length;
  output.say(words.report.arenaPlayed(report.games, finished, report.players));
  output.say(words.report.arenaNote);
}

/** `caravel arena`: a league of bots that says how strong they are. */
export const arena: Command = {
  name: "arena",
  usage:
    "GAME --seats A,B,... [--players N] [--games G] [--seed TEXT] [--option NAME=VALUE] [--workers K] [--iterations N | --milliseconds T] [--resume FILE | --database URL] [--json]",
  examples: [
    "puerto-rico --seats greedy,random,random --games 30 --seed 1 --json",
    "portolano --players 4 --seats greedy,trader,raider,random --games 400 --workers 2",
    "puerto-rico --seats uct@50ms,greedy,greedy --games 60",
    "puerto-rico --seats uct@400,uct@100,random --games 300 --resume league.jsonl",
    "madeira --seats greedy,hasty,random --games 3000 --database postgres://host/caravel",
  ],
  options: {
    seats: "text",
    players: "text",
    games: "text",
    seed: "text",
    option: "texts",
    workers: "text",
    iterations: "text",
    milliseconds: "text",
    resume: "text",
    database: "text",
    json: "flag",
  },
  positionals: 1,
  async run(given, context) {
    const plan = plannedArena(given, context);
    const progress = new Progress(context.io.stderr, plan.season.game.id);
    const results = await playPlan(plan, (played) => progress.show(played / plan.games), context);
    progress.clear();
    const report = reportOf(plan, results);
    if (given.has("json")) new Output(context.io).json(report);
    else tell(report, results, context);
    return EXIT.fine;
  },
};
