import {
  asks,
  findFrame,
  type MoveList,
  memoOf,
  type RuleId,
  type SeatId,
  sequence,
  unless,
  when,
} from "@caravel/kernel";
import { COCOA, MOST_SLOTS, PORT_PAY, RUM } from "../content/pieces.ts";
import { fact } from "./events.ts";
import { GOODS_ONLY, pay, receiveOf } from "./hold.ts";
import { endTurn } from "./movement.ts";
import { BERTHS, DONE, noWayOut, REFILL, UNLOAD } from "./moves.ts";
import { capacity } from "./ship.ts";
import {
  COVERED,
  contentOf,
  EMPTY,
  isPort,
  type OpenTable,
  type Portolano,
  type PortolanoTable,
  type Seat,
} from "./state.ts";
import { STEP } from "./steps.ts";
import { type Visit, type Watch, watch } from "./watch.ts";

/** Where the slots of the port on this place begin in `state.slots`. */
export function firstSlot(state: Pick<OpenTable, "grid">, place: number): number {
  let ports = 0;
  for (let other = 0; other < place; other++) if (isPort(state.grid[other])) ports++;
  return ports * MOST_SLOTS;
}

/** The slots that the port on this place has. */
function slotsAt(state: Portolano, place: number): readonly number[] {
  return contentOf(state).slots[state.grid[place]];
}

/** By slot: the berth of it and the next one, for cocoa on two. */
const PAIR_FROM = Array.from({ length: MOST_SLOTS }, (_, slot) =>
  BERTHS.findIndex((berth) => berth[0] === slot && berth[1] === slot + 1),
);

/** PO-PORT-01 to -05: every good that fits; search goes from left to right, so that it meets every cargo once. */
function listUnloading(state: Portolano, frame: Watch, ship: Seat, list: MoveList): void {
  const { items, place } = ship;
  const slots = slotsAt(state, place);
  const first = firstSlot(state, place);
  for (let slot = 0; slot < slots.length; slot++) {
    if (state.slots[first + slot] !== EMPTY) continue;
    if (items[slots[slot]] > 0) listAt(list, frame, slot, UNLOAD.of(slots[slot], slot));
    if (items[COCOA] === 0) continue;
    listAt(list, frame, slot, UNLOAD.of(COCOA, slot));
    if (slot + 1 < slots.length && state.slots[first + slot + 1] === EMPTY)
      listAt(list, frame, slot, UNLOAD.of(COCOA, PAIR_FROM[slot]));
  }
}

function listAt(list: MoveList, { draftFrom }: Watch, slot: number, move: number): void {
  if (slot >= draftFrom) list.add(move);
  else list.shortcut(move);
}

/** The rule against unloading a good there, or null. */
function refuseUnloading(state: Portolano, ship: Seat, good: number, berth: readonly number[]): RuleId | null {
  const demanded = slotsAt(state, ship.place);
  const first = firstSlot(state, ship.place);
  if (berth.some((slot) => slot >= demanded.length)) return "PO-PORT-01";
  if (ship.items[good] === 0) return "PO-PORT-01";
  if (berth.length === 2 && (good !== COCOA || berth[1] !== berth[0] + 1)) return "PO-PORT-04";
  if (berth.some((slot) => state.slots[first + slot] !== EMPTY)) return "PO-PORT-01";
  return good === COCOA || demanded[berth[0]] === good ? null : "PO-PORT-01";
}

/** PO-PORT: a visit to a port, which is the action there. */
export const port = sequence<Portolano, Watch<Visit>>("port", {
  nothing: unless(canUnloadHere, leavePort),
  unload: begins(STEP.unload),
  pay: when(hasUnloaded, payForGoods),
  refill: when(canRefill, begins(STEP.refill)),
  full: when(isFullPort, fillPort),
  end: leavePort,
});

/** A stage of the visit in which its player is asked. */
function begins(step: number): (table: PortolanoTable, frame: Watch) => void {
  return (table, { seat }) => table.push(watch(step, seat));
}

function leavePort(table: PortolanoTable, { seat }: Watch): void {
  table.pop();
  endTurn(table, seat);
}

function canUnloadHere(state: Portolano, { seat }: Watch): boolean {
  return canUnload(state, state.seats[seat]);
}

function hasUnloaded(_state: Portolano, { memo }: Watch<Visit>): boolean {
  return memo.unloaded > 0;
}

/** PO-PORT-08, -09: rum is for those who unloaded something, if they have room for any. */
function canRefill(state: Portolano, { seat, memo: { unloaded } }: Watch<Visit>): boolean {
  return unloaded > 0 && mostRefill(state, state.seats[seat]) > 0;
}

/** Slots filled in this visit so far; none outside a port. */
export function unloadedSoFar(state: Pick<OpenTable, "stack">): number {
  return findFrame(state, "visit")?.memo.unloaded ?? 0;
}

/** PO-PORT-01 to -05, PO-DEC-14: unloading good by good, until `done` or until nothing fits. */
export const unload = asks<Portolano, Watch>("unload", {
  verbs: [UNLOAD, DONE],
  instead: noWayOut("PO-PORT-02", DONE),

  moves(state, frame, seat, list) {
    listUnloading(state, frame, state.seats[seat], list);
    list.add(DONE.of());
  },

  refuse(state, _frame, seat, move) {
    if (DONE.has(move)) return null;
    return refuseUnloading(state, state.seats[seat], UNLOAD.first(move), BERTHS[UNLOAD.second(move)]);
  },

  play(table, frame, seat, move) {
    const { state } = table;
    if (UNLOAD.has(move)) {
      putDown(table, frame, seat, UNLOAD.first(move), BERTHS[UNLOAD.second(move)]);
      if (canUnload(state, state.seats[seat])) return;
    }
    table.pop();
  },
});

