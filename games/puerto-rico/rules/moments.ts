import { draftedOf, findFrame, frameOf, type MemoOf, type SeatId, SPECTATOR } from "@caravel/kernel";
import { BUILDER, CAPTAIN, CRAFTSMAN, GOODS, MAYOR, PROSPECTOR, SETTLER, TRADER } from "../content/pieces.ts";
import { type Memo, type Phase, phase, type Shipping } from "./frames.ts";
import { priceFor } from "./purchase.ts";
import { FOREST } from "./roles/settler.ts";
import { spotOf } from "./state.ts";
import { STEP, STEPS, type StepName } from "./steps.ts";
import { type PuertoRicoView, UNKNOWN } from "./view.ts";

/** By step: the role whose phase it belongs to. */
const PHASES: Readonly<Record<StepName, number | null>> = {
  draft: null,
  newYear: null,
  year: null,
  guests: null,
  lastPoint: null,
  settler: SETTLER,
  hacienda: SETTLER,
  lay: SETTLER,
  settle: SETTLER,
  hospice: SETTLER,
  secondPick: SETTLER,
  lodge: SETTLER,
  builder: BUILDER,
  build: BUILDER,
  giveColonist: BUILDER,
  giveItem: BUILDER,
  university: BUILDER,
  mayor: MAYOR,
  join: MAYOR,
  villa: MAYOR,
  landfall: MAYOR,
  place: MAYOR,
  craftsman: CRAFTSMAN,
  produce: CRAFTSMAN,
  jeweler: CRAFTSMAN,
  extra: CRAFTSMAN,
  trader: TRADER,
  sell: TRADER,
  captain: CAPTAIN,
  unionHall: CAPTAIN,
  load: CAPTAIN,
  crates: CAPTAIN,
  store: CAPTAIN,
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

/** What the step that is going on remembers, if it is of this sort. */
export function memoNow<Sort extends Memo["of"]>(view: PuertoRicoView, sort: Sort): MemoOf<Phase, Sort> | null {
  const frame = findFrame(view, sort);
  return frame !== null && frame === topFrame(view) ? frame.memo : null;
}

/** The captain phase, also below what is asked in between; one in which nothing has happened yet if there is none. */
export function captainPhase(view: PuertoRicoView): Phase<Shipping> {
  return frameOf({ stack: [phase(STEP.captain, SPECTATOR, SPECTATOR), ...view.stack] }, "shipping");
}

/** The frame that belongs to the phase of a role, also below what is asked in between. */
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
  return memoNow(view, "placing")?.begun === false;
}

/** Where a colonist or noble of hospice, university, villa or ship goes (null: to the wind rose), and where from. */
export interface NewColonist {
  readonly spot: number | null;
  readonly fromShip: boolean;
}

/** The colonist of hospice or university for what was just taken, or that of villa or ship. */
export function newColonist(view: PuertoRicoView): NewColonist {
  const hospice = stepNow(view) === "hospice" ? memoNow(view, "tile") : null;
  // a forest has no circle
  if (hospice !== null) return { spot: hospice.tile === FOREST ? null : hospice.tile, fromShip: false };
  const university = stepNow(view) === "university" ? memoNow(view, "purchase") : null;
  if (university !== null) return { spot: spotOf(university.building), fromShip: view.colonists === 0 };
  return { spot: null, fromShip: stepNow(view) === "landfall" };
}

/** The building being bought with the black market, or null. */
export function bargainedFor(view: PuertoRicoView): number | null {
  const purchase = stepNow(view) === "giveColonist" ? memoNow(view, "purchase") : memoNow(view, "bargain");
  return purchase?.building ?? null;
}

/** The kind of the tile drawn with the hacienda, or null if there is none or the viewer may not know. */
export function tileDrawn(view: PuertoRicoView): number | null {
  const tile = (stepNow(view) === "lay" ? memoNow(view, "tile")?.tile : null) ?? UNKNOWN;
  return tile === UNKNOWN ? null : tile;
}

/** What a building costs a player now, without the black market. */
export function priceNow(view: PuertoRicoView, seat: SeatId, building: number): number {
  return priceFor(view, seat, takerOf(view, BUILDER), building);
}

/** By good: barrels put into the small wharf so far. */
export function barrelsCrated(view: PuertoRicoView): readonly number[] {
  const frame = frameAt(view, "crates");
  return GOODS.map((_, good) => (frame === null ? 0 : draftedOf(frame, good)));
}

/** Has the player whose turn it is with the trader already sold a barrel or used his land office? */
export function hasTraded(view: PuertoRicoView): boolean {
  const trading = memoNow(view, "trading");
  return trading !== null && (trading.hasSold || trading.usedLandOffice);
}
