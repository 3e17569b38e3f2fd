import type { SeatId } from "@caravel/kernel";
import {
  CANNON_AWARD,
  CARGO_PER_THALER,
  IS_STARRED,
  MISSED_PAY,
  PLACE_PAY,
  SHIP_VALUE_AWARD,
} from "../content/missions.ts";
import { RUM, THALER } from "../content/pieces.ts";
import { FUSE, GUNPORTS, HOLD, UNUSED_PEACE } from "../content/ships.ts";
import { awardFor, missionPay } from "../rules/scoring.ts";
import { hasSail, shipValue, upgradeCount } from "../rules/ship.ts";
import { NO_MARKER, type Portolano, type Seat } from "../rules/state.ts";
import { cargo } from "./cargo.ts";
import { progress } from "./progress.ts";
import { roundsLeft } from "./rounds.ts";

/** What the position is worth to a captain, in thalers of the final score: what he has, and what it will bring in the rounds to come. */
export function evaluate(state: Portolano, owner: SeatId): number {
  const seat = state.seats[owner];
  const rounds = roundsLeft(state);
  return (
    seat.items[THALER] +
    seat.chests.reduce((sum, value) => sum + value, 0) +
    (seat.peaceMarker ? UNUSED_PEACE : 0) +
    ranks(state, owner, rounds) +
    missions(state, seat, rounds) +
    rum(seat, rounds) +
    cargo(state, seat, rounds) +
    fittings(seat, rounds)
  );
}

/** An award that is still open is only half won. */
const OPEN_AWARD = 0.5;

/** The awards for the most valuable ship and the most cannons, as they stand. */
export function ranks(state: Portolano, owner: SeatId, rounds: number): number {
  const values = state.seats.map(shipValue);
  const cannons = state.seats.map((seat) => seat.cannons);
  const won = awardFor(values[owner], values, SHIP_VALUE_AWARD) + awardFor(cannons[owner], cannons, CANNON_AWARD);
  // being close to the award is worth something too: the others may not keep up
  const share = OPEN_AWARD + (1 - OPEN_AWARD) / Math.max(1, rounds);
  return won * share + (1 - share) * (values[owner] * 0.5 + cannons[owner]);
}

/** How sure it is that a mission that is nearly done will be done. */
const HOPE = 0.7;

/** Missions done, missed or kept so far, and those that are on their way. */
export function missions(state: Portolano, seat: Seat, rounds: number): number {
  let sum = 0;
  for (const [number, mission] of state.missions.entries()) {
    const marker = seat.markers[number];
    sum += missionPay(state.players, mission, marker);
    if (IS_STARRED[mission] || marker !== NO_MARKER || rounds <= 1) continue;
    const done = state.seats.filter(({ markers }) => markers[number] !== NO_MARKER).length;
    sum += HOPE * progress(mission, seat) ** 2 * ((PLACE_PAY[state.players][done] ?? 0) - MISSED_PAY);
  }
  return sum;
}

/** Rum counts as cargo at the end; until then the first barrels keep the ship sailing. */
const SAILING_RUM = [0, 2, 3.6, 4.8, 5.7, 6.4] as const;

export function rum({ items }: Seat, rounds: number): number {
  const barrels = items[RUM];
  const atEnd = barrels / CARGO_PER_THALER;
  const sailing = SAILING_RUM[Math.min(barrels, 5)] + Math.max(0, barrels - 5) / CARGO_PER_THALER;
  return atEnd + (sailing - atEnd) * Math.min(1, (rounds - 1) / 3);
}

/** What upgrades and cannons do in the rounds to come, besides their awards. */
export function fittings(seat: Seat, rounds: number): number {
  const help =
    (hasSail(seat) ? 0.25 : 0) +
    0.1 * upgradeCount(seat, HOLD) +
    0.04 * upgradeCount(seat, GUNPORTS) +
    0.04 * upgradeCount(seat, FUSE) +
    0.08 * seat.cannons;
  return help * Math.min(8, rounds - 1);
}
