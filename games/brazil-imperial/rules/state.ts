import type { SeatId, SeatSet, State, Table } from "@caravel/kernel";
import { FIRST_CITY } from "../content/buildings.ts";
import { type Content, contentFor } from "../content/content.ts";
import { type GameMap, HEX_WORDS } from "../content/maps.ts";
import type { Permission } from "../content/paintings.ts";
import { RESOURCE_COUNT } from "../content/resources.ts";
import { HARBOR, TRADE } from "../content/spaces.ts";
import { ORANGE, UNITS_PER_COLOUR } from "../content/units.ts";
import { copyStint, type Stint } from "./frames.ts";

/** A list that copies of a table share: it is replaced as a whole (`replaced`), never changed in place. */
export type Shared = readonly number[];

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
  quests: Shared;
  revealed: Shared;
  /** Paintings as bits. */
  paintings: number;
  /** By good: where it is. */
  goods: Shared;
  /** The space of the current marker, or UNPLACED, and where the markers of ages I and II lie. */
  marker: number;
  oldMarkers: Shared;
  /** The hexes of the tiles this player built, in the order in which they were built or last flipped. */
  tiles: Shared;
  /** Palaces II to VI that are placed, as bits. */
  palaces: number;
  /** By kind: exploration tiles kept. */
  kept: Shared;
  isabelUsed: boolean;
  hasDeployed: boolean;
  /** How many tiles on forest were rewarded (BI-MON-11). */
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
  /** The text of the content pack, or empty. */
  pack: string;
  map: number;
  age: number;
  /** Who chose a capital first, who plays first, whose turn it is, and how many rounds have begun. */
  chooser: SeatId;
  first: SeatId;
  active: SeatId;
  round: number;
  isEnding: boolean;
  /** By hex: the tile on it, its builder, its palace, whether Jesuits built it. */
  tile: Shared;
  owner: Shared;
  palace: Shared;
  byJesuits: Shared;
  /** By hex and resource. */
  tokens: Shared;
  /** By hex: is an exploration tile face up, face down, or none there? And who has looked at it. */
  explorationState: Shared;
  seenBy: readonly SeatSet[];
  /** Where the units are, five for each side. */
  units: number[];
  /** By pair of sides: tiles left. */
  supply: Shared;
  /** By place of the gallery: the painting there, or -1. */
  gallery: Shared;
  goldDiscard: Shared;
  battleDiscard: Shared;
  /** By kind: exploration tiles that were shown and are out of the game. */
  explored: Shared;
  /** By capital of the map: the tile that lies there, or NO_TILE once it is chosen. */
  capitalTiles: Shared;
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

/** The parts of a table that hide something. */
export interface Hidden {
  /** By hex: the exploration tile there, or NO_TILE. */
  exploration: Shared;
  /** Exploration tiles nobody has seen: left in the box, or built over. */
  unexplored: Shared;
  /** Decks; the last card is on top. */
  goldDeck: Shared;
  battleDeck: Shared;
  paintingDecks: readonly Shared[];
  questDecks: readonly Shared[];
  /** The two piles of cities, face up: the last one of each covers the others. */
  cityPiles: readonly Shared[];
  seats: Seat[];
}

/** The whole table. */
export interface Brazil extends OpenTable, Hidden {}

/** By name: everything that copies share (`Shared`). */
export const SHARED_LISTS = [
  "quests",
  "revealed",
  "goods",
  "oldMarkers",
  "tiles",
  "kept",
  "tile",
  "owner",
  "palace",
  "byJesuits",
  "tokens",
  "explorationState",
  "seenBy",
  "supply",
  "gallery",
  "goldDiscard",
  "battleDiscard",
  "explored",
  "capitalTiles",
  "exploration",
  "unexplored",
  "goldDeck",
  "battleDeck",
  "paintingDecks",
  "questDecks",
  "cityPiles",
  "cost",
  "paid",
  "fromTiles",
] as const;

export type BrazilTable = Table<Brazil, Stint>;

/** A list with the same value in every place. Pushed one by one: lists of one kind are fastest where all are without holes. */
export function filled(count: number, value: number): number[] {
  const list: number[] = [];
  for (let place = 0; place < count; place++) list.push(value);
  return list;
}

/** The list with another value in one place. */
export function replaced(list: Shared, place: number, value: number): number[] {
  const next = list.slice();
  next[place] = value;
  return next;
}

/** The list with so many more in one place. */
export function raised(list: Shared, place: number, by = 1): number[] {
  return replaced(list, place, list[place] + by);
}

/** The lists with another one in one place. */
export function swapped(lists: readonly Shared[], place: number, list: Shared): Shared[] {
  const next = lists.slice();
  next[place] = list;
  return next;
}

