import { asks, type RuleId, type SeatId } from "@caravel/kernel";
import {
  ALL_FIELDS,
  BISHOP,
  BREAD,
  BUILDING_COUNT,
  BUILDING_REGION,
  CONSTABLE,
  DIPLOMAT,
  ENGINEER,
  EXPLORER,
  FAVOUR_COUNT,
  FRIAR,
  FRIAR_WOOD,
  LADY,
  LADY_PRICE,
  LORD,
  MARKERS,
  MILLER,
  NAVIGATOR,
  PATRON,
  PATRON_BREAD,
  REALS,
  TREASURER,
  TREASURER_REALS,
} from "../content/pieces.ts";
import { performBuilding } from "./building-actions.ts";
import { fact } from "./events.ts";
import { type Scene, scene } from "./frames.ts";
import { dropPirates, gain } from "./gains.ts";
import { BUILDING, MARKER } from "./moves.ts";
import { canSail, moveShips } from "./ships.ts";
import {
  type Madeira,
  type MadeiraTable,
  markersLeft,
  PHASE_B,
  PHASE_C,
  woodInReach,
  workersInRegion,
} from "./state.ts";
import { STEP } from "./steps.ts";
import { turnRuleNow } from "./turn-rule.ts";
import { raiseMill } from "./windmill.ts";
import { gainWood } from "./wood.ts";
import { ANYWHERE, moveWorkers } from "./workers.ts";

/** MA-FAV: the rule against using a favour now, or null. */
export function refuseFavour(state: Madeira, seat: SeatId, favour: number): RuleId | null {
  const player = state.seats[seat];
  if (((player.favours >> favour) & 1) === 0) return "MA-FAV-01";
  if (((player.faceUp >> favour) & 1) === 0) return "MA-FAV-03";
  if (state.favourUsed) return "MA-FAV-02";
  switch (favour) {
    case FRIAR:
      return woodInReach(state, seat, 1) > 0 ? null : "MA-FAV-FRIAR-01";
    case NAVIGATOR:
      return canSail(state, seat) ? null : "MA-FAV-NAVIGATOR-01";
    case BISHOP:
      return markersLeft(player) < MARKERS ? null : "MA-FAV-06";
    case ENGINEER:
      return state.phase === PHASE_B ? null : "MA-FAV-ENGINEER-01";
    case LORD:
      return state.phase === PHASE_C ? null : "MA-FAV-LORD-01";
    case DIPLOMAT:
      return state.phase === PHASE_C ? null : "MA-FAV-DIPLOMAT-01";
    case CONSTABLE:
      return player.pirates >= 2 ? null : "MA-FAV-06";
    case LADY:
      if (player.items[REALS] < LADY_PRICE) return "MA-FAV-LADY-01";
      return (player.land & ALL_FIELDS) !== 0 ? null : "MA-FAV-LADY-02";
    default:
      return null;
  }
}

/** Lists the favours that can be used, by their moves from `first` on. */
export function eachUsableFavour(state: Madeira, seat: SeatId, use: (favour: number) => void): void {
  const { faceUp } = state.seats[seat];
  if (state.favourUsed || faceUp === 0) return;
  for (let favour = 0; favour < FAVOUR_COUNT; favour++)
    if ((faceUp >> favour) & 1 && refuseFavour(state, seat, favour) === null) use(favour);
}

/** MA-FAV-03, -08: the tile turns face down, then it acts. */
export function playFavour(table: MadeiraTable, seat: SeatId, favour: number): void {
  const { state } = table;
  const player = state.seats[seat];
  player.faceUp &= ~(1 << favour);
  state.favourUsed = true;
  table.tell?.(fact({ type: "usedFavour", seat, favour }));
  switch (favour) {
    case FRIAR:
      return gainWood(table, seat, FRIAR_WOOD);
    case MILLER:
      return raiseMill(table, seat, 0);
    case BISHOP:
      return table.push(scene(STEP.marker, seat));
    case TREASURER:
      return gain(table, seat, REALS, TREASURER_REALS);
    case NAVIGATOR:
      return moveShips(table, seat, 1, true);
    case ENGINEER:
      state.engineer = true;
      return;
    case PATRON:
      return gain(table, seat, BREAD, PATRON_BREAD);
    case LORD:
      state.lord = true;
      return;
    case DIPLOMAT:
      state.diplomat = true;
      return;
    case CONSTABLE:
      // MA-HID-02: how many are discarded is shown, and tells how many there were
      table.uncover();
      return dropPirates(table, seat, player.pirates >> 1);
    case LADY:
      player.items[REALS] -= LADY_PRICE;
      return table.push(scene(STEP.lady, seat));
    case EXPLORER:
      return moveWorkers(table, seat, ANYWHERE, 1, true);
    default:
      throw new Error(`there is no favour ${favour}`);
  }
}

/** The rule against moving a marker, or null. MA-FAV-BISHOP-02 needs no word here: without a marker at the building in use nobody has a turn. */
function refuseMarker(state: Madeira, seat: SeatId, from: number, to: number): RuleId | null {
  return state.seats[seat].markers[from] === 0 || from === to ? "MA-FAV-BISHOP-01" : null;
}

/** MA-FAV-BISHOP: an action marker goes to another building; dice stay. */
export const marker = asks<Madeira, Scene>("marker", {
  verbs: [MARKER],
  turnRule: turnRuleNow,
  instead: { done: "MA-FAV-BISHOP-01" },
  moves(state, _frame, seat, list) {
    for (let from = 0; from < BUILDING_COUNT; from++)
      for (let to = 0; to < BUILDING_COUNT; to++)
        if (refuseMarker(state, seat, from, to) === null) list.add(MARKER.of(from, to));
  },
  refuse: (state, _frame, seat, move) => refuseMarker(state, seat, MARKER.first(move), MARKER.second(move)),
  play(table, _frame, seat, move) {
    const { markers } = table.state.seats[seat];
    const [from, to] = [MARKER.first(move), MARKER.second(move)];
    table.pop();
    markers[from]--;
    markers[to]++;
    table.tell?.(fact({ type: "movedMarker", seat, from, to }));
  },
});

/** MA-FAV-LADY: any building's action, by the workers in its region. */
export const lady = asks<Madeira, Scene>("lady", {
  verbs: [BUILDING],
  turnRule: turnRuleNow,
  instead: { done: "MA-FAV-LADY-01" },
  moves(state, _frame, seat, list) {
    for (let building = 0; building < BUILDING_COUNT; building++)
      if (workersInRegion(state.seats[seat], BUILDING_REGION[building]) > 0) list.add(BUILDING.of(building));
  },
  refuse: (state, _frame, seat, move) =>
    workersInRegion(state.seats[seat], BUILDING_REGION[BUILDING.first(move)]) > 0 ? null : "MA-FAV-LADY-02",
  play(table, _frame, seat, move) {
    const building = BUILDING.first(move);
    table.pop();
    performBuilding(table, seat, building, workersInRegion(table.state.seats[seat], BUILDING_REGION[building]));
  },
});
