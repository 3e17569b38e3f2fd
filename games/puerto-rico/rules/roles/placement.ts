import { asks, type MoveList, type SeatId } from "@caravel/kernel";
import { BUILDINGS, PRODUCERS } from "../../content/buildings.ts";
import { COFFEE, COLONISTS, CORN, QUARRY, TILES } from "../../content/pieces.ts";
import { fact } from "../events.ts";
import type { Phase, Placing } from "../frames.ts";
import { DONE, FILL, LIFT, LIFT_NOBLE, PLACE, PLACE_NOBLE, STAY } from "../moves.ts";
import {
  buildingAt,
  circlesAt,
  colonistsAt,
  colonistsOf,
  contentOf,
  isBuildingSpot,
  moveColonists,
  noblesAt,
  noblesOf,
  type PuertoRico,
  type PuertoRicoTable,
  type Seat,
  spotOf,
  totalOfTiles,
  WIND_ROSE,
} from "../state.ts";

/** The spots of a player's board. */
function spotsOf(seat: Seat): number[] {
  return [...TILES.keys(), ...seat.built.map(spotOf)];
}

function allCircles(circles: readonly number[], seat: Seat): number {
  let sum = totalOfTiles(seat.island);
  for (let index = 0; index < seat.built.length; index++) sum += circles[seat.built[index]];
  return sum;
}

/** Nothing to choose: nobody or no circle is there, or colonists of one sort for every circle. */
function isForced(nobles: number, others: number, room: number): boolean {
  if (nobles + others === 0 || room === 0) return true;
  return (nobles === 0 || others === 0) && nobles + others >= room;
}

/** Circles on which nobody stands. */
function freeCircles(circles: readonly number[], seat: Seat): number {
  let free = totalOfTiles(seat.island) - totalOfTiles(seat.workers);
  for (let index = 0; index < seat.built.length; index++)
    free += circles[seat.built[index]] - seat.city[seat.built[index]];
  return free;
}

/** PR-MAYOR-08: a player is done when the colonists who wait fill every free circle, or none of them is left to fill one. */
function mayFinish(circles: readonly number[], seat: Seat, memo: Placing): boolean {
  if (!memo.begun) return false;
  return seat.windRose === 0 || seat.windRose - seat.windRoseNobles >= freeCircles(circles, seat);
}

function takeAllUp(seat: Seat): void {
  const { workers, workerNobles, city, cityNobles, built } = seat;
  for (let kind = 0; kind < TILES.length; kind++) {
    seat.windRose += workers[kind];
    seat.windRoseNobles += workerNobles[kind];
    workers[kind] = workerNobles[kind] = 0;
  }
  for (let index = 0; index < built.length; index++) {
    seat.windRose += city[built[index]];
    seat.windRoseNobles += cityNobles[built[index]];
    city[built[index]] = cityNobles[built[index]] = 0;
  }
}

/** Puts up to so many colonists on a spot, nobles last, and says how many. */
function fillSpot(circles: readonly number[], seat: Seat, spot: number, atMost = COLONISTS): number {
  const colonists = Math.min(atMost, seat.windRose, circlesAt(circles, seat, spot) - colonistsAt(seat, spot));
  const nobles = Math.max(0, colonists - (seat.windRose - seat.windRoseNobles));
  moveColonists(seat, WIND_ROSE, spot, colonists, nobles);
  return colonists;
}

/** The shortcut `fill`: pairs of plantation and plant from coffee down, then corn, the dearest buildings, quarries, the rest. */
function fillProductionFirst(circles: readonly number[], seat: Seat): void {
  for (let good = COFFEE; good > CORN; good--) {
    const inPlants = PRODUCERS[good].reduce((sum, plant) => sum + circlesAt(circles, seat, spotOf(plant)), 0);
    let pairs = Math.min(seat.island[good], inPlants, Math.floor(seat.windRose / 2));
    fillSpot(circles, seat, good, pairs);
    for (const plant of PRODUCERS[good]) pairs -= fillSpot(circles, seat, spotOf(plant), pairs);
  }
  fillSpot(circles, seat, CORN);
  const dearestFirst = [...seat.built].sort((one, other) => BUILDINGS[other].cost - BUILDINGS[one].cost);
  for (const building of dearestFirst) if (BUILDINGS[building].good === null) fillSpot(circles, seat, spotOf(building));
  fillSpot(circles, seat, QUARRY);
  fillAll(circles, seat);
}

