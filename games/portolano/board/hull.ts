import type { SeatId } from "@caravel/kernel";
import { RUM } from "../content/pieces.ts";
import { cannonSlots, capacity } from "../rules/ship.ts";
import type { PortolanoView } from "../rules/view.ts";
import { STOWED } from "./offers.ts";

/** A hull as it is drawn: as long as its hold and gunports need, in one row or two. */
export interface HullPlan {
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  /** Spaces and gunports side by side. */
  readonly columns: number;
  readonly gunColumns: number;
  /** Where hold and gunports begin. */
  readonly holdX: number;
  readonly gunX: number;
  readonly top: number;
  readonly outline: string;
  readonly bow: string;
  readonly planks: string;
  readonly rail: string;
}

export const SPACE = { width: 36, height: 44 } as const;
export const GUNPORT = { width: 32, height: 44 } as const;
/** A longer hold than this has two rows. */
const LONGEST_ROW = 9;
const [STERN, BOW, DECK, KEEL] = [46, 58, 40, 20];

/** The plan of a ship with so many spaces and gunports. */
export function hullFor(spaces: number, guns: number): HullPlan {
  const rows = spaces > LONGEST_ROW || guns > 3 ? 2 : 1;
  const columns = Math.ceil(spaces / rows);
  const gunColumns = Math.ceil(guns / rows);
  const gunX = STERN + columns * SPACE.width + 8;
  const width = gunX + gunColumns * GUNPORT.width + BOW;
  const height = DECK + rows * SPACE.height + KEEL;
  const [prow, keel] = [width - 44, height - 2];
  const rail = Array.from({ length: Math.floor((prow - 60) / 22) }, (_, post) => `M${54 + post * 22} 26v4`).join("");
  return {
    width,
    height,
    rows,
    columns,
    gunColumns,
    holdX: STERN,
    gunX,
    top: DECK,
    outline: `M4 18l14 3V8H42V30H${prow}l40-20q4 1 4 6q-6 40-${40 + (rows - 1) * 6} ${keel - 26}q-8 10-26 10H60Q30 ${keel - 2} 20 ${keel - 26}Q10 50 4 18Z`,
    bow: `M${prow} 30l40-20q4 1 4 6q-6 40-${40 + (rows - 1) * 6} ${keel - 26}q-8 10-26 10h-14Q${prow} ${keel - 24} ${prow} 30Z`,
    planks: `M14 52H${STERN}M20 70H${STERN}M30 ${keel - 10}H${prow - 10}M60 34H${prow - 12}`,
    rail,
  };
}

/** The plan of a player's ship. */
export function hullOf(view: PortolanoView, seat: SeatId): HullPlan {
  const ship = view.seats[seat];
  return hullFor(capacity(view, ship), cannonSlots(view, ship));
}

/** By space from the stern on: what lies there, or null. */
export type Hold = readonly (number | null)[];

/**
 * PO-HOLD-03: what lies on the spaces of a hold: rum from the stern on, goods where their owner wants them as far as they are
 * there and rum leaves the space, the others on the first free spaces.
 */
export function stowed(view: PortolanoView, seat: SeatId, wanted: Hold = []): Hold {
  const ship = view.seats[seat];
  const left = [...ship.items];
  const hold: (number | null)[] = new Array(capacity(view, ship)).fill(null).fill(RUM, 0, left[RUM]);
  for (const [space, good] of wanted.entries())
    if (good !== null && good !== RUM && hold[space] === null && left[good] > 0) {
      hold[space] = good;
      left[good]--;
    }
  const others = STOWED.filter((item) => item !== RUM).flatMap((good) => new Array<number>(left[good]).fill(good));
  return hold.map((item) => item ?? others.shift() ?? null);
}

/** The hold with what lies on two of its spaces changed over. */
export function exchanged(hold: Hold, one: number, other: number): Hold {
  return hold.with(one, hold[other]).with(other, hold[one]);
}

/** Spaces are filled column by column if there are two rows, so that rum stays at the stern. */
export function spaceAt({ rows, holdX, top }: HullPlan, space: number): { x: number; y: number } {
  return { x: holdX + Math.floor(space / rows) * SPACE.width, y: top + (space % rows) * SPACE.height };
}

export function gunportAt({ rows, gunX, top }: HullPlan, gunport: number): { x: number; y: number } {
  return { x: gunX + Math.floor(gunport / rows) * GUNPORT.width, y: top + (gunport % rows) * GUNPORT.height };
}

/** The first space of a kind of cargo, by which it is named as a place. */
export function firstOf(cargo: Hold, space: number): boolean {
  return cargo.indexOf(cargo[space]) === space;
}

/** The spot of cargo: rum has one of its own, goods of a kind share one. */
export function cargoSpot(seat: SeatId, item: number): string {
  return item === RUM ? `seat.${seat}.rum` : `seat.${seat}.goods.${item}`;
}
