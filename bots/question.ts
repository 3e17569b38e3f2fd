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

/** What a bot expects of one of the moves. */
export interface Outlook {
  readonly move: Move;
  /** The chance of its seat to win, from 0 to 1, if it makes this move; null if it never tried it. */
  readonly chance: number | null;
  /** How often it tried the move. */
  readonly visits: number;
}

/** What a bot answers. */
export interface Answer {
  /** One of the moves of the question. */
  readonly move: Move;
  /** Its outlook on the moves, the best one first and never more than `MOST_OUTLOOKS`; empty if it does not weigh chances. */
  readonly outlook: readonly Outlook[];
}

/** How many moves a bot has an outlook on. */
export const MOST_OUTLOOKS = 3;

/** A bot at work on a question. */
export interface Thinking {
  /** Its answer; rejected if there is no such game, rules or style. */
  readonly answer: Promise<Answer>;
  /** The move of its answer. */
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

/** A bot at work that will give this answer; nobody need wait for it. */
export function thinkingOf(answer: Promise<Answer>, hurry: () => void): Thinking {
  const move = answer.then(({ move }) => move);
  // whoever waits for the answer hears of a failure there
  move.catch(() => undefined);
  return { answer, move, hurry };
}
