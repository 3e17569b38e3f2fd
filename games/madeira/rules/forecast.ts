import type { SeatId } from "@caravel/kernel";
import { BREAD, MOST_WEALTH, NATIONAL_WEALTH, REALS, WOOD } from "../content/pieces.ts";
import { breadNeeded } from "./maintenance.ts";
import { requestVp } from "./requests.ts";
import { type Madeira, shipsOnBoard } from "./state.ts";
import { woodAtHand } from "./wood.ts";

/** What maintenance would ask of a seat if it came now. */
export interface Maintenance {
  /** Wood owed for ships, own wood, and with what can be bought. */
  readonly woodDue: number;
  readonly wood: number;
  readonly woodAtHand: number;
  readonly breadDue: number;
  readonly bread: number;
  /** Pirates for what would still be missing. */
  readonly pirates: number;
}

/** MA-D-30, -40: upkeep and feeding as things stand; the windmill stays where it is. */
export function maintenanceNow(state: Madeira, seat: SeatId): Maintenance {
  const player = state.seats[seat];
  const { items } = player;
  const woodDue = shipsOnBoard(player);
  const breadDue = breadNeeded(state, seat);
  // MA-WOOD-07: upkeep counts bought wood anew
  const atHand = woodAtHand({ ...state, woodBought: 0 }, seat, woodDue, items[REALS]);
  const missing = woodDue - atHand + Math.max(0, breadDue - items[BREAD]);
  return { woodDue, wood: items[WOOD], woodAtHand: atHand, breadDue, bread: items[BREAD], pirates: missing };
}

/** MA-E-01 to -03: the round in which requests are scored next. */
export function nextScoring({ round }: Pick<Madeira, "round">): number {
  return round | 1;
}

/** What so many requests of a type would bring at the next scoring, as things stand. */
export function requestsWorth(state: Madeira, seat: SeatId, type: number, count: number): number {
  if (type === NATIONAL_WEALTH) return Math.min(state.seats[seat].items[REALS], count * MOST_WEALTH);
  return requestVp({ ...state, round: nextScoring(state) }, seat, type, count);
}
