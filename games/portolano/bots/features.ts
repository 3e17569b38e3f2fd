import type { SeatId } from "@caravel/kernel";
import { IS_STARRED } from "../content/missions.ts";
import { COCOA, GOODS, RUM, THALER } from "../content/pieces.ts";
import { UPGRADES } from "../content/ships.ts";
import { missionPay } from "../rules/scoring.ts";
import { freeSpaces, hasSail, shipValue, upgradeCount } from "../rules/ship.ts";
import { isPort, NO_MARKER, type Portolano, type Seat } from "../rules/state.ts";
import { cargo, distance, sale } from "./cargo.ts";
import { evaluate, fittings, missions, ranks, rum } from "./evaluation.ts";
import { progress } from "./progress.ts";
import { roundsLeft } from "./rounds.ts";

/** What is counted of a captain at any time; each is counted once more in proportion to the rounds left. */
const LASTING = [
  "estimate",
  "thalers",
  "chests",
  "chest-values",
  "peace",
  ...GOODS,
  "rum",
  "one-rum",
  "no-rum",
  "cannons",
  "most-cannons",
  "ship-value",
  "most-valuable",
  ...UPGRADES,
  "free-spaces",
  "cargo",
  "rum-worth",
  "fittings",
  "ranks",
  "missions",
  "missions-now",
  "nearest-mission",
  "second-mission",
  "sale-here",
  "sale-next",
  "sale-far",
  "sells-next",
  "pirate-here",
  "pirate-next",
  "start",
] as const;

/** The names of the features, in their order. */
export const FEATURES: readonly string[] = [...LASTING, ...LASTING.map((name) => `${name}-early`)];

/** So many rounds before the end it is as early as at the beginning. */
const MANY_ROUNDS = 8;

/** Writes the features of all captains. */
export function measure(state: Portolano, out: Float64Array): void {
  const rounds = roundsLeft(state);
  const early = Math.min(1, (rounds - 1) / MANY_ROUNDS);
  for (let owner = 0; owner < state.players; owner++) {
    const start = owner * FEATURES.length;
    const end = measureSeat(state, owner, rounds, out, start);
    for (let place = start; place < end; place++) out[place + LASTING.length] = out[place] * early;
  }
}

/** Writes what lasts of one captain; says where it ends. */
function measureSeat(state: Portolano, owner: SeatId, rounds: number, out: Float64Array, start: number): number {
  const seat = state.seats[owner];
  let place = start;
  out[place++] = evaluate(state, owner) / 10;
  out[place++] = seat.items[THALER] / 10;
  out[place++] = seat.chests.length / 3;
  out[place++] = seat.chests.reduce((sum, value) => sum + value, 0) / 5;
  out[place++] = seat.peaceMarker ? 1 : 0;
  for (let good = 0; good <= COCOA; good++) out[place++] = seat.items[good] / 3;
  out[place++] = seat.items[RUM] / 5;
  out[place++] = seat.items[RUM] === 1 ? 1 : 0;
  out[place++] = seat.items[RUM] === 0 ? 1 : 0;
  place = measureShip(state, seat, out, place);
  out[place++] = cargo(state, seat, rounds) / 5;
  out[place++] = rum(seat, rounds) / 5;
  out[place++] = fittings(seat, rounds);
  out[place++] = ranks(state, owner, rounds) / 5;
  out[place++] = missions(state, seat, rounds) / 5;
  place = measureMissions(state, seat, out, place);
  place = measureSales(state, seat, out, place);
  const toPirate = distance(state.players, seat.place, state.pirate);
  out[place++] = toPirate === 0 ? 1 : 0;
  out[place++] = toPirate === 1 ? 1 : 0;
  out[place++] = state.start === owner ? 1 : 0;
  return place;
}

function measureShip(state: Portolano, seat: Seat, out: Float64Array, start: number): number {
  const { seats } = state;
  let place = start;
  out[place++] = seat.cannons / 3;
  out[place++] = seat.cannons > 0 && seats.every(({ cannons }) => cannons <= seat.cannons) ? 1 : 0;
  const value = shipValue(seat);
  out[place++] = value / 5;
  out[place++] = value > 0 && seats.every((other) => shipValue(other) <= value) ? 1 : 0;
  for (let kind = 0; kind < UPGRADES.length; kind++) out[place++] = upgradeCount(seat, kind) / 2;
  out[place++] = freeSpaces(state, seat) / 5;
  return place;
}

/** What missions bring as they stand, and how far those are that may still be done. */
function measureMissions(state: Portolano, seat: Seat, out: Float64Array, start: number): number {
  let [pay, nearest, second] = [0, 0, 0];
  for (const [number, mission] of state.missions.entries()) {
    const marker = seat.markers[number];
    pay += missionPay(state.players, mission, marker);
    if (IS_STARRED[mission] || marker !== NO_MARKER) continue;
    const done = progress(mission, seat);
    if (done > nearest) [nearest, second] = [done, nearest];
    else if (done > second) second = done;
  }
  out[start] = pay / 5;
  out[start + 1] = nearest;
  out[start + 2] = second;
  return start + 3;
}

/** What the ports pay for the goods on board: here, at the best port a turn away, at the best one farther off. */
function measureSales(state: Portolano, seat: Seat, out: Float64Array, start: number): number {
  const aTurn = hasSail(seat) ? 2 : 1;
  let [here, next, far, sold] = [0, 0, 0, 0];
  for (let place = 0; place < state.grid.length; place++) {
    if (!isPort(state.grid[place])) continue;
    const tiles = distance(state.players, seat.place, place);
    const offer = sale(state, seat, place);
    if (tiles === 0) here = offer.pay;
    else if (tiles > aTurn) far = Math.max(far, offer.pay);
    else if (offer.pay > next) [next, sold] = [offer.pay, offer.sold];
  }
  out[start] = here / 5;
  out[start + 1] = next / 5;
  out[start + 2] = far / 5;
  out[start + 3] = sold / 3;
  return start + 4;
}
