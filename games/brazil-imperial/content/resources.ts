/** BI-RES-01: four raw materials, then the two assets; their numbers are their places here. */
export const RESOURCES = ["sugarcane", "coffee", "brazilwood", "cotton", "gold", "science"] as const;
export type Resource = (typeof RESOURCES)[number];

export const [SUGARCANE, COFFEE, BRAZILWOOD, COTTON, GOLD, SCIENCE] = [0, 1, 2, 3, 4, 5];
export const RAWS = RESOURCES.slice(0, GOLD);
export const RAW_COUNT = 4;
export const RESOURCE_COUNT = RESOURCES.length;

/** BI-PAY-01: what a slot of a cost may ask for. */
export const SLOTS = [
  "sugarcane",
  "coffee",
  "brazilwood",
  "cotton",
  "sugarcaneOrCoffee",
  "anyRaw",
  "gold",
  "science",
] as const;
export type Slot = (typeof SLOTS)[number];

export const [SUGARCANE_OR_COFFEE_SLOT, ANY_RAW_SLOT, GOLD_SLOT, SCIENCE_SLOT] = [4, 5, 6, 7];
export const SLOT_COUNT = SLOTS.length;

/** A cost: how many slots there are of each sort. */
export type Cost = readonly number[];

/** The cost made of these slots. */
export function costOf(slots: readonly Slot[]): Cost {
  return SLOTS.map((slot) => slots.filter((other) => other === slot).length);
}

/** BI-STOCK-01, -03: the limits of the personal stock and of both hands; printed. */
export const STOCK_LIMIT = 5;
export const HAND_LIMIT = 3;

/** Where a value comes from: the printed rules, a public source, or our own reconstruction. */
export type Provenance = "printed" | "public" | "reconstructed";
