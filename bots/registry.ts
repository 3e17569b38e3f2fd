import { partsOf } from "@caravel/games";
import type { Bot } from "./bot.ts";
import type { Evaluation } from "./evaluation.ts";
import { greedyBot } from "./greedy.ts";
import { SEARCHERS, STRONGEST, searchBot } from "./search/index.ts";
import { eager, first, idle, random } from "./styles.ts";
import { uctBot } from "./uct.ts";

/** Every way a bot can play at any table, the usual one first. */
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

/** Is this a way to play at any table? */
export function isStyle(text: string): text is Style {
  return (STYLES as readonly string[]).includes(text);
}

/** Every way a bot can play this game: as at any table, or in a style that belongs to this game alone. */
export function stylesOf(game: string): readonly string[] {
  return [...STYLES, ...Object.keys(partsOf(game)?.styles ?? {})];
}

/** Is there a bot that plays this game in this way? */
export function hasStyle(game: string, style: string): boolean {
  return stylesOf(game).includes(style);
}

/** The bot of a style for a game of which this is known; without an evaluation it goes by the score. A style of one game goes by what it values there: it searches if that says how, else it looks one step ahead. */
export function botOf(style: string, evaluation: Evaluation | null): Bot {
  if (!isStyle(style))
    return evaluation?.search === undefined
      ? { ...greedyBot(evaluation), name: style }
      : searchBot(evaluation, STRONGEST, style);
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
      return uctBot;
    case "search":
    case "mate":
    case "captain":
      return searchBot(evaluation, SEARCHERS[style], style);
  }
}
