import { asks, type MoveList, type RuleId, type SeatId } from "@caravel/kernel";
import { GOODS, PLAIN_GOODS, RUM, THALER } from "../content/pieces.ts";
import { DEALER, UPGRADE_PRICE, UPGRADES } from "../content/ships.ts";
import { FREE_RUM, GOODS_GOODS, GOODS_RUM, PEACE, THALER_ACTION, UPGRADE_ACTION } from "../content/tiles.ts";
import { fact } from "./events.ts";
import { CARGO_OR_NEW, dropItem, GOODS_ONLY, pay, receive } from "./hold.ts";
import { endTurn } from "./movement.ts";
import { BARTER, BUNDLES, BUY, CANNON, END, FREE_RUM_MOVE, SELL, SWAP, TAKE, THALER_MOVE, UPGRADE } from "./moves.ts";
import { cannonSlots, capacity } from "./ship.ts";
import { contentOf, type Portolano, type PortolanoTable, type Seat, type Watch } from "./state.ts";
import { itemsLeft, takeFromRow } from "./supply.ts";
import { one } from "./tally.ts";
import { beginTrade, refuseBuy, refuseSell } from "./trade.ts";

/** What was done in this turn, in `frame.marks`. */
const PICKED_UP = 1;
const ACTED = 2;

function faceOf(state: Portolano, seat: Seat): number {
  return state.grid[seat.place];
}

function mayTakeCannon(state: Portolano, seat: Seat): boolean {
  return state.cannons > 0 && seat.cannons < cannonSlots(state, seat);
}

/** PO-SEA-03 to -07: one of the goods shown, or a cannon. */
function listPickups(state: Portolano, ship: Seat, list: MoveList): void {
  const { goodsShown, showsCannon } = contentOf(state);
  const face = faceOf(state, ship);
  for (let good = 0; good < PLAIN_GOODS.length; good++)
    if ((goodsShown[face] >> good) & 1 && itemsLeft(state, good) > 0) list.add(TAKE.of(good));
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

function listBarters(state: Portolano, ship: Seat, list: MoveList): void {
  for (let good = 0; good < GOODS.length; good++) {
    if (ship.items[good] === 0) continue;
    for (let bundle = 0; bundle < BUNDLES.length; bundle++)
      if (refuseBundle(state, good, BUNDLES[bundle]) === null) list.add(BARTER.of(good, bundle));
  }
}

/** PO-SEA-28 to -31: the rule against giving this good for these, or null. */
function refuseBundle(state: Portolano, given: number, bundle: readonly number[]): RuleId | null {
  const { box } = state;
  let eligible = 0;
  for (let good = 0; good < PLAIN_GOODS.length; good++) if (good !== given) eligible += box[good];
  const [first] = bundle;
  const second = bundle.length === 1 ? first : bundle[1];
  if (first === given || second === given) return "PO-SEA-29";
  if (bundle.length === 1) return eligible > 1 ? "PO-SEA-28" : box[first] > 0 ? null : "PO-SEA-30";
  const enough = first === second ? box[first] > 1 : box[first] > 0 && box[second] > 0;
  return enough ? null : "PO-SEA-30";
}

function refusePickup(state: Portolano, frame: Watch, ship: Seat, move: number): RuleId | null {
  const { goodsShown, showsCannon } = contentOf(state);
  const face = faceOf(state, ship);
  if (CANNON.has(move)) {
    if (!showsCannon[face] || frame.marks & PICKED_UP) return "PO-SEA-03";
    return mayTakeCannon(state, ship) ? null : "PO-SEA-07";
  }
  const good = TAKE.first(move);
  if (((goodsShown[face] >> good) & 1) === 0 || frame.marks & PICKED_UP) return "PO-SEA-03";
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
    if (frame.marks & ACTED) return "PO-RULING-19";
    return ship.items[SWAP.first(move)] > 0 ? null : "PO-SEA-36";
  }
  if (!ACTIONS.some((row) => row.verb.has(move) && row.action === action))
    return action === PEACE ? "PO-SEA-35" : "PO-SEA-02";
  if (frame.marks & ACTED) return "PO-SEA-02";
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

  moves(state, frame, seat, list) {
    const ship = state.seats[seat];
    if ((frame.marks & PICKED_UP) === 0) listPickups(state, ship, list);
    if ((frame.marks & ACTED) === 0) listActions(state, ship, list);
    if (list.length > 0) list.add(END.of());
  },

  refuse(state, frame, seat, move) {
    if (END.has(move)) return null;
    const ship = state.seats[seat];
    if (TAKE.has(move) || CANNON.has(move)) return refusePickup(state, frame, ship, move);
    return refuseAction(state, frame, ship, move);
  },

  play(table, frame, seat, move) {
    if (END.has(move)) return endTurn(table, seat);
    if (TAKE.has(move)) {
      frame.marks |= PICKED_UP;
      return receive(table, seat, one(takeFromRow(table, seat, TAKE.first(move))));
    }
    if (CANNON.has(move)) {
      frame.marks |= PICKED_UP;
      return takeCannon(table, seat);
    }
    frame.marks |= ACTED;
    act(table, seat, move);
  },

  skip: (table, _frame, seat) => endTurn(table, seat),
});

function takeCannon(table: PortolanoTable, seat: SeatId): void {
  const { state } = table;
  state.seats[seat].cannons++;
  state.cannons--;
  table.tell(fact({ type: "tookCannon", seat, left: state.cannons }));
}

function act(table: PortolanoTable, seat: SeatId, move: number): void {
  const ship = table.state.seats[seat];
  if (UPGRADE.has(move)) return upgrade(table, seat, UPGRADE.first(move));
  if (SELL.has(move) || BUY.has(move)) return beginTrade(table, seat, move);
  if (BARTER.has(move)) return barter(table, seat, BARTER.first(move), BUNDLES[BARTER.second(move)]);
  if (SWAP.has(move)) {
    dropItem(table.state, ship, SWAP.first(move));
    ship.items[RUM]++;
    return table.tell(fact({ type: "swapped", seat, good: SWAP.first(move) }));
  }
  if (FREE_RUM_MOVE.has(move)) {
    table.tell(fact({ type: "rumFound", seat }));
    return receive(table, seat, one(RUM), GOODS_ONLY);
  }
  pay(ship, 1);
  table.tell(fact({ type: "thalerFound", seat }));
}

/** PO-SEA-20: one thaler for the top tile of a stack. */
function upgrade(table: PortolanoTable, seat: SeatId, kind: number): void {
  const { state } = table;
  const ship = state.seats[seat];
  const value = state.stacks[kind]--;
  ship.upgrades[kind] |= 1 << value;
  ship.items[THALER] -= UPGRADE_PRICE;
  table.tell(fact({ type: "upgraded", seat, upgrade: kind, value, price: UPGRADE_PRICE }));
}

/** PO-SEA-28, -32: one good for two out of the box. */
function barter(table: PortolanoTable, seat: SeatId, given: number, bundle: readonly number[]): void {
  const { state } = table;
  dropItem(state, state.seats[seat], given);
  let gain = 0;
  for (const good of bundle) {
    state.box[good]--;
    gain += one(good);
  }
  table.tell(fact({ type: "bartered", seat, good: given, got: [...bundle] }));
  receive(table, seat, gain, CARGO_OR_NEW);
}
