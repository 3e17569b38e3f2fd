import type { LearnedValue } from "@caravel/kernel";
import type { Brazil } from "../rules/state.ts";
import { FEATURES, measure } from "./features.ts";

/** How far positions must lie apart for one chance to be e times the other. */
const SPREAD = 6;
/** What a turn adds to the worth of a position on average. */
const A_TURN = 2.4;

const SHEET = { estimate: 10 / SPREAD, turn: A_TURN / SPREAD };

/** The chances at a table of several: what the position is worth, with the turns that are still to come in the round. */
export const value: LearnedValue = {
  features: FEATURES,
  measure: (state, out) => measure(state as Brazil, out),
  weights: { 2: SHEET, 3: SHEET, 4: SHEET },
};
