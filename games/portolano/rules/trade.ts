import { draft, type RuleId, type SeatId } from "@caravel/kernel";
import { GOODS, RUM } from "../content/pieces.ts";
import { fact } from "./events.ts";
import { dropItem, gainRum } from "./hold.ts";
import { BUY, DONE, noWayOut, SELL } from "./moves.ts";
import type { Portolano, PortolanoTable, Seat } from "./state.ts";
import { STEP } from "./steps.ts";
import { type Trade, type Watch, watch } from "./watch.ts";

/** PO-SEA-23, -25: the rule against giving a good for a rum, or null. */
export function refuseSell(ship: Seat, good: number): RuleId | null {
  return ship.items[good] > 0 ? null : "PO-SEA-23";
}

/** PO-SEA-23, -26: the rule against giving a rum for a good, or null. */
export function refuseBuy(state: Portolano, ship: Seat, good: number): RuleId | null {
  if (ship.items[RUM] === 0) return "PO-SEA-23";
  return state.box[good] > 0 ? null : "PO-SEA-26";
}

/** The kinds of a trade: first the goods that can be sold, then those that can be bought. */
const FIRST_BOUGHT = GOODS.length;

/** The first exchange of a goods-rum trade sets its direction. */
export function beginTrade(table: PortolanoTable, seat: SeatId, move: number): void {
  table.push(watch(STEP.trade, seat, { of: "trade", isBuying: BUY.has(move) }));
  table.play(seat, move);
}

function exchange(table: PortolanoTable, _frame: Watch, seat: SeatId, kind: number): void {
  const { state } = table;
  const ship = state.seats[seat];
  if (kind < FIRST_BOUGHT) {
    dropItem(state, ship, kind);
    gainRum(state, seat, 1);
    table.tell?.(fact({ type: "sold", seat, good: kind }));
  } else {
    const good = kind - FIRST_BOUGHT;
    state.box[good]--;
    ship.items[good]++;
    ship.items[RUM]--;
    table.tell?.(fact({ type: "bought", seat, good }));
  }
}

/** PO-SEA-23 to -27, PO-DEC-10: goods for rum or rum for goods, one by one, until `done`. */
export const trade = draft<Portolano, Watch<Trade>>("trade", {
  picks: [SELL, BUY],
  done: DONE,
  instead: noWayOut("PO-SEA-23", DONE),
  left(state, frame, seat, kind) {
    const { items } = state.seats[seat];
    if (kind < FIRST_BOUGHT) return frame.memo.isBuying ? 0 : items[kind];
    return !frame.memo.isBuying || items[RUM] === 0 ? 0 : state.box[kind - FIRST_BOUGHT];
  },
  refuse(state, frame, seat, kind) {
    const ship = state.seats[seat];
    if (kind < FIRST_BOUGHT || !frame.memo.isBuying) return "PO-SEA-23";
    return refuseBuy(state, ship, kind - FIRST_BOUGHT) ?? "PO-SEA-23";
  },
  picked: exchange,
  finish: () => {},
});
