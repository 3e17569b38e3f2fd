import { asks, type SeatId } from "@caravel/kernel";
import {
  BREAD,
  COLONY_COUNT,
  FIVE_REALS,
  FLIP_FAVOUR,
  MILL_UP,
  PIRATES_OR_BREAD,
  PIRATES_PER_WORKER,
  REALS,
  REWARD_BREAD,
  REWARD_CITY_VP,
  REWARD_REALS,
  REWARD_VP,
  THREE_VP,
  WORKER_TO_CITY,
  WORKER_TO_FIELD,
  WORKER_TO_WATCH,
} from "../content/pieces.ts";
import { fact } from "./events.ts";
import { flipFavours, hasFaceDown } from "./flipping.ts";
import { rewardsMemo, type Scene, scene } from "./frames.ts";
import { dropPirates, gain, gainVp } from "./gains.ts";
import { DISCARD, DONE, REWARD, TAKE_BREAD } from "./moves.ts";
import type { Madeira, MadeiraTable } from "./state.ts";
import { STEP } from "./steps.ts";
import { turnRuleNow } from "./turn-rule.ts";
import { raiseMill } from "./windmill.ts";
import { canMoveWorker, moveWorkers, TO_CITY, TO_FIELD, TO_WATCH } from "./workers.ts";

/** MA-B-COMMANDER-11: a reward for each ship that came to a colony. */
export function startRewards(table: MadeiraTable, seat: SeatId, ships: number[]): void {
  if (ships[0] + ships[1] + ships[2] > 0) table.push(scene(STEP.rewards, seat, { of: "rewards", ships }));
}

/** MA-DEC-SKIP-05: has the reward a legal completion now? */
function canTake(state: Madeira, seat: SeatId, reward: number): boolean {
  switch (reward) {
    case WORKER_TO_FIELD:
      return canMoveWorker(state, seat, TO_FIELD);
    case WORKER_TO_WATCH:
      return canMoveWorker(state, seat, TO_WATCH);
    case FLIP_FAVOUR:
      return hasFaceDown(state.seats[seat]);
    default:
      return true;
  }
}

function takeReward(table: MadeiraTable, seat: SeatId, reward: number): void {
  switch (reward) {
    case WORKER_TO_FIELD:
      return moveWorkers(table, seat, TO_FIELD, 1, true);
    case WORKER_TO_CITY:
      gainVp(table, seat, REWARD_CITY_VP, "reward");
      return moveWorkers(table, seat, TO_CITY, 1);
    case WORKER_TO_WATCH:
      return moveWorkers(table, seat, TO_WATCH, 1, true);
    case MILL_UP:
      return raiseMill(table, seat, 0);
    case FLIP_FAVOUR:
      return flipFavours(table, seat, 1, true);
    case PIRATES_OR_BREAD:
      return table.push(scene(STEP.piratesOrBread, seat));
    case THREE_VP:
      return gainVp(table, seat, REWARD_VP, "reward");
    case FIVE_REALS:
      return gain(table, seat, REALS, REWARD_REALS);
    default:
      throw new Error(`there is no reward ${reward}`);
  }
}

/** MA-B-COMMANDER-11 to -14: ship by ship, one of the two rewards of its colony, or none. */
export const rewards = asks<Madeira, Scene>("rewards", {
  verbs: [REWARD, DONE],
  turnRule: turnRuleNow,
  moves(state, frame, seat, list) {
    const { ships } = rewardsMemo(frame);
    if (ships[0] + ships[1] + ships[2] === 0) return;
    for (let colony = 0; colony < COLONY_COUNT; colony++) {
      if (ships[colony] === 0) continue;
      for (let side = 0; side < 2; side++)
        if (canTake(state, seat, state.rewards[colony * 2 + side])) list.add(REWARD.of(colony, side));
    }
    list.add(DONE.of());
  },
  refuse(state, frame, seat, move) {
    if (DONE.has(move)) return null;
    const colony = REWARD.first(move);
    if (rewardsMemo(frame).ships[colony] === 0) return "MA-B-COMMANDER-13";
    return canTake(state, seat, state.rewards[colony * 2 + REWARD.second(move)]) ? null : "MA-DEC-SKIP-05";
  },
  play(table, frame, seat, move) {
    if (DONE.has(move)) {
      table.pop();
      return;
    }
    const colony = REWARD.first(move);
    const reward = table.state.rewards[colony * 2 + REWARD.second(move)];
    rewardsMemo(frame).ships[colony]--;
    table.tell?.(fact({ type: "tookReward", seat, colony, reward }));
    takeReward(table, seat, reward);
  },
});

/** MA-REW-PIRATES-01: up to three pirates, or two bread. */
export const piratesOrBread = asks<Madeira, Scene>("piratesOrBread", {
  verbs: [DISCARD, TAKE_BREAD],
  turnRule: turnRuleNow,
  instead: { done: "MA-REW-PIRATES-01" },
  moves(state, _frame, seat, list) {
    const { pirates } = state.seats[seat];
    for (let count = 0; count <= PIRATES_PER_WORKER && count <= pirates; count++) list.add(DISCARD.of(count));
    list.add(TAKE_BREAD.of());
  },
  refuse(state, _frame, seat, move) {
    if (TAKE_BREAD.has(move)) return null;
    return DISCARD.first(move) <= state.seats[seat].pirates ? null : "MA-GEN-05";
  },
  play(table, _frame, seat, move) {
    table.pop();
    if (TAKE_BREAD.has(move)) gain(table, seat, BREAD, REWARD_BREAD);
    else dropPirates(table, seat, DISCARD.first(move));
  },
});
