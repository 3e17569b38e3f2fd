import { ENDINGS } from "../rules/state.ts";
import type { StepName } from "../rules/steps.ts";

/** The steps that ask nobody. */
const RUNNING = [
  "newYear",
  "settler",
  "builder",
  "mayor",
  "craftsman",
  "trader",
  "captain",
  "prospector",
  "jeweler",
  "unionHall",
] as const satisfies readonly StepName[];
type Running = (typeof RUNNING)[number];

/** The steps in which somebody is asked. */
export type Asking = Exclude<StepName, Running>;

/** Does the step ask somebody? */
export function isAsking(step: StepName): step is Asking {
  return !RUNNING.some((running) => running === step);
}

/** The steps in which somebody may pass, and passing once something was done (`more`). */
export const PASSING = [
  "hacienda",
  "settle",
  "hospice",
  "build",
  "university",
  "extra",
  "sell",
  "load",
  "guests",
  "secondPick",
  "lodge",
  "giveColonist",
  "villa",
  "lastPoint",
  "more",
] as const;
export type Passing = (typeof PASSING)[number];

/** The step of a pass, if it is one in which somebody may pass. */
export function passingStep(step: string | null): Passing | null {
  return PASSING.find((passing) => passing === step) ?? null;
}

/** A condition that ends the game. */
export type Ending = (typeof ENDINGS)[number];

/** The condition of this name, if there is one. */
export function endingIn(name: string): Ending | null {
  return ENDINGS.find((ending) => ending === name) ?? null;
}
