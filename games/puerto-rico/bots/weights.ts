import type { Weights } from "@caravel/kernel";
import type { PuertoRico } from "../rules/state.ts";
import three from "./weights/3.json" with { type: "json" };

/** Learned weights; those with expansions are kept apart. */
export const WEIGHTS: Weights = { 3: three };

/** Which of them belong to a table. */
export function sheet({ players, expansions }: PuertoRico): string {
  return expansions === 0 ? String(players) : `${players}-expanded`;
}
