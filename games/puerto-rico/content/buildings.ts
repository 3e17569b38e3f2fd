/** All buildings of the box, one row each; a building's number is its row: base game, expansion I, expansion II. */

import { COFFEE, INDIGO, SUGAR, TOBACCO } from "./pieces.ts";

/** One kind of building tile. */
export interface Building {
  readonly name: string;
  /** 0 is the base game. */
  readonly expansion: 0 | 1 | 2;
  readonly cost: number;
  readonly points: number;
  /** Circles for colonists. */
  readonly circles: number;
  /** Tiles with 3 to 5 players, and with two. */
  readonly copies: number;
  readonly copiesForTwo: number;
  /** Column of the bank board: how many quarries help at most. */
  readonly column: number;
  readonly isLarge: boolean;
  /** The good it produces, or null. */
  readonly good: number | null;
  /** Every building is beige that is not a production building; the jeweler is one, though it produces no good. */
  readonly isBeige: boolean;
}

function production(
  name: string,
  good: number,
  cost: number,
  points: number,
  circles: number,
  copies: number,
  column: number,
): Building {
  return {
    name,
    expansion: 0,
    cost,
    points,
    circles,
    copies,
    copiesForTwo: 2,
    column,
    isLarge: false,
    good,
    isBeige: false,
  };
}

function small(
  expansion: 0 | 1 | 2,
  name: string,
  cost: number,
  points: number,
  changed: Partial<Building> = {},
): Building {
  const column = columnOfCost(cost);
  return {
    name,
    expansion,
    cost,
    points,
    circles: 1,
    copies: 2,
    copiesForTwo: 1,
    column,
    isLarge: false,
    good: null,
    isBeige: true,
    ...changed,
  };
}

function large(expansion: 0 | 1 | 2, name: string, changed: Partial<Building> = {}): Building {
  return { ...small(expansion, name, 10, 4), copies: 1, isLarge: true, ...changed };
}

/** PR-EXP-09: the column of every building that is not one of the six plants. */
export function columnOfCost(cost: number): number {
  return cost <= 3 ? 1 : cost <= 6 ? 2 : cost <= 9 ? 3 : 4;
}

/**
 * Provenance. Printed rulebook: names, effects, the costs of hacienda, construction hut, forest house, black market, office,
 * factory, university and wharf, circles of guest house and statue, the numbers of tiles in all. Public, each found in at
 * least two sources: the other costs, points, circles, copies of the production buildings, columns.
 */
export const BUILDINGS: readonly Building[] = [
  production("small-indigo-plant", INDIGO, 1, 1, 1, 4, 1),
  production("small-sugar-mill", SUGAR, 2, 1, 1, 4, 1),
  production("indigo-plant", INDIGO, 3, 2, 3, 3, 2),
  production("sugar-mill", SUGAR, 4, 2, 3, 3, 2),
  production("tobacco-storage", TOBACCO, 5, 3, 3, 3, 3),
  production("coffee-roaster", COFFEE, 6, 3, 2, 3, 3),
  small(0, "small-market", 1, 1),
  small(0, "hacienda", 2, 1),
  small(0, "construction-hut", 2, 1),
  small(0, "small-warehouse", 3, 1),
  small(0, "hospice", 4, 2),
  small(0, "office", 5, 2),
  small(0, "large-market", 5, 2),
  small(0, "large-warehouse", 6, 2),
  small(0, "factory", 7, 3),
  small(0, "university", 8, 3),
  small(0, "harbor", 8, 3),
  small(0, "wharf", 9, 3),
  large(0, "guild-hall"),
  large(0, "residence"),
  large(0, "fortress"),
  large(0, "customs-house"),
  large(0, "city-hall"),
  small(1, "aqueduct", 1, 1),
  small(1, "forest-house", 2, 1),
  small(1, "black-market", 2, 1),
  small(1, "storehouse", 3, 1),
  small(1, "guest-house", 4, 2, { circles: 2 }),
  small(1, "trading-post", 5, 2),
  small(1, "church", 5, 2),
  small(1, "small-wharf", 6, 2),
  small(1, "lighthouse", 7, 3),
  small(1, "specialty-factory", 8, 3),
  small(1, "library", 8, 3),
  small(1, "union-hall", 9, 3),
  large(1, "statue", { circles: 0, points: 8 }),
  large(1, "cloister"),
  small(2, "land-office", 2, 1),
  small(2, "chapel", 3, 1),
  small(2, "hunting-lodge", 4, 2),
  small(2, "zoning-office", 5, 2),
  small(2, "royal-supplier", 6, 2),
  small(2, "villa", 7, 3),
  small(2, "jeweler", 8, 3, { copiesForTwo: 2, isBeige: false }),
  large(2, "royal-garden"),
];

