import { NO_ANSWER, type SeatId } from "@caravel/kernel";
import type { Memo, Stint } from "../rules/frames.ts";
import { STEP, STEPS, type StepName } from "../rules/steps.ts";
import type { BrazilView } from "../rules/view.ts";

/** The steps that ask nobody. */
const RUNNING = [
  "game",
  "deployed",
  "painted",
  "built",
  "renovated",
  "manufactured",
  "exchanged",
  "revealing",
  "battle",
] as const satisfies readonly StepName[];

/** The steps in which somebody is asked. */
export type Asking = Exclude<StepName, (typeof RUNNING)[number]>;

export function isAsking(step: StepName): step is Asking {
  return !RUNNING.some((running) => running === step);
}

/** What is going on now: the top frame, or null when the game is over. */
export function topFrame(view: BrazilView): Stint | null {
  return view.stack.at(-1) ?? null;
}

/** The step that is going on, or null when the game is over. */
export function stepNow(view: BrazilView): StepName | null {
  const frame = topFrame(view);
  return frame === null ? null : STEPS[frame.step];
}

/** The top frame if it is of this step. */
export function frameAt(view: BrazilView, step: StepName): Stint | null {
  const frame = topFrame(view);
  return frame?.step === STEP[step] ? frame : null;
}

/** What the top frame remembers, if it is of this sort. */
export function memoNow<Sort extends Memo["of"]>(
  view: BrazilView,
  sort: Sort,
): Extract<Memo, { readonly of: Sort }> | null {
  const memo = topFrame(view)?.memo;
  return memo?.of === sort ? (memo as Extract<Memo, { readonly of: Sort }>) : null;
}

/** Who is asked now; several while quests are being chosen. */
export function seatsAsked(view: BrazilView): SeatId[] {
  const frame = topFrame(view);
  if (frame === null || !isAsking(STEPS[frame.step])) return [];
  if (frame.step !== STEP.quests) return [frame.seat];
  return view.seats.flatMap((_, seat) => ((frame.answers[seat] ?? NO_ANSWER) === NO_ANSWER ? [seat] : []));
}

/** Is the seat asked now, in this step or in any? */
export function isAsked(view: BrazilView, seat: SeatId, step: StepName | null = stepNow(view)): boolean {
  return stepNow(view) === step && seatsAsked(view).includes(seat);
}
