import type { Style } from "./style-names.ts";

/** How good the bots are that people play with, the weakest first: each is a style of its own. */
export const LEVELS = ["hasty", "greedy", "mate", "captain"] as const satisfies readonly Style[];
export type Level = (typeof LEVELS)[number];

/** Whom people meet if they have not chosen. */
export const USUAL_LEVEL: Level = "greedy";

/** Is this style one of the levels? */
export function isLevel(style: string): style is Level {
  return (LEVELS as readonly string[]).includes(style);
}

/** The companions who play at each level; at a larger table others sit in for them. */
export const CREWS: Readonly<Record<Level, readonly string[]>> = {
  hasty: ["Bento", "Beatriz"],
  greedy: ["Inês", "Tomé"],
  mate: ["Catarina", "Diogo"],
  captain: ["Leonor", "Vasco"],
};
