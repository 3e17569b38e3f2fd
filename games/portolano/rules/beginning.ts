import { GivenError, includesSeat, isFields, NO_ANSWER, only, type SeatId, seatsFrom } from "@caravel/kernel";
import { type Fields, fields, numberOf, seatNumber, seatSet } from "@caravel/kernel/given";
import { NO_MUTINY } from "../content/missions.ts";
import { PLAIN_GOODS, RUM } from "../content/pieces.ts";
import { willClash } from "./battle.ts";
import { layers, refuseCards } from "./cards.ts";
import { takeMarkerOff } from "./missions.ts";
import { actionOf } from "./movement.ts";
import { CARD_CHOICES, LAY } from "./moves.ts";
import { meetsPirate } from "./pirate.ts";
import { round } from "./round.ts";
import { opening } from "./setup.ts";
import { ASHORE, isPort, NO_CARDS, type Portolano, roundOf } from "./state.ts";
import { STEP } from "./steps.ts";
import { itemsLeft } from "./supply.ts";
import { watch } from "./watch.ts";

/** A moment of a round that a position can begin at: the stage that comes next, and what can be said of the moment. */
interface Moment {
  readonly stage: string;
  readonly facts: readonly string[];
}

const MOMENTS: Readonly<Record<string, Moment>> = {
  round: { stage: "begin", facts: [] },
  rations: { stage: "rations", facts: [] },
  cards: { stage: "cards", facts: ["laid"] },
  turn: { stage: "turns", facts: ["turn"] },
  action: { stage: "turns", facts: ["turn"] },
  wind: { stage: "wind", facts: [] },
  "pirate-sails": { stage: "pirate", facts: [] },
  battle: { stage: "pirateBattles", facts: [] },
  clashes: { stage: "clashes", facts: ["fought", "satOut"] },
  "battle-end": { stage: "missions", facts: ["fought", "beatPirate", "threeHits"] },
};

/** The moments before the first round, with what can be said of each. */
const OPENING: Readonly<Record<string, readonly string[]>> = { sterns: [], pirate: [], ships: ["turn"] };

/** Begins a position where it says: `at: { moment: action, turn: 2 }`. */
export function arrangeMoment(state: Portolano, value: unknown): void {
  const name = isFields(value) ? String(value.moment) : "";
  const isOpening = Object.hasOwn(OPENING, name);
  if (!isOpening && !Object.hasOwn(MOMENTS, name))
    throw new GivenError(`at.moment must be one of ${[...Object.keys(OPENING), ...Object.keys(MOMENTS)].join(", ")}`);
  const facts = isOpening ? OPENING[name] : [...MOMENTS[name].facts, "gainedRum"];
  const given = fields(value, "at", ["moment", ...facts]);
  const turn = given.turn === undefined ? state.start : seatNumber(given.turn, state, "at.turn");
  if (isOpening) arrangeOpening(state, name, turn);
  else arrangeRound(state, name, turn, given);
}

function arrangeOpening(state: Portolano, moment: string, turn: SeatId): void {
  const frame = watch(STEP.opening, state.start);
  frame.stage = opening.stageNamed(moment === "sterns" ? "begin" : moment);
  frame.turn = distance(state, turn);
  for (const [place, seat] of seatsFrom(state, state.start).entries())
    if (place < frame.turn) placeShip(state, seat);
    else if (state.seats[seat].place !== ASHORE)
      throw new GivenError(`seat ${seat}.place: its ship is still to be placed`);
  if (moment === "ships") placePirate(state);
  else if (state.pirate !== ASHORE) throw new GivenError("pirate: it is still to be placed");
  state.stack = [watch(STEP.round, state.start), frame];
}

/** How many seats come before this one in start order. */
function distance(state: Portolano, seat: SeatId): number {
  return seatsFrom(state, state.start).indexOf(seat);
}

function arrangeRound(state: Portolano, moment: string, turn: SeatId, given: Fields): void {
  for (const seat of state.seats.keys()) placeShip(state, seat);
  placePirate(state);
  if (moment !== "round" && state.round === 0) state.round = 1;
  for (const name of ["fought", "satOut", "beatPirate", "threeHits"] as const)
    if (given[name] !== undefined) state[name] = seatSet(given[name], state, `at.${name}`);
  state.stack = [watch(STEP.round, state.start)];
  roundOf(state).stage = round.stageNamed(MOMENTS[moment].stage);
  arrangeRum(state, given.gainedRum ?? []);
  arrangeEnd(state, moment);
  if (moment === "turn" || moment === "action") return arrangeTurn(state, moment === "action", turn);
  for (const seat of state.seats.keys()) refuseLaid(state, seat);
  if (moment === "cards") arrangeAnswers(state, given.laid ?? {});
  if (moment === "clashes" && given.fought === undefined) refuseClashes(state);
}

/** Sea tiles where nobody is yet. */
function freePlaces(state: Portolano): number[] {
  const taken = new Set([state.pirate, ...state.seats.map(({ place }) => place)]);
  return [...state.grid.keys()].filter((place) => !isPort(state.grid[place]) && !taken.has(place));
}

