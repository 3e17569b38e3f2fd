import { GivenError } from "@caravel/kernel";
import { count, type Fields, fields, list, numberOf, seatNumber } from "@caravel/kernel/given";
import {
  BASE_PRICE,
  BUILDINGS,
  DIPLOMAT,
  ENGINEER,
  FAVOURS,
  HIGHEST_FACE,
  LORD,
  PASS_COUNT,
  PIRATE_DICE,
  WOOD_PRICES,
} from "../content/pieces.ts";
import { buildings } from "./buildings.ts";
import { canFollow } from "./characters.ts";
import { scene } from "./frames.ts";
import { round } from "./round.ts";
import { opening } from "./setup.ts";
import { type Madeira, NOBODY, PHASE_A, PHASE_B, PHASE_C, PHASE_D, PHASE_E, passPlace, SETUP_PHASE } from "./state.ts";
import { STEP } from "./steps.ts";

/** A moment at which a position can begin: its phase, and what can be said about it. */
interface Moment {
  readonly phase: number;
  readonly about: readonly string[];
}

const inPhase = (phase: number, ...about: string[]): Moment => ({ phase, about: ["moment", ...about] });

const MOMENTS: Readonly<Record<string, Moment>> = {
  // the setup: a worker in a city, two on fields
  cities: inPhase(SETUP_PHASE, "turn"),
  fields: inPhase(SETUP_PHASE, "turn"),
  // a round begins: characters are laid out, dice are rolled
  round: inPhase(PHASE_A),
  guilds: inPhase(PHASE_A, "turn"),
  turn: inPhase(PHASE_B, "turn", "favourUsed", "woodBought"),
  character: inPhase(PHASE_B, "turn", "building", "favourUsed", "woodBought"),
  // the first building is still to come, or the dice of one have been rolled
  buildings: inPhase(PHASE_C),
  building: inPhase(PHASE_C, "turn", "building", "rolled", "pirateDie", "favourUsed", "woodBought"),
  closing: inPhase(PHASE_C, "turn"),
  watch: inPhase(PHASE_D),
  income: inPhase(PHASE_D),
  upkeep: inPhase(PHASE_D, "turn"),
  feeding: inPhase(PHASE_D, "turn"),
  requests: inPhase(PHASE_E, "turn"),
  conversion: inPhase(PHASE_E),
  end: inPhase(PHASE_E),
};

/** The phase at which a position begins; that of the setup if nothing is said. */
export function phaseOfMoment(value: unknown): number {
  const moment = String((value as Fields | undefined)?.moment);
  return Object.hasOwn(MOMENTS, moment) ? MOMENTS[moment].phase : SETUP_PHASE;
}

/** `at: { moment: turn, turn: 1 }`: where the game goes on. */
export function arrangeMoment(state: Madeira, value: unknown): void {
  const everything = Object.values(MOMENTS).flatMap(({ about }) => about);
  const moment = String(fields(value, "at", everything).moment);
  if (!Object.hasOwn(MOMENTS, moment))
    throw new GivenError(`at.moment: "${moment}" is none of ${Object.keys(MOMENTS).join(", ")}`);
  const { phase, about } = MOMENTS[moment];
  const given = fields(value, `at (${moment})`, about);
  state.phase = phase;
  arrangeDiscs(state);
  state.stack = [scene(STEP.round, state.passColumn.find((seat) => seat !== NOBODY) ?? 0)];
  const seat = given.turn === undefined ? null : seatNumber(given.turn, state, "at.turn");
  if (phase === SETUP_PHASE) arrangeOpening(state, moment, seat);
  else if (moment === "round") arrangeRound(state);
  else if (phase === PHASE_B) arrangeTurn(state, moment, seat, given);
  else if (moment === "building") arrangeBuilding(state, seat, given);
  else arrangeStage(state, moment, seat);
}

/** In phase B the discs lie in the dice column, at other times in the pass column, if nothing else is said. */
function arrangeDiscs(state: Madeira): void {
  const lying = (seat: number) => state.diceColumn.includes(seat) || state.passColumn.includes(seat);
  if (state.phase === PHASE_B) {
    const inRows = state.diceColumn.some((seat) => seat !== NOBODY);
    const order = state.passColumn.filter((seat) => seat !== NOBODY && !state.diceColumn.includes(seat));
    if (inRows) state.passColumn = state.passColumn.map((seat) => (state.diceColumn.includes(seat) ? NOBODY : seat));
    else {
      state.diceColumn = state.diceColumn.map((_, row) => order[row] ?? NOBODY);
      state.passColumn.fill(NOBODY);
    }
  } else if (state.phase !== PHASE_A) state.diceColumn.fill(NOBODY);
  else state.passColumn = state.passColumn.map((seat) => (state.diceColumn.includes(seat) ? NOBODY : seat));
  for (let seat = 0; seat < state.players; seat++) {
    if (lying(seat)) continue;
    const column = state.phase === PHASE_B ? state.diceColumn : state.passColumn;
    const free = column.indexOf(NOBODY);
    if (free !== -1 && free < PASS_COUNT) column[free] = seat;
  }
}

