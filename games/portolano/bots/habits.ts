import { type Chance, type Move, NO_ANSWER, type SeatId } from "@caravel/kernel";
import { RUM } from "../content/pieces.ts";
import { cardsCost } from "../rules/movement.ts";
import { LAY } from "../rules/moves.ts";
import type { Portolano } from "../rules/state.ts";
import { STEP } from "../rules/steps.ts";
import { leftmost } from "./drafts.ts";

/** A position can be judged when a round is over and nobody has laid cards for the next. */
export function isQuiet({ stack }: Portolano): boolean {
  const { step, answers } = stack[stack.length - 1];
  return step === STEP.ration || (step === STEP.cards && answers.every((answer) => answer === NO_ANSWER));
}

/** What a captain does in decisions that show their effect only later: cards, unloading and plunder. */
export function guess(state: Portolano, seat: SeatId, moves: readonly Move[], chance: Chance): Move | null {
  const { step } = state.stack[state.stack.length - 1];
  if (step === STEP.cards) return anyCourse(state, seat, moves, chance);
  if (step === STEP.unload) return leftmost(moves);
  // the items come in the order of their worth, thalers last, and then `done`
  return step === STEP.plunder ? (moves[moves.length - 2] ?? moves[0]) : null;
}

/** Any course the ship can pay for. */
function anyCourse(state: Portolano, seat: SeatId, moves: readonly Move[], chance: Chance): Move {
  const ship = state.seats[seat];
  const courses = moves.filter((move) => cardsCost(state, ship, LAY.first(move)) <= ship.items[RUM]);
  const open = courses.length > 0 ? courses : moves;
  return open[chance.roll(open.length)];
}
