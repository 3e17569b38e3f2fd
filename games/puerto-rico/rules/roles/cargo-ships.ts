import type { MoveList, RuleId, SeatId } from "@caravel/kernel";
import { GOODS, SHIP_CAPACITY } from "../../content/pieces.ts";
import { fact } from "../events.ts";
import { captainOf } from "../frames.ts";
import { LOAD } from "../moves.ts";
import {
  EMPTY,
  NOT_IN_THE_GAME,
  type OpenTable,
  type PuertoRico,
  type PuertoRicoTable,
  type SeenTable,
} from "../state.ts";
import { completeLoading, loadingPoints } from "./loading.ts";

/** The ship that carries a good, or -1. */
function shipCarrying({ shipGood }: OpenTable, good: number): number {
  for (let ship = 0; ship < SHIP_CAPACITY.length; ship++) if (shipGood[ship] === good) return ship;
  return -1;
}

function freeSpace(state: OpenTable, ship: number): number {
  return SHIP_CAPACITY[ship] - state.shipBarrels[ship];
}

/** PR-CAPTAIN-08: barrels that would go aboard. */
export function barrelsAboard(state: SeenTable, seat: SeatId, good: number, ship: number): number {
  const space = freeSpace(state, ship);
  const barrels = state.seats[seat].barrels[good];
  return barrels < space ? barrels : space;
}

/** PR-CAPTAIN-09: the most barrels of a good that one of the empty ships would take. */
export function mostOnEmptyShip(state: SeenTable, seat: SeatId, good: number): number {
  let most = 0;
  for (let ship = 0; ship < SHIP_CAPACITY.length; ship++)
    if (state.shipGood[ship] === EMPTY) most = Math.max(most, barrelsAboard(state, seat, good, ship));
  return most;
}

/** PR-CAPTAIN-04 to -06: is there a ship for any of these barrels? */
export function canLoad(state: OpenTable, barrels: readonly number[]): boolean {
  const { shipGood } = state;
  let hasEmptyShip = false;
  for (let ship = 0; ship < SHIP_CAPACITY.length; ship++) {
    const good = shipGood[ship];
    if (good === EMPTY) hasEmptyShip = true;
    else if (good >= 0 && barrels[good] > 0 && freeSpace(state, ship) > 0) return true;
  }
  if (!hasEmptyShip) return false;
  for (let good = 0; good < GOODS.length; good++)
    if (barrels[good] > 0 && shipCarrying(state, good) === -1) return true;
  return false;
}

/** Lists all loadings of cargo ships. */
export function listLoads(state: PuertoRico, seat: SeatId, list: MoveList): void {
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
export function refuseLoad(state: PuertoRico, seat: SeatId, good: number, ship: number): RuleId | null {
  const carried = state.shipGood[ship];
  if (carried === NOT_IN_THE_GAME) return state.players === 2 ? "PR-2P-08" : "PR-SETUP-11";
  if (state.seats[seat].barrels[good] === 0) return "PR-CAPTAIN-03";
  if (carried !== EMPTY && carried !== good) return "PR-CAPTAIN-04";
  if (freeSpace(state, ship) === 0) return "PR-CAPTAIN-06";
  if (carried === good) return null;
  if (shipCarrying(state, good) !== -1) return "PR-CAPTAIN-05";
  return barrelsAboard(state, seat, good, ship) === mostOnEmptyShip(state, seat, good) ? null : "PR-CAPTAIN-09";
}

/** Puts as many barrels of a good aboard as the ship takes. */
export function loadCargoShip(table: PuertoRicoTable, seat: SeatId, good: number, ship: number): void {
  const { state } = table;
  const barrels = barrelsAboard(state, seat, good, ship);
  state.seats[seat].barrels[good] -= barrels;
  state.shipGood[ship] = good;
  state.shipBarrels[ship] += barrels;
  const points = loadingPoints(state, captainOf(state), seat, barrels);
  table.tell?.(fact({ type: "loaded", seat, good, ship, barrels, points }));
  completeLoading(table, seat, barrels);
}
