/** A place at the table, counted from 0 in clockwise order. */
export type SeatId = number;

/** Somebody who watches without a seat: sees only what is public. */
export const SPECTATOR: SeatId = -1;

/** One thing that is going on: the step it belongs to and what that step must remember. */
export interface Frame {
  /** Index of the step in the game's list of steps. */
  step: number;
  /** The seat the step is about, or whose turn it is inside the step. */
  seat: SeatId;
}

/** Everything on the table, as plain JSON; the last frame of the stack is what happens now. */
export interface State<F extends Frame = Frame> {
  players: number;
  stack: F[];
}

/** The frame of a step that waits, or goes on, nearest to the top: how a step gives something to the one that called it. */
export function waiting<F extends Frame>(state: { readonly stack: readonly F[] }, step: number): F {
  const { stack } = state;
  for (let place = stack.length - 1; place >= 0; place--) if (stack[place].step === step) return stack[place];
  throw new Error(`step ${step} does not wait: the stack holds ${stack.map((frame) => frame.step).join(", ")}`);
}

/** The list of a frame that has nothing on it yet, shared by all of them: write a new one in its place. */
export const NOTHING: number[] = [];
Object.freeze(NOTHING);

/** A copy of a list of a frame. */
export function copyList(list: number[]): number[] {
  return list.length === 0 ? NOTHING : list.slice();
}

/** True once nothing is left to happen. */
export function isOver(state: State): boolean {
  return state.stack.length === 0;
}

/** The seat to the left of this one. */
export function nextSeat(state: State, seat: SeatId): SeatId {
  return seat + 1 === state.players ? 0 : seat + 1;
}

/** All seats in clockwise order, beginning with the given one. */
export function seatsFrom(state: State, first: SeatId): SeatId[] {
  return Array.from({ length: state.players }, (_, distance) => (first + distance) % state.players);
}

/** An independent copy of any plain data; a game that is copied millions of times writes out its own. */
export function copyData<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copyData) as T;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyData(value[key]);
  return copy as T;
}

/** Are these the same plain data? The order of fields does not matter. */
export function sameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && sameList(one, other);
  return !Array.isArray(other) && sameFields(one as Fields, other as Fields);
}

type Fields = Readonly<Record<string, unknown>>;

function sameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  const { length } = one;
  if (length !== other.length) return false;
  let place = 0;
  // most lists hold numbers, and these are compared fastest in a row
  while (place < length && typeof one[place] === "number" && one[place] === other[place]) place++;
  for (; place < length; place++) if (!sameData(one[place], other[place])) return false;
  return true;
}

function sameFields(one: Fields, other: Fields): boolean {
  let fields = 0;
  for (const name in one) {
    if (!sameData(one[name], other[name])) return false;
    fields++;
  }
  for (const _ in other) fields--;
  return fields === 0;
}

/** A set of seats as bits: seat 0 is bit 0. */
export type SeatSet = number;

/** All seats of any table, and those who watch. */
export const ALL: SeatSet = -1;

/** The set that holds this one seat. */
export function only(seat: SeatId): SeatSet {
  return 1 << seat;
}

/** The set of all seats at the table. */
export function everybody(state: State): SeatSet {
  return (1 << state.players) - 1;
}

/** The bits of a number are 32, the last of them its sign. */
const MOST_SEATS = 31;

/** Is the seat in the set? Numbers that are no seat never are; spectators only if the set is ALL. */
export function includesSeat(seats: SeatSet, seat: SeatId): boolean {
  if (seat === SPECTATOR) return seats === ALL;
  return seat >= 0 && seat < MOST_SEATS && Number.isInteger(seat) && (seats & (1 << seat)) !== 0;
}

/** The seats of a set, in order. */
export function seatsIn(seats: SeatSet): SeatId[] {
  const list: SeatId[] = [];
  for (let seat = 0; seat < MOST_SEATS && seats >>> seat !== 0; seat++) if (includesSeat(seats, seat)) list.push(seat);
  return list;
}
