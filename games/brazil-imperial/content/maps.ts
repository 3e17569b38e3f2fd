import { type Hex, HexMap, hexDisc, hexName } from "@caravel/kernel";
import type { Scenario } from "./scenarios.ts";
import { UNIT_KINDS } from "./units.ts";

/** What a hex is without tiles (BI-TERR-01); a cloud stays one when its tile is gone. */
export const TERRAINS = ["clearing", "forest", "goldmine", "cloud", "water", "capital"] as const;
export type Terrain = (typeof TERRAINS)[number];
export const [CLEARING, FOREST, GOLDMINE, CLOUD, WATER, CAPITAL] = [0, 1, 2, 3, 4, 5];
/** The letter of each terrain in a scenario. */
export const TERRAIN_LETTERS = ".FG?~C";
const ALL_NEIGHBOURS = 6;

/** A map with everything the rules ask of it, by the number of a hex. */
export interface GameMap {
  readonly scenario: Scenario;
  readonly size: number;
  readonly hexes: readonly Hex[];
  readonly terrain: readonly number[];
  readonly neighbours: readonly (readonly number[])[];
  /** BI-TERR-05: has it fewer than six neighbours? */
  readonly isEdge: readonly boolean[];
  /** By hex: its neighbours that are forests; gold mines; at the edge of the map or reached over water (BI-MOVE-07, -09, -10). */
  readonly forestsBeside: readonly (readonly number[])[];
  readonly minesBeside: readonly (readonly number[])[];
  readonly shoresBeside: readonly (readonly number[])[];
  readonly capitals: readonly number[];
  /** By hex: the number of its word in notation. */
  readonly wordOf: readonly number[];
  /** By word of notation: the hex, or OFF_THE_MAP. */
  readonly hexOf: readonly number[];
  /** The enemy of the solo scenario: his capital, and where his units stand. */
  readonly enemyCapital: number;
  readonly enemyUnits: readonly number[];
  readonly rounds: number;
}

export const OFF_THE_MAP = -1;

/** How far from its middle a map can reach; the maps of the box go seven hexes far. */
export const MOST_DISTANCE = 8;

/** Every hex that a map can have, as notation writes it. */
export const HEX_WORDS: readonly string[] = hexDisc(MOST_DISTANCE).map(hexName);

/** The hexes of a scenario, row by row. */
export function hexesOf({ rows }: Pick<Scenario, "rows">): Hex[] {
  return rows.flatMap(({ q, r, terrain }) => [...terrain].map((_, place) => ({ q: q + place, r })));
}

/** The terrain of each hex of a scenario, as a number. */
export function terrainOf({ rows }: Pick<Scenario, "rows">): number[] {
  return rows.flatMap(({ terrain }) => [...terrain].map((letter) => TERRAIN_LETTERS.indexOf(letter)));
}

/** The map of a scenario; `enemyArmy` is the army of the solo enemy, by kind. */
export function makeMap(scenario: Scenario, enemyArmy: readonly number[]): GameMap {
  const grid = new HexMap(hexesOf(scenario));
  const terrain = terrainOf(scenario);
  const names = grid.hexes.map(hexName);
  const hexAt = (name: string): number => names.indexOf(name);
  const { enemy } = scenario;
  const isEdge = grid.neighbours.map(({ length }) => length < ALL_NEIGHBOURS);
  const beside = (isMeant: (hex: number, from: number) => boolean): number[][] =>
    grid.neighbours.map((next, from) => next.filter((hex) => isMeant(hex, from)));
  return {
    scenario,
    size: grid.size,
    hexes: grid.hexes,
    terrain,
    neighbours: grid.neighbours,
    isEdge,
    forestsBeside: beside((hex) => terrain[hex] === FOREST),
    minesBeside: beside((hex) => terrain[hex] === GOLDMINE),
    shoresBeside: beside((hex, from) => isEdge[hex] || terrain[from] === WATER || terrain[hex] === WATER),
    capitals: [...terrain.keys()].filter((hex) => terrain[hex] === CAPITAL),
    wordOf: names.map((name) => HEX_WORDS.indexOf(name)),
    hexOf: HEX_WORDS.map(hexAt),
    enemyCapital: enemy === null ? OFF_THE_MAP : hexAt(enemy.capital),
    enemyUnits: enemy === null ? [] : placeEnemies(enemy.units, enemyArmy, hexAt),
    rounds: enemy === null ? Number.POSITIVE_INFINITY : enemy.rounds,
  };
}

/** Where each unit of the solo enemy stands, in the order of his army. */
function placeEnemies(
  units: readonly { unit: string; hex: string }[],
  army: readonly number[],
  hexAt: (name: string) => number,
): number[] {
  const left = [...units];
  return army.map((kind) => {
    const place = left.findIndex(({ unit }) => unit === UNIT_KINDS[kind]);
    return hexAt(left.splice(place, 1)[0].hex);
  });
}
