import { asks, type Frame, type SeatId } from "@caravel/kernel";
import { ITEMS, RUM, START_RUM, THALER } from "../content/pieces.ts";
import {
  GRAPESHOT_CANNONS,
  GRAPESHOT_MASTER,
  HANDYMAN,
  RUM_STILL,
  RUM_STILL_RUM,
  STICKY_FINGERS,
  STICKY_THALERS,
  UPGRADES,
} from "../content/ships.ts";
import { fact } from "./events.ts";
import { pay } from "./hold.ts";
import { FIT, noWayOut, STOCK, STOCK_RUM } from "./moves.ts";
import { fit } from "./ship.ts";
import type { Portolano, PortolanoTable } from "./state.ts";
import { STEP } from "./steps.ts";
import { type Watch, watch } from "./watch.ts";

function tellGift(table: PortolanoTable, seat: SeatId, gift: { item?: number; cannons?: number; upgrade?: number }) {
  if (table.tell === null) return;
  const { stern, items } = table.state.seats[seat];
  const given = ITEMS.map((_, item) => (item === gift.item ? items[item] : 0));
  const { cannons = 0, upgrade = null } = gift;
  table.tell?.(fact({ type: "sternGave", seat, stern, items: given, cannons, upgrade }));
}

/** PO-STERN-01 to -04: what a stern gives at the start; two of them ask. */
export function giveStart(table: PortolanoTable, _opening: Frame, seat: SeatId): void {
  const { state } = table;
  const ship = state.seats[seat];
  if (ship.stern === STICKY_FINGERS) {
    pay(ship, STICKY_THALERS);
    tellGift(table, seat, { item: THALER });
  } else if (ship.stern === GRAPESHOT_MASTER) {
    ship.cannons += GRAPESHOT_CANNONS;
    state.cannons -= GRAPESHOT_CANNONS;
    tellGift(table, seat, { cannons: GRAPESHOT_CANNONS });
  } else if (ship.stern === HANDYMAN) table.push(watch(STEP.fitting, seat));
  else if (ship.stern === RUM_STILL) table.push(watch(STEP.stocking, seat));
}

/** PO-STERN-03, PO-DEC-01: the Handyman fits an upgrade of value 0. */
export const fitting = asks<Portolano, Watch>("fitting", {
  verbs: [FIT],
  turnRule: "PO-SETUP-16",
  instead: noWayOut("PO-STERN-03"),
  moves(_state, _frame, _seat, list) {
    for (let kind = 0; kind < UPGRADES.length; kind++) list.add(FIT.of(kind));
  },
  refuse: () => null,
  play(table, _frame, seat, move) {
    const upgrade = FIT.first(move);
    fit(table.state.seats[seat], upgrade, 0);
    tellGift(table, seat, { upgrade });
    table.pop();
  },
});

/** PO-STERN-04, PO-DEC-02: the Rum Still starts with 4 rum, or with 3 and a plain good out of the box. */
export const stocking = asks<Portolano, Watch>("stocking", {
  verbs: [STOCK],
  turnRule: "PO-SETUP-16",
  instead: noWayOut("PO-STERN-04"),
  moves(state, _frame, _seat, list) {
    for (let good = 0; good < STOCK_RUM; good++) if (state.box[good] > 0) list.add(STOCK.of(good));
    list.add(STOCK.of(STOCK_RUM));
  },
  refuse(state, _frame, _seat, move) {
    const good = STOCK.first(move);
    return good === STOCK_RUM || state.box[good] > 0 ? null : "PO-STERN-04";
  },
  play(table, _frame, seat, move) {
    const { items } = table.state.seats[seat];
    const good = STOCK.first(move);
    items[RUM] = good === STOCK_RUM ? RUM_STILL_RUM : START_RUM;
    if (good !== STOCK_RUM) {
      items[good]++;
      table.state.box[good]--;
    }
    tellGift(table, seat, { item: good === STOCK_RUM ? RUM : good });
    table.pop();
  },
});
