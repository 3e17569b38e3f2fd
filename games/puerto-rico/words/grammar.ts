export { type Counter, capital, counter, listing } from "@caravel/kernel";

/** A kind and how many there are of it. */
export interface Amount {
  readonly kind: number;
  readonly count: number;
}

/** The kinds of which there are any. */
export function amounts(counts: readonly number[]): Amount[] {
  return counts.map((count, kind) => ({ kind, count })).filter(({ count }) => count > 0);
}
