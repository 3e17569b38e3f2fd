import { asks, eachSeat, includesSeat, type MoveList, only, type SeatId } from "@caravel/kernel";
import { GUEST_HOUSE } from "../content/buildings.ts";
import { TILES } from "../content/pieces.ts";
import { fact } from "./events.ts";
import { GUEST, GUEST_NOBLE, PASS } from "./moves.ts";
import {
  circlesAt,
  colonistsAt,
  contentOf,
  EXPANSION_1,
  hasColonist,
  hasNoble,
  moveColonists,
  type Phase,
  type PuertoRico,
  type PuertoRicoTable,
  phase,
  type Seat,
  spotOf,
  uses,
} from "./state.ts";
import { STEP } from "./steps.ts";

const GUEST_SPOT = spotOf(GUEST_HOUSE);

/** Has the spot, other than the guest house, an empty circle? */
function isVacant(circles: readonly number[], seat: Seat, spot: number): boolean {
  return spot !== GUEST_SPOT && circlesAt(circles, seat, spot) > colonistsAt(seat, spot);
}

function listGuests(seat: Seat, spot: number, list: MoveList): void {
  if (hasColonist(seat, GUEST_HOUSE)) list.add(GUEST.of(spot));
  if (hasNoble(seat, GUEST_HOUSE)) list.add(GUEST_NOBLE.of(spot));
}

/** Forgets who declined: something has happened, so guests may be moved again. */
export function wakeGuests(table: PuertoRicoTable): void {
  table.state.restingGuests = 0;
}

/** Offers a player to move his guests, before whatever waits on the stack (ruling PR-RULING-28). */
export function offerGuests(table: PuertoRicoTable, seat: SeatId): void {
  const { state } = table;
  if (!uses(state, EXPANSION_1) || state.seats[seat].city[GUEST_HOUSE] <= 0) return;
  if (!includesSeat(state.restingGuests, seat)) table.push(phase(STEP.guests, seat, seat));
}

/** Something was decided in the seat's turn: its guests may be moved again, now. */
export function afterDecision(table: PuertoRicoTable, seat: SeatId): void {
  if (!uses(table.state, EXPANSION_1)) return;
  wakeGuests(table);
  offerGuests(table, seat);
}

/** Offers all players, the role-taker first, to move guests. */
export function offerAllGuests(table: PuertoRicoTable, taker: SeatId): void {
  const { state } = table;
  if (!uses(state, EXPANSION_1)) return;
  for (let seat = 0; seat < state.players; seat++)
    if (state.seats[seat].city[GUEST_HOUSE] > 0) return table.push(phase(STEP.guestRound, taker, taker, state.players));
}

/** All owners of guests in player order. */
export const guestRound = eachSeat<PuertoRico, Phase>("guestRound", {
  turn: (table, _frame, seat) => offerGuests(table, seat),
});

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
    table.tell(fact({ type: "guestMoved", seat, spot, isNoble }));
  },
});
