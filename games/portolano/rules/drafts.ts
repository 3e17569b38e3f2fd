import type { MoveList, Verb } from "@caravel/kernel";
import { ITEMS } from "../content/pieces.ts";
import type { Watch } from "./state.ts";
import { tallied } from "./tally.ts";

/**
 * Big choices are made item by item. The order has no meaning, so search is offered the items in one order only
 * (`frame.last` says how far it has come); people may name them in any order.
 */

/** Lists the items of a choice of exactly `frame.limit` more. */
export function listExactly(list: MoveList, verb: Verb, available: number, frame: Watch): void {
  let count = 0;
  for (let item = ITEMS.length - 1; item >= 0; item--) {
    const here = tallied(available, item);
    if (here === 0) continue;
    count += here;
    if (item >= frame.last && count >= frame.limit) list.add(verb.of(item));
    else list.shortcut(verb.of(item));
  }
}

/** Lists the items of a choice of any number. */
export function listSome(list: MoveList, verb: Verb, available: number, frame: Watch): void {
  for (let item = 0; item < ITEMS.length; item++) {
    if (tallied(available, item) === 0) continue;
    if (item >= frame.last) list.add(verb.of(item));
    else list.shortcut(verb.of(item));
  }
}

/** Notes that an item of a choice of exactly `frame.limit` was named, out of those available before. */
export function noteItem(frame: Watch, available: number, item: number): void {
  let count = 0;
  for (let other = item; other < ITEMS.length; other++) count += tallied(available, other);
  frame.last = item >= frame.last && count >= frame.limit ? item : 0;
  frame.limit--;
}

/** Is there only one way to choose so many of these: all of them, or all of one kind? */
export function isForced(available: number, limit: number): boolean {
  let count = 0;
  let kinds = 0;
  for (let item = 0; item < ITEMS.length; item++) {
    const here = tallied(available, item);
    count += here;
    if (here > 0) kinds++;
  }
  return kinds <= 1 || count <= limit;
}
