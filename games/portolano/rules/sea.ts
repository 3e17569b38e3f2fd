import { asks, type MoveList, type RuleId, type SeatId } from "@caravel/kernel";
import { GOODS, PLAIN_GOODS, RUM, THALER } from "../content/pieces.ts";
import { DEALER, UPGRADE_PRICE, UPGRADES } from "../content/ships.ts";
import { FREE_RUM, GOODS_GOODS, GOODS_RUM, PEACE, THALER_ACTION, UPGRADE_ACTION } from "../content/tiles.ts";
import { fact } from "./events.ts";
import { CARGO_OR_NEW, dropItem, GOODS_ONLY, gainRum, pay, receiveGoods, receiveOf } from "./hold.ts";
import { endTurn } from "./movement.ts";
import {
  BARTER,
  BUNDLES,
  BUY,
  CANNON,
  END,
  FREE_RUM_MOVE,
  noWayOut,
  SELL,
  SWAP,
  TAKE,
  THALER_MOVE,
  UPGRADE,
} from "./moves.ts";
import { cannonSlots, capacity, fit } from "./ship.ts";
import { contentOf, type Portolano, type PortolanoTable, type Seat } from "./state.ts";
import { itemsLeft, takeFromRow } from "./supply.ts";
import { beginTrade, refuseBuy, refuseSell } from "./trade.ts";
import type { Watch } from "./watch.ts";

function faceOf(state: Portolano, seat: Seat): number {
  return state.grid[seat.place];
}

function mayTakeCannon(state: Portolano, seat: Seat): boolean {
  return state.cannons > 0 && seat.cannons < cannonSlots(state, seat);
}

/** PO-SEA-03 to -07: one of the goods shown, or a cannon. */
function listPickups(state: Portolano, ship: Seat, list: MoveList): void {
  const { goodsShown, showsCannon, rows } = contentOf(state);
  const face = faceOf(state, ship);
  const goods = goodsShown[face];
  for (let good = 0; good < PLAIN_GOODS.length; good++)
    if ((goods >> good) & 1 && state.taken[good] < rows[state.side][good].length) list.add(TAKE.of(good));
  if (showsCannon[face] && mayTakeCannon(state, ship)) list.add(CANNON.of());
}

/** PO-SEA-20 to -36: what the tile offers, or the Dealer instead. */
function listActions(state: Portolano, ship: Seat, list: MoveList): void {
  const { items } = ship;
  const action = contentOf(state).action[faceOf(state, ship)];
  if (action === UPGRADE_ACTION) listUpgrades(state, ship, list);
  else if (action === GOODS_RUM) listTrades(state, ship, list);
  else if (action === GOODS_GOODS) listBarters(state, ship, list);
  else if (action === THALER_ACTION) list.add(THALER_MOVE.of());
  else if (action === FREE_RUM && items[RUM] < capacity(state, ship)) list.add(FREE_RUM_MOVE.of());
  if (ship.stern !== DEALER) return;
  for (let good = 0; good < GOODS.length; good++) {
    if (items[good] === 0) continue;
    if (action === GOODS_RUM) list.shortcut(SWAP.of(good));
    else list.add(SWAP.of(good));
  }
}

function listUpgrades(state: Portolano, ship: Seat, list: MoveList): void {
  if (ship.items[THALER] < UPGRADE_PRICE) return;
  for (let kind = 0; kind < UPGRADES.length; kind++) if (state.stacks[kind] > 0) list.add(UPGRADE.of(kind));
}

function listTrades(state: Portolano, ship: Seat, list: MoveList): void {
  const { items } = ship;
  for (let good = 0; good < GOODS.length; good++) if (items[good] > 0) list.add(SELL.of(good));
  if (items[RUM] === 0) return;
  for (let good = 0; good < PLAIN_GOODS.length; good++) if (state.box[good] > 0) list.add(BUY.of(good));
}

/** By good given: the bundles of so many goods without it. */
const bundlesOf = (goods: number): readonly (readonly number[])[] =>
  GOODS.map((_, given) =>
    [...BUNDLES.keys()].filter((bundle) => BUNDLES[bundle].length === goods && !BUNDLES[bundle].includes(given)),
  );