/** Fills every circle while anybody waits, nobles last. */
function fillAll(circles: readonly number[], seat: Seat): void {
  for (let kind = 0; kind < TILES.length && seat.windRose > 0; kind++) fillSpot(circles, seat, kind);
  for (let index = 0; index < seat.built.length && seat.windRose > 0; index++)
    fillSpot(circles, seat, spotOf(seat.built[index]));
}

/** Fills every circle from a rank on, for which there are colonists enough that are not nobles. */
function fillFrom(circles: readonly number[], seat: Seat, rank: number): void {
  const { island, workers, city, built } = seat;
  for (let kind = rank; kind < TILES.length; kind++) {
    seat.windRose -= island[kind] - workers[kind];
    workers[kind] = island[kind];
  }
  for (let index = rank < TILES.length ? 0 : rank - TILES.length; index < built.length; index++) {
    const building = built[index];
    seat.windRose -= circles[building] - city[building];
    city[building] = circles[building];
  }
}

/** PR-MAYOR-06 to -12, PR-NOBLE-09: a player spreads all his colonists over his circles, one small choice at a time. */
export const place = asks<PuertoRico, Phase>("place", {
  verbs: [PLACE, PLACE_NOBLE, LIFT, LIFT_NOBLE, STAY, FILL, DONE],
  turnRule: "PR-MAYOR-11",
  instead: { pass: "PR-MAYOR-08" },

  moves(state, { memo }: Phase<Placing>, seat, list) {
    const board = state.seats[seat];
    const { circles } = contentOf(state);
    const untouched = !memo.begun;
    const nobles = untouched ? noblesOf(board) : board.windRoseNobles;
    const others = (untouched ? colonistsOf(board) : board.windRose) - nobles;
    const room = untouched ? allCircles(circles, board) : memo.freeCircles;
    if (untouched && isForced(nobles, others, room)) return;
    if (!list.withShortcuts) return listInOrder(circles, board, memo, nobles, others, room, list);
    if (mayFinish(circles, board, memo)) list.add(DONE.of());
    listPlaces(circles, board, untouched, list);
    if (!untouched) return listLifts(board, list);
    if (colonistsOf(board) > board.windRose) list.shortcut(STAY.of());
    list.shortcut(FILL.of());
  },

  refuse(state, { memo }: Phase<Placing>, seat, move) {
    const board = state.seats[seat];
    const { circles } = contentOf(state);
    const untouched = !memo.begun;
    if (PLACE.has(move) || PLACE_NOBLE.has(move)) {
      const isNoble = PLACE_NOBLE.has(move);
      if (waiting(board, untouched, isNoble) === 0) return isNoble ? "PR-NOBLE-09" : "PR-MAYOR-06";
      const spot = (isNoble ? PLACE_NOBLE : PLACE).first(move);
      return circlesAt(circles, board, spot) > (untouched ? 0 : colonistsAt(board, spot)) ? null : "PR-MAYOR-07";
    }
    if (DONE.has(move)) return mayFinish(circles, board, memo) ? null : "PR-MAYOR-08";
    if (LIFT.has(move) || LIFT_NOBLE.has(move)) return !untouched && canLift(board, move) ? null : "PR-MAYOR-06";
    return untouched && (FILL.has(move) || colonistsOf(board) > board.windRose) ? null : "PR-MAYOR-06";
  },

  play(table, { memo }: Phase<Placing>, seat, move) {
    const board = table.state.seats[seat];
    const { circles } = contentOf(table.state);
    if (memo.begun && (PLACE.has(move) || PLACE_NOBLE.has(move))) return putOne(table, memo, seat, move);
    if (DONE.has(move)) {
      fillAll(circles, board);
      return settleDown(table, seat);
    }
    if (!memo.begun && !STAY.has(move)) takeAllUp(board);
    memo.begun = true;
    memo.rank = 0;
    memo.freeCircles = memo.circlesAhead = freeCircles(circles, board);
    if (STAY.has(move)) table.tell?.(fact({ type: "colonistsStay", seat }));
    else if (FILL.has(move)) fillProductionFirst(circles, board);
    else if (LIFT.has(move) || LIFT_NOBLE.has(move)) lift(table, seat, move);
    else return putOne(table, memo, seat, move);
    memo.freeCircles = memo.circlesAhead = freeCircles(circles, board);
  },

  // once there is exactly one colonist for every circle ahead, or more colonists than circles, the rest follows
  hurry(table, { memo }: Phase<Placing>, seat) {
    const board = table.state.seats[seat];
    if (!memo.begun || board.windRoseNobles > 0) return false;
    const { circles } = contentOf(table.state);
    if (board.windRose >= memo.freeCircles) fillFrom(circles, board, 0);
    else if (board.windRose === memo.circlesAhead) fillFrom(circles, board, memo.rank);
    else if (board.windRose > 0) return false;
    settleDown(table, seat);
    return true;
  },

  skip(table, _frame, seat) {
    const board = table.state.seats[seat];
    const { circles } = contentOf(table.state);
    if (board.windRoseNobles === 0 && board.windRose >= freeCircles(circles, board)) fillFrom(circles, board, 0);
    else fillAll(circles, board);
    settleDown(table, seat);
  },
});