/** MA-SETUP-13, -18: the players come in reverse pass order. */
function arrangeOpening(state: Madeira, moment: string, turn: number | null): void {
  const frame = scene(STEP.opening, state.stack[0].seat);
  frame.stage = opening.stageNamed(moment);
  if (turn !== null) frame.turn = PASS_COUNT - 1 - passPlace(state, turn);
  state.stack.push(frame);
}

/** The round that is named is about to begin. */
function arrangeRound(state: Madeira): void {
  state.round--;
  state.phase = PHASE_E;
  state.stack[0].stage = round.stageNamed("begin");
}

/** A line of the round; in phase A whoever is first in the pass column has the turn. */
function arrangeStage(state: Madeira, moment: string, turn: number | null): void {
  const [frame] = state.stack;
  frame.stage = round.stageNamed(moment);
  if (moment !== "guilds") {
    if (turn !== null) frame.turn = passPlace(state, turn);
    return;
  }
  const first = state.passColumn.find((seat) => seat !== NOBODY);
  if (turn !== null && turn !== first)
    throw new GivenError(`at.turn: the first disc in the pass column is that of seat ${first}`);
}

function arrangeTurn(state: Madeira, moment: string, turn: number | null, given: Fields): void {
  const [frame] = state.stack;
  const row = turn === null ? state.diceColumn.findIndex((seat) => seat !== NOBODY) : state.diceColumn.indexOf(turn);
  if (row === -1) throw new GivenError(`at.turn: seat ${turn} has passed`);
  const seat = state.diceColumn[row];
  frame.stage = round.stageNamed("characters");
  frame.turn = row + 1 === state.players ? 0 : row + 1;
  arrangeTurnSoFar(state, given);
  if (moment === "turn") {
    state.stack.push(scene(STEP.turn, seat));
    return;
  }
  const building = numberOf(given.building, BUILDINGS, "at.building");
  if (!canFollow(state, seat, building)) throw new GivenError("at: nothing could follow this die");
  state.stack.push(scene(STEP.character, seat, { of: "placed", building }));
}

/** `favourUsed: true`, or the name of the favour; `woodBought: 2`. */
function arrangeTurnSoFar(state: Madeira, given: Fields): void {
  const used = given.favourUsed ?? false;
  state.favourUsed = used !== false;
  if (typeof used !== "boolean") {
    const favour = numberOf(used, FAVOURS, "at.favourUsed");
    state.engineer = favour === ENGINEER;
    state.lord = favour === LORD;
    state.diplomat = favour === DIPLOMAT;
    if ((state.engineer && state.phase !== PHASE_B) || ((state.lord || state.diplomat) && state.phase !== PHASE_C))
      throw new GivenError(`at.favourUsed: the ${FAVOURS[favour]} does nothing in this phase`);
  }
  state.woodBought = given.woodBought === undefined ? 0 : count(given.woodBought, "at.woodBought");
  if (state.woodBought >= WOOD_PRICES.length)
    throw new GivenError("at.woodBought: so much is never needed (MA-WOOD-08)");
}

/** `at: { moment: building, building: capitania, turn: 0, rolled: [1, 3], pirateDie: 3 }`: the dice have been rolled. */
function arrangeBuilding(state: Madeira, turn: number | null, given: Fields): void {
  const [frame] = state.stack;
  const building = numberOf(given.building, BUILDINGS, "at.building");
  state.building = building;
  state.rolled = rolledSum(given.rolled ?? 0);
  state.rolledPirate = given.pirateDie === undefined ? 0 : dieOf(given.pirateDie, "at.pirateDie");
  if (state.rolled > BASE_PRICE[state.players] * 2) throw new GivenError("at.rolled: so much cannot be rolled");
  if (state.rolledPirate > 0) state.pirateDiceOn[building] = 1;
  else if (state.pirateDiceOn[building] > 0) throw new GivenError("at.pirateDie: what does the pirate die there show?");
  takePirateDie(state);
  frame.stage = round.stageNamed("closing");
  const inUse = scene(STEP.buildings, frame.seat);
  inUse.stage = buildings.stageNamed("turns");
  inUse.turn = turn === null ? 0 : passPlace(state, turn);
  state.stack.push(inUse);
  if (given.favourUsed === undefined && given.woodBought === undefined) return;
  if (turn === null || state.seats[turn].markers[building] === 0)
    throw new GivenError("at.turn: name the seat in whose turn this was; it needs a marker there");
  arrangeTurnSoFar(state, given);
  inUse.turn++;
  state.stack.push(scene(STEP.buildingTurn, turn));
}

function dieOf(value: unknown, where: string): number {
  const face = count(value, where);
  if (face < 1 || face > HIGHEST_FACE) throw new GivenError(`${where}: no die shows ${face}`);
  return face;
}

/** The dice one by one, or their sum. */
function rolledSum(value: unknown): number {
  if (!Array.isArray(value)) return count(value, "at.rolled");
  return list(value, "at.rolled").reduce((sum: number, die) => sum + dieOf(die, "at.rolled"), 0);
}

/** A pirate die on a building is not in the watch. */
function takePirateDie({ pirateDice, pirateDiceOn }: Madeira): void {
  const placed = pirateDiceOn.reduce((sum, dice) => sum + dice, 0);
  for (let value = 1; value < pirateDice.length; value++)
    while (pirateDice[value] > 0 && pirateDice.reduce((sum, dice) => sum + dice, 0) + placed > PIRATE_DICE)
      pirateDice[value]--;
}