const PAIRS = bundlesOf(2);
const SINGLES = bundlesOf(1);

/** PO-SEA-28 to -31: any two goods of the box for one of another kind; a single one only if there are no two. */
function listBarters({ box }: Portolano, ship: Seat, list: MoveList): void {
  for (let given = 0; given < GOODS.length; given++) {
    if (ship.items[given] === 0) continue;
    const bundles = (eligible(box, given) > 1 ? PAIRS : SINGLES)[given];
    for (let place = 0; place < bundles.length; place++)
      if (isInBox(box, BUNDLES[bundles[place]])) list.add(BARTER.of(given, bundles[place]));
  }
}

/** PO-SEA-30: does the box have all goods of the bundle? */
function isInBox(box: readonly number[], bundle: readonly number[]): boolean {
  const first = bundle[0];
  if (bundle.length === 1) return box[first] > 0;
  const second = bundle[1];
  return first === second ? box[first] > 1 : box[first] > 0 && box[second] > 0;
}

/** PO-SEA-29: goods in the box that are not of the kind given. */
function eligible(box: readonly number[], given: number): number {
  let goods = 0;
  for (let good = 0; good < PLAIN_GOODS.length; good++) if (good !== given) goods += box[good];
  return goods;
}

/** The rule against giving this good for these, or null. */
function refuseBundle(state: Portolano, given: number, bundle: readonly number[]): RuleId | null {
  const { box } = state;
  if (bundle.includes(given)) return "PO-SEA-29";
  if (bundle.length === 1 && eligible(box, given) > 1) return "PO-SEA-28";
  return isInBox(box, bundle) ? null : "PO-SEA-30";
}

function refusePickup(state: Portolano, frame: Watch, ship: Seat, move: number): RuleId | null {
  const { goodsShown, showsCannon } = contentOf(state);
  const face = faceOf(state, ship);
  if (CANNON.has(move)) {
    if (!showsCannon[face] || frame.pickedUp) return "PO-SEA-03";
    return mayTakeCannon(state, ship) ? null : "PO-SEA-07";
  }
  const good = TAKE.first(move);
  if (((goodsShown[face] >> good) & 1) === 0 || frame.pickedUp) return "PO-SEA-03";
  return itemsLeft(state, good) > 0 ? null : "PO-SEA-04";
}

/** The verbs of the tile's actions, with the action they belong to. */
const ACTIONS = [
  { verb: UPGRADE, action: UPGRADE_ACTION },
  { verb: SELL, action: GOODS_RUM },
  { verb: BUY, action: GOODS_RUM },
  { verb: BARTER, action: GOODS_GOODS },
  { verb: FREE_RUM_MOVE, action: FREE_RUM },
  { verb: THALER_MOVE, action: THALER_ACTION },
];

function refuseAction(state: Portolano, frame: Watch, ship: Seat, move: number): RuleId | null {
  const action = contentOf(state).action[faceOf(state, ship)];
  if (SWAP.has(move)) {
    if (ship.stern !== DEALER) return "PO-STERN-05";
    if (frame.acted) return "PO-RULING-19";
    return ship.items[SWAP.first(move)] > 0 ? null : "PO-SEA-36";
  }
  if (!ACTIONS.some((row) => row.verb.has(move) && row.action === action))
    return action === PEACE ? "PO-SEA-35" : "PO-SEA-02";
  if (frame.acted) return "PO-SEA-02";
  if (UPGRADE.has(move)) {
    if (ship.items[THALER] < UPGRADE_PRICE || state.stacks.every((height) => height === 0)) return "PO-SEA-22";
    return state.stacks[UPGRADE.first(move)] > 0 ? null : "PO-SEA-20";
  }
  if (SELL.has(move)) return refuseSell(ship, SELL.first(move));
  if (BUY.has(move)) return refuseBuy(state, ship, BUY.first(move));
  if (BARTER.has(move)) {
    if (ship.items[BARTER.first(move)] === 0) return "PO-SEA-28";
    return refuseBundle(state, BARTER.first(move), BUNDLES[BARTER.second(move)]);
  }
  return FREE_RUM_MOVE.has(move) && ship.items[RUM] >= capacity(state, ship) ? "PO-SEA-33" : null;
}