/** Colonists (or nobles) that can be placed: before the first move all of them. */
function waiting(seat: Seat, untouched: boolean, isNoble: boolean): number {
  const nobles = untouched ? noblesOf(seat) : seat.windRoseNobles;
  if (isNoble) return nobles;
  return (untouched ? colonistsOf(seat) : seat.windRose) - nobles;
}

/** Every circle on which somebody who waits can be put. */
function listPlaces(circles: readonly number[], board: Seat, untouched: boolean, list: MoveList): void {
  const nobles = waiting(board, untouched, true) > 0;
  const others = waiting(board, untouched, false) > 0;
  for (const spot of spotsOf(board)) {
    if (circlesAt(circles, board, spot) <= (untouched ? 0 : colonistsAt(board, spot))) continue;
    if (others) list.shortcut(PLACE.of(spot));
    if (nobles) list.shortcut(PLACE_NOBLE.of(spot));
  }
}

/** Spots have a rank: the kinds of tile, then the buildings in the order in which they were built. */
function rankOf(board: Seat, spot: number): number {
  return isBuildingSpot(spot) ? TILES.length + board.built.indexOf(buildingAt(spot)) : spot;
}

/** Free circles on the spot of a rank. */
function freeAt(circles: readonly number[], board: Seat, rank: number): number {
  if (rank < TILES.length) return board.island[rank] - board.workers[rank];
  const building = board.built[rank - TILES.length];
  return circles[building] - board.city[building];
}

/** Does anybody but nobles stand on a circle? */
function othersStand(board: Seat): boolean {
  return colonistsOf(board) - noblesOf(board) > board.windRose - board.windRoseNobles;
}

/**
 * The same choice without the ways that differ only in the order of moves: nobles first, each sort from spot to spot
 * by rank (`memo.rank` is where it stands), never so far that somebody would be left without a circle. If colonists
 * alone fill every circle (`room` are free), to begin with one of them is to leave all nobles on the wind rose.
 */
