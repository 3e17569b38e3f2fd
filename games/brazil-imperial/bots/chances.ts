import type { LearnedValue, SeatId } from "@caravel/kernel";
import { BEFORE_ACTION, type Brazil } from "../rules/state.ts";
import { evaluate } from "./evaluation.ts";

/** How far positions must lie apart for one chance to be e times the other. */
const SPREAD = 6;
/** What a turn adds to the worth of a position on average, and the moves after its action. */
const A_TURN = 2.4;
const ITS_MOVES = 0.5;

/** What of the present round is still to come for a seat: those who had their turn only seem to be ahead of the others. */
function turnToCome({ players, first, active, phase, isEnding }: Brazil, seat: SeatId): number {
  if (isEnding && seat === active && phase !== BEFORE_ACTION) return 0;
  const after = (other: SeatId) => (other - first + players) % players;
  if (seat === active) return phase === BEFORE_ACTION ? A_TURN : ITS_MOVES;
  return after(seat) > after(active) ? A_TURN : 0;
}

const FEATURES = ["worth", "turn"];
const SHEET = { worth: 1 / SPREAD, turn: 1 / SPREAD };

/** The chances at a table of several: what the position is worth, with the turns that are still to come in the round. */
export const value: LearnedValue = {
  features: FEATURES,
  measure(state, out) {
    for (let seat = 0; seat < state.players; seat++) {
      out[seat * FEATURES.length] = evaluate(state as Brazil, seat);
      out[seat * FEATURES.length + 1] = turnToCome(state as Brazil, seat);
    }
  },
  weights: { 2: SHEET, 3: SHEET, 4: SHEET },
};
