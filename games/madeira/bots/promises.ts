import type { SeatId } from "@caravel/kernel";
import { ALFANDEGA, CAPITANIA, COROA, FORTALEZA, MOINHO, PIRATES_PER_WORKER } from "../content/pieces.ts";
import { tierOf } from "../rules/building-actions.ts";
import { workersHere } from "../rules/buildings.ts";
import type { Madeira } from "../rules/state.ts";
import { STEP } from "../rules/steps.ts";
import { TO_COLONY, TO_FIELD, WITHIN_CITIES } from "../rules/workers.ts";

const A_REAL = 0.3;
const A_REWARD = 2;
const A_FLIP = 1.5;
const A_PIRATE = 0.8;

/** What is under way and has still to come to the one who began it. */
export function promises(state: Madeira, seat: SeatId): number {
  let sum = 0;
  for (const { step, seat: actor, memo } of state.stack) {
    if (actor !== seat) continue;
    if (memo.of === "sailing") sum += (memo.income - memo.owed) * A_REAL + all(memo.ships) * A_REWARD + memo.left * 0.4;
    else if (memo.of === "rewards") sum += all(memo.ships) * A_REWARD;
    else if (memo.of === "moving") sum += memo.left * workerPromise(memo.target);
    else if (memo.of === "flip") sum += memo.left * A_FLIP;
    else if (memo.of === "extra") sum += memo.left * 0.5;
    else if (step === STEP.discardPirates || step === STEP.piratesOrBread)
      sum += Math.min(PIRATES_PER_WORKER, state.seats[seat].pirates) * A_PIRATE;
    else if (step === STEP.buildingAction) sum += buildingWorth(state.building, tierOf(workersHere(state, seat)));
    else if (step === STEP.lady) sum += 2;
  }
  return sum;
}

const all = (ships: readonly number[]): number => ships[0] + ships[1] + ships[2];

function workerPromise(target: number): number {
  if (target === TO_FIELD || target === WITHIN_CITIES) return 0.8;
  return target === TO_COLONY ? 1 : 1.2;
}

/** By building: its worth with few and with many workers. */
const BUILDING_WORTH: Readonly<Record<number, readonly [few: number, many: number]>> = {
  [MOINHO]: [1, 2.5],
  [CAPITANIA]: [2, 4.5],
  [ALFANDEGA]: [1.2, 2.4],
  [COROA]: [1.2, 2.4],
  [FORTALEZA]: [1.5, 3],
};

/** What a building gives to those who pay, with few workers (0) or many (1). */
export function buildingWorth(building: number, tier: number): number {
  return BUILDING_WORTH[building]?.[tier] ?? 0;
}
