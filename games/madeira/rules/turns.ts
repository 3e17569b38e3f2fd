import { asks, type Move, type RuleId, type SeatId } from "@caravel/kernel";
import {
  BREAD,
  BUILDING_COUNT,
  BUILDING_REGION,
  HIGHEST_FACE,
  PASS_CITY,
  PASS_REALS,
  PASS_SHIP,
  PASS_VP,
  PASS_WATCH,
  PIRATE_DICE_LIMIT,
  REALS,
} from "../content/pieces.ts";
import { askCharacter } from "./characters.ts";
import { fact } from "./events.ts";
import { eachUsableFavour, playFavour, refuseFavour } from "./favours.ts";
import { type Scene, scene } from "./frames.ts";
import { gainVp } from "./gains.ts";
import { FAVOUR, FIRST_PIRATE_DIE, FOR_ACTION, FOR_REALS, PASS, PLACE } from "./moves.ts";
import { enterPhase } from "./phases.ts";
import { canSail, moveShips } from "./ships.ts";
import { contentOf, type Madeira, type MadeiraTable, NOBODY, PHASE_B } from "./state.ts";
import { STEP } from "./steps.ts";
import { canMoveWorker, moveWorkers, TO_CITY, TO_WATCH } from "./workers.ts";

/** MA-WOOD-07, MA-FAV-02: a turn begins. */
export function beginTurn(state: Madeira): void {
  state.favourUsed = false;
  state.woodBought = 0;
  state.engineer = false;
  state.lord = false;
  state.diplomat = false;
}

/** MA-B-01: in row order, whoever has not passed; the stage comes again until nobody is left. */
export function takeTurns(table: MadeiraTable, frame: Scene): void {
  const { state } = table;
  enterPhase(table, PHASE_B);
  for (let tried = 0; tried < state.players; tried++) {
    const row = frame.turn;
    frame.turn = row + 1 === state.players ? 0 : row + 1;
    const seat = state.diceColumn[row];
    if (seat === NOBODY) continue;
    beginTurn(state);
    frame.stage--;
    table.push(scene(STEP.turn, seat));
    return;
  }
  frame.turn = 0;
}

const faceOf = (die: number): number => (die % FIRST_PIRATE_DIE) + 1;

/** MA-B-13: bread for a die whose value is below the number of the region. */
export function breadFor(die: number, building: number): number {
  const missing = BUILDING_REGION[building] - faceOf(die);
  return missing > 0 ? missing : 0;
}

/** MA-B-04 to -14: the rule against placing a die, or null. */
function refusePlace(state: Madeira, seat: SeatId, die: number, building: number): RuleId | null {
  const player = state.seats[seat];
  const isPirate = die >= FIRST_PIRATE_DIE;
  if (isPirate && (player.watch === 0 || state.pirateDice[faceOf(die)] === 0)) return "MA-B-10";
  if (!isPirate && player.dice[faceOf(die)] === 0) return "MA-B-04";
  if (state.guildDice[building] + state.pirateDiceOn[building] >= state.players) return "MA-B-06";
  if (isPirate && state.pirateDiceOn[building] >= PIRATE_DICE_LIMIT) return "MA-B-06";
  return player.items[BREAD] >= breadFor(die, building) ? null : "MA-B-13";
}

/** MA-PASS-01 to -05: the rule against a space or its action, or null. */
function refusePass(state: Madeira, seat: SeatId, space: number, what: number): RuleId | null {
  if (space >= contentOf(state).passSpaces || state.passColumn[space] !== NOBODY) return "MA-B-PASS-01";
  if (what === FOR_REALS) return null;
  if (space === PASS_CITY) return null;
  if (space === PASS_WATCH) return canMoveWorker(state, seat, TO_WATCH) ? null : "MA-PASS-05";
  if (space === PASS_SHIP) return canSail(state, seat) ? null : "MA-PASS-05";
  return "MA-PASS-01";
}

