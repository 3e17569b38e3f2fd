import type { Chance, Game, Move, SeatId } from "@caravel/kernel";

/** What a bot is told when it must decide: only what its seat may see, never the state. */
export interface Question {
  /** The rules and the vocabulary; they hold nothing of this one table. */
  readonly game: Game;
  readonly view: unknown;
  readonly seat: SeatId;
  /** The legal moves, at least one, without shortcuts. */
  readonly moves: readonly Move[];
}

/** A player that can sit at any table. */
export interface Bot {
  readonly name: string;
  /** One of the moves of the question; all luck comes from the bot's own source. */
  choose(question: Question, chance: Chance): Move;
}
