import { join } from "node:path";
import {
  type Average,
  type Deal,
  type GroupStatistics,
  type Outcome,
  playDeal,
  recordDeal,
  type SeatStatistics,
  Tally,
} from "@caravel/bots";
import { type Game, type Section, writeRecord } from "@caravel/kernel";
import type { Arguments } from "../arguments.ts";
import type { Command, Context } from "../command.ts";
import { makeFolder, writeText } from "../files.ts";
import { EXIT, InputError } from "../io.ts";
import { botsFor } from "../table/library.ts";
import { chosenOptions, chosenPlayers, chosenStyles, namedGame } from "../table/settings.ts";
import { percent, seedOf } from "../text/figures.ts";
import { Output } from "../text/output.ts";
import { Progress } from "../text/progress.ts";
import type { Words } from "../words/index.ts";

const MOST_GAMES = 100_000_000;
const USUAL_GAMES = 1000;

interface Series extends Deal {
  readonly games: number;
  readonly folder: string | null;
}

interface Report {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly finished: number;
  readonly seed: string | number;
  readonly gamesPerSecond: number;
  readonly decisionsPerGame: number;
  readonly seats: readonly SeatStatistics[];
  /** Only of games that count something beyond scores. */
  readonly statistics?: readonly Average[];
  readonly groups?: Readonly<Record<string, readonly GroupStatistics[]>>;
}

function chosenBots(given: Arguments, game: Game, players: number, context: Context): string[] {
  return chosenStyles(given, game, players, ["random"], context).map((style) => {
    if (style === null) throw new InputError(context.words.error.noPeopleHere());
    return style;
  });
}

async function chosenSeries(given: Arguments, context: Context): Promise<Series> {
  const game = namedGame(given, context);
  const players = chosenPlayers(given, game, context);
  return {
    game,
    players,
    options: chosenOptions(given, game, players, context),
    bots: await botsFor(game, chosenBots(given, game, players, context), context),
    seed: given.text("seed") ?? "1",
    games: given.whole("games", 1, MOST_GAMES) ?? USUAL_GAMES,
    folder: given.text("records") ?? null,
  };
}

/** The file of one game; whatever a seed may hold, the name stays inside the folder. */
function recordFile({ game, players, seed }: Series, folder: string, number: number): string {
  return join(folder, `${game.id}-${players}p-${seed.replace(/[^\w.-]/g, "_")}-${number}.caravel`);
}

function playNumber(series: Series, number: number, context: Context): Outcome {
  const deal = { ...series, seed: `${series.seed}/${number}` };
  if (series.folder === null) return playDeal(deal);
  const { outcome, match } = recordDeal(deal);
  writeText(recordFile(series, series.folder, number), writeRecord(match.record()), context.words);
  return outcome;
}

function playSeries(series: Series, context: Context): Report {
  const { game, players, games, seed, folder } = series;
  if (folder !== null) makeFolder(folder, context.words);
  const tally = new Tally(players);
  const progress = new Progress(context.io.stderr, game.id);
  const start = performance.now();
  for (let number = 0; number < games; number++) {
    tally.add(playNumber(series, number, context));
    progress.show((number + 1) / games);
  }
  const seconds = (performance.now() - start) / 1000;
  progress.clear();
  return {
    game: game.id,
    players,
    games,
    finished: tally.finished,
    seed: seedOf(seed),
    gamesPerSecond: games / seconds,
    decisionsPerGame: tally.decisions / games,
    seats: tally.seats(),
    ...(game.statistics === undefined ? {} : { statistics: tally.averages(), groups: tally.groups() }),
  };
}

/** Share of victories, its interval and the mean score, as cells. */
function resultCells({ winShare, low, high, meanScore }: Omit<SeatStatistics, "seat">): string[] {
  return [percent(winShare), `${percent(low)} – ${percent(high)}`, meanScore.toFixed(1)];
}

/** What a game's designer wants to know, if the game counts it. */
function designerSections({ groups = {}, statistics }: Report, { report }: Words): Section[] {
  const compared = Object.entries(groups).map(([title, rows]) => ({
    title,
    header: ["", report.seat, report.wins, report.interval, report.meanScore],
    rows: rows.map((row) => [row.name, String(row.seats), ...resultCells(row)]),
  }));
  if (statistics === undefined) return compared;
  const rows = statistics.map(({ name, mean, low, high }) => [
    name,
    mean.toFixed(2),
    `${low.toFixed(2)} – ${high.toFixed(2)}`,
  ]);
  return [...compared, { title: report.perGame, header: ["", report.mean, report.interval], rows }];
}

function tell(report: Report, { bots, folder }: Series, { io, words }: Context): void {
  const output = new Output(io);
  const { seat, bot, wins, interval, meanScore } = words.report;
  output.sections([
    {
      title: report.game,
      header: [seat, bot, wins, interval, meanScore],
      rows: report.seats.map((row) => [String(row.seat), bots[row.seat]?.name ?? "", ...resultCells(row)]),
    },
    ...designerSections(report, words),
  ]);
  const { games, finished, gamesPerSecond, decisionsPerGame } = report;
  output.say(words.report.simulated(games, finished, gamesPerSecond.toFixed(0), decisionsPerGame.toFixed(1)));
  if (folder !== null) output.say(words.report.recordsWritten(games, folder));
}

/** `caravel simulate`: whole games between bots. */
export const simulate: Command = {
  name: "simulate",
  usage:
    "GAME [--players N] [--games G] [--seed TEXT] [--seats A,B,...] [--option NAME=VALUE] [--records FOLDER] [--json]",
  examples: [
    "puerto-rico --players 4 --games 1000 --seed 7",
    "puerto-rico --seats greedy,random,random --games 100 --json",
    "puerto-rico --players 3 --games 5 --records games/",
  ],
  options: {
    players: "text",
    games: "text",
    seed: "text",
    seats: "text",
    option: "texts",
    records: "text",
    json: "flag",
  },
  positionals: 1,
  async run(given, context) {
    const series = await chosenSeries(given, context);
    const report = playSeries(series, context);
    if (given.has("json")) new Output(context.io).json(report);
    else tell(report, series, context);
    return EXIT.fine;
  },
};
