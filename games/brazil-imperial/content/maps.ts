import { type Hex, HexMap, hexesOfAll, hexName } from "@caravel/kernel";
import { SCENARIOS, type Scenario } from "./scenarios.ts";
import { ORANGE, UNIT_KIND_OF, UNIT_KINDS } from "./units.ts";

/** What a hex is without tiles (BI-TERR-01); a cloud stays one when its tile is gone. */
export const TERRAINS = ["clearing", "forest", "goldmine", "cloud", "water", "capital"] as const;
export type Terrain = (typeof TERRAINS)[number];
export const [CLEARING, FOREST, GOLDMINE, CLOUD, WATER, CAPITAL] = [0, 1, 2, 3, 4, 5];
const LETTERS = ".FG?~C";
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
  readonly capitals: readonly number[];
  /** By hex: the number of its word in notation. */
  readonly wordOf: readonly number[];
  /** By word of notation: the hex, or OFF_THE_MAP. */
  readonly hexOf: readonly number[];
  /** The enemy of the solo scenario: his capital, and where his units stand. */
  readonly enemyCapital: number;
  readonly enemyUnits: readonly number[];
}

export const OFF_THE_MAP = -1;

const grids = SCENARIOS.map(
  ({ rows }) => new HexMap(rows.flatMap(({ q, r, terrain }) => [...terrain].map((_, place) => ({ q: q + place, r })))),
);
const ALL_HEXES = hexesOfAll(grids);

/** Every hex of any map, as notation writes it. */
export const HEX_WORDS: readonly string[] = ALL_HEXES.map(hexName);

function makeMap(scenario: Scenario, grid: HexMap): GameMap {
  const terrain = scenario.rows.flatMap((row) => [...row.terrain].map((letter) => LETTERS.indexOf(letter)));
  const names = grid.hexes.map(hexName);
  const hexAt = (name: string): number => names.indexOf(name);
  return {
    scenario,
    size: grid.size,
    hexes: grid.hexes,
    terrain,
    neighbours: grid.neighbours,
    isEdge: grid.neighbours.map(({ length }) => length < ALL_NEIGHBOURS),
    capitals: [...terrain.keys()].filter((hex) => terrain[hex] === CAPITAL),
    wordOf: names.map((name) => HEX_WORDS.indexOf(name)),
    hexOf: HEX_WORDS.map(hexAt),
    enemyCapital: scenario.enemy === null ? OFF_THE_MAP : hexAt(scenario.enemy.capital),
    enemyUnits: scenario.enemy === null ? [] : placeEnemies(scenario.enemy.units, hexAt),
  };
}

/** Where each orange unit stands, in the order of the army. */
function placeEnemies(units: readonly { unit: string; hex: string }[], hexAt: (name: string) => number): number[] {
  const left = [...units];
  return UNIT_KIND_OF[ORANGE].map((kind) => {
    const place = left.findIndex(({ unit }) => unit === UNIT_KINDS[kind]);
    return hexAt(left.splice(place, 1)[0].hex);
  });
}

/** The maps by number. */
export const MAPS: readonly GameMap[] = SCENARIOS.map((scenario, number) => makeMap(scenario, grids[number]));
export const MAP_NAMES: readonly string[] = SCENARIOS.map(({ id }) => id);

/** The maps for so many players. */
export function mapsFor(players: number): string[] {
  return SCENARIOS.filter((scenario) => scenario.players === players).map(({ id }) => id);
}
