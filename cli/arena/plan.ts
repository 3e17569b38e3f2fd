import { createHash } from "node:crypto";
import { join } from "node:path";
import {
  type Budget,
  type Competitor,
  competitorCalled,
  hasStyle,
  type Season,
  stylesOf,
  wholeBlocks,
} from "@caravel/bots";
import type { Arguments } from "../arguments.ts";
import type { Context } from "../command.ts";
import { InputError } from "../io.ts";
import { buildName } from "../table/build.ts";
import { chosenOptions, chosenPlayers, namedGame } from "../table/settings.ts";

const MOST_GAMES = 10_000_000;
const USUAL_GAMES = 300;
const MOST_WORKERS = 256;
const MOST_ITERATIONS = 1_000_000_000;
const AN_HOUR = 3_600_000;
/** Where unfinished seasons are kept, beside the tables of this machine. */
const FOLDER = join("data", "arena");

/** What was asked of the arena. */
export interface Plan {
  readonly season: Season;
  /** Whole blocks. */
  readonly games: number;
  readonly workers: number;
  /** Where the games are kept as they are played; a file that nobody named goes away with the last game. */
  readonly file: string;
  readonly isNamed: boolean;
  /** The database through which several machines share the games, or null. */
  readonly database: string | null;
  /** What the season is called where its games are kept: the same only for the same games of the same build. */
  readonly name: string;
}

/** Reads what was asked for; complains about the first thing that does not go. */
export function plannedArena(given: Arguments, context: Context): Plan {
  const game = namedGame(given, context);
  const players = chosenPlayers(given, game, context);
  const season: Season = {
    game,
    players,
    options: chosenOptions(given, game, players, context),
    seats: chosenCompetitors(given, game.id, players, context),
    seed: given.text("seed") ?? "1",
  };
  const name = nameOf(season);
  const file = given.text("resume");
  return {
    season,
    games: wholeBlocks(given.whole("games", 1, MOST_GAMES) ?? USUAL_GAMES, players),
    workers: given.whole("workers", 1, MOST_WORKERS) ?? 1,
    file: file ?? join(FOLDER, `${name.replace("/", "-")}.jsonl`),
    isNamed: file !== undefined,
    database: chosenDatabase(given, context),
    name,
  };
}

function nameOf({ game, players, options, seats, seed }: Season): string {
  const settled = JSON.stringify([game.id, game.rules, players, options, seats, seed, buildName()]);
  return `${game.id}/${createHash("sha256").update(settled).digest("hex").slice(0, 16)}`;
}

/** By seat: who takes part; a single name is for all seats. */
function chosenCompetitors(given: Arguments, game: string, players: number, { words }: Context): Competitor[] {
  const general = generalBudget(given, words.error.settledTwice);
  const names = given.text("seats")?.split(",") ?? ["greedy", ...Array<string>(players - 1).fill("random")];
  const seats = names.map((name) => {
    if (name.trim() === "you") throw new InputError(words.error.noPeopleHere());
    const competitor = competitorCalled(name, general);
    if (competitor === null || !hasStyle(game, competitor.style))
      throw new InputError(words.error.unknownSitter(name, stylesOf(game).join(", ")));
    return competitor;
  });
  if (seats.length === 1) return Array.from({ length: players }, () => seats[0]);
  if (seats.length !== players) throw new InputError(words.error.wrongSeats(seats.length, players));
  return seats;
}

/** How long those think who would think for ever and have no time of their own. */
function generalBudget(given: Arguments, twice: (one: string, other: string) => string): Budget | null {
  const iterations = given.whole("iterations", 1, MOST_ITERATIONS);
  const milliseconds = given.whole("milliseconds", 1, AN_HOUR);
  if (iterations !== undefined && milliseconds !== undefined)
    throw new InputError(twice("--iterations", "--milliseconds"));
  if (iterations !== undefined) return { iterations };
  return milliseconds === undefined ? null : { milliseconds };
}

function chosenDatabase(given: Arguments, { words }: Context): string | null {
  const address = given.text("database");
  if (address === undefined) return null;
  if (!/^postgres(ql)?:\/\//.test(address)) throw new InputError(words.error.wrongAddress());
  if (given.has("resume")) throw new InputError(words.error.settledTwice("--database", "--resume"));
  return address;
}
