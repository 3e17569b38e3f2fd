import type { ClockRules } from "@caravel/tables/clocks";
import type { TimeWords } from "../words/time.ts";

/** How time is measured at a table, in words. */
export function clockSentence(say: TimeWords, rules: ClockRules | null): string {
  if (rules === null) return say.none;
  return `${timesSentence(say, rules)} ${say.fields.timeOut}: ${say.timeOuts[rules.timeOut]}.`;
}

/** How much time there is, in words. */
export function timesSentence(say: TimeWords, rules: ClockRules): string {
  const minutes = (seconds: number) => Math.round(seconds / 6) / 10;
  return rules.kind === "slow"
    ? say.slow(rules.days)
    : say.live(minutes(rules.reserve), rules.increment, minutes(rules.ceiling));
}
