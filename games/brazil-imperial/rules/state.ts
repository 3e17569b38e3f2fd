import type { SeatId, SeatSet, State, Table } from "@caravel/kernel";
import { FIRST_CITY } from "../content/buildings.ts";
import { type GameMap, MAPS } from "../content/maps.ts";
import { GRANTS, type Permission } from "../content/paintings.ts";
import { RESOURCE_COUNT } from "../content/resources.ts";
import { HARBOR, TRADE } from "../content/spaces.ts";
import { UNITS_PER_COLOUR } from "../content/units.ts";
import { copyStint, type Stint } from "./frames.ts";

/** One player's boards, stock and hands. */
export interface Seat {
  colour: number;
  monarch: number;
  capital: number;
  /** By resource: the personal stock. */
  stock: number[];
  /** By name: gold and battle cards in hand; known to their owner only. */
  gold: number[];
  battle: number[];
  /** Quests in hand, known to their owner only, and quests shown. */
  quests: number[];
  revealed: number[];
  /** Paintings as bits. */
  paintings: number;
  /** By good: where it is. */
  goods: number[];
  /** The space of the current marker, or UNPLACED, and where the markers of ages I and II lie. */
  marker: number;
  oldMarkers: number[];
  /** Palaces II to VI that are placed, as bits. */
  palaces: number;
  /** By kind: exploration tiles kept. */
  kept: number[];
  isabelUsed: boolean;
  hasDeployed: boolean;
  /** How often Tibiriçá was paid for building on forest. */
  forestBuilt: number;
}

export const UNPLACED = -1;
/** Where a good may be besides a space. */
export const [ON_BOARD, BESIDE, ON_VICTORIA, IN_FACTORY] = [-1, 6, 7, 8];
/** Where a marker of an earlier age may be besides under a space: not used up yet, or on the Coroados. */
export const [NOT_YET, ON_COROADOS] = [-1, 7];
/** Where a unit may be besides on a hex. */
export const [NEVER_DEPLOYED, IN_STOCK, GONE] = [-1, -2, -3];
export const NOBODY = -1;
export const NO_TILE = -1;
export const NO_PALACE = -1;
export const CAPITAL_PALACE = 5;

/** The phases of a turn: before the marker moves, after its action, and once something has moved. */
export const [BEFORE_ACTION, AFTER_ACTION, MOVING] = [0, 1, 2];

/** What lies open for all to see, hex by hex where it says so. */
export interface OpenTable extends State<Stint> {
  map: number;
  age: number;
  /** Who chose a capital first, who plays first, whose turn it is, and how many rounds have begun. */
  chooser: SeatId;
  first: SeatId;
  active: SeatId;
  round: number;
  isEnding: boolean;
  /** By hex: the tile on it, its builder, its palace, when it was built or flipped, whether Jesuits built it. */
  tile: number[];
  owner: number[];
  palace: number[];
  established: number[];
  byJesuits: number[];
  /** How many tiles have been built or flipped so far. */
  establishments: number;
  /** By hex and resource. */
  tokens: number[];
  /** By hex: is an exploration tile face up, face down, or none there? And who has looked at it. */
  explorationState: number[];
  seenBy: SeatSet[];
  /** Where the units are, five for each side. */
  units: number[];
  /** By pair of sides: tiles left. */
  supply: number[];
  /** By place of the gallery: the painting there, or -1. */
  gallery: number[];
  goldDiscard: number[];
  battleDiscard: number[];
  /** By kind: exploration tiles that were shown and are out of the game. */
  explored: number[];
  /** By capital of the map: the tile that lies there, or NO_TILE once it is chosen. */
  capitalTiles: number[];
  /** This turn. */
  phase: number;
  space: number;
  freeMoves: number;
  spaceMove: boolean;
  bonus: number;
  cavalryMoved: boolean;
  navalMoved: boolean;
  rebateUsed: boolean;
  afonsoUsed: boolean;
}

export const [NOTHING_THERE, FACE_DOWN, FACE_UP] = [0, 1, 2];

/** The whole table. */
export interface Brazil extends OpenTable {
  /** By hex: the exploration tile there, or NO_TILE. */
  exploration: number[];
  /** Exploration tiles nobody has seen: left in the box, or built over. */
  unexplored: number[];
  /** Decks; the last card is on top. */
  goldDeck: number[];
  battleDeck: number[];
  paintingDecks: number[][];
  questDecks: number[][];
  cityPiles: number[][];
  seats: Seat[];
}

export type BrazilTable = Table<Brazil, Stint>;

/** A copy of a seat with these hands. */
export function seatWith(seat: Seat, gold: number[], battle: number[], quests: number[]): Seat {
  return {
    colour: seat.colour,
    monarch: seat.monarch,
    capital: seat.capital,
    stock: seat.stock.slice(),
    gold,
    battle,
    quests,
    revealed: seat.revealed.slice(),
    paintings: seat.paintings,
    goods: seat.goods.slice(),
    marker: seat.marker,
    oldMarkers: seat.oldMarkers.slice(),
    palaces: seat.palaces,
    kept: seat.kept.slice(),
    isabelUsed: seat.isabelUsed,
    hasDeployed: seat.hasDeployed,
    forestBuilt: seat.forestBuilt,
  };
}

/** The parts of a table that hide something. */
export interface Hidden {
  exploration: number[];
  unexplored: number[];
  goldDeck: number[];
  battleDeck: number[];
  paintingDecks: number[][];
  questDecks: number[][];
  cityPiles: number[][];
  seats: Seat[];
}

