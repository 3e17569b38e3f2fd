import { asks, type SeatId } from "@caravel/kernel";
import { CARGO, ITEMS, RUM, THALER } from "../content/pieces.ts";
import { isForced, listExactly, noteItem } from "./drafts.ts";
import { fact } from "./events.ts";
import { DISCARD } from "./moves.ts";
import { capacity, cargoTally } from "./ship.ts";
import { cargoOf, type Portolano, type PortolanoTable, type Seat, type Watch, watch } from "./state.ts";
import { STEP } from "./steps.ts";
import { one, several, tallied, talliedBelow } from "./tally.ts";

/** What may be thrown out for a gain, in `frame.marks`: cargo; goods only, for rum (PO-HOLD-09); cargo or the new goods (PO-RULING-42). */
export const ANY_CARGO = 0;
export const GOODS_ONLY = 1;
export const CARGO_OR_NEW = 2;

/** PO-GEN-05: one item leaves a ship for good; goods go to the box. */
export function dropItem(state: Portolano, seat: Seat, item: number): void {
  seat.items[item]--;
  if (item < RUM) state.box[item]++;
}

/** PO-HOLD-04: a ship receives goods and rum, after its captain has made room; thalers need none. */
export function receive(table: PortolanoTable, seat: SeatId, gain: number, marks = ANY_CARGO): void {
  const { state } = table;
  const ship = state.seats[seat];
  const lacking = cargoOf(ship) + talliedBelow(gain, CARGO.length) - capacity(state, ship);
  if (lacking <= 0) return stow(ship, gain);
  const frame = watch(STEP.makeRoom, seat, lacking, gain, marks);
  table.push(frame);
  goOnMakingRoom(table, frame);
}

function stow(ship: Seat, gain: number): void {
  for (let item = 0; item < ITEMS.length; item++) ship.items[item] += tallied(gain, item);
}

/** What can be thrown out, as a tally. */
export function discardable(ship: Pick<Seat, "items">, frame: Watch): number {
  const aboard = cargoTally(ship);
  if (frame.marks === GOODS_ONLY) return aboard - several(RUM, ship.items[RUM]);
  return frame.marks === CARGO_OR_NEW ? aboard + frame.tally : aboard;
}

/** Stows the gain once there is room; makes room where there is no choice. */
function goOnMakingRoom(table: PortolanoTable, frame: Watch): void {
  const ship = table.state.seats[frame.seat];
  while (frame.limit > 0) {
    const available = discardable(ship, frame);
    if (!isForced(available, frame.limit)) return;
    let item = 0;
    while (tallied(available, item) === 0) item++;
    discard(table, frame, item);
    frame.limit--;
  }
  table.pop();
  stow(ship, frame.tally);
}

/** PO-HOLD-07: an item on board, or else one of the new goods, goes. */
function discard(table: PortolanoTable, frame: Watch, item: number): void {
  const { state } = table;
  const ship = state.seats[frame.seat];
  if (ship.items[item] > 0) dropItem(state, ship, item);
  else {
    frame.tally -= one(item);
    state.box[item]++;
  }
  table.tell(fact({ type: "discarded", seat: frame.seat, item }));
}

/** PO-HOLD-04, -09, PO-DEC-13: throwing out exactly as many (`frame.limit`) as spaces are lacking for the gain (`frame.tally`). */
export const makeRoom = asks<Portolano, Watch>("makeRoom", {
  verbs: [DISCARD],

  moves(state, frame, seat, list) {
    listExactly(list, DISCARD, discardable(state.seats[seat], frame), frame);
  },

  refuse(state, frame, seat, move) {
    const item = DISCARD.first(move);
    if (tallied(discardable(state.seats[seat], frame), item) > 0) return null;
    return item === RUM && state.seats[seat].items[RUM] > 0 ? "PO-HOLD-09" : "PO-HOLD-04";
  },

  play(table, frame, seat, move) {
    const item = DISCARD.first(move);
    noteItem(frame, discardable(table.state.seats[seat], frame), item);
    discard(table, frame, item);
    goOnMakingRoom(table, frame);
  },
});

/** Pays thalers out of the bank, which is never exhausted (PO-GEN-04). */
export function pay(seat: Seat, thalers: number): void {
  seat.items[THALER] += thalers;
}
