import type { GameEvent } from "@caravel/kernel";
import { scoreSheet } from "../rules/scoring.ts";
import { isSolo } from "../rules/state.ts";
import type { BrazilView } from "../rules/view.ts";

/** The beginning, every age and the end are parts of the log; every turn is a part of its age. */
export function chapter({ type }: GameEvent): 1 | 2 | null {
  if (type === "questsKept" || type === "ageBegan" || type === "gameOver" || type === "soloEnded") return 1;
  return type === "turnBegan" ? 2 : null;
}

/** Every question of this game has answers between which one may hesitate. */
export function routine(): null {
  return null;
}

/** By seat: the points that the viewer can see; alone nobody counts points (BI-SOLO-12). */
export function points(view: BrazilView): readonly (number | null)[] {
  return view.seats.map(({ capital }, seat) => (isSolo(view) || capital < 0 ? null : scoreSheet(view, seat).total));
}
