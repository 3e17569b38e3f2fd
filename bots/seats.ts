import type { GameRecord } from "@caravel/kernel";
import { styleCalled } from "./names.ts";
import { hasStyle } from "./style-names.ts";

/** Who is meant by `you`, `random` or `bot:random`: the style of a bot, or null for the person at the keyboard; undefined if nobody is called so. */
export function sitterNamed(game: string, text: string): string | null | undefined {
  const name = text.trim();
  if (name === "you") return null;
  const style = name.replace(/^bot:/, "");
  return hasStyle(game, style) ? style : undefined;
}

/** By seat of a record: the style of the bot that plays there, or null for a person; old records tell it by the names alone. */
export function stylesIn({ game, names, bots }: Pick<GameRecord, "game" | "names" | "bots">): (string | null)[] {
  return names.map((name, seat) => {
    const style = bots === undefined ? styleCalled(name) : bots[seat];
    return typeof style === "string" && hasStyle(game, style) ? style : null;
  });
}
