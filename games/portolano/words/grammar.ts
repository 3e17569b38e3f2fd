import { counter as counterOf, type Language } from "@caravel/kernel";

export { capital, listing } from "@caravel/kernel";

/** A noun as it stands after one and after other numbers. */
export interface Countable {
  readonly one: string;
  readonly other: string;
}

/** Counting in a language: "1 thaler", "2 thalers"; "0 thaler" in French. */
export function counter(language: Language): (count: number, noun: Countable) => string {
  const count = counterOf(language);
  return (number, { one, other }) => count(number, one, other);
}

/** Says every kind of which there are any. */
export function sayAmounts(counts: readonly number[], say: (count: number, kind: number) => string): string[] {
  return counts.flatMap((count, kind) => (count > 0 ? [say(count, kind)] : []));
}

/** How many there are of each item in a list of items. */
export function countsOf(items: readonly number[]): number[] {
  const counts = new Array<number>(Math.max(-1, ...items) + 1).fill(0);
  for (const item of items) counts[item]++;
  return counts;
}

/** The parts that say something, one after the other. */
export function together(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}
