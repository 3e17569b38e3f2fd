import { asks, type Chance, inTurn, type Options, sequence, start } from "@caravel/kernel";
import { type Content, contentFor, goodsInBox } from "../content/content.ts";
import { IS_STARRED, MISSIONS, MISSIONS_IN_PLAY } from "../content/missions.ts";
import {
  CANNONS_PER_PLAYER,
  CHEST_VALUES,
  GRID_SIZES,
  ITEMS,
  MOST_SLOTS,
  PLAIN_GOODS,
  PORT_COUNT,
  RUM,
  SEA_TILE_COUNT,
  START_RUM,
} from "../content/pieces.ts";
import { PEACE_KNIGHT, STERNS, UPGRADES } from "../content/ships.ts";
import { SIDE_NAMES } from "../content/supply-boards.ts";
import { FIRST_PORT_FACE } from "../content/tiles.ts";
import { fact } from "./events.ts";
import { chartFor, OFF_THE_GRID } from "./map.ts";
import { noWayOut, PIRATE, SHIP } from "./moves.ts";
import {
  ASHORE,
  EMPTY,
  isPort,
  NO_CARDS,
  NO_MARKER,
  NOT_IN_BATTLE,
  type Portolano,
  type PortolanoTable,
  type Seat,
  startPlayer,
} from "./state.ts";
import { STEP } from "./steps.ts";
import { giveStart } from "./sterns.ts";
import { type Watch, watch } from "./watch.ts";
import { spinWind } from "./wind.ts";

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, number) => number);

/** Everything that is shuffled, in order. */
const PORTS = numbers(PORT_COUNT);
const SEA_TILES = numbers(SEA_TILE_COUNT);
const MISSION_CARDS = numbers(MISSIONS.length);
const STERN_TILES = numbers(STERNS.length);

function shuffled(items: readonly number[], chance: Chance): number[] {
  const order = items.slice();
  chance.shuffle(order);
  return order;
}

/** PO-SETUP-01, -31: each tile with a random face up; a face is twice its tile, or one more. */
function withFaces(tiles: readonly number[], chance: Chance): number[] {
  return tiles.map((tile) => tile * 2 + chance.roll(2));
}

/** PO-SETUP-01, -31: the sea tiles of the grid; of a part of them one has the upgrade action. */
function seaTiles(count: number, { upgradeTiles }: Content, chance: Chance): readonly number[] {
  if (count === SEA_TILE_COUNT) return SEA_TILES;
  const sure = upgradeTiles[chance.roll(upgradeTiles.length)];
  const others = SEA_TILES.filter((tile) => tile !== sure);
  return [sure, ...shuffled(others, chance).slice(0, count - 1)];
}

/** A ship before anything is fitted or loaded (PO-SETUP-15). */
export function newSeat(stern: number, missions: readonly number[]): Seat {
  return {
    stern,
    place: ASHORE,
    items: ITEMS.map((_, item) => (item === RUM ? START_RUM : 0)),
    cannons: 0,
    upgrades: UPGRADES.map(() => 0),
    chests: [],
    // PO-SETUP-10: a marker on each starred mission
    markers: missions.map((mission) => (IS_STARRED[mission] ? 1 : NO_MARKER)),
    laid: NO_CARDS,
    drifted: false,
    anchored: false,
    peaceMarker: stern === PEACE_KNIGHT,
  };
}

