import type { BuildingName } from "./buildings.ts";
import type { FrameName } from "./paintings.ts";
import type { Resource } from "./resources.ts";
import type { Colour, UnitKind } from "./units.ts";

/** What a monarch pays: a resource, a raw of choice, or a gold card. */
export type Reward = Resource | "rawOfChoice" | "goldCard";

/** What so many battle cards stand for in a payment: raws of any kind, gold, science. */
export interface Reading {
  readonly cards: number;
  readonly raws: number;
  readonly gold: number;
  readonly science: number;
}

/** What a monarch does; the rules ask for these, never for a monarch by name. */
export interface MonarchRow {
  readonly id: string;
  readonly colour: Colour;
  /** BI-MON-03 to -06: the first three buildings of a side: their points, and what they produce. */
  readonly raises: {
    readonly side: BuildingName;
    readonly vp: number;
    readonly produces: Partial<Readonly<Record<Resource, number>>>;
  } | null;
  /** BI-MON-01, -08: ways to pay with battle cards, and is it one of them once per turn, or any mix of them? */
  readonly readings: readonly Reading[];
  readonly readsOncePerTurn: boolean;
  /** BI-MON-08: battle cards after the first Deploy action. */
  readonly firstDeployCards: number;
  /** BI-MON-09: goods that may lie on the board, for a science each. */
  readonly goodsOnBoard: number;
  /** BI-MON-11: for the first tiles built on forest, one after the other. */
  readonly forestRewards: readonly Reward[];
  /** BI-MON-12: for the first deployment of the first unit of a kind. */
  readonly deployRewards: Partial<Readonly<Record<UnitKind, Reward>>>;
  /** BI-MON-13: for the first painting of a frame. */
  readonly frameRewards: Partial<Readonly<Record<FrameName, Reward>>>;
  /** BI-MON-14: so many completed quests bring a science and a point each. */
  readonly rewardedQuests: number;
}

const PLAIN = {
  raises: null,
  readings: [],
  readsOncePerTurn: false,
  firstDeployCards: 0,
  goodsOnBoard: 0,
  forestRewards: [],
  deployRewards: {},
  frameRewards: {},
  rewardedQuests: 0,
};

/** BI-MON-06: how many buildings a monarch raises. */
export const RAISED_TILES = 3;

/** The monarchs; effects are printed, pairs of the colours besides green reconstructed. */
export const MONARCH_ROWS = [
  { ...PLAIN, id: "tibirica", colour: "green", forestRewards: ["rawOfChoice", "gold", "science"] },
  {
    ...PLAIN,
    id: "pedro_i",
    colour: "green",
    deployRewards: { archer: "rawOfChoice", cannon: "rawOfChoice", dragoon: "goldCard", monarch: "goldCard" },
  },
  {
    ...PLAIN,
    id: "pedro_ii",
    colour: "green",
    frameRewards: { red: "rawOfChoice", pink: "gold", blue: "science" },
  },
  { ...PLAIN, id: "dom_oba_ii", colour: "green", rewardedQuests: 2 },
  {
    ...PLAIN,
    id: "isabella_i",
    colour: "orange",
    raises: { side: "merchant", vp: 3, produces: { brazilwood: 1, gold: 2 } },
  },
  {
    ...PLAIN,
    id: "maurice_of_nassau",
    colour: "orange",
    raises: { side: "sugarcane_plantation", vp: 3, produces: { sugarcane: 3 } },
  },
  {
    ...PLAIN,
    id: "afonso",
    colour: "blue",
    readings: [
      { cards: 1, raws: 0, gold: 1, science: 0 },
      { cards: 2, raws: 2, gold: 0, science: 0 },
      { cards: 3, raws: 0, gold: 1, science: 1 },
    ],
    readsOncePerTurn: true,
  },
  {
    ...PLAIN,
    id: "manuel_i",
    colour: "blue",
    raises: { side: "sawmill", vp: 2, produces: { brazilwood: 2, gold: 1 } },
  },
  {
    ...PLAIN,
    id: "napoleon",
    colour: "red",
    // every mix of one card for a raw and two for a science, with as many cards as a hand can hold
    readings: [
      { cards: 1, raws: 1, gold: 0, science: 0 },
      { cards: 2, raws: 2, gold: 0, science: 0 },
      { cards: 2, raws: 0, gold: 0, science: 1 },
      { cards: 3, raws: 3, gold: 0, science: 0 },
      { cards: 3, raws: 1, gold: 0, science: 1 },
    ],
    firstDeployCards: 1,
  },
  { ...PLAIN, id: "victoria", colour: "red", goodsOnBoard: 3 },
] as const satisfies readonly MonarchRow[];

export type MonarchName = (typeof MONARCH_ROWS)[number]["id"];
export const MONARCHS: readonly MonarchName[] = MONARCH_ROWS.map(({ id }) => id);
export const NO_MONARCH = -1;
