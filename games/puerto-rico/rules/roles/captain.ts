import { includesSeat, type MoveList, only, type RuleId, runs, type SeatId, sequence } from "@caravel/kernel";
import { GUEST_HOUSE, LIGHTHOUSE, ROYAL_SUPPLIER, SMALL_WHARF, UNION_HALL, WHARF } from "../../content/buildings.ts";
import { GOODS } from "../../content/pieces.ts";
import { award } from "../ending.ts";
import { fact } from "../events.ts";
import {
  captainOf,
  type Delivering,
  goodsIn,
  includesGood,
  onlyGood,
  type Phase,
  phase,
  type Shipping,
} from "../frames.ts";
import { decides, guestMoment, offerGuests, wakeGuests } from "../guests.ts";
import { reward } from "../last-point.ts";
import { CRATE, DELIVER, LOAD, PASS, SHIP_BY_WHARF } from "../moves.ts";
import { noblesOf, owns, type PuertoRico, type PuertoRicoTable, type Seat, totalOfGoods, works } from "../state.ts";
import { STEP } from "../steps.ts";
import { inPlayerOrder } from "../turns.ts";
import { canLoad, listLoads, loadCargoShip, refuseLoad } from "./cargo-ships.ts";
import { payLighthouse, shipByWharf } from "./loading.ts";
import { beginCrates } from "./small-wharf.ts";
import { beginStoring, sail } from "./storage.ts";

/** PR-CAPTAIN: circuit after circuit the players load; then they store what is left, and full ships sail. */
export const captain = sequence<PuertoRico, Phase<Shipping>>("captain", {
  guests: guestMoment,
  loading: inPlayerOrder(beginTurn, ({ players }, { memo }) => Math.max(memo.loadingEnds, players)),
  guestsAfterLoading: guestMoment,
  lighthouse: payIdleCaptain,
  guestsBeforeStorage: guestMoment,
  storage: inPlayerOrder(beginStoring),
  guestsBeforeCleanUp: guestMoment,
  cleanUp: sail,
});

/** PR-CAPTAIN-20: guests, then the union hall on the first turn, then loading; who can do nothing is passed over. */
function beginTurn(table: PuertoRicoTable, { taker, memo: shipping }: Phase<Shipping>, seat: SeatId): void {
  const { state } = table;
  const board = state.seats[seat];
  if (!mayAct(state, board)) return;
  table.push(phase(STEP.load, seat, taker));
  if (!includesSeat(shipping.hadTurn, seat) && owns(board, UNION_HALL)) table.push(phase(STEP.unionHall, seat, taker));
  shipping.hadTurn |= only(seat);
  offerGuests(table, seat);
}

/** Could the player have anything to load, deliver or count, perhaps once a guest has moved? */
function mayAct(state: PuertoRico, board: Seat): boolean {
  if (board.city[GUEST_HOUSE] > 0) return true;
  if (totalOfGoods(board.barrels) === 0) return false;
  return canLoad(state, board.barrels) || hasShippingBuilding(board) || works(board, UNION_HALL);
}

/** PR-B-UNION-HALL: a point for every two barrels of a kind, when the owner's first turn comes. */
export const unionHall = runs<PuertoRico, Phase>("unionHall", (table, { seat }) => {
  table.pop();
  const { barrels, city } = table.state.seats[seat];
  if (city[UNION_HALL] <= 0) return;
  let points = 0;
  for (let good = 0; good < GOODS.length; good++) points += barrels[good] >> 1;
  if (points === 0) return;
  reward(table, seat, UNION_HALL, points);
  wakeGuests(table);
});

/** PR-B-LIGHTHOUSE-02: a captain who loaded nothing still gets his extra doubloon, at the end of loading. */
function payIdleCaptain(table: PuertoRicoTable, { taker, memo: { hasLoaded } }: Phase<Shipping>): void {
  if (works(table.state.seats[taker], LIGHTHOUSE) && !includesSeat(hasLoaded, taker)) payLighthouse(table, taker, 1);
}

/** The rule against shipping a good by wharf, or null. */
function refuseWharf(state: PuertoRico, seat: SeatId, good: number): RuleId | null {
  if (!works(state.seats[seat], WHARF)) return "PR-BLD-01";
  if (includesSeat(captainOf(state).memo.usedWharf, seat)) return "PR-B-WHARF-01";
  return state.seats[seat].barrels[good] > 0 ? null : "PR-CAPTAIN-03";
}