function listInOrder(
  circles: readonly number[],
  board: Seat,
  memo: Placing,
  nobles: number,
  others: number,
  room: number,
  list: MoveList,
): void {
  const untouched = !memo.begun;
  if (!untouched && (nobles + others === 0 || others >= room)) {
    list.add(DONE.of());
    if (nobles === 0 || othersStand(board)) return;
  }
  if (untouched && nobles > 0 && others >= room) list.add(PLACE.of(firstSpot(circles, board)));
  const mayStay = Math.max(0, nobles + others - room);
  const needed = nobles > 0 ? Math.max(0, nobles - mayStay) : others;
  const verb = nobles > 0 ? PLACE_NOBLE : PLACE;
  // before the first move, and if a person has placed out of order, begin with the first rank
  const isInOrder = !untouched && memo.circlesAhead >= needed;
  let ahead = isInOrder ? memo.circlesAhead : room;
  let rank = isInOrder ? memo.rank : 0;
  for (; rank < TILES.length && ahead >= needed; rank++) {
    const here = board.island[rank] - (untouched ? 0 : board.workers[rank]);
    if (here > 0) list.add(verb.of(rank));
    ahead -= here;
  }
  for (let index = rank - TILES.length; index < board.built.length && ahead >= needed; index++) {
    const building = board.built[index];
    const here = circles[building] - (untouched ? 0 : board.city[building]);
    if (here > 0) list.add(verb.of(spotOf(building)));
    ahead -= here;
  }
}

/** Goes on to a rank. */
function goTo(circles: readonly number[], board: Seat, memo: Placing, rank: number): void {
  const isBehind = rank < memo.rank;
  let ahead = isBehind ? memo.freeCircles : memo.circlesAhead;
  for (let passed = isBehind ? 0 : memo.rank; passed < rank; passed++) ahead -= freeAt(circles, board, passed);
  memo.rank = rank;
  memo.circlesAhead = ahead;
}

/** The first spot that has a circle; there must be one. */
function firstSpot(circles: readonly number[], board: Seat): number {
  for (let kind = 0; kind < TILES.length; kind++) if (board.island[kind] > 0) return kind;
  let index = 0;
  while (circles[board.built[index]] === 0) index++;
  return spotOf(board.built[index]);
}

function listLifts(board: Seat, list: MoveList): void {
  for (const spot of spotsOf(board)) {
    if (colonistsAt(board, spot) > noblesAt(board, spot)) list.shortcut(LIFT.of(spot));
    if (noblesAt(board, spot) > 0) list.shortcut(LIFT_NOBLE.of(spot));
  }
}

function canLift(board: Seat, move: number): boolean {
  if (LIFT_NOBLE.has(move)) return noblesAt(board, LIFT_NOBLE.first(move)) > 0;
  return colonistsAt(board, LIFT.first(move)) > noblesAt(board, LIFT.first(move));
}

function putOne(table: PuertoRicoTable, memo: Placing, seat: SeatId, move: number): void {
  const board = table.state.seats[seat];
  const isNoble = PLACE_NOBLE.has(move);
  const spot = (isNoble ? PLACE_NOBLE : PLACE).first(move);
  // after the last noble the others begin again with the first rank
  const isLastNoble = isNoble && board.windRoseNobles === 1;
  goTo(contentOf(table.state).circles, board, memo, isLastNoble ? 0 : rankOf(board, spot));
  moveColonists(board, WIND_ROSE, spot, 1, isNoble ? 1 : 0);
  memo.freeCircles--;
  memo.circlesAhead--;
  table.tell?.(fact({ type: "placed", seat, spot, isNoble }));
}

function lift(table: PuertoRicoTable, seat: SeatId, move: number): void {
  const isNoble = LIFT_NOBLE.has(move);
  const spot = (isNoble ? LIFT_NOBLE : LIFT).first(move);
  moveColonists(table.state.seats[seat], spot, WIND_ROSE, 1, isNoble ? 1 : 0);
  table.tell?.(fact({ type: "lifted", seat, spot, isNoble }));
}

function settleDown(table: PuertoRicoTable, seat: SeatId): void {
  table.pop();
  if (table.tell === null) return;
  const { workers, city, windRose } = table.state.seats[seat];
  table.tell?.(fact({ type: "settledDown", seat, workers: workers.slice(), city: city.slice(), windRose }));
}
