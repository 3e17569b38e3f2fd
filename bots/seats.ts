import type { Bot } from "./bot.ts";
import { styleCalled } from "./names.ts";
import { bots, findBot } from "./registry.ts";

/** Who sits on a seat: the person at the keyboard, or a bot. */
export type Sitter = { readonly kind: "you" } | { readonly kind: "bot"; readonly bot: Bot };

/** Every way to name who sits on a seat. */
export const SITTERS: readonly string[] = ["you", ...bots.map(({ name }) => name)];

/** Reads who sits on a seat: `you`, `random` or `bot:random`; null if nobody is called so. */
export function readSitter(text: string): Sitter | null {
  const name = text.trim();
  if (name === "you") return { kind: "you" };
  const bot = findBot(name.replace(/^bot:/, ""));
  return bot === undefined ? null : { kind: "bot", bot };
}

/** The bot that is called so at the table, or undefined. */
export function botCalled(name: string): Bot | undefined {
  const style = styleCalled(name);
  return style === undefined ? undefined : findBot(style);
}
