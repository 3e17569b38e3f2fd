import type {
  CityName,
  ColonyName,
  FavourName,
  FieldName,
  GoodName,
  GuildName,
  RequestName,
  RewardName,
} from "./pieces.ts";

/** Where a value comes from: the rulebooks we were given, public text, or our own reconstruction. */
export type Provenance = "seed" | "public" | "reconstructed";

/** The tables a content pack can replace: those that hold values of our own making. */
export const TABLES = [
  "fields",
  "markets",
  "colonies",
  "cities",
  "windmill",
  "guilds",
  "rewards",
  "buildings",
  "rows",
  "requests",
  "passSpaces",
  "setup",
] as const;
export type TableName = (typeof TABLES)[number];

/** MA-COMP-11, -12: one field; `wood` for 4, 3 and 2 players. */
export interface Field {
  readonly good: GoodName;
  readonly convertsTo: GoodName | null;
  readonly wood: readonly [four: number, three: number, two: number];
}

/** MA-COMP-34, -35: one market: by space the goods it asks and the reals it pays, and VP per ship in rounds 1, 3 and 5. */
export interface Market {
  readonly asks: readonly number[];
  readonly reals: readonly number[];
  readonly vp: readonly [number, number, number];
}

/** MA-COMP-42 to -44: one colony; its spaces as [wine, least number of players]. */
export interface Colony {
  readonly good: GoodName;
  readonly spaces: readonly (readonly [wine: number, players: number])[];
  readonly vp: readonly [number, number, number];
}

/** MA-COMP-55: one city. */
export interface City {
  readonly majority: number;
  readonly minority: number;
}

/** MA-RULING-03: on any open space of a city, or only as far to the right as possible. */
export const CITY_WORKER_PLACEMENTS = ["any", "rightmost"] as const;
export type CityWorkerPlacement = (typeof CITY_WORKER_PLACEMENTS)[number];

/** All tables of the box. */
export interface Box {
  readonly fields: Readonly<Record<FieldName, Field>>;
  readonly markets: Readonly<Record<GoodName, Market>>;
  readonly colonies: Readonly<Record<ColonyName, Colony>>;
  readonly cities: Readonly<Record<CityName, City>> & { readonly wood: readonly number[] };
  readonly windmill: { readonly bottom: number; readonly top: number; readonly start: number };
  readonly guilds: Readonly<Record<FavourName, GuildName>>;
  readonly rewards: Readonly<Record<RewardName, "A" | "B">>;
  readonly buildings: { readonly capitania: readonly [few: number, many: number] };
  /** MA-COMP-71 to -73: the guilds of the rows, by number of players. */
  readonly rows: Readonly<Record<"2" | "3" | "4", readonly (readonly GuildName[])[]>>;
  readonly requests: {
    /** MA-COMP-81: tiles of each type by the heads on their backs. */
    readonly heads: Readonly<Record<"2" | "3" | "4", Readonly<Record<RequestName, number>>>>;
    /** MA-COMP-82: the starting requests, by crowns from 1. */
    readonly starting: readonly RequestName[];
  };
  /** MA-RULING-04: spaces of the pass column in use, by number of players. */
  readonly passSpaces: Readonly<Record<"2" | "3" | "4", number>>;
  /** MA-RULING-03: where the first worker of a city may stand. */
  readonly setup: { readonly cityWorker: CityWorkerPlacement };
  /** The name of the pack, or empty. */
  readonly packName: string;
  /** The tables that still hold values of our own making. */
  readonly reconstructed: readonly TableName[];
}

function field(good: GoodName, convertsTo: GoodName | null = null, wood: Field["wood"] = [0, 0, 0]): Field {
  return { good, convertsTo, wood };
}

/** MA-COMP-42. Reconstructed, except that Brasil has a space for 3 wine. */
const SPACES: Colony["spaces"] = [
  [1, 2],
  [2, 2],
  [3, 2],
  [2, 3],
  [3, 4],
];

