import type { SeatId } from "@caravel/kernel";
import { type Brazil, bitCount, isSolo } from "../../rules/state.ts";
import { evaluate } from "../evaluation.ts";
import { guess } from "../guesses.ts";
import { isQuiet, obvious } from "../habits.ts";

/** What buildings and cities on the map and palaces are worth to him beyond what they are to others. */
const A_TILE = 0.9;
const A_PALACE = 1.5;

/** Builds wherever there is room, city after city, and a palace as soon as he may. */
export const founder = {
  evaluate: (state: Brazil, seat: SeatId) => evaluate(state, seat) + bent(state, seat),
  isQuiet,
  obvious,
  guess,
  worlds: 1,
};

/** What he values more than the game does, until its last round; who plays alone plays as everybody does. */
function bent(state: Brazil, owner: SeatId): number {
  if (state.isEnding || isSolo(state)) return 0;
  const { tiles, palaces } = state.seats[owner];
  return A_TILE * tiles.length + A_PALACE * bitCount(palaces);
}
