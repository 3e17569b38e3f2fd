import type { SeatId } from "@caravel/kernel";
import { BUILDINGS, SPACES } from "../content/buildings.ts";
import { CAPTAIN, CRAFTSMAN, GOODS, QUARRY, TILES, TRADER } from "../content/pieces.ts";
import type { Phase } from "../rules/frames.ts";
import { capacity } from "../rules/roles/craftsman.ts";
import { bonusOf } from "../rules/scoring.ts";
import {
  citySpaces,
  colonistsOf,
  contentOf,
  forestsOf,
  IN_THE_MIDDLE,
  islandSpaces,
  noblesOf,
  type PuertoRico,
  type Seat,
  totalOfTiles,
} from "../rules/state.ts";
import { STEP } from "../rules/steps.ts";
import { bestSale, evaluate, roomFor } from "./evaluation.ts";
import { type Times, timesOf } from "./times.ts";

/** What is counted of a board whatever the time; each is counted once more in proportion to the time left. */
const LASTING = [
  "estimate",
  "score",
  "chips",
  "doubloons",
  "fortune",
  "colonists",
  "vacancies",
  "nobles",
  "forests",
  "island",
  "city",
  "quarries",
  ...GOODS.map((good) => `harvest-${good}`),
  "kinds",
  ...GOODS.map((good) => `barrels-${good}`),
  ...TILES.map((tile) => `tiles-${tile}`),
  "loadable",
  "loadable-now",
  "sale-now",
  "harvest-now",
  "next",
  "governor-soon",
] as const;

/** The names of the features, in their order. */
export const FEATURES: readonly string[] = [
  ...LASTING,
  ...LASTING.map((name) => `${name}-early`),
  ...BUILDINGS.map(({ name }) => name),
  ...BUILDINGS.map(({ name }) => `${name}-early`),
];

/** Years ahead that count as all the time there is. */
const LONG = 8;
/** Doubloons beyond this are a fortune. */
const PLENTY = 9;

/** Writes the features of all seats. */
export function measure(state: PuertoRico, out: Float64Array): void {
  const times = timesOf(state);
  const early = Math.min(1, times.years / LONG);
  for (let owner = 0; owner < state.players; owner++) {
    const start = owner * FEATURES.length;
    const end = measureBoard(state, owner, times, out, start);
    for (let place = start; place < end; place++) out[place + LASTING.length] = out[place] * early;
    measureCity(state.seats[owner], early, out, start + 2 * LASTING.length);
  }
}

/** Writes what lasts of one board; says where it ends. */
function measureBoard(state: PuertoRico, owner: SeatId, times: Times, out: Float64Array, start: number): number {
  const seat = state.seats[owner];
  const { barrels, doubloons, points } = seat;
  let place = start;
  out[place++] = evaluate(state, owner) / 10;
  out[place++] = scoreOf(state, seat) / 10;
  out[place++] = points / 10;
  out[place++] = doubloons / 10;
  out[place++] = Math.max(0, doubloons - PLENTY) / 10;
  out[place++] = colonistsOf(seat) / 10;
  out[place++] = vacancies(state, seat) / 10;
  out[place++] = noblesOf(seat) / 10;
  out[place++] = forestsOf(seat) / 10;
  out[place++] = islandSpaces(seat) / 10;
  out[place++] = citySpaces(seat) / 10;
  out[place++] = seat.workers[QUARRY] / 3;
  let [kinds, made, loadable] = [0, 0, 0];
  for (let good = 0; good < GOODS.length; good++) {
    const harvest = capacity(seat, good);
    out[place++] = harvest / 3;
    made += Math.min(harvest, state.supply[good]);
    if (harvest > 0) kinds++;
    if (barrels[good] > 0) loadable += Math.min(barrels[good], roomFor(state, good));
  }
  out[place++] = kinds / 3;
  for (let good = 0; good < GOODS.length; good++) out[place++] = barrels[good] / 3;
  for (let kind = 0; kind < TILES.length; kind++) out[place++] = seat.island[kind] / 3;
  out[place++] = loadable / 5;
  out[place++] = isFree(state, CAPTAIN) ? loadable / 5 : 0;
  out[place++] = isFree(state, TRADER) ? (bestSale(state, seat) * times.doubloon) / 5 : 0;
  out[place++] = isFree(state, CRAFTSMAN) ? made / 5 : 0;
  out[place++] = choosesNext(state, owner) ? 1 : 0;
  out[place++] = ((owner - state.governor + state.players) % state.players) / state.players;
  return place;
}

/** By building: is it there, and with how much time left? */
function measureCity({ built }: Seat, early: number, out: Float64Array, start: number): void {
  for (let index = 0; index < built.length; index++) {
    const building = built[index];
    out[start + building] = 1;
    out[start + BUILDINGS.length + building] = early;
  }
}

/** The points that would count if the game were over now. */
function scoreOf(state: PuertoRico, seat: Seat): number {
  const { points } = contentOf(state);
  let sum = seat.points + noblesOf(seat);
  for (let index = 0; index < seat.built.length; index++) {
    const building = seat.built[index];
    sum += points[building];
    if (SPACES[building] === 2 && seat.city[building] > 0) sum += bonusOf(building, seat, seat.points);
  }
  return sum;
}

function vacancies(state: PuertoRico, seat: Seat): number {
  const { circles } = contentOf(state);
  let free = totalOfTiles(seat.island) - totalOfTiles(seat.workers);
  for (let index = 0; index < seat.built.length; index++)
    free += circles[seat.built[index]] - seat.city[seat.built[index]];
  return free;
}

const isFree = (state: PuertoRico, role: number): boolean => state.takenBy[role] === IN_THE_MIDDLE;

/** Is it the seat that chooses the next role? */
function choosesNext(state: PuertoRico, owner: SeatId): boolean {
  const frame: Phase | undefined = state.stack[0];
  return frame?.step === STEP.year && frame.seat === owner;
}
