import type { SeatId, SeatSet, State, Table } from "@caravel/kernel";
import { BUILDING_COUNT, SPACES } from "../content/buildings.ts";
import { type Content, contentFor } from "../content/content.ts";
import { CITY_SPACES, COFFEE, CORN, INDIGO, ISLAND_SPACES, QUARRY, SUGAR, TILES, TOBACCO } from "../content/pieces.ts";
import { copyPhase, type Phase } from "./frames.ts";

/** One player's board. Lists that are read only are replaced when they change, which is seldom: copies share them. A noble counts in every number of colonists, and again in the number of nobles beside it. */
export interface Seat {
  doubloons: number;
  /** Victory points in chips: secret until scoring. */
  points: number;
  /** Colonists waiting on the wind rose, and how many of them are nobles. */
  windRose: number;
  windRoseNobles: number;
  /** By good: barrels on the wind rose. */
  barrels: number[];
  /** By kind of tile: how many lie on the island, how many of them are occupied, how many by nobles. */
  island: number[];
  workers: number[];
  workerNobles: number[];
  /** By building: NOT_BUILT, or the number of colonists on it; how many of them are nobles. */
  city: number[];
  cityNobles: number[];
  /** The buildings of the city in the order in which they were built. */
  built: number[];
  /** Forests by the plantation on their other side: those everybody saw, and those only the owner saw. */
  forests: readonly number[];
  secretForests: readonly number[];
}

export const NOT_BUILT = -1;

/** What lies open for all to see. Lists are indexed by the numbers of goods, tiles, roles, ships and buildings. */
export interface OpenTable extends State<Phase> {
  /** Expansions in use, as bits: EXPANSION_1, EXPANSION_2. */
  expansions: number;
  /** The text of the content pack, or empty. */
  pack: string;
  /** The buildings of this game, in the order of their numbers: the bank board. */
  board: readonly number[];
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
  nobles: number;
  /** Colonists on the ship, and how many of them are nobles. */
  colonistShip: number;
  noblesAboard: number;
  quarries: number;
  /** By good: barrels in the supply, and in the trading house. */
  supply: number[];
  house: number[];
  /** By kind of plantation. */
  faceUp: number[];
  discards: number[];
  /** By ship: the good it carries, EMPTY or NOT_IN_THE_GAME; and how many barrels. */
  shipGood: number[];
  shipBarrels: number[];
  /** By building: tiles left on the bank board. */
  bank: number[];
  /** Owners of a guest house who have declined to move a guest since anything last happened. */
  restingGuests: SeatSet;
}

/** The whole table. */
export interface PuertoRico extends OpenTable {
  /** By kind: the face-down plantations, a bag, for nobody knows their order (ruling PR-RULING-17). */
  faceDown: number[];
  seats: Seat[];
}

export const IN_THE_MIDDLE = -1;
export const EMPTY = -1;
export const NOT_IN_THE_GAME = -2;

export const EXPANSION_1 = 1;
export const EXPANSION_2 = 2;

/** The conditions that end the game, in the order of their bits. */
export const ENDINGS = ["colonists", "city", "points"] as const;
export const COLONISTS_SHORT = 1;
export const CITY_FULL = 2;
export const POINTS_GONE = 4;

/** The table as the rules of this game use it. */
export type PuertoRicoTable = Table<PuertoRico, Phase>;

/** A player's board without what only he may know. */
export type Board = Omit<Seat, "points" | "secretForests">;

/** A player's board as far as it is known: his own, or what a view shows of it. */
export type SeenBoard = Board & {
  readonly secretForests: readonly number[] | null;
  readonly secretForestCount?: number;
};

/** A table of which at least the open part of every board is known: a state or a view. */
export type SeenTable = OpenTable & { readonly seats: readonly SeenBoard[] };

/** A player's board with the part that only he knows. Written out, because spreading objects is slow. */
export function completeSeat(board: Board, points: number, secretForests: readonly number[]): Seat {
  return {
    doubloons: board.doubloons,
    windRose: board.windRose,
    windRoseNobles: board.windRoseNobles,
    barrels: board.barrels.slice(),
    island: board.island.slice(),
    workers: board.workers.slice(),
    workerNobles: board.workerNobles.slice(),
    city: board.city.slice(),
    cityNobles: board.cityNobles.slice(),
    built: board.built.slice(),
    forests: board.forests,
    points,
    secretForests,
  };
}

/** A table of its own: what is open is copied field by field, the rest is given. Something secret never belongs to the open part. */
export function completeTable(open: OpenTable, stack: Phase[], faceDown: readonly number[], seats: Seat[]): PuertoRico {
  return {
    players: open.players,
    stack,
    expansions: open.expansions,
    pack: open.pack,
    board: open.board,
    year: open.year,
    governor: open.governor,
    endings: open.endings,
    cardMoney: open.cardMoney.slice(),
    takenBy: open.takenBy.slice(),
    points: open.points,
    colonists: open.colonists,
    nobles: open.nobles,
    colonistShip: open.colonistShip,
    noblesAboard: open.noblesAboard,
    quarries: open.quarries,
    supply: open.supply.slice(),
    house: open.house.slice(),
    faceUp: open.faceUp.slice(),
    discards: open.discards.slice(),
    shipGood: open.shipGood.slice(),
    shipBarrels: open.shipBarrels.slice(),
    bank: open.bank.slice(),
    restingGuests: open.restingGuests,
    faceDown: faceDown.slice(),
    seats,
  };
}

/** An independent copy of the whole table. */
export function copy(state: PuertoRico): PuertoRico {
  const seats = state.seats.map((seat) => completeSeat(seat, seat.points, seat.secretForests));
  return completeTable(state, state.stack.map(copyPhase), state.faceDown, seats);
}