/** A copy of a seat with these hands. */
export function seatWith(seat: Seat, gold: number[], battle: number[], quests: Shared): Seat {
  return {
    colour: seat.colour,
    monarch: seat.monarch,
    capital: seat.capital,
    stock: seat.stock.slice(),
    gold,
    battle,
    quests,
    revealed: seat.revealed,
    paintings: seat.paintings,
    goods: seat.goods,
    marker: seat.marker,
    oldMarkers: seat.oldMarkers,
    tiles: seat.tiles,
    palaces: seat.palaces,
    kept: seat.kept,
    isabelUsed: seat.isabelUsed,
    hasDeployed: seat.hasDeployed,
    forestBuilt: seat.forestBuilt,
  };
}

/** A table with a copy of all that is open, and with these hidden parts. Every state and every view is built here. */
export function tableWith(open: OpenTable, stack: Stint[], hidden: Hidden): Brazil {
  return {
    players: open.players,
    stack,
    pack: open.pack,
    map: open.map,
    age: open.age,
    chooser: open.chooser,
    first: open.first,
    active: open.active,
    round: open.round,
    isEnding: open.isEnding,
    tile: open.tile,
    owner: open.owner,
    palace: open.palace,
    byJesuits: open.byJesuits,
    tokens: open.tokens,
    explorationState: open.explorationState,
    seenBy: open.seenBy,
    units: open.units.slice(),
    supply: open.supply,
    gallery: open.gallery,
    goldDiscard: open.goldDiscard,
    battleDiscard: open.battleDiscard,
    explored: open.explored,
    capitalTiles: open.capitalTiles,
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

/** An independent copy of the whole table; lists that are never changed in place are shared. */
export function copy(state: Brazil): Brazil {
  const seats: Seat[] = [];
  for (let place = 0; place < state.seats.length; place++) {
    const seat = state.seats[place];
    seats.push(seatWith(seat, seat.gold.slice(), seat.battle.slice(), seat.quests));
  }
  const stack: Stint[] = [];
  for (let place = 0; place < state.stack.length; place++) stack.push(copyStint(state.stack[place]));
  const { exploration, unexplored, goldDeck, battleDeck, paintingDecks, questDecks, cityPiles } = state;
  const hidden = { exploration, unexplored, goldDeck, battleDeck, paintingDecks, questDecks, cityPiles, seats };
  return tableWith(state, stack, hidden);
}

/** The values of this table's pieces. */
export function contentOf({ pack }: Pick<OpenTable, "pack">): Content {
  return contentFor(pack);
}

/** The map of this table. */
export function mapOf(state: Pick<OpenTable, "map" | "pack">): GameMap {
  return contentFor(state.pack).maps[state.map];
}

/** A hex of this table's map as notation writes it. */
export function wordAt(state: Pick<OpenTable, "map" | "pack">, hex: number): string {
  return HEX_WORDS[mapOf(state).wordOf[hex]];
}

/** Does one of the seat's paintings grant this? */
export function may(
  state: Pick<OpenTable, "pack">,
  { paintings }: Pick<Seat, "paintings">,
  permission: Permission,
): boolean {
  return paintings !== 0 && (paintings & contentFor(state.pack).grants[permission]) !== 0;
}

/** What the seat's paintings add up to, out of a list of paintings as bits with what they add. */
export function added({ paintings }: Pick<Seat, "paintings">, raises: readonly (readonly [number, number])[]): number {
  let sum = 0;
  if (paintings === 0) return sum;
  for (let place = 0; place < raises.length; place++) if ((paintings & raises[place][0]) !== 0) sum += raises[place][1];
  return sum;
}

/** Is this the solo scenario? */
export function isSolo(state: Pick<OpenTable, "players">): boolean {
  return state.players === 1;
}

/** The side of the solo enemy. */
export const ENEMY: SeatId = 1;

/** The colour of a side, the solo enemy's included. */
export function colourOf(state: Pick<Brazil, "seats">, side: SeatId): number {
  return side < state.seats.length ? state.seats[side].colour : ORANGE;
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

/** Does an enemy unit stand on any tile of the seat's? Mostly none does, and then everything built is held. */
export function isOccupiedSomewhere({ units, owner }: OpenTable, seat: SeatId): boolean {
  const own = seat * UNITS_PER_COLOUR;
  for (let unit = 0; unit < units.length; unit++) {
    const hex = units[unit];
    if (hex >= 0 && owner[hex] === seat && (unit < own || unit >= own + UNITS_PER_COLOUR)) return true;
  }
  return false;
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

/** How many bits are set. */
export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The sum of a list. */
export function sum(list: Shared): number {
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
