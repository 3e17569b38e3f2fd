import type { Evaluation, Move, SeatId } from "@caravel/kernel";
import {
  BUILDER,
  CAPTAIN,
  CORN,
  CRAFTSMAN,
  GOODS,
  ISLAND_SPACES,
  MAYOR,
  SETTLER,
  TRADER,
} from "../../content/pieces.ts";
import { BUILD, ROLE, TAKE } from "../../rules/moves.ts";
import { priceFor } from "../../rules/purchase.ts";
import { capacity } from "../../rules/roles/craftsman.ts";
import { contentOf, islandSpaces, type PuertoRico, type Seat } from "../../rules/state.ts";
import { STEP } from "../../rules/steps.ts";
import { bestSale, evaluate, roomFor } from "../evaluation.ts";
import { isQuiet, obvious } from "../habits.ts";

/** What somebody plays for, whatever the others do. */
export interface Plan {
  /** Buildings in the order in which they are wanted; what is not listed is not bought before them. */
  readonly wishes: readonly number[];
  /** By kind of tile: how many of it are wanted. */
  readonly tiles: readonly number[];
  /** What it is worth to have a role played: for each barrel shipped or made, doubloon earned, building of the list, new tile, empty circle. */
  readonly barrel: number;
  readonly harvest: number;
  readonly doubloon: number;
  readonly building: number;
  readonly tile: number;
  readonly colonist: number;
}

/** A way to play that follows its plan where a role, a tile or a building is chosen, and looks one step ahead elsewhere. */
export function scripted(plan: Plan): Evaluation {
  return {
    evaluate: (state, seat) => evaluate(state as PuertoRico, seat),
    isQuiet: (state) => isQuiet(state as PuertoRico),
    worlds: 1,
    obvious: (state, seat, moves) => planned(plan, state as PuertoRico, seat, moves),
  };
}

function planned(plan: Plan, state: PuertoRico, owner: SeatId, moves: readonly Move[]): Move | null {
  const seat = state.seats[owner];
  switch (state.stack[state.stack.length - 1].step) {
    case STEP.year:
      return best(moves, (move) => (ROLE.has(move) ? roleWorth(plan, state, owner, ROLE.first(move)) : null));
    case STEP.settle:
      return best(moves, (move) =>
        TAKE.has(move) ? plan.tiles[TAKE.first(move)] - seat.island[TAKE.first(move)] : null,
      );
    case STEP.build:
      return best(moves, (move) => (BUILD.has(move) ? rank(plan, BUILD.first(move)) : null), 0);
    default:
      return obvious(state, owner, moves);
  }
}

/** The move that is worth most, if any is worth more than so much; null stands for a move that is not judged. */
function best(
  moves: readonly Move[],
  worth: (move: Move) => number | null,
  least = Number.NEGATIVE_INFINITY,
): Move | null {
  let [found, most]: [Move | null, number] = [null, least];
  for (const move of moves) {
    const value = worth(move);
    if (value !== null && value > most) [found, most] = [move, value];
  }
  return found;
}

/** How much a building is wanted: the first of the list most, others not at all. */
const rank = ({ wishes }: Plan, building: number) =>
  wishes.includes(building) ? wishes.length - wishes.indexOf(building) : 0;

/** What it is worth to choose a role: what it does for this seat, less half of what it does for the others. */
function roleWorth(plan: Plan, state: PuertoRico, owner: SeatId, role: number): number {
  const others = state.seats.filter((_, seat) => seat !== owner);
  const mean = (gain: (seat: Seat) => number) =>
    others.reduce((sum, seat) => sum + gain(seat), 0) / Math.max(1, others.length);
  const seat = state.seats[owner];
  const money = state.cardMoney[role] * plan.doubloon;
  switch (role) {
    case SETTLER:
      return money + (islandSpaces(seat) < ISLAND_SPACES ? plan.tile : 0);
    case MAYOR:
      return money + plan.colonist * Math.min(3, emptyCircles(state, seat));
    case BUILDER:
      return money + plan.building * affordable(plan, state, owner);
    case CRAFTSMAN:
      return money + plan.harvest * (harvest(seat) + Math.min(1, harvest(seat)) - 0.6 * mean(harvest));
    case TRADER:
      return money + plan.doubloon * (bestSale(state, seat) > 0 ? bestSale(state, seat) + 1 : 0);
    case CAPTAIN:
      return (
        money +
        plan.barrel *
          (aboard(state, seat) + Math.min(1, aboard(state, seat)) - 0.5 * mean((other) => aboard(state, other)))
      );
    default:
      return money + plan.doubloon;
  }
}

function emptyCircles(state: PuertoRico, seat: Seat): number {
  const { circles } = contentOf(state);
  const inCity = seat.built.reduce((sum, building) => sum + circles[building] - seat.city[building], 0);
  return inCity + islandSpaces(seat) - seat.workers.reduce((sum, workers) => sum + workers, 0);
}

/** The share of its rank of the most wanted building that can be paid for; a little for any other use of the privilege. */
function affordable(plan: Plan, state: PuertoRico, owner: SeatId): number {
  const { doubloons, built } = state.seats[owner];
  const place = plan.wishes.findIndex(
    (building) =>
      state.bank[building] > 0 && !built.includes(building) && priceFor(state, owner, owner, building) <= doubloons,
  );
  return place < 0 ? 0 : 1 - (0.5 * place) / plan.wishes.length;
}

/** Barrels a harvest brings. */
function harvest(seat: Seat): number {
  let barrels = 0;
  for (let good = CORN; good < GOODS.length; good++) barrels += capacity(seat, good);
  return barrels;
}

/** Barrels that would find room on the ships if nobody else loaded. */
function aboard(state: PuertoRico, seat: Seat): number {
  let barrels = 0;
  for (let good = CORN; good < GOODS.length; good++) barrels += Math.min(seat.barrels[good], roomFor(state, good));
  return barrels;
}
