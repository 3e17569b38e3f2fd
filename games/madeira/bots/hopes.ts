import type { SeatId } from "@caravel/kernel";
import { SHIP_SPACES } from "../content/content.ts";
import {
  CITY_COUNT,
  GUILD_INFLUENCE,
  MOST_WEALTH,
  NATIONAL_WEALTH,
  REALS,
  REQUEST_COUNT,
  ROUNDS,
  SCORED_IN_ROUND,
} from "../content/pieces.ts";
import { requestVp, valueOfCity } from "../rules/requests.ts";
import { countBits, type Madeira } from "../rules/state.ts";
import { scoringsLeft } from "./times.ts";

/** What a request that need not be scored next time keeps of its worth. */
const KEPT_FOR_LATER = 0.6;
/** What is still missing for a request may come in time. */
const A_REQUEST = 2;
/** How much of the reals in hand will be there when the Crown asks for them: in this round, or in the next. */
const REALS_KEPT = 0.9;
const REALS_KEPT_LONGER = 0.25;

/** What the requests in hand will bring: the best of them at the next scoring, the others later. */
export function requestHopes(state: Madeira, seat: SeatId): number {
  const { requests } = state.seats[seat];
  const worth: number[] = [];
  for (let type = 0; type < REQUEST_COUNT; type++) {
    let before = 0;
    for (let held = 1; held <= requests[type]; held++) {
      const together = worthOf(state, seat, type, held);
      worth.push(together - before + A_REQUEST);
      before = together;
    }
  }
  worth.sort((one, other) => other - one);
  const next = SCORED_IN_ROUND[Math.min(ROUNDS, state.round | 1)];
  let sum = 0;
  for (let place = 0; place < worth.length; place++) sum += worth[place] * (place < next ? 1 : KEPT_FOR_LATER);
  return sum;
}

/** What so many requests of a type would bring now. */
export function worthOf(state: Madeira, seat: SeatId, type: number, count: number): number {
  if (type !== NATIONAL_WEALTH) return requestVp(state, seat, type, count);
  const reals = Math.min(MOST_WEALTH * count, state.seats[seat].items[REALS]);
  if (state.round === ROUNDS) return reals;
  return reals * (SCORED_IN_ROUND[state.round] > 0 ? REALS_KEPT : REALS_KEPT_LONGER);
}

/** By ship, city and favour: what it may bring by requests that are still to be taken, at each scoring. */
const SHIP_HOPE = 0.8;
const CITY_HOPE = 0.08;
const FAVOUR_HOPE = 0.12;

/** What ships, cities and favours may bring by requests of later rounds. */
export function laterHopes(state: Madeira, seat: SeatId): number {
  const scorings = scoringsLeft(state);
  if (scorings === 0) return 0;
  let ships = 0;
  for (let space = 0; space < SHIP_SPACES; space++) if (state.harbours[space] === seat) ships++;
  let cities = 0;
  for (let city = 0; city < CITY_COUNT; city++) cities += valueOfCity(state, seat, city);
  const favours = requestVp(state, seat, GUILD_INFLUENCE, 1);
  return (ships * SHIP_HOPE + cities * CITY_HOPE + favours * FAVOUR_HOPE) * scorings;
}

/** Favours do something by themselves: those face up soon, the others once they are turned up. */
export function favourWorth({ favours, faceUp }: { favours: number; faceUp: number }, rounds: number): number {
  const up = countBits(faceUp);
  const down = countBits(favours) - up;
  return (up * 2.2 + down) * Math.min(1, rounds / 2);
}
