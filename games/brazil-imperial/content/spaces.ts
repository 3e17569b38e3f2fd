import type { BuildingName } from "./buildings.ts";
import type { Resource, Slot } from "./resources.ts";

/** The seven action spaces. */
export const SPACES = ["deploy", "painting", "build", "renovate", "manufacture", "harbor", "trade"] as const;
export type SpaceName = (typeof SPACES)[number];
export const [DEPLOY, PAINTING, BUILD, RENOVATE, MANUFACTURE, HARBOR, TRADE] = [0, 1, 2, 3, 4, 5, 6];
export const SPACE_COUNT = SPACES.length;
/** The spaces with an improvement slot come first: all but Trade. */
export const IMPROVED_SPACES = TRADE;

/** The base of a good, and the slot it fits. */
export const SHAPES = ["square", "pentagon", "octagon"] as const;
export type Shape = (typeof SHAPES)[number];

/** By space with a slot: the shape of it; reconstructed. */
export const SLOT_SHAPES = {
  deploy: "octagon",
  painting: "square",
  build: "octagon",
  renovate: "pentagon",
  manufacture: "square",
  harbor: "pentagon",
} as const satisfies Partial<Record<SpaceName, Shape>>;
export type SlotShapes = Readonly<Record<keyof typeof SLOT_SHAPES, Shape>>;

/** What a content pack can say of a good. */
export interface GoodValues {
  readonly shape: Shape;
  readonly cost: readonly Slot[];
  readonly vp: number;
}

/** The goods of every player. Six, three shapes and the two square ones are printed, the rest is reconstructed. */
export const GOOD_ROWS = [
  { id: "dye", shape: "square", cost: ["brazilwood", "brazilwood"], vp: 1 },
  { id: "sugar", shape: "square", cost: ["sugarcane", "sugarcane"], vp: 1 },
  { id: "cloth", shape: "pentagon", cost: ["cotton", "cotton", "anyRaw"], vp: 2 },
  { id: "roasted_coffee", shape: "pentagon", cost: ["coffee", "coffee", "anyRaw"], vp: 2 },
  { id: "jewellery", shape: "octagon", cost: ["gold", "gold", "anyRaw"], vp: 3 },
  { id: "machinery", shape: "octagon", cost: ["science", "gold", "anyRaw"], vp: 3 },
] as const satisfies readonly (GoodValues & { id: string })[];

export type GoodName = (typeof GOOD_ROWS)[number]["id"];
export const GOODS: readonly GoodName[] = GOOD_ROWS.map(({ id }) => id);
export const GOOD_COUNT = GOODS.length;

/** The exchanges of Trade (BI-TRADE-01), printed: what is given, and what comes back. */
export const TRADES = ["one-raw", "two-cotton-coffee", "four-raws", "two-battle-cards"] as const;
export type TradeName = (typeof TRADES)[number];

export interface TradeRow {
  /** How many raws of which kinds (as bits), or how many battle cards. */
  readonly raws: number;
  readonly kinds: number;
  readonly battleCards: number;
  readonly gold: number;
  readonly science: number;
  readonly goldCards: number;
}

export const TRADE_ROWS: readonly TradeRow[] = [
  { raws: 1, kinds: 0b1111, battleCards: 0, gold: 1, science: 0, goldCards: 0 },
  { raws: 2, kinds: 0b1010, battleCards: 0, gold: 2, science: 0, goldCards: 1 },
  { raws: 4, kinds: 0b1111, battleCards: 0, gold: 1, science: 1, goldCards: 1 },
  { raws: 0, kinds: 0, battleCards: 2, gold: 1, science: 0, goldCards: 1 },
];

/** What a palace asks for: a building of these ages, a city, or one side of a building. */
export interface PalaceRow {
  readonly id: string;
  readonly ages: readonly number[];
  readonly city: boolean;
  readonly side: BuildingName | null;
  /** What it brings at once. */
  readonly gain: Partial<Readonly<Record<Resource, number>>>;
  readonly freeGood: Shape | null;
  readonly goldCards: number;
  readonly battleCards: number;
  /** Points at the end, and strength, for each building of a side; points for each good, for each unit. */
  readonly raises: BuildingName | null;
  readonly perRaised: number;
  readonly perGood: number;
  readonly perUnit: number;
}

const PLAIN = {
  ages: [],
  city: false,
  side: null,
  gain: {},
  freeGood: null,
  goldCards: 0,
  battleCards: 0,
  raises: null,
  perRaised: 0,
  perGood: 0,
  perUnit: 0,
};

/** BI-PAL-03 to -08: the palaces beyond the capital's, with what they ask for and bring; all printed. */
export const PALACE_ROWS = [
  { ...PLAIN, id: "II", ages: [1], gain: { sugarcane: 1 }, freeGood: "square" },
  { ...PLAIN, id: "III", ages: [1, 2], city: true, goldCards: 1, raises: "gold_foundry", perRaised: 1 },
  { ...PLAIN, id: "IV", side: "cotton_plantation", gain: { cotton: 1 }, raises: "cotton_plantation", perRaised: 2 },
  { ...PLAIN, id: "V", side: "farm", perGood: 1 },
  { ...PLAIN, id: "VI", city: true, battleCards: 1, perUnit: 1 },
] as const satisfies readonly PalaceRow[];
export type PalaceName = (typeof PALACE_ROWS)[number]["id"];
export const PALACES: readonly PalaceName[] = PALACE_ROWS.map(({ id }) => id);

/** What a content pack can say of a capital tile. */
export type CapitalGain = Partial<Readonly<Record<Resource, number>>>;

/** The capital tiles (BI-SETUP-02): four and the first-player icon are printed, resources reconstructed. The first one has the icon. */
export const CAPITAL_ROWS = {
  c1: { sugarcane: 1, brazilwood: 1 },
  c2: { coffee: 1, brazilwood: 1 },
  c3: { cotton: 1, sugarcane: 1 },
  c4: { cotton: 1, coffee: 1 },
} as const satisfies Readonly<Record<string, CapitalGain>>;
export type CapitalName = keyof typeof CAPITAL_ROWS;
export const CAPITALS = Object.keys(CAPITAL_ROWS) as readonly CapitalName[];
export const FIRST_PLAYER_TILE = 0;
