import { GivenError, isFields, only, type SeatId, type SeatSet } from "@caravel/kernel";
import { chartFor, OFF_THE_GRID } from "./map.ts";
import { PLACE_WORDS } from "./moves.ts";
import type { Portolano } from "./state.ts";

/** Reading the `given` part of a scenario: every reader complains in words about what it cannot use. */

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a part of `given`; complains about names it does not know. */
export function fields(value: unknown, where: string, known: readonly string[]): Fields {
  if (!isFields(value)) throw new GivenError(`${where} must be names and values`);
  for (const name of Object.keys(value))
    if (!known.includes(name)) throw new GivenError(`${where} has no "${name}"; it knows ${known.join(", ")}`);
  return value;
}

/** A whole number from 0. */
export function count(value: unknown, where: string): number {
  if (!Number.isInteger(value) || (value as number) < 0)
    throw new GivenError(`${where} must be a whole number from 0, not ${value}`);
  return value as number;
}

export function flag(value: unknown, where: string): boolean {
  if (typeof value !== "boolean") throw new GivenError(`${where} must be true or false, not ${value}`);
  return value;
}

export function list(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new GivenError(`${where} must be a list`);
  return value;
}

/** The number of a name in a list of names. */
export function numberOf(name: unknown, names: readonly string[], where: string): number {
  const number = names.indexOf(String(name));
  if (number === -1) throw new GivenError(`${where}: "${name}" is none of ${names.join(", ")}`);
  return number;
}

/** `{ wine: 2 }` as counts by number. */
export function counts(value: unknown, names: readonly string[], where: string): number[] {
  const given = fields(value, where, names);
  return names.map((name) => (given[name] === undefined ? 0 : count(given[name], `${where}.${name}`)));
}

export function seatNumber(value: unknown, state: Portolano, where: string): SeatId {
  const seat = count(typeof value === "string" ? Number(value) : value, where);
  if (seat >= state.players) throw new GivenError(`${where}: there is no seat ${seat}`);
  return seat;
}

export function seatSet(value: unknown, state: Portolano, where: string): SeatSet {
  return list(value, where).reduce((set: SeatSet, seat) => set | only(seatNumber(seat, state, where)), 0);
}

/** A place such as `b3`. */
export function placeNumber(value: unknown, state: Portolano, where: string): number {
  const place = chartFor(state.players).placeOf[numberOf(value, PLACE_WORDS, where)];
  if (place === OFF_THE_GRID) throw new GivenError(`${where}: ${value} is not on the grid of ${state.players} players`);
  return place;
}
