import { GivenError } from "@caravel/kernel";
import { numberOf } from "@caravel/kernel/given";
import { chartFor, OFF_THE_GRID } from "./map.ts";
import { PLACE_WORDS } from "./moves.ts";
import type { Portolano } from "./state.ts";

/** A place such as `b3`. */
export function placeNumber(value: unknown, state: Portolano, where: string): number {
  const place = chartFor(state.players).placeOf[numberOf(value, PLACE_WORDS, where)];
  if (place === OFF_THE_GRID) throw new GivenError(`${where}: ${value} is not on the grid of ${state.players} players`);
  return place;
}
