import type { Bot } from "./bot.ts";
import type { Evaluation } from "./evaluation.ts";
import { greedyBot } from "./greedy.ts";
import { SEARCHERS, searchBot } from "./search/index.ts";
import { eager, first, idle, random } from "./styles.ts";
import { uctBot } from "./uct.ts";

/** Every way a bot can play, the usual one first. */
export const STYLES = [
  "greedy",
  "hasty",
  "random",
  "first",
  "eager",
  "idle",
  "uct",
  "search",
  "mate",
  "captain",
] as const;
export type Style = (typeof STYLES)[number];

/** Is there a bot that plays in this way? */
export function isStyle(text: string): text is Style {
  return (STYLES as readonly string[]).includes(text);
}

/** The bot of a style for a game of which this is known; without an evaluation it goes by the score. */
export function botOf(style: Style, evaluation: Evaluation | null): Bot {
  switch (style) {
    case "greedy":
      return greedyBot(evaluation);
    case "hasty":
      // the same look ahead, but what is not yet points counts for nothing
      return { ...greedyBot(null), name: style };
    case "random":
      return random;
    case "first":
      return first;
    case "eager":
      return eager;
    case "idle":
      return idle;
    case "uct":
      return uctBot(evaluation);
    case "search":
    case "mate":
    case "captain":
      return searchBot(evaluation, SEARCHERS[style], style);
  }
}
