import type { ClockRules } from "@caravel/tables/clocks";
import type { TimeWords } from "../words/time.ts";

/** How time is measured at a table, in words. */
export function clockSentence(say: TimeWords, rules: ClockRules | null): string {
  if (rules === null) return say.none;
  const minutes = (seconds: number) => Math.round(seconds / 6) / 10;
  const how =
    rules.kind === "slow"
      ? say.slow(rules.days)
      : say.live(minutes(rules.reserve), rules.increment, minutes(rules.ceiling));
  return `${how} ${say.fields.timeOut}: ${say.timeOuts[rules.timeOut]}.`;
}
