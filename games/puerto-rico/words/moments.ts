import { type SeatId, SPECTATOR } from "@caravel/kernel";
import { BUILDER, CAPTAIN, CRAFTSMAN, MAYOR, PROSPECTOR, SETTLER, TRADER } from "../content/pieces.ts";
import { ENDINGS, type Phase, phase } from "../rules/state.ts";
import { STEP, STEPS, type StepName } from "../rules/steps.ts";
import type { PuertoRicoView } from "../rules/view.ts";

/** The steps that ask nobody. */
const RUNNING = [
  "newYear",
  "settler",
  "builder",
  "mayor",
  "placement",
  "craftsman",
  "trader",
  "captain",
  "storage",
  "prospector",
  "guestRound",
  "lodges",
  "newRow",
  "landing",
  "chapels",
  "jeweler",
  "unionHall",
  "lighthouse",
  "emptyHouse",
  "sailing",
] as const satisfies readonly StepName[];
type Running = (typeof RUNNING)[number];

/** The steps in which somebody is asked. */
export type Asking = Exclude<StepName, Running>;

/** Does the step ask somebody? */
export function isAsking(step: StepName): step is Asking {
  return !RUNNING.some((running) => running === step);
}

/** By step: the role whose phase it belongs to. */
const PHASES: Readonly<Record<StepName, number | null>> = {
  draft: null,
  newYear: null,
  year: null,
  guestRound: null,
  guests: null,
  settler: SETTLER,
  hacienda: SETTLER,
  lay: SETTLER,
  settle: SETTLER,
  hospice: SETTLER,
  secondPick: SETTLER,
  lodges: SETTLER,
  lodge: SETTLER,
  newRow: SETTLER,
  builder: BUILDER,
  build: BUILDER,
  giveColonist: BUILDER,
  giveItem: BUILDER,
  university: BUILDER,
  mayor: MAYOR,
  join: MAYOR,
  villa: MAYOR,
  landing: MAYOR,
  landfall: MAYOR,
  placement: MAYOR,
  place: MAYOR,
  chapels: CRAFTSMAN,
  craftsman: CRAFTSMAN,
  produce: CRAFTSMAN,
  jeweler: CRAFTSMAN,
  extra: CRAFTSMAN,
  trader: TRADER,
  sell: TRADER,
  emptyHouse: TRADER,
  captain: CAPTAIN,
  unionHall: CAPTAIN,
  load: CAPTAIN,
  lighthouse: CAPTAIN,
  storage: CAPTAIN,
  store: CAPTAIN,
  sailing: CAPTAIN,
  prospector: PROSPECTOR,
};

/** What is going on now: the top frame, or null when the game is over. */
export function topFrame(view: PuertoRicoView): Phase | null {
  return view.stack.at(-1) ?? null;
}

/** The step that is going on, or null when the game is over. */
export function stepNow(view: PuertoRicoView): StepName | null {
  const frame = topFrame(view);
  return frame === null ? null : STEPS[frame.step];
}

/** The top frame if it is of this step. */
export function frameAt(view: PuertoRicoView, step: StepName): Phase | null {
  const frame = topFrame(view);
  return frame?.step === STEP[step] ? frame : null;
}

/** The frame of this step, also below guests who are asked; one with nothing in it if there is none. */
export function frameOf(view: PuertoRicoView, step: StepName): Phase {
  return view.stack.findLast((frame) => frame.step === STEP[step]) ?? phase(STEP[step], SPECTATOR, SPECTATOR);
}

/** The frame that belongs to the phase of a role, also below guests who are asked. */
function phaseFrame(view: PuertoRicoView): Phase | null {
  return view.stack.findLast(({ step }) => PHASES[STEPS[step]] !== null) ?? null;
}

/** The role whose phase is being played, or null. */
export function phaseNow(view: PuertoRicoView): number | null {
  const frame = phaseFrame(view);
  return frame === null ? null : PHASES[STEPS[frame.step]];
}

/** Who took the role if its phase is being played, or nobody. */
export function takerOf(view: PuertoRicoView, role: number): SeatId {
  return phaseNow(view) === role ? (phaseFrame(view)?.taker ?? SPECTATOR) : SPECTATOR;
}

/** Has the player whose turn it is in the placement step not moved a colonist yet? */
export function isUntouched(view: PuertoRicoView): boolean {
  return frameAt(view, "place")?.kinds === 0;
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
