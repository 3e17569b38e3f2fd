import { type FastChance, type Move, MoveList, type SeatId, Table } from "@caravel/kernel";
import type { Position, Thought } from "../bot.ts";
import type { Weighing } from "../greedy.ts";
import { MOST_OUTLOOKS, type Outlook } from "../question.ts";
import type { Guide } from "./guide.ts";
import { Histories } from "./histories.ts";
import { isWay, type Node, newNode, placeOf, wayOption, welcome } from "./node.ts";
import type { SearchSettings } from "./settings.ts";
import type { Judge } from "./value.ts";

/** No hurried playing on to a quiet moment takes more decisions than this. */
const LONGEST_SCRIPT = 400;
/** A move that leaves a seat ahead by so many points more promises e times as much. */
const COUNSEL_SPREAD = 1;
/** More moves than any decision has. */
const MOST_OPTIONS = 4096;

/** One option on the way down, with the seat that took it. */
interface Trace {
  node: Node;
  place: number;
  seat: SeatId;
}

/** What a search goes by. */
export interface Means {
  readonly guide: Guide;
  readonly judge: Judge;
  readonly settings: SearchSettings;
  /** What compares the moves one step ahead before the search begins, if anything does. */
  readonly counsel: Weighing | null;
}

/**
 * A search: each trial imagines a world, goes down the tree, plays on in a hurry from its edge to a quiet moment, judges what everybody's
 * chances are there, and credits everybody on the way with his own.
 */
