import {
  type Chance,
  drawnPlace,
  type Game,
  type LearnedValue,
  type Move,
  type MoveList,
  placeOfMost,
  type SearchModel,
  type SeatId,
  toPromises,
  worthsAfter,
} from "@caravel/kernel";
import { chartFor } from "../rules/map.ts";
import { LAY, SHIP } from "../rules/moves.ts";
import type { Portolano } from "../rules/state.ts";
import { STEP } from "../rules/steps.ts";
import { courseWorth, placeWorth } from "./courses.ts";
import { nextOf, waysOf } from "./drafts.ts";
import { evaluate } from "./evaluation.ts";
import { FEATURES, measure } from "./features.ts";
import { WEIGHTS } from "./weights.ts";

/** By how many thalers more a move must bring to be e times as promising. */
const RESERVE = 0.8;
/** More moves than any decision has. */
const MOST_MOVES = 1024;
const worths = new Float64Array(MOST_MOVES);

/** What each move is worth as far as it shows: courses by where they lead, the rest by the position after it. */
function weigh(state: Portolano, seat: SeatId, list: MoveList, out: Float64Array, game: Game): void {
  const { step } = state.stack[state.stack.length - 1];
  if (step !== STEP.cards && step !== STEP.placeShip) return worthsAfter(game, evaluate, state, seat, list, out);
  const { placeOf } = chartFor(state.players);
  for (let place = 0; place < list.length; place++) {
    const move = list.moves[place];
    out[place] = LAY.has(move)
      ? courseWorth(state, seat, LAY.first(move))
      : SHIP.has(move)
        ? placeWorth(state, seat, placeOf[SHIP.first(move)])
        : 0;
  }
}

function prior(state: Portolano, seat: SeatId, list: MoveList, promise: Float64Array, game: Game): void {
  weigh(state, seat, list, promise, game);
  toPromises(promise, list.length, RESERVE);
}

/** Lays one of the promising courses; otherwise does what brings most at once. */
function script(state: Portolano, seat: SeatId, list: MoveList, chance: Chance, game: Game): Move {
  weigh(state, seat, list, worths, game);
  if (state.stack[state.stack.length - 1].step !== STEP.cards) return list.moves[placeOfMost(worths, list.length)];
  toPromises(worths, list.length, RESERVE);
  return list.moves[drawnPlace(worths, list.length, chance)];
}

const value: LearnedValue = {
  features: FEATURES,
  measure: (state, out) => measure(state as Portolano, out),
  instead: "3",
  weights: WEIGHTS,
};

/** What tree search knows of Portolano. */
export const search = {
  habits: { ways: waysOf, next: nextOf },
  prior,
  script,
  value,
  spread: 4,
  curiosity: 0.08,
} satisfies SearchModel;
