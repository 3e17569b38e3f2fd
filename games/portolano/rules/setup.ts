import { asks, type Chance, eachSeat, nextSeat, type Options, type SeatId } from "@caravel/kernel";
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
import { PIRATE, SHIP } from "./moves.ts";
import {
  ASHORE,
  EMPTY,
  isPort,
  NO_CARDS,
  NO_MARKER,
  NOT_IN_BATTLE,
  type Portolano,
  type Seat,
  type Watch,
  watch,
  watchOfAll,
} from "./state.ts";
import { STEP } from "./steps.ts";
import { giveStart } from "./sterns.ts";
import { spinWind } from "./wind.ts";

const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

function shuffled(items: number[], chance: Chance): number[] {
  chance.shuffle(items);
  return items;
}

/** PO-SETUP-01, -31: each tile with a random face up; a face is twice its tile, or one more. */
function withFaces(tiles: readonly number[], chance: Chance): number[] {
  return tiles.map((tile) => tile * 2 + chance.roll(2));
}

/** PO-SETUP-01, -31: the sea tiles of the grid; of a part of them one has the upgrade action. */
function seaTiles(count: number, { upgradeTiles }: Content, chance: Chance): number[] {
  if (count === SEA_TILE_COUNT) return numbers(count);
  const sure = upgradeTiles[chance.roll(upgradeTiles.length)];
  const others = numbers(SEA_TILE_COUNT).filter((tile) => tile !== sure);
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

/** What happens before the first round, the next thing last. */
export function openingStack(state: Portolano): Watch[] {
  return [
    watch(STEP.round, state.start),
    watchOfAll(state, STEP.placeShip),
    watch(STEP.placePirate, state.start),
    watchOfAll(state, STEP.sterns),
  ];
}

/** PO-SETUP: lays out the box. The supply side is drawn unless the table named one (PO-RULING-03). */
export function setup(players: number, options: Options, chance: Chance): Portolano {
  const pack = String(options.content ?? "");
  const content = contentFor(players, pack);
  const size = GRID_SIZES[players];
  const ports = shuffled(numbers(PORT_COUNT), chance).map((port) => FIRST_PORT_FACE / 2 + port);
  const sea = seaTiles(size.side * size.side - size.ports, content, chance);
  const grid = withFaces(shuffled([...sea, ...ports.slice(0, size.ports)], chance), chance);
  const pile = withFaces(ports.slice(size.ports), chance);
  const named = SIDE_NAMES.indexOf(String(options.supply ?? ""));
  const side = named === -1 ? chance.roll(SIDE_NAMES.length) : named;
  const chests = shuffled([...CHEST_VALUES], chance);
  const missions = shuffled(numbers(MISSIONS.length), chance).slice(0, MISSIONS_IN_PLAY);
  const sterns = shuffled(numbers(STERNS.length), chance);
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
    seats: numbers(players).map((seat) => newSeat(sterns[seat], missions)),
  };
  state.stack = openingStack(state);
  return state;
}

/** PO-SETUP-16: the sterns give what they give at the start, in start order. */
export const sterns = eachSeat<Portolano, Watch>("sterns", {
  turn(table, frame, seat) {
    const { state } = table;
    if (table.told !== null && frame.turns === state.players - 1) {
      const dealt = state.seats.map(({ stern }) => stern);
      const { start, side } = state;
      table.tell(fact({ type: "setUp", start, side, missions: state.missions.slice(), sterns: dealt }));
    }
    giveStart(table, seat);
  },
});

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
  moves(state, _frame, _seat, list) {
    const { places, wordOf } = chartFor(state.players);
    for (let place = 0; place < places; place++) if (!isPort(state.grid[place])) list.add(PIRATE.of(wordOf[place]));
  },
  refuse: (state, _frame, _seat, move) => refusePlace(state, PIRATE.first(move), "PO-SETUP-18"),
  play(table, _frame, seat, move) {
    const place = seaPlace(table.state, PIRATE.first(move));
    table.state.pirate = place;
    table.tell(fact({ type: "piratePlaced", seat, place }));
    table.pop();
  },
});

/** PO-SETUP-19, -20: in start order each puts his ship on any sea tile; then the wind is spun. */
export const placeShip = asks<Portolano, Watch>("placeShip", {
  verbs: [SHIP],
  moves(state, _frame, _seat, list) {
    const { places, wordOf } = chartFor(state.players);
    for (let place = 0; place < places; place++) if (!isPort(state.grid[place])) list.add(SHIP.of(wordOf[place]));
  },
  refuse: (state, _frame, _seat, move) => refusePlace(state, SHIP.first(move), "PO-SETUP-19"),
  play(table, frame, seat: SeatId, move) {
    const { state } = table;
    const place = seaPlace(state, SHIP.first(move));
    state.seats[seat].place = place;
    table.tell(fact({ type: "shipPlaced", seat, place }));
    frame.turns--;
    frame.seat = nextSeat(state, seat);
    if (frame.turns > 0) return;
    table.pop();
    spinWind(table);
  },
});
