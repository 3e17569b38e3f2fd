import type { Chance, Options } from "@caravel/kernel";
import { BUILDING_NAMES } from "../content/buildings.ts";
import { contentFor } from "../content/content.ts";
import { COLONISTS, GOODS, NOBLES, ROLES, SHIPS, TILES } from "../content/pieces.ts";
import { expansionsOf, firstBoard } from "./draft.ts";
import { phase } from "./frames.ts";
import {
  completeTable,
  EMPTY,
  EXPANSION_2,
  IN_THE_MIDDLE,
  NOT_BUILT,
  NOT_IN_THE_GAME,
  type OpenTable,
  type PuertoRico,
  type Seat,
} from "./state.ts";
import { STEP } from "./steps.ts";

const none = (kinds: readonly unknown[]): number[] => kinds.map(() => 0);

const NO_GOODS = none(GOODS);
const NO_TILES = none(TILES);
const BY_BUILDING = none(BUILDING_NAMES);
const EMPTY_CITY = BUILDING_NAMES.map(() => NOT_BUILT);

function newSeat(doubloons: number): Seat {
  return {
    doubloons,
    windRose: 0,
    windRoseNobles: 0,
    barrels: NO_GOODS.slice(),
    island: NO_TILES.slice(),
    workers: NO_TILES.slice(),
    workerNobles: NO_TILES.slice(),
    city: EMPTY_CITY.slice(),
    cityNobles: BY_BUILDING.slice(),
    built: [],
    forests: NO_GOODS.slice(),
    points: 0,
    secretForests: NO_GOODS.slice(),
  };
}

function cardsInTheMiddle(roles: readonly number[]): number[] {
  const takenBy = ROLES.map(() => NOT_IN_THE_GAME);
  for (const role of roles) takenBy[role] = IN_THE_MIDDLE;
  return takenBy;
}

function emptyShips(ships: readonly number[]): number[] {
  const goods = SHIPS.map(() => NOT_IN_THE_GAME);
  for (const ship of ships) goods[ship] = EMPTY;
  return goods;
}

function tilesOnBoard(board: readonly number[], copies: readonly number[]): number[] {
  const bank = BY_BUILDING.slice();
  for (const building of board) bank[building] = copies[building];
  return bank;
}

/** PR-SETUP, PR-2P, PR-NOBLE-01 to -03: lays out the box. The first governor is drawn (ruling PR-RULING-40). */
export function setup(players: number, options: Options, chance: Chance): PuertoRico {
  const pack = String(options.content ?? "");
  const { size, copies } = contentFor(players, pack);
  const expansions = expansionsOf(options);
  const hasNobles = (expansions & EXPANSION_2) !== 0;
  const governor = chance.roll(players);
  const board = firstBoard(options, chance);
  const open: OpenTable = {
    players,
    stack: [],
    expansions,
    pack,
    board,
    year: 0,
    governor,
    endings: 0,
    cardMoney: none(ROLES),
    takenBy: cardsInTheMiddle(size.roles),
    points: size.points,
    colonists: hasNobles ? COLONISTS + 1 - players : size.colonists,
    nobles: hasNobles ? NOBLES - 1 : 0,
    colonistShip: players,
    noblesAboard: hasNobles ? 1 : 0,
    quarries: size.quarries,
    supply: size.barrels.slice(),
    house: none(GOODS),
    faceUp: none(GOODS),
    discards: none(GOODS),
    shipGood: emptyShips(size.ships),
    shipBarrels: none(SHIPS),
    bank: tilesOnBoard(board, copies),
    restingGuests: 0,
  };
  const seats = Array.from({ length: players }, () => newSeat(size.doubloons));
  const state = completeTable(open, [], size.tiles, seats);
  for (const [distance, kind] of size.plantations.entries()) {
    state.seats[(governor + distance) % players].island[kind]++;
    state.faceDown[kind]--;
  }
  for (let tile = 0; tile < size.faceUp; tile++) state.faceUp[chance.draw(state.faceDown)]++;
  const isDrafted = expansions !== 0 && (options.buildings ?? "draft") === "draft";
  state.stack.push(phase(isDrafted ? STEP.draft : STEP.newYear, governor, governor));
  return state;
}
