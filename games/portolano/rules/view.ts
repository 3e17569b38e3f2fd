import {
  type Chance,
  fillHidden,
  HIDDEN,
  HIDDEN_ANSWER,
  isOver,
  NO_ANSWER,
  type SeatId,
  unseen,
} from "@caravel/kernel";
import { CHEST_VALUES, DIRECTIONS, PORT_COUNT } from "../content/pieces.ts";
import { FIRST_PORT_FACE } from "../content/tiles.ts";
import { mayAnchor } from "./cards.ts";
import { ANCHOR, CARD_CHOICES, FIRST_PAIR, LAY } from "./moves.ts";
import { copySeat, isPort, NO_CARDS, type Portolano, type Seat, tableWith } from "./state.ts";
import { STEP } from "./steps.ts";
import { copyWatch } from "./watch.ts";

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

/** PO-INFO: everything is open except laid cards, chests, and the port pile below its top. */
export function view(state: Portolano, viewer: SeatId): PortolanoView {
  const { pile } = state;
  const top = pile.length - 1;
  const shownPile = pile.map(hide);
  if (top >= 0) shownPile[top] = pile[top];
  const stack = state.stack.map(copyWatch);
  for (let place = 0; place < stack.length; place++) hideAnswers(stack[place].answers, viewer);
  const seats = state.seats.map((seat, owner) => seatView(seat, owner === viewer, isOver(state)));
  const seen = tableWith(state, stack, state.chests.map(hide), shownPile, seats) as PortolanoView;
  seen.viewer = viewer;
  seen.cardsLaid = state.seats.map((_, seat) => cardsOf(state, seat));
  seen.facesBelow = state.pileIsUsed && top > 0 ? pile.slice(0, top).sort(byNumber) : [];
  return seen;
}

const hide = (): number => HIDDEN;
const byNumber = (one: number, other: number): number => one - other;

function seatView(seat: Seat, isOwner: boolean, isOver: boolean): Seat {
  const chests = isOwner || isOver ? seat.chests.slice() : seat.chests.map(hide);
  return copySeat(seat, chests, isOwner || seat.laid === NO_CARDS ? seat.laid : HIDDEN_CARDS);
}

/** PO-CARD-06: how many cards a seat has laid so far, in the frame of the choice or already in front of it. */
function cardsOf(state: Portolano, seat: SeatId): number {
  const { stack } = state;
  const top = stack.length - 1;
  const isAnswered = top >= 0 && stack[top].step === STEP.cards && stack[top].answers[seat] !== NO_ANSWER;
  const choice = isAnswered ? LAY.first(stack[top].answers[seat]) : state.seats[seat].laid;
  return choice === NO_CARDS ? 0 : CARD_CHOICES[choice].cards;
}

/** PO-INFO-01: of the answers of others it is seen only that they are there. */
function hideAnswers(answers: number[], viewer: SeatId): void {
  for (let seat = 0; seat < answers.length; seat++)
    if (seat !== viewer && answers[seat] !== NO_ANSWER) answers[seat] = HIDDEN_ANSWER;
}

/** A table that looks like this to the viewer: cards, chests and the pile are filled in at random. */
export function imagine(seen: PortolanoView, chance: Chance): Portolano {
  const pool = unseenChests(seen, chance);
  const seats = seen.seats.map((seat, owner) => {
    const laid = seat.laid === HIDDEN_CARDS ? guessCards(seat, seen.cardsLaid[owner], chance) : seat.laid;
    return copySeat(seat, fillHidden(seat.chests, pool), laid);
  });
  const stack = seen.stack.map(copyWatch);
  for (let place = 0; place < stack.length; place++) {
    const { answers } = stack[place];
    for (let seat = 0; seat < answers.length; seat++)
      if (answers[seat] === HIDDEN_ANSWER)
        answers[seat] = LAY.of(guessCards(seats[seat], seen.cardsLaid[seat], chance));
  }
  return tableWith(seen, stack, fillHidden(seen.chests, pool), imaginePile(seen, chance), seats);
}

/** The chests whose value the viewer does not know, in random order. */
function unseenChests({ chests, seats }: PortolanoView, chance: Chance): number[] {
  const shown: number[][] = [chests];
  for (let seat = 0; seat < seats.length; seat++) shown.push(seats[seat].chests);
  return unseen(CHEST_VALUES, shown, chance);
}

/** A choice of so many cards that the seat could have laid. */
function guessCards(seat: Seat, cards: number, chance: Chance): number {
  if (cards === 1) return chance.roll(DIRECTIONS.length + (mayAnchor(seat) ? ANCHOR + 1 - DIRECTIONS.length : 0));
  return FIRST_PAIR + chance.roll(CARD_CHOICES.length - FIRST_PAIR);
}

const PORTS = Array.from({ length: PORT_COUNT }, (_, port) => FIRST_PORT_FACE / 2 + port);

/** The pile below its top: the used faces in another order, or the ports that lie nowhere else, either face up. */
function imaginePile(seen: PortolanoView, chance: Chance): number[] {
  if (!seen.pileIsUsed) {
    const ports = unseen(PORTS, [tilesOf(seen.grid), tilesOf(seen.used), tilesOf(seen.pile)], chance);
    for (let place = 0; place < ports.length; place++) ports[place] = ports[place] * 2 + chance.roll(2);
    return fillHidden(seen.pile, ports);
  }
  const faces = seen.facesBelow.slice();
  chance.shuffle(faces);
  return fillHidden(seen.pile, faces);
}

/** The port tiles among these faces, as far as they are shown. */
function tilesOf(faces: readonly number[]): number[] {
  const tiles: number[] = [];
  for (let place = 0; place < faces.length; place++) if (isPort(faces[place])) tiles.push(faces[place] >> 1);
  return tiles;
}