/** MA-COMP-81: so many tiles of every type. */
function ofEach(tiles: number): Readonly<Record<RequestName, number>> {
  return {
    "trade-routes": tiles,
    expeditions: tiles,
    "guild-influence": tiles,
    "national-wealth": tiles,
    urbanization: tiles,
  };
}

/** The box as it is without a pack. */
export const STANDARD_BOX: Box = {
  // region 1 with its wood for 4 players: seed; all else reconstructed
  fields: {
    R1A: field("wine"),
    R1B: field("wheat"),
    R1C: field("wheat", "sugar", [3, 2, 2]),
    R1D: field("sugar", "wine", [3, 2, 2]),
    R2A: field("wheat"),
    R2B: field("wheat", "sugar", [2, 2, 1]),
    R2C: field("sugar", null, [1, 1, 1]),
    R2D: field("sugar", "wine", [4, 3, 2]),
    R2E: field("wine", null, [5, 4, 3]),
    R3A: field("wheat"),
    R3B: field("wheat", "sugar", [1, 1, 1]),
    R3C: field("sugar", null, [2, 2, 1]),
    R3D: field("sugar", "wine", [5, 4, 3]),
    R3E: field("wine", null, [6, 5, 3]),
  },
  // 4 sugar for 14 reals, VP of wheat and of round 3: seed; all else reconstructed
  markets: {
    wheat: { asks: [1, 2, 3, 4], reals: [1, 3, 6, 10], vp: [3, 6, 4] },
    sugar: { asks: [1, 2, 3, 4, 5], reals: [2, 5, 9, 14, 20], vp: [6, 4, 3] },
    wine: { asks: [1, 2, 3, 4], reals: [3, 7, 12, 18], vp: [4, 3, 6] },
  },
  // reconstructed
  colonies: {
    acores: { good: "wheat", spaces: SPACES, vp: [6, 4, 3] },
    brasil: { good: "sugar", spaces: SPACES, vp: [3, 6, 4] },
    india: { good: "wine", spaces: SPACES, vp: [4, 3, 6] },
  },
  // Funchal, 15 for Machico, wood from 2 to 5: seed; all else reconstructed
  cities: {
    "porto-santo": { majority: 9, minority: 5 },
    funchal: { majority: 12, minority: 6 },
    machico: { majority: 15, minority: 7 },
    wood: [2, 3, 4, 5],
  },
  // the start: seed; bottom and top: reconstructed
  windmill: { bottom: 0, top: 6, start: 3 },
  // three favours each: public; which: reconstructed
  guilds: {
    friar: "orange",
    miller: "orange",
    bishop: "orange",
    treasurer: "green",
    navigator: "green",
    engineer: "green",
    patron: "blue",
    lord: "blue",
    diplomat: "blue",
    constable: "purple",
    lady: "purple",
    explorer: "purple",
  },
  // the eight effects: seed; their backs: reconstructed
  rewards: {
    "worker-to-field": "A",
    "worker-to-city": "A",
    "worker-to-watch": "A",
    "mill-up": "A",
    "flip-favour": "B",
    "pirates-or-bread": "B",
    "3-vp": "B",
    "5-reals": "B",
  },
  // MA-RULING-01: seed (the two rulebooks differ)
  buildings: { capitania: [1, 3] },
  // row IV of four and the bottom row of two: seed; all else reconstructed
  rows: {
    2: [
      ["green", "blue"],
      ["orange", "purple"],
    ],
    3: [
      ["green", "blue"],
      ["blue", "orange"],
      ["orange", "purple"],
    ],
    4: [["green"], ["blue"], ["orange"], ["purple"]],
  },
  // backs and number of types: seed; types by back, crowns and types of the starting requests: reconstructed
  requests: {
    heads: { 2: ofEach(2), 3: ofEach(1), 4: ofEach(1) },
    starting: ["guild-influence", "expeditions", "urbanization", "trade-routes"],
  },
  // four spaces: seed; with fewer players too: reconstructed
  passSpaces: { 2: 4, 3: 4, 4: 4 },
  // MA-RULING-03: seed (the two rulebooks differ)
  setup: { cityWorker: "any" },
  packName: "",
  reconstructed: TABLES,
};