/** The rule against beginning to fill the small wharf with a good, or null. */
function refuseCrate(state: PuertoRico, seat: SeatId, good: number): RuleId | null {
  if (!works(state.seats[seat], SMALL_WHARF)) return "PR-BLD-01";
  if (includesSeat(captainOf(state).memo.usedSmallWharf, seat)) return "PR-B-SMALL-WHARF-01";
  return state.seats[seat].barrels[good] > 0 ? null : "PR-CAPTAIN-03";
}

/** PR-B-ROYAL-SUPPLIER: the rule against delivering a good, or null. */
function refuseDelivery(
  state: PuertoRico,
  { memo: { delivered } }: Phase<Delivering>,
  seat: SeatId,
  good: number,
): RuleId | null {
  const board = state.seats[seat];
  const { hasLoaded, usedSupplier } = captainOf(state).memo;
  if (!works(board, ROYAL_SUPPLIER)) return "PR-BLD-01";
  if (includesSeat(hasLoaded, seat)) return "PR-B-ROYAL-SUPPLIER-01";
  if (goodsIn(delivered) >= noblesOf(board)) return "PR-B-ROYAL-SUPPLIER-01";
  const usedBefore = includesSeat(usedSupplier, seat) && delivered === 0;
  if (usedBefore || includesGood(delivered, good)) return "PR-B-ROYAL-SUPPLIER-02";
  return board.barrels[good] > 0 ? null : "PR-CAPTAIN-03";
}

function listBuildings(state: PuertoRico, frame: Phase<Delivering>, seat: SeatId, list: MoveList): void {
  for (let good = 0; good < GOODS.length; good++) {
    if (state.seats[seat].barrels[good] === 0) continue;
    if (refuseWharf(state, seat, good) === null) list.add(SHIP_BY_WHARF.of(good));
    if (refuseCrate(state, seat, good) === null) list.add(CRATE.of(good));
    if (refuseDelivery(state, frame, seat, good) === null) list.add(DELIVER.of(good));
  }
}

/** Has the player any of the buildings that give him more to do than loading ships? */
function hasShippingBuilding(seat: Seat): boolean {
  return works(seat, WHARF) || works(seat, SMALL_WHARF) || works(seat, ROYAL_SUPPLIER);
}

/** PR-CAPTAIN-02 to -14: a turn of loading; before it the royal supplier may be used. */
export const load = decides("load", {
  verbs: [LOAD, SHIP_BY_WHARF, CRATE, DELIVER, PASS],
  turnRule: "PR-CAPTAIN-01",
  instead: { done: "PR-B-SMALL-WHARF-02" },

  moves(state, frame: Phase<Delivering>, seat, list) {
    listLoads(state, seat, list);
    if (!hasShippingBuilding(state.seats[seat])) return;
    const mayPass = list.length === 0;
    listBuildings(state, frame, seat, list);
    if (mayPass && list.length > 0) list.add(PASS.of());
  },

  refuse(state, frame: Phase<Delivering>, seat, move) {
    if (LOAD.has(move)) return refuseLoad(state, seat, LOAD.first(move), LOAD.second(move));
    if (SHIP_BY_WHARF.has(move)) return refuseWharf(state, seat, SHIP_BY_WHARF.first(move));
    if (CRATE.has(move)) return refuseCrate(state, seat, CRATE.first(move));
    if (DELIVER.has(move)) return refuseDelivery(state, frame, seat, DELIVER.first(move));
    return canLoad(state, state.seats[seat].barrels) ? "PR-CAPTAIN-02" : null;
  },

  play(table, frame: Phase<Delivering>, seat, move) {
    if (DELIVER.has(move)) return deliver(table, frame, seat, DELIVER.first(move));
    if (CRATE.has(move)) return beginCrates(table, frame.taker, seat, CRATE.first(move));
    table.pop();
    if (LOAD.has(move)) loadCargoShip(table, seat, LOAD.first(move), LOAD.second(move));
    else if (SHIP_BY_WHARF.has(move)) shipByWharf(table, seat, SHIP_BY_WHARF.first(move));
    else table.tell?.(fact({ type: "passed", seat, step: "load" }));
  },
});

/** PR-B-ROYAL-SUPPLIER: one barrel for one point; it is not a loading. */
function deliver(table: PuertoRicoTable, { memo }: Phase<Delivering>, seat: SeatId, good: number): void {
  const { state } = table;
  state.seats[seat].barrels[good]--;
  state.supply[good]++;
  memo.delivered |= onlyGood(good);
  captainOf(state).memo.usedSupplier |= only(seat);
  table.tell?.(fact({ type: "delivered", seat, good, points: 1 }));
  award(table, seat, 1);
}
