import {
  type Chance,
  FastChance,
  type Game,
  isOver,
  Match,
  type Move,
  MoveList,
  type Options,
  type SeatId,
  Table,
} from "@caravel/kernel";
import type { Bot } from "../bot.ts";
import { tableNames } from "../names.ts";
import { random } from "../styles.ts";
import { decide } from "../thinking.ts";

/** What is settled before bots play a game. */
export interface Deal {
  readonly game: Game;
  readonly players: number;
  readonly options: Options;
  readonly bots: readonly Bot[];
  /** Decides the luck of the game and, together with the word "bots", that of the bots. */
  readonly seed: string;
}

/** How a game between bots went. */
export interface Outcome {
  readonly finished: boolean;
  /** Choices between two or more moves. */
  readonly decisions: number;
  readonly scores: readonly number[];
  readonly winners: readonly SeatId[];
  /** What the game counts for its designers, and what tells its seats apart. */
  readonly statistics: Readonly<Record<string, number>>;
  readonly distinctions: Readonly<Record<string, readonly string[]>>;
}

/** Hears of every move just before it is made. */
export type Journal = (seat: SeatId, move: Move) => void;

/** A game that goes on for longer than this is given up: some bots never come to an end. */
const MOST_DECISIONS = 20_000;

/** After so many decisions a game is given up, unless it says itself when it may be. */
export function mostDecisions({ bound }: Game): number {
  return bound?.decisions ?? MOST_DECISIONS;
}

/** How a table's bots decide; tables where all play at random need no views. */
export function decider(bots: readonly Bot[], chance: FastChance): (table: Table) => Move {
  if (bots.every((bot) => bot === random)) return ({ list }) => list.moves[chance.roll(list.length)];
  return ({ game, state, seat, list }) => {
    const moves = list.toArray();
    const move = decide(bots[seat], { game, view: game.view(state, seat), seat, moves }, chance);
    if (!moves.includes(move)) throw new IllegalMove(game, bots[seat].name, seat, move);
    return move;
  };
}

/** A bot that answered with something it was not offered. */
export class IllegalMove extends Error {
  constructor({ id, vocabulary }: Game, bot: string, seat: SeatId, move: Move) {
    super(`${id}: ${bot} on seat ${seat} chose "${vocabulary.write(move)}", which was not offered`);
  }
}

/** A table at which search plays: no shortcuts, no listeners, forced moves made at once. */
export function searchTable(game: Game, players: number, options: Options, chance: Chance): Table {
  const table = new Table(game, game.setup(players, options, chance), chance, new MoveList(false));
  table.playsForcedMoves = true;
  return table;
}

/** Plays until the game is over, or until so many decisions were made; says how many were. */
export function playOut(
  table: Table,
  decide: (table: Table) => Move,
  most = mostDecisions(table.game),
  journal: Journal | null = null,
): number {
  let decisions = 0;
  table.onForcedMove = journal;
  while (table.ask()) {
    if (decisions === most) break;
    decisions++;
    const move = decide(table);
    journal?.(table.seat, move);
    table.play(table.seat, move);
  }
  return decisions;
}

/** Lets bots play one game. */
export function playDeal(deal: Deal, journal: Journal | null = null): Outcome {
  const { game, players, options, seed } = deal;
  const table = searchTable(game, players, options, new FastChance(seed));
  const told = game.statistics === undefined ? [] : table.listen();
  const decisions = playOut(table, decider(deal.bots, new FastChance(`${seed}/bots`)), undefined, journal);
  const { state } = table;
  return {
    finished: isOver(state),
    decisions,
    scores: game.scores(state),
    winners: game.winners(state),
    statistics: game.statistics?.(state, told) ?? {},
    distinctions: game.distinctions?.(state) ?? {},
  };
}

/** Lets bots play one game and writes it down, forced moves and all. */
export function recordDeal(deal: Deal): { outcome: Outcome; match: Match } {
  const { game, players, options, bots, seed } = deal;
  const moves: { seat: SeatId; move: Move }[] = [];
  const outcome = playDeal(deal, (seat, move) => moves.push({ seat, move }));
  const names = tableNames(bots.map(() => null));
  const styles = bots.map(({ name }) => name);
  const match = new Match(game, { players, options, names, bots: styles, luck: { kind: "seeded", seed } });
  for (const { seat, move } of moves) {
    const played = match.play(seat, move);
    if (!played.ok)
      throw new Error(`${game.id}: "${game.vocabulary.write(move)}" was listed but is refused (${played.rule})`);
  }
  return { outcome, match };
}
