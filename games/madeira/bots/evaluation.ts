import type { SeatId } from "@caravel/kernel";
import { BREAD, FIELD_COUNT, MANY_WORKERS, REALS, REALS_PER_VP, SUGAR, WHEAT, WINE, WOOD } from "../content/pieces.ts";
import { mostLoyal } from "../rules/maintenance.ts";
import { goodOf, isInForest, type Madeira, type Seat, workersInRegion } from "../rules/state.ts";
import { favourWorth, laterHopes, requestHopes } from "./hopes.ts";
import { markers } from "./markers.ts";
import { promises } from "./promises.ts";
import { maintenancesLeft, roundsLeft } from "./times.ts";
import { pirateCost, upkeepCost } from "./upkeep.ts";

/** What the position is worth to a player, in VP of the final score: what he has, and what it will bring or cost. */
export function evaluate(state: Madeira, owner: SeatId): number {
  const seat = state.seats[owner];
  const rounds = roundsLeft(state);
  return (
    seat.vp +
    items(seat, rounds) +
    requestHopes(state, owner) +
    laterHopes(state, owner) +
    favourWorth(seat, rounds) +
    places(state, owner, rounds) +
    dice(seat) +
    markers(state, owner) +
    promises(state, owner) -
    pirateCost(seat.pirates) -
    upkeepCost(state, owner)
  );
}

/** By item: what it is worth while it can still be used, beyond what it brings at the end. */
const USES: readonly number[] = [0.25, 0.35, 0.4, 0.4, 0.35, 0.06];
/** Of more than this many of a kind the rest only counts at the end. */
const ENOUGH: readonly number[] = [4, 5, 5, 6, 8, 18];

/** Everything becomes reals at the end, and five reals a VP; before that it is of use. */
function items({ items: owned }: Seat, rounds: number): number {
  const share = Math.min(1, rounds / 2);
  let sum = 0;
  for (const item of [WHEAT, SUGAR, WINE, WOOD, BREAD, REALS])
    sum += owned[item] / REALS_PER_VP + Math.min(owned[item], ENOUGH[item]) * USES[item] * share;
  return sum;
}

/** By good: what a field yields in a round, as long as somebody harvests. */
const YIELDS: readonly number[] = [0.3, 0.42, 0.5];
const WOODED = 0.36;
const FOREST_WORKER = 0.5;
/** What a region with workers gives by its buildings, in a round. */
const FEW_IN_REGION = 0.5;
const MANY_IN_REGION = 0.9;
const COLONY_WORKER = 0.5;
const WATCH_WORKER = 0.25;
const MOST_LOYAL = 2.2;

/** Workers where they stand, and the windmill. */
function places(state: Madeira, owner: SeatId, rounds: number): number {
  const seat = state.seats[owner];
  let round = isInForest(seat) ? FOREST_WORKER : 0;
  for (let field = 0; field < FIELD_COUNT; field++)
    if ((seat.land >> field) & 1) round += state.wood[field] > 0 ? WOODED : YIELDS[goodOf(state, field)];
  for (let region = 1; region <= 3; region++) {
    const workers = workersInRegion(seat, region);
    if (workers > 0) round += workers >= MANY_WORKERS ? MANY_IN_REGION : FEW_IN_REGION;
  }
  const colonies = seat.colonies[0] + seat.colonies[1] + seat.colonies[2];
  const watch = Math.min(3, seat.watch) * WATCH_WORKER * rounds;
  return (
    round * rounds * 0.6 +
    colonies * COLONY_WORKER * maintenancesLeft(state) +
    watch +
    (mostLoyal(state) === owner && maintenancesLeft(state) > 0 ? MOST_LOYAL : 0)
  );
}

/** By value: what a die in hand may still do. */
const DIE_WORTH: readonly number[] = [0, 1.5, 1.7, 1.9];

function dice({ dice: held }: Seat): number {
  return held[1] * DIE_WORTH[1] + held[2] * DIE_WORTH[2] + held[3] * DIE_WORTH[3];
}
