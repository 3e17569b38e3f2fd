import type { RuleId } from "@caravel/kernel";
import { type Madeira, PHASE_C, PHASE_D } from "./state.ts";

/** The rule that says whose turn it is, for steps that belong to several phases. */
export function turnRuleNow({ phase }: Madeira): RuleId {
  if (phase === PHASE_C) return "MA-C-04";
  return phase === PHASE_D ? "MA-ROUND-04" : "MA-B-01";
}
