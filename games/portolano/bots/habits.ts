import { type Chance, type Move, NO_ANSWER, type SeatId } from "@caravel/kernel";
import { COCOA, RUM } from "../content/pieces.ts";
import { cardsCost } from "../rules/movement.ts";
import { BERTHS, LAY, UNLOAD } from "../rules/moves.ts";
import type { Portolano } from "../rules/state.ts";
import { STEP } from "../rules/steps.ts";

/** A position can be judged when a round is over and nobody has laid cards for the next. */
export function isQuiet({ stack }: Portolano): boolean {
  const { step, answers } = stack[stack.length - 1];
  return step === STEP.ration || (step === STEP.cards && answers.every((answer) => answer === NO_ANSWER));
}

/** What a captain does in decisions that show their effect only later: cards, unloading and plunder. */
export function guess(state: Portolano, seat: SeatId, moves: readonly Move[], chance: Chance): Move | null {
  const { step } = state.stack[state.stack.length - 1];
  if (step === STEP.cards) return anyCourse(state, seat, moves, chance);
  if (step === STEP.unload) return unloadNext(moves);
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

/** The leftmost slot that can be filled: by the good it asks for, or else by as much of a cocoa as goes there. */
function unloadNext(moves: readonly Move[]): Move {
  const slotOf = (move: Move) => BERTHS[UNLOAD.second(move)][0];
  const [first] = moves;
  if (!UNLOAD.has(first) || UNLOAD.first(first) !== COCOA) return first;
  const here = moves.filter((move) => UNLOAD.has(move) && slotOf(move) === slotOf(first));
  return here[here.length - 1];
}
