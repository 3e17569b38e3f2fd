import type { Bot } from "@caravel/bots";
import { decider, playOut, searchTable } from "@caravel/bots/playouts";
import { random } from "@caravel/bots/styles";
import { uctBot } from "@caravel/bots/uct";
import {
  begin,
  FastChance,
  type Game,
  type Move,
  MoveList,
  type Options,
  play,
  type SeatId,
  type State,
  Table,
} from "@caravel/kernel";
import { secondsFor } from "./clock.ts";

/** What is measured: a game with a number of players and options. */
export interface Subject {
  readonly game: Game;
  readonly players: number;
  readonly options: Options;
}

/** The laps that are run again and again; one lap does exactly the same each time, some hundredths of a second long. */
export const LAPS = ["games", "copies", "checkedGames", "views", "imaginedTables", "scores", "searches"] as const;
export type LapName = (typeof LAPS)[number];

/** By lap: the share of the time asked for that is spent on it. */
export const SHARES: Readonly<Record<LapName, number>> = {
  games: 1,
  copies: 1 / 6,
  checkedGames: 1 / 3,
  views: 1 / 6,
  imaginedTables: 1 / 6,
  scores: 1 / 6,
  searches: 1 / 2,
};

/** All the laps of one subject. */
export interface Course {
  /** Runs a lap: the seconds of processor time it took. */
  run(lap: LapName): number;
  /** How many games, copies and so on a lap holds; `decisions` are those of its games, `checkedMoves` those of its checked games. */
  readonly things: Readonly<Record<LapName | "decisions" | "checkedMoves", number>>;
  readonly bytesPerState: number;
}

const GAMES = 150;
const CHECKED_GAMES = 3;
const POSITIONS = 8;
const ITERATIONS_PER_POSITION = 100;
/** How often a lap of small acts does each. */
const SMALL_ACTS = 5000;

/** Lays out the work of a lap; what it returns is what the clock measures. */
type Lap = () => () => void;

const repeated =
  (act: (time: number) => void): Lap =>
  () =>
  () => {
    for (let time = 0; time < SMALL_ACTS; time++) act(time);
  };

const randomBots = (players: number): Bot[] => Array.from({ length: players }, () => random);

/** The same random whole games each time, each with its own luck: one that other rules play otherwise does not change the next ones. */
function games({ game, players, options }: Subject, count: (decisions: number) => void): Lap {
  const bots = randomBots(players);
  return () => {
    const deals = Array.from({ length: GAMES }, (_, number) => ({
      chance: new FastChance(`bench/${number}`),
      decide: decider(bots, new FastChance(`bench/${number}/bots`)),
    }));
    return () => {
      let decisions = 0;
      for (const { chance, decide } of deals) decisions += playOut(searchTable(game, players, options, chance), decide);
      count(decisions);
    };
  };
}

/** Every position of a random game, each at a decision. */
function randomGame({ game, players, options }: Subject): State[] {
  const positions: State[] = [];
  const choose = decider(randomBots(players), new FastChance("bench/positions/bots"));
  playOut(searchTable(game, players, options, new FastChance("bench/positions")), (table) => {
    positions.push(game.copy(table.state));
    return choose(table);
  });
  return positions;
}

/** Some positions from a part of a game, equally far from each other. */
function positionsFrom(positions: readonly State[], from: number, to: number): State[] {
  const length = positions.length * (to - from);
  return Array.from(
    { length: POSITIONS },
    (_, place) => positions[Math.floor(positions.length * from + (place * length) / POSITIONS)],
  );
}

/** The part of a game in which search is measured. */
const MID_GAME = [0.4, 0.6] as const;

/** A random game, move by move, to be played again through the value API. */
function recordedGame({ game, players, options }: Subject, seed: string): { seat: SeatId; move: Move }[] {
  const moves: { seat: SeatId; move: Move }[] = [];
  const choose = decider(randomBots(players), new FastChance(`${seed}/bots`));
  playOut(searchTable(game, players, options, new FastChance(seed)), choose, undefined, (seat, move) =>
    moves.push({ seat, move }),
  );
  return moves;
}

/** Recorded games played through the value API, with a fresh copy for every move. */
function checkedGames({ game, players, options }: Subject, records: ReturnType<typeof recordedGames>): Lap {
  return () => () => {
    for (const { seed, moves } of records) {
      const chance = new FastChance(seed);
      let { state } = begin(game, players, options, chance);
      for (const [place, { seat, move }] of moves.entries()) {
        const played = play(game, state, seat, move, chance, place + 1);
        if (!played.ok) throw new Error(`${game.id}: a recorded move is refused (${played.rule})`);
        state = played.state;
      }
    }
  };
}

function recordedGames(subject: Subject): { seed: string; moves: { seat: SeatId; move: Move }[] }[] {
  return Array.from({ length: CHECKED_GAMES }, (_, number) => {
    const seed = `bench/checked/${number}`;
    return { seed, moves: recordedGame(subject, seed) };
  });
}

/** A plain search begun anew in every position of the mid-game, as for a decision at the table. */
function searches(game: Game, positions: readonly State[]): Lap {
  return () => {
    const chance = new FastChance("bench/search");
    return () => {
      for (const position of positions) {
        const table = new Table(game, game.copy(position), chance, new MoveList(false));
        table.ask();
        const { seat, state, list } = table;
        const thought = uctBot.think({ game, view: game.view(state, seat), seat, moves: list.toArray() }, chance);
        for (let iteration = 0; iteration < ITERATIONS_PER_POSITION; iteration++) thought.tryMore();
      }
    };
  };
}

/** Lays out everything that is measured of a subject. The games come first: the engine keeps code that only search has used at its fastest. */
export function courseOf(subject: Subject): Course {
  const { game, players } = subject;
  let decisions = 0;
  const playGames = games(subject, (made) => {
    decisions = made;
  });
  playGames()();
  const whole = randomGame(subject);
  const positions = positionsFrom(whole, 0, 1);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const sights = positions.flatMap((state) => seats.map((seat) => ({ state, seat, view: game.view(state, seat) })));
  const position = (time: number) => positions[time % positions.length];
  const sight = (time: number) => sights[time % sights.length];
  const records = recordedGames(subject);
  const laps: Readonly<Record<LapName, Lap>> = {
    games: playGames,
    copies: repeated((time) => game.copy(position(time))),
    checkedGames: checkedGames(subject, records),
    views: repeated((time) => game.view(sight(time).state, sight(time).seat)),
    imaginedTables: () => {
      const chance = new FastChance("bench/imagine");
      return repeated((time) => game.imagine(sight(time).view, chance))();
    },
    scores: repeated((time) => game.scores(position(time))),
    searches: searches(game, positionsFrom(whole, ...MID_GAME)),
  };
  return {
    run: (lap) => secondsFor(laps[lap]()),
    things: {
      games: GAMES,
      decisions,
      copies: SMALL_ACTS,
      checkedGames: CHECKED_GAMES,
      checkedMoves: records.reduce((sum, { moves }) => sum + moves.length, 0),
      views: SMALL_ACTS,
      imaginedTables: SMALL_ACTS,
      scores: SMALL_ACTS,
      searches: POSITIONS * ITERATIONS_PER_POSITION,
    },
    bytesPerState: positions.reduce((sum, state) => sum + JSON.stringify(state).length, 0) / positions.length,
  };
}
