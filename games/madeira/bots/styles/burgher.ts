import type { SeatId } from "@caravel/kernel";
import { type Madeira, workersInRegion } from "../../rules/state.ts";
import { evaluate } from "../evaluation.ts";
import { guess, isQuiet, obvious } from "../habits.ts";
import { roundsLeft } from "../times.ts";

/** What workers in the cities and in the watch are worth to him beyond what they are to others, and what a pirate costs. */
const IN_A_CITY = 0.6;
const MOST_IN_A_REGION = 4;
const IN_THE_WATCH = 0.4;
const MOST_IN_THE_WATCH = 4;
const A_PIRATE = 0.3;

/** Settles in the cities of all three regions, so that every building works for him, and keeps the pirates away. */
export const burgher = {
  evaluate: (state: Madeira, seat: SeatId) => evaluate(state, seat) + bent(state, seat),
  isQuiet,
  obvious,
  guess,
  worlds: 1,
};

/** What he values more than the game does, while there is time to use it. */
function bent(state: Madeira, owner: SeatId): number {
  const seat = state.seats[owner];
  let workers = 0;
  for (let region = 1; region <= 3; region++) workers += Math.min(MOST_IN_A_REGION, workersInRegion(seat, region));
  const watch = Math.min(MOST_IN_THE_WATCH, seat.watch);
  return Math.min(1, roundsLeft(state) / 2) * (IN_A_CITY * workers + IN_THE_WATCH * watch - A_PIRATE * seat.pirates);
}
