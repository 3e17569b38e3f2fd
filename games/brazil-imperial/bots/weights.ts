import type { Weights } from "@caravel/kernel";
import three from "./weights/3.json" with { type: "json" };

/** Learned weights, by number of players; alone there are none. Two and four go by those of three until they have their own. */
export const WEIGHTS: Weights = { 2: three, 3: three, 4: three };
