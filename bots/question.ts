import type { Move, SeatId } from "@caravel/kernel";

/** How long a bot may think: by the number of things it tries, which is the same everywhere, or by the clock. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

/** What a bot is asked, as plain data that can be sent anywhere: only what its seat may see, never the state. */
export interface Question {
  /** The id of the game and the number of its rules. */
  readonly game: string;
  readonly rules: number;
  /** How the bot plays, such as `random` or `greedy`. */
  readonly style: string;
  readonly view: unknown;
  readonly seat: SeatId;
  /** The legal moves, at least one, without shortcuts. */
  readonly moves: readonly Move[];
  /** Decides all luck of the bot: the same question has the same answer, if its budget is counted in iterations. */
  readonly seed: string;
  readonly budget: Budget;
}

/** A bot at work on a question. */
export interface Thinking {
  /** One of the moves of the question; rejected if there is no such game, rules or style. */
  readonly move: Promise<Move>;
  /** Ends the thinking: the move is then the best one found so far. */
  hurry(): void;
}

/** Where bots think, outside the queue of the table that asks. */
export interface BotPool {
  think(question: Question): Thinking;
  /** Lets go of all workers; what is still being thought about is rejected. */
  close(): void;
}
