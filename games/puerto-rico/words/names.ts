import type { GoodName, RoleName, SHIPS, TileName } from "../content/pieces.ts";

/** The buildings of the base game and of both expansions, in the order of their numbers. */
export const BUILDING_KEYS = [
  "small-indigo-plant",
  "small-sugar-mill",
  "indigo-plant",
  "sugar-mill",
  "tobacco-storage",
  "coffee-roaster",
  "small-market",
  "hacienda",
  "construction-hut",
  "small-warehouse",
  "hospice",
  "office",
  "large-market",
  "large-warehouse",
  "factory",
  "university",
  "harbor",
  "wharf",
  "guild-hall",
  "residence",
  "fortress",
  "customs-house",
  "city-hall",
  "aqueduct",
  "forest-house",
  "black-market",
  "storehouse",
  "guest-house",
  "trading-post",
  "church",
  "small-wharf",
  "lighthouse",
  "specialty-factory",
  "library",
  "union-hall",
  "statue",
  "cloister",
  "land-office",
  "chapel",
  "hunting-lodge",
  "zoning-office",
  "royal-supplier",
  "villa",
  "jeweler",
  "royal-garden",
] as const;

type BuildingName = (typeof BUILDING_KEYS)[number];
type ShipName = (typeof SHIPS)[number];

/** One language's names of everything on the table, each with the forms its sentences need. */
export interface NameTables<Good, Tile, Role, Building, Ship> {
  readonly goods: Readonly<Record<GoodName, Good>>;
  readonly tiles: Readonly<Record<TileName, Tile>>;
  readonly roles: Readonly<Record<RoleName, Role>>;
  readonly buildings: Readonly<Record<BuildingName, Building>>;
  readonly ships: Readonly<Record<ShipName, Ship>>;
}

/** The forms in the order of their numbers. */
export function inOrder<Key extends string, Form>(
  keys: readonly Key[],
  table: Readonly<Record<Key, Form>>,
): readonly Form[] {
  return keys.map((key) => table[key]);
}
