import type { Weights } from "@caravel/kernel";
import three from "./weights/3.json" with { type: "json" };

/** Learned weights, by number of players. */
export const WEIGHTS: Weights = { 3: three };
