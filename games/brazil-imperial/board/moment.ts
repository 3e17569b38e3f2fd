import { findFrame, type SeatId } from "@caravel/kernel";
import type { BattleMemo, Memo, Stint } from "../rules/frames.ts";
import { STEPS, type StepName } from "../rules/steps.ts";
import type { BrazilView } from "../rules/view.ts";

/** What is going on: the frame on top, or null when the game is over. */
export function frameNow(view: BrazilView): Stint | null {
  return view.stack.at(-1) ?? null;
}

/** The step that is being asked or carried out, or null when the game is over. */
export function stepNow(view: BrazilView): StepName | null {
  const frame = frameNow(view);
  return frame === null ? null : STEPS[frame.step];
}

/** What the frame on top remembers, if it is of this sort. */
export function memoNow<Sort extends Memo["of"]>(
  view: BrazilView,
  sort: Sort,
): Extract<Memo, { readonly of: Sort }> | null {
  const memo = frameNow(view)?.memo;
  return memo?.of === sort ? (memo as Extract<Memo, { readonly of: Sort }>) : null;
}

/** The battle that is going on, or null. */
export function battleNow(view: BrazilView): BattleMemo | null {
  return findFrame(view, "battle")?.memo ?? null;
}

/** Is the seat the one that must answer now? All are asked at once for the quests. */
export function isTurnOf(view: BrazilView, seat: SeatId): boolean {
  const frame = frameNow(view);
  return frame !== null && (frame.seat === seat || STEPS[frame.step] === "quests");
}
