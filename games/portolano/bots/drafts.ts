import type { Move, MoveList, SeatId } from "@caravel/kernel";
import { COCOA, RUM } from "../content/pieces.ts";
import { BERTHS, DISCARD, DONE, LOSE, PASS, PLUNDER, RATION, RATIONS, REFILL, UNLOAD } from "../rules/moves.ts";
import { freeSpaces } from "../rules/ship.ts";
import type { Portolano, Seat } from "../rules/state.ts";
import { STEP } from "../rules/steps.ts";
import { cargo } from "./cargo.ts";
import { missions, rum } from "./evaluation.ts";
import { roundsLeft } from "./rounds.ts";

/** In how many ways the present decision is made as a whole; 0 if it is none of these. */
export function waysOf(state: Portolano, seat: SeatId, list: MoveList): number {
  switch (topStep(state)) {
    case STEP.makeRoom:
    case STEP.surrender:
    case STEP.plunder:
      return 1;
    case STEP.ration:
      return 2;
    case STEP.refill:
      return freeSpaces(state, state.seats[seat]) >= list.length - 1 ? 1 : 2;
    case STEP.unload:
      return state.seats[seat].items[COCOA] > 0 && someWithout(list) ? 3 : 2;
    default:
      return 0;
  }
}

const topStep = ({ stack }: Portolano): number => stack[stack.length - 1].step;
const someWithout = ({ moves, length }: MoveList): boolean => {
  for (let place = 0; place < length; place++) if (isPlain(moves[place])) return true;
  return false;
};
const isPlain = (move: Move): boolean => UNLOAD.has(move) && UNLOAD.first(move) !== COCOA;

/** The next move of such a decision. */
export function nextOf(state: Portolano, seat: SeatId, list: MoveList, way: number): Move {
  const moves = list.toArray();
  switch (topStep(state)) {
    case STEP.makeRoom:
      return leastMissed(state, seat, moves, (move) => DISCARD.first(move));
    case STEP.surrender:
      return leastMissed(state, seat, moves, (move) => LOSE.first(move));
    case STEP.plunder:
      return bestLoot(state, seat, moves);
    case STEP.ration:
      return way === 0 ? cheapestRation(state, seat, moves) : PASS.of();
    case STEP.refill:
      return way === 0
        ? moves[moves.length - 1]
        : REFILL.of(Math.min(moves.length - 1, freeSpaces(state, state.seats[seat])));
    default:
      return unloadNext(moves, way);
  }
}

/** Unloading: all that fits, nothing, or all but cocoa. */
const NOTHING = 1;

function unloadNext(moves: readonly Move[], way: number): Move {
  if (way === NOTHING) return DONE.of();
  const open = way === 0 ? moves : moves.filter((move) => isPlain(move) || DONE.has(move));
  return leftmost(open);
}

/** The leftmost slot that can be filled: by the good it asks for, or else by as much of a cocoa as goes there. */
export function leftmost(moves: readonly Move[]): Move {
  const slotOf = (move: Move) => BERTHS[UNLOAD.second(move)][0];
  const [first] = moves;
  if (!UNLOAD.has(first) || UNLOAD.first(first) !== COCOA) return first;
  const here = moves.filter((move) => UNLOAD.has(move) && slotOf(move) === slotOf(first));
  return here[here.length - 1];
}

/** What the load of a ship is worth with this change of one item. */
function loadWorth(state: Portolano, owner: SeatId, item: number, change: number): number {
  const seat = state.seats[owner];
  const load: Seat = { ...seat, items: seat.items.with(item, seat.items[item] + change) };
  const rounds = roundsLeft(state);
  const thalers = item > RUM ? change : 0;
  return thalers + cargo(state, load, rounds) + rum(load, rounds) + missions(state, load, rounds);
}

/** The move that gives up what is missed least. */
function leastMissed(state: Portolano, seat: SeatId, moves: readonly Move[], itemOf: (move: Move) => number): Move {
  return best(moves, (move) => {
    const item = itemOf(move);
    return state.seats[seat].items[item] > 0 ? loadWorth(state, seat, item, -1) : loadWorth(state, seat, item, 0);
  });
}

function cheapestRation(state: Portolano, seat: SeatId, moves: readonly Move[]): Move {
  return best(moves, (move) => {
    if (!RATION.has(move)) return -100;
    const [one, other] = RATIONS[RATION.first(move)];
    return loadWorth(state, seat, one, -1) + loadWorth(state, seat, other, -1);
  });
}

/** What is worth most on board; cargo only as long as there is room. */
function bestLoot(state: Portolano, seat: SeatId, moves: readonly Move[]): Move {
  const hasRoom = freeSpaces(state, state.seats[seat]) > (state.stack[state.stack.length - 1].drafted?.length ?? 0);
  const now = loadWorth(state, seat, RUM, 0);
  return best(moves, (move) => {
    if (!PLUNDER.has(move)) return 0;
    const item = PLUNDER.first(move);
    // what others lack counts too
    return item > RUM ? 1.5 : (hasRoom ? loadWorth(state, seat, item, 1) - now : 0) + TAKEN_FROM_ANOTHER;
  });
}

const TAKEN_FROM_ANOTHER = 0.2;

function best(moves: readonly Move[], worthOf: (move: Move) => number): Move {
  let found = moves[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const worth = worthOf(move);
    if (worth > most) [found, most] = [move, worth];
  }
  return found;
}