/** The values of the pieces at this table. */
export function contentOf(state: OpenTable): Content {
  return contentFor(state.players, state.pack);
}

/** The sum of a list of counts. */
export function total(counts: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < counts.length; index++) sum += counts[index];
  return sum;
}

/** The sum of a list of counts by good. Written out, because goods are counted all the time. */
export function totalOfGoods(counts: readonly number[]): number {
  return counts[CORN] + counts[INDIGO] + counts[SUGAR] + counts[TOBACCO] + counts[COFFEE];
}

/** The sum of a list of counts by kind of tile. */
export function totalOfTiles(counts: readonly number[]): number {
  return totalOfGoods(counts) + counts[QUARRY];
}

/** Is the expansion in use? */
export function uses(state: OpenTable, expansion: number): boolean {
  return (state.expansions & expansion) !== 0;
}

/** Does the building stand in the city and have a colonist or noble on it? */
export function works(seat: Pick<Seat, "city">, building: number): boolean {
  return seat.city[building] > 0;
}

/** Does a noble stand on the building? */
export function hasNoble(seat: Pick<Seat, "cityNobles">, building: number): boolean {
  return seat.cityNobles[building] > 0;
}

/** Does the building work by a colonist who is no noble? */
export function hasColonist(seat: Pick<Seat, "city" | "cityNobles">, building: number): boolean {
  return seat.city[building] > seat.cityNobles[building];
}

export function owns(seat: Pick<Seat, "city">, building: number): boolean {
  return seat.city[building] !== NOT_BUILT;
}

/** Forests on an island, whatever their other sides. */
export function forestsOf(seat: SeenBoard): number {
  const { forests, secretForests } = seat;
  return totalOfGoods(forests) + (secretForests === null ? (seat.secretForestCount ?? 0) : totalOfGoods(secretForests));
}

/** Does the building stand in anybody's city? */
export function isBuilt(state: PuertoRico, building: number): boolean {
  for (let seat = 0; seat < state.seats.length; seat++) if (owns(state.seats[seat], building)) return true;
  return false;
}

/** Island spaces that are filled by plantations, quarries and forests. */
export function islandSpaces(seat: SeenBoard): number {
  return totalOfTiles(seat.island) + forestsOf(seat);
}

export function isIslandFull(seat: SeenBoard): boolean {
  return islandSpaces(seat) >= ISLAND_SPACES;
}

/** City spaces covered by buildings. */
export function citySpaces(seat: Pick<Seat, "built">): number {
  let spaces = 0;
  for (let index = 0; index < seat.built.length; index++) spaces += SPACES[seat.built[index]];
  return spaces;
}

export function isCityFull(seat: Pick<Seat, "built">): boolean {
  return citySpaces(seat) >= CITY_SPACES;
}

/** Where a colonist can stand: the kinds of tile, the buildings, and last the wind rose. */
export const SPOT_COUNT = TILES.length + BUILDING_COUNT;
export const WIND_ROSE = SPOT_COUNT;

/** The spot of a building. */
export function spotOf(building: number): number {
  return TILES.length + building;
}

/** Is the spot a building rather than a tile kind? */
export function isBuildingSpot(spot: number): boolean {
  return spot > QUARRY && spot !== WIND_ROSE;
}

/** The building of a building spot. */
export function buildingAt(spot: number): number {
  return spot - TILES.length;
}

/** Circles on all tiles of a spot. */
export function circlesAt(circles: readonly number[], seat: Board, spot: number): number {
  if (!isBuildingSpot(spot)) return seat.island[spot];
  return owns(seat, buildingAt(spot)) ? circles[buildingAt(spot)] : 0;
}

/** Colonists standing on a spot, nobles included. */
export function colonistsAt(seat: Board, spot: number): number {
  if (spot === WIND_ROSE) return seat.windRose;
  if (!isBuildingSpot(spot)) return seat.workers[spot];
  const colonists = seat.city[buildingAt(spot)];
  return colonists > 0 ? colonists : 0;
}

/** Nobles standing on a spot. */
export function noblesAt(seat: Board, spot: number): number {
  if (spot === WIND_ROSE) return seat.windRoseNobles;
  return isBuildingSpot(spot) ? seat.cityNobles[buildingAt(spot)] : seat.workerNobles[spot];
}

/** Adds colonists to a spot (or takes them off it, if negative), some of them nobles. */
export function addAt(seat: Board, spot: number, colonists: number, nobles: number): void {
  if (spot === WIND_ROSE) {
    seat.windRose += colonists;
    seat.windRoseNobles += nobles;
  } else if (isBuildingSpot(spot)) {
    seat.city[buildingAt(spot)] += colonists;
    seat.cityNobles[buildingAt(spot)] += nobles;
  } else {
    seat.workers[spot] += colonists;
    seat.workerNobles[spot] += nobles;
  }
}

/** Moves colonists from one spot to another, some of them nobles. */
export function moveColonists(seat: Board, from: number, to: number, colonists: number, nobles: number): void {
  // not -colonists: minus zero is no small integer, and one of it makes the engine keep every list of counts as fractions
  addAt(seat, from, 0 - colonists, 0 - nobles);
  addAt(seat, to, colonists, nobles);
}

/** All colonists on a player's board, nobles included: island, city and wind rose. */
export function colonistsOf(seat: Board): number {
  let colonists = seat.windRose + totalOfTiles(seat.workers);
  for (let index = 0; index < seat.built.length; index++) colonists += seat.city[seat.built[index]];
  return colonists;
}

/** All nobles on a player's board. */
export function noblesOf(seat: Board): number {
  let nobles = seat.windRoseNobles + totalOfTiles(seat.workerNobles);
  for (let index = 0; index < seat.built.length; index++) nobles += seat.cityNobles[seat.built[index]];
  return nobles;
}
