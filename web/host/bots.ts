import type { Bot } from "@caravel/bots";
import { greedyBot } from "@caravel/bots/greedy";
import { styleCalled } from "@caravel/bots/names";
import { styles } from "@caravel/bots/styles";
import type { Sitter } from "./host.ts";

/** By game: the bot that looks a step ahead, loaded when one sits down. */
const GREEDY: Readonly<Record<string, () => Promise<Bot>>> = {
  "puerto-rico": async () => greedyBot((await import("@caravel/puerto-rico/bots")).evaluation),
  portolano: async () => greedyBot((await import("@caravel/portolano/bots")).evaluation),
};

/** The bot of a style for a game, or undefined. */
function find(game: string, style: string): Promise<Bot> | undefined {
  if (style === "greedy" && Object.hasOwn(GREEDY, game)) return GREEDY[game]();
  const bot = styles.find(({ name }) => name === style);
  return bot === undefined ? undefined : Promise.resolve(bot);
}

/** The bot of a style for a game; rejects if there is none. */
export async function botOf(game: string, style: string): Promise<Bot> {
  const bot = find(game, style);
  if (bot === undefined) throw new Error(`There is no ${style} bot for ${game}.`);
  return bot;
}

/** Who sat where in a record: whoever is not called as bots are is a person. */
export function sittersNamed(game: string, names: readonly string[]): Sitter[] {
  return names.map((name) => {
    const style = styleCalled(name);
    const isBot = style !== undefined && find(game, style) !== undefined;
    return isBot ? { kind: "bot", name, style } : { kind: "person", name, style: "" };
  });
}
