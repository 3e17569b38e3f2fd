import type { SeatId } from "@caravel/kernel";
import type { Bot } from "./bot.ts";
import { bots, findBot } from "./styles.ts";

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

/** What a bot is called at the table: after the way it plays, with the number of its seat. */
export function botName({ name }: Bot, seat: SeatId): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${seat + 1}`;
}

/** The bot that is called so at the table, or undefined. */
export function botCalled(name: string): Bot | undefined {
  const [, style] = /^([A-Z][a-z]+) \d+$/.exec(name) ?? [];
  return style === undefined ? undefined : findBot(style.toLowerCase());
}
