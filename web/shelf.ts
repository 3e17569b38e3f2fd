import { findGame, partsOf as partsInside } from "@caravel/games";
import type { GameParts, InEveryLanguage, Load } from "@caravel/kernel";
import type { Component } from "svelte";
import type { BoardKit } from "./kit/board.ts";
import type { Chapter } from "./rules/rulebook.ts";

export { shelf } from "@caravel/games";

/** The parts of a game as the page draws them: at this door what a manifest loads gets its type. */
export interface PageParts extends GameParts {
  readonly rulebook: InEveryLanguage<Load<readonly Chapter[]>>;
  readonly board: Load<BoardKit>;
}

/** The parts of a game, if it can be played. */
export function partsOf(id: string): PageParts | null {
  return partsInside(id) as PageParts | null;
}

/** The picture on the box of a game, or null if there is no such game. */
export async function sceneOf(id: string): Promise<Component | null> {
  return ((await findGame(id)?.scene()) ?? null) as Component | null;
}
