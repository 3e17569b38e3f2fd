import type { Bot } from "./bot.ts";
import type { Evaluation } from "./evaluation.ts";
import { greedyBot } from "./greedy.ts";
import { isStyle } from "./style-names.ts";
import { eager, first, idle, random } from "./styles.ts";

/** The bot of a style for a game of which this is known; without an evaluation it goes by the score. A style of one game goes by what it values there: it searches if that says how, else it looks one step ahead. What only some bots need is loaded with the first of them. */
export async function botOf(style: string, evaluation: Evaluation | null): Promise<Bot> {
  if (!isStyle(style)) {
    if (evaluation?.search === undefined) return { ...greedyBot(evaluation), name: style };
    const { searchBot, YARDSTICK } = await import("./search/index.ts");
    return searchBot(evaluation, YARDSTICK, style);
  }
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
      return (await import("./uct.ts")).uctBot;
    case "search":
    case "mate":
    case "captain": {
      const { SEARCHERS, searchBot } = await import("./search/index.ts");
      return searchBot(evaluation, SEARCHERS[style], style);
    }
  }
}
