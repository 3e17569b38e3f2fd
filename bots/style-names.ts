import { partsOf } from "@caravel/games";

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
