import type { Box, Frame, State, Step } from "../index.ts";
import { type Checker, checksOf, type SuiteSettings } from "./check.ts";
import { LITTLE_GAMES } from "./conformance/index.ts";
import type { Skirmish } from "./conformance/skirmish.ts";

/** A little game in its own types, with what the suite must know of it. */
export function little<S extends State>(id: string): { game: Box<S, Frame, S>; settings: SuiteSettings<S> } {
  const found = LITTLE_GAMES.find(({ game }) => game.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found as unknown as { game: Box<S, Frame, S>; settings: SuiteSettings<S> };
}

/** What is broken of the game of tricks. */
export interface Tricks extends State {
  hands: number[][];
  tricks: number[];
}

/** What is broken of the game of the well. */
export interface Well extends State {
  deck: number[];
  hands: number[][];
  looks: number[];
}

export const tricks = little<Tricks>("small-tricks");
export const well = little<Well>("deep-well");
export const bids = little<State & { coins: number[] }>("sealed-bids");
export const battles = little<Skirmish>("skirmish");
export const drafts = little<State & { points: number[] }>("settling");

/** The game with one step done wrong. */
export function withStep<S extends State>(
  game: Box<S, Frame, S>,
  number: number,
  wrong: Partial<Step<S, Frame>>,
): Box<S, Frame, S> {
  return { ...game, steps: game.steps.map((step, place) => (place === number ? { ...step, ...wrong } : step)) };
}

/** What a checker says about a game with fewer positions than usual. */
export function problems<S extends State>(look: Checker, game: Box<S, Frame, S>, settings: SuiteSettings<S>): string {
  const effort = { games: 5, positions: 1000, hiddenMoves: 1000, longestGame: 500 };
  return checksOf(game, { ...settings, effort } as SuiteSettings)
    .flatMap(look)
    .join("\n");
}
