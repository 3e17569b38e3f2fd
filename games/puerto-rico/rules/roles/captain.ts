import { asks, type MoveList, nextSeat, type RuleId, runs, type SeatId } from "@caravel/kernel";
import {
  GUEST_HOUSE,
  HARBOR,
  LIGHTHOUSE,
  ROYAL_SUPPLIER,
  SMALL_WHARF,
  UNION_HALL,
  WHARF,
} from "../../content/buildings.ts";
import { GOODS, SHIP_CAPACITY } from "../../content/pieces.ts";
import { award } from "../ending.ts";
import { fact } from "../events.ts";
import { afterDecision, offerAllGuests, offerGuests, wakeGuests } from "../guests.ts";
import { CRATE, DELIVER, DONE, LOAD, PASS, SHIP_BY_WHARF } from "../moves.ts";
import { privileges } from "../privilege.ts";
import {
  EMPTY,
  goodsIn,
  NOT_IN_THE_GAME,
  noblesOf,
  type OpenTable,
  owns,
  type Phase,
  type PuertoRico,
  type PuertoRicoTable,
  phase,
  type Seat,
  type SeenTable,
  tallied,
  talliedInAll,
  totalOfGoods,
  works,
} from "../state.ts";
import { STEP } from "../steps.ts";

/** Sets of seats kept in `frame.seats`, five bits each. */
export const USED_WHARF = 0;
export const USED_SMALL_WHARF = 5;
export const USED_SUPPLIER = 10;
export const HAS_LOADED = 15;
export const HAD_A_TURN = 20;

/** Is the seat in one of the sets of the captain phase? */
function isMarked(frame: Phase, set: number, seat: SeatId): boolean {
  return ((frame.seats >> (set + seat)) & 1) === 1;
}

function mark(frame: Phase, set: number, seat: SeatId): void {
  frame.seats |= 1 << (set + seat);
}

/** PR-CAPTAIN: loading begins with the captain; storage and sailing follow. */
export const captain = runs<PuertoRico, Phase>("captain", (table, { taker }) => {
  table.pop();
  const frame = phase(STEP.load, taker, taker, table.state.players);
  table.push(frame);
  beginTurn(table, frame);
});

/** PR-CAPTAIN-20: guests, then the union hall, before the player loads. */
function beginTurn(table: PuertoRicoTable, frame: Phase): void {
  if (table.state.expansions === 0) return;
  const { seat } = frame;
  if (!isMarked(frame, HAD_A_TURN, seat) && owns(table.state.seats[seat], UNION_HALL))
    table.push(phase(STEP.unionHall, seat, frame.taker));
  mark(frame, HAD_A_TURN, seat);
  offerGuests(table, seat);
}

/** PR-B-UNION-HALL: a point for every two barrels of a kind, when the owner's first turn comes. */
export const unionHall = runs<PuertoRico, Phase>("unionHall", (table, { seat }) => {
  table.pop();
  const board = table.state.seats[seat];
  if (!works(board, UNION_HALL)) return;
  const points = board.barrels.reduce((sum, barrels) => sum + (barrels >> 1), 0);
  if (points === 0) return;
  table.tell(fact({ type: "unionHallRewarded", seat, points }));
  award(table, seat, points);
  wakeGuests(table);
});

/** The ship that carries a good, or -1. */
function shipCarrying(state: OpenTable, good: number): number {
  for (let ship = 0; ship < SHIP_CAPACITY.length; ship++) if (state.shipGood[ship] === good) return ship;
  return -1;
}

function freeSpace(state: OpenTable, ship: number): number {
  return SHIP_CAPACITY[ship] - state.shipBarrels[ship];
}

/** PR-CAPTAIN-08: barrels that would go aboard. */
export function barrelsAboard(state: SeenTable, seat: SeatId, good: number, ship: number): number {
  return Math.min(freeSpace(state, ship), state.seats[seat].barrels[good]);
}

/** PR-CAPTAIN-09: the most barrels of a good that one of the empty ships would take. */
export function mostOnEmptyShip(state: SeenTable, seat: SeatId, good: number): number {
  let most = 0;
  for (let ship = 0; ship < SHIP_CAPACITY.length; ship++)
    if (state.shipGood[ship] === EMPTY) most = Math.max(most, barrelsAboard(state, seat, good, ship));
  return most;
}

