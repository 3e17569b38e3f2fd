import { GivenError } from "@caravel/kernel";
import { count, numberOf } from "@caravel/kernel/given";
import { HEX_WORDS, OFF_THE_MAP } from "../content/maps.ts";
import { UNITS_PER_COLOUR } from "../content/units.ts";
import { type Brazil, mapOf } from "./state.ts";

/** A hex such as `2,-1` of the map. */
export function hexAt(state: Brazil, value: unknown, where: string): number {
  const name = String(value);
  if (!HEX_WORDS.includes(name)) throw new GivenError(`${where}: "${name}" is no hex; one is written as 2,-1`);
  const hex = mapOf(state).hexOf[numberOf(name, HEX_WORDS, where)];
  if (hex === OFF_THE_MAP) throw new GivenError(`${where}: ${name} is not on the map ${mapOf(state).scenario.id}`);
  return hex;
}

/** The number of a side on this map; in the solo scenario the enemy is one too. */
export function sideNumber(state: Brazil, value: unknown, where: string): number {
  const seat = count(typeof value === "string" ? Number(value) : value, where);
  if (seat >= state.units.length / UNITS_PER_COLOUR) throw new GivenError(`${where}: there is no seat ${seat}`);
  return seat;
}

/** A whole number between two others. */
export function between(value: unknown, least: number, most: number, where: string): number {
  const number = count(value, where);
  if (number < least || number > most) throw new GivenError(`${where} must be from ${least} to ${most}, not ${number}`);
  return number;
}
