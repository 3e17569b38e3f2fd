import type { MonarchRow, Reward } from "../content/monarchs.ts";
import type { PaintingEffect } from "../content/paintings.ts";
import type { Cost } from "../content/resources.ts";
import type { TradeRow } from "../content/spaces.ts";
import type { Arrival, BattleOutlook } from "../rules/battle-outlook.ts";
import type { moves } from "../rules/moves.ts";
import type { Place } from "./places.ts";

/** The verbs of the game's vocabulary. */
export type VerbName = keyof typeof moves.verbs;

/** A battle as far as it can be known; the colour of the defender is null for an Expedition. */
export interface Fight {
  readonly attack: BattleOutlook["attack"];
  readonly defence: BattleOutlook["defence"];
  readonly colour: number | null;
}

/** What comes of entering a hex, with the colour of whoever is met. */
export type Meeting =
  | Exclude<Arrival, { readonly battle: BattleOutlook }>
  | { readonly what: "battle" | "expedition"; readonly fight: Fight };

/** A tile that is built, and what comes of it. */
export interface Construction {
  readonly tile: number;
  readonly place: Place;
  readonly cost: Cost;
  readonly vp: number;
  /** By resource. */
  readonly produces: readonly number[];
  /** Of two tiles built together the cost is that of both. */
  readonly isSecond: boolean;
  /** The exploration tile that lies open there, with the gold or the points it brings. */
  readonly find: { readonly gold: number; readonly vp: number } | null;
}

/** A building that is renovated: what it produces, and whether it costs a raw. */
export interface Renovation {
  readonly place: Place;
  readonly tile: number | null;
  readonly produces: readonly number[];
  readonly isFree: boolean;
}

/** What is finished, by step. */
export type Done = "nothing" | "units" | "second" | "trade" | "cards" | "last";

/** What is left alone, by step. */
export type Passed =
  | "nothing"
  | "painting"
  | "build"
  | "renovate"
  | "manufacture"
  | "draw"
  | "raws"
  | "goldCard"
  | "rebate"
  | "palace"
  | "quest"
  | "expedition"
  | "war";

/** What is taken back, by step. */
export type Cancelled = "nothing" | "payment" | "move" | "plan";

/** What a sentence about a move of each verb tells. */
export interface MoveFacts {
  keep: { quests: readonly number[] };
  monarch: { monarch: number; row: MonarchRow };
  /** What the tile there gives, or null if it is taken or not turned up yet. */
  capital: { place: Place; gains: readonly number[] | null; isFirst: boolean };
  /** The age of the old marker whose bonus comes with the space, or 0. */
  act: { space: number; isImproved: boolean; bonus: number };
  play: { card: number; space: number };
  /** The cost is null if there is no such unit; what the monarch pays, or null. */
  deploy: { kind: number; place: Place; cost: Cost | null; strength: number; reward: Reward | null };
  redeploy: { kind: number; place: Place };
  draw: { deck: "battle" | "gold" };
  paint: { painting: number; cost: Cost; vp: number; effects: readonly PaintingEffect[] };
  build: Construction;
  jesuits: Construction;
  refill: Renovation;
  flip: Renovation;
  /** Improved, a raw of it need not be paid. */
  make: { good: number; cost: Cost; vp: number; isCheaper: boolean };
  /** The good is null if there is none to be placed. */
  place: { good: number | null; space: number };
  beside: { good: number | null };
  victoria: { good: number | null };
  gain: { raw: number };
  trade: { row: TradeRow };
  waive: { slot: number };
  pay: { resource: number };
  take: { resource: number; place: Place };
  card: { card: number };
  spend: { card: number };
  cancel: { what: Cancelled };
  drop: { resource: number };
  dropgold: { card: number };
  dropbattle: { card: number };
  reveal: { quest: number; vp: number; ends: "age" | "game" | null };
  palace: { palace: number; place: Place };
  isabel: { palace: number; place: Place };
  under: { space: number; age: number };
  /** Points at the end, or gold cards at once. */
  coroados: { age: number; vp: number; cards: number };
  /** The space is that of the marker, for its move. */
  move: { by: number; kind: number; place: Place; space: number };
  carry: { kind: number };
  to: { place: Place; meeting: Meeting };
  shoot: { place: Place; fight: Fight | null };
  fight: { fight: Fight | null };
  road: null;
  peek: { place: Place };
  bonus: null;
  /** What it adds, or null outside a battle. */
  commit: { card: number; strength: number | null };
  spy: { card: number };
  lose: { kind: number };
  war: { gold: number };
  quest: { age: number; left: number };
  factory: { good: number; vp: number };
  end: null;
  done: { what: Done };
  pass: { what: Passed };
}
