import type { NewEvent } from "./event.ts";

/** Something done at a table that is no move: what is told of it, and what it changes there. */
export interface Deed {
  readonly told: readonly NewEvent[];
  /** Does it in memory; answers what is told of it last, or null if it cannot be done. */
  readonly change: (() => NewEvent | null) | null;
}

/** A deed that changes nothing in the game. */
export const telling = (...told: readonly NewEvent[]): Deed => ({ told, change: null });
