import { draft, draftedOf, type SeatId } from "@caravel/kernel";
import { LARGE_WAREHOUSE, SMALL_WAREHOUSE, STOREHOUSE } from "../../content/buildings.ts";
import { GOODS, SHIP_CAPACITY } from "../../content/pieces.ts";
import { fact } from "../events.ts";
import { type Phase, phase } from "../frames.ts";
import { wakeGuests } from "../guests.ts";
import { DONE, KEEP, STORE } from "../moves.ts";
import { EMPTY, type PuertoRico, type PuertoRicoTable, type Seat, totalOfGoods } from "../state.ts";
import { STEP } from "../steps.ts";

/** PR-STORE-01: after loading, everybody with barrels left stores or loses them. */
export function beginStoring(table: PuertoRicoTable, { taker }: Phase, seat: SeatId): void {
  if (totalOfGoods(table.state.seats[seat].barrels) > 0) table.push(phase(STEP.store, seat, taker));
}

/** PR-STORE-03: kinds that warehouses keep completely. */
export function warehouseKinds(seat: Pick<Seat, "city">): number {
  return (seat.city[SMALL_WAREHOUSE] > 0 ? 1 : 0) + (seat.city[LARGE_WAREHOUSE] > 0 ? 2 : 0);
}

/** PR-STORE-02, -04: single barrels that may be kept besides. */
export function singleBarrels(seat: Pick<Seat, "city">): number {
  return seat.city[STOREHOUSE] > 0 ? 4 : 1;
}

/** What is chosen so far: by good, a whole kind in a warehouse; then, by good again, single barrels. */
type Storing = Pick<Phase, "drafted">;

function isStored(frame: Storing, good: number): boolean {
  return draftedOf(frame, good) > 0;
}

function keptSingly(frame: Storing, good: number): number {
  return draftedOf(frame, GOODS.length + good);
}

/** How many kinds are stored whole, or how many barrels are kept singly (`from` is the first kind of either sort). */
function chosenFrom(frame: Storing, from: number): number {
  let sum = 0;
  for (let good = 0; good < GOODS.length; good++) sum += draftedOf(frame, from + good);
  return sum;
}

/** How many more of a kind can be chosen: one warehouse for the kind, or single barrels of it. */
function placesLeft(seat: Seat, frame: Storing, kind: number): number {
  const isWhole = kind < GOODS.length;
  const good = isWhole ? kind : kind - GOODS.length;
  const barrels = seat.barrels[good];
  if (barrels === 0 || isStored(frame, good)) return 0;
  if (isWhole) {
    const warehouses = warehouseKinds(seat);
    return warehouses > 0 && chosenFrom(frame, 0) < warehouses ? 1 : 0;
  }
  return Math.min(barrels - keptSingly(frame, good), singleBarrels(seat) - chosenFrom(frame, GOODS.length));
}

/** Choosing what to keep: whole kinds in warehouses and single barrels, then `done`. */
export const store = draft<PuertoRico, Phase>("store", {
  picks: [STORE, KEEP],
  done: DONE,
  endsByDone: true,
  turnRule: "PR-STORE-01",
  instead: { pass: "PR-STORE-08" },
  left: (state, frame, seat, kind) => placesLeft(state.seats[seat], frame, kind),

  refuse(state, frame, seat, kind) {
    const isWhole = kind < GOODS.length;
    const good = isWhole ? kind : kind - GOODS.length;
    const { barrels } = state.seats[seat];
    const hasNone = isStored(frame, good) || barrels[good] <= (isWhole ? 0 : keptSingly(frame, good));
    if (hasNone) return "PR-STORE-01";
    return isWhole ? "PR-STORE-03" : "PR-STORE-02";
  },

  picked(_table, frame, _seat, kind) {
    // a single barrel of a kind that is stored whole leaves its place to another
    if (kind < GOODS.length) frame.drafted[GOODS.length + kind] = 0;
  },

  finish: discardTheRest,
});

/** Barrels of a good that stay by the choices made so far. */
export function barrelsKept(seat: Pick<Seat, "barrels">, frame: Storing, good: number): number {
  return isStored(frame, good) ? seat.barrels[good] : keptSingly(frame, good);
}

function discardTheRest(table: PuertoRicoTable, frame: Phase, seat: SeatId): void {
  const { state } = table;
  const board = state.seats[seat];
  const before = table.tell === null ? null : board.barrels.slice();
  for (let good = 0; good < GOODS.length; good++) {
    const kept = barrelsKept(board, frame, good);
    state.supply[good] += board.barrels[good] - kept;
    board.barrels[good] = kept;
  }
  wakeGuests(table);
  if (before === null) return;
  const kept = board.barrels.slice();
  table.tell?.(fact({ type: "stored", seat, kept, lost: before.map((barrels, good) => barrels - kept[good]) }));
}

/** PR-CAPTAIN-18: full ships are emptied into the supply; the others wait. */
export function sail(table: PuertoRicoTable): void {
  const { state } = table;
  for (let ship = 0; ship < SHIP_CAPACITY.length; ship++) {
    if (state.shipBarrels[ship] < SHIP_CAPACITY[ship]) continue;
    const good = state.shipGood[ship];
    state.supply[good] += state.shipBarrels[ship];
    state.shipGood[ship] = EMPTY;
    state.shipBarrels[ship] = 0;
    table.tell?.(fact({ type: "shipSailed", ship, good }));
  }
}
