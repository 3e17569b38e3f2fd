import {
  type Chance,
  type Game,
  type Habits,
  type Move,
  type MoveList,
  placeOfMost,
  type SearchModel,
  type SeatId,
  type State,
  type Table,
  toPromises,
  worthsAfter,
} from "@caravel/kernel";
import { BEFORE_ACTION, type Brazil, isSolo } from "../rules/state.ts";
import { STEP } from "../rules/steps.ts";
import { value } from "./chances.ts";
import { evaluate } from "./evaluation.ts";
import { guess, worthOfMoves } from "./guesses.ts";
import { isQuiet, obvious } from "./habits.ts";

/** By how many points more a move must bring to be e times as promising. */
const RESERVE = 0.7;
/** Alone everything is worth less than the victory, which is worth 1. */
const SOLO_RESERVE = 0.003;
/** More moves than any decision has. */
const MOST_MOVES = 4096;
const worths = new Float64Array(MOST_MOVES);

/** An action is seen through to its end by habits and guesses before one looks at what it brought. */
function sequel({ state, seat, list }: Table): Move | null {
  const here = state as Brazil;
  if (isQuiet(here)) return null;
  const moves = list.toArray();
  return obvious(here, seat, moves) ?? guess(here, seat, moves) ?? moves[0];
}

/** Writes what each move is worth, by a guess or by what it brings. */
function weigh(state: Brazil, seat: SeatId, list: MoveList, out: Float64Array, game: Game): void {
  const worthOf = worthOfMoves(state);
  if (worthOf === null) {
    const isTurn = state.stack[state.stack.length - 1].step === STEP.turn;
    return worthsAfter(game, evaluate, state, seat, list, out, isTurn ? sequel : null);
  }
  const scale = isSolo(state) ? SOLO_RESERVE / RESERVE : 1;
  for (let place = 0; place < list.length; place++) out[place] = scale * worthOf(state, seat, list.moves[place]);
}

function prior(state: Brazil, seat: SeatId, list: MoveList, promise: Float64Array, game: Game): void {
  weigh(state, seat, list, promise, game);
  toPromises(promise, list.length, isSolo(state) ? SOLO_RESERVE : RESERVE);
}

/** Does what seems to bring most. */
function script(state: Brazil, seat: SeatId, list: MoveList, _chance: Chance, game: Game): Move {
  weigh(state, seat, list, worths, game);
  return list.moves[placeOfMost(worths, list.length)];
}

/** Does somebody's turn begin? */
function isTurnBegun(state: Brazil): boolean {
  return stepOf(state) === STEP.turn && state.phase === BEFORE_ACTION;
}

const stepOf = ({ stack }: Brazil): number => stack[stack.length - 1].step;

/** A turn is judged as a whole: before the next one begins. */
function isTurnOver(state: Brazil): boolean {
  return isTurnBegun(state) || (isQuiet(state) && stepOf(state) !== STEP.turn);
}

/** What follows a choice of an action is smaller than the choice. */
const A_DETAIL = 0.5;

function weight(state: State): number {
  return isTurnOver(state as Brazil) ? 1 : A_DETAIL;
}

const habits: Habits = {
  ways: (state, seat, list) => (obvious(state as Brazil, seat, list.toArray()) === null ? 0 : 1),
  next: (state, seat, list) => obvious(state as Brazil, seat, list.toArray()) ?? list.moves[0],
};

/** What tree search knows of Brazil: Imperial. */
export const search = {
  habits,
  prior,
  script,
  isQuiet: (state) => isTurnOver(state as Brazil),
  ends: (state, seat) => isTurnBegun(state as Brazil) && (state as Brazil).active !== seat,
  weight,
  value,
  curiosity: 0.08,
} satisfies SearchModel;
