import type { SeatId } from "@caravel/kernel";
import type { Bot } from "./bot.ts";

/** What a bot is called at the table: after the way it plays, with the number of its seat. */
export function botName({ name }: Pick<Bot, "name">, seat: SeatId): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${seat + 1}`;
}

/** The name of the bot that would be called so at the table; whether there is one is another question. */
export function styleCalled(name: string): string | undefined {
  const [, style] = /^([A-Z][a-z]+) \d+$/.exec(name) ?? [];
  return style?.toLowerCase();
}
