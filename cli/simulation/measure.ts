import { random } from "@caravel/bots";
import {
  FastChance,
  type Game,
  Match,
  type Move,
  type Options,
  play,
  type SeatId,
  type State,
  type Table,
} from "@caravel/kernel";
import { unusualOptions } from "../table/settings.ts";
import { decider, playOut, recordDeal, searchTable } from "./playout.ts";

/** Speed and size of a game with a given number of players. */
export interface Measurement {
  readonly game: string;
  readonly players: number;
  /** The options that are not as usual. */
  readonly options: Options;
  /** Random whole games on one core: the best slice, since other programs share the machine. */
  readonly gamesPerSecond: number;
  /** The same, the middle of all slices. */
  readonly medianGamesPerSecond: number;
  readonly decisionsPerGame: number;
  readonly microsecondsPerDecision: number;
  readonly copiesPerSecond: number;
  readonly bytesPerState: number;
  /** One move through `play`: check, copy, journal entry, events, hash. */
  readonly microsecondsPerValidatedMove: number;
}

const LONGEST_SLICE_MILLISECONDS = 100;
const FEWEST_SLICES = 10;
const COPIES_PER_LOOK = 100;

/** Does something again and again for a slice of time; how often per second it was done. */
function sliceRate(act: () => void, milliseconds: number, perLook: number): number {
  const start = performance.now();
  let acts = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    for (let time = 0; time < perLook; time++) act();
    acts += perLook;
    elapsed = performance.now() - start;
  }
  return (acts * 1000) / elapsed;
}

/** Warms up, then measures slices for so many seconds; the rates in rising order. */
function rates(act: () => void, seconds: number, perLook: number): number[] {
  const slice = Math.min(LONGEST_SLICE_MILLISECONDS, (seconds * 1000) / FEWEST_SLICES);
  sliceRate(act, (seconds * 1000) / 4, perLook);
  const slices = Array.from({ length: Math.round((seconds * 1000) / slice) }, () => sliceRate(act, slice, perLook));
  return slices.sort((one, other) => one - other);
}

const best = (rising: readonly number[]) => rising.at(-1) ?? 0;
const median = (rising: readonly number[]) => rising[rising.length >> 1] ?? 0;

/** Random games one after the other; their generators are made once, as search makes them. */
function randomGames(game: Game, players: number, options: Options) {
  const chance = new FastChance("bench");
  const decide = decider(randomBots(players), new FastChance("bench/bots"));
  let games = 0;
  let decisions = 0;
  return {
    playOne(): void {
      decisions += playOut(searchTable(game, players, options, chance), decide);
      games++;
    },
    decisionsPerGame: () => decisions / games,
  };
}

const randomBots = (players: number) => Array.from({ length: players }, () => random);

/** A position from the middle of a random game. */
function middleState(game: Game, players: number, options: Options): State {
  const playTo = (most?: number): { table: Table; decisions: number } => {
    const table = searchTable(game, players, options, new FastChance("bench/middle"));
    return {
      table,
      decisions: playOut(table, decider(randomBots(players), new FastChance("bench/middle/bots")), most),
    };
  };
  return playTo(playTo().decisions >> 1).table.state;
}

/** Plays a recorded random game through the value API, with a fresh copy for every move. */
function validatedGame(game: Game, players: number, options: Options): { playOne: () => void; moves: number } {
  const seed = "bench/validated";
  const { match } = recordDeal({ game, players, options, bots: randomBots(players), seed });
  const moves: readonly { seat: SeatId; move: Move }[] = match.entries;
  const playOne = () => {
    const chance = new FastChance(seed);
    let { state } = new Match(game, match.setup, chance);
    for (const [place, { seat, move }] of moves.entries()) {
      const played = play(game, state, seat, move, chance, place + 1);
      if (!played.ok) throw new Error(`${game.id}: a recorded move is refused (${played.rule})`);
      state = played.state;
    }
  };
  return { playOne, moves: moves.length };
}

/** What is measured: a game with a number of players and options. */
export interface Subject {
  readonly game: Game;
  readonly players: number;
  readonly options: Options;
}

/** Random whole games of one subject, measured for about so many seconds. */
export function measureGames({ game, players, options }: Subject, seconds: number): GameRates {
  const random = randomGames(game, players, options);
  return { rising: rates(random.playOne, seconds, 1), decisionsPerGame: random.decisionsPerGame() };
}

interface GameRates {
  readonly rising: readonly number[];
  readonly decisionsPerGame: number;
}

/** Completes the measurement of random games with that of copies and validated moves. */
export function measure(
  { game, players, options }: Subject,
  { rising, decisionsPerGame }: GameRates,
  seconds: number,
): Measurement {
  const state = middleState(game, players, options);
  const copyRates = rates(() => game.copy(state), seconds / 6, COPIES_PER_LOOK);
  const validated = validatedGame(game, players, options);
  const validatedRates = rates(validated.playOne, seconds / 3, 1);
  return {
    game: game.id,
    players,
    options: unusualOptions(game, options),
    gamesPerSecond: best(rising),
    medianGamesPerSecond: median(rising),
    decisionsPerGame,
    microsecondsPerDecision: 1e6 / (best(rising) * decisionsPerGame),
    copiesPerSecond: best(copyRates),
    bytesPerState: JSON.stringify(state).length,
    microsecondsPerValidatedMove: 1e6 / (best(validatedRates) * validated.moves),
  };
}
