import type { SeatId, State, Table } from "@caravel/kernel";
import { type Content, contentFor, MARKET_SPACES } from "../content/content.ts";
import {
  COLONY_SPACES,
  FIELD_COUNT,
  FOREST,
  MARKERS,
  PASS_COUNT,
  REGION_FIELDS,
  SHIPS,
  SPACES_PER_CITY,
} from "../content/pieces.ts";
import { copyScene, type Scene } from "./frames.ts";
import { DISTRICT_OF_SPACE, NOWHERE } from "./places.ts";

/** One player. */
export interface Seat {
  /** By item: wheat, sugar, wine, wood, bread, reals. */
  items: number[];
  /** Hidden from others until the end (MA-HID-01). */
  pirates: number;
  vp: number;
  mill: number;
  /** Workers and ships at home, workers in the city watch. */
  home: number;
  ships: number;
  watch: number;
  /** Fields and forest with a worker, as bits: one at most on each (MA-MOVE-05). */
  land: number;
  /** By colony: workers. */
  colonies: number[];
  /** By building: action markers. */
  markers: number[];
  /** By value: guild dice still to be placed. */
  dice: number[];
  /** By type: crown requests held. */
  requests: number[];
  /** Favours owned, and those face up, as bits. */
  favours: number;
  faceUp: number;
  /** The starting request, by its crowns less one: it is discarded, but results are compared by it. */
  startedWith: number;
  /** By source: VP earned so far, or lost. */
  earned: number[];
}

/** The phases of a round, and what comes before the first. */
export const SETUP_PHASE = 0;
export const PHASE_A = 1;
export const PHASE_B = 2;
export const PHASE_C = 3;
export const PHASE_D = 4;
export const PHASE_E = 5;

/** The whole table. */
export interface Madeira extends State<Scene> {
  /** The text of the content pack, or empty. */
  pack: string;
  round: number;
  phase: number;
  /** By building: the character on it. */
  characters: number[];
  /** By value: pirate dice in the watch. */
  pirateDice: number[];
  /** Three for each row: values of its guild dice, or 0 once they are taken. */
  rowDice: number[];
  /** Five for each row: requests of each type. */
  rowRequests: number[];
  /** By row, by pass space: the seat whose disc is there, or NOBODY. */
  diceColumn: number[];
  passColumn: number[];
  /** By city space: NOBODY, a seat, or CITIZEN. */
  cities: number[];
  /** By district: the favour on it, or NO_FAVOUR once it is built. */
  districts: number[];
  /** By ship space: a seat or NOBODY. */
  harbours: number[];
  /** By field: wood; which fields are converted, as bits. */
  wood: number[];
  converted: number;
  /** By colony, the A and the B reward. */
  rewards: number[];
  /** By building: guild dice and pirate dice on its character. */
  guildDice: number[];
  pirateDiceOn: number[];
  /** The building in use, or NO_BUILDING; what was rolled there. */
  building: number;
  rolled: number;
  rolledPirate: number;
  /** In this turn: a favour was used, so much wood was bought, and which favours have their effect later. */
  favourUsed: boolean;
  woodBought: number;
  engineer: boolean;
  lord: boolean;
  diplomat: boolean;
  seats: Seat[];
}

export const NOBODY = -1;
/** A neutral citizen, on a city space. */
export const CITIZEN = 4;
export const NO_FAVOUR = -1;
export const NO_BUILDING = -1;

/** The table as the rules of this game use it. */
export type MadeiraTable = Table<Madeira, Scene>;

export function copySeat(seat: Seat, pirates: number): Seat {
  return {
    items: seat.items.slice(),
    pirates,
    vp: seat.vp,
    mill: seat.mill,
    home: seat.home,
    ships: seat.ships,
    watch: seat.watch,
    land: seat.land,
    colonies: seat.colonies.slice(),
    markers: seat.markers.slice(),
    dice: seat.dice.slice(),
    requests: seat.requests.slice(),
    favours: seat.favours,
    faceUp: seat.faceUp,
    startedWith: seat.startedWith,
    earned: seat.earned.slice(),
  };
}

