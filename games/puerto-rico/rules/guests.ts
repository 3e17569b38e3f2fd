import {
  type Asking,
  asks,
  includesSeat,
  type MoveList,
  only,
  type SeatId,
  type Stage,
  type Step,
  when,
} from "@caravel/kernel";
import { GUEST_HOUSE } from "../content/buildings.ts";
import { TILES } from "../content/pieces.ts";
import { fact } from "./events.ts";
import { type Phase, phase } from "./frames.ts";
import { GUEST, GUEST_NOBLE, PASS } from "./moves.ts";
import {
  circlesAt,
  colonistsAt,
  contentOf,
  EXPANSION_1,
  hasColonist,
  hasNoble,
  moveColonists,
  type PuertoRico,
  type PuertoRicoTable,
  type Seat,
  spotOf,
  uses,
} from "./state.ts";
import { STEP } from "./steps.ts";
import { inPlayerOrder } from "./turns.ts";

/*
 * The moments of ruling PR-RULING-28. Those of all players, (a) and (c), are lines of the phases: `guestMoment`. Those of a
 * player's own turn, (b), come before it (`offerGuests`) and after each decision in it: steps that `decide` instead of only
 * asking. Where nothing has happened since a player declined, moments are one: his guests rest until `wakeGuests`.
 */

const GUEST_SPOT = spotOf(GUEST_HOUSE);

/** Steps that only finish what a player began with another decision: nothing comes between. */
const UNFINISHED: readonly number[] = [STEP.lay, STEP.giveColonist, STEP.giveItem, STEP.crates];

/** Forgets who declined: something has happened, so guests may be moved again. */
export function wakeGuests(table: PuertoRicoTable): void {
  table.state.restingGuests = 0;
}

/** Offers a player to move his guests, before whatever waits on the stack. */
export function offerGuests(table: PuertoRicoTable, seat: SeatId): void {
  const { state } = table;
  if (!uses(state, EXPANSION_1) || state.seats[seat].city[GUEST_HOUSE] <= 0) return;
  if (!includesSeat(state.restingGuests, seat)) table.push(phase(STEP.guests, seat, seat));
}

/** Something was decided in the seat's turn: its guests may be moved again, now. */
export function afterDecision(table: PuertoRicoTable, seat: SeatId): void {
  const { state } = table;
  if (state.restingGuests === 0 && state.seats[seat].city[GUEST_HOUSE] <= 0) return;
  if (UNFINISHED.includes(state.stack[state.stack.length - 1].step)) return;
  wakeGuests(table);
  offerGuests(table, seat);
}

/** A step that asks a player for a decision of his turn, after which his guests may be moved. */
export function decides(name: string, step: Asking<PuertoRico, Phase>): Step<PuertoRico, Phase> {
  return asks(name, { ...step, played: afterDecision });
}

function hasGuests(state: PuertoRico): boolean {
  if (!uses(state, EXPANSION_1)) return false;
  for (let seat = 0; seat < state.players; seat++) if (state.seats[seat].city[GUEST_HOUSE] > 0) return true;
  return false;
}

/** A line of a phase at which everybody may move guests, the role-taker first. */
export const guestMoment: Stage<PuertoRico, Phase> = when(
  hasGuests,
  inPlayerOrder((table, _frame, seat) => offerGuests(table, seat)),
);

/** Has the spot, other than the guest house, an empty circle? */
function isVacant(circles: readonly number[], seat: Seat, spot: number): boolean {
  return spot !== GUEST_SPOT && circlesAt(circles, seat, spot) > colonistsAt(seat, spot);
}

function listGuests(seat: Seat, spot: number, list: MoveList): void {
  if (hasColonist(seat, GUEST_HOUSE)) list.add(GUEST.of(spot));
  if (hasNoble(seat, GUEST_HOUSE)) list.add(GUEST_NOBLE.of(spot));
}

/** PR-B-GUEST-HOUSE-02 to -04: a guest moves to an empty circle, or stays for now. */
export const guests = asks<PuertoRico, Phase>("guests", {
  verbs: [GUEST, GUEST_NOBLE, PASS],

  moves(state, _frame, seat, list) {
    const board = state.seats[seat];
    if (board.city[GUEST_HOUSE] <= 0 || includesSeat(state.restingGuests, seat)) return;
    const { circles } = contentOf(state);
    for (let kind = 0; kind < TILES.length; kind++)
      if (board.island[kind] > board.workers[kind]) listGuests(board, kind, list);
    for (const building of board.built)
      if (building !== GUEST_HOUSE && circles[building] > board.city[building])
        listGuests(board, spotOf(building), list);
    if (list.length > 0) list.add(PASS.of());
  },

  refuse(state, _frame, seat, move) {
    if (PASS.has(move)) return null;
    const board = state.seats[seat];
    const isNoble = GUEST_NOBLE.has(move);
    if (!(isNoble ? hasNoble(board, GUEST_HOUSE) : hasColonist(board, GUEST_HOUSE))) return "PR-B-GUEST-HOUSE-02";
    return isVacant(contentOf(state).circles, board, (isNoble ? GUEST_NOBLE : GUEST).first(move))
      ? null
      : "PR-MAYOR-07";
  },

  play(table, _frame, seat, move) {
    const { state } = table;
    if (PASS.has(move)) {
      table.pop();
      state.restingGuests |= only(seat);
      return;
    }
    const isNoble = GUEST_NOBLE.has(move);
    const spot = (isNoble ? GUEST_NOBLE : GUEST).first(move);
    moveColonists(state.seats[seat], GUEST_SPOT, spot, 1, isNoble ? 1 : 0);
    table.tell?.(fact({ type: "guestMoved", seat, spot, isNoble }));
  },
});
