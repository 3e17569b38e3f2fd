import type { SeatId } from "@caravel/kernel";
import {
  BREAD,
  BUILDING_COUNT,
  BUILDING_REGION,
  BUILDINGS,
  CITIES,
  CITY_COUNT,
  COLONIES,
  COLONY_COUNT,
  FAVOUR_COUNT,
  FAVOURS,
  FIELD_COUNT,
  GOODS,
  ITEMS,
  MANY_WORKERS,
  PASS_COUNT,
  REQUEST_COUNT,
  REQUESTS,
  ROUNDS,
  WOOD,
} from "../content/pieces.ts";
import { breadNeeded, mostLoyal } from "../rules/maintenance.ts";
import { valueOfCity } from "../rules/requests.ts";
import { pirateLosses } from "../rules/scoring.ts";
import {
  countBits,
  figuresInCity,
  goodOf,
  isInForest,
  type Madeira,
  passPlace,
  type Seat,
  shipsInColony,
  shipsOnBoard,
  workersInRegion,
  workersOnBoard,
} from "../rules/state.ts";
import { evaluate } from "./evaluation.ts";
import { laterHopes, requestHopes, worthOf } from "./hopes.ts";
import { markers } from "./markers.ts";
import { roundsLeft } from "./times.ts";
import { upkeepCost } from "./upkeep.ts";

const REGIONS = [1, 2, 3] as const;

/** What is counted of a seat whatever the round; each is counted once more in proportion to the rounds left. */
const LASTING = [
  "estimate",
  "vp",
  ...ITEMS,
  "request-hopes",
  "later-hopes",
  ...REQUESTS,
  ...REQUESTS.map((name) => `${name}-vp`),
  "markers-worth",
  ...BUILDINGS.map((name) => `marker-${name}`),
  "upkeep-cost",
  "bread-lacking",
  "wood-lacking",
  "pirates",
  "pirate-loss",
  ...GOODS.map((name) => `${name}-fields`),
  "wooded-fields",
  "forest",
  ...REGIONS.map((region) => `few-in-${region}`),
  ...REGIONS.map((region) => `many-in-${region}`),
  ...CITIES.map((name) => `workers-${name}`),
  ...CITIES.map((name) => `value-${name}`),
  ...COLONIES.map((name) => `workers-${name}`),
  ...COLONIES.map((name) => `ships-${name}`),
  "ships",
  "workers",
  "watch",
  "most-loyal",
  "mill",
  "dice-1",
  "dice-2",
  "dice-3",
  "favours",
  "face-up",
  ...FAVOURS,
  "passed-soon",
  "passed",
  "next",
] as const;

/** The names of the features, in their order. */
export const FEATURES: readonly string[] = [...LASTING, ...LASTING.map((name) => `${name}-early`)];

/** Writes the features of all seats. */
export function measure(state: Madeira, out: Float64Array): void {
  const early = roundsLeft(state) / ROUNDS;
  const losses = pirateLosses(state);
  for (let owner = 0; owner < state.players; owner++) {
    const start = owner * FEATURES.length;
    const end = measureSeat(state, owner, losses[owner], out, start);
    for (let place = start; place < end; place++) out[place + LASTING.length] = out[place] * early;
  }
}

/** Writes what lasts of one seat; says where it ends. */
function measureSeat(state: Madeira, owner: SeatId, pirateLoss: number, out: Float64Array, start: number): number {
  const seat = state.seats[owner];
  let place = start;
  out[place++] = evaluate(state, owner) / 10;
  out[place++] = seat.vp / 10;
  for (const amount of seat.items) out[place++] = amount / 5;
  place = measureRequests(state, owner, out, place);
  place = measureMarkers(state, owner, out, place);
  out[place++] = upkeepCost(state, owner) / 5;
  out[place++] = Math.max(0, breadNeeded(state, owner) - seat.items[BREAD]) / 5;
  out[place++] = Math.max(0, shipsOnBoard(seat) - seat.items[WOOD]) / 5;
  out[place++] = seat.pirates / 5;
  out[place++] = pirateLoss / 10;
  place = measureLand(state, seat, out, place);
  place = measureCities(state, owner, out, place);
  place = measureColonies(state, owner, out, place);
  out[place++] = shipsOnBoard(seat) / 3;
  out[place++] = workersOnBoard(state, owner) / 5;
  out[place++] = seat.watch / 3;
  out[place++] = mostLoyal(state) === owner ? 1 : 0;
  out[place++] = seat.mill / 3;
  for (let value = 1; value <= 3; value++) out[place++] = seat.dice[value] / 2;
  return measureFavours(state, owner, out, place);
}