export class Search implements Thought {
  readonly weight: number;
  private readonly curiosity: number;
  private readonly root = newNode();
  private isCounselled = false;
  private readonly nodes = new Map<number, Node>();
  private readonly histories: Histories;
  private readonly table: Table;
  private readonly trail: Trace[] = [];
  private depth = 0;
  private readonly chances: Float64Array;
  /** What everybody's chances are in the imagined world before anything happens: what an option adds to them is what is learned of it. */
  private readonly before: Float64Array;
  /** The chances of the seat before anything happens, summed up over the worlds. */
  private sumBefore = 0;
  /** By how much what was learned of an option at the root differed from what was expected, squared and summed up. */
  private surprise = 0;
  private readonly promise = new Float64Array(MOST_OPTIONS);
  /** The least and the greatest gain seen: alone at the table all chances may be near to each other. */
  private lowest = Number.POSITIVE_INFINITY;
  private highest = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly means: Means,
    private readonly position: Position,
    private readonly chance: FastChance,
  ) {
    const { game, view, seat } = position;
    this.table = new Table(game, game.imagine(view, chance), chance, new MoveList(false));
    this.table.playsForcedMoves = true;
    const { players } = this.table.state;
    this.chances = new Float64Array(players);
    this.before = new Float64Array(players);
    this.histories = new Histories(players);
    this.curiosity = means.settings.curiosity ?? means.guide.curiosity;
    this.weight = means.guide.weight(this.table.state, seat);
    this.ask();
    this.expand(this.root);
  }

  /** The move that was tried most often; among equals, the more promising one. */
  get move() {
    return this.ranking()[0].move;
  }

  get outlook(): readonly Outlook[] {
    const before = this.sumBefore / this.root.tries;
    return this.ranking()
      .slice(0, MOST_OUTLOOKS)
      .map(({ move, visits, sum }) => ({ move, visits, chance: visits === 0 ? null : within(before + sum / visits) }));
  }

  /** All moves, the best one first; ways that begin with the same move are one. */
  private ranking() {
    const { options, visits, sums, promise } = this.root;
    const byMove = new Map<Move, { move: Move; visits: number; sum: number; promise: number }>();
    for (const [place, option] of options.entries()) {
      const move = this.moveOf(option);
      const so = byMove.get(move) ?? { move, visits: 0, sum: 0, promise: 0 };
      so.visits += visits[place];
      so.sum += sums[place];
      so.promise += promise[place];
      byMove.set(move, so);
    }
    return [...byMove.values()].sort((one, other) => other.visits - one.visits || other.promise - one.promise);
  }

  tryMore(): boolean {
    if (this.isCounselled) return this.search();
    const { counsel } = this.means;
    if (counsel?.tryMore() === true) return true;
    this.isCounselled = true;
    this.heed(counsel?.leads ?? []);
    return counsel === null ? this.search() : true;
  }

  /** Moves that leave the seat further ahead at once promise more. */
  private heed(leads: readonly number[]): void {
    if (leads.length === 0 || isWay(this.root.options[0])) return;
    const { moves } = this.position;
    const most = Math.max(...leads);
    const shares = leads.map((lead) => Math.exp((lead - most) / COUNSEL_SPREAD));
    const total = shares.reduce((sum, share) => sum + share, 0);
    for (const [place, move] of moves.entries()) {
      const known = placeOf(this.root, move, place);
      if (known >= 0) this.root.promise[known] = (this.root.promise[known] + shares[place] / total) / 2;
    }
  }

  private search(): boolean {
    const { game, view, seat } = this.position;
    const { table, chance } = this;
    table.state = game.imagine(view, chance);
    this.means.guide.believe(table.state, seat, chance);
    if (this.means.settings.isRelative) this.means.judge(table.state, this.before);
    this.histories.clear();
    this.ask();
    this.descend();
    this.playOn();
    this.means.judge(table.state, this.chances);
    this.learn();
    return true;
  }

  /** Whoever has tried one option more often than all the rest of the trials could try another has decided. */
  isOpen(triesLeft: number): boolean {
    let [most, second] = [0, 0];
    for (const visits of this.root.visits) {
      if (visits > most) [most, second] = [visits, most];
      else if (visits > second) second = visits;
    }
    return most - second <= triesLeft;
  }

  /** The move with which an option of the decision begins. */
  private moveOf(option: number): Move {
    if (!isWay(option)) return option;
    const { game, view, moves, seat } = this.position;
    const table = new Table(game, game.imagine(view, this.chance.copy()), this.chance.copy(), new MoveList(false));
    table.seat = seat;
    for (const move of moves) table.list.add(move);
    return this.means.guide.next(table, wayOption(option));
  }

  /** Puts the question on the table again. */
  private ask(): void {
    const { table, position } = this;
    table.seat = position.seat;
    table.list.clear();
    for (const move of position.moves) table.list.add(move);
    this.listWays();
  }

  /** If the decision on the table has several ways, they take the place of its moves. */
  private listWays(): void {
    const { table } = this;
    const ways = this.means.guide.ways(table);
    if (ways < 2) return;
    table.list.clear();
    for (let way = 0; way < ways; way++) table.list.add(wayOption(way));
  }

  /** Goes down the tree until an option is tried that never was, the tree may not grow any deeper, or the game is over. */
  private descend(): void {
    const { means, table, position } = this;
    let node = this.root;
    for (this.depth = 0; this.depth < means.settings.depth; ) {
      const place = this.choose(node);
      this.mark(node, place);
      this.take(node.options[place]);
      if (node.visits[place] === 0 || !this.goOn() || means.guide.ends(table.state, position.seat)) return;
      node = this.nodeHere();
    }
  }

  /** Carries out an option, as everybody else sees it. */
  private take(option: number): void {
    const { table, means, histories } = this;
    const { seat } = table;
    histories.note(seat, option, !isWay(option) && means.guide.hides(table.state, seat, option));
    if (!isWay(option)) return table.play(seat, option);
    // the ways stand where the moves were listed
    table.listFor(seat);
    means.guide.make(table, wayOption(option));
  }

  /** Goes on to the next decision that is not made by habit; false when the game is over. */
  private goOn(): boolean {
    const { table } = this;
    const { guide } = this.means;
    while (table.ask()) {
      const ways = guide.ways(table);
      if (ways !== 1) {
        if (ways > 1) this.listWays();
        return true;
      }
      guide.make(table, 0);
    }
    return false;
  }

  /** The node of the seat that is asked, by what it has seen since the question. */
  private nodeHere(): Node {
    const key = this.histories.key(this.table.seat);
    const known = this.nodes.get(key);
    if (known !== undefined) return known;
    const node = newNode();
    this.nodes.set(key, node);
    return node;
  }

  /** Takes in the options on the table. */
  private expand(node: Node): void {
    const { table, promise } = this;
    const { list } = table;
    if (isWay(list.moves[0])) promise.fill(1, 0, list.length);
    else this.means.guide.prior(table, promise.subarray(0, list.length));
    welcome(node, list, promise, this.means.settings.width, this.chance);
  }

  /** The place of the option to try: the one that gained most so far, promises most and may have been unlucky; what was never tried is taken to be as good as the decision. */
  private choose(node: Node): number {
    const { moves, length } = this.table.list;
    const { curiosity } = this;
    const usual = node.tries === 0 ? 0 : node.sum / node.tries;
    const urge = curiosity * this.range() * Math.sqrt(node.tries + 1);
    const luck = node === this.root ? this.luck() : 0;
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < length; index++) {
      let place = placeOf(node, moves[index], index);
      if (place < 0) {
        this.expand(node);
        place = placeOf(node, moves[index], index);
      }
      if (node.promise[place] === 0 && best >= 0) continue;
      const visits = node.visits[place];
      const gain = visits === 0 ? usual : node.sums[place] / visits;
      const worth = gain + (urge * node.promise[place]) / (1 + visits) + luck / Math.sqrt(1 + visits);
      if (worth > most) [best, most] = [place, worth];
    }
    return best;
  }

  /** How far apart gains are: those of several seats, up to 1. */
  private range(): number {
    return this.chances.length === 1 && this.highest > this.lowest ? this.highest - this.lowest : 1;
  }

  /** How far an option at the root that was tried once may be from what it is worth. */
  private luck(): number {
    const { tries } = this.root;
    return tries < 2 ? 0 : this.means.settings.caution * Math.sqrt((this.surprise / tries) * Math.log(tries));
  }

  private mark(node: Node, place: number): void {
    if (this.depth === this.trail.length) this.trail.push({ node, place, seat: 0 });
    const trace = this.trail[this.depth++];
    trace.node = node;
    trace.place = place;
    trace.seat = this.table.seat;
  }

  /** Everybody plays on in a hurry until the position can be judged. */
  private playOn(): void {
    const { table, means } = this;
    const { guide } = means;
    let pauses = means.settings.playout;
    for (let decision = 0; decision < LONGEST_SCRIPT && table.ask(); decision++) {
      if (guide.isQuiet(table.state) && pauses-- <= 0) return;
      if (guide.ways(table) > 0) guide.make(table, 0);
      else table.play(table.seat, guide.script(table));
    }
  }

  /** Every option on the way is credited with what was added to the chance of its seat. */
  private learn(): void {
    const { chances, before, position } = this;
    this.sumBefore += before[position.seat];
    for (let seat = 0; seat < chances.length; seat++) {
      chances[seat] -= before[seat];
      this.lowest = Math.min(this.lowest, chances[seat]);
      this.highest = Math.max(this.highest, chances[seat]);
    }
    for (let depth = 0; depth < this.depth; depth++) {
      const { node, place, seat } = this.trail[depth];
      const gain = chances[seat];
      const expected = node.visits[place] === 0 ? gain : node.sums[place] / node.visits[place];
      node.visits[place]++;
      node.sums[place] += gain;
      node.tries++;
      node.sum += gain;
      if (depth === 0) this.surprise += (gain - expected) * (gain - node.sums[place] / node.visits[place]);
    }
  }
}

/** A chance, whatever the luck of those worlds was in which an option was tried. */
const within = (chance: number): number => Math.min(1, Math.max(0, chance));
