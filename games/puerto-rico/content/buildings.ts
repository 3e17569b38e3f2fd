/** The buildings of the base game, one row each; a building's number is its row. */

import { COFFEE, INDIGO, SUGAR, TOBACCO } from "./pieces.ts";

/** One kind of building tile. */
export interface Building {
  readonly name: string;
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
  /** The good it produces, or null: then it is a beige building. */
  readonly good: number | null;
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
  return { name, cost, points, circles, copies, copiesForTwo: 2, column, isLarge: false, good };
}

function small(name: string, cost: number, points: number, column: number): Building {
  return { name, cost, points, circles: 1, copies: 2, copiesForTwo: 1, column, isLarge: false, good: null };
}

function large(name: string): Building {
  return { name, cost: 10, points: 4, circles: 1, copies: 1, copiesForTwo: 1, column: 4, isLarge: true, good: null };
}

/**
 * Provenance. Printed rulebook: names, effects, the costs of hacienda, construction hut, office, factory, university and
 * wharf, the total of 49 tiles. Public, each found in at least two sources: the other costs, points, circles, copies of
 * the production buildings, columns.
 */
export const BUILDINGS: readonly Building[] = [
  production("small-indigo-plant", INDIGO, 1, 1, 1, 4, 1),
  production("small-sugar-mill", SUGAR, 2, 1, 1, 4, 1),
  production("indigo-plant", INDIGO, 3, 2, 3, 3, 2),
  production("sugar-mill", SUGAR, 4, 2, 3, 3, 2),
  production("tobacco-storage", TOBACCO, 5, 3, 3, 3, 3),
  production("coffee-roaster", COFFEE, 6, 3, 2, 3, 3),
  small("small-market", 1, 1, 1),
  small("hacienda", 2, 1, 1),
  small("construction-hut", 2, 1, 1),
  small("small-warehouse", 3, 1, 1),
  small("hospice", 4, 2, 2),
  small("office", 5, 2, 2),
  small("large-market", 5, 2, 2),
  small("large-warehouse", 6, 2, 2),
  small("factory", 7, 3, 3),
  small("university", 8, 3, 3),
  small("harbor", 8, 3, 3),
  small("wharf", 9, 3, 3),
  large("guild-hall"),
  large("residence"),
  large("fortress"),
  large("customs-house"),
  large("city-hall"),
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

/** The names of the buildings, in the order of their numbers. */
export const BUILDING_NAMES = BUILDINGS.map(({ name }) => name);

/** The numbers every phase looks at, as plain lists. */
export const BUILDING_COUNT = BUILDINGS.length;
export const COST = BUILDINGS.map(({ cost }) => cost);
export const COLUMN = BUILDINGS.map(({ column }) => column);
export const CIRCLES = BUILDINGS.map(({ circles }) => circles);
export const SPACES = BUILDINGS.map(({ isLarge }) => (isLarge ? 2 : 1));

/** By good: the buildings that produce it. Corn needs none. */
export const PRODUCERS: readonly (readonly number[])[] = [
  [],
  [SMALL_INDIGO_PLANT, INDIGO_PLANT],
  [SMALL_SUGAR_MILL, SUGAR_MILL],
  [TOBACCO_STORAGE],
  [COFFEE_ROASTER],
];

/** The copies of each building in the box for this number of players. */
export function copiesFor(players: number): number[] {
  return BUILDINGS.map(({ copies, copiesForTwo }) => (players === 2 ? copiesForTwo : copies));
}
