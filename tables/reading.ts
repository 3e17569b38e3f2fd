import type { Luck, Options } from "@caravel/kernel";
import type { Sitter } from "./sitter.ts";

/** Something with names and values, as it comes from outside. */
export type Fields = Readonly<Record<string, unknown>>;

/** Is this something with names and values? */
export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Is this a list of such things? */
export function isListOf<T>(value: unknown, is: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.every(is);
}

/** Is this a text? */
export function isText(value: unknown): value is string {
  return typeof value === "string";
}

/** Is this a number that counts something? */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** Is this a number? */
export function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

/** Is this the fingerprint of a position? */
export function isHash(value: unknown): value is string {
  return isText(value) && /^[0-9a-f]{16}$/.test(value);
}

/** Are these the values of options? */
export function isOptions(value: unknown): value is Options {
  return (
    isFields(value) && Object.values(value).every((choice) => ["string", "number", "boolean"].includes(typeof choice))
  );
}

/** Is this somebody who can sit on a seat? */
export function isSitter(value: unknown): value is Sitter {
  return (
    isFields(value) && (value.kind === "person" || value.kind === "bot") && isText(value.name) && isText(value.style)
  );
}

/** Is this the luck of a game? */
export function isLuck(value: unknown): value is Luck {
  if (!isFields(value)) return false;
  const { kind, seed, commitment, contributions, secret } = value;
  if (kind === "seeded") return isText(seed);
  const isKnown = secret === null || isText(secret);
  return kind === "committed" && isText(commitment) && isListOf(contributions, isText) && isKnown;
}
