import type { Move, SeatId } from "@caravel/kernel";
import {
  BUILDER,
  CAPTAIN,
  CRAFTSMAN,
  GOODS,
  HOUSE_SPACES,
  MAYOR,
  QUARRY,
  SETTLER,
  TILES,
  TRADER,
} from "../content/pieces.ts";
import type { Phase } from "../rules/frames.ts";
import { ROLE } from "../rules/moves.ts";
import { generalReduction, reducedPrice } from "../rules/purchase.ts";
import { capacity } from "../rules/roles/craftsman.ts";
import { contentOf, isIslandFull, owns, type PuertoRico, type Seat, total, totalOfTiles } from "../rules/state.ts";
import { bestSale, roomFor } from "./evaluation.ts";
import { worthOfBuilding, worthOfTile } from "./inclinations.ts";
import type { Times } from "./times.ts";

/** How much others have of a role, as a share of what it is worth to them. */
const OTHERS = 0.5;

/** How much a player wants a role: what it brings him, less what it brings the others, and the money on its card. */
export function ambition(state: PuertoRico, _frame: Phase, owner: SeatId, move: Move, times: Times): number {
  const role = ROLE.first(move);
  const money = state.cardMoney[role] * times.doubloon;
  const gain = GAINS[role];
  if (gain === undefined) return money + times.doubloon;
  let others = 0;
  for (let seat = 0; seat < state.players; seat++)
    if (seat !== owner) others += gain(state, state.seats[seat], false, times);
  return money + gain(state, state.seats[owner], true, times) - (OTHERS * others) / Math.max(1, state.players - 1);
}

/** What a role brings a player, who chose it or not. */
type Gain = (state: PuertoRico, seat: Seat, isTaker: boolean, times: Times) => number;

const GAINS: Readonly<Record<number, Gain>> = {
  [SETTLER]: tile,
  [MAYOR]: colonists,
  [BUILDER]: building,
  [CRAFTSMAN]: barrels,
  [TRADER]: sale,
  [CAPTAIN]: shipping,
};

function tile(state: PuertoRico, seat: Seat, isTaker: boolean, times: Times): number {
  if (isIslandFull(seat)) return 0;
  let best = 0;
  for (let kind = 0; kind < TILES.length; kind++) {
    const isThere = kind === QUARRY ? isTaker && state.quarries > 0 : state.faceUp[kind] > 0;
    if (isThere) best = Math.max(best, worthOfTile(state, seat, kind, times));
  }
  return best;
}

/** What a colonist on a free circle is worth. */
const A_COLONIST = 0.25;

function colonists(state: PuertoRico, seat: Seat, isTaker: boolean, times: Times): number {
  const { circles } = contentOf(state);
  let free = totalOfTiles(seat.island) - totalOfTiles(seat.workers) - seat.windRose;
  for (const built of seat.built) free += circles[built] - seat.city[built];
  const landing = state.colonistShip / state.players + (isTaker ? 1 : 0);
  return Math.max(0, Math.min(free, landing)) * A_COLONIST * Math.min(6, times.years);
}

function building(state: PuertoRico, seat: Seat, isTaker: boolean, times: Times): number {
  const content = contentOf(state);
  const general = generalReduction(seat, isTaker);
  let best = 0;
  for (const candidate of state.board) {
    if (state.bank[candidate] === 0 || owns(seat, candidate)) continue;
    const price = reducedPrice(content, seat, general, candidate);
    if (price > seat.doubloons) continue;
    best = Math.max(best, worthOfBuilding(state, seat, candidate, times) - price * times.doubloon);
  }
  return best;
}

/** What a barrel in hand is worth, before one knows whether it will be shipped. */
const A_BARREL = 0.6;

function barrels(state: PuertoRico, seat: Seat, isTaker: boolean): number {
  let made = 0;
  for (let good = 0; good < GOODS.length; good++) made += Math.min(capacity(seat, good), state.supply[good]);
  return A_BARREL * (made + (isTaker && made > 0 ? 1 : 0));
}

function sale(state: PuertoRico, seat: Seat, isTaker: boolean, times: Times): number {
  if (total(state.house) >= HOUSE_SPACES) return 0;
  const price = bestSale(state, seat);
  return price > 0 ? (price + (isTaker ? 1 : 0)) * times.doubloon : 0;
}

function shipping(state: PuertoRico, seat: Seat, isTaker: boolean): number {
  let shipped = 0;
  for (let good = 0; good < GOODS.length; good++)
    if (seat.barrels[good] > 0) shipped += Math.min(seat.barrels[good], roomFor(state, good));
  return shipped + (isTaker && shipped > 0 ? 1 : 0);
}
