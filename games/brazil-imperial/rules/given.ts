import { GivenError } from "@caravel/kernel";
import { count, numberOf } from "@caravel/kernel/given";
import { HEX_WORDS, OFF_THE_MAP } from "../content/maps.ts";
import { type Brazil, mapOf } from "./state.ts";

/** A hex such as `2,-1` of the map. */
export function hexAt(state: Brazil, value: unknown, where: string): number {
  const hex = mapOf(state).hexOf[numberOf(value, HEX_WORDS, where)];
  if (hex === OFF_THE_MAP) throw new GivenError(`${where}: ${value} is not on the map ${mapOf(state).scenario.id}`);
  return hex;
}

/** The number of a side on this map; in the solo scenario the enemy is one too. */
export function sideNumber(state: Brazil, value: unknown, where: string): number {
  const seat = count(typeof value === "string" ? Number(value) : value, where);
  if (seat >= state.units.length / 5) throw new GivenError(`${where}: there is no seat ${seat}`);
  return seat;
}
