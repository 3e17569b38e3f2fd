import type { Bot, Thought } from "@caravel/bots";
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
import { type Figure, microseconds, rateOf } from "./clock.ts";

/** What is measured with a clock; what counts per second should be large, what is counted in microseconds small. */
export const FIGURES = [
  "gamesPerSecond",
  "microsecondsPerDecision",
  "copiesPerSecond",
  "microsecondsPerValidatedMove",
  "microsecondsPerView",
  "microsecondsPerImagine",
  "microsecondsPerScores",
  "searchesPerSecond",
] as const;
export type FigureName = (typeof FIGURES)[number];

/** What is measured: a game with a number of players and options. */
export interface Subject {
  readonly game: Game;
  readonly players: number;
  readonly options: Options;
}

/** Speed and size of a game with a given number of players, by seconds of the processor on one core. */
export interface Measurement {
  readonly decisionsPerGame: number;
  readonly bytesPerState: number;
  readonly figures: Readonly<Record<FigureName, Figure>>;
}

/** Random whole games of one subject. */
interface GamesMeasured {
  readonly rate: Figure;
  readonly decisionsPerGame: number;
}

const SMALL_ACTS_PER_LOOK = 100;
const POSITIONS = 8;
/** A search is begun anew after so many iterations, as for a decision at the table. */
const ITERATIONS_PER_SEARCH = 1000;

const randomBots = (players: number): Bot[] => Array.from({ length: players }, () => random);

/** Random whole games, measured for about so many seconds; their generators are made once, as search makes them. */
export function measureGames({ game, players, options }: Subject, seconds: number): GamesMeasured {
  const chance = new FastChance("bench");
  const decide = decider(randomBots(players), new FastChance("bench/bots"));
  let games = 0;
  let decisions = 0;
  const rate = rateOf(() => {
    decisions += playOut(searchTable(game, players, options, chance), decide);
    games++;
  }, seconds);
  return { rate, decisionsPerGame: decisions / games };
}

/** Positions from the whole of a random game, each at a decision. */
function positionsOf({ game, players, options }: Subject): State[] {
  const positions: State[] = [];
  const choose = decider(randomBots(players), new FastChance("bench/positions/bots"));
  playOut(searchTable(game, players, options, new FastChance("bench/positions")), (table) => {
    positions.push(game.copy(table.state));
    return choose(table);
  });
  return Array.from({ length: POSITIONS }, (_, place) => positions[Math.floor((place * positions.length) / POSITIONS)]);
}

/** Takes one thing after the other, round and round. */
function inTurn<Thing>(things: readonly Thing[]): () => Thing {
  let place = 0;
  return () => things[place++ % things.length];
}

/** Plays a recorded random game through the value API, with a fresh copy for every move. */
function validatedGame({ game, players, options }: Subject): { playOne: () => void; moves: number } {
  const seed = "bench/validated";
  const moves: { seat: SeatId; move: Move }[] = [];
  const choose = decider(randomBots(players), new FastChance(`${seed}/bots`));
  playOut(searchTable(game, players, options, new FastChance(seed)), choose, undefined, (seat, move) =>
    moves.push({ seat, move }),
  );
  const playOne = () => {
    const chance = new FastChance(seed);
    let { state } = begin(game, players, options, chance);
    for (const [place, { seat, move }] of moves.entries()) {
      const played = play(game, state, seat, move, chance, place + 1);
      if (!played.ok) throw new Error(`${game.id}: a recorded move is refused (${played.rule})`);
      state = played.state;
    }
  };
  return { playOne, moves: moves.length };
}

/** One iteration of plain search after the other, over all positions. */
function searching(game: Game, positions: readonly State[]): () => void {
  const chance = new FastChance("bench/search");
  const next = inTurn(positions);
  const beginThinking = (): Thought => {
    const table = new Table(game, game.copy(next()), chance, new MoveList(false));
    table.ask();
    const { seat, state, list } = table;
    return uctBot(null).think({ game, view: game.view(state, seat), seat, moves: list.toArray() }, chance);
  };
  let thought = beginThinking();
  let iterations = 0;
  return () => {
    if (++iterations % ITERATIONS_PER_SEARCH === 0) thought = beginThinking();
    thought.tryMore();
  };
}

/** Completes the measurement of random games with everything else. */
export function measure(subject: Subject, games: GamesMeasured, seconds: number): Measurement {
  const { game, players } = subject;
  const positions = positionsOf(subject);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const sights = positions.flatMap((state) => seats.map((seat) => ({ state, seat, view: game.view(state, seat) })));
  const [position, sight, imagined] = [inTurn(positions), inTurn(sights), inTurn(sights)];
  const chance = new FastChance("bench/imagine");
  const small = (act: () => void) => rateOf(act, seconds / 6, SMALL_ACTS_PER_LOOK);
  const validated = validatedGame(subject);
  const figures: Record<FigureName, Figure> = {
    gamesPerSecond: games.rate,
    microsecondsPerDecision: microseconds(games.rate, games.decisionsPerGame),
    copiesPerSecond: small(() => game.copy(position())),
    microsecondsPerValidatedMove: microseconds(rateOf(validated.playOne, seconds / 3), validated.moves),
    microsecondsPerView: microseconds(
      small(() => {
        const { state, seat } = sight();
        game.view(state, seat);
      }),
    ),
    microsecondsPerImagine: microseconds(small(() => game.imagine(imagined().view, chance))),
    microsecondsPerScores: microseconds(small(() => game.scores(position()))),
    searchesPerSecond: rateOf(searching(game, positions), seconds / 2),
  };
  const bytes = positions.map((state) => JSON.stringify(state).length);
  return {
    decisionsPerGame: games.decisionsPerGame,
    bytesPerState: bytes.reduce((sum, size) => sum + size, 0) / bytes.length,
    figures,
  };
}
