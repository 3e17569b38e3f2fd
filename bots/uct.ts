import { type FastChance, type Move, MoveList, type SeatId, Table } from "@caravel/kernel";
import { type Bot, type Position, settled, type Thought } from "./bot.ts";

/** A playout is cut after so many decisions. */
const LONGEST_PLAYOUT = 100;
/** How much a move that was seldom tried is favoured, where the best outcome seen is worth 1 and the worst 0. */
const CURIOSITY = 0.7;

/** A decision in the tree; by place, what is known of each move that was legal there in any imagined world. */
interface Node {
  readonly moves: Move[];
  /** How often the move was tried, and how often it could have been. */
  readonly visits: number[];
  readonly chances: number[];
  /** What it led to for whoever made it, summed up. */
  readonly sums: number[];
  readonly next: (Node | null)[];
}

/** One move on the way down, with the seat that made it. */
interface Trace {
  node: Node;
  place: number;
  seat: SeatId;
}

const newNode = (): Node => ({ moves: [], visits: [], chances: [], sums: [], next: [] });

/**
 * A bot that searches in the plainest way: one tree of moves for all imagined worlds, everybody for himself (max^n UCT, open loop),
 * random play at its leaves, judged by each seat's share of the points. A yardstick for better ones: it stays as it is.
 */
export const uctBot: Bot = {
  name: "uct",
  think: (position, chance) =>
    position.moves.length === 1 ? settled(position.moves[0]) : new Search(position, chance),
};

/** A search; each trial imagines a world and goes through it once. */
class Search implements Thought {
  private readonly root = newNode();
  private readonly table: Table;
  private readonly trail: Trace[] = [];
  private depth = 0;
  private lowest = Number.POSITIVE_INFINITY;
  private highest = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly position: Position,
    private readonly chance: FastChance,
  ) {
    const { game, view } = position;
    this.table = new Table(game, game.imagine(view, chance), chance, new MoveList(false));
    this.table.playsForcedMoves = true;
  }

  /** The move that was tried most often. */
  get move(): Move {
    const { moves, visits } = this.root;
    return moves[visits.indexOf(Math.max(...visits))] ?? this.position.moves[0];
  }

  tryMore(): boolean {
    const { game, view } = this.position;
    this.table.state = game.imagine(view, this.chance);
    this.descend();
    this.playOn();
    this.learn();
    return true;
  }

  /** Goes down the tree until a move is tried that never was, or the game is over. */
  private descend(): void {
    const { table, position } = this;
    const { list } = table;
    list.clear();
    for (const move of position.moves) list.add(move);
    let { seat } = position;
    let node = this.root;
    for (this.depth = 0; ; ) {
      const place = this.choose(node);
      this.mark(node, place, seat);
      table.play(seat, node.moves[place]);
      if (node.visits[place] === 0 || !table.ask()) return;
      node.next[place] ??= newNode();
      node = node.next[place];
      seat = table.seat;
    }
  }

  private mark(node: Node, place: number, seat: SeatId): void {
    if (this.depth === this.trail.length) this.trail.push({ node, place, seat });
    const trace = this.trail[this.depth++];
    trace.node = node;
    trace.place = place;
    trace.seat = seat;
  }

  /** The place of the listed move to try: one that never was, or else the most promising one. */
  private choose(node: Node): number {
    const { moves, length } = this.table.list;
    const range = this.highest - this.lowest || 1;
    let [best, most, fresh] = [-1, Number.NEGATIVE_INFINITY, 0];
    // mostly all moves could have been tried equally often
    let [commonChances, logarithm] = [1, 0];
    for (let index = 0; index < length; index++) {
      const place = placeOf(node, moves[index], index);
      const visits = node.visits[place];
      const chances = ++node.chances[place];
      if (visits === 0) {
        if (this.chance.roll(++fresh) === 0) best = place;
      } else if (fresh === 0) {
        if (chances !== commonChances) [commonChances, logarithm] = [chances, Math.log(chances)];
        const worth = (node.sums[place] / visits - this.lowest) / range + CURIOSITY * Math.sqrt(logarithm / visits);
        if (worth > most) [best, most] = [place, worth];
      }
    }
    return best;
  }

  /** Everybody plays at random, for a while. */
  private playOn(): void {
    const { table, chance } = this;
    const { list } = table;
    for (let decision = 0; decision < LONGEST_PLAYOUT && table.ask(); decision++)
      table.play(table.seat, list.moves[chance.roll(list.length)]);
  }

  /** Every move on the way is credited with the share of its seat. */
  private learn(): void {
    const { game, state } = this.table;
    const shares = sharesOf(game.scores(state));
    for (const share of shares) {
      this.lowest = Math.min(this.lowest, share);
      this.highest = Math.max(this.highest, share);
    }
    for (let depth = 0; depth < this.depth; depth++) {
      const { node, place, seat } = this.trail[depth];
      node.visits[place]++;
      node.sums[place] += shares[seat];
    }
  }
}

/** Where a node keeps a move; moves are mostly listed in the same order, so that the index is tried first. */
function placeOf(node: Node, move: Move, index: number): number {
  if (node.moves[index] === move) return index;
  const place = node.moves.indexOf(move);
  if (place >= 0) return place;
  node.visits.push(0);
  node.chances.push(0);
  node.sums.push(0);
  node.next.push(null);
  return node.moves.push(move) - 1;
}

/** What part of all points each seat has, debts not counted; whoever plays alone goes by his points. */
function sharesOf(scores: readonly number[]): readonly number[] {
  if (scores.length === 1) return scores;
  let total = 0;
  for (const score of scores) total += Math.max(0, score);
  return scores.map((score) => (total === 0 ? 1 / scores.length : Math.max(0, score) / total));
}
