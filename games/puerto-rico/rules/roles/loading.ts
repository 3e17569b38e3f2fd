import { includesSeat, only, type SeatId } from "@caravel/kernel";
import { HARBOR, LIGHTHOUSE } from "../../content/buildings.ts";
import { award } from "../ending.ts";
import { fact } from "../events.ts";
import { captainOf, type Phase, type Shipping } from "../frames.ts";
import { wakeGuests } from "../guests.ts";
import { endsGame, reward } from "../last-point.ts";
import { privileges } from "../privilege.ts";
import { type OpenTable, type PuertoRicoTable, type SeenTable, works } from "../state.ts";

/** PR-CAPTAIN-11, PR-B-LIGHTHOUSE-02: is this the captain's first loading in the phase? */
export function isCaptainsFirst({ taker, memo: { hasLoaded } }: Phase<Shipping>, seat: SeatId): boolean {
  return seat === taker && !includesSeat(hasLoaded, seat);
}

/** PR-CAPTAIN-10 to -12: the points of a loading that is worth so much by itself, without the harbor. */
function pointsWithoutHarbor(state: SeenTable, captain: Phase<Shipping>, seat: SeatId, worth: number): number {
  return isCaptainsFirst(captain, seat) ? worth + privileges(state.seats[seat]) : worth;
}

/** PR-DP-26: would the harbor take the last point, after the points that are taken in any case? */
function isLastForHarbor(state: OpenTable, points: number): boolean {
  return !endsGame(state, points) && endsGame(state, points + 1);
}

/** PR-B-HARBOR-01: the points of a loading that is worth so much by itself; the harbor's is not counted if it is asked for. */
export function loadingPoints(state: SeenTable, captain: Phase<Shipping>, seat: SeatId, worth: number): number {
  const points = pointsWithoutHarbor(state, captain, seat, worth);
  return works(state.seats[seat], HARBOR) && !isLastForHarbor(state, points) ? points + 1 : points;
}

/** Gives the points and money of a loading, once it has been told; everybody has another turn after it (PR-CAPTAIN-15). */
export function completeLoading(table: PuertoRicoTable, seat: SeatId, worth: number): void {
  const { state } = table;
  const board = state.seats[seat];
  const captain = captainOf(state);
  const points = pointsWithoutHarbor(state, captain, seat, worth);
  const isFirst = isCaptainsFirst(captain, seat);
  captain.memo.hasLoaded |= only(seat);
  captain.memo.loadingEnds = captain.turn + state.players;
  if (!works(board, HARBOR)) award(table, seat, points);
  else if (!isLastForHarbor(state, points)) award(table, seat, points + 1);
  else {
    award(table, seat, points);
    reward(table, seat, HARBOR, 1);
  }
  if (works(board, LIGHTHOUSE)) payLighthouse(table, seat, isFirst ? 2 : 1);
}

/** PR-B-LIGHTHOUSE: doubloons for loading. */
export function payLighthouse(table: PuertoRicoTable, seat: SeatId, doubloons: number): void {
  table.state.seats[seat].doubloons += doubloons;
  table.tell?.(fact({ type: "lighthousePaid", seat, doubloons }));
  wakeGuests(table);
}

/** PR-B-WHARF: all barrels of one kind go straight to the supply. */
export function shipByWharf(table: PuertoRicoTable, seat: SeatId, good: number): void {
  const { state } = table;
  const barrels = state.seats[seat].barrels[good];
  state.seats[seat].barrels[good] = 0;
  state.supply[good] += barrels;
  const captain = captainOf(state);
  captain.memo.usedWharf |= only(seat);
  const points = loadingPoints(state, captain, seat, barrels);
  table.tell?.(fact({ type: "shippedByWharf", seat, good, barrels, points }));
  completeLoading(table, seat, barrels);
}
