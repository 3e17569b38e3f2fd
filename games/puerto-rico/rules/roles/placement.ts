import { asks, type SeatId } from "@caravel/kernel";
import { BUILDING_COUNT, CIRCLES, COST, PRODUCERS } from "../../content/buildings.ts";
import { COFFEE, CORN, QUARRY, TILES } from "../../content/pieces.ts";
import { fact } from "../events.ts";
import { DONE, FILL, LIFT, PLACE, STAY } from "../moves.ts";
import {
  buildingAt,
  circlesAt,
  colonistsAt,
  colonistsOf,
  isBuildingSpot,
  owns,
  type Phase,
  type PuertoRico,
  type PuertoRicoTable,
  type Seat,
  SPOT_COUNT,
} from "../state.ts";

/** `frame.kinds` while a player has not yet begun: his colonists still stand where they stood. */
const UNTOUCHED = 0;
const BEGUN = 1;

/** Has the spot a circle that is free, or will be once all colonists are taken up? */
function hasRoom(seat: Seat, frame: Phase, spot: number): boolean {
  return circlesAt(seat, spot) > (frame.kinds === UNTOUCHED ? 0 : colonistsAt(seat, spot));
}

function allCircles(seat: Seat): number {
  let circles = 0;
  for (let kind = 0; kind < TILES.length; kind++) circles += seat.island[kind];
  for (let building = 0; building < BUILDING_COUNT; building++)
    if (seat.city[building] >= 0) circles += CIRCLES[building];
  return circles;
}

/** With at least as many colonists as circles every circle is filled, and without a colonist none: nothing to choose. */
function isForced(seat: Seat): boolean {
  const colonists = colonistsOf(seat);
  return colonists === 0 || colonists >= allCircles(seat);
}

function takeAllUp(seat: Seat): void {
  seat.windRose = colonistsOf(seat);
  for (let kind = 0; kind < TILES.length; kind++) seat.workers[kind] = 0;
  for (let building = 0; building < BUILDING_COUNT; building++) if (seat.city[building] > 0) seat.city[building] = 0;
}

function putOn(seat: Seat, spot: number, colonists: number): void {
  seat.windRose -= colonists;
  if (isBuildingSpot(spot)) seat.city[buildingAt(spot)] += colonists;
  else seat.workers[spot] += colonists;
}

/** Puts up to so many colonists on a spot and says how many. */
function fillSpot(seat: Seat, spot: number, atMost = Number.POSITIVE_INFINITY): number {
  const colonists = Math.min(atMost, seat.windRose, circlesAt(seat, spot) - colonistsAt(seat, spot));
  putOn(seat, spot, colonists);
  return colonists;
}

const spotOf = (building: number) => TILES.length + building;

/** Beige buildings by cost, dearest first: the order in which the shortcut mans them. */
const BY_COST = Array.from({ length: BUILDING_COUNT }, (_, building) => building).sort(
  (one, other) => COST[other] - COST[one],
);

/** The shortcut `fill`: pairs of plantation and plant from coffee down, then corn, the dearest buildings, quarries, the rest. */
function fillProductionFirst(seat: Seat): void {
  for (let good = COFFEE; good > CORN; good--) {
    let pairs = Math.min(
      seat.island[good],
      PRODUCERS[good].reduce((sum, plant) => sum + circlesAt(seat, spotOf(plant)), 0),
    );
    pairs = Math.min(pairs, Math.floor(seat.windRose / 2));
    fillSpot(seat, good, pairs);
    for (const plant of PRODUCERS[good]) pairs -= fillSpot(seat, spotOf(plant), pairs);
  }
  fillSpot(seat, CORN);
  for (const building of BY_COST)
    if (owns(seat, building) && !PRODUCERS.some((plants) => plants.includes(building)))
      fillSpot(seat, spotOf(building));
  fillSpot(seat, QUARRY);
  for (let spot = 0; spot < SPOT_COUNT; spot++) fillSpot(seat, spot);
}

/** PR-MAYOR-06 to -12: a player spreads all his colonists over his circles, one small choice at a time. */
export const place = asks<PuertoRico, Phase>("place", {
  verbs: [PLACE, LIFT, STAY, FILL, DONE],

  moves(state, frame, seat, list) {
    const board = state.seats[seat];
    if (frame.kinds === UNTOUCHED) {
      if (isForced(board)) return;
    } else if (board.windRose === 0) {
      list.add(DONE.of());
      if (list.withShortcuts) listLifts(board, list);
      return;
    }
    listPlaces(board, frame, list);
    if (frame.kinds === UNTOUCHED) {
      if (colonistsOf(board) > board.windRose) list.shortcut(STAY.of());
      list.shortcut(FILL.of());
    } else if (list.withShortcuts) listLifts(board, list);
  },

  refuse(state, frame, seat, move) {
    const board = state.seats[seat];
    const untouched = frame.kinds === UNTOUCHED;
    if (PLACE.has(move)) {
      if (!untouched && board.windRose === 0) return "PR-MAYOR-06";
      return hasRoom(board, frame, PLACE.first(move)) ? null : "PR-MAYOR-07";
    }
    if (LIFT.has(move)) return !untouched && colonistsAt(board, LIFT.first(move)) > 0 ? null : "PR-MAYOR-06";
    if (DONE.has(move)) return !untouched && board.windRose === 0 ? null : "PR-MAYOR-08";
    if (!untouched) return "PR-MAYOR-06";
    return FILL.has(move) || colonistsOf(board) > board.windRose ? null : "PR-MAYOR-06";
  },

  play(table, frame, seat, move) {
    const board = table.state.seats[seat];
    if (DONE.has(move)) return settleDown(table, seat);
    const untouched = frame.kinds === UNTOUCHED;
    frame.kinds = BEGUN;
    if (STAY.has(move)) return table.tell(fact({ type: "colonistsStay", seat }));
    if (LIFT.has(move)) {
      putOn(board, LIFT.first(move), -1);
      return table.tell(fact({ type: "lifted", seat, spot: LIFT.first(move) }));
    }
    if (untouched) takeAllUp(board);
    if (FILL.has(move)) return fillProductionFirst(board);
    putOn(board, PLACE.first(move), 1);
    table.tell(fact({ type: "placed", seat, spot: PLACE.first(move) }));
  },

  skip(table, _frame, seat) {
    for (let spot = 0; spot < SPOT_COUNT; spot++) fillSpot(table.state.seats[seat], spot);
    settleDown(table, seat);
  },
});

function listPlaces(board: Seat, frame: Phase, list: { add(move: number): void }): void {
  const untouched = frame.kinds === UNTOUCHED;
  for (let kind = 0; kind < TILES.length; kind++)
    if (board.island[kind] > (untouched ? 0 : board.workers[kind])) list.add(PLACE.of(kind));
  for (let building = 0; building < BUILDING_COUNT; building++) {
    const colonists = board.city[building];
    if (colonists >= 0 && CIRCLES[building] > (untouched ? 0 : colonists)) list.add(PLACE.of(spotOf(building)));
  }
}

function listLifts(board: Seat, list: { add(move: number): void }): void {
  for (let spot = 0; spot < SPOT_COUNT; spot++) if (colonistsAt(board, spot) > 0) list.add(LIFT.of(spot));
}

function settleDown(table: PuertoRicoTable, seat: SeatId): void {
  table.pop();
  if (table.told === null) return;
  const { workers, city, windRose } = table.state.seats[seat];
  table.tell(fact({ type: "settledDown", seat, workers: workers.slice(), city: city.slice(), windRose }));
}
