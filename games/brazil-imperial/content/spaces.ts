import { type Cost, costOf, type Slot } from "./resources.ts";

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
export const SQUARE = 0;

/** By space: the shape of its slot; reconstructed. */
export const SPACE_SHAPE: readonly number[] = [2, 0, 2, 1, 0, 1];

interface GoodRow {
  readonly id: string;
  readonly shape: Shape;
  readonly cost: readonly Slot[];
  readonly vp: number;
}

/** The goods of every player. Six, three shapes and the two square ones are printed, the rest is reconstructed. */
const GOOD_ROWS = [
  { id: "dye", shape: "square", cost: ["brazilwood", "brazilwood"], vp: 1 },
  { id: "sugar", shape: "square", cost: ["sugarcane", "sugarcane"], vp: 1 },
  { id: "cloth", shape: "pentagon", cost: ["cotton", "cotton", "anyRaw"], vp: 2 },
  { id: "roasted_coffee", shape: "pentagon", cost: ["coffee", "coffee", "anyRaw"], vp: 2 },
  { id: "jewellery", shape: "octagon", cost: ["gold", "gold", "anyRaw"], vp: 3 },
  { id: "machinery", shape: "octagon", cost: ["science", "gold", "anyRaw"], vp: 3 },
] as const satisfies readonly GoodRow[];

export type GoodName = (typeof GOOD_ROWS)[number]["id"];
export const GOODS: readonly GoodName[] = GOOD_ROWS.map(({ id }) => id);
export const GOOD_COUNT = GOODS.length;
export const GOOD_SHAPE: readonly number[] = GOOD_ROWS.map(({ shape }) => SHAPES.indexOf(shape));
export const GOOD_COST: readonly Cost[] = GOOD_ROWS.map(({ cost }) => costOf(cost));
export const GOOD_VP: readonly number[] = GOOD_ROWS.map(({ vp }) => vp);

/** The exchanges of Trade (BI-TRADE-01), printed: what is given, and what comes back. */
export const TRADES = ["one-raw", "two-cotton-coffee", "four-raws", "two-battle-cards"] as const;
export type TradeName = (typeof TRADES)[number];
export const CARDS_TRADE = 3;

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

/** The palaces beyond the capital's, with what they ask for and bring (printed). */
export const PALACES = ["II", "III", "IV", "V", "VI"] as const;
export type PalaceName = (typeof PALACES)[number];
export const [PALACE_II, PALACE_III, PALACE_IV, PALACE_V, PALACE_VI] = [0, 1, 2, 3, 4];

/** The capital tiles (BI-SETUP-02): four and the first-player icon are printed, resources reconstructed. The first one has the icon. */
export const CAPITAL_GAINS: readonly (readonly number[])[] = [
  [1, 0, 1, 0, 0, 0],
  [0, 1, 1, 0, 0, 0],
  [1, 0, 0, 1, 0, 0],
  [0, 1, 0, 1, 0, 0],
];
export const FIRST_PLAYER_TILE = 0;
