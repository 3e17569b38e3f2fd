import type { Move, MoveList, SeatId } from "@caravel/kernel";
import { BUILDINGS } from "../content/buildings.ts";
import { CORN, QUARRY } from "../content/pieces.ts";
import type { Phase } from "../rules/frames.ts";
import {
  BARGAIN,
  BUILD,
  CRATE,
  DELIVER,
  EXTRA,
  LAY,
  LAY_FOREST,
  LOAD,
  PASS,
  POST,
  SELL,
  SHIP_BY_WHARF,
  TAKE,
} from "../rules/moves.ts";
import { priceFor } from "../rules/purchase.ts";
import { barrelsAboard } from "../rules/roles/cargo-ships.ts";
import { saleIncome } from "../rules/roles/trader.ts";
import { contentOf, type PuertoRico, type Seat, totalOfGoods } from "../rules/state.ts";
import { STEP } from "../rules/steps.ts";
import { ambition } from "./ambitions.ts";
import { plantCircles, possibleHarvest, worthOfBarrel, worthOfQuarry, worthOfWork } from "./evaluation.ts";
import { type Times, timesOf } from "./times.ts";

/** How much a player is inclined to make a move, roughly in points of the final score. */
type Inclination = (state: PuertoRico, frame: Phase, seat: SeatId, move: Move, times: Times) => number;

const INCLINATIONS: Readonly<Record<number, Inclination>> = {
  [STEP.year]: ambition,
  [STEP.settle]: settle,
  [STEP.secondPick]: settle,
  [STEP.build]: build,
  [STEP.extra]: takeExtra,
  [STEP.sell]: sell,
  [STEP.load]: load,
  [STEP.lay]: (_state, _frame, _seat, move) => (LAY.first(move) === 0 ? 0.5 : 0),
};

/** A pass is what one does if nothing else is worth anything; elsewhere moves are listed before it, and better. */
const PASSING = -1;
const anyOther: Inclination = (_state, _frame, _seat, move) => (PASS.has(move) ? PASSING : 0);
/** Guests mostly stay where they are: they are moved when it counts. */
const guests: Inclination = (_state, _frame, _seat, move) => (PASS.has(move) ? 1 : 0);

/** How a seat is inclined to the moves of the present decision, written by their place. */
export function incline(state: PuertoRico, seat: SeatId, { moves, length }: MoveList, out: Float64Array): void {
  const frame = state.stack[state.stack.length - 1];
  const inclination = frame.step === STEP.guests ? guests : (INCLINATIONS[frame.step] ?? anyOther);
  const times = timesOf(state);
  for (let place = 0; place < length; place++) out[place] = inclination(state, frame, seat, moves[place], times);
}

/** A plantation that finds no plant yet may find it later. */
const WAITING_LAND = 0.35;
/** Somebody must work there first. */
const UNMANNED = 0.8;

function settle(state: PuertoRico, _frame: Phase, owner: SeatId, move: Move, times: Times): number {
  if (LAY_FOREST.has(move)) return 0.12 * times.years;
  if (!TAKE.has(move)) return -0.5;
  return worthOfTile(state, state.seats[owner], TAKE.first(move), times);
}

/** What one more tile is worth on this island. */
export function worthOfTile(state: PuertoRico, seat: Seat, kind: number, times: Times): number {
  const already = seat.island[kind];
  if (kind === QUARRY) return worthOfQuarry(already, times);
  const finds = kind === CORN || plantCircles(state, seat, kind) > already;
  return (finds ? UNMANNED : WAITING_LAND) * worthOfBarrel(state, kind, already, times);
}

function build(state: PuertoRico, { taker }: Phase, owner: SeatId, move: Move, times: Times): number {
  if (PASS.has(move)) return 0;
  const isBargain = BARGAIN.has(move);
  const building = (isBargain ? BARGAIN : BUILD).first(move);
  const seat = state.seats[owner];
  const worth = worthOfBuilding(state, seat, building, times);
  if (isBargain) return worth - 2 - seat.doubloons * times.doubloon;
  return worth - priceFor(state, owner, taker, building) * times.doubloon;
}

/** What a building would be worth in this city, whatever it costs. */
export function worthOfBuilding(state: PuertoRico, seat: Seat, building: number, times: Times): number {
  const { points, circles } = contentOf(state);
  const { good } = BUILDINGS[building];
  const manned = UNMANNED * Math.min(1, times.years);
  if (good === null)
    return points[building] + manned * worthOfWork(building, seat, possibleHarvest(state, seat), times);
  const before = plantCircles(state, seat, good);
  const working = Math.min(seat.island[good], before + circles[building]);
  let worth = points[building];
  for (let barrel = Math.min(before, working); barrel < working; barrel++)
    worth += manned * worthOfBarrel(state, good, barrel, times);
  if (working === before) worth += WAITING_LAND * worthOfBarrel(state, good, before, times);
  return worth;
}

function takeExtra(state: PuertoRico, _frame: Phase, _owner: SeatId, move: Move, times: Times): number {
  return EXTRA.has(move) ? 0.5 + 0.4 * contentOf(state).prices[EXTRA.first(move)] * times.doubloon : 0;
}

/** A barrel that is sold is not shipped. */
const SHIPPED_LATER = 0.6;

function sell(state: PuertoRico, { taker }: Phase, owner: SeatId, move: Move, times: Times): number {
  if (SELL.has(move)) return saleIncome(state, taker, owner, SELL.first(move)) * times.doubloon - SHIPPED_LATER;
  if (POST.has(move)) return contentOf(state).prices[POST.first(move)] * times.doubloon - SHIPPED_LATER;
  return PASS.has(move) ? 0 : -0.5;
}

/** Dear goods are kept for the trading house if others can be loaded. */
const KEPT_FOR_SALE = 0.15;

function load(state: PuertoRico, _frame: Phase, owner: SeatId, move: Move): number {
  const seat = state.seats[owner];
  const { prices } = contentOf(state);
  if (LOAD.has(move)) {
    const good = LOAD.first(move);
    return barrelsAboard(state, owner, good, LOAD.second(move)) - KEPT_FOR_SALE * prices[good];
  }
  // the wharf can wait, but not for ever
  if (SHIP_BY_WHARF.has(move)) return seat.barrels[SHIP_BY_WHARF.first(move)] - 0.7;
  if (CRATE.has(move)) return totalOfGoods(seat.barrels) / 2 - 0.7;
  return DELIVER.has(move) ? 3 : -1;
}