/** Requests in hand, and what one of each would bring whether it is in hand or not. */
function measureRequests(state: Madeira, owner: SeatId, out: Float64Array, start: number): number {
  const { requests } = state.seats[owner];
  let place = start;
  out[place++] = requestHopes(state, owner) / 10;
  out[place++] = laterHopes(state, owner) / 10;
  for (let type = 0; type < REQUEST_COUNT; type++) out[place++] = requests[type];
  for (let type = 0; type < REQUEST_COUNT; type++) out[place++] = worthOf(state, owner, type, 1) / 10;
  return place;
}

/** Markers on buildings that are still to be used. */
function measureMarkers(state: Madeira, owner: SeatId, out: Float64Array, start: number): number {
  const seat = state.seats[owner];
  let place = start;
  out[place++] = markers(state, owner) / 3;
  for (let building = 0; building < BUILDING_COUNT; building++) {
    const hasWorkers = workersInRegion(seat, BUILDING_REGION[building]) > 0;
    out[place++] = building > state.building && hasWorkers ? seat.markers[building] : 0;
  }
  return place;
}

function measureLand(state: Madeira, seat: Seat, out: Float64Array, start: number): number {
  let place = start + GOODS.length;
  let wooded = 0;
  for (let field = 0; field < FIELD_COUNT; field++) {
    if ((seat.land & (1 << field)) === 0) continue;
    if (state.wood[field] > 0) wooded++;
    else out[start + goodOf(state, field)] += 1 / 3;
  }
  out[place++] = wooded / 3;
  out[place++] = isInForest(seat) ? 1 : 0;
  for (const region of REGIONS) out[place++] = workersInRegion(seat, region) > 0 ? 1 : 0;
  for (const region of REGIONS) out[place++] = workersInRegion(seat, region) >= MANY_WORKERS ? 1 : 0;
  return place;
}

function measureCities(state: Madeira, owner: SeatId, out: Float64Array, start: number): number {
  let place = start;
  for (let city = 0; city < CITY_COUNT; city++) out[place++] = figuresInCity(state, city, owner) / 3;
  for (let city = 0; city < CITY_COUNT; city++) out[place++] = valueOfCity(state, owner, city) / 10;
  return place;
}

function measureColonies(state: Madeira, owner: SeatId, out: Float64Array, start: number): number {
  const { colonies } = state.seats[owner];
  let place = start;
  for (let colony = 0; colony < COLONY_COUNT; colony++) out[place++] = colonies[colony] / 2;
  for (let colony = 0; colony < COLONY_COUNT; colony++) out[place++] = shipsInColony(state, owner, colony) / 2;
  return place;
}

/** Favours, and whose turn it is, and was. */
function measureFavours(state: Madeira, owner: SeatId, out: Float64Array, start: number): number {
  const { favours, faceUp } = state.seats[owner];
  let place = start;
  out[place++] = countBits(favours) / 3;
  out[place++] = countBits(faceUp) / 3;
  for (let favour = 0; favour < FAVOUR_COUNT; favour++) out[place++] = (favours >> favour) & 1;
  const passed = passPlace(state, owner);
  out[place++] = passed < PASS_COUNT ? 1 - passed / PASS_COUNT : 0;
  out[place++] = passed < PASS_COUNT ? 1 : 0;
  out[place++] = isNext(state, owner) ? 1 : 0;
  return place;
}

/** Is it the seat that does something next? */
function isNext({ stack }: Madeira, owner: SeatId): boolean {
  return stack.length > 0 && stack[stack.length - 1].seat === owner;
}
