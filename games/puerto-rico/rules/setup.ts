import type { Chance } from "@caravel/kernel";
import { BUILDING_COUNT, copiesFor } from "../content/buildings.ts";
import { GOODS, ROLES, SHIPS, TABLE_SIZES, type TableSize, TILES } from "../content/pieces.ts";
import { EMPTY, IN_THE_MIDDLE, NOT_BUILT, NOT_IN_THE_GAME, type PuertoRico, type Seat } from "./state.ts";
import { startYear } from "./year.ts";

const none = (kinds: readonly unknown[]): number[] => kinds.map(() => 0);

function newSeat(size: TableSize): Seat {
  return {
    doubloons: size.doubloons,
    points: 0,
    windRose: 0,
    barrels: none(GOODS),
    island: none(TILES),
    workers: none(TILES),
    city: Array.from({ length: BUILDING_COUNT }, () => NOT_BUILT),
  };
}

/** PR-SETUP, PR-2P: lays out the box. The first governor is drawn (ruling PR-RULING-40). */
export function setup(players: number, chance: Chance): PuertoRico {
  const size = TABLE_SIZES[players];
  const state: PuertoRico = {
    players,
    stack: [],
    year: 0,
    governor: chance.roll(players),
    endings: 0,
    cardMoney: none(ROLES),
    takenBy: ROLES.map((_, role) => (size.roles.includes(role) ? IN_THE_MIDDLE : NOT_IN_THE_GAME)),
    points: size.points,
    colonists: size.colonists,
    colonistShip: players,
    quarries: size.quarries,
    supply: size.barrels.slice(),
    house: none(GOODS),
    faceUp: none(GOODS),
    faceDown: size.tiles.slice(),
    discards: none(GOODS),
    shipGood: SHIPS.map((_, ship) => (size.ships.includes(ship) ? EMPTY : NOT_IN_THE_GAME)),
    shipBarrels: none(SHIPS),
    bank: copiesFor(players),
    seats: Array.from({ length: players }, () => newSeat(size)),
  };
  for (const [distance, kind] of size.plantations.entries()) {
    state.seats[(state.governor + distance) % players].island[kind]++;
    state.faceDown[kind]--;
  }
  for (let tile = 0; tile < size.faceUp; tile++) state.faceUp[chance.draw(state.faceDown)]++;
  startYear(state);
  return state;
}
