import { asks, type SeatId } from "@caravel/kernel";
import { COMMANDER, DISTRICT_COUNT, GUILD_MASTER, MAYOR, REALS, STEWARD } from "../content/pieces.ts";
import { fact } from "./events.ts";
import { placedMemo, type Scene, scene } from "./frames.ts";
import { fieldsOf, harvest } from "./harvest.ts";
import { ACT, BUILD, DONE, HARVEST, SELECT } from "./moves.ts";
import { COLUMN_OF_DISTRICT } from "./places.ts";
import { canSail, moveShips } from "./ships.ts";
import { contentOf, type Madeira, type MadeiraTable, NO_FAVOUR, woodInReach } from "./state.ts";
import { STEP } from "./steps.ts";
import { canMill } from "./windmill.ts";
import { discardWood, FOR_DISTRICT, woodAtHand } from "./wood.ts";
import { canMoveWorker, moveWorkers, TO_FIELD, WITHIN_CITIES } from "./workers.ts";

/** MA-B-STEWARD-01, MA-B-COMMANDER-01, MA-B-MAYOR-01: how many pieces move at most. */
const MOST_MOVES = 2;

/** The wood that the favour of a district costs. */
export function districtCost(state: Madeira, district: number): number {
  return contentOf(state).districtWood[COLUMN_OF_DISTRICT[district]];
}

function canBuild(state: Madeira, seat: SeatId, district: number): boolean {
  if (state.districts[district] === NO_FAVOUR) return false;
  const cost = districtCost(state, district);
  return woodAtHand(state, seat, cost, state.seats[seat].items[REALS]) === cost;
}

function canBuildAny(state: Madeira, seat: SeatId): boolean {
  for (let district = 0; district < DISTRICT_COUNT; district++) if (canBuild(state, seat, district)) return true;
  return false;
}

/** Can the character's action be done now? */
function canAct(state: Madeira, seat: SeatId, building: number): boolean {
  switch (state.characters[building]) {
    case STEWARD:
      return canMoveWorker(state, seat, TO_FIELD);
    case GUILD_MASTER:
      return canBuildAny(state, seat);
    case COMMANDER:
      return canSail(state, seat);
    case MAYOR:
      return true;
    default:
      return false;
  }
}

/** By character: the rule its action stands or falls by. */
const ACTION_RULES = [
  "MA-B-STEWARD-01",
  "MA-B-GUILDMASTER-03",
  "MA-B-COMMANDER-01",
  "MA-B-MAYOR-01",
  "MA-B-HARVEST-07",
] as const;

/** After a die is placed: the character's action, a harvest, or neither (MA-B-07); not asked where nothing could come of it. */
export function askCharacter(table: MadeiraTable, seat: SeatId, building: number): void {
  if (canFollow(table.state, seat, building)) table.push(scene(STEP.character, seat, { of: "placed", building }));
}

/** Could an action or a harvest follow a die on this building? */
export function canFollow(state: Madeira, seat: SeatId, building: number): boolean {
  return fieldsOf(state, seat, building) !== 0 || canAct(state, seat, building) || mightAct(state, seat, building);
}

/** MA-DEC-SKIP-01: could a use of the windmill open the action? */
function mightAct(state: Madeira, seat: SeatId, building: number): boolean {
  const character = state.characters[building];
  return (character === GUILD_MASTER || character === COMMANDER) && canMill(state, seat);
}

/** MA-B-07: what follows the die. */
export const character = asks<Madeira, Scene>("character", {
  verbs: [ACT, HARVEST, SELECT, DONE],
  moves(state, frame, seat, list) {
    const { building } = placedMemo(frame);
    if (canAct(state, seat, building)) list.add(ACT.of());
    if (fieldsOf(state, seat, building) !== 0) {
      list.add(HARVEST.of());
      list.shortcut(SELECT.of());
    }
    list.add(DONE.of());
  },
  refuse(state, frame, seat, move) {
    const { building } = placedMemo(frame);
    if (DONE.has(move)) return null;
    if (ACT.has(move)) return canAct(state, seat, building) ? null : ACTION_RULES[state.characters[building]];
    return fieldsOf(state, seat, building) !== 0 ? null : "MA-B-HARVEST-09";
  },
  play(table, frame, seat, move) {
    const { state } = table;
    const { building } = placedMemo(frame);
    table.pop();
    if (ACT.has(move)) act(table, seat, state.characters[building]);
    else if (HARVEST.has(move)) harvest(table, seat, building, fieldsOf(state, seat, building));
    else if (SELECT.has(move)) table.push(scene(STEP.fields, seat, { of: "placed", building }));
  },
});

function act(table: MadeiraTable, seat: SeatId, who: number): void {
  if (who === STEWARD) moveWorkers(table, seat, TO_FIELD, MOST_MOVES);
  else if (who === GUILD_MASTER) table.push(scene(STEP.district, seat));
  else if (who === COMMANDER) moveShips(table, seat, MOST_MOVES, false);
  else moveWorkers(table, seat, WITHIN_CITIES, MOST_MOVES);
}

/** MA-B-GUILDMASTER: a favour is taken and its district built. */
export const district = asks<Madeira, Scene>("district", {
  verbs: [BUILD, DONE],
  moves(state, _frame, seat, list) {
    for (let place = 0; place < DISTRICT_COUNT; place++) if (canBuild(state, seat, place)) list.add(BUILD.of(place));
    list.add(DONE.of());
  },
  refuse(state, _frame, seat, move) {
    if (DONE.has(move)) return null;
    const place = BUILD.first(move);
    if (state.districts[place] === NO_FAVOUR) return "MA-B-GUILDMASTER-01";
    if (canBuild(state, seat, place)) return null;
    return woodInReach(state, seat, 1) === 0 ? "MA-WOOD-05" : "MA-B-GUILDMASTER-03";
  },
  play(table, _frame, seat, move) {
    const { state } = table;
    const place = BUILD.first(move);
    table.pop();
    if (DONE.has(move)) return;
    const favour = state.districts[place];
    const cost = districtCost(state, place);
    state.districts[place] = NO_FAVOUR;
    state.seats[seat].favours |= 1 << favour;
    state.seats[seat].faceUp |= 1 << favour;
    table.tell?.(fact({ type: "built", seat, district: place, favour, wood: cost }));
    discardWood(table, seat, cost, FOR_DISTRICT);
  },
});
