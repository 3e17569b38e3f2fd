import type { SeatId, SeatSet, State, Table, TurnsFrame } from "@caravel/kernel";
import { BUILDING_COUNT, CIRCLES, SPACES } from "../content/buildings.ts";
import { CITY_SPACES, GOODS, ISLAND_SPACES, QUARRY, TILES } from "../content/pieces.ts";

/** What is going on in a year; all steps share one shape, each uses what it needs. */
export interface Phase extends TurnsFrame {
  /** Who chose the role of this phase. */
  taker: SeatId;
  /** Seats the step must remember: those who take part (mayor), those who used their wharf (captain). */
  seats: SeatSet;
  /** One kind of thing or a set of goods as bits, as the step says. */
  kinds: number;
  /** Small counts by good, four bits each, as the step says. */
  tally: number;
}

/** One player's board. */
export interface Seat {
  doubloons: number;
  /** Victory points in chips: secret until scoring. */
  points: number;
  /** Colonists waiting on the wind rose. */
  windRose: number;
  /** By good: barrels on the wind rose. */
  barrels: number[];
  /** By kind of tile: how many lie on the island. */
  island: number[];
  /** By kind of tile: how many of them are occupied. */
  workers: number[];
  /** By building: NOT_BUILT, or the number of colonists on it. */
  city: number[];
}

export const NOT_BUILT = -1;

/** What lies open for all to see. Lists are indexed by the numbers of goods, tiles, roles, ships and buildings. */
export interface OpenTable extends State<Phase> {
  year: number;
  governor: SeatId;
  /** End conditions met so far, as bits: see ENDINGS. */
  endings: number;
  /** By role card: doubloons lying on it. */
  cardMoney: number[];
  /** By role card: who took it this year, IN_THE_MIDDLE or NOT_IN_THE_GAME. */
  takenBy: number[];
  points: number;
  colonists: number;
  colonistShip: number;
  quarries: number;
  /** By good: barrels in the supply, and in the trading house. */
  supply: number[];
  house: number[];
  /** By kind of plantation. The face-down ones are a bag: nobody knows their order (ruling PR-RULING-17). */
  faceUp: number[];
  faceDown: number[];
  discards: number[];
  /** By ship: the good it carries, EMPTY or NOT_IN_THE_GAME; and how many barrels. */
  shipGood: number[];
  shipBarrels: number[];
  /** By building: tiles left on the bank board. */
  bank: number[];
}

/** The whole table. */
export interface PuertoRico extends OpenTable {
  seats: Seat[];
}

export const IN_THE_MIDDLE = -1;
export const EMPTY = -1;
export const NOT_IN_THE_GAME = -2;

/** The conditions that end the game, in the order of their bits. */
export const ENDINGS = ["colonists", "city", "points"] as const;
export const COLONISTS_SHORT = 1;
export const CITY_FULL = 2;
export const POINTS_GONE = 4;

/** The table as the rules of this game use it. */
export type PuertoRicoTable = Table<PuertoRico, Phase>;

/** A copy of a player's board with these points on it. */
export function copySeat<Points>(
  seat: Omit<Seat, "points">,
  points: Points,
): Omit<Seat, "points"> & { points: Points } {
  return {
    doubloons: seat.doubloons,
    points,
    windRose: seat.windRose,
    barrels: seat.barrels.slice(),
    island: seat.island.slice(),
    workers: seat.workers.slice(),
    city: seat.city.slice(),
  };
}

/** A phase frame with nothing to remember yet. */
export function phase(step: number, seat: SeatId, taker: SeatId, turns = 0, kinds = 0, seats = 0): Phase {
  return { step, seat, turns, taker, seats, kinds, tally: 0 };
}

function copyPhase(frame: Phase): Phase {
  return {
    step: frame.step,
    seat: frame.seat,
    turns: frame.turns,
    taker: frame.taker,
    seats: frame.seats,
    kinds: frame.kinds,
    tally: frame.tally,
  };
}

/** A copy of what is open, field by field: something secret never belongs here. */
export function copyOpenTable(state: OpenTable): OpenTable {
  return {
    players: state.players,
    stack: state.stack.map(copyPhase),
    year: state.year,
    governor: state.governor,
    endings: state.endings,
    cardMoney: state.cardMoney.slice(),
    takenBy: state.takenBy.slice(),
    points: state.points,
    colonists: state.colonists,
    colonistShip: state.colonistShip,
    quarries: state.quarries,
    supply: state.supply.slice(),
    house: state.house.slice(),
    faceUp: state.faceUp.slice(),
    faceDown: state.faceDown.slice(),
    discards: state.discards.slice(),
    shipGood: state.shipGood.slice(),
    shipBarrels: state.shipBarrels.slice(),
    bank: state.bank.slice(),
  };
}

/** An independent copy of the whole table. */
export function copy(state: PuertoRico): PuertoRico {
  return { ...copyOpenTable(state), seats: state.seats.map((seat) => copySeat(seat, seat.points)) };
}

/** The sum of a list of counts. */
export function total(counts: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < counts.length; index++) sum += counts[index];
  return sum;
}

/** Does the building stand in the city and have a colonist on it? */
export function works(seat: Seat, building: number): boolean {
  return seat.city[building] > 0;
}

export function owns(seat: Seat, building: number): boolean {
  return seat.city[building] !== NOT_BUILT;
}

export function isIslandFull(seat: Seat): boolean {
  return total(seat.island) >= ISLAND_SPACES;
}

/** City spaces covered by buildings. */
export function citySpaces(seat: Seat): number {
  let spaces = 0;
  for (let building = 0; building < BUILDING_COUNT; building++) if (owns(seat, building)) spaces += SPACES[building];
  return spaces;
}

export function isCityFull(seat: Seat): boolean {
  return citySpaces(seat) >= CITY_SPACES;
}

/** Circles of a tile kind or building on this board; spots are the tile kinds, then the buildings. */
export const SPOT_COUNT = TILES.length + BUILDING_COUNT;

/** Is the spot a building rather than a tile kind? */
export function isBuildingSpot(spot: number): boolean {
  return spot > QUARRY;
}

/** The building of a building spot. */
export function buildingAt(spot: number): number {
  return spot - TILES.length;
}

/** Circles on all tiles of a spot. */
export function circlesAt(seat: Seat, spot: number): number {
  if (!isBuildingSpot(spot)) return seat.island[spot];
  return owns(seat, buildingAt(spot)) ? CIRCLES[buildingAt(spot)] : 0;
}

/** Colonists standing on the tiles of a spot. */
export function colonistsAt(seat: Seat, spot: number): number {
  return isBuildingSpot(spot) ? Math.max(0, seat.city[buildingAt(spot)]) : seat.workers[spot];
}

/** All colonists on a player's board: island, city and wind rose. */
export function colonistsOf(seat: Seat): number {
  let colonists = seat.windRose + total(seat.workers);
  for (let building = 0; building < BUILDING_COUNT; building++) colonists += Math.max(0, seat.city[building]);
  return colonists;
}

/** The count of a good in a frame's tally. */
export function tallied(tally: number, good: number): number {
  return (tally >> (good * 4)) & 15;
}

/** The sum of a tally. */
export function talliedInAll(tally: number): number {
  let sum = 0;
  for (let good = 0; good < GOODS.length; good++) sum += tallied(tally, good);
  return sum;
}
