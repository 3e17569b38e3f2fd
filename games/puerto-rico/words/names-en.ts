import { GOODS, ROLES, SHIPS, TILES } from "../content/pieces.ts";
import { BUILDING_KEYS, inOrder, type NameTables } from "./names.ts";

/** A tile kind: its short name, several of it, and one with its article. */
interface Tile {
  readonly short: string;
  readonly several: string;
  readonly a: string;
  readonly the: string;
}

const plantation = (good: string, article = "a"): Tile => ({
  short: good,
  several: `${good} plantations`,
  a: `${article} ${good} plantation`,
  the: `the ${good} plantation`,
});

const TABLES: NameTables<string, Tile, string, string, string> = {
  goods: { corn: "corn", indigo: "indigo", sugar: "sugar", tobacco: "tobacco", coffee: "coffee" },
  tiles: {
    corn: plantation("corn"),
    indigo: plantation("indigo", "an"),
    sugar: plantation("sugar"),
    tobacco: plantation("tobacco"),
    coffee: plantation("coffee"),
    quarry: { short: "quarry", several: "quarries", a: "a quarry", the: "the quarry" },
  },
  roles: {
    settler: "settler",
    mayor: "mayor",
    builder: "builder",
    craftsman: "craftsman",
    trader: "trader",
    captain: "captain",
    prospector: "prospector",
    "prospector-2": "second prospector",
  },
  buildings: {
    "small-indigo-plant": "small indigo plant",
    "small-sugar-mill": "small sugar mill",
    "indigo-plant": "indigo plant",
    "sugar-mill": "sugar mill",
    "tobacco-storage": "tobacco storage",
    "coffee-roaster": "coffee roaster",
    "small-market": "small market",
    hacienda: "hacienda",
    "construction-hut": "construction hut",
    "small-warehouse": "small warehouse",
    hospice: "hospice",
    office: "office",
    "large-market": "large market",
    "large-warehouse": "large warehouse",
    factory: "factory",
    university: "university",
    harbor: "harbor",
    wharf: "wharf",
    "guild-hall": "guild hall",
    residence: "residence",
    fortress: "fortress",
    "customs-house": "customs house",
    "city-hall": "city hall",
    aqueduct: "aqueduct",
    "forest-house": "forest house",
    "black-market": "black market",
    storehouse: "storehouse",
    "guest-house": "guest house",
    "trading-post": "trading post",
    church: "church",
    "small-wharf": "small wharf",
    lighthouse: "lighthouse",
    "specialty-factory": "specialty factory",
    library: "library",
    "union-hall": "union hall",
    statue: "statue",
    cloister: "cloister",
    "land-office": "land office",
    chapel: "chapel",
    "hunting-lodge": "hunting lodge",
    "zoning-office": "zoning office",
    "royal-supplier": "royal supplier",
    villa: "villa",
    jeweler: "jeweler",
    "royal-garden": "royal garden",
  },
  ships: { "4": "ship 4", "5": "ship 5", "6": "ship 6", "7": "ship 7", "8": "ship 8" },
};

/** The English names by number. */
export const GOOD = inOrder(GOODS, TABLES.goods);
export const TILE = inOrder(TILES, TABLES.tiles);
export const ROLE = inOrder(ROLES, TABLES.roles);
export const BUILDING = inOrder(BUILDING_KEYS, TABLES.buildings);
export const SHIP = inOrder(SHIPS, TABLES.ships);

/** Where a colonist stands, with the article: the kinds of tile, then the buildings, then the wind rose. */
export const SPOT: readonly string[] = [
  ...TILE.map(({ a }) => a),
  ...BUILDING.map((name) => `the ${name}`),
  "the wind rose",
];

/** The tile or building just taken, by its spot. */
export const NEW_SPOT: readonly string[] = [...TILE.map(({ the }) => the), ...BUILDING.map((name) => `the ${name}`)];

/** All of one's own circles on a spot. */
export const CIRCLES_ON: readonly string[] = [
  ...TILE.map(({ several }) => `your ${several}`),
  ...BUILDING.map((name) => `your ${name}`),
];