/** PO-SEA-02, PO-DEC-07 to -12: a pickup and the tile's action, in any order, or neither; when nothing is left the turn ends. */
export const seaAction = asks<Portolano, Watch>("seaAction", {
  verbs: [TAKE, CANNON, UPGRADE, SELL, BUY, BARTER, FREE_RUM_MOVE, THALER_MOVE, SWAP, END],
  instead: noWayOut("PO-SEA-02", END),

  moves(state, frame, seat, list) {
    const ship = state.seats[seat];
    if (!frame.pickedUp) listPickups(state, ship, list);
    if (!frame.acted) listActions(state, ship, list);
    if (list.length > 0) list.add(END.of());
  },

  refuse(state, frame, seat, move) {
    if (END.has(move)) return null;
    const ship = state.seats[seat];
    if (TAKE.has(move) || CANNON.has(move)) return refusePickup(state, frame, ship, move);
    return refuseAction(state, frame, ship, move);
  },

  play(table, frame, seat, move) {
    if (END.has(move)) return endAction(table, seat);
    if (TAKE.has(move) || CANNON.has(move)) {
      frame.pickedUp = true;
      pickUp(table, seat, move);
    } else {
      frame.acted = true;
      act(table, seat, move);
    }
    const { stack } = table.state;
    if (frame.pickedUp && frame.acted && stack[stack.length - 1] === frame) endAction(table, seat);
  },

  skip: (table, _frame, seat) => endAction(table, seat),
});

function endAction(table: PortolanoTable, seat: SeatId): void {
  table.pop();
  endTurn(table, seat);
}

/** PO-SEA-03: the next good of a row, or a cannon. */
function pickUp(table: PortolanoTable, seat: SeatId, move: number): void {
  const { state } = table;
  if (TAKE.has(move)) return receiveOf(table, seat, takeFromRow(table, seat, TAKE.first(move)), 1);
  state.seats[seat].cannons++;
  state.cannons--;
  table.tell?.(fact({ type: "tookCannon", seat, left: state.cannons }));
}

function act(table: PortolanoTable, seat: SeatId, move: number): void {
  const ship = table.state.seats[seat];
  if (UPGRADE.has(move)) return upgrade(table, seat, UPGRADE.first(move));
  if (SELL.has(move) || BUY.has(move)) return beginTrade(table, seat, move);
  if (BARTER.has(move)) return barter(table, seat, BARTER.first(move), BUNDLES[BARTER.second(move)]);
  if (SWAP.has(move)) {
    dropItem(table.state, ship, SWAP.first(move));
    gainRum(table.state, seat, 1);
    return table.tell?.(fact({ type: "swapped", seat, good: SWAP.first(move) }));
  }
  if (FREE_RUM_MOVE.has(move)) {
    table.tell?.(fact({ type: "rumFound", seat }));
    return receiveOf(table, seat, RUM, 1, GOODS_ONLY);
  }
  pay(ship, 1);
  table.tell?.(fact({ type: "thalerFound", seat }));
}

/** PO-SEA-20: one thaler for the top tile of a stack. */
function upgrade(table: PortolanoTable, seat: SeatId, kind: number): void {
  const { state } = table;
  const ship = state.seats[seat];
  const value = state.stacks[kind];
  state.stacks = state.stacks.with(kind, value - 1);
  fit(ship, kind, value);
  ship.items[THALER] -= UPGRADE_PRICE;
  table.tell?.(fact({ type: "upgraded", seat, upgrade: kind, value, price: UPGRADE_PRICE }));
}

/** PO-SEA-28, -32: one good for two out of the box. */
function barter(table: PortolanoTable, seat: SeatId, given: number, bundle: readonly number[]): void {
  const { state } = table;
  dropItem(state, state.seats[seat], given);
  for (let place = 0; place < bundle.length; place++) state.box[bundle[place]]--;
  table.tell?.(fact({ type: "bartered", seat, good: given, got: [...bundle] }));
  receiveGoods(table, seat, bundle, CARGO_OR_NEW);
}
