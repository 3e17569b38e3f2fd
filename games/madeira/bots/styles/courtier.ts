import type { SeatId } from "@caravel/kernel";
import { countBits, type Madeira } from "../../rules/state.ts";
import { evaluate } from "../evaluation.ts";
import { guess, isQuiet, obvious } from "../habits.ts";
import { roundsLeft } from "../times.ts";

/** What favours of the guilds and requests of the Crown are worth to him beyond what they are to others; a favour face up most. */
const A_FAVOUR = 1;
const FACE_UP = 0.6;
const A_REQUEST = 1;

/** Serves the Crown: collects requests early, and the favours of the guilds with which to fulfil them. */
export const courtier = {
  evaluate: (state: Madeira, seat: SeatId) => evaluate(state, seat) + bent(state, seat),
  isQuiet,
  obvious,
  guess,
  worlds: 1,
};

/** What he values more than the game does, while there is time to use it. */
function bent(state: Madeira, owner: SeatId): number {
  const { favours, faceUp, requests } = state.seats[owner];
  const held = requests.reduce((sum, count) => sum + count, 0);
  const worth = A_FAVOUR * countBits(favours) + FACE_UP * countBits(faceUp) + A_REQUEST * held;
  return Math.min(1, roundsLeft(state) / 2) * worth;
}
