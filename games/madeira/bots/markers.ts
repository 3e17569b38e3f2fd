import type { SeatId } from "@caravel/kernel";
import { BASE_PRICE, BUILDING_COUNT, BUILDING_REGION, PIRATES_TAKEN, REALS } from "../content/pieces.ts";
import { canPerform, tierOf } from "../rules/building-actions.ts";
import { priceNow, workersHere } from "../rules/buildings.ts";
import { type Madeira, type Seat, workersInRegion } from "../rules/state.ts";
import { buildingWorth } from "./promises.ts";
import { pirateCost } from "./upkeep.ts";

/** What a die shows on average, and what a real is worth where it is paid. */
const A_FACE = 2;
const A_REAL = 0.25;
/** A building in the future may turn out dearer, or its workers may be gone. */
const UNSURE = 0.7;

/** Action markers: what their building may give, less its price; whoever does not pay takes pirates. */
export function markers(state: Madeira, owner: SeatId): number {
  const seat = state.seats[owner];
  let sum = 0;
  let reals = seat.items[REALS];
  for (let building = state.building + 1; building < BUILDING_COUNT; building++) {
    if (seat.markers[building] === 0) continue;
    const price = Math.max(0, BASE_PRICE[state.players] - A_FACE * state.guildDice[building]);
    const workers = workersInRegion(seat, BUILDING_REGION[building]);
    const gain = workers === 0 ? 0 : buildingWorth(building, tierOf(workers)) * UNSURE;
    const loss = lossBy(seat, PIRATES_TAKEN + state.pirateDiceOn[building] * A_FACE);
    if (reals >= price && gain - price * A_REAL > -loss) {
      sum += gain - price * A_REAL;
      reals -= price;
    } else sum -= loss;
  }
  return sum;
}

/** Does the building in use give more than it costs, pirates included? */
export function isWorthPaying(state: Madeira, owner: SeatId): boolean {
  const workers = workersHere(state, owner);
  const gain = canPerform(state, owner, state.building, workers) ? buildingWorth(state.building, tierOf(workers)) : 0;
  return gain - priceNow(state) * A_REAL > -lossBy(state.seats[owner], PIRATES_TAKEN + state.rolledPirate);
}

function lossBy({ pirates }: Seat, more: number): number {
  return pirateCost(pirates + more) - pirateCost(pirates);
}
