import { GivenError } from "@caravel/kernel";
import { count, type Fields, fields, flag, numberOf, seatNumber } from "@caravel/kernel/given";
import { BASE_PRICE, BUILDINGS, PASS_COUNT } from "../content/pieces.ts";
import { buildings } from "./buildings.ts";
import { canFollow } from "./characters.ts";
import { scene } from "./frames.ts";
import { round } from "./round.ts";
import { type Madeira, NOBODY, PHASE_A, PHASE_B, PHASE_C, PHASE_D, PHASE_E, passPlace } from "./state.ts";
import { STEP } from "./steps.ts";

/** The moments at which a position can begin: the phase they belong to. */
const MOMENTS: Readonly<Record<string, number>> = {
  guilds: PHASE_A,
  turn: PHASE_B,
  character: PHASE_B,
  buildings: PHASE_C,
  building: PHASE_C,
  closing: PHASE_C,
  watch: PHASE_D,
  income: PHASE_D,
  upkeep: PHASE_D,
  feeding: PHASE_D,
  requests: PHASE_E,
  conversion: PHASE_E,
  end: PHASE_E,
};

const FACTS = ["moment", "turn", "building", "rolled", "pirateDie", "favourUsed", "woodBought"];

/** `at: { moment: turn, turn: 1 }`: where the game goes on. */
export function arrangeMoment(state: Madeira, value: unknown): void {
  const given = fields(value, "at", FACTS);
  const moment = String(given.moment);
  if (!Object.hasOwn(MOMENTS, moment))
    throw new GivenError(`at.moment: "${moment}" is none of ${Object.keys(MOMENTS).join(", ")}`);
  state.phase = MOMENTS[moment];
  arrangeDiscs(state);
  const frame = scene(STEP.round, state.passColumn.find((seat) => seat !== NOBODY) ?? 0);
  state.stack = [frame];
  const seat = given.turn === undefined ? null : seatNumber(given.turn, state, "at.turn");
  if (moment === "turn" || moment === "character") return arrangeTurn(state, moment, seat, given);
  if (moment === "building") return arrangeBuilding(state, seat, given);
  frame.stage = round.stageNamed(moment);
  if (seat !== null) frame.turn = passPlace(state, seat);
}

/** In phases A, C, D and E the discs lie in the pass column, in phase B in the dice column, if nothing else is said. */
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
    for (let place = 0; place < PASS_COUNT; place++)
      if (column[place] === NOBODY) {
        column[place] = seat;
        break;
      }
  }
}

function arrangeTurn(state: Madeira, moment: string, turn: number | null, given: Fields): void {
  const [frame] = state.stack;
  const row = turn === null ? state.diceColumn.findIndex((seat) => seat !== NOBODY) : state.diceColumn.indexOf(turn);
  if (row === -1) throw new GivenError(`at.turn: seat ${turn} has passed`);
  const seat = state.diceColumn[row];
  frame.stage = round.stageNamed("characters");
  frame.turn = row + 1 === state.players ? 0 : row + 1;
  if (given.favourUsed !== undefined) state.favourUsed = flag(given.favourUsed, "at.favourUsed");
  if (given.woodBought !== undefined) state.woodBought = count(given.woodBought, "at.woodBought");
  if (moment === "turn") {
    state.stack.push(scene(STEP.turn, seat));
    return;
  }
  const building = numberOf(given.building, BUILDINGS, "at.building");
  if (!canFollow(state, seat, building)) throw new GivenError("at: nothing could follow this die");
  state.stack.push(scene(STEP.character, seat, { of: "placed", building }));
}

/** `at: { moment: building, building: capitania, turn: 0, rolled: 4, pirateDie: 3 }`: the dice have been rolled. */
function arrangeBuilding(state: Madeira, turn: number | null, given: Fields): void {
  const [frame] = state.stack;
  state.building = numberOf(given.building, BUILDINGS, "at.building");
  state.rolled = given.rolled === undefined ? 0 : count(given.rolled, "at.rolled");
  state.rolledPirate = given.pirateDie === undefined ? 0 : count(given.pirateDie, "at.pirateDie");
  if (state.rolled > BASE_PRICE[state.players] * 2) throw new GivenError("at.rolled: so much cannot be rolled");
  if (state.rolledPirate > 0) state.pirateDiceOn[state.building] = 1;
  if (state.pirateDiceOn[state.building] > 0) takePirateDie(state);
  frame.stage = round.stageNamed("closing");
  const inUse = scene(STEP.buildings, frame.seat);
  inUse.stage = buildings.stageNamed("turns");
  inUse.turn = turn === null ? 0 : passPlace(state, turn);
  state.stack.push(inUse);
}

/** A pirate die on a building is not in the watch. */
function takePirateDie({ pirateDice, pirateDiceOn }: Madeira): void {
  const placed = pirateDiceOn.reduce((sum, dice) => sum + dice, 0);
  for (let value = 1; value < pirateDice.length; value++)
    while (pirateDice[value] > 0 && pirateDice.reduce((sum, dice) => sum + dice, 0) + placed > 3) pirateDice[value]--;
}
