import { GivenError } from "@caravel/kernel";
import { count, type Fields, fields, flag, list, numberOf, refuseTwice, seatNumber } from "@caravel/kernel/given";
import { MISSION_NAMES, MISSIONS_IN_PLAY } from "../content/missions.ts";
import {
  CANNONS_PER_PLAYER,
  CHEST_VALUES,
  COCOA,
  DIRECTIONS,
  GOODS,
  GOODS_IN_BOX,
  MOST_SLOTS,
  PLAIN_GOODS,
} from "../content/pieces.ts";
import { UPGRADES } from "../content/ships.ts";
import { SIDE_NAMES } from "../content/supply-boards.ts";
import { FACE_NAMES } from "../content/tiles.ts";
import { arrangeMoment } from "./beginning.ts";
import { placeNumber } from "./given.ts";
import { placeWord } from "./map.ts";
import { firstSlot } from "./ports.ts";
import { arrangeSeats } from "./seats-given.ts";
import { upgradeValues } from "./ship.ts";
import { COVERED, contentOf, copy, EMPTY, isPort, type Portolano } from "./state.ts";
import { rowOf } from "./supply.ts";

export { describe } from "./describe.ts";

const GIVEN = [
  "round",
  "start",
  "wind",
  "lastRound",
  "tiles",
  "ports",
  "pile",
  "used",
  "pileIsUsed",
  "pirate",
  "supply",
  "chests",
  "missions",
  "seats",
  "at",
];

/** Lays a position over a fresh game; whatever is not on ships, in ports or on the supply board goes back to the box. */
export function arrange(fresh: Portolano, value: unknown): Portolano {
  const given = fields(value, "given", GIVEN);
  const state = copy(fresh);
  arrangeRound(state, given);
  arrangeTiles(state, given);
  arrangePorts(state, given.ports ?? {});
  const rows = arrangeSupply(state, given.supply ?? {});
  if (given.missions !== undefined) arrangeMissions(state, given.missions);
  arrangeSeats(state, given.seats ?? {});
  arrangeChests(state, given.chests ?? []);
  takeFromRows(state, rows);
  returnToSupplies(state);
  arrangeMoment(state, given.at ?? { moment: "sterns" });
  return state;
}

function arrangeRound(state: Portolano, given: Fields): void {
  state.start = given.start === undefined ? 0 : seatNumber(given.start, state, "start");
  if (given.wind !== undefined) state.wind = numberOf(given.wind, DIRECTIONS, "wind");
  if (given.round !== undefined) state.round = count(given.round, "round");
  if (given.lastRound !== undefined) state.lastRound = count(given.lastRound, "lastRound");
}

/** `tiles: { b3: S05a }` puts a face on a place; the tile that lay there goes where that one was. */
function arrangeTiles(state: Portolano, given: Fields): void {
  refuseTilesTwice(state, given);
  if (given.pile !== undefined) arrangePile(state, given.pile);
  if (given.used !== undefined)
    for (const name of list(given.used, "used")) {
      const face = numberOf(name, FACE_NAMES, "used");
      const place = state.pile.findIndex((other) => other >> 1 === face >> 1);
      if (place === -1) throw new GivenError(`used: ${name} is not in the pile of this game; name another port`);
      state.pile.splice(place, 1);
      state.used.push(face);
    }
  if (given.pileIsUsed !== undefined) state.pileIsUsed = flag(given.pileIsUsed, "pileIsUsed");
  const names = state.grid.map((_, place) => placeWord(state.players, place));
  const tiles = Object.entries(fields(given.tiles ?? {}, "tiles", names));
  const named = { all: new Set(tiles.map(([word]) => placeNumber(word, state, "tiles"))), done: new Set<number>() };
  for (const [word, name] of tiles)
    putTile(state, placeNumber(word, state, "tiles"), numberOf(name, FACE_NAMES, `tiles.${word}`), named);
  if (given.pirate !== undefined) state.pirate = placeNumber(given.pirate, state, "pirate");
}

/** A tile lies in one place: in the grid, in the pile or among the used ports. */
function refuseTilesTwice(state: Portolano, given: Fields): void {
  const places = state.grid.map((_, place) => placeWord(state.players, place));
  const names = [
    ...Object.values(fields(given.tiles ?? {}, "tiles", places)),
    ...list(given.pile ?? [], "pile"),
    ...list(given.used ?? [], "used"),
  ];
  const tiles = names.map((name) => numberOf(name, FACE_NAMES, "tiles, pile and used") >> 1);
  refuseTwice(tiles, (tile) => `the tile ${FACE_NAMES[tile * 2].slice(0, -1)}`, "given");
}

/** The places named in `tiles`, and those of them that have their tile. */
interface Named {
  readonly all: ReadonlySet<number>;
  readonly done: Set<number>;
}

function putTile(state: Portolano, place: number, face: number, named: Named): void {
  const isTile = (other: number) => other >> 1 === face >> 1;
  if (!state.grid.some(isTile)) bringIn(state, place, face, named);
  state.grid[state.grid.findIndex(isTile)] = state.grid[place];
  state.grid[place] = face;
  named.done.add(place);
}