/** A ship of which nothing is said goes on a sea tile of its own, from the south-east. */
function placeShip(state: Portolano, seat: SeatId): void {
  const ship = state.seats[seat];
  if (ship.place === ASHORE) ship.place = freePlaces(state).pop() ?? state.grid.length - 1;
}

/** So does the pirate, from the north-west. */
function placePirate(state: Portolano): void {
  if (state.pirate === ASHORE) state.pirate = freePlaces(state).shift() ?? 0;
}

/** PO-CARD-01: those who are said to have gained rum since they moved; a ship that drifted has no rum but what it gained. */
function arrangeRum(state: Portolano, value: unknown): void {
  const { memo } = roundOf(state);
  memo.gainedRum = seatSet(value, state, "at.gainedRum");
  for (const [seat, { drifted, items }] of state.seats.entries())
    if (drifted && items[RUM] > 0) memo.gainedRum |= only(seat);
}

/** PO-ROUND-05, -06: an empty row has brought the end in sight, and the last round is this one or the next. */
function arrangeEnd(state: Portolano, moment: string): void {
  const { round: number } = state;
  if (state.lastRound === 0 && PLAIN_GOODS.some((_, row) => itemsLeft(state, row) === 0)) state.lastRound = number + 1;
  const first = moment === "round" ? number + 1 : number;
  if (state.lastRound !== 0 && (state.lastRound < first || state.lastRound > number + 1))
    throw new GivenError(`lastRound ${state.lastRound} cannot be: it is ${moment} of round ${first} (PO-ROUND-06)`);
}

/** PO-CARD-12: cards lie only in front of those who have still to move. */
function refuseLaid(state: Portolano, seat: SeatId): void {
  if (state.seats[seat].laid !== NO_CARDS)
    throw new GivenError(`seat ${seat}.laid: at this moment no cards of its lie on the table (PO-CARD-12)`);
}

/** The choice of cards, some of them laid already: `laid: { 0: north+2x }`. */
function arrangeAnswers(state: Portolano, value: unknown): void {
  const names = state.seats.map((_, seat) => String(seat));
  const given = fields(value, "at.laid", names);
  if (Object.keys(given).length === 0) return;
  const cards = CARD_CHOICES.map(({ word }) => word);
  const frame = watch(STEP.cards, state.start);
  frame.answers = names.map((name, seat) => {
    if (given[name] === undefined) return NO_ANSWER;
    const choice = numberOf(given[name], cards, `at.laid.${name}`);
    refuseChoice(state, seat, choice, `at.laid.${name}`);
    return LAY.of(choice);
  });
  for (const seat of state.seats.keys()) maybeMutiny(state, seat);
  const isMissing = (answer: number, seat: number) => answer === NO_ANSWER && includesSeat(layers(state), seat);
  if (!frame.answers.some(isMissing)) throw new GivenError("all cards are laid: begin at the moment turn");
  roundOf(state).stage = round.stageNamed("turns");
  state.stack.push(frame);
}

/** PO-CARD-04 to -10: cards that the seat could not have laid. */
function refuseChoice(state: Portolano, seat: SeatId, choice: number, where: string): void {
  const ship = state.seats[seat];
  const rule = ship.items[RUM] === 0 ? "PO-CARD-04" : refuseCards(ship, choice);
  if (rule !== null)
    throw new GivenError(`${where}: seat ${seat} cannot have laid ${CARD_CHOICES[choice].word} (${rule})`);
}

/** PO-CARD-04: who has no rum when cards are laid has had a mutiny. */
function maybeMutiny(state: Portolano, seat: SeatId): void {
  if (state.seats[seat].items[RUM] === 0) takeMarkerOff(state, seat, NO_MUTINY);
}

/** It is a seat's turn: before its movement, or on its tile after it. Seats whose turn is over have no cards. */
function arrangeTurn(state: Portolano, hasMoved: boolean, turn: SeatId): void {
  const frame = roundOf(state);
  frame.turn = distance(state, turn) + (hasMoved ? 1 : 0);
  for (const [place, seat] of seatsFrom(state, state.start).entries())
    if (place < frame.turn) refuseLaid(state, seat);
    else layCards(state, seat);
  if (hasMoved) state.stack.push(actionOf(state, turn));
}

/** PO-CARD-05: who has still to move and has rum has laid cards; if nothing is said of them, the step with the wind. */
function layCards(state: Portolano, seat: SeatId): void {
  const ship = state.seats[seat];
  maybeMutiny(state, seat);
  if (ship.laid !== NO_CARDS) refuseChoice(state, seat, ship.laid, `seat ${seat}.laid`);
  else if (ship.items[RUM] > 0) ship.laid = state.wind;
}

/** PO-BATTLE-01, -02: who meets the pirate has fought it before the players fight one another. */
function refuseClashes(state: Portolano): void {
  for (const seat of state.seats.keys())
    if (willClash(state, seat) && meetsPirate(state, seat))
      throw new GivenError(`seat ${seat} meets the pirate first: name it in at.fought, or begin at the moment battle`);
}
