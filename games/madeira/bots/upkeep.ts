import type { SeatId } from "@caravel/kernel";
import { BREAD, REALS, WOOD } from "../content/pieces.ts";
import { breadNeeded } from "../rules/maintenance.ts";
import { type Madeira, PHASE_E, shipsOnBoard, woodInReach } from "../rules/state.ts";
import { maintenancesLeft } from "./times.ts";

/** What a pirate costs in the end, by rank and by number; beyond 20 each costs one VP more. */
const A_PIRATE = 0.8;
const MANY_PIRATES = 16;

/** What the pirates in hand will cost. */
export function pirateCost(pirates: number): number {
  return A_PIRATE * pirates + Math.max(0, pirates - MANY_PIRATES);
}

/** What a worker, or a ship, costs in each later round: part of a bread, part of a wood. */
const LATER_BREAD = 0.38;
const LATER_WOOD = 0.35;
/** Wood that can be bought is half as bad to lack. */
const IN_REACH = 0.5;

/** What workers and ships will cost: pirates for what is lacking now, something for each later round. */
export function upkeepCost(state: Madeira, seat: SeatId): number {
  const left = maintenancesLeft(state);
  if (left === 0) return 0;
  const player = state.seats[seat];
  const need = breadNeeded(state, seat);
  const ships = shipsOnBoard(player);
  const later = (left - 1) * (need * LATER_BREAD + ships * LATER_WOOD);
  if (state.phase === PHASE_E) return later;
  const bread = Math.max(0, need - player.items[BREAD]);
  const wood = Math.max(0, ships - player.items[WOOD]);
  const bought = player.items[REALS] >= wood ? woodInReach(state, seat, wood) : 0;
  return later + A_PIRATE * (bread + wood - bought * IN_REACH);
}
