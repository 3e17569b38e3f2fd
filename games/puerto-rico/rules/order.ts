import { isOver, type Move, type RuleId, type SeatId } from "@caravel/kernel";
import { HACIENDA } from "../content/buildings.ts";
import {
  BUILD,
  COLONIST,
  DECLINE,
  DONE,
  DRAW,
  EXTRA,
  JOIN,
  KEEP,
  LOAD,
  PASS,
  PRIVILEGE,
  PRODUCE,
  ROLE,
  SELL,
  SHIP_BY_WHARF,
  STORE,
  TAKE,
} from "./moves.ts";
import { isIslandFull, type PuertoRico, works } from "./state.ts";
import { STEP } from "./steps.ts";

/** The rule that says whose turn it is, by step; elsewhere the order of the phase (PR-ROLE-01). */
const TURN_RULES: readonly (readonly [number, RuleId])[] = [
  [STEP.year, "PR-YEAR-02"],
  [STEP.join, "PR-MAYOR-03"],
  [STEP.place, "PR-MAYOR-11"],
  [STEP.captain, "PR-CAPTAIN-01"],
  [STEP.store, "PR-STORE-01"],
];

/** The rule that forbids a seat to act now. */
export function outOfTurn(state: PuertoRico): RuleId {
  if (isOver(state)) return "PR-END-01";
  const { step } = state.stack[state.stack.length - 1];
  return TURN_RULES.find(([of]) => of === step)?.[1] ?? "PR-ROLE-01";
}

/** The rule that gives each kind of move its place. */
const PLACE_RULES: readonly (readonly [{ has(move: Move): boolean }, RuleId])[] = [
  [ROLE, "PR-YEAR-01"],
  [TAKE, "PR-SETTLER-01"],
  [BUILD, "PR-BUILDER-01"],
  [JOIN, "PR-MAYOR-03"],
  [PRIVILEGE, "PR-MAYOR-01"],
  [DECLINE, "PR-ROLE-02"],
  [PRODUCE, "PR-CRAFT-01"],
  [EXTRA, "PR-CRAFT-08"],
  [SELL, "PR-TRADER-01"],
  [LOAD, "PR-CAPTAIN-01"],
  [SHIP_BY_WHARF, "PR-B-WHARF-01"],
  [STORE, "PR-STORE-07"],
  [KEEP, "PR-STORE-07"],
  [DONE, "PR-ROLE-02"],
];

/** Why one does not simply pass, where there is no passing. */
const PASS_RULES: readonly (readonly [number, RuleId])[] = [
  [STEP.join, "PR-MAYOR-04"],
  [STEP.place, "PR-MAYOR-08"],
  [STEP.produce, "PR-CRAFT-07"],
  [STEP.store, "PR-STORE-08"],
];

function drawRule(state: PuertoRico, seat: SeatId): RuleId {
  if (!works(state.seats[seat], HACIENDA)) return "PR-BLD-01";
  return isIslandFull(state.seats[seat]) ? "PR-B-HACIENDA-05" : "PR-B-HACIENDA-01";
}

/** The rule that forbids this kind of move in the present step, though it is the seat's turn. */
export function outOfPlace(state: PuertoRico, seat: SeatId, move: Move): RuleId {
  const { step } = state.stack[state.stack.length - 1];
  if (PASS.has(move)) return PASS_RULES.find(([of]) => of === step)?.[1] ?? "PR-ROLE-02";
  if (DRAW.has(move)) return drawRule(state, seat);
  if (TAKE.has(move) && step === STEP.hacienda) return "PR-SETTLER-08";
  if (COLONIST.has(move)) return "PR-MAYOR-10";
  return PLACE_RULES.find(([verb]) => verb.has(move))?.[1] ?? "PR-MAYOR-10";
}
