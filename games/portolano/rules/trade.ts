import { asks, type RuleId, type SeatId } from "@caravel/kernel";
import { GOODS, PLAIN_GOODS, RUM } from "../content/pieces.ts";
import { fact } from "./events.ts";
import { dropItem } from "./hold.ts";
import { BUY, DONE, SELL } from "./moves.ts";
import { goodsOf, type Portolano, type PortolanoTable, type Seat, type Watch, watch } from "./state.ts";
import { STEP } from "./steps.ts";

/** PO-SEA-23: the direction of a trade, in `frame.marks`. */
const SELLING = 0;
const BUYING = 1;

/** PO-SEA-23, -25: the rule against giving a good for a rum, or null. */
export function refuseSell(ship: Seat, good: number): RuleId | null {
  return ship.items[good] > 0 ? null : "PO-SEA-23";
}

/** PO-SEA-23, -26: the rule against giving a rum for a good, or null. */
export function refuseBuy(state: Portolano, ship: Seat, good: number): RuleId | null {
  if (ship.items[RUM] === 0) return "PO-SEA-23";
  return state.box[good] > 0 ? null : "PO-SEA-26";
}

/** The first exchange of a goods-rum trade sets its direction. */
export function beginTrade(table: PortolanoTable, seat: SeatId, move: number): void {
  const frame = watch(STEP.trade, seat, 0, 0, SELL.has(move) ? SELLING : BUYING);
  table.push(frame);
  exchange(table, frame, seat, move);
}

function exchange(table: PortolanoTable, frame: Watch, seat: SeatId, move: number): void {
  const { state } = table;
  const ship = state.seats[seat];
  const good = frame.marks === SELLING ? SELL.first(move) : BUY.first(move);
  frame.last = good;
  if (frame.marks === SELLING) {
    dropItem(state, ship, good);
    ship.items[RUM]++;
    table.tell(fact({ type: "sold", seat, good }));
  } else {
    state.box[good]--;
    ship.items[good]++;
    ship.items[RUM]--;
    table.tell(fact({ type: "bought", seat, good }));
  }
  if (!canGoOn(state, frame, ship)) table.pop();
}

function canGoOn(state: Portolano, frame: Watch, ship: Seat): boolean {
  if (frame.marks === SELLING) return goodsOf(ship) > 0;
  return ship.items[RUM] > 0 && state.box[0] + state.box[1] + state.box[2] > 0;
}

/** PO-SEA-23 to -27, PO-DEC-10: more of the same trade, one by one, until `done`. */
export const trade = asks<Portolano, Watch>("trade", {
  verbs: [SELL, BUY, DONE],

  moves(state, frame, seat, list) {
    const { items } = state.seats[seat];
    const verb = frame.marks === SELLING ? SELL : BUY;
    const stock = frame.marks === SELLING ? items : state.box;
    const kinds = frame.marks === SELLING ? GOODS.length : PLAIN_GOODS.length;
    for (let good = 0; good < kinds; good++) {
      if (stock[good] === 0) continue;
      if (good >= frame.last) list.add(verb.of(good));
      else list.shortcut(verb.of(good));
    }
    list.add(DONE.of());
  },

  refuse(state, frame, seat, move) {
    if (DONE.has(move)) return null;
    if (SELL.has(move) !== (frame.marks === SELLING)) return "PO-SEA-23";
    const ship = state.seats[seat];
    return SELL.has(move) ? refuseSell(ship, SELL.first(move)) : refuseBuy(state, ship, BUY.first(move));
  },

  play(table, frame, seat, move) {
    if (DONE.has(move)) table.pop();
    else exchange(table, frame, seat, move);
  },
});