/** PO-SETUP: lays out the box. The supply side is drawn unless the table named one (PO-RULING-03). */
export function setup(players: number, options: Options, chance: Chance): Portolano {
  const pack = String(options.content ?? "");
  const content = contentFor(players, pack);
  const size = GRID_SIZES[players];
  const ports = shuffled(PORTS, chance).map((port) => FIRST_PORT_FACE / 2 + port);
  const sea = seaTiles(size.side * size.side - size.ports, content, chance);
  const grid = withFaces(shuffled(sea.concat(ports.slice(0, size.ports)), chance), chance);
  const pile = withFaces(ports.slice(size.ports), chance);
  const named = SIDE_NAMES.indexOf(String(options.supply ?? ""));
  const side = named === -1 ? chance.roll(SIDE_NAMES.length) : named;
  const chests = shuffled(CHEST_VALUES, chance);
  const missions = shuffled(MISSION_CARDS, chance).slice(0, MISSIONS_IN_PLAY);
  const sterns = shuffled(STERN_TILES, chance);
  const state: Portolano = {
    players,
    stack: [],
    pack,
    cardsChange: options.cards === "changeable",
    round: 0,
    start: chance.roll(players),
    wind: 0,
    lastRound: 0,
    grid,
    slots: new Array<number>(size.ports * MOST_SLOTS).fill(EMPTY),
    pirate: ASHORE,
    used: [],
    pileIsUsed: false,
    side,
    taken: PLAIN_GOODS.map(() => 0),
    box: goodsInBox(content, side),
    cannons: CANNONS_PER_PLAYER * players,
    stacks: UPGRADES.map(() => players),
    missions,
    revealed: NO_CARDS,
    fought: 0,
    satOut: 0,
    beatPirate: 0,
    threeHits: 0,
    hits: new Array<number>(players).fill(NOT_IN_BATTLE),
    chests,
    pile,
    seats: sterns.slice(0, players).map((stern) => newSeat(stern, missions)),
  };
  state.stack = [watch(STEP.round, state.start), watch(STEP.opening, state.start)];
  return state;
}

/** PO-SETUP-16 to -20: what is done before the first round. */
export const opening = sequence<Portolano, Watch>("opening", {
  begin: tellSetUp,
  sterns: inTurn({ from: startPlayer, turn: giveStart }),
  pirate: start(({ start: first }) => watch(STEP.placePirate, first)),
  ships: inTurn({ from: startPlayer, turn: (table, _frame, seat) => table.push(watch(STEP.placeShip, seat)) }),
  wind: spinWind,
});

function tellSetUp(table: PortolanoTable): void {
  if (table.tell === null) return;
  const { start: first, side, missions, seats } = table.state;
  const sterns = seats.map(({ stern }) => stern);
  table.tell?.(fact({ type: "setUp", start: first, side, missions: missions.slice(), sterns }));
}

function seaPlace(state: Portolano, word: number): number {
  const place = chartFor(state.players).placeOf[word];
  return place === OFF_THE_GRID || isPort(state.grid[place]) ? OFF_THE_GRID : place;
}

function refusePlace(state: Portolano, word: number, rule: string): string | null {
  if (chartFor(state.players).placeOf[word] === OFF_THE_GRID) return "PO-SETUP-31";
  return seaPlace(state, word) === OFF_THE_GRID ? rule : null;
}

/** PO-SETUP-18: the start player puts the pirate on any sea tile. */
export const placePirate = asks<Portolano, Watch>("placePirate", {
  verbs: [PIRATE],
  turnRule: "PO-SETUP-18",
  instead: noWayOut("PO-SETUP-18"),
  moves(state, _frame, _seat, list) {
    const { places, wordOf } = chartFor(state.players);
    for (let place = 0; place < places; place++) if (!isPort(state.grid[place])) list.add(PIRATE.of(wordOf[place]));
  },
  refuse: (state, _frame, _seat, move) => refusePlace(state, PIRATE.first(move), "PO-SETUP-18"),
  play(table, _frame, seat, move) {
    const place = seaPlace(table.state, PIRATE.first(move));
    table.state.pirate = place;
    table.tell?.(fact({ type: "piratePlaced", seat, place }));
    table.pop();
  },
});

/** PO-SETUP-19: in start order each puts his ship on any sea tile. */
export const placeShip = asks<Portolano, Watch>("placeShip", {
  verbs: [SHIP],
  turnRule: "PO-SETUP-19",
  instead: noWayOut("PO-SETUP-19"),
  moves(state, _frame, _seat, list) {
    const { places, wordOf } = chartFor(state.players);
    for (let place = 0; place < places; place++) if (!isPort(state.grid[place])) list.add(SHIP.of(wordOf[place]));
  },
  refuse: (state, _frame, _seat, move) => refusePlace(state, SHIP.first(move), "PO-SETUP-19"),
  play(table, _frame, seat, move) {
    const place = seaPlace(table.state, SHIP.first(move));
    table.state.seats[seat].place = place;
    table.tell?.(fact({ type: "shipPlaced", seat, place }));
    table.pop();
  },
});
