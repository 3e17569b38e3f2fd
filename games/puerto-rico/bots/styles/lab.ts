import type { Evaluation } from "@caravel/kernel";
import { evaluation } from "../index.ts";
import lab from "../weights/lab.json" with { type: "json" };

const { search } = evaluation;

/**
 * The laboratory's best: search with a linear value learned from its own games, nothing played on beyond a phase. A yardstick that stays
 * as it is: its weights are kept apart from those that are learned anew.
 */
export const laboratory: Evaluation = {
  ...evaluation,
  search: {
    ...search,
    isQuiet: evaluation.isQuiet,
    curiosity: 0.4,
    value: { ...search.value, sheet: () => "lab", weights: { lab } },
  },
};
