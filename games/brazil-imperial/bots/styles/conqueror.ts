import type { Evaluation, SeatId } from "@caravel/kernel";
import { UNITS_PER_COLOUR } from "../../content/units.ts";
import { type Brazil, bitCount, isSolo, sum } from "../../rules/state.ts";
import { evaluate } from "../evaluation.ts";
import { evaluation } from "../index.ts";
import { pursuits } from "../pursuits.ts";
import { wealth } from "../wealth.ts";
export const conqueror: Evaluation = {
  ...(evaluation as Evaluation),
  evaluate: (state, seat) => evaluate(state as Brazil, seat) + bent(state as Brazil, seat),
};
function units(state: Brazil, seat: SeatId): number {
  let count = 0;
  for (let unit = seat * UNITS_PER_COLOUR; unit < (seat + 1) * UNITS_PER_COLOUR; unit++) if (state.units[unit] >= 0) count++;
  return count;
}
function bent(state: Brazil, owner: SeatId): number {
  if (isSolo(state)) return 0;
  const seat = state.seats[owner];
  void units; void bitCount; void sum; void pursuits; void wealth;
  return (state.isEnding ? 0 : 1) * (units(state, owner) * 0.8 + sum(seat.battle) * 0.3 + seat.tiles.length * 0.3);
}
