import type { SeatId } from "@caravel/kernel";
import {
  type Award,
  CANNON_AWARD,
  CARGO_PER_THALER,
  IS_STARRED,
  MISSED_PAY,
  PLACE_PAY,
  SHIP_VALUE_AWARD,
  STARRED_PAY,
} from "../content/missions.ts";
import { THALER } from "../content/pieces.ts";
import { UNUSED_PEACE } from "../content/ships.ts";
import { shipValue } from "./ship.ts";
import { cargoOf, NO_MARKER, type OpenTable, type Seat } from "./state.ts";

/** Where a player's thalers come from. */
export interface ScoreSheet {
  readonly thalers: number;
  readonly chests: number;
  readonly peaceMarker: number;
  readonly shipValue: number;
  readonly cannons: number;
  readonly cargo: number;
  /** By mission in play. */
  readonly missions: readonly number[];
  readonly total: number;
}

/** PO-SCORE-03 to -06: what one of these amounts wins; zero never ranks, and a shared first place leaves no second. */
export function awardFor(amount: number, amounts: readonly number[], award: Award): number {
  if (amount <= 0) return 0;
  let above = 0;
  let equal = 0;
  for (let seat = 0; seat < amounts.length; seat++) {
    if (amounts[seat] > amount) above++;
    else if (amounts[seat] === amount) equal++;
  }
  if (above === 0) return equal > 1 ? award.firstTied : award.first;
  if (above > 1) return 0;
  return equal > 1 ? award.secondTied : award.second;
}

/** PO-SCORE-08 to -10: what a marker on a mission, or its absence, is worth. */
export function missionPay(players: number, mission: number, marker: number): number {
  if (IS_STARRED[mission]) return marker === NO_MARKER ? 0 : STARRED_PAY;
  return marker === NO_MARKER ? MISSED_PAY : PLACE_PAY[players][marker - 1];
}

type Scored = Pick<OpenTable, "players" | "missions"> & { seats: readonly Seat[] };

/** PO-SCORE-01 to -11: all the thalers of every player. */
export function scoreSheets({ players, missions, seats }: Scored): ScoreSheet[] {
  const values = seats.map(shipValue);
  const cannons = seats.map(cannonsOf);
  return seats.map((ship, seat) => {
    const thalers = ship.items[THALER];
    const chests = sumOf(ship.chests);
    const peaceMarker = ship.peaceMarker ? UNUSED_PEACE : 0;
    const byValue = awardFor(values[seat], values, SHIP_VALUE_AWARD);
    const byCannons = awardFor(cannons[seat], cannons, CANNON_AWARD);
    const cargo = Math.floor(cargoOf(ship) / CARGO_PER_THALER);
    const pay = missions.map((mission, number) => missionPay(players, mission, ship.markers[number]));
    const total = thalers + chests + peaceMarker + byValue + byCannons + cargo + sumOf(pay);
    return { thalers, chests, peaceMarker, shipValue: byValue, cannons: byCannons, cargo, missions: pay, total };
  });
}

const cannonsOf = ({ cannons }: Seat): number => cannons;
const totalOf = ({ total }: ScoreSheet): number => total;

function sumOf(numbers: readonly number[]): number {
  let sum = 0;
  for (let place = 0; place < numbers.length; place++) sum += numbers[place];
  return sum;
}

/** The final thalers by seat. */
export function scores(state: Scored): number[] {
  return scoreSheets(state).map(totalOf);
}

/** PO-SCORE-12: the most thalers, then the lower ship value; who is still equal shares the victory. */
export function winners(state: Scored): SeatId[] {
  const totals = scores(state);
  const most = Math.max(...totals);
  const best = [...totals.keys()].filter((seat) => totals[seat] === most);
  const lowest = Math.min(...best.map((seat) => shipValue(state.seats[seat])));
  return best.filter((seat) => shipValue(state.seats[seat]) === lowest);
}
