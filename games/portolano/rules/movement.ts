import { only, type SeatId } from "@caravel/kernel";
import { RUM, SOUTH, STEP_COST } from "../content/pieces.ts";
import { SOUTHERNER } from "../content/ships.ts";
import { fact } from "./events.ts";
import { chartFor } from "./map.ts";
import { checkAction, noteMutiny } from "./missions.ts";
import { ANCHOR, CARD_CHOICES } from "./moves.ts";
import { isPort, NO_CARDS, type OpenTable, type Portolano, type PortolanoTable, type Seat } from "./state.ts";
import { STEP } from "./steps.ts";
import { type Round, type Watch, watch } from "./watch.ts";
import { flip, hasShip } from "./wind.ts";

/** PO-ROUND-04: a player moves, then acts. */
export function takeTurn(table: PortolanoTable, { memo }: Watch<Round>, seat: SeatId): void {
  memo.gainedRum &= ~only(seat);
  move(table, seat);
  beginAction(table, seat);
}

/** PO-MOVE-04, -06: rum for one step. */
export function stepCost(wind: number, direction: number, stern: number): number {
  const cost = STEP_COST[(direction - wind + 4) & 3];
  return stern === SOUTHERNER && direction === SOUTH && cost > 0 ? cost - 1 : cost;
}

/** PO-MOVE-05: rum for all the steps of a choice of cards. */
export function cardsCost(state: Pick<OpenTable, "wind">, seat: Pick<Seat, "stern">, choice: number): number {
  const { steps } = CARD_CHOICES[choice];
  let cost = 0;
  for (let step = 0; step < steps.length; step++) cost += stepCost(state.wind, steps[step], seat.stern);
  return cost;
}

/** PO-MOVE: turns up the cards and sails, anchors or drifts. */
function move(table: PortolanoTable, seat: SeatId): void {
  const { state } = table;
  const ship = state.seats[seat];
  const choice = ship.laid;
  ship.laid = NO_CARDS;
  ship.anchored = choice === ANCHOR;
  ship.drifted = choice === NO_CARDS;
  if (choice === NO_CARDS) return drift(table, seat);
  const cost = cardsCost(state, ship, choice);
  table.uncover();
  state.revealed = choice;
  table.tell?.(fact({ type: "cardsRevealed", seat, cards: choice, cost }));
  if (cost > ship.items[RUM]) return mutiny(table, seat);
  if (choice === ANCHOR) return table.tell?.(fact({ type: "anchored", seat, place: ship.place }));
  const { steps } = CARD_CHOICES[choice];
  for (let step = 0; step < steps.length; step++) sail(table, seat, steps[step]);
}

function sail(table: PortolanoTable, seat: SeatId, direction: number): void {
  const { state } = table;
  const ship = state.seats[seat];
  const from = ship.place;
  const rum = stepCost(state.wind, direction, ship.stern);
  ship.items[RUM] -= rum;
  ship.place = chartFor(state.players).next[direction][from];
  table.tell?.(fact({ type: "sailed", seat, from, to: ship.place, direction, rum }));
  leave(table, from);
}

/** PO-FLIP-01 to -05: a sea tile that nobody is on any more is flipped. */
function leave(table: PortolanoTable, place: number): void {
  const { state } = table;
  if (!isPort(state.grid[place]) && state.pirate !== place && !hasShip(state, place)) flip(table, place);
}

/** PO-MOVE-20: cards that cannot be paid cost all the rum, and the ship drifts. */
function mutiny(table: PortolanoTable, seat: SeatId): void {
  const ship = table.state.seats[seat];
  table.tell?.(fact({ type: "mutiny", seat, cause: "cost", rum: ship.items[RUM] }));
  ship.items[RUM] = 0;
  ship.drifted = true;
  noteMutiny(table, seat);
  drift(table, seat);
}

/** PO-MOVE-22: one step with the wind, for nothing. */
function drift(table: PortolanoTable, seat: SeatId): void {
  const { state } = table;
  const ship = state.seats[seat];
  const from = ship.place;
  ship.place = chartFor(state.players).next[state.wind][from];
  table.tell?.(fact({ type: "drifted", seat, from, to: ship.place }));
  leave(table, from);
}

/** PO-SEA-01, PO-MOVE-24: the tile where the movement ended gives the action. */
function beginAction(table: PortolanoTable, seat: SeatId): void {
  table.push(actionOf(table.state, seat));
}

/** The frame of a seat's action where its ship is. */
export function actionOf(state: Portolano, seat: SeatId): Watch {
  const face = state.grid[state.seats[seat].place];
  return watch(isPort(face) ? STEP.port : STEP.seaAction, seat);
}

/** The turn is over: the cards go back to the hand (PO-CARD-12), missions are looked at (PO-RULING-41). */
export function endTurn(table: PortolanoTable, seat: SeatId): void {
  table.state.revealed = NO_CARDS;
  checkAction(table, seat);
  table.tell?.(fact({ type: "turnEnded", seat }));
}
