import type { SeatId } from "./state.ts";
import type { RuleId } from "./steps.ts";
import type { GameEvent } from "./table.ts";
import type { Move } from "./vocabulary.ts";

/** The languages every word of the project is written in. */
export const LANGUAGES = ["en", "hu", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** One block of the position as text: a heading and a table of cells; the first row may be a header. */
export interface Section {
  readonly title: string;
  readonly header?: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A game's sentences in one language. `names` are the players' names by seat. */
export interface GameWords<V> {
  readonly title: string;
  /** The position as a seat sees it, in sections that read well as text. */
  position(view: V, names: readonly string[]): Section[];
  /** What is asked of the seats in turn, as a question. */
  question(view: V, names: readonly string[]): string;
  /** A move as a choice: an order with its effect ("Load 3 corn on ship 5"). */
  move(view: V, seat: SeatId, move: Move): string;
  /** What happened, as a sentence of the log; empty if it needs none. */
  event(event: GameEvent, names: readonly string[]): string;
  /** Why a move is refused, with the facts in it. */
  refusal(rule: RuleId, view: V, seat: SeatId, move: Move): string;
  /** Where everybody's points come from, once the game is over; absent if there is nothing to tell but the sums. */
  scoreSheet?(view: V, names: readonly string[]): Section;
  /** An option and its values, for the table's settings. */
  option(name: string): string;
}
