import { includesSeat, isOver, type Move, type RuleId, type SeatId } from "@caravel/kernel";
import { layers } from "./cards.ts";
import {
  BARTER,
  BUY,
  CANNON,
  DISCARD,
  DONE,
  END,
  FIGHT,
  FIT,
  FREE_RUM_MOVE,
  LAY,
  LOSE,
  PASS,
  PEACE_MOVE,
  PIRATE,
  PLUNDER,
  RATION,
  REFILL,
  SELL,
  SHIP,
  STOCK,
  SWAP,
  TAKE,
  THALER_MOVE,
  UNLOAD,
  UPGRADE,
} from "./moves.ts";
import type { Portolano } from "./state.ts";
import { STEP } from "./steps.ts";

/** The rule that says whose turn it is, by step; elsewhere the order of turns (PO-ROUND-04). */
const TURN_RULES: readonly (readonly [number, RuleId])[] = [
  [STEP.fitting, "PO-SETUP-16"],
  [STEP.stocking, "PO-SETUP-16"],
  [STEP.placePirate, "PO-SETUP-18"],
  [STEP.placeShip, "PO-SETUP-19"],
  [STEP.ration, "PO-CARD-14"],
  [STEP.truce, "PO-BATTLE-04"],
  [STEP.surrender, "PO-BATTLE-16"],
  [STEP.plunder, "PO-BATTLE-35"],
];

/** The rule that forbids a seat to act now. */
export function outOfTurn(state: Portolano, seat: SeatId): RuleId {
  if (isOver(state)) return "PO-ROUND-06";
  const { step } = state.stack[state.stack.length - 1];
  // who has no rum lays no cards; who has laid them cannot change them
  if (step === STEP.cards) return includesSeat(layers(state), seat) ? "PO-CARD-06" : "PO-CARD-04";
  return TURN_RULES.find(([of]) => of === step)?.[1] ?? "PO-ROUND-04";
}

/** The rule that gives each kind of move its place. */
const PLACE_RULES: readonly (readonly [{ has(move: Move): boolean }, RuleId])[] = [
  [FIT, "PO-STERN-03"],
  [STOCK, "PO-STERN-04"],
  [PIRATE, "PO-SETUP-18"],
  [SHIP, "PO-SETUP-19"],
  [RATION, "PO-CARD-01"],
  [LAY, "PO-CARD-05"],
  [TAKE, "PO-SEA-02"],
  [CANNON, "PO-SEA-02"],
  [UPGRADE, "PO-SEA-20"],
  [SELL, "PO-SEA-23"],
  [BUY, "PO-SEA-23"],
  [BARTER, "PO-SEA-28"],
  [FREE_RUM_MOVE, "PO-SEA-33"],
  [THALER_MOVE, "PO-SEA-34"],
  [SWAP, "PO-SEA-36"],
  [END, "PO-SEA-02"],
  [DISCARD, "PO-HOLD-05"],
  [UNLOAD, "PO-PORT-01"],
  [REFILL, "PO-PORT-09"],
  [PEACE_MOVE, "PO-BATTLE-03"],
  [FIGHT, "PO-BATTLE-03"],
  [LOSE, "PO-BATTLE-21"],
  [PLUNDER, "PO-BATTLE-36"],
];

/** Why one does not simply finish or do without, where that cannot be. */
const MUST_RULES: readonly (readonly [number, RuleId])[] = [
  [STEP.fitting, "PO-STERN-03"],
  [STEP.stocking, "PO-STERN-04"],
  [STEP.placePirate, "PO-SETUP-18"],
  [STEP.placeShip, "PO-SETUP-19"],
  [STEP.ration, "PO-CARD-01"],
  [STEP.cards, "PO-CARD-05"],
  [STEP.seaAction, "PO-SEA-02"],
  [STEP.trade, "PO-SEA-23"],
  [STEP.makeRoom, "PO-HOLD-04"],
  [STEP.unload, "PO-PORT-02"],
  [STEP.refill, "PO-PORT-08"],
  [STEP.truce, "PO-BATTLE-04"],
  [STEP.surrender, "PO-BATTLE-21"],
  [STEP.plunder, "PO-BATTLE-36"],
];

/** The rule that forbids this kind of move in the present step, though it is the seat's turn. */
export function outOfPlace(state: Portolano, _seat: SeatId, move: Move): RuleId {
  const { step } = state.stack[state.stack.length - 1];
  if (DONE.has(move) || PASS.has(move) || END.has(move))
    return MUST_RULES.find(([of]) => of === step)?.[1] ?? "PO-ROUND-01";
  return PLACE_RULES.find(([verb]) => verb.has(move))?.[1] ?? "PO-ROUND-01";
}
