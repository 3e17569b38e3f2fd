import type { Chance } from "./chance.ts";
import type { SearchModel } from "./search-model.ts";
import type { SeatId, State } from "./state.ts";
import type { Move } from "./vocabulary.ts";

/** What a game knows about playing it well; each game has one in its folder `bots`. */
export interface Evaluation {
  /** What the position is worth to a seat, in points of the final score. */
  evaluate(state: State, seat: SeatId): number;
  /** Can the position be judged here? In the middle of a phase it cannot: others still have their part in it. */
  isQuiet(state: State): boolean;
  /** How many tables are imagined for one decision: more where luck or secrets decide more. */
  readonly worlds: number;
  /** The move of a decision that needs no trying, such as where a colonist goes; null if it does. */
  obvious?(state: State, seat: SeatId, moves: readonly Move[]): Move | null;
  /** What a seat may do in a decision whose effect cannot be seen at once, such as a card laid face down; null if it can. */
  guess?(state: State, seat: SeatId, moves: readonly Move[], chance: Chance): Move | null;
  /** What tree search knows besides. */
  readonly search?: SearchModel;
}
