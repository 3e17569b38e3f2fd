import type { SeatId } from "@caravel/kernel";
import { includesSeat } from "@caravel/kernel";
import {
  BEAT_PIRATE,
  CHESTS_2,
  COTTON_4,
  ENOUGH_ALIKE,
  ENOUGH_CHESTS,
  ENOUGH_GOODS,
  ENOUGH_RUM,
  ENOUGH_RUM_WITH_GOODS,
  ENOUGH_TYPES,
  HITS_3_AT_SEA,
  MISSIONS_IN_PLAY,
  MIXED_CARGO,
  NO_CANNON,
  NO_MUTINY,
  RUM_6,
  TEA_4,
  UPGRADES_2_SAME,
  UPGRADES_3_TYPES,
  WINE_4,
} from "../content/missions.ts";
import { COTTON, RUM, TEA, WINE } from "../content/pieces.ts";
import { UPGRADES } from "../content/ships.ts";
import { fact } from "./events.ts";
import { upgradeCount } from "./ship.ts";
import { NO_MARKER, type OpenTable, type Portolano, type PortolanoTable, type Seat, seatInOrder } from "./state.ts";

/** Is the mission's condition met by this ship at the end of its action? (PO-MISSION-10 to -18) */
export function isMetByAction(mission: number, seat: Seat): boolean {
  const { items } = seat;
  switch (mission) {
    case COTTON_4:
      return items[COTTON] >= ENOUGH_GOODS;
    case WINE_4:
      return items[WINE] >= ENOUGH_GOODS;
    case TEA_4:
      return items[TEA] >= ENOUGH_GOODS;
    case RUM_6:
      return items[RUM] >= ENOUGH_RUM;
    case MIXED_CARGO:
      return items[COTTON] > 0 && items[WINE] > 0 && items[TEA] > 0 && items[RUM] >= ENOUGH_RUM_WITH_GOODS;
    case CHESTS_2:
      return seat.chests.length >= ENOUGH_CHESTS;
    case UPGRADES_3_TYPES:
      return typesFitted(seat) >= ENOUGH_TYPES;
    case UPGRADES_2_SAME:
      return mostAlike(seat) >= ENOUGH_ALIKE;
    default:
      return false;
  }
}

function typesFitted(seat: Seat): number {
  let types = 0;
  for (let kind = 0; kind < UPGRADES.length; kind++) if (seat.upgrades[kind] !== 0) types++;
  return types;
}

function mostAlike(seat: Seat): number {
  let most = 0;
  for (let kind = 0; kind < UPGRADES.length; kind++) most = Math.max(most, upgradeCount(seat, kind));
  return most;
}

/** Is the mission's condition met by what happened in this round's battles? (PO-MISSION-30, -31) */
export function isMetByBattle(mission: number, state: OpenTable, seat: SeatId): boolean {
  if (mission === BEAT_PIRATE) return includesSeat(state.beatPirate, seat);
  return mission === HITS_3_AT_SEA && includesSeat(state.threeHits, seat);
}

/** PO-MISSION-01: the marker goes on the highest free place; there is at most one per player (PO-MISSION-02). */
function reach(table: PortolanoTable, seat: SeatId, number: number): void {
  const { seats, missions } = table.state;
  let place = 1;
  for (let other = 0; other < seats.length; other++) if (seats[other].markers[number] !== NO_MARKER) place++;
  putMarker(seats[seat], number, place);
  table.tell?.(fact({ type: "missionReached", seat, mission: missions[number], place }));
}

function putMarker(seat: Seat, number: number, place: number): void {
  seat.markers = seat.markers.with(number, place);
}

/** PO-RULING-41: the missions of the action are looked at when a turn ends, for its player only. */
export function checkAction(table: PortolanoTable, seat: SeatId): void {
  const { seats, missions } = table.state;
  const ship = seats[seat];
  for (let number = 0; number < MISSIONS_IN_PLAY; number++)
    if (ship.markers[number] === NO_MARKER && isMetByAction(missions[number], ship)) reach(table, seat, number);
}

/** Is the mission looked at after the battles? */
function isOfBattle(mission: number): boolean {
  return mission === BEAT_PIRATE || mission === HITS_3_AT_SEA || mission === NO_CANNON;
}

/** PO-MISSION-30 to -33: after all battles of the round, in start order. */
export function checkBattles(table: PortolanoTable): void {
  const { state } = table;
  for (let number = 0; number < MISSIONS_IN_PLAY; number++) {
    const mission = state.missions[number];
    if (!isOfBattle(mission)) continue;
    for (let distance = 0; distance < state.players; distance++) {
      const seat = seatInOrder(state, distance);
      const { markers, cannons } = state.seats[seat];
      if (mission === NO_CANNON && cannons > 0) loseMarker(table, seat, mission);
      else if (markers[number] === NO_MARKER && isMetByBattle(mission, state, seat)) reach(table, seat, number);
    }
  }
}

/** PO-MISSION-20: the first mutiny costs the marker. */
export function noteMutiny(table: PortolanoTable, seat: SeatId): void {
  loseMarker(table, seat, NO_MUTINY);
}

function loseMarker(table: PortolanoTable, seat: SeatId, mission: number): void {
  if (takeMarkerOff(table.state, seat, mission)) table.tell?.(fact({ type: "markerLost", seat, mission }));
}

/** Takes a seat's marker off a mission; false if it has none there, or the mission is not in play. */
export function takeMarkerOff(state: Portolano, seat: SeatId, mission: number): boolean {
  const number = state.missions.indexOf(mission);
  const ship = state.seats[seat];
  if (number === -1 || ship.markers[number] === NO_MARKER) return false;
  putMarker(ship, number, NO_MARKER);
  return true;
}
