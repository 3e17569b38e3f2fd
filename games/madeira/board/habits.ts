import type { GameEvent, Move, SeatId } from "@caravel/kernel";
import { ROUNDS } from "../content/pieces.ts";
import { ACT, DISCARD, DONE, WEALTH } from "../rules/moves.ts";
import { scores } from "../rules/scoring.ts";
import { isAsked } from "../rules/sight.ts";
import { STEPS } from "../rules/steps.ts";
import type { MadeiraView } from "../rules/view.ts";

/** The set-up, every round and the end are parts of the log; every phase after the first is a part of its round. */
export function chapter({ type }: GameEvent): 1 | 2 | null {
  if (type === "setUp" || type === "roundBegins" || type === "gameOver") return 1;
  return type === "phaseBegins" ? 2 : null;
}

/** The move of a verb that names most. */
function most(verb: { has(move: Move): boolean }, moves: readonly Move[]): Move | null {
  return moves.findLast((move) => verb.has(move)) ?? null;
}

/** By step: the answer practically everybody gives. */
function usualAnswer({ stack, round }: MadeiraView, moves: readonly Move[]): Move | null {
  const top = stack.at(-1);
  switch (top === undefined ? null : STEPS[top.step]) {
    // pirates only ever cost
    case "discardPirates":
      return most(DISCARD, moves);
    // paid for already, and whatever it offers may still be left
    case "buildingAction":
      return ACT.of();
    // afterwards it takes five reals to make a VP
    case "wealth":
      return round === ROUNDS ? most(WEALTH, moves) : null;
    default:
      return null;
  }
}

/** The answer practically everybody gives to this question, or null. */
export function routine(view: MadeiraView, seat: SeatId, moves: readonly Move[]): Move | null {
  if (view.stack.at(-1)?.seat !== seat) return null;
  const answer = usualAnswer(view, moves);
  return answer !== null && moves.includes(answer) ? answer : null;
}

/** MA-MILL-D-06: the last window of the windmill is closed without a use. */
export function letLapse(view: MadeiraView, seat: SeatId): Move | null {
  return isAsked(view, seat, "closing") ? DONE.of() : null;
}

/** By seat: the VP, which are open. */
export function points(view: MadeiraView): readonly number[] {
  return scores(view);
}