function listLoads(state: PuertoRico, seat: SeatId, list: MoveList): void {
  const { barrels } = state.seats[seat];
  const { shipGood } = state;
  for (let good = 0; good < GOODS.length; good++) {
    if (barrels[good] === 0) continue;
    const carrier = shipCarrying(state, good);
    if (carrier !== -1) {
      if (freeSpace(state, carrier) > 0) list.add(LOAD.of(good, carrier));
      continue;
    }
    const most = mostOnEmptyShip(state, seat, good);
    for (let ship = 0; ship < shipGood.length; ship++)
      if (shipGood[ship] === EMPTY && barrelsAboard(state, seat, good, ship) === most) list.add(LOAD.of(good, ship));
  }
}

/** The rule against loading this good on this ship, or null. */
function refuseLoad(state: PuertoRico, seat: SeatId, good: number, ship: number): RuleId | null {
  const carried = state.shipGood[ship];
  if (carried === NOT_IN_THE_GAME) return state.players === 2 ? "PR-2P-08" : "PR-SETUP-11";
  if (state.seats[seat].barrels[good] === 0) return "PR-CAPTAIN-03";
  if (carried !== EMPTY && carried !== good) return "PR-CAPTAIN-04";
  if (freeSpace(state, ship) === 0) return "PR-CAPTAIN-06";
  if (carried === good) return null;
  if (shipCarrying(state, good) !== -1) return "PR-CAPTAIN-05";
  return barrelsAboard(state, seat, good, ship) === mostOnEmptyShip(state, seat, good) ? null : "PR-CAPTAIN-09";
}

function canLoadCargoShip(state: PuertoRico, seat: SeatId): boolean {
  for (let good = 0; good < GOODS.length; good++)
    for (let ship = 0; ship < SHIP_CAPACITY.length; ship++)
      if (refuseLoad(state, seat, good, ship) === null) return true;
  return false;
}

/** The rule against shipping a good by wharf, or null. */
function refuseWharf(state: PuertoRico, frame: Phase, seat: SeatId, good: number): RuleId | null {
  if (!works(state.seats[seat], WHARF)) return "PR-BLD-01";
  if (isMarked(frame, USED_WHARF, seat)) return "PR-B-WHARF-01";
  return state.seats[seat].barrels[good] > 0 ? null : "PR-CAPTAIN-03";
}

/** The rule against one more barrel of a good for the small wharf (`frame.tally`), or null. */
function refuseCrate(state: PuertoRico, frame: Phase, seat: SeatId, good: number): RuleId | null {
  if (!works(state.seats[seat], SMALL_WHARF)) return "PR-BLD-01";
  if (isMarked(frame, USED_SMALL_WHARF, seat)) return "PR-B-SMALL-WHARF-01";
  return state.seats[seat].barrels[good] > tallied(frame.tally, good) ? null : "PR-CAPTAIN-03";
}

/** PR-B-ROYAL-SUPPLIER: the rule against delivering a good (`frame.kinds`: those delivered in this turn), or null. */
function refuseDelivery(state: PuertoRico, frame: Phase, seat: SeatId, good: number): RuleId | null {
  const board = state.seats[seat];
  if (!works(board, ROYAL_SUPPLIER)) return "PR-BLD-01";
  if (isMarked(frame, HAS_LOADED, seat)) return "PR-B-ROYAL-SUPPLIER-01";
  if (goodsIn(frame.kinds) >= noblesOf(board)) return "PR-B-ROYAL-SUPPLIER-01";
  if (isMarked(frame, USED_SUPPLIER, seat) || ((frame.kinds >> good) & 1) === 1) return "PR-B-ROYAL-SUPPLIER-02";
  return board.barrels[good] > 0 ? null : "PR-CAPTAIN-03";
}

function listBuildings(state: PuertoRico, frame: Phase, seat: SeatId, list: MoveList): void {
  for (let good = 0; good < GOODS.length; good++) {
    if (state.seats[seat].barrels[good] === 0) continue;
    if (refuseWharf(state, frame, seat, good) === null) list.add(SHIP_BY_WHARF.of(good));
    if (refuseCrate(state, frame, seat, good) === null) list.add(CRATE.of(good));
    if (refuseDelivery(state, frame, seat, good) === null) list.add(DELIVER.of(good));
  }
}

