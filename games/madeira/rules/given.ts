import { numbersOf, refuseTwice } from "@caravel/kernel/given";

/** A list of names as numbers, none of them twice. */
export function differentNumbersOf(value: unknown, names: readonly string[], where: string): number[] {
  const found = numbersOf(value, names, where);
  refuseTwice(found, (number) => names[number], where);
  return found;
}
