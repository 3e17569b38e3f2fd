import { type GameEvent, isOver } from "@caravel/kernel";
import { THALER } from "../content/pieces.ts";
import { scores } from "../rules/scoring.ts";
import type { PortolanoView } from "../rules/view.ts";

/** The set-up, every round and the end are parts of the log; what wind, pirate and battles bring is a part of a round. */
export function chapter({ type }: GameEvent): 1 | 2 | null {
  if (type === "setUp" || type === "roundBegins" || type === "gameOver") return 1;
  return type === "windTurned" ? 2 : null;
}

/** Every question of this game has answers between which one may hesitate. */
export function routine(): null {
  return null;
}

/** By seat: the thalers that lie open, and at the end all that count. */
export function points(view: PortolanoView): readonly number[] {
  return isOver(view) ? scores(view) : view.seats.map(({ items }) => items[THALER]);
}
