import type { GameRecord } from "@caravel/kernel";
import { styleCalled } from "./names.ts";
import { isStyle, STYLES, type Style } from "./registry.ts";

/** Every way to name who sits on a seat. */
export const SITTERS: readonly string[] = ["you", ...STYLES];

/** Who is meant by `you`, `random` or `bot:random`: the style of a bot, or null for the person at the keyboard; undefined if nobody is called so. */
export function sitterNamed(text: string): Style | null | undefined {
  const name = text.trim();
  if (name === "you") return null;
  const style = name.replace(/^bot:/, "");
  return isStyle(style) ? style : undefined;
}

/** By seat of a record: the style of the bot that plays there, or null for a person; old records tell it by the names alone. */
export function stylesIn({ names, bots }: Pick<GameRecord, "names" | "bots">): (Style | null)[] {
  return names.map((name, seat) => {
    const style = bots === undefined ? styleCalled(name) : bots[seat];
    return typeof style === "string" && isStyle(style) ? style : null;
  });
}
