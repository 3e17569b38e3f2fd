import { draft, only, type SeatId } from "@caravel/kernel";
import { CARGO, ITEMS, RUM, THALER } from "../content/pieces.ts";
import { fact } from "./events.ts";
import { DISCARD, noWayOut } from "./moves.ts";
import { capacity } from "./ship.ts";
import { cargoOf, type Portolano, type PortolanoTable, roundOf, type Seat } from "./state.ts";
import { STEP } from "./steps.ts";
import { naming, type Room, type Watch } from "./watch.ts";

/** What may be thrown out for a gain: cargo; goods only, for rum (PO-HOLD-09); cargo or the new goods (PO-RULING-42). */
export const ANY_CARGO = 0;
export const GOODS_ONLY = 1;
export const CARGO_OR_NEW = 2;

/** PO-GEN-05: one item leaves a ship for good; goods go to the box. */
export function dropItem(state: Portolano, seat: Seat, item: number): void {
  seat.items[item]--;
  if (item < RUM) state.box[item]++;
}

/** PO-CARD-01: rum that comes on board in the action or in battle; whoever gains some buys none back. */
export function gainRum(state: Portolano, seat: SeatId, rum: number): void {
  state.seats[seat].items[RUM] += rum;
  roundOf(state).memo.gainedRum |= only(seat);
}

/** PO-HOLD-04: a ship receives so many of one item, most often into empty spaces. */
export function receiveOf(table: PortolanoTable, seat: SeatId, item: number, count: number, outOf = ANY_CARGO): void {
  const { state } = table;
  const ship = state.seats[seat];
  if (cargoOf(ship) + count > capacity(state, ship))
    return receive(table, seat, countsOf(new Array<number>(count).fill(item)), outOf);
  if (item !== RUM) ship.items[item] += count;
  else if (count > 0) gainRum(state, seat, count);
}

/** PO-HOLD-04: a ship receives these goods, most often into empty spaces. */
export function receiveGoods(table: PortolanoTable, seat: SeatId, goods: readonly number[], outOf = ANY_CARGO): void {
  const { state } = table;
  const ship = state.seats[seat];
  if (cargoOf(ship) + goods.length > capacity(state, ship)) return receive(table, seat, countsOf(goods), outOf);
  for (let place = 0; place < goods.length; place++) ship.items[goods[place]]++;
}

function countsOf(items: readonly number[]): number[] {
  return ITEMS.map((_, item) => items.filter((other) => other === item).length);
}

/** PO-HOLD-04: a ship receives goods and rum, after its captain has made room; thalers need none. */
export function receive(table: PortolanoTable, seat: SeatId, gain: readonly number[], outOf = ANY_CARGO): void {
  const { state } = table;
  const ship = state.seats[seat];
  let coming = 0;
  for (let item = 0; item < CARGO.length; item++) coming += gain[item];
  const lacking = cargoOf(ship) + coming - capacity(state, ship);
  if (lacking <= 0) return stow(state, seat, gain);
  table.push(naming(STEP.makeRoom, seat, lacking, { of: "room", gain: gain.slice(), outOf }));
}

function stow(state: Portolano, seat: SeatId, gain: readonly number[]): void {
  const { items } = state.seats[seat];
  for (let item = 0; item < ITEMS.length; item++) if (item !== RUM) items[item] += gain[item];
  if (gain[RUM] > 0) gainRum(state, seat, gain[RUM]);
}

/** By item: what comes on board once there is room for it; empty if nothing waits. */
export function comingIn({ stack }: Pick<Portolano, "stack">): readonly number[] {
  const memo = stack.at(-1)?.memo;
  return memo?.of === "room" ? memo.gain : [];
}

/** How many of an item can be thrown out. */
function discardable(ship: Seat, { outOf, gain }: Room, item: number): number {
  if (item === RUM && outOf === GOODS_ONLY) return 0;
  return outOf === CARGO_OR_NEW ? ship.items[item] + gain[item] : ship.items[item];
}

/** PO-HOLD-07: an item on board, or else one of the new goods, goes. */
function discard(table: PortolanoTable, { memo }: Watch<Room>, seat: SeatId, item: number): void {
  const { state } = table;
  const ship = state.seats[seat];
  if (ship.items[item] > 0) dropItem(state, ship, item);
  else {
    memo.gain[item]--;
    state.box[item]++;
  }
  table.tell?.(fact({ type: "discarded", seat, item }));
}

/** PO-HOLD-04, -09, PO-DEC-13: throwing out exactly as many as spaces are lacking for what comes in. */
export const makeRoom = draft<Portolano, Watch<Room>>("makeRoom", {
  picks: [DISCARD],
  instead: noWayOut("PO-HOLD-04"),
  left: (state, { memo }, seat, item) => discardable(state.seats[seat], memo, item),
  least: (_state, { amount }) => amount,
  most: (_state, { amount }) => amount,
  refuse: (state, _frame, seat, item) =>
    item === RUM && state.seats[seat].items[RUM] > 0 ? "PO-HOLD-09" : "PO-HOLD-04",
  picked: discard,
  finish: (table, { memo }, seat) => stow(table.state, seat, memo.gain),
});

/** Pays thalers out of the bank, which is never exhausted (PO-GEN-04). */
export function pay(seat: Seat, thalers: number): void {
  seat.items[THALER] += thalers;
}
