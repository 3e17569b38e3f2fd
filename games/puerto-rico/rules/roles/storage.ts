import { asks, eachSeat, runs, type SeatId } from "@caravel/kernel";
import { LARGE_WAREHOUSE, SMALL_WAREHOUSE, STOREHOUSE } from "../../content/buildings.ts";
import { GOODS, SHIP_CAPACITY } from "../../content/pieces.ts";
import { fact } from "../events.ts";
import { offerAllGuests, wakeGuests } from "../guests.ts";
import { DONE, KEEP, STORE } from "../moves.ts";
import {
  EMPTY,
  goodsIn,
  type Phase,
  type PuertoRico,
  type PuertoRicoTable,
  phase,
  type Seat,
  tallied,
  talliedInAll,
  totalOfGoods,
} from "../state.ts";
import { STEP } from "../steps.ts";

/** PR-STORE: after loading, everybody with barrels left stores or loses them; then full ships sail. */
export const storage = eachSeat<PuertoRico, Phase>("storage", {
  turn(table, frame, seat) {
    if (totalOfGoods(table.state.seats[seat].barrels) > 0) table.push(phase(STEP.store, seat, frame.taker));
  },
  after(table, { taker }) {
    table.push(phase(STEP.sailing, taker, taker));
    offerAllGuests(table, taker);
  },
});

/** PR-STORE-03: kinds that warehouses keep completely. */
export function warehouseKinds(seat: Pick<Seat, "city">): number {
  return (seat.city[SMALL_WAREHOUSE] > 0 ? 1 : 0) + (seat.city[LARGE_WAREHOUSE] > 0 ? 2 : 0);
}

/** PR-STORE-02, -04: single barrels that may be kept besides. */
export function singleBarrels(seat: Pick<Seat, "city">): number {
  return seat.city[STOREHOUSE] > 0 ? 4 : 1;
}

function isStored(frame: Phase, good: number): boolean {
  return ((frame.kinds >> good) & 1) === 1;
}

/** The rule against keeping a good in a warehouse, or null. */
function refuseStore(seat: Seat, frame: Phase, good: number): string | null {
  if (seat.barrels[good] === 0 || isStored(frame, good)) return "PR-STORE-01";
  return goodsIn(frame.kinds) < warehouseKinds(seat) ? null : "PR-STORE-03";
}

/** The rule against keeping a single barrel of a good, or null. */
function refuseKeep(seat: Seat, frame: Phase, good: number): string | null {
  if (isStored(frame, good) || seat.barrels[good] <= tallied(frame.tally, good)) return "PR-STORE-01";
  return talliedInAll(frame.tally) < singleBarrels(seat) ? null : "PR-STORE-02";
}

/** Choosing what to keep: whole kinds (`frame.kinds`, as bits) and single barrels (`frame.tally`), then `done`. */
export const store = asks<PuertoRico, Phase>("store", {
  verbs: [STORE, KEEP, DONE],

  moves(state, frame, seat, list) {
    const board = state.seats[seat];
    for (let good = 0; good < GOODS.length; good++) {
      if (board.barrels[good] === 0) continue;
      if (refuseStore(board, frame, good) === null) list.add(STORE.of(good));
      if (refuseKeep(board, frame, good) === null) list.add(KEEP.of(good));
    }
    list.add(DONE.of());
  },

  refuse(state, frame, seat, move) {
    const board = state.seats[seat];
    if (STORE.has(move)) return refuseStore(board, frame, STORE.first(move));
    return KEEP.has(move) ? refuseKeep(board, frame, KEEP.first(move)) : null;
  },

  play(table, frame, seat, move) {
    if (STORE.has(move)) {
      const good = STORE.first(move);
      frame.kinds |= 1 << good;
      // a single barrel of a kind that is stored whole leaves its place to another
      frame.tally &= ~(15 << (good * 4));
    } else if (KEEP.has(move)) frame.tally += 1 << (KEEP.first(move) * 4);
    else discardTheRest(table, frame, seat);
  },
});

/** Barrels of a good that stay by the choices made so far. */
export function barrelsKept(seat: Pick<Seat, "barrels">, frame: Phase, good: number): number {
  return isStored(frame, good) ? seat.barrels[good] : tallied(frame.tally, good);
}

function discardTheRest(table: PuertoRicoTable, frame: Phase, seat: SeatId): void {
  const { state } = table;
  const board = state.seats[seat];
  const before = table.told === null ? null : board.barrels.slice();
  for (let good = 0; good < GOODS.length; good++) {
    const kept = barrelsKept(board, frame, good);
    state.supply[good] += board.barrels[good] - kept;
    board.barrels[good] = kept;
  }
  table.pop();
  wakeGuests(table);
  if (before === null) return;
  const kept = board.barrels.slice();
  table.tell(fact({ type: "stored", seat, kept, lost: before.map((barrels, good) => barrels - kept[good]) }));
}

/** PR-CAPTAIN-18: full ships are emptied into the supply; the others wait. */
export const sailing = runs<PuertoRico, Phase>("sailing", (table) => {
  table.pop();
  const { state } = table;
  for (let ship = 0; ship < SHIP_CAPACITY.length; ship++) {
    if (state.shipBarrels[ship] < SHIP_CAPACITY[ship]) continue;
    const good = state.shipGood[ship];
    state.supply[good] += state.shipBarrels[ship];
    state.shipGood[ship] = EMPTY;
    state.shipBarrels[ship] = 0;
    table.tell(fact({ type: "shipSailed", ship, good }));
  }
});
