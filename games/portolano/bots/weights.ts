import type { Weights } from "@caravel/kernel";

/** Learned weights, by number of players. */
export const WEIGHTS: Weights = {};