function canUnload(state: Portolano, ship: Seat): boolean {
  const slots = slotsAt(state, ship.place);
  const first = firstSlot(state, ship.place);
  for (let slot = 0; slot < slots.length; slot++)
    if (state.slots[first + slot] === EMPTY && ship.items[slots[slot]] + ship.items[COCOA] > 0) return true;
  return false;
}

function putDown(table: PortolanoTable, frame: Watch, seat: SeatId, good: number, berth: readonly number[]): void {
  const { state } = table;
  const ship = state.seats[seat];
  const first = firstSlot(state, ship.place);
  ship.items[good]--;
  state.slots[first + berth[0]] = good;
  if (berth.length === 2) state.slots[first + berth[1]] = COVERED;
  frame.draftFrom = berth[0] >= frame.draftFrom ? berth[berth.length - 1] + 1 : 0;
  memoOf(state, "visit").unloaded += berth.length;
  table.tell?.(fact({ type: "unloaded", seat, place: ship.place, good, slots: [...berth] }));
}

/** PO-PORT-06: thalers by the number unloaded in this visit. */
function payForGoods(table: PortolanoTable, { seat, memo: { unloaded } }: Watch<Visit>): void {
  const ship = table.state.seats[seat];
  const thalers = PORT_PAY[unloaded];
  pay(ship, thalers);
  table.tell?.(fact({ type: "paid", seat, place: ship.place, unloaded, thalers }));
}

/** PO-PORT-08, -10: the most rum that can be taken. */
export function mostRefill(state: Pick<OpenTable, "players" | "pack" | "grid">, ship: Seat): number {
  return Math.min(contentOf(state).portRum[state.grid[ship.place]], capacity(state, ship) - ship.items[RUM]);
}

/** PO-PORT-08 to -10, PO-DEC-15: how much rum to take after unloading. */
export const refill = asks<Portolano, Watch>("refill", {
  verbs: [REFILL],
  instead: noWayOut("PO-PORT-08"),
  moves(state, _frame, seat, list) {
    const most = mostRefill(state, state.seats[seat]);
    for (let rum = 0; rum <= most; rum++) list.add(REFILL.of(rum));
  },
  refuse(state, _frame, seat, move) {
    const ship = state.seats[seat];
    if (REFILL.first(move) <= mostRefill(state, ship)) return null;
    return REFILL.first(move) > contentOf(state).portRum[state.grid[ship.place]] ? "PO-PORT-08" : "PO-PORT-10";
  },
  play(table, _frame, seat, move) {
    const rum = REFILL.first(move);
    table.pop();
    table.tell?.(fact({ type: "refilled", seat, rum }));
    receiveOf(table, seat, RUM, rum, GOODS_ONLY);
  },
});

function isFullPort(state: Portolano, { seat, memo: { unloaded } }: Watch<Visit>): boolean {
  return unloaded > 0 && isFull(state, state.seats[seat].place);
}

/** PO-PORT-11 to -17: who filled the last slot draws a chest, and the port is replaced. */
function fillPort(table: PortolanoTable, { seat }: Watch): void {
  const { state } = table;
  const { place } = state.seats[seat];
  table.tell?.(fact({ type: "portFilled", seat, place, face: state.grid[place] }));
  drawChest(table, seat);
  clearSlots(state, place);
  replacePort(table, place);
}

function isFull(state: Portolano, place: number): boolean {
  const first = firstSlot(state, place);
  const { length } = slotsAt(state, place);
  for (let slot = 0; slot < length; slot++) if (state.slots[first + slot] === EMPTY) return false;
  return true;
}

function drawChest(table: PortolanoTable, seat: SeatId): void {
  const { state } = table;
  if (state.chests.length === 0) return;
  const value = table.turnUp(state.chests, [seat]);
  state.seats[seat].chests.push(value);
  table.tell?.(fact({ type: "chestDrawn", seat, left: state.chests.length }));
  table.tell?.(fact({ type: "chestSeen", seat, value }), [seat]);
}

function clearSlots(state: Portolano, place: number): void {
  const first = firstSlot(state, place);
  for (let slot = first; slot < first + MOST_SLOTS; slot++) {
    const good = state.slots[slot];
    if (good !== EMPTY && good !== COVERED) state.box[good]++;
    state.slots[slot] = EMPTY;
  }
}

/** PO-PORT-12, -15: the next tile of the pile; when it is empty, the used ones make a new pile with their other faces up. */
function replacePort(table: PortolanoTable, place: number): void {
  const { state } = table;
  state.used.push(state.grid[place]);
  if (state.pile.length === 0) {
    for (let number = 0; number < state.used.length; number++) state.pile.push(state.used[number] ^ 1);
    state.used.length = 0;
    state.pileIsUsed = true;
    table.chance.shuffle(state.pile);
    table.tell?.(fact({ type: "pileRenewed", ports: state.pile.length }));
  }
  const face = table.turnUp(state.pile);
  state.grid[place] = face;
  table.tell?.(fact({ type: "portReplaced", place, face }));
}
