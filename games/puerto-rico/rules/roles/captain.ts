import { asks, includesSeat, type MoveList, nextSeat, only, type SeatId } from "@caravel/kernel";
import { HARBOR, WHARF } from "../../content/buildings.ts";
import { GOODS, SHIP_CAPACITY } from "../../content/pieces.ts";
import { award } from "../ending.ts";
import { fact } from "../events.ts";
import { LOAD, PASS, SHIP_BY_WHARF } from "../moves.ts";
import {
  EMPTY,
  NOT_IN_THE_GAME,
  type OpenTable,
  type Phase,
  type PuertoRico,
  type PuertoRicoTable,
  phase,
  type Seat,
  works,
} from "../state.ts";
import { STEP } from "../steps.ts";

/** `frame.kinds` once the captain has had his privilege. */
const CAPTAIN_HAS_LOADED = 1;

/** The ship that carries a good, or -1. */
function shipCarrying(state: OpenTable, good: number): number {
  for (let ship = 0; ship < SHIP_CAPACITY.length; ship++) if (state.shipGood[ship] === good) return ship;
  return -1;
}

function freeSpace(state: OpenTable, ship: number): number {
  return SHIP_CAPACITY[ship] - state.shipBarrels[ship];
}

/** PR-CAPTAIN-08: barrels that would go aboard. */
export function barrelsAboard(
  state: OpenTable & { seats: Pick<Seat, "barrels">[] },
  seat: SeatId,
  good: number,
  ship: number,
): number {
  return Math.min(freeSpace(state, ship), state.seats[seat].barrels[good]);
}

/** PR-CAPTAIN-09: the most barrels of a good that one of the empty ships would take. */
function mostOnEmptyShip(state: PuertoRico, seat: SeatId, good: number): number {
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

function mayUseWharf(state: PuertoRico, frame: Phase, seat: SeatId): boolean {
  return works(state.seats[seat], WHARF) && !includesSeat(frame.seats, seat);
}

/** The rule against loading this good on this ship, or null. */
function refuseLoad(state: PuertoRico, seat: SeatId, good: number, ship: number): string | null {
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

/**
 * PR-CAPTAIN-01 to -15: circuit after circuit the players load, until all in succession could not or passed.
 * `frame.turns` counts down to that, `frame.seats` holds those who used their wharf.
 */
export const captain = asks<PuertoRico, Phase>("captain", {
  verbs: [LOAD, SHIP_BY_WHARF, PASS],

  moves(state, frame, seat, list) {
    listLoads(state, seat, list);
    if (!mayUseWharf(state, frame, seat)) return;
    const mayPass = list.length === 0;
    const { barrels } = state.seats[seat];
    for (let good = 0; good < GOODS.length; good++) if (barrels[good] > 0) list.add(SHIP_BY_WHARF.of(good));
    if (mayPass && list.length > 0) list.add(PASS.of());
  },

  refuse(state, frame, seat, move) {
    if (LOAD.has(move)) return refuseLoad(state, seat, LOAD.first(move), LOAD.second(move));
    if (PASS.has(move)) return canLoadCargoShip(state, seat) ? "PR-CAPTAIN-02" : null;
    if (!works(state.seats[seat], WHARF)) return "PR-BLD-01";
    if (includesSeat(frame.seats, seat)) return "PR-B-WHARF-01";
    return state.seats[seat].barrels[SHIP_BY_WHARF.first(move)] > 0 ? null : "PR-CAPTAIN-03";
  },

  play(table, frame, seat, move) {
    if (PASS.has(move)) {
      table.tell(fact({ type: "passed", seat, step: "captain" }));
      return goOn(table, frame);
    }
    if (LOAD.has(move)) loadCargoShip(table, frame, seat, LOAD.first(move), LOAD.second(move));
    else shipByWharf(table, frame, seat, SHIP_BY_WHARF.first(move));
    frame.turns = table.state.players + 1;
    goOn(table, frame);
  },

  skip: goOn,
});

/** The next player's turn, or the end of loading (PR-CAPTAIN-15). */
function goOn(table: PuertoRicoTable, frame: Phase): void {
  frame.turns--;
  frame.seat = nextSeat(table.state, frame.seat);
  if (frame.turns > 0) return;
  table.pop();
  table.push(phase(STEP.storage, frame.taker, frame.taker, table.state.players));
}

/** PR-CAPTAIN-10 to -12, PR-B-HARBOR-01: the points of a loading of so many barrels. */
export function loadingPoints(seat: Pick<Seat, "city">, barrels: number, hasPrivilege: boolean): number {
  return barrels + (seat.city[HARBOR] > 0 ? 1 : 0) + (hasPrivilege ? 1 : 0);
}

/** Is the captain's privilege still to come, and this the captain? */
export function hasCaptainPrivilege(frame: Phase, seat: SeatId): boolean {
  return seat === frame.taker && frame.kinds !== CAPTAIN_HAS_LOADED;
}

/** Pays for a loading and says how much. */
function rewardLoading(table: PuertoRicoTable, frame: Phase, seat: SeatId, barrels: number): number {
  const points = loadingPoints(table.state.seats[seat], barrels, hasCaptainPrivilege(frame, seat));
  if (seat === frame.taker) frame.kinds = CAPTAIN_HAS_LOADED;
  return points;
}

function loadCargoShip(table: PuertoRicoTable, frame: Phase, seat: SeatId, good: number, ship: number): void {
  const { state } = table;
  const barrels = barrelsAboard(state, seat, good, ship);
  state.seats[seat].barrels[good] -= barrels;
  state.shipGood[ship] = good;
  state.shipBarrels[ship] += barrels;
  const points = rewardLoading(table, frame, seat, barrels);
  table.tell(fact({ type: "loaded", seat, good, ship, barrels, points }));
  award(table, seat, points);
}

/** PR-B-WHARF: all barrels of one kind go straight to the supply. */
function shipByWharf(table: PuertoRicoTable, frame: Phase, seat: SeatId, good: number): void {
  const { state } = table;
  const barrels = state.seats[seat].barrels[good];
  state.seats[seat].barrels[good] = 0;
  state.supply[good] += barrels;
  frame.seats |= only(seat);
  const points = rewardLoading(table, frame, seat, barrels);
  table.tell(fact({ type: "shippedByWharf", seat, good, barrels, points }));
  award(table, seat, points);
}
