import type { Chance, SeatId } from "@caravel/kernel";
import type { Madeira } from "../rules/state.ts";

/** By round: how many pirates others have at most, as a rule; half of it is usual. Counted in games between bots. */
const MOST_PIRATES: readonly number[] = [0, 1, 3, 5, 8, 11];

/** The pirates of others are hidden, but nobody keeps more than he must. */
export function believe(state: Madeira, seat: SeatId, chance: Chance): void {
  for (let other = 0; other < state.players; other++)
    if (other !== seat) state.seats[other].pirates = chance.roll(MOST_PIRATES[state.round] + 1);
}
