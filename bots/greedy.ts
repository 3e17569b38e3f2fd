import {
  type Chance,
  FastChance,
  type Game,
  isOver,
  type Move,
  MoveList,
  type SeatId,
  type State,
  Table,
} from "@caravel/kernel";
import type { Bot, Question } from "./bot.ts";
import { declines } from "./declining.ts";

/** What a game knows about playing it well; each game has one in its folder `bots`. */
export interface Evaluation {
  /** What the position is worth to a seat, in points of the final score. */
  evaluate(state: State, seat: SeatId): number;
  /** Can the position be judged here? In the middle of a phase it cannot: others still have their part in it. */
  isQuiet(state: State): boolean;
  /** How many tables are imagined for one decision: more where luck or secrets decide more. */
  readonly worlds: number;
  /** The move of a decision that needs no trying, such as where a colonist goes; null if it does. */
  obvious?(state: State, seat: SeatId, moves: readonly Move[]): Move | null;
  /** What a seat may do in a decision whose effect cannot be seen at once, such as a card laid face down; null if it can. */
  guess?(state: State, seat: SeatId, moves: readonly Move[], chance: Chance): Move | null;
}

/** No phase asks for more decisions than this; a bot must come to an end in any case. */
const MOST_DECISIONS = 400;
/** Moves judged in one decision, over all imagined tables: with more moves, fewer tables are imagined. */
const MOST_TRIALS = 120;
const SEEDS = 2 ** 30;

/** A bot that looks one step ahead: it tries every move on imagined tables, plays on to a quiet moment, and compares what it has then with what the others have. */
export function greedyBot(evaluation: Evaluation): Bot {
  return {
    name: "greedy",
    choose(question, chance) {
      const { game, view, seat, moves } = question;
      if (moves.length === 1) return moves[0];
      const world = game.imagine(view, chance);
      return evaluation.obvious?.(world, seat, moves) ?? bestMove(evaluation, question, world, chance);
    },
  };
}

/** The move with the best outlook over all imagined tables; among equals it does something rather than nothing, else luck decides. */
function bestMove(evaluation: Evaluation, { game, view, seat, moves }: Question, first: State, chance: Chance): Move {
  const outlooks = moves.map(() => 0);
  const worlds = Math.max(1, Math.min(evaluation.worlds, Math.floor(MOST_TRIALS / moves.length)));
  for (let number = 0; number < worlds; number++) {
    const world = number === 0 ? first : game.imagine(view, chance);
    // every move meets the same luck, so that they are compared by what they do
    const seed = chance.roll(SEEDS);
    for (const [place, move] of moves.entries()) {
      const table = new Table(game, game.copy(world), new FastChance(seed), new MoveList(false));
      table.play(seat, move);
      outlooks[place] += outlook(evaluation, table, seat);
    }
  }
  const best = Math.max(...outlooks);
  const equals = moves.filter((_, place) => outlooks[place] === best);
  const active = equals.filter((move) => !declines(game, move));
  const open = active.length > 0 ? active : equals;
  return open[chance.roll(open.length)];
}

/** Plays on to a quiet moment and says how far ahead of the others the seat is then, on average. */
function outlook(evaluation: Evaluation, table: Table, seat: SeatId): number {
  table.playsForcedMoves = true;
  for (let decision = 0; decision < MOST_DECISIONS && table.ask(); decision++) {
    if (evaluation.isQuiet(table.state)) break;
    table.play(table.seat, quickMove(evaluation, table));
  }
  const { game, state } = table;
  const worths = isOver(state)
    ? game.scores(state)
    : Array.from({ length: state.players }, (_, player) => evaluation.evaluate(state, player));
  const all = worths.reduce((sum, worth) => sum + worth, 0);
  return worths[seat] - (all - worths[seat]) / (state.players - 1);
}

/** A move found fast: obvious, guessed, or the one after which the position is at once worth most to its seat. */
function quickMove(evaluation: Evaluation, { game, state, seat, list, chance }: Table): Move {
  const moves = list.toArray();
  const known = evaluation.obvious?.(state, seat, moves) ?? evaluation.guess?.(state, seat, moves, chance) ?? null;
  if (known !== null) return known;
  let best = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const table = new Table(game, game.copy(state), chance);
    table.play(seat, move);
    const worth = evaluation.evaluate(table.state, seat);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

/** How a game is judged that says nothing about it: by the score, after every move. */
export function byScore(game: Game): Evaluation {
  return { evaluate: (state, seat) => game.scores(state)[seat], isQuiet: () => true, worlds: 4 };
}
