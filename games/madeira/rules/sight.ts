import type { SeatId } from "@caravel/kernel";
import { MARKET_SPACES } from "../content/content.ts";
import { COLONY_COUNT, COLONY_SPACES, MARKET_COLUMNS, SPACES_PER_CITY } from "../content/pieces.ts";
import type { Scene } from "./frames.ts";
import { FIRST_CITY_SPACE, FIRST_COLONY, HOME, WATCH } from "./places.ts";
import { STEP, STEPS, type StepName } from "./steps.ts";
import type { MadeiraView } from "./view.ts";

/** The steps that ask nobody. */
const RUNNING = ["opening", "round", "buildings"] as const satisfies readonly StepName[];

/** The steps in which somebody is asked. */
export type Asking = Exclude<StepName, (typeof RUNNING)[number]>;

export function isAsking(step: StepName): step is Asking {
  return !RUNNING.some((running) => running === step);
}

/** What is going on now: the top frame, or null when the game is over. */
export function topFrame(view: MadeiraView): Scene | null {
  return view.stack.at(-1) ?? null;
}

/** The step that is going on, or null when the game is over. */
export function stepNow(view: MadeiraView): StepName | null {
  const frame = topFrame(view);
  return frame === null ? null : STEPS[frame.step];
}

/** The top frame if it is of this step. */
export function frameAt(view: MadeiraView, step: StepName): Scene | null {
  const frame = topFrame(view);
  return frame?.step === STEP[step] ? frame : null;
}

/** Who is asked now, or null. */
export function seatAsked(view: MadeiraView): SeatId | null {
  const frame = topFrame(view);
  return frame === null || !isAsking(STEPS[frame.step]) ? null : frame.seat;
}

/** Is the seat asked now, in this step or in any? */
export function isAsked(view: MadeiraView, seat: SeatId, step: StepName | null = stepNow(view)): boolean {
  return stepNow(view) === step && seatAsked(view) === seat;
}

/** Where a worker can be, told apart by kind. */
export type WorkerPlace =
  | { readonly kind: "field"; readonly field: number }
  | { readonly kind: "forest" | "watch" | "home" }
  | { readonly kind: "city"; readonly city: number; readonly space: number }
  | { readonly kind: "colony"; readonly colony: number };

/** A place of workers by its number; the spaces of a city are counted from 1. */
export function workerPlace(place: number): WorkerPlace {
  if (place < FIRST_CITY_SPACE - 1) return { kind: "field", field: place };
  if (place < FIRST_CITY_SPACE) return { kind: "forest" };
  if (place < FIRST_COLONY) return cityPlace(place - FIRST_CITY_SPACE);
  if (place < WATCH) return { kind: "colony", colony: place - FIRST_COLONY };
  return { kind: place === HOME ? "home" : "watch" };
}

function cityPlace(space: number): WorkerPlace {
  return { kind: "city", city: Math.trunc(space / SPACES_PER_CITY), space: (space % SPACES_PER_CITY) + 1 };
}

/** Where a ship can be, told apart by kind; spaces are counted from 1, on markets by the goods they ask. */
export type ShipPlace =
  | { readonly kind: "market"; readonly market: number; readonly space: number }
  | { readonly kind: "colony"; readonly colony: number; readonly space: number }
  | { readonly kind: "home" };

/** The first space of each market. */
const FIRST_OF_MARKET = MARKET_COLUMNS.map((_, market) =>
  MARKET_COLUMNS.slice(0, market).reduce((sum, columns) => sum + columns, 0),
);

/** A place of ships by its number. */
export function shipPlace(space: number): ShipPlace {
  const inColonies = space - MARKET_SPACES;
  if (inColonies < 0) {
    const market = FIRST_OF_MARKET.findLastIndex((first) => first <= space);
    return { kind: "market", market, space: space - FIRST_OF_MARKET[market] + 1 };
  }
  const colony = Math.trunc(inColonies / COLONY_SPACES);
  return colony < COLONY_COUNT ? { kind: "colony", colony, space: (inColonies % COLONY_SPACES) + 1 } : { kind: "home" };
}
