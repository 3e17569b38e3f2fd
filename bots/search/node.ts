import type { FastChance, MoveList } from "@caravel/kernel";

/** A decision as the seat that makes it knows it; by place, what is known of each option that it had in any imagined world. */
export interface Node {
  /** Moves, or the ways of a habit as `wayOption` numbers them. */
  readonly options: number[];
  /** How promising each option looked when it first came up, together about 1; 0 if it is not considered. */
  readonly promise: number[];
  readonly visits: number[];
  /** What each option added to the chances of the seat, summed up. */
  readonly sums: number[];
  /** The same over all options. */
  tries: number;
  sum: number;
}

export const newNode = (): Node => ({ options: [], promise: [], visits: [], sums: [], tries: 0, sum: 0 });

/** A way of a habit among the options of a node: below all moves. */
export const wayOption = (way: number): number => -1 - way;
export const isWay = (option: number): boolean => option < 0;

/** The least promise of an option, as a share of the usual one: nothing is ruled out for good. */
const LEAST_PROMISE = 0.05;
/** Equally promising options are tried in random order. */
const JITTER = 0.01;

/** Takes in options that were not known; `promise` is that of all that are listed now, of which the first `width` are considered. */
export function welcome(
  node: Node,
  { moves, length }: MoveList,
  promise: Float64Array,
  width: number,
  chance: FastChance,
): void {
  const least = length > width ? promise.slice(0, length).sort()[length - width] : 0;
  let total = 0;
  for (let index = 0; index < length; index++) total += promise[index];
  for (let index = 0; index < length; index++) {
    if (node.options.includes(moves[index])) continue;
    const share = total > 0 ? promise[index] / total : 1 / length;
    node.options.push(moves[index]);
    const promised = (share * (1 - LEAST_PROMISE) + LEAST_PROMISE / length) * (1 + (JITTER * chance.roll(1000)) / 1000);
    node.promise.push(promise[index] < least ? 0 : promised);
    node.visits.push(0);
    node.sums.push(0);
  }
}

/** Where a node keeps an option; options mostly come in the same order, so that the index is tried first. -1 if it does not know it. */
export function placeOf({ options }: Node, option: number, index: number): number {
  return options[index] === option ? index : options.indexOf(option);
}
