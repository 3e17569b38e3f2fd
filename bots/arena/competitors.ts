import { isEndless, usualBudget } from "../budgets.ts";
import type { Budget } from "../question.ts";

/** Somebody who takes part in an arena: a way to play and how long it may think. */
export interface Competitor {
  /** As the results call him, such as `greedy` or `search@50ms`. */
  readonly name: string;
  readonly style: string;
  readonly budget: Budget;
}

const FORM = /^(?:bot:)?([a-z][\w:-]*)(?:@(\d{1,9})(ms)?)?$/;

/** Who is meant by `greedy`, `search@400` (iterations) or `search@50ms`; `general` is the budget of those who would think for ever and name none. Null if the text has another form. */
export function competitorCalled(text: string, general: Budget | null = null): Competitor | null {
  const name = text.trim();
  const [, style, amount, unit] = FORM.exec(name) ?? [];
  if (style === undefined || Number(amount) === 0) return null;
  if (amount !== undefined) {
    const budget = unit === "ms" ? { milliseconds: Number(amount) } : { iterations: Number(amount) };
    return { name: `${style}@${Number(amount)}${unit ?? ""}`, style, budget };
  }
  return { name: style, style, budget: (isEndless(style) ? general : null) ?? usualBudget(style) };
}
