import { type Move, type SeatId, SPECTATOR } from "@caravel/kernel";
import { FACTORY } from "../content/buildings.ts";
import {
  BUILDER,
  CAPTAIN,
  CRAFTSMAN,
  FACTORY_PAY,
  GOODS,
  MAYOR,
  PROSPECTOR,
  SECOND_PROSPECTOR,
  SETTLER,
  TILES,
  TRADER,
} from "../content/pieces.ts";
import {
  BUILD,
  EXTRA,
  KEEP,
  LIFT,
  LOAD,
  type moves,
  PLACE,
  ROLE,
  SELL,
  SHIP_BY_WHARF,
  STORE,
  TAKE,
} from "../rules/moves.ts";
import { priceFor } from "../rules/roles/builder.ts";
import { barrelsAboard, hasCaptainPrivilege, loadingPoints } from "../rules/roles/captain.ts";
import { harvest } from "../rules/roles/craftsman.ts";
import { barrelsKept } from "../rules/roles/storage.ts";
import { saleIncome } from "../rules/roles/trader.ts";
import { ENDINGS, type Phase, total } from "../rules/state.ts";
import { STEPS, type StepName } from "../rules/steps.ts";
import type { PuertoRicoView } from "../rules/view.ts";

/** The verbs of the game's vocabulary. */
export type VerbName = keyof typeof moves.verbs;

/** The steps in which somebody may pass. */
export const PASSING = ["hacienda", "settle", "hospice", "build", "university", "extra", "sell", "captain"] as const;
export type Passing = (typeof PASSING)[number];

/** The tile or building a colonist of hospice or university goes to, by its spot, and where it comes from. */
export interface NewColonist {
  readonly spot: number | null;
  readonly fromShip: boolean;
}

/** What a sentence about a move of each verb tells. */
export interface MoveFacts {
  role: { role: number; doubloons: number };
  draw: null;
  take: { kind: number };
  colonist: NewColonist;
  build: { building: number; price: number };
  join: null;
  privilege: null;
  decline: { role: number | null };
  /** `afresh`: all colonists that stand somewhere are taken up first. */
  place: { spot: number; afresh: boolean };
  lift: { spot: number };
  stay: { waiting: number };
  fill: null;
  produce: { barrels: number[]; factory: number };
  extra: { good: number };
  sell: { good: number; doubloons: number };
  load: { good: number; ship: number; barrels: number; points: number };
  wharf: { good: number; barrels: number; points: number };
  store: { good: number; barrels: number };
  keep: { good: number };
  /** `lost`: barrels that go back to the supply, or null if no barrels are at stake. */
  done: { lost: number | null };
  pass: { step: Passing | null };
}