export const SMALL_INDIGO_PLANT = 0;
export const SMALL_SUGAR_MILL = 1;
export const INDIGO_PLANT = 2;
export const SUGAR_MILL = 3;
export const TOBACCO_STORAGE = 4;
export const COFFEE_ROASTER = 5;
export const SMALL_MARKET = 6;
export const HACIENDA = 7;
export const CONSTRUCTION_HUT = 8;
export const SMALL_WAREHOUSE = 9;
export const HOSPICE = 10;
export const OFFICE = 11;
export const LARGE_MARKET = 12;
export const LARGE_WAREHOUSE = 13;
export const FACTORY = 14;
export const UNIVERSITY = 15;
export const HARBOR = 16;
export const WHARF = 17;
export const GUILD_HALL = 18;
export const RESIDENCE = 19;
export const FORTRESS = 20;
export const CUSTOMS_HOUSE = 21;
export const CITY_HALL = 22;
export const AQUEDUCT = 23;
export const FOREST_HOUSE = 24;
export const BLACK_MARKET = 25;
export const STOREHOUSE = 26;
export const GUEST_HOUSE = 27;
export const TRADING_POST = 28;
export const CHURCH = 29;
export const SMALL_WHARF = 30;
export const LIGHTHOUSE = 31;
export const SPECIALTY_FACTORY = 32;
export const LIBRARY = 33;
export const UNION_HALL = 34;
export const STATUE = 35;
export const CLOISTER = 36;
export const LAND_OFFICE = 37;
export const CHAPEL = 38;
export const HUNTING_LODGE = 39;
export const ZONING_OFFICE = 40;
export const ROYAL_SUPPLIER = 41;
export const VILLA = 42;
export const JEWELER = 43;
export const ROYAL_GARDEN = 44;

/** The buildings of the base game. */
export const BASE_BUILDINGS = BUILDINGS.filter(({ expansion }) => expansion === 0);

/** The names of the buildings, in the order of their numbers. */
export const BUILDING_NAMES = BUILDINGS.map(({ name }) => name);

export const BUILDING_COUNT = BUILDINGS.length;
/** Spaces of the city a building covers. */
export const SPACES = BUILDINGS.map(({ isLarge }) => (isLarge ? 2 : 1));

/** By good: the buildings that produce it. Corn needs none. */
export const PRODUCERS: readonly (readonly number[])[] = [
  [],
  [SMALL_INDIGO_PLANT, INDIGO_PLANT],
  [SMALL_SUGAR_MILL, SUGAR_MILL],
  [TOBACCO_STORAGE],
  [COFFEE_ROASTER],
];

/** PR-EXP-01: the six plants that are in every game; they come first, all other buildings can be chosen. */
export const PLANTS = [SMALL_INDIGO_PLANT, SMALL_SUGAR_MILL, INDIGO_PLANT, SUGAR_MILL, TOBACCO_STORAGE, COFFEE_ROASTER];

/** PR-EXP-03: spaces of the bank board for chosen buildings, by cost. */
export const BOARD_SPACES: Readonly<Record<number, number>> = {
  1: 1,
  2: 2,
  3: 1,
  4: 1,
  5: 2,
  6: 1,
  7: 1,
  8: 2,
  9: 1,
  10: 5,
};
