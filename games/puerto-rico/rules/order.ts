import { isOver, type Move, type RuleId, type SeatId, type Verb } from "@caravel/kernel";
import { HACIENDA } from "../content/buildings.ts";
import {
  BARGAIN,
  BUILD,
  BUY_FOREST,
  BUY_LAND,
  CHOOSE,
  COLONIST,
  CRATE,
  DECLINE,
  DELIVER,
  DISCARD,
  DONE,
  DRAW,
  EXTRA,
  FELL,
  FILL,
  GIVE_BARREL,
  GIVE_COLONIST,
  GIVE_NOBLE,
  GIVE_POINT,
  GUEST,
  GUEST_NOBLE,
  JOIN,
  KEEP,
  LAY,
  LAY_FOREST,
  LIFT,
  LIFT_NOBLE,
  LOAD,
  NOBLE,
  PASS,
  PLACE,
  PLACE_NOBLE,
  POST,
  PRIVILEGE,
  PRODUCE,
  ROLE,
  SELL,
  SHIP_BY_WHARF,
  STAY,
  STORE,
  TAKE,
} from "./moves.ts";
import { isIslandFull, type PuertoRico, works } from "./state.ts";
import { STEP, STEPS, type StepName } from "./steps.ts";

/** The rule that says whose turn it is, by step; elsewhere the order of the phase (PR-ROLE-01). */
const TURN_RULES: Partial<Readonly<Record<StepName, RuleId>>> = {
  draft: "PR-EXP-04",
  year: "PR-YEAR-02",
  join: "PR-MAYOR-03",
  landfall: "PR-MAYOR-03",
  place: "PR-MAYOR-11",
  load: "PR-CAPTAIN-01",
  store: "PR-STORE-01",
};

function currentStep(state: PuertoRico): number {
  return state.stack[state.stack.length - 1].step;
}

/** The rule that forbids a seat to act now. */
export function outOfTurn(state: PuertoRico): RuleId {
  if (isOver(state)) return "PR-END-01";
  return TURN_RULES[STEPS[currentStep(state)]] ?? "PR-ROLE-01";
}

/** The rule that gives each kind of move its place. */
const PLACE_RULES: readonly (readonly [RuleId, ...Verb[]])[] = [
  ["PR-YEAR-01", ROLE],
  ["PR-SETTLER-01", TAKE],
  ["PR-BUILDER-01", BUILD],
  ["PR-MAYOR-03", JOIN],
  ["PR-MAYOR-01", PRIVILEGE],
  ["PR-MAYOR-10", COLONIST, PLACE, PLACE_NOBLE, LIFT, LIFT_NOBLE, STAY, FILL],
  ["PR-CRAFT-01", PRODUCE],
  ["PR-CRAFT-08", EXTRA],
  ["PR-TRADER-01", SELL],
  ["PR-CAPTAIN-01", LOAD],
  ["PR-B-WHARF-01", SHIP_BY_WHARF],
  ["PR-STORE-07", STORE, KEEP],
  ["PR-ROLE-02", DECLINE, DONE],
  ["PR-EXP-04", CHOOSE],
  ["PR-B-FOREST-HOUSE-01", LAY_FOREST],
  ["PR-B-FOREST-HOUSE-06", LAY],
  ["PR-B-BLACK-MARKET-01", BARGAIN, GIVE_COLONIST, GIVE_NOBLE, GIVE_BARREL, GIVE_POINT],
  ["PR-B-GUEST-HOUSE-05", GUEST, GUEST_NOBLE],
  ["PR-B-TRADING-POST-01", POST],
  ["PR-B-SMALL-WHARF-01", CRATE],
  ["PR-NOBLE-08", NOBLE],
  ["PR-B-LAND-OFFICE-01", BUY_LAND, BUY_FOREST],
  ["PR-B-LAND-OFFICE-02", DISCARD],
  ["PR-B-HUNTING-LODGE-01", FELL],
  ["PR-B-ROYAL-SUPPLIER-01", DELIVER],
];

/** Why one does not simply pass, where there is no passing. */
const PASS_RULES: Partial<Readonly<Record<StepName, RuleId>>> = {
  join: "PR-MAYOR-04",
  place: "PR-MAYOR-08",
  produce: "PR-CRAFT-07",
  store: "PR-STORE-08",
  lay: "PR-B-FOREST-HOUSE-06",
  landfall: "PR-NOBLE-08",
  giveItem: "PR-B-BLACK-MARKET-03",
};

function drawRule(state: PuertoRico, seat: SeatId): RuleId {
  if (!works(state.seats[seat], HACIENDA)) return "PR-BLD-01";
  return isIslandFull(state.seats[seat]) ? "PR-B-HACIENDA-05" : "PR-B-HACIENDA-01";
}

/** The rule that forbids this kind of move in the present step, though it is the seat's turn. */
export function outOfPlace(state: PuertoRico, seat: SeatId, move: Move): RuleId {
  const step = currentStep(state);
  if (PASS.has(move)) return PASS_RULES[STEPS[step]] ?? "PR-ROLE-02";
  if (DRAW.has(move)) return drawRule(state, seat);
  if (TAKE.has(move) && step === STEP.hacienda) return "PR-SETTLER-08";
  const found = PLACE_RULES.find(([, ...verbs]) => verbs.some((verb) => verb.has(move)));
  if (found === undefined) throw new Error(`no rule gives move ${move} its place`);
  return found[0];
}
