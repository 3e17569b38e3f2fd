import type { Move, SeatId } from "@caravel/kernel";
import { DIRECTIONS, RUM } from "../content/pieces.ts";
import { chartFor } from "../rules/map.ts";
import { stepCost } from "../rules/movement.ts";
import { ANCHOR, CARD_CHOICES, LAY } from "../rules/moves.ts";
import { ASHORE } from "../rules/state.ts";
import type { PortolanoView } from "../rules/view.ts";

/** One step of a course, with the rum it costs in this wind. */
export interface Leg {
  readonly from: number;
  readonly to: number;
  readonly direction: number;
  readonly rum: number;
}

/** What a choice of cards leads to. */
export interface Course {
  readonly choice: number;
  /** The steps that were meant. */
  readonly legs: readonly Leg[];
  readonly cost: number;
  /** Rum that is left afterwards. */
  readonly rumLeft: number;
  /** Is there too little rum, so that the crew mutinies and the ship drifts? */
  readonly isMutiny: boolean;
  readonly isAnchor: boolean;
  /** Where the ship really ends. */
  readonly end: number;
}

/** The card that says the first one again, or alone the anchor. */
export const TWICE = DIRECTIONS.length;
/** A hand: four directions and 2x. */
export const CARDS: readonly number[] = [...DIRECTIONS.keys(), TWICE];

/** The cards of a choice, in their order. */
export function cardsOf(choice: number): readonly number[] {
  const { steps, cards } = CARD_CHOICES[choice];
  if (choice === ANCHOR) return [TWICE];
  return cards === 2 && steps[0] === steps[1] ? [steps[0], TWICE] : steps;
}

/** What a choice of cards leads to in this wind. The ship must be on the chart. */
export function courseOf(view: PortolanoView, seat: SeatId, choice: number): Course {
  const ship = view.seats[seat];
  const { next } = chartFor(view.players);
  const legs: Leg[] = [];
  let place = ship.place;
  for (const direction of CARD_CHOICES[choice].steps) {
    const to = next[direction][place];
    legs.push({ from: place, to, direction, rum: stepCost(view.wind, direction, ship.stern) });
    place = to;
  }
  const cost = legs.reduce((sum, { rum }) => sum + rum, 0);
  const isMutiny = cost > ship.items[RUM];
  return {
    choice,
    legs,
    cost,
    rumLeft: isMutiny ? 0 : ship.items[RUM] - cost,
    isMutiny,
    isAnchor: choice === ANCHOR,
    end: isMutiny ? next[view.wind][ship.place] : place,
  };
}

/** All courses of a seat: those it can pay first, the cheapest and shortest of them foremost. */
function courses(view: PortolanoView, seat: SeatId): Course[] {
  if (view.seats[seat].place === ASHORE) return [];
  return [...CARD_CHOICES.keys()]
    .map((choice) => courseOf(view, seat, choice))
    .sort(
      (one, other) =>
        Number(one.isMutiny) - Number(other.isMutiny) || one.cost - other.cost || one.legs.length - other.legs.length,
    );
}

/** The cards that were meant to lead to a place, whether they can be paid or not. */
export function movesTo(view: PortolanoView, seat: SeatId, place: number): Move[] {
  return courses(view, seat)
    .filter(({ legs, isAnchor }) => (isAnchor ? view.seats[seat].place === place : legs.at(-1)?.to === place))
    .map(({ choice }) => LAY.of(choice));
}

/** The choices a card can be part of: alone first, then as the first of two; 2x repeats any other card. */
export function movesWith(view: PortolanoView, seat: SeatId, card: number): Move[] {
  return courses(view, seat)
    .filter(({ choice }) => (card === TWICE ? cardsOf(choice).includes(TWICE) : cardsOf(choice)[0] === card))
    .sort((one, other) => cardsOf(one.choice).length - cardsOf(other.choice).length)
    .map(({ choice }) => LAY.of(choice));
}

/** The rum one step in each direction costs a seat in this wind. */
export function stepCosts(view: PortolanoView, seat: SeatId): number[] {
  return DIRECTIONS.map((_, direction) => stepCost(view.wind, direction, view.seats[seat].stern));
}
