import { layOut, type Options, Trial } from "@caravel/kernel";
import type { BrazilEvent } from "./events.ts";
import type { Stint } from "./frames.ts";
import { brazilImperial } from "./game.ts";
import { describe } from "./position.ts";
import type { Brazil } from "./state.ts";
import type { BrazilView } from "./view.ts";

/** A position of Brazil: Imperial in a test. */
export type TestTable = Trial<Brazil, Stint, BrazilView, BrazilEvent, ReturnType<typeof describe>>;

/** A game laid out as given, in the vocabulary of scenarios, at its first decision. */
export function tableFor(players: number, given: unknown = {}, options: Options = {}): TestTable {
  return new Trial({ ...brazilImperial, describe }, layOut(brazilImperial, players, options, given));
}

/**
 * Two players on the map of Rio: green with its capital at 0,-2 and orange at 0,2, without monarchs. `0,-1`, `1,-2` and `0,-3` are clearings
 * beside the green capital, `-1,-2` and `-1,-1` forests, `1,-3` a gold mine; `0,0` is water.
 */
export function rio(
  green: Readonly<Record<string, unknown>> = {},
  rest: Readonly<Record<string, unknown>> = {},
  orange: Readonly<Record<string, unknown>> = {},
): TestTable {
  const seats = { 0: { colour: "green", ...green }, 1: { colour: "orange", ...orange } };
  return tableFor(2, { ...rest, seats }, { map: "rio" });
}

/** The solo scenario: green's capital at -2,3, the Dutch one at 2,-3. */
export function solo(
  green: Readonly<Record<string, unknown>> = {},
  rest: Readonly<Record<string, unknown>> = {},
): TestTable {
  return tableFor(1, { ...rest, seats: { 0: green } }, { map: "guararapes" });
}

/** Plays several moves of one seat. */
export function playAll(table: TestTable, seat: number, ...moves: string[]): TestTable {
  for (const move of moves) table.play(seat, move);
  return table;
}

/** Where a unit of a kind is, the first one that is named. */
export function unitOf(table: TestTable, seat: number, kind: string, which = 0): string | undefined {
  return table.seat(seat).units.flatMap((unit) => (unit[kind] === undefined ? [] : [unit[kind]]))[which];
}
