import { NO_ANSWER, type SeatId, seatsIn } from "@caravel/kernel";
import { layers } from "./cards.ts";
import { placeWord } from "./map.ts";
import { ASHORE } from "./state.ts";
import { STEP, STEPS, type StepName } from "./steps.ts";
import type { PortolanoView } from "./view.ts";
import type { Watch } from "./watch.ts";

/** The phases of a round, and what comes before the first one. */
export type PhaseName = "setup" | "cards" | "turns" | "battle";

/** By step: the phase it belongs to; null goes on in any phase. */
const PHASES: Readonly<Record<StepName, PhaseName | null>> = {
  opening: "setup",
  fitting: "setup",
  stocking: "setup",
  placePirate: "setup",
  placeShip: "setup",
  round: null,
  ration: "cards",
  cards: "cards",
  seaAction: "turns",
  trade: "turns",
  makeRoom: null,
  port: "turns",
  unload: "turns",
  refill: "turns",
  truce: "battle",
  surrender: "battle",
  spoils: "battle",
  plunder: "battle",
};

/** The steps that ask nobody. */
const RUNNING = ["opening", "round", "port", "spoils"] as const satisfies readonly StepName[];

/** The steps in which somebody is asked. */
export type Asking = Exclude<StepName, (typeof RUNNING)[number]>;

export function isAsking(step: StepName): step is Asking {
  return !RUNNING.some((running) => running === step);
}

/** What is going on now: the top frame, or null when the game is over. */
export function topFrame(view: PortolanoView): Watch | null {
  return view.stack.at(-1) ?? null;
}

/** The step that is going on, or null when the game is over. */
export function stepNow(view: PortolanoView): StepName | null {
  const frame = topFrame(view);
  return frame === null ? null : STEPS[frame.step];
}

/** The top frame if it is of this step. */
export function frameAt(view: PortolanoView, step: StepName): Watch | null {
  const frame = topFrame(view);
  return frame?.step === STEP[step] ? frame : null;
}

/** The phase being played, or null between phases and at the end. */
export function phaseNow(view: PortolanoView): PhaseName | null {
  const frame = view.stack.find(({ step }) => PHASES[STEPS[step]] !== null);
  return frame === undefined ? null : PHASES[STEPS[frame.step]];
}

/** Who is asked now; several while cards are being laid. */
export function seatsAsked(view: PortolanoView): SeatId[] {
  const frame = topFrame(view);
  if (frame === null || !isAsking(STEPS[frame.step])) return [];
  if (frame.step !== STEP.cards) return [frame.seat];
  return seatsIn(layers(view)).filter((seat) => (frame.answers[seat] ?? NO_ANSWER) === NO_ANSWER);
}

/** Is the seat asked now, in this step or in any? */
export function isAsked(view: PortolanoView, seat: SeatId, step: StepName | null = stepNow(view)): boolean {
  return stepNow(view) === step && seatsAsked(view).includes(seat);
}

/** The name of a place on the view's chart, or null before a ship has one. */
export function placeName(view: PortolanoView, place: number): string | null {
  return place === ASHORE ? null : placeWord(view.players, place);
}