/** Has the player any of the buildings that give him more to do than loading ships? */
function hasShippingBuilding(seat: Seat): boolean {
  return works(seat, WHARF) || works(seat, SMALL_WHARF) || works(seat, ROYAL_SUPPLIER);
}

/**
 * PR-CAPTAIN-01 to -15: circuit after circuit the players load, until all in succession could not or passed.
 * `frame.turns` counts down to that; `frame.tally` holds the barrels meant for the small wharf.
 */
export const load = asks<PuertoRico, Phase>("load", {
  verbs: [LOAD, SHIP_BY_WHARF, CRATE, DELIVER, DONE, PASS],

  moves(state, frame, seat, list) {
    if (frame.tally !== 0) {
      for (let good = 0; good < GOODS.length; good++)
        if (refuseCrate(state, frame, seat, good) === null) list.add(CRATE.of(good));
      return list.add(DONE.of());
    }
    listLoads(state, seat, list);
    if (!hasShippingBuilding(state.seats[seat])) return;
    const mayPass = list.length === 0;
    listBuildings(state, frame, seat, list);
    if (mayPass && list.length > 0) list.add(PASS.of());
  },

  refuse(state, frame, seat, move) {
    if (CRATE.has(move)) return refuseCrate(state, frame, seat, CRATE.first(move));
    if (DONE.has(move)) return frame.tally !== 0 ? null : "PR-B-SMALL-WHARF-02";
    if (frame.tally !== 0) return "PR-CAPTAIN-03";
    if (LOAD.has(move)) return refuseLoad(state, seat, LOAD.first(move), LOAD.second(move));
    if (SHIP_BY_WHARF.has(move)) return refuseWharf(state, frame, seat, SHIP_BY_WHARF.first(move));
    if (DELIVER.has(move)) return refuseDelivery(state, frame, seat, DELIVER.first(move));
    return canLoadCargoShip(state, seat) ? "PR-CAPTAIN-02" : null;
  },

  play(table, frame, seat, move) {
    if (CRATE.has(move)) {
      frame.tally += 1 << (CRATE.first(move) * 4);
      return;
    }
    // before the next player's turn begins with an offer to his guests
    wakeGuests(table);
    if (DELIVER.has(move)) deliver(table, frame, seat, DELIVER.first(move));
    else if (PASS.has(move)) {
      table.tell(fact({ type: "passed", seat, step: "load" }));
      goOn(table, frame);
    } else {
      if (LOAD.has(move)) loadCargoShip(table, frame, seat, LOAD.first(move), LOAD.second(move));
      else if (SHIP_BY_WHARF.has(move)) shipByWharf(table, frame, seat, SHIP_BY_WHARF.first(move));
      else shipBySmallWharf(table, frame, seat);
      frame.turns = table.state.players + 1;
      goOn(table, frame);
    }
    afterDecision(table, seat);
  },

  skip: goOn,
});

/** Without barrels there is nothing to load, deliver or count; only guests could still move. */
function hasNothingToDo(seat: Seat): boolean {
  return totalOfGoods(seat.barrels) === 0 && seat.city[GUEST_HOUSE] <= 0;
}

/** The next player's turn, or the end of loading (PR-CAPTAIN-15). */
function goOn(table: PuertoRicoTable, frame: Phase): void {
  const { state } = table;
  if (frame.kinds !== 0) mark(frame, USED_SUPPLIER, frame.seat);
  frame.kinds = 0;
  do {
    frame.turns--;
    frame.seat = nextSeat(state, frame.seat);
  } while (frame.turns > 0 && hasNothingToDo(state.seats[frame.seat]));
  if (frame.turns > 0) return beginTurn(table, frame);
  table.pop();
  const { taker, seats } = frame;
  table.push(phase(STEP.storage, taker, taker, state.players));
  if (state.expansions === 0) return;
  offerAllGuests(table, taker);
  if (!owns(state.seats[taker], LIGHTHOUSE)) return;
  table.push(phase(STEP.lighthouse, taker, taker, 0, 0, seats));
  offerAllGuests(table, taker);
}