/** By step: the role whose phase it belongs to. */
const PHASES: Readonly<Record<StepName, number | null>> = {
  year: null,
  settler: SETTLER,
  hacienda: SETTLER,
  settle: SETTLER,
  hospice: SETTLER,
  builder: BUILDER,
  build: BUILDER,
  university: BUILDER,
  mayor: MAYOR,
  join: MAYOR,
  placement: MAYOR,
  place: MAYOR,
  craftsman: CRAFTSMAN,
  produce: CRAFTSMAN,
  extra: CRAFTSMAN,
  trader: TRADER,
  sell: TRADER,
  captain: CAPTAIN,
  storage: CAPTAIN,
  store: CAPTAIN,
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

/** The role whose phase is being played, or null. */
export function phaseNow(view: PuertoRicoView): number | null {
  const step = stepNow(view);
  return step === null ? null : PHASES[step];
}

/** Has the player whose turn it is in the placement step not moved a colonist yet? */
export function isUntouched(view: PuertoRicoView): boolean {
  return stepNow(view) === "place" && topFrame(view)?.kinds === 0;
}

/** Who took the role of the present phase, or nobody. */
function takerNow(view: PuertoRicoView): SeatId {
  return phaseNow(view) === null ? SPECTATOR : (topFrame(view)?.taker ?? SPECTATOR);
}

function isPassing(step: string | null): step is Passing {
  return PASSING.some((passing) => passing === step);
}

/** The step of a pass, if it is one in which somebody may pass. */
export function passingStep(step: string | null): Passing | null {
  return isPassing(step) ? step : null;
}

/** A condition that ends the game. */
export type Ending = (typeof ENDINGS)[number];

/** The condition of this name, if there is one. */
export function endingIn(name: string): Ending | null {
  return ENDINGS.find((ending) => ending === name) ?? null;
}

/** The colonist of the hospice or the university, for the tile or building just taken. */
export function newColonist(view: PuertoRicoView): NewColonist {
  const frame = topFrame(view);
  const step = stepNow(view);
  if (frame === null || (step !== "hospice" && step !== "university")) return { spot: null, fromShip: false };
  if (step === "hospice") return { spot: frame.kinds, fromShip: false };
  return { spot: frame.kinds + TILES.length, fromShip: view.colonists === 0 };
}

function points(view: PuertoRicoView, seat: SeatId, barrels: number): number {
  const frame = topFrame(view);
  const hasPrivilege = frame !== null && stepNow(view) === "captain" && hasCaptainPrivilege(frame, seat);
  return loadingPoints(view.seats[seat], barrels, hasPrivilege);
}

function production(view: PuertoRicoView, seat: SeatId): MoveFacts["produce"] {
  const barrels = GOODS.map((_, good) => harvest(view, seat, good));
  const hasFactory = view.seats[seat].city[FACTORY] > 0;
  return { barrels, factory: hasFactory ? FACTORY_PAY[barrels.filter((count) => count > 0).length] : 0 };
}

function loading(view: PuertoRicoView, seat: SeatId, move: Move): MoveFacts["load"] {
  const [good, ship] = [LOAD.first(move), LOAD.second(move)];
  const barrels = barrelsAboard(view, seat, good, ship);
  return { good, ship, barrels, points: points(view, seat, barrels) };
}

function shipping(view: PuertoRicoView, seat: SeatId, move: Move): MoveFacts["wharf"] {
  const good = SHIP_BY_WHARF.first(move);
  const barrels = view.seats[seat].barrels[good];
  return { good, barrels, points: points(view, seat, barrels) };
}

/** Barrels that go back to the supply if the player says `done` now; null outside storage. */
function barrelsLost(view: PuertoRicoView, seat: SeatId): number | null {
  const frame = topFrame(view);
  if (frame === null || stepNow(view) !== "store") return null;
  const board = view.seats[seat];
  return total(board.barrels.map((barrels, good) => barrels - barrelsKept(board, frame, good)));
}

/** Do any of the player's colonists stand on tiles or buildings? */
function standSomewhere(view: PuertoRicoView, seat: SeatId): boolean {
  const { workers, city } = view.seats[seat];
  return total(workers) > 0 || city.some((colonists) => colonists > 0);
}

/** By verb: what there is to tell about a move. */
export const MOVE_FACTS: {
  readonly [V in VerbName]: (view: PuertoRicoView, seat: SeatId, move: Move) => MoveFacts[V];
} = {
  role(view, _seat, move) {
    const role = ROLE.first(move);
    const gold = role === PROSPECTOR || role === SECOND_PROSPECTOR ? 1 : 0;
    return { role, doubloons: view.cardMoney[role] + gold };
  },
  draw: () => null,
  take: (_view, _seat, move) => ({ kind: TAKE.first(move) }),
  colonist: (view) => newColonist(view),
  build(view, seat, move) {
    const building = BUILD.first(move);
    return { building, price: priceFor(view, seat, takerNow(view), building) };
  },
  join: () => null,
  privilege: () => null,
  decline: (view) => ({ role: phaseNow(view) }),
  place: (view, seat, move) => ({ spot: PLACE.first(move), afresh: isUntouched(view) && standSomewhere(view, seat) }),
  lift: (_view, _seat, move) => ({ spot: LIFT.first(move) }),
  stay: (view, seat) => ({ waiting: view.seats[seat].windRose }),
  fill: () => null,
  produce: production,
  extra: (_view, _seat, move) => ({ good: EXTRA.first(move) }),
  sell(view, seat, move) {
    const good = SELL.first(move);
    return { good, doubloons: saleIncome(view.seats[seat], good, seat === takerNow(view)) };
  },
  load: loading,
  wharf: shipping,
  store: (view, seat, move) => ({ good: STORE.first(move), barrels: view.seats[seat].barrels[STORE.first(move)] }),
  keep: (_view, _seat, move) => ({ good: KEEP.first(move) }),
  done: (view, seat) => ({ lost: barrelsLost(view, seat) }),
  pass: (view) => ({ step: passingStep(stepNow(view)) }),
};
