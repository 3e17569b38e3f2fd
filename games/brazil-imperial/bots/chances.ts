import type { LearnedValue } from "@caravel/kernel";
import type { Brazil } from "../rules/state.ts";
import { FEATURES, measure } from "./features.ts";
import { WEIGHTS } from "./weights.ts";

/** The chances at a table of several; alone the evaluation says how near victory is. */
export const value: LearnedValue = {
  features: FEATURES,
  measure: (state, out) => measure(state as Brazil, out),
  weights: WEIGHTS,
};
