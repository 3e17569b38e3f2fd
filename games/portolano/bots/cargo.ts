import { CARGO_PER_THALER } from "../content/missions.ts";
import { COCOA, PLAIN_GOODS, PORT_PAY } from "../content/pieces.ts";
import { chartFor } from "../rules/map.ts";
import { firstSlot } from "../rules/ports.ts";
import { contentOf, EMPTY, goodsOf, isPort, type Portolano, type Seat } from "../rules/state.ts";

/** What a tile of distance takes off a sale: somebody may be there first, and rum is spent. */
const KEPT_BY_TILE = 0.8;
/** Thalers of a chest, on average. */
const A_CHEST = 2;
/** What a good is worth beyond its place in the final count while there is time for another port. */
const LATER_SALE = 0.7;

/** The goods on board: sold at the port that pays best from here, the rest later or counted at the end. */
export function cargo(state: Portolano, seat: Seat, rounds: number): number {
  const goods = goodsOf(seat);
  const atEnd = 1 / CARGO_PER_THALER;
  if (goods === 0) return 0;
  const each = atEnd + LATER_SALE * Math.min(1, Math.max(0, rounds - 2) / 4);
  let best = goods * each;
  if (rounds <= 1) return goods * atEnd;
  for (let place = 0; place < state.grid.length; place++) {
    if (!isPort(state.grid[place])) continue;
    const tiles = Math.max(1, distance(state.players, seat.place, place));
    if (tiles > rounds - 1) continue;
    const { pay, sold } = sale(state, seat, place);
    const kept = KEPT_BY_TILE ** tiles;
    best = Math.max(best, kept * pay + (1 - kept) * sold * each + (goods - sold) * each);
  }
  return best;
}

/** What the port on a place would pay for the goods on board, the chest for its last slot included. */
export function sale(state: Portolano, { items }: Seat, place: number): { pay: number; sold: number } {
  const slots = contentOf(state).slots[state.grid[place]];
  const first = firstSlot(state, place);
  let open = 0;
  let filled = 0;
  const left = PLAIN_GOODS.map((_, good) => items[good]);
  for (let slot = 0; slot < slots.length; slot++) {
    if (state.slots[first + slot] !== EMPTY) continue;
    open++;
    if (left[slots[slot]] === 0) continue;
    left[slots[slot]]--;
    filled++;
  }
  // a cocoa covers two slots side by side, if there are such; here any two will do
  const byCocoa = Math.min(items[COCOA] * 2, open - filled);
  const unloaded = filled + byCocoa;
  return {
    pay: PORT_PAY[unloaded] + (unloaded === open && open > 0 ? A_CHEST : 0),
    sold: filled + Math.ceil(byCocoa / 2),
  };
}

const distances = new Map<number, number[][]>();

/** Steps from one place to another over the round world. */
export function distance(players: number, from: number, to: number): number {
  const { places, next } = chartFor(players);
  let table = distances.get(places);
  if (table === undefined) {
    table = Array.from({ length: places }, (_, start) => distancesFrom(start, places, next));
    distances.set(places, table);
  }
  return table[from]?.[to] ?? 0;
}

function distancesFrom(start: number, places: number, next: readonly (readonly number[])[]): number[] {
  const steps = Array.from({ length: places }, () => Number.POSITIVE_INFINITY);
  steps[start] = 0;
  const shore = [start];
  for (const place of shore)
    for (const direction of next) {
      const to = direction[place];
      if (steps[to] !== Number.POSITIVE_INFINITY) continue;
      steps[to] = steps[place] + 1;
      shore.push(to);
    }
  return steps;
}
