import { asks, repeat, type SeatId, sequence, when } from "@caravel/kernel";
import {
  BASE_PRICE,
  BUILDING_COUNT,
  BUILDING_REGION,
  DIPLOMAT_WORKERS,
  PIRATES_TAKEN,
  PRINTED,
  REALS,
} from "../content/pieces.ts";
import { canPerform, performBuilding } from "./building-actions.ts";
import { fact } from "./events.ts";
import { eachUsableFavour, playFavour, refuseFavour } from "./favours.ts";
import { type Scene, scene } from "./frames.ts";
import { gainPirates } from "./gains.ts";
import { rollDie } from "./guild-choice.ts";
import { ACT, DONE, FAVOUR, PAY, PIRATES } from "./moves.ts";
import { inPassOrder } from "./order.ts";
import { enterPhase } from "./phases.ts";
import { type Madeira, type MadeiraTable, NO_BUILDING, PHASE_C, workersInRegion } from "./state.ts";
import { STEP } from "./steps.ts";
import { beginTurn } from "./turns.ts";
import { canMill } from "./windmill.ts";

/** Is there an action marker of anybody on the building? */
function hasMarkers(state: Madeira, building: number): boolean {
  for (let seat = 0; seat < state.players; seat++) if (state.seats[seat].markers[building] > 0) return true;
  return false;
}

/** MA-C-01, -02: the next building with a marker, or NO_BUILDING after the last. */
function nextBuilding(table: MadeiraTable): void {
  const { state } = table;
  enterPhase(table, PHASE_C);
  for (let building = state.building + 1; building < BUILDING_COUNT; building++)
    if (hasMarkers(state, building)) {
      state.building = building;
      return;
    }
  state.building = NO_BUILDING;
}

function isInUse({ building }: Madeira): boolean {
  return building !== NO_BUILDING;
}

/** MA-C-03: all dice on the character are rolled again. */
function rollBuilding(table: MadeiraTable): void {
  const { state } = table;
  const { building } = state;
  const dice: number[] = [];
  state.rolled = 0;
  for (let die = 0; die < state.guildDice[building]; die++) {
    const value = rollDie(table);
    state.rolled += value;
    dice.push(value);
  }
  state.rolledPirate = state.pirateDiceOn[building] > 0 ? rollDie(table) : 0;
  table.tell?.(
    fact({ type: "rolledBuilding", building, dice, pirateDie: state.rolledPirate, price: basePrice(state) }),
  );
}

/** MA-C-07: the price of the building in use. */
export function basePrice({ players, rolled }: Madeira): number {
  const price = BASE_PRICE[players] - rolled;
  return price > 0 ? price : 0;
}

/** MA-FAV-LORD-01: the price for the seat whose turn it is. */
export function priceNow(state: Madeira): number {
  return state.lord ? 0 : basePrice(state);
}

/** MA-C-04: in pass order, whoever has a marker there. */
export const buildings = sequence<Madeira, Scene>("buildings", {
  next: nextBuilding,
  roll: when(isInUse, rollBuilding),
  turns: when(
    isInUse,
    inPassOrder((table, _frame, seat) => {
      const { state } = table;
      if (state.seats[seat].markers[state.building] === 0) return;
      beginTurn(state);
      if (hasNoChoice(state, seat)) takePirates(table, seat);
      else table.push(scene(STEP.buildingTurn, seat));
    }),
  ),
  again: when(isInUse, repeat()),
  clear: clearBuildings,
});

/** MA-DEC-SKIP-01: whoever cannot pay, has no favour face up and no use of the windmill takes pirates without being asked. */
function hasNoChoice(state: Madeira, seat: SeatId): boolean {
  const { items, faceUp } = state.seats[seat];
  return faceUp === 0 && items[REALS] < basePrice(state) && !canMill(state, seat);
}

/** MA-C-10: one pirate, and as many as the pirate die shows. */
export function piratesHere({ rolledPirate }: Madeira): number {
  return PIRATES_TAKEN + rolledPirate;
}

function takePirates(table: MadeiraTable, seat: SeatId): void {
  gainPirates(table, seat, piratesHere(table.state), "building");
}

/** MA-C-14: markers go back, dice and character tiles leave the board. */
function clearBuildings({ state }: MadeiraTable): void {
  beginTurn(state);
  state.rolled = 0;
  state.rolledPirate = 0;
  for (let building = 0; building < BUILDING_COUNT; building++) {
    state.guildDice[building] = 0;
    state.pirateDiceOn[building] = 0;
    state.characters[building] = PRINTED;
    for (let seat = 0; seat < state.players; seat++) state.seats[seat].markers[building] = 0;
  }
}

/** MA-C-05 to -10: perhaps a favour, then the price or pirates. */
export const buildingTurn = asks<Madeira, Scene>("buildingTurn", {
  verbs: [FAVOUR, PAY, PIRATES],
  turnRule: "MA-C-04",
  instead: { done: "MA-C-06" },
  moves(state, _frame, seat, list) {
    const player = state.seats[seat];
    // MA-FAV-BISHOP-03: whoever moved the last marker away has no turn here any more
    if (player.markers[state.building] === 0) return;
    eachUsableFavour(state, seat, (favour) => list.add(FAVOUR.of(favour)));
    if (player.items[REALS] >= priceNow(state)) list.add(PAY.of());
    list.add(PIRATES.of());
  },
  refuse(state, _frame, seat, move) {
    if (FAVOUR.has(move)) return refuseFavour(state, seat, FAVOUR.first(move));
    return PIRATES.has(move) || state.seats[seat].items[REALS] >= priceNow(state) ? null : "MA-C-10";
  },
  play(table, _frame, seat, move) {
    const { state } = table;
    if (FAVOUR.has(move)) {
      playFavour(table, seat, FAVOUR.first(move));
      return;
    }
    table.pop();
    if (PIRATES.has(move)) {
      takePirates(table, seat);
      return;
    }
    const price = priceNow(state);
    state.seats[seat].items[REALS] -= price;
    table.tell?.(fact({ type: "paid", seat, building: state.building, price }));
    if (canPerform(state, seat, state.building, workersHere(state, seat))) table.push(scene(STEP.buildingAction, seat));
  },
});

/** MA-C-11, MA-FAV-DIPLOMAT-01: own workers in the region of the building in use, and two more by the Diplomat. */
export function workersHere(state: Madeira, seat: SeatId): number {
  const workers = workersInRegion(state.seats[seat], BUILDING_REGION[state.building]);
  return state.diplomat ? workers + DIPLOMAT_WORKERS : workers;
}

/** MA-C-08: whoever has paid may perform the action. */
export const buildingAction = asks<Madeira, Scene>("buildingAction", {
  verbs: [ACT, DONE],
  turnRule: "MA-C-04",
  moves(_state, _frame, _seat, list) {
    list.add(ACT.of());
    list.add(DONE.of());
  },
  refuse: () => null,
  play(table, _frame, seat, move) {
    const { state } = table;
    table.pop();
    if (ACT.has(move)) performBuilding(table, seat, state.building, workersHere(state, seat));
  },
});
