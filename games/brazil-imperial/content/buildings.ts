import type { Resource, Slot } from "./resources.ts";

/** What a hex can be, as a building asks for it. */
export type BuildingGround = "clearing" | "forest" | "goldmine" | "building";

/** What a content pack can say of a side of a building: its cost, where it may stand, what it produces. */
export interface BuildingValues {
  readonly cost: readonly Slot[];
  /** `building` means: on top of an own building of age I or II. */
  readonly ground: readonly BuildingGround[];
  readonly produces: Partial<Readonly<Record<Resource, number>>>;
}

interface BuildingRow extends BuildingValues {
  readonly id: string;
  readonly age: number;
  readonly vp: number;
}

/**
 * The sides of the building tiles: two neighbours in this list are one tile. Ages, points, pairs and kinds produced are printed; the cost
 * of the sawmill and its amount are public, the amount of the farm is printed; other costs, amounts and grounds are reconstructed.
 */
export const BUILDING_ROWS = [
  { id: "sawmill", age: 1, vp: 1, cost: ["sugarcaneOrCoffee"], ground: ["forest"], produces: { brazilwood: 2 } },
  {
    id: "merchant",
    age: 1,
    vp: 2,
    cost: ["brazilwood", "sugarcaneOrCoffee"],
    ground: ["clearing", "forest"],
    produces: { brazilwood: 1, gold: 1 },
  },
  { id: "sugarcane_plantation", age: 1, vp: 1, cost: ["anyRaw"], ground: ["clearing"], produces: { sugarcane: 2 } },
  { id: "farm", age: 1, vp: 2, cost: ["brazilwood", "sugarcane"], ground: ["clearing"], produces: { coffee: 2 } },
  {
    id: "gold_foundry",
    age: 2,
    vp: 2,
    cost: ["brazilwood", "sugarcaneOrCoffee", "anyRaw"],
    ground: ["goldmine"],
    produces: { gold: 2 },
  },
  {
    id: "cotton_plantation",
    age: 2,
    vp: 2,
    cost: ["brazilwood", "anyRaw"],
    ground: ["clearing"],
    produces: { cotton: 2 },
  },
  {
    id: "temple",
    age: 3,
    vp: 2,
    cost: ["gold", "gold"],
    ground: ["clearing", "forest", "building"],
    produces: { gold: 1, science: 1 },
  },
  {
    id: "academy",
    age: 3,
    vp: 3,
    cost: ["gold", "gold", "anyRaw"],
    ground: ["clearing", "building"],
    produces: { science: 2 },
  },
] as const satisfies readonly BuildingRow[];

/** The cities. Count, points, "any terrain" and the name Vila Rica are printed; other names and all costs are reconstructed. */
export const CITY_ROWS = [
  { id: "vila_rica", cost: ["gold", "gold", "gold"] },
  { id: "salvador", cost: ["sugarcane", "sugarcane", "gold", "gold"] },
  { id: "olinda", cost: ["sugarcane", "sugarcane", "sugarcane", "gold"] },
  { id: "rio_de_janeiro", cost: ["coffee", "coffee", "gold", "gold"] },
  { id: "sao_paulo", cost: ["coffee", "coffee", "coffee", "gold"] },
  { id: "belem", cost: ["brazilwood", "brazilwood", "brazilwood", "gold"] },
  { id: "sao_luis", cost: ["cotton", "cotton", "gold", "gold"] },
  { id: "porto_alegre", cost: ["science", "gold", "anyRaw"] },
] as const satisfies readonly { id: string; cost: readonly Slot[] }[];

export type BuildingName = (typeof BUILDING_ROWS)[number]["id"];
export type CityName = (typeof CITY_ROWS)[number]["id"];
export type TileName = BuildingName | CityName;

export const BUILDINGS: readonly BuildingName[] = BUILDING_ROWS.map(({ id }) => id);
export const CITIES: readonly CityName[] = CITY_ROWS.map(({ id }) => id);

/** All tiles: building sides, then cities. */
export const TILES: readonly TileName[] = [...BUILDINGS, ...CITIES];

export const [SAWMILL, MERCHANT, SUGARCANE_PLANTATION, FARM, GOLD_FOUNDRY, COTTON_PLANTATION, TEMPLE, ACADEMY] = [
  0, 1, 2, 3, 4, 5, 6, 7,
];
export const BUILDING_COUNT = BUILDINGS.length;
export const FIRST_CITY = BUILDING_COUNT;

const CITY_AGE = 2;
const CITY_VP = 5;

/** By tile: its age and its points, which are its combat strength; printed. */
export const TILE_AGE: readonly number[] = [...BUILDING_ROWS.map(({ age }) => age), ...CITY_ROWS.map(() => CITY_AGE)];
export const TILE_VP: readonly number[] = [...BUILDING_ROWS.map(({ vp }) => vp), ...CITY_ROWS.map(() => CITY_VP)];

/** BI-COMP-08: tiles by their first side. The sum of 50 is printed, the split is reconstructed. */
export const TILE_SPLIT = { sawmill: 14, sugarcane_plantation: 14, gold_foundry: 12, temple: 10 } as const;
export type TileSplit = Readonly<Record<keyof typeof TILE_SPLIT, number>>;
export const TILES_IN_BOX = 50;

/** The pair a side belongs to, and the side on its back. */
export const pairOf = (side: number): number => side >> 1;
export const otherSide = (side: number): number => side ^ 1;
export const isCity = (tile: number): boolean => tile >= FIRST_CITY;
