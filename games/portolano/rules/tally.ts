import { ITEMS } from "../content/pieces.ts";

/** A tally keeps counts by item in one number, so that frames stay flat: five bits each. */
const BITS = 5;
const MOST = 31;

/** The tally with one item. */
export function one(item: number): number {
  return 1 << (item * BITS);
}

/** The tally with several of one item. */
export function several(item: number, count: number): number {
  return count << (item * BITS);
}

/** The count of an item. */
export function tallied(tally: number, item: number): number {
  return (tally >> (item * BITS)) & MOST;
}

/** The sum of the counts of the first so many items. */
export function talliedBelow(tally: number, end: number): number {
  let sum = 0;
  for (let item = 0; item < end; item++) sum += tallied(tally, item);
  return sum;
}

/** The counts as a list. */
export function tallyList(tally: number): number[] {
  return ITEMS.map((_, item) => tallied(tally, item));
}
