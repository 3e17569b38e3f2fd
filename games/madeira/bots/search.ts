import {
  type Chance,
  type Game,
  type Habits,
  type LearnedValue,
  type Move,
  type MoveList,
  placeOfMost,
  type SearchModel,
  type SeatId,
  toPromises,
  worthsAfter,
} from "@caravel/kernel";
import { movingMemo, placedMemo } from "../rules/frames.ts";
import { ACT, DONE, HARVEST, PLACE } from "../rules/moves.ts";
import type { Madeira } from "../rules/state.ts";
import { STEP } from "../rules/steps.ts";
import { WITHIN_CITIES } from "../rules/workers.ts";
import { believe } from "./believing.ts";
import { weighErrands } from "./errands.ts";
import { evaluate } from "./evaluation.ts";
import { FEATURES, measure } from "./features.ts";
import { actionWorth, harvestWorth, obvious, payOrNot } from "./habits.ts";
import { WEIGHTS } from "./weights.ts";

/** By how many VP more a move must bring to be e times as promising. */
const RESERVE = 1;
/** More moves than any decision has. */
const MOST_MOVES = 4096;
const worths = new Float64Array(MOST_MOVES);

const topStep = ({ stack }: Madeira): number => stack[stack.length - 1].step;

/** Writes what each move is worth as far as it shows: the position after it, and what a die on a character leads to. */
function weigh(state: Madeira, seat: SeatId, list: MoveList, out: Float64Array, game: Game): void {
  const step = topStep(state);
  if (step === STEP.moveWorker && !isMayor(state)) return weighErrands(state, seat, list, out);
  if (step === STEP.character) return weighCharacter(state, seat, list, out);
  worthsAfter(game, evaluate, state, seat, list, out);
  if (step !== STEP.turn) return;
  for (let place = 0; place < list.length; place++) {
    const move = list.moves[place];
    if (PLACE.has(move)) out[place] += followUp(state, seat, PLACE.second(move));
  }
}

/** Are figures of all colours moved within the cities? */
function isMayor({ stack }: Madeira): boolean {
  return movingMemo(stack[stack.length - 1]).target === WITHIN_CITIES;
}

/** What comes after a die: the character's action or a harvest. */
function followUp(state: Madeira, seat: SeatId, building: number): number {
  return Math.max(harvestWorth(state, seat, building), actionWorth(state, seat, building));
}

function weighCharacter(state: Madeira, seat: SeatId, { moves, length }: MoveList, out: Float64Array): void {
  const { building } = placedMemo(state.stack[state.stack.length - 1]);
  for (let place = 0; place < length; place++) {
    if (ACT.has(moves[place])) out[place] = actionWorth(state, seat, building);
    else out[place] = HARVEST.has(moves[place]) ? harvestWorth(state, seat, building) : 0;
  }
}

function prior(state: Madeira, seat: SeatId, list: MoveList, promise: Float64Array, game: Game): void {
  weigh(state, seat, list, promise, game);
  toPromises(promise, list.length, RESERVE);
}

/** Does what seems to bring most; somebody in a hurry leaves the windmill alone. */
function script(state: Madeira, seat: SeatId, list: MoveList, _chance: Chance, game: Game): Move {
  const step = topStep(state);
  if (step === STEP.closing) return DONE.of();
  if (step === STEP.buildingTurn) return payOrNot(state, seat, list.toArray());
  weigh(state, seat, list, worths, game);
  return list.moves[placeOfMost(worths, list.length)];
}

/** Decisions in which more is always better: the last move gives most. */
const ALL = new Set<number>([STEP.upkeep, STEP.discardPirates]);

const habits: Habits = {
  ways: (state, seat, list) =>
    ALL.has(topStep(state as Madeira)) || obvious(state as Madeira, seat, list.toArray()) !== null ? 1 : 0,
  next(state, seat, list) {
    if (ALL.has(topStep(state as Madeira))) return list.moves[list.length - 1];
    return obvious(state as Madeira, seat, list.toArray()) ?? list.moves[0];
  },
};

/** Where search judges: before somebody takes a turn, chooses a row or sets up. What was learned allows for who comes next and for dice in hand. */
const JUDGED = new Set<number>([STEP.cityWorker, STEP.fieldWorkers, STEP.chooseRow, STEP.turn]);

/** Decisions that matter less: whether to use the windmill, and whether to pay. */
const MINOR: Readonly<Record<number, number>> = { [STEP.closing]: 0.2, [STEP.buildingTurn]: 0.5 };

const value: LearnedValue = { features: FEATURES, measure, instead: "3", weights: WEIGHTS };

/** What tree search knows of Madeira. */
export const search = {
  habits,
  prior,
  script,
  isQuiet: (state) => JUDGED.has(topStep(state as Madeira)),
  value,
  believe,
  weight: (state) => MINOR[topStep(state as Madeira)] ?? 1,
  spread: 4,
  curiosity: 0.08,
  seeksCounsel: true,
} satisfies SearchModel;
