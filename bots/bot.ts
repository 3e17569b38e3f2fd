import type { FastChance, Game, Move, SeatId } from "@caravel/kernel";
import type { Outlook } from "./question.ts";

/** What a bot sees when it must decide: only what its seat may see, never the state. */
export interface Position {
  /** The rules and the vocabulary; they hold nothing of this one table. */
  readonly game: Game;
  readonly view: unknown;
  readonly seat: SeatId;
  /** The legal moves, at least one, without shortcuts. */
  readonly moves: readonly Move[];
}

/** A decision being thought about; it can be broken off after every trial. */
export interface Thought {
  /** The best move found so far, one of the position's; there is one from the beginning. */
  readonly move: Move;
  /** What is expected of the moves so far, the best one first; absent if the bot does not weigh chances. */
  readonly outlook?: readonly Outlook[];
  /** The share of a budget that the decision is worth, from 0 to 1; all of it, if absent. */
  readonly weight?: number;
  /** Tries one more thing; false once there is nothing more to try. */
  tryMore(): boolean;
  /** Could so many more trials still change the move? They could, if absent. */
  isOpen?(triesLeft: number): boolean;
}

/** A player that can sit at any table. */
export interface Bot {
  readonly name: string;
  /** Begins to think; all luck comes from the bot's own source. */
  think(position: Position, chance: FastChance): Thought;
}

/** A thought of a bot that decides at once. */
export function settled(move: Move): Thought {
  return { move, tryMore: () => false };
}