/** MA-B-02: perhaps a favour, then a die or a pass. */
export const turn = asks<Madeira, Scene>("turn", {
  verbs: [FAVOUR, PLACE, PASS],
  turnRule: "MA-B-01",
  instead: { done: "MA-B-03" },
  moves(state, _frame, seat, list) {
    eachUsableFavour(state, seat, (favour) => list.add(FAVOUR.of(favour)));
    const player = state.seats[seat];
    for (let value = 1; value <= HIGHEST_FACE; value++) {
      const guild = value - 1;
      const pirate = guild + FIRST_PIRATE_DIE;
      const hasGuild = player.dice[value] > 0;
      const hasPirate = player.watch > 0 && state.pirateDice[value] > 0;
      if (!hasGuild && !hasPirate) continue;
      for (let building = 0; building < BUILDING_COUNT; building++) {
        if (state.guildDice[building] + state.pirateDiceOn[building] >= state.players) continue;
        if (player.items[BREAD] < breadFor(guild, building)) continue;
        if (hasGuild) list.add(PLACE.of(guild, building));
        if (hasPirate && state.pirateDiceOn[building] < PIRATE_DICE_LIMIT) list.add(PLACE.of(pirate, building));
      }
    }
    const { passSpaces } = contentOf(state);
    for (let space = 0; space < passSpaces; space++) {
      if (state.passColumn[space] !== NOBODY) continue;
      list.add(PASS.of(space, FOR_REALS));
      if (refusePass(state, seat, space, FOR_ACTION) === null) list.add(PASS.of(space, FOR_ACTION));
    }
  },
  refuse(state, _frame, seat, move) {
    if (FAVOUR.has(move)) return refuseFavour(state, seat, FAVOUR.first(move));
    if (PLACE.has(move)) return refusePlace(state, seat, PLACE.first(move), PLACE.second(move));
    return refusePass(state, seat, PASS.first(move), PASS.second(move));
  },
  play(table, _frame, seat, move) {
    if (FAVOUR.has(move)) {
      playFavour(table, seat, FAVOUR.first(move));
      return;
    }
    table.pop();
    if (PLACE.has(move)) placeDie(table, seat, PLACE.first(move), PLACE.second(move));
    else passTurn(table, seat, move);
  },
});

/** MA-B-08 to -14: the die and its marker, or the worker who comes home for a pirate die. */
function placeDie(table: MadeiraTable, seat: SeatId, die: number, building: number): void {
  const { state } = table;
  const player = state.seats[seat];
  const bread = breadFor(die, building);
  player.items[BREAD] -= bread;
  if (die >= FIRST_PIRATE_DIE) {
    state.pirateDice[faceOf(die)]--;
    state.pirateDiceOn[building]++;
    player.watch--;
    player.home++;
  } else {
    player.dice[faceOf(die)]--;
    state.guildDice[building]++;
    player.markers[building]++;
  }
  table.tell?.(fact({ type: "placed", seat, die, building, character: state.characters[building], bread }));
  askCharacter(table, seat, building);
}

/** MA-B-PASS: the disc goes to the pass column, dice that are left are set aside. */
function passTurn(table: MadeiraTable, seat: SeatId, move: Move): void {
  const { state } = table;
  const player = state.seats[seat];
  const [space, what] = [PASS.first(move), PASS.second(move)];
  for (let row = 0; row < state.players; row++) if (state.diceColumn[row] === seat) state.diceColumn[row] = NOBODY;
  state.passColumn[space] = seat;
  for (let value = 1; value <= HIGHEST_FACE; value++) player.dice[value] = 0;
  const reals = what === FOR_REALS ? PASS_REALS[space] : 0;
  player.items[REALS] += reals;
  table.tell?.(fact({ type: "passed", seat, space, reals }));
  if (what === FOR_REALS) return;
  if (space === PASS_CITY) {
    gainVp(table, seat, PASS_VP, "pass");
    moveWorkers(table, seat, TO_CITY, 1);
  } else if (space === PASS_WATCH) moveWorkers(table, seat, TO_WATCH, 1, true);
  else moveShips(table, seat, 1, true);
}
