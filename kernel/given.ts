/** Reading the `given` part of a scenario: every reader complains in words about what it cannot use. */

import { GivenError, isFields } from "./scenario.ts";
import { only, type SeatId, type SeatSet, type State } from "./state.ts";

/** A part of `given`: names and values. */
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
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0)
    throw new GivenError(`${where} must be a whole number from 0, not ${value}`);
  return value;
}

/** True or false. */
export function flag(value: unknown, where: string): boolean {
  if (typeof value !== "boolean") throw new GivenError(`${where} must be true or false, not ${value}`);
  return value;
}

/** A list of anything. */
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

/** A list of names as numbers. */
export function numbersOf(value: unknown, names: readonly string[], where: string): number[] {
  return list(value, where).map((name) => numberOf(name, names, where));
}

/** Complains about the first thing that is named twice. */
export function refuseTwice<Thing>(named: readonly Thing[], nameOf: (thing: Thing) => string, where: string): void {
  const twice = named.find((thing, place) => named.indexOf(thing) !== place);
  if (twice !== undefined) throw new GivenError(`${where} names ${nameOf(twice)} twice`);
}

/** `{ corn: 2 }` as counts by number. */
export function counts(value: unknown, names: readonly string[], where: string): number[] {
  const given = fields(value, where, names);
  return names.map((name) => (given[name] === undefined ? 0 : count(given[name], `${where}.${name}`)));
}

/** `[corn, corn]` as counts by number. */
export function countList(value: unknown, names: readonly string[], where: string): number[] {
  const result = names.map(() => 0);
  for (const number of numbersOf(value, names, where)) result[number]++;
  return result;
}

/** The number of a seat at this table. */
export function seatNumber(value: unknown, { players }: Pick<State, "players">, where: string): SeatId {
  const seat = count(typeof value === "string" ? Number(value) : value, where);
  if (seat >= players) throw new GivenError(`${where}: there is no seat ${seat}`);
  return seat;
}

/** `[0, 2]` as a set of seats. */
export function seatSet(value: unknown, state: Pick<State, "players">, where: string): SeatSet {
  const named = list(value, where).map((seat) => seatNumber(seat, state, where));
  refuseTwice(named, (seat) => `seat ${seat}`, where);
  return named.reduce((set: SeatSet, seat) => set | only(seat), 0);
}
