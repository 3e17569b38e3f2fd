import { NO_MEMO } from "../memo.ts";
import { NOTHING } from "../state.ts";

/** Makes plain data unchangeable to its depths: whoever writes into it is caught by an error. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

function* parts(value: unknown, path: string, without: readonly string[]): Generator<[object, string]> {
  if (typeof value !== "object" || value === null) return;
  yield [value, path];
  for (const [key, part] of Object.entries(value))
    if (!without.includes(key)) yield* parts(part, `${path}.${key}`, without);
}

/** Makes the parts with these names unchangeable, wherever they are. */
export function freezeParts(value: unknown, names: readonly string[]): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value))
    if (names.includes(key)) deepFreeze(part);
    else freezeParts(part, names);
}

/**
 * Where one value holds an object of the other, so that a change of one would change both; null if nowhere. Parts named in `shares` are
 * replaced as a whole and never changed, so they may be the same.
 */
export function sharedPart(one: unknown, other: unknown, shares: readonly string[] = []): string | null {
  const objects = new Set([...parts(one, "", shares)].map(([object]) => object));
  // what all frames with nothing to remember share cannot be changed
  objects.delete(NOTHING);
  objects.delete(NO_MEMO);
  for (const [object, path] of parts(other, "", shares))
    if (objects.has(object)) return path === "" ? "everything" : path.slice(1);
  return null;
}

/** Where two texts first differ, with a little of both. */
export function difference(one: string, other: string): string {
  let place = 0;
  while (place < one.length && one[place] === other[place]) place++;
  const around = (text: string) => text.slice(Math.max(0, place - 30), place + 30);
  return `...${around(one)}... / ...${around(other)}...`;
}
