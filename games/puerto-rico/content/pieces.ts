/** The pieces of the box besides the buildings. Provenance: the printed rulebook, except where a line says otherwise. */

/** The five goods, cheapest first; a plantation kind has the number of its good. */
export const GOODS = ["corn", "indigo", "sugar", "tobacco", "coffee"] as const;
export type GoodName = (typeof GOODS)[number];
export const CORN = 0;
export const INDIGO = 1;
export const SUGAR = 2;
export const TOBACCO = 3;
export const COFFEE = 4;

/** What can lie on an island space: the five plantations, then the quarry. */
export const TILES = [...GOODS, "quarry"] as const;
export type TileName = (typeof TILES)[number];
export const QUARRY = 5;

/** The eight role cards; the second prospector is a card of its own. */
export const ROLES = [
  "settler",
  "mayor",
  "builder",
  "craftsman",
  "trader",
  "captain",
  "prospector",
  "prospector-2",
] as const;
export type RoleName = (typeof ROLES)[number];
export const SETTLER = 0;
export const MAYOR = 1;
export const BUILDER = 2;
export const CRAFTSMAN = 3;
export const TRADER = 4;
export const CAPTAIN = 5;
export const PROSPECTOR = 6;
export const SECOND_PROSPECTOR = 7;

/** The cargo ships by the number of barrels they hold; a ship's number is its place here. */
export const SHIPS = ["4", "5", "6", "7", "8"] as const;
export const SHIP_CAPACITY = [4, 5, 6, 7, 8] as const;

/** Selling prices at the trading house. */
export const PRICES = [0, 1, 2, 3, 4] as const;

export const HOUSE_SPACES = 4;
export const ISLAND_SPACES = 12;
export const CITY_SPACES = 12;
/** A city column of three spaces takes one large building, and there are four columns (public: the 4 by 3 grid). */
export const MOST_LARGE_BUILDINGS = 4;

/** Nobles in the box (expansion II), and colonists in all. */
export const NOBLES = 20;
export const COLONISTS = 100;

/** Doubloons of the factory by the number of kinds produced. */
export const FACTORY_PAY = [0, 0, 1, 2, 3, 5] as const;
/** Points of the church by the column of the building bought. */
export const CHURCH_POINTS = [0, 0, 1, 1, 2] as const;
/** Points of the cloister by the number of sets. */
export const CLOISTER_POINTS = [0, 1, 3, 6, 10] as const;

/** What depends on the number of players. */
export interface TableSize {
  readonly doubloons: number;
  /** Starting plantations from the first governor on. */
  readonly plantations: readonly number[];
  readonly faceUp: number;
  readonly points: number;
  /** Colonists in the supply, those on the ship not counted. */
  readonly colonists: number;
  readonly ships: readonly number[];
  readonly roles: readonly number[];
  readonly choicesPerYear: number;
  readonly barrels: readonly number[];
  /** Plantation tiles by kind, starting ones included. */
  readonly tiles: readonly number[];
  readonly quarries: number;
}

const SIX_ROLES = [SETTLER, MAYOR, BUILDER, CRAFTSMAN, TRADER, CAPTAIN];
const ALL_BARRELS = [10, 11, 11, 9, 9];
const ALL_TILES = [10, 12, 11, 9, 8];

/** The quantities for 2, 3, 4 and 5 players. */
export const TABLE_SIZES: Readonly<Record<number, TableSize>> = {
  2: {
    doubloons: 3,
    plantations: [INDIGO, CORN],
    faceUp: 3,
    points: 65,
    colonists: 40,
    ships: [0, 2],
    roles: [...SIX_ROLES, PROSPECTOR],
    choicesPerYear: 6,
    barrels: [8, 9, 9, 7, 7],
    // the three sugar plantations are taken out by ruling PR-RULING-01
    tiles: [7, 9, 8, 6, 5],
    quarries: 5,
  },
  3: {
    doubloons: 2,
    plantations: [INDIGO, INDIGO, CORN],
    faceUp: 4,
    points: 75,
    colonists: 55,
    ships: [0, 1, 2],
    roles: SIX_ROLES,
    choicesPerYear: 3,
    barrels: ALL_BARRELS,
    tiles: ALL_TILES,
    quarries: 8,
  },
  4: {
    doubloons: 3,
    plantations: [INDIGO, INDIGO, CORN, CORN],
    faceUp: 5,
    points: 100,
    colonists: 75,
    ships: [1, 2, 3],
    roles: [...SIX_ROLES, PROSPECTOR],
    choicesPerYear: 4,
    barrels: ALL_BARRELS,
    tiles: ALL_TILES,
    quarries: 8,
  },
  5: {
    doubloons: 4,
    plantations: [INDIGO, INDIGO, INDIGO, CORN, CORN],
    faceUp: 6,
    points: 126,
    colonists: 95,
    ships: [2, 3, 4],
    roles: [...SIX_ROLES, PROSPECTOR, SECOND_PROSPECTOR],
    choicesPerYear: 5,
    barrels: ALL_BARRELS,
    tiles: ALL_TILES,
    quarries: 8,
  },
};
