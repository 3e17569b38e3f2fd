import { PLAIN_GOODS } from "../content/pieces.ts";
import type { Portolano } from "../rules/state.ts";
import { itemsLeft } from "../rules/supply.ts";

/** What a captain takes from the fullest drained row in a round, on average. */
const TAKEN_IN_A_ROUND = 0.32;

/** Rounds to come, the present one included: known once a row is empty, guessed from the shortest row before. */
export function roundsLeft(state: Portolano): number {
  if (state.lastRound !== 0) return Math.max(1, state.lastRound - state.round + 1);
  let shortest = Number.POSITIVE_INFINITY;
  for (let row = 0; row < PLAIN_GOODS.length; row++) shortest = Math.min(shortest, itemsLeft(state, row));
  return 2 + shortest / (TAKEN_IN_A_ROUND * state.players);
}
