import type { SeatId } from "@caravel/kernel";
import { BUILDINGS, PRODUCERS } from "../content/buildings.ts";
import { CAPTAIN, CORN, GOODS, HOUSE_SPACES, QUARRY, SHIP_CAPACITY, TRADER } from "../content/pieces.ts";
import { capacity } from "../rules/roles/craftsman.ts";
import { bonusOf } from "../rules/scoring.ts";
import {
  colonistsOf,
  contentOf,
  EMPTY,
  IN_THE_MIDDLE,
  noblesOf,
  owns,
  type PuertoRico,
  type Seat,
  total,
} from "../rules/state.ts";
import { effectOf, type Harvest } from "./effects.ts";
import { type Times, timesOf } from "./times.ts";

/** What the position is worth to a player, in points of the final score: what he has, and what it will bring in the years to come. */
export function evaluate(state: PuertoRico, owner: SeatId): number {
  const seat = state.seats[owner];
  const times = timesOf(state);
  return (
    seat.points +
    noblesOf(seat) +
    seat.doubloons * times.doubloon +
    buildings(state, seat, times) +
    production(state, seat, times) +
    quarries(seat, times) +
    cargo(state, seat, times) +
    colonistsOf(seat) * A_COLONIST * Math.min(1, times.years)
  );
}

/** One more pair of hands, wherever it goes. */
const A_COLONIST = 0.1;

/** What still has to be manned counts in part, for mayors come; at the very end it does not. */
const UNMANNED = 0.65;
/** A plantation without its plant, or a plant without its plantation, may find it one day. */
const INCOMPLETE = 0.05;
const MOST_INCOMPLETE = 2;

const unmanned = (times: Times) => UNMANNED * Math.min(1, times.years / 2);

/** Points printed on buildings, what they do in a year, and what the large ones bring at the end. */
function buildings(state: PuertoRico, seat: Seat, times: Times): number {
  const { points } = contentOf(state);
  const harvest = possibleHarvest(state, seat);
  let sum = 0;
  for (const building of seat.built) {
    const isManned = seat.city[building] > 0;
    sum += points[building] + (isManned ? 1 : unmanned(times)) * worthOfWork(building, seat, harvest, times);
  }
  return sum;
}

/** What a colonist in the building is worth until the end. */
export function worthOfWork(building: number, seat: Seat, harvest: Harvest, times: Times): number {
  const lasting = times.years * effectOf(building, seat, harvest, times.doubloon);
  return lasting + (BUILDINGS[building].isLarge ? bonusOf(building, seat, seat.points) : 0);
}

/** Circles of all plants of a good in a city; corn needs none. */
export function plantCircles(state: PuertoRico, seat: Seat, good: number): number {
  if (good === CORN) return seat.island[CORN];
  const { circles } = contentOf(state);
  let sum = 0;
  for (const plant of PRODUCERS[good]) if (owns(seat, plant)) sum += circles[plant];
  return sum;
}

/** What the board could make if there were colonists for it all. */
export function possibleHarvest(state: PuertoRico, seat: Seat): Harvest {
  let [kinds, barrels, mostOfOne] = [0, 0, 0];
  for (let good = 0; good < GOODS.length; good++) {
    const possible = Math.min(seat.island[good], plantCircles(state, seat, good));
    if (possible > 0) kinds++;
    if (good !== CORN && possible > mostOfOne) mostOfOne = possible;
    barrels += possible;
  }
  return { kinds, barrels, mostOfOne };
}

/** Harvests in a year, and how likely a barrel is to be shipped, or sold if it is the first or another of its kind. */
const HARVESTS = 0.5;
const SHIPPED = 0.65;
const SOLD = [0.4, 0.1, 0] as const;

/** What it is worth to make one more barrel of a good in every harvest to come. */
export function worthOfBarrel(state: PuertoRico, good: number, already: number, times: Times): number {
  const sale = SOLD[Math.min(already, 2)] * contentOf(state).prices[good] * times.doubloon;
  return HARVESTS * times.years * (SHIPPED * (already < 3 ? 1 : 0.7) + sale);
}

/** Plantations with their plants: what works, what only waits for colonists, and what is half there. */
function production(state: PuertoRico, seat: Seat, times: Times): number {
  let sum = 0;
  for (let good = 0; good < GOODS.length; good++) {
    const tiles = seat.island[good];
    const circles = plantCircles(state, seat, good);
    const working = capacity(seat, good);
    const possible = Math.min(tiles, circles);
    for (let barrel = 0; barrel < possible; barrel++)
      sum += (barrel < working ? 1 : unmanned(times)) * worthOfBarrel(state, good, barrel, times);
    const half = Math.min(MOST_INCOMPLETE, Math.max(tiles, circles) - possible);
    sum += half * INCOMPLETE * worthOfBarrel(state, good, possible, times);
  }
  return sum;
}

/** Buildings bought in a year with a quarry's help; the fourth quarry helps with the largest only. */
const PURCHASES = 0.45;
const QUARRY_HELP = [1, 0.9, 0.6, 0.3] as const;

/** What one more working quarry saves until the end. */
export function worthOfQuarry(already: number, times: Times): number {
  return PURCHASES * times.years * (QUARRY_HELP[already] ?? 0) * times.doubloon;
}

function quarries(seat: Seat, times: Times): number {
  let sum = 0;
  for (let quarry = 0; quarry < seat.island[QUARRY]; quarry++)
    sum += (quarry < seat.workers[QUARRY] ? 1 : unmanned(times)) * worthOfQuarry(quarry, times);
  return sum;
}

/** How likely barrels in hand are to be shipped if a ship would take them, or to be kept if none would. */
const TAKEN_ABOARD = 0.7;
const KEPT = 0.15;
const SALE = 0.55;

/** Barrels in hand: those that find a ship, and the best one for the trading house. */
function cargo(state: PuertoRico, seat: Seat, times: Times): number {
  if (total(seat.barrels) === 0) return 0;
  let shipped = 0;
  if (!times.isLastYear || state.takenBy[CAPTAIN] === IN_THE_MIDDLE)
    for (let good = 0; good < GOODS.length; good++) {
      const barrels = seat.barrels[good];
      const aboard = Math.min(barrels, roomFor(state, good));
      shipped += aboard * TAKEN_ABOARD + (barrels - aboard) * KEPT;
    }
  const mayTrade = !times.isLastYear || state.takenBy[TRADER] === IN_THE_MIDDLE;
  return shipped + (mayTrade ? SALE * bestSale(state, seat) * times.doubloon : 0);
}

/** Room for a good on the cargo ships: on the one that carries it, or else on the largest empty one. */
export function roomFor(state: PuertoRico, good: number): number {
  let room = 0;
  for (let ship = 0; ship < SHIP_CAPACITY.length; ship++) {
    if (state.shipGood[ship] === good) return SHIP_CAPACITY[ship] - state.shipBarrels[ship];
    if (state.shipGood[ship] === EMPTY) room = SHIP_CAPACITY[ship];
  }
  return room;
}

/** The price of the best good in hand that the trading house would take. */
export function bestSale(state: PuertoRico, seat: Seat): number {
  if (total(state.house) >= HOUSE_SPACES) return 0;
  const { prices } = contentOf(state);
  let best = 0;
  for (let good = 0; good < GOODS.length; good++)
    if (seat.barrels[good] > 0 && state.house[good] === 0 && prices[good] > best) best = prices[good];
  return best;
}
