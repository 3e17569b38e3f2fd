import type { MoveList, RuleId, SeatId } from "@caravel/kernel";
import { GOODS } from "../content/pieces.ts";
import { A_COLONIST, A_NOBLE, DISCARD, FELL, NOBODY } from "./moves.ts";
import { moveColonists, type PuertoRico, type Seat, WIND_ROSE } from "./state.ts";

/** Plantations of a kind on an island that are empty, or occupied by a colonist, or by a noble. */
function plantationsWith(seat: Seat, kind: number, occupant: number): number {
  if (occupant === A_NOBLE) return seat.workerNobles[kind];
  const occupied = seat.workers[kind];
  return occupant === A_COLONIST ? occupied - seat.workerNobles[kind] : seat.island[kind] - occupied;
}

/** Lists the plantations a player can give up. */
export function listDiscards(seat: Seat, list: MoveList): void {
  for (let kind = 0; kind < GOODS.length; kind++)
    for (let occupant = NOBODY; occupant <= A_NOBLE; occupant++)
      if (plantationsWith(seat, kind, occupant) > 0) list.add(DISCARD.of(kind, occupant));
}

/** Lists the forests a player can give up, by their other side. */
export function listForests(seat: Seat, list: MoveList): void {
  for (let kind = 0; kind < GOODS.length; kind++)
    if (seat.forests[kind] + seat.secretForests[kind] > 0) list.add(FELL.of(kind));
}

/** The rule against giving up such a plantation or forest, or null if the player has one. */
export function refuseGivingUp(seat: Seat, move: number, rule: RuleId): RuleId | null {
  const has = FELL.has(move)
    ? seat.forests[FELL.first(move)] + seat.secretForests[FELL.first(move)] > 0
    : plantationsWith(seat, DISCARD.first(move), DISCARD.second(move)) > 0;
  return has ? null : rule;
}

/** Puts a plantation on the discards; who stood on it goes to the wind rose. */
export function discardPlantation(state: PuertoRico, owner: SeatId, kind: number, occupant: number): void {
  const seat = state.seats[owner];
  if (occupant !== NOBODY) moveColonists(seat, kind, WIND_ROSE, 1, occupant === A_NOBLE ? 1 : 0);
  seat.island[kind]--;
  state.discards[kind]++;
}

/** Lays a plantation everybody saw with its forest side up. */
export function layForest(seat: Seat, kind: number): void {
  seat.forests = seat.forests.with(kind, seat.forests[kind] + 1);
}

/** Lays a plantation that only the owner saw with its forest side up. */
export function layForestInSecret(seat: Seat, kind: number): void {
  seat.secretForests = seat.secretForests.with(kind, seat.secretForests[kind] + 1);
}

/** Puts a forest on the discards as the plantation it is (ruling PR-RULING-45). */
export function fellForest(state: PuertoRico, owner: SeatId, kind: number): void {
  const seat = state.seats[owner];
  if (seat.forests[kind] > 0) seat.forests = seat.forests.with(kind, seat.forests[kind] - 1);
  else seat.secretForests = seat.secretForests.with(kind, seat.secretForests[kind] - 1);
  state.discards[kind]++;
}