/** A table with a copy of all that is open, and with these frames and seats. */
export function tableWith(open: Madeira, stack: Scene[], seats: Seat[]): Madeira {
  return {
    players: open.players,
    stack,
    pack: open.pack,
    round: open.round,
    phase: open.phase,
    characters: open.characters.slice(),
    pirateDice: open.pirateDice.slice(),
    rowDice: open.rowDice.slice(),
    rowRequests: open.rowRequests.slice(),
    diceColumn: open.diceColumn.slice(),
    passColumn: open.passColumn.slice(),
    cities: open.cities.slice(),
    districts: open.districts.slice(),
    harbours: open.harbours.slice(),
    wood: open.wood.slice(),
    converted: open.converted,
    rewards: open.rewards.slice(),
    guildDice: open.guildDice.slice(),
    pirateDiceOn: open.pirateDiceOn.slice(),
    building: open.building,
    rolled: open.rolled,
    rolledPirate: open.rolledPirate,
    favourUsed: open.favourUsed,
    woodBought: open.woodBought,
    engineer: open.engineer,
    lord: open.lord,
    diplomat: open.diplomat,
    seats,
  };
}

/** An independent copy of the whole table. */
export function copy(state: Madeira): Madeira {
  const stack: Scene[] = [];
  for (let place = 0; place < state.stack.length; place++) stack.push(copyScene(state.stack[place]));
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.players; seat++) seats.push(copySeat(state.seats[seat], state.seats[seat].pirates));
  return tableWith(state, stack, seats);
}

/** The values of the pieces at this table. */
export function contentOf(state: Pick<Madeira, "players" | "pack">): Content {
  return contentFor(state.players, state.pack);
}

/** How many bits are set. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** MA-C-11: own workers on the fields of a region. */
export function workersInRegion(seat: Seat, region: number): number {
  return countBits(seat.land & REGION_FIELDS[region]);
}

export function isInForest(seat: Seat): boolean {
  return (seat.land & (1 << FOREST)) !== 0;
}

/** Own workers, or citizens, in a city. */
export function figuresInCity(state: Madeira, city: number, owner: number): number {
  let count = 0;
  const first = city * SPACES_PER_CITY;
  for (let space = first; space < first + SPACES_PER_CITY; space++) if (state.cities[space] === owner) count++;
  return count;
}

/** MA-D-40: own workers on the board. */
export function workersOnBoard(state: Madeira, seat: SeatId): number {
  const { land, colonies, watch } = state.seats[seat];
  let count = countBits(land) + colonies[0] + colonies[1] + colonies[2] + watch;
  for (let space = 0; space < state.cities.length; space++) if (state.cities[space] === seat) count++;
  return count;
}

/** MA-MOVE-06: is the space empty and its district built? */
export function isOpenSpace(state: Madeira, space: number): boolean {
  return state.cities[space] === NOBODY && isBuiltSpace(state, space);
}

export function isBuiltSpace(state: Madeira, space: number): boolean {
  const district = DISTRICT_OF_SPACE[space];
  return district === NOWHERE || state.districts[district] === NO_FAVOUR;
}

/** Own ships in a colony. */
export function shipsInColony(state: Madeira, seat: SeatId, colony: number): number {
  let count = 0;
  const first = MARKET_SPACES + colony * COLONY_SPACES;
  for (let space = first; space < first + COLONY_SPACES; space++) if (state.harbours[space] === seat) count++;
  return count;
}

/** Ships on the board. */
export function shipsOnBoard(seat: Seat): number {
  return SHIPS - seat.ships;
}

/** Action markers that are not on a building. */
export function markersLeft({ markers }: Seat): number {
  return MARKERS - markers[0] - markers[1] - markers[2] - markers[3] - markers[4];
}

/** MA-B-HARVEST-03: the good a field yields. */
export function goodOf(state: Madeira, field: number): number {
  const content = contentOf(state);
  return (state.converted & (1 << field)) !== 0 ? content.convertsTo[field] : content.fieldGood[field];
}

/** The seats in pass order. */
export function passOrder({ passColumn }: Pick<Madeira, "passColumn">): SeatId[] {
  return passColumn.filter((seat) => seat !== NOBODY);
}

/** The place of a seat's disc in the pass column, or PASS_COUNT if it is not there. */
export function passPlace({ passColumn }: Pick<Madeira, "passColumn">, seat: SeatId): number {
  for (let place = 0; place < PASS_COUNT; place++) if (passColumn[place] === seat) return place;
  return PASS_COUNT;
}

/** MA-WOOD-03: wood the seat can reach, no more than `most`. */
export function woodInReach(state: Madeira, seat: SeatId, most: number): number {
  const player = state.seats[seat];
  if (isInForest(player)) return most;
  let wood = 0;
  for (let field = 0; field < FIELD_COUNT; field++) if ((player.land & (1 << field)) !== 0) wood += state.wood[field];
  return wood < most ? wood : most;
}
