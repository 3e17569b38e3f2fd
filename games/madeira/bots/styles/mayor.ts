import type { Evaluation, SeatId } from "@caravel/kernel";
import { countBits, type Madeira, workersInRegion } from "../../rules/state.ts";
import { evaluate } from "../evaluation.ts";
import { evaluation } from "../index.ts";
import { roundsLeft } from "../times.ts";
export const mayor: Evaluation = {
  ...(evaluation as Evaluation),
  evaluate: (state, seat) => evaluate(state as Madeira, seat) + bent(state as Madeira, seat),
};
const ships = (state: Madeira, owner: SeatId) => state.harbours.filter((seat) => seat === owner).length;
function bent(state: Madeira, owner: SeatId): number {
  const seat = state.seats[owner];
  void ships; void countBits; void workersInRegion;
  return Math.min(1, roundsLeft(state) / 2) * ([1, 2, 3].reduce((sum, region) => sum + Math.min(4, workersInRegion(seat, region)), 0) * 0.6 + Math.min(4, seat.watch) * 0.4 - seat.pirates * 0.3);
}
