import { GivenError, includesSeat, isFields, NO_ANSWER, nextSeat } from "@caravel/kernel";
import { layers } from "./cards.ts";
import { fields, numberOf, seatNumber, seatSet } from "./given.ts";
import { CARD_CHOICES, LAY } from "./moves.ts";
import { STAGE } from "./round.ts";
import { ASHORE, isPort, NO_CARDS, type Portolano, type Watch, watch, watchOfAll } from "./state.ts";
import { STEP } from "./steps.ts";

/** The moments a position can begin at, with what can be said about each. */
const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  sterns: [],
  pirate: [],
  ships: ["turn"],
  round: [],
  rations: [],
  cards: ["laid"],
  turn: ["turn"],
  action: ["turn"],
  wind: [],
  "pirate-sails": [],
  battle: [],
  clashes: ["fought", "satOut"],
  "battle-end": ["fought", "beatPirate", "threeHits"],
};

/** Begins in the middle of a game: `at: { moment: action, turn: 2 }`. */
export function arrangeMoment(state: Portolano, value: unknown): void {
  const moment = isFields(value) ? String(value.moment) : "";
  if (!Object.hasOwn(MOMENTS, moment))
    throw new GivenError(`at.moment must be one of ${Object.keys(MOMENTS).join(", ")}`);
  const given = fields(value, "at", ["moment", ...MOMENTS[moment]]);
  const turn = given.turn === undefined ? state.start : seatNumber(given.turn, state, "at.turn");
  if (moment === "sterns" || moment === "pirate" || moment === "ships") {
    arrangeOpening(state, moment, turn);
    return;
  }
  placeTheRest(state);
  if (moment !== "round" && state.round === 0) state.round = 1;
  for (const name of ["fought", "satOut", "beatPirate", "threeHits"] as const)
    if (given[name] !== undefined) state[name] = seatSet(given[name], state, `at.${name}`);
  state.stack = [watch(STEP.round, state.start, 0, 0, STAGE_AFTER[moment])];
  if (moment === "cards") arrangeAnswers(state, given.laid ?? {});
  if (moment === "turn" || moment === "action") arrangeTurn(state, moment === "action", turn);
}

/** The stage of the round that comes next, by moment. */
const STAGE_AFTER: Readonly<Record<string, number>> = {
  round: STAGE.begin,
  rations: STAGE.rations,
  cards: STAGE.cards,
  turn: STAGE.wind,
  action: STAGE.wind,
  wind: STAGE.wind,
  "pirate-sails": STAGE.pirate,
  battle: STAGE.pirateBattles,
  clashes: STAGE.clashes,
  "battle-end": STAGE.missions,
};

function arrangeOpening(state: Portolano, moment: string, turn: number): void {
  const ships = watchOfAll(state, STEP.placeShip);
  while (ships.seat !== turn) {
    ships.seat = nextSeat(state, ships.seat);
    ships.turns--;
  }
  state.stack = [watch(STEP.round, state.start), ships];
  if (moment !== "ships") state.stack.push(watch(STEP.placePirate, state.start));
  if (moment === "sterns") state.stack.push(watchOfAll(state, STEP.sterns));
}

/** Ships and a pirate of which nothing is said go on sea tiles of their own, from the south-east. */
function placeTheRest(state: Portolano): void {
  const taken = new Set([state.pirate, ...state.seats.map(({ place }) => place)]);
  const free = [...state.grid.keys()].filter((place) => !isPort(state.grid[place]) && !taken.has(place));
  for (const seat of state.seats) if (seat.place === ASHORE) seat.place = free.pop() ?? state.grid.length - 1;
  if (state.pirate === ASHORE) state.pirate = free.shift() ?? 0;
}

/** The choice of cards, some of them laid already: `laid: { 0: north+2x }`. */
function arrangeAnswers(state: Portolano, value: unknown): void {
  const names = state.seats.map((_, seat) => String(seat));
  const given = fields(value, "at.laid", names);
  if (Object.keys(given).length === 0) return;
  const cards = CARD_CHOICES.map(({ word }) => word);
  const frame = watch(STEP.cards, state.start);
  frame.answers = names.map((name) =>
    given[name] === undefined ? NO_ANSWER : LAY.of(numberOf(given[name], cards, `at.laid.${name}`)),
  );
  const isMissing = (answer: number, seat: number) => answer === NO_ANSWER && includesSeat(layers(state), seat);
  if (!frame.answers.some(isMissing)) throw new GivenError("all cards are laid: begin at the moment turn");
  state.stack[0].marks = STAGE.turns;
  state.stack.push(frame);
}

/** It is a seat's turn: before its movement, or on its tile after it. Seats whose turn is over have no cards. */
function arrangeTurn(state: Portolano, hasMoved: boolean, turn: number): void {
  const frame: Watch = watchOfAll(state, STEP.turns);
  while (frame.seat !== turn) {
    state.seats[frame.seat].laid = NO_CARDS;
    frame.seat = nextSeat(state, frame.seat);
    frame.turns--;
  }
  state.stack.push(frame);
  if (!hasMoved) return;
  state.seats[turn].laid = NO_CARDS;
  frame.seat = nextSeat(state, turn);
  frame.turns--;
  const face = state.grid[state.seats[turn].place];
  state.stack.push(watch(isPort(face) ? STEP.unload : STEP.seaAction, turn));
}