/** Changes a tile that is not in the grid for one of its sort that is, and that was not put there on purpose. */
function bringIn(state: Portolano, place: number, face: number, named: Named): void {
  const isSort = (other: number) => isPort(state.grid[other]) === isPort(face);
  const free = [...state.grid.keys()].filter((other) => isSort(other) && !named.done.has(other));
  const unnamed = free.filter((other) => !named.all.has(other));
  const out = free.includes(place) ? place : (unnamed.at(-1) ?? free.at(-1));
  if (out === undefined) throw new GivenError(`tiles: there is no room for ${FACE_NAMES[face]}`);
  for (const lying of [state.pile, state.used]) {
    const found = lying.findIndex((other) => other >> 1 === face >> 1);
    if (found !== -1) lying[found] = state.grid[out];
  }
  state.grid[out] = face;
}

/** `pile: [P4a, P1b]` names the pile from the bottom to the top: ports of the grid that are named change places with others. */
function arrangePile(state: Portolano, value: unknown): void {
  const named = list(value, "pile").map((name) => numberOf(name, FACE_NAMES, "pile"));
  const inPile = (face: number) => named.some((other) => other >> 1 === face >> 1);
  const others = state.pile.filter((face) => !inPile(face));
  state.grid = state.grid.map((face) => (isPort(face) && inPile(face) ? (others.pop() ?? face) : face));
  state.pile = named;
  state.used = others;
}

/** `ports: { b3: [wine, null, cocoa, cocoa-2] }`: what lies in the slots, from left to right; `cocoa-2` is the second slot of a cocoa. */
function arrangePorts(state: Portolano, value: unknown): void {
  state.slots.fill(EMPTY);
  const places = state.grid.map((_, place) => placeWord(state.players, place));
  for (const [word, goods] of Object.entries(fields(value, "ports", places))) {
    const place = placeNumber(word, state, "ports");
    if (!isPort(state.grid[place])) throw new GivenError(`ports.${word}: there is no port`);
    for (const [slot, name] of list(goods, `ports.${word}`).entries()) {
      if (slot >= MOST_SLOTS) throw new GivenError(`ports.${word} has at most ${MOST_SLOTS} slots`);
      state.slots[firstSlot(state, place) + slot] = slotContent(name, `ports.${word}`);
    }
  }
}

function slotContent(name: unknown, where: string): number {
  if (name === null) return EMPTY;
  return name === "cocoa-2" ? COVERED : numberOf(name, GOODS, where);
}

/** `supply: { side: B1a, left: { wine: 1 } }`; says which rows were given. */
function arrangeSupply(state: Portolano, value: unknown): Fields {
  const given = fields(value, "supply", ["side", "left"]);
  if (given.side !== undefined) state.side = numberOf(given.side, SIDE_NAMES, "supply.side");
  const left = fields(given.left ?? {}, "supply.left", PLAIN_GOODS);
  for (const [row, name] of PLAIN_GOODS.entries())
    if (left[name] !== undefined)
      state.taken[row] = contentOf(state).rows[state.side][row].length - count(left[name], `supply.left.${name}`);
  return left;
}

function arrangeMissions(state: Portolano, value: unknown): void {
  const named = list(value, "missions").map((name) => numberOf(name, MISSION_NAMES, "missions"));
  refuseTwice(named, (mission) => MISSION_NAMES[mission], "missions");
  if (named.length !== MISSIONS_IN_PLAY)
    throw new GivenError(`missions must be ${MISSIONS_IN_PLAY}, not ${named.length}`);
  state.missions = named;
}

/** `chests: [3, 1]`: the next ones to be drawn, the first one first; what nobody holds lies below them. */
function arrangeChests(state: Portolano, value: unknown): void {
  const next = list(value, "chests").map((chest) => count(chest, "chests"));
  const rest: number[] = [...CHEST_VALUES];
  for (const chest of [...next, ...state.seats.flatMap(({ chests }) => chests)]) {
    const place = rest.indexOf(chest);
    if (place === -1) throw new GivenError(`chests: there are no more chests of ${chest}`);
    rest.splice(place, 1);
  }
  state.chests = [...rest, ...next.reverse()];
}

/** Goods of a kind that are in the box if everything else is where it is given. */
function goodsLeft(state: Portolano, good: number): number {
  const rows = PLAIN_GOODS.flatMap((_, row) => rowOf(state, row));
  const held = state.seats.reduce((sum, { items }) => sum + items[good], 0);
  return GOODS_IN_BOX[good] - held - [...rows, ...state.slots].filter((item) => item === good).length;
}

/** Rows of which nothing is said are taken down until the goods on ships and in ports are off the board. */
function takeFromRows(state: Portolano, fixed: Fields): void {
  const rows = [...PLAIN_GOODS.keys()].filter((row) => fixed[PLAIN_GOODS[row]] === undefined);
  for (const good of [COCOA, ...PLAIN_GOODS.keys()])
    while (goodsLeft(state, good) < 0) {
      const ahead = rows.map((row) => rowOf(state, row).indexOf(good));
      const nearest = Math.min(...ahead.filter((items) => items !== -1));
      if (nearest === Number.POSITIVE_INFINITY) break;
      state.taken[rows[ahead.indexOf(nearest)]] += nearest + 1;
    }
}

/** The box, the cannons and the upgrade stacks hold what is nowhere else. */
function returnToSupplies(state: Portolano): void {
  state.box = GOODS.map((_, good) => goodsLeft(state, good));
  state.cannons = CANNONS_PER_PLAYER * state.players - state.seats.reduce((sum, { cannons }) => sum + cannons, 0);
  state.stacks = UPGRADES.map((_, kind) => {
    const fitted = state.seats.flatMap((seat) => upgradeValues(seat, kind)).filter((value) => value > 0);
    return Math.min(state.players, ...fitted.map((value) => value - 1));
  });
}