/** A table with a copy of all that is open, and with these hidden parts. Every state and every view is built here. */
export function tableWith(open: OpenTable, stack: Stint[], hidden: Hidden): Brazil {
  return {
    players: open.players,
    stack,
    map: open.map,
    age: open.age,
    chooser: open.chooser,
    first: open.first,
    active: open.active,
    round: open.round,
    isEnding: open.isEnding,
    tile: open.tile.slice(),
    owner: open.owner.slice(),
    palace: open.palace.slice(),
    established: open.established.slice(),
    byJesuits: open.byJesuits.slice(),
    establishments: open.establishments,
    tokens: open.tokens.slice(),
    explorationState: open.explorationState.slice(),
    seenBy: open.seenBy.slice(),
    units: open.units.slice(),
    supply: open.supply.slice(),
    gallery: open.gallery.slice(),
    goldDiscard: open.goldDiscard.slice(),
    battleDiscard: open.battleDiscard.slice(),
    explored: open.explored.slice(),
    capitalTiles: open.capitalTiles.slice(),
    phase: open.phase,
    space: open.space,
    freeMoves: open.freeMoves,
    spaceMove: open.spaceMove,
    bonus: open.bonus,
    cavalryMoved: open.cavalryMoved,
    navalMoved: open.navalMoved,
    rebateUsed: open.rebateUsed,
    afonsoUsed: open.afonsoUsed,
    exploration: hidden.exploration,
    unexplored: hidden.unexplored,
    goldDeck: hidden.goldDeck,
    battleDeck: hidden.battleDeck,
    paintingDecks: hidden.paintingDecks,
    questDecks: hidden.questDecks,
    cityPiles: hidden.cityPiles,
    seats: hidden.seats,
  };
}

function copyLists(lists: readonly number[][]): number[][] {
  const copies: number[][] = [];
  for (let place = 0; place < lists.length; place++) copies.push(lists[place].slice());
  return copies;
}

/** An independent copy of the whole table. */
export function copy(state: Brazil): Brazil {
  const seats: Seat[] = [];
  for (let place = 0; place < state.seats.length; place++) {
    const seat = state.seats[place];
    seats.push(seatWith(seat, seat.gold.slice(), seat.battle.slice(), seat.quests.slice()));
  }
  const stack: Stint[] = [];
  for (let place = 0; place < state.stack.length; place++) stack.push(copyStint(state.stack[place]));
  return tableWith(state, stack, {
    exploration: state.exploration.slice(),
    unexplored: state.unexplored.slice(),
    goldDeck: state.goldDeck.slice(),
    battleDeck: state.battleDeck.slice(),
    paintingDecks: copyLists(state.paintingDecks),
    questDecks: copyLists(state.questDecks),
    cityPiles: copyLists(state.cityPiles),
    seats,
  });
}

/** The map of this table. */
export function mapOf(state: Pick<OpenTable, "map">): GameMap {
  return MAPS[state.map];
}

/** Does one of the seat's paintings grant this? */
export function may(seat: Pick<Seat, "paintings">, permission: Permission): boolean {
  return (seat.paintings & GRANTS[permission]) !== 0;
}

/** Is this the solo scenario? */
export function isSolo(state: Pick<OpenTable, "players">): boolean {
  return state.players === 1;
}

/** The side of the solo enemy. */
export const ENEMY: SeatId = 1;

/** The colour of a side, the solo enemy's included. */
export function colourOf(state: Pick<Brazil, "seats">, side: SeatId): number {
  return side < state.seats.length ? state.seats[side].colour : 1;
}

/** The side whose units stand on a hex, or NOBODY (BI-MOVE-16: never two). */
export function unitsOn(state: OpenTable, hex: number): SeatId {
  const { units } = state;
  for (let unit = 0; unit < units.length; unit++) if (units[unit] === hex) return (unit / UNITS_PER_COLOUR) | 0;
  return NOBODY;
}

/** Has the side a unit on the hex? */
export function standsOn(state: OpenTable, side: SeatId, hex: number): boolean {
  const first = side * UNITS_PER_COLOUR;
  for (let unit = first; unit < first + UNITS_PER_COLOUR; unit++) if (state.units[unit] === hex) return true;
  return false;
}

/** BI-OCC-10: who controls the tile on a hex: whoever stands there, else its builder; NOBODY if there is no tile. */
export function controllerOf(state: OpenTable, hex: number): SeatId {
  const owner = state.owner[hex];
  if (owner === NOBODY) return NOBODY;
  const standing = unitsOn(state, hex);
  return standing === NOBODY ? owner : standing;
}

/** Did the seat build the tile, and does it control it? */
export function holds(state: OpenTable, seat: SeatId, hex: number): boolean {
  return state.owner[hex] === seat && controllerOf(state, hex) === seat;
}

/** Is there a building on the hex? */
export function isBuilding(state: OpenTable, hex: number): boolean {
  const tile = state.tile[hex];
  return tile >= 0 && tile < FIRST_CITY;
}

/** BI-MOVE-11: has the seat the tactical advantage? */
export function hasAdvantage({ marker }: Seat): boolean {
  return marker === HARBOR || marker === TRADE;
}

/** The sum of a list. */
export function sum(list: readonly number[]): number {
  let total = 0;
  for (let place = 0; place < list.length; place++) total += list[place];
  return total;
}

/** Is the hex a forest or gold mine that nothing covers? */
export function isOpenTerrain(state: OpenTable, hex: number, terrain: number): boolean {
  return state.tile[hex] === NO_TILE && mapOf(state).terrain[hex] === terrain;
}

/** Tokens of a resource on a hex. */
export function tokenPlace(hex: number, resource: number): number {
  return hex * RESOURCE_COUNT + resource;
}
