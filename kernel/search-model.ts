import type { Chance } from "./chance.ts";
import type { Game } from "./game.ts";
import type { MoveList } from "./move-list.ts";
import type { SeatId, State } from "./state.ts";
import type { Table } from "./table.ts";
import type { Move } from "./vocabulary.ts";

/** What a game tells tree search beside its evaluation. Every part may be missing; search then makes do with the evaluation. */
export interface SearchModel {
  /** Decisions that are made as a whole, without trying every move. */
  readonly habits?: Habits;
  /** Writes how promising each listed move is, by its place: any numbers from 0 on; only their proportions count. */
  prior?(state: State, seat: SeatId, list: MoveList, promise: Float64Array, game: Game): void;
  /** The move of somebody in a hurry: plays on from where the search stops to where the position can be judged. */
  script?(state: State, seat: SeatId, list: MoveList, chance: Chance, game: Game): Move;
  /** Can the position be judged here? As in the evaluation, if absent; search may want to play further, such as to the end of the last year. */
  isQuiet?(state: State): boolean;
  /** Is the decision of this seat searched no further than here? What all its moves lead to is then judged after equally much; if absent, the tree grows as deep as it can. */
  ends?(state: State, seat: SeatId): boolean;
  /** Do the others not see the move? If absent, only secret simultaneous answers are hidden. */
  hides?(state: State, seat: SeatId, move: Move): boolean;
  /** Changes what `imagine` filled in at random, such as cards that others laid face down, into something likelier; the view of the seat stays the same. */
  believe?(state: State, seat: SeatId, chance: Chance): void;
  /** How much a decision matters, from 0 to 1: the share of the time that is spent on it; all of it, if absent. */
  weight?(state: State, seat: SeatId): number;
  /** What was learned about the chances of the seats; by the evaluation, if absent. */
  readonly value?: LearnedValue;
  /** Does search first compare its moves one step ahead, as greedy does, all with the same luck? Worth it where the prior says little. */
  readonly seeksCounsel?: boolean;
  /** How far promise goes before what was seen, where chances go from 0 to 1: 0.3 if absent. */
  readonly curiosity?: number;
  /** By how many points of the evaluation a seat must lead for its chance to be e times as good, where nothing was learned: 6 if absent. */
  readonly spread?: number;
}

/** Decisions made of many small moves, such as where all colonists go, as a few whole ways of making them. */
export interface Habits {
  /** In how many ways the decision may be made: 0 if every move is to be tried, 1 if it needs no search, more if search is to compare them. */
  ways(state: State, seat: SeatId, list: MoveList): number;
  /** The next move in one of these ways, numbered from 0, the usual one. */
  next(state: State, seat: SeatId, list: MoveList, way: number): Move;
  /** Makes the whole decision of `table.seat` in place; move by move, if absent. Only for speed: it must lead where `next` leads. */
  play?(table: Table, way: number): void;
}

/** What a seat's chances follow from: a seat is the likelier to win the greater the sum of its features, each times its weight. */
export interface LearnedValue {
  /** What the features are called; their names are those of the weights. */
  readonly features: readonly string[];
  /** Writes the features of all seats, one seat after the other, into a list of `players * features.length` zeros. */
  measure(state: State, out: Float64Array): void;
  /** Which weights belong to this table: those for its number of players, if absent. */
  sheet?(state: State): string;
  /** The sheet that serves a table for which there is none of its own; without one such a table is judged by the evaluation. */
  readonly instead?: string;
  /** By sheet: the weight of each feature by its name; a feature without a weight does not count. */
  readonly weights: Weights;
}

/** Learned weights by sheet and feature, as they stand in a file. */
export type Weights = Readonly<Record<string, Readonly<Record<string, number>>>>;
