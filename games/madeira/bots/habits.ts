import type { Move, SeatId } from "@caravel/kernel";
import { BREAD, COMMANDER, FIELD_COUNT, GUILD_MASTER, MAYOR, REQUEST_COUNT, STEWARD, WOOD } from "../content/pieces.ts";
import { placedMemo } from "../rules/frames.ts";
import { fieldsOf } from "../rules/harvest.ts";
import { breadNeeded } from "../rules/maintenance.ts";
import { ACT, FEED, HARVEST, PAY, PIRATES, SCORE, UP } from "../rules/moves.ts";
import { countBits, type Madeira, workersOnBoard } from "../rules/state.ts";
import { STEP } from "../rules/steps.ts";
import { mayorIncome } from "../rules/workers.ts";
import { worthOf } from "./hopes.ts";
import { isWorthPaying } from "./markers.ts";
import { roundsLeft } from "./times.ts";

/** The decisions that begin something: between them a position can be judged. */
const QUIET = new Set<number>([
  STEP.cityWorker,
  STEP.fieldWorkers,
  STEP.chooseRow,
  STEP.turn,
  STEP.closing,
  STEP.watchReward,
  STEP.upkeep,
  STEP.feeding,
]);

/** A position can be judged when what was begun is done, and before somebody begins the next thing. */
export function isQuiet({ stack }: Madeira): boolean {
  return QUIET.has(stack[stack.length - 1].step);
}

type Habit = (state: Madeira, seat: SeatId, moves: readonly Move[]) => Move | null;

/** Decisions that a player makes without trying every move, by their step. */
const HABITS: Readonly<Record<number, Habit>> = {
  [STEP.requests]: bestRequest,
  [STEP.wealth]: (_state, _seat, moves) => moves[moves.length - 1],
  [STEP.feeding]: feedAll,
  // the fields come before the forest: without their wood they yield goods
  [STEP.wood]: (_state, _seat, moves) => moves[0],
  [STEP.fields]: (_state, _seat, moves) => moves[0],
};

/** The move of a decision that needs no trying, or null. */
export function obvious(state: Madeira, seat: SeatId, moves: readonly Move[]): Move | null {
  return HABITS[state.stack[state.stack.length - 1].step]?.(state, seat, moves) ?? null;
}

/** The request that brings most now. */
function bestRequest(state: Madeira, seat: SeatId, moves: readonly Move[]): Move {
  let best = moves[0];
  let most = -1;
  for (let type = 0; type < REQUEST_COUNT; type++) {
    const move = SCORE.of(type);
    if (!moves.includes(move)) continue;
    const worth = worthOf(state, seat, type, 1);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

/** All workers eat; wheat goes to the mill where bread is short. */
function feedAll(state: Madeira, seat: SeatId, moves: readonly Move[]): Move {
  const need = breadNeeded(state, seat);
  const bread = state.seats[seat].items[BREAD];
  if (need > bread && moves.includes(UP.of())) return UP.of();
  const most = FEED.of(Math.min(need, bread));
  return moves.includes(most) ? most : moves[0];
}

/** What a seat may do at a building and after a die, while others are judged or a move of its own is. */
export function guess(state: Madeira, seat: SeatId, moves: readonly Move[]): Move | null {
  const frame = state.stack[state.stack.length - 1];
  if (frame.step === STEP.buildingTurn) return payOrNot(state, seat, moves);
  return frame.step === STEP.character ? actOrHarvest(state, seat, placedMemo(frame).building, moves) : null;
}

/** Pays where the building gives more than it costs, or where pirates cost more. */
export function payOrNot(state: Madeira, seat: SeatId, moves: readonly Move[]): Move {
  return moves.includes(PAY.of()) && isWorthPaying(state, seat) ? PAY.of() : PIRATES.of();
}

function actOrHarvest(state: Madeira, seat: SeatId, building: number, moves: readonly Move[]): Move {
  const harvest = moves.includes(HARVEST.of()) ? harvestWorth(state, seat, building) : 0;
  const action = moves.includes(ACT.of()) ? actionWorth(state, seat, building) : 0;
  if (harvest === 0 && action === 0) return moves[moves.length - 1];
  return action > harvest ? ACT.of() : HARVEST.of();
}

/** What the harvest of the fields by a building is worth. */
export function harvestWorth(state: Madeira, seat: SeatId, building: number): number {
  return 0.6 * (countBits(fieldsOf(state, seat, building)) + (state.engineer ? 2 : 0));
}

/** What the action of the character on a building is worth, if it can be done. */
export function actionWorth(state: Madeira, seat: SeatId, building: number): number {
  const player = state.seats[seat];
  switch (state.characters[building]) {
    case STEWARD: {
      const fields = countBits(player.land & ((1 << FIELD_COUNT) - 1));
      const hungry = workersOnBoard(state, seat) - player.mill - player.items[BREAD];
      return Math.max(0, (roundsLeft(state) - 1) * (fields < 6 ? 0.8 : 0.3) - (hungry > 0 ? 1 : 0));
    }
    case GUILD_MASTER:
      return 3.5 - 0.3 * Math.max(0, 3 - player.items[WOOD]);
    case COMMANDER:
      return 3;
    case MAYOR:
      return 0.4 * (mayorIncome(state, seat, 0) + mayorIncome(state, seat, 1)) + 0.6;
    default:
      return 0;
  }
}
