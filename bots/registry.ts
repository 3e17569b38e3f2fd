import type { Bot } from "./bot.ts";
import { greedy } from "./evaluations.ts";
import { eager, first, idle, random } from "./styles.ts";

/** All bots that can be asked to a table. */
export const bots: readonly Bot[] = [random, greedy, first, eager, idle];

/** The bot of this name, or undefined. */
export function findBot(name: string): Bot | undefined {
  return bots.find((bot) => bot.name === name);
}
