import {
  type Chance,
  faceDown,
  fillHidden,
  HIDDEN,
  HIDDEN_ANSWER,
  isOver,
  NO_ANSWER,
  type SeatId,
  showStack,
  unseen,
} from "@caravel/kernel";
import { CHEST_VALUES, DIRECTIONS, PORT_COUNT } from "../content/pieces.ts";
import { FIRST_PORT_FACE } from "../content/tiles.ts";
import { mayAnchor } from "./cards.ts";
import { ANCHOR, CARD_CHOICES, FIRST_PAIR, LAY } from "./moves.ts";
import { copySeat, copyWatch, isPort, NO_CARDS, type Portolano, type Seat, tableWith } from "./state.ts";
import { STEP_LIST } from "./step-list.ts";
import { STEP } from "./steps.ts";

/** In a view: cards lie there face down. */
export const HIDDEN_CARDS = -2;

/**
 * What one seat may see: the table with chests, the port pile below its top and laid cards face down.
 * Hidden chests and tiles are HIDDEN, hidden cards HIDDEN_CARDS, hidden answers HIDDEN_ANSWER.
 */
export interface PortolanoView extends Portolano {
  /** Who looks, or SPECTATOR. */
  viewer: SeatId;
  /** By seat: how many cards lie face down (PO-CARD-06). */
  cardsLaid: number[];
  /** What anybody can work out about the pile below its top: the faces in it, once it was made of used tiles; otherwise nothing. */
  facesBelow: number[];
}

/** The cards a seat has laid so far, in the frame of the choice or already in front of it; or NO_CARDS. */
function cardsOf(state: Portolano, seat: SeatId): number {
  const frame = state.stack[state.stack.length - 1];
  if (frame?.step === STEP.cards && frame.answers[seat] !== NO_ANSWER) return LAY.first(frame.answers[seat]);
  return state.seats[seat].laid;
}

/** PO-INFO: everything is open except laid cards, chests, and the port pile below its top. */
export function view(state: Portolano, viewer: SeatId): PortolanoView {
  const top = state.pile.length - 1;
  const below = state.pileIsUsed ? state.pile.slice(0, Math.max(0, top)) : [];
  const shown = tableWith(
    state,
    showStack(STEP_LIST, state, viewer),
    faceDown(state.chests),
    faceDown(state.pile, (place) => place === top),
    state.seats.map((seat, owner) => seatView(seat, owner === viewer, isOver(state))),
  );
  return {
    ...shown,
    viewer,
    cardsLaid: state.seats.map((_, seat) => CARD_CHOICES[cardsOf(state, seat)]?.cards ?? 0),
    facesBelow: below.sort((one, other) => one - other),
  };
}

function seatView(seat: Seat, isOwner: boolean, isOver: boolean): Seat {
  const chests = faceDown(seat.chests, () => isOwner || isOver);
  return copySeat(seat, chests, isOwner || seat.laid === NO_CARDS ? seat.laid : HIDDEN_CARDS);
}

/** A table that looks like this to the viewer: cards, chests and the pile are filled in at random. */
export function imagine(seen: PortolanoView, chance: Chance): Portolano {
  const pool = unseen(CHEST_VALUES, [seen.chests, ...seen.seats.map(({ chests }) => chests)], chance);
  const seats = seen.seats.map((seat, owner) => {
    const laid = seat.laid === HIDDEN_CARDS ? guessCards(seat, seen.cardsLaid[owner], chance) : seat.laid;
    return copySeat(seat, fillHidden(seat.chests, pool), laid);
  });
  const stack = seen.stack.map(copyWatch);
  for (const { answers } of stack)
    for (const [seat, answer] of answers.entries())
      if (answer === HIDDEN_ANSWER) answers[seat] = LAY.of(guessCards(seats[seat], seen.cardsLaid[seat], chance));
  return tableWith(seen, stack, fillHidden(seen.chests, pool), imaginePile(seen, chance), seats);
}

/** A choice of so many cards that the seat could have laid. */
function guessCards(seat: Seat, cards: number, chance: Chance): number {
  if (cards === 1) return chance.roll(DIRECTIONS.length + (mayAnchor(seat) ? ANCHOR + 1 - DIRECTIONS.length : 0));
  return FIRST_PAIR + chance.roll(CARD_CHOICES.length - FIRST_PAIR);
}

/** The pile below its top: the used faces in another order, or the ports that lie nowhere else, either face up. */
function imaginePile(seen: PortolanoView, chance: Chance): number[] {
  if (!seen.pileIsUsed) {
    const known = [...seen.grid.filter(isPort), ...seen.used, ...seen.pile.filter((face) => face !== HIDDEN)];
    const ports = Array.from({ length: PORT_COUNT }, (_, port) => FIRST_PORT_FACE / 2 + port);
    const left = unseen(ports, [known.map((face) => face >> 1)], chance);
    return fillHidden(
      seen.pile,
      left.map((port) => port * 2 + chance.roll(2)),
    );
  }
  const left = [...seen.facesBelow];
  chance.shuffle(left);
  return fillHidden(seen.pile, left);
}