/** PR-B-LIGHTHOUSE-02: a captain who loaded nothing still gets his extra doubloon, at the end of loading. */
export const lighthouse = runs<PuertoRico, Phase>("lighthouse", (table, frame) => {
  table.pop();
  const { taker } = frame;
  if (works(table.state.seats[taker], LIGHTHOUSE) && !isMarked(frame, HAS_LOADED, taker))
    payLighthouse(table, taker, 1);
});

function payLighthouse(table: PuertoRicoTable, seat: SeatId, doubloons: number): void {
  table.state.seats[seat].doubloons += doubloons;
  table.tell(fact({ type: "lighthousePaid", seat, doubloons }));
  wakeGuests(table);
}

/** PR-CAPTAIN-10 to -12, PR-B-HARBOR-01: the points of a loading that is worth so much by itself. */
export function loadingPoints(state: SeenTable, frame: Phase, seat: SeatId, worth: number): number {
  const board = state.seats[seat];
  const isCaptainsFirst = seat === frame.taker && !isMarked(frame, HAS_LOADED, seat);
  return worth + (works(board, HARBOR) ? 1 : 0) + (isCaptainsFirst ? privileges(board) : 0);
}

/** Gives the points and money of a loading, once it has been told. */
function rewardLoading(table: PuertoRicoTable, frame: Phase, seat: SeatId, points: number): void {
  const isCaptainsFirst = seat === frame.taker && !isMarked(frame, HAS_LOADED, seat);
  mark(frame, HAS_LOADED, seat);
  award(table, seat, points);
  if (works(table.state.seats[seat], LIGHTHOUSE)) payLighthouse(table, seat, isCaptainsFirst ? 2 : 1);
}

function loadCargoShip(table: PuertoRicoTable, frame: Phase, seat: SeatId, good: number, ship: number): void {
  const { state } = table;
  const barrels = barrelsAboard(state, seat, good, ship);
  state.seats[seat].barrels[good] -= barrels;
  state.shipGood[ship] = good;
  state.shipBarrels[ship] += barrels;
  const points = loadingPoints(state, frame, seat, barrels);
  table.tell(fact({ type: "loaded", seat, good, ship, barrels, points }));
  rewardLoading(table, frame, seat, points);
}

/** PR-B-WHARF: all barrels of one kind go straight to the supply. */
function shipByWharf(table: PuertoRicoTable, frame: Phase, seat: SeatId, good: number): void {
  const { state } = table;
  const barrels = state.seats[seat].barrels[good];
  state.seats[seat].barrels[good] = 0;
  state.supply[good] += barrels;
  mark(frame, USED_WHARF, seat);
  const points = loadingPoints(state, frame, seat, barrels);
  table.tell(fact({ type: "shippedByWharf", seat, good, barrels, points }));
  rewardLoading(table, frame, seat, points);
}

/** PR-B-SMALL-WHARF: barrels of any kinds, a point for every two of them. */
function shipBySmallWharf(table: PuertoRicoTable, frame: Phase, seat: SeatId): void {
  const { state } = table;
  const { tally } = frame;
  for (let good = 0; good < GOODS.length; good++) {
    state.seats[seat].barrels[good] -= tallied(tally, good);
    state.supply[good] += tallied(tally, good);
  }
  frame.tally = 0;
  mark(frame, USED_SMALL_WHARF, seat);
  const points = loadingPoints(state, frame, seat, talliedInAll(tally) >> 1);
  if (table.told !== null) {
    const barrels = GOODS.map((_, good) => tallied(tally, good));
    table.tell(fact({ type: "shippedBySmallWharf", seat, barrels, points }));
  }
  rewardLoading(table, frame, seat, points);
}

/** PR-B-ROYAL-SUPPLIER: one barrel for one point; it is not a loading. */
function deliver(table: PuertoRicoTable, frame: Phase, seat: SeatId, good: number): void {
  table.state.seats[seat].barrels[good]--;
  table.state.supply[good]++;
  frame.kinds |= 1 << good;
  table.tell(fact({ type: "delivered", seat, good, points: 1 }));
  award(table, seat, 1);
}
