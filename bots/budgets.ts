import type { Budget } from "./question.ts";

/** As long as a bot wants: for those that come to an end by themselves. */
export const UNHURRIED: Budget = { iterations: Number.MAX_SAFE_INTEGER };

/** By style: the budget of those that would go on for ever. */
const LIMITED: Readonly<Record<string, Budget>> = {
  uct: { iterations: 1000 },
  search: { iterations: 1000 },
  lab: { iterations: 500 },
  mate: { iterations: 400 },
  captain: { milliseconds: 1000 },
};

/** How long bots of a style think if nobody says otherwise. */
export function usualBudget(style: string): Budget {
  return Object.hasOwn(LIMITED, style) ? LIMITED[style] : UNHURRIED;
}

/** Would bots of this style think for ever if nobody stopped them? */
export function isEndless(style: string): boolean {
  return Object.hasOwn(LIMITED, style);
}
