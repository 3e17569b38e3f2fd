import type { Move, SeatId } from "@caravel/kernel";
import { copyPay, type PayMemo } from "../rules/frames.ts";
import { addSource, findSources, isInOrder, isPaid, markInOrder, sourceCount, sources } from "../rules/sources.ts";
import type { BrazilView } from "../rules/view.ts";

/** A thing that a payment can still be made of: the move that adds one, and how many there are. */
export interface Purse {
  readonly move: Move;
  readonly left: number;
}

/** Everything of which one more can be added to a payment, in the order of BI-PAY-06. */
export function purses(view: BrazilView, seat: SeatId, memo: PayMemo): Purse[] {
  findSources(view, seat, memo);
  return sources.slice(0, sourceCount()).map(({ move, left }) => ({ move, left }));
}

/** More than any cost asks for. */
const MOST = 16;

/** How the rest of a payment would usually be paid: raws before gold, gold before science, cards last. */
export function proposal(view: BrazilView, seat: SeatId, memo: PayMemo): Move[] {
  const rest = copyPay(memo, memo.paid, memo.fromTiles);
  const moves: Move[] = [];
  while (!isPaid(view, seat, rest) && moves.length < MOST) {
    findSources(view, seat, rest);
    markInOrder(view, seat, rest, 0);
    const next = sources.slice(0, sourceCount()).find((_, place) => isInOrder[place]);
    if (next === undefined) return moves;
    const { move } = next;
    addSource(view, rest, move);
    moves.push(move);
  }
  return moves;
}
