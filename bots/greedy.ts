import { type FastChance, type Move, MoveList, type SeatId, type State, Table } from "@caravel/kernel";
import { type Bot, type Position, settled, type Thought } from "./bot.ts";
import { declines } from "./declining.ts";
import { byScore, type Evaluation, lead, worths } from "./evaluation.ts";

/** No phase asks for more decisions than this; a bot must come to an end in any case. */
const MOST_DECISIONS = 400;
/** Moves judged in one decision, over all imagined tables: with more moves, fewer tables are imagined. */
const MOST_TRIALS = 120;
const LOTS = 2 ** 30;

/** A bot that looks one step ahead: it tries every move on imagined tables, plays on to a quiet moment, and compares what it has then with what the others have; without an evaluation it goes by the score. */
export function greedyBot(known: Evaluation | null): Bot {
  return {
    name: "greedy",
    think(position, chance) {
      const { game, view, seat, moves } = position;
      if (moves.length === 1) return settled(moves[0]);
      const evaluation = known ?? byScore(game);
      const world = game.imagine(view, chance);
      const obvious = evaluation.obvious?.(world, seat, moves) ?? null;
      return obvious === null ? new Weighing(evaluation, position, world, chance) : settled(obvious);
    },
  };
}

/** Weighs every move on each of some imagined tables. */
export class Weighing implements Thought {
  private worldsLeft: number;
  /** By place of the move: its outlook on all tables on which every move was tried. */
  private readonly sums: number[];
  private hasSums = false;
  /** On how many tables every move was tried. */
  private tables = 0;
  /** By place of the move: its outlook on the present table, as far as it was tried there. */
  private readonly outlooks: number[] = [];
  /** What every move meets on the present table. */
  private luck: FastChance;
  /** Decides between equal moves. */
  private readonly lot: number;

  constructor(
    private readonly evaluation: Evaluation,
    private readonly position: Position,
    private world: State,
    private readonly chance: FastChance,
  ) {
    const { moves } = position;
    this.worldsLeft = Math.max(1, Math.min(evaluation.worlds, Math.floor(MOST_TRIALS / moves.length)));
    this.sums = moves.map(() => 0);
    this.lot = chance.roll(LOTS);
    this.luck = chance.fork();
  }

  /** The move with the best outlook; among equals it does something rather than nothing, else luck decides. */
  get move(): Move {
    const { game, moves } = this.position;
    const judged = this.hasSums ? this.sums : this.outlooks;
    const best = Math.max(...judged);
    const equals = moves.filter((_, place) => judged.length === 0 || judged[place] === best);
    const active = equals.filter((move) => !declines(game, move));
    const open = active.length > 0 ? active : equals;
    return open[this.lot % open.length];
  }

  /** By place of the move: how far ahead it leaves the seat on average, once all are weighed on some table; empty before. */
  get leads(): readonly number[] {
    return this.hasSums ? this.sums.map((sum) => sum / this.tables) : [];
  }

  /** Tries one move on one table; every move meets the same luck there, so that they are compared by what they do. */
  tryMore(): boolean {
    const { game, seat, moves } = this.position;
    const table = new Table(game, game.copy(this.world), this.luck.copy(), new MoveList(false));
    table.play(seat, moves[this.outlooks.length]);
    this.outlooks.push(outlook(this.evaluation, table, seat));
    if (this.outlooks.length === moves.length) this.nextWorld();
    return this.worldsLeft > 0;
  }

  private nextWorld(): void {
    const { game, view } = this.position;
    for (const [place, worth] of this.outlooks.entries()) this.sums[place] += worth;
    this.hasSums = true;
    this.tables++;
    this.outlooks.length = 0;
    if (--this.worldsLeft === 0) return;
    this.world = game.imagine(view, this.chance);
    this.luck = this.chance.fork();
  }
}

/** Plays on to a quiet moment and says how far ahead of the others the seat is then. */
function outlook(evaluation: Evaluation, table: Table, seat: SeatId): number {
  table.playsForcedMoves = true;
  for (let decision = 0; decision < MOST_DECISIONS && table.ask(); decision++) {
    if (evaluation.isQuiet(table.state)) break;
    table.play(table.seat, quickMove(evaluation, table));
  }
  return lead(worths(table.game, evaluation, table.state), seat);
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
