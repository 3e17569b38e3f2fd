import { asks, type SeatId } from "@caravel/kernel";
import { BLACK_MARKET, LIBRARY, ZONING_OFFICE } from "../../content/buildings.ts";
import { GOODS, QUARRY, TILES } from "../../content/pieces.ts";
import { returnPoint } from "../ending.ts";
import { fact } from "../events.ts";
import { GIVE_BARREL, GIVE_COLONIST, GIVE_NOBLE, GIVE_POINT, PASS } from "../moves.ts";
import { buy, generalReduction, priceFor, reducedPrice } from "../purchase.ts";
import {
  addAt,
  colonistsAt,
  colonistsOf,
  completeSeat,
  contentOf,
  noblesAt,
  type Phase,
  type PuertoRico,
  type PuertoRicoTable,
  phase,
  type Seat,
  spotOf,
  total,
  WIND_ROSE,
} from "../state.ts";
import { STEP } from "../steps.ts";

/** PR-B-BLACK-MARKET-01: a colonist, a barrel and a point. */
export const MOST_ITEMS = 3;

/** Nobody is given up. */
const NO_SPOT = -1;

/** Who is given up: a colonist or noble of a spot, or nobody. */
interface Given {
  readonly spot: number;
  readonly isNoble: boolean;
}

const NOBODY: Given = { spot: NO_SPOT, isNoble: false };

/** PR-B-BLACK-MARKET-04, -05: colonists that can be given up, from anywhere but the black market itself. */
function givable(seat: Seat): Given[] {
  const spots = [...TILES.keys(), ...seat.built.map(spotOf), WIND_ROSE].filter((spot) => spot !== spotOf(BLACK_MARKET));
  return spots.flatMap((spot) => givableAt(seat, spot));
}

function givableAt(seat: Seat, spot: number): Given[] {
  return [
    ...(colonistsAt(seat, spot) > noblesAt(seat, spot) ? [{ spot, isNoble: false }] : []),
    ...(noblesAt(seat, spot) > 0 ? [{ spot, isNoble: true }] : []),
  ];
}

/** Where a colonist lowers prices: giving him up raises them. */
const PRICE_SPOTS = [QUARRY, spotOf(ZONING_OFFICE), spotOf(LIBRARY)];

/** The price on the board without the colonist given up: he leaves before it is computed (ruling PR-RULING-26). */
function priceWithout(state: PuertoRico, seat: SeatId, taker: SeatId, building: number, given: Given): number {
  if (!PRICE_SPOTS.includes(given.spot)) return priceFor(state, seat, taker, building);
  const board = state.seats[seat];
  const without = completeSeat(board, board.points, board.secretForests);
  addAt(without, given.spot, -1, given.isNoble ? -1 : 0);
  return reducedPrice(contentOf(state), without, generalReduction(without, seat === taker), building);
}

/** Items still missing once this colonist is given up. */
function itemsMissing(state: PuertoRico, seat: SeatId, taker: SeatId, building: number, given: Given): number {
  const items = given === NOBODY ? 0 : 1;
  return priceWithout(state, seat, taker, building, given) - state.seats[seat].doubloons - items;
}

/** Can a barrel and a point make up exactly this many items? */
function canGive(seat: Seat, items: number): boolean {
  const kinds = (total(seat.barrels) > 0 ? 1 : 0) + (seat.points > 0 ? 1 : 0);
  return items >= 0 && items <= kinds;
}

function isPossible(state: PuertoRico, seat: SeatId, taker: SeatId, building: number, given: Given): boolean {
  const items = itemsMissing(state, seat, taker, building, given);
  return canGive(state.seats[seat], items) && (given !== NOBODY || items > 0);
}

/** PR-B-BLACK-MARKET-03: is there something to give up that makes the purchase end with exactly no money? */
export function canBargain(state: PuertoRico, seat: SeatId, taker: SeatId, building: number): boolean {
  const missing = itemsMissing(state, seat, taker, building, NOBODY);
  // giving somebody up never lowers the price, so more than three items are never enough
  if (missing > MOST_ITEMS) return false;
  const board = state.seats[seat];
  if (canGive(board, missing)) return true;
  if (!canGive(board, missing - 1)) return false;
  return (
    hasSpareColonist(board) || loweringColonists(board).some((given) => isPossible(state, seat, taker, building, given))
  );
}

/** Those who lower prices where they stand. */
function loweringColonists(seat: Seat): Given[] {
  return PRICE_SPOTS.flatMap((spot) => (colonistsAt(seat, spot) > 0 ? givableAt(seat, spot) : []));
}

/** Is there somebody whose leaving changes no price? */
function hasSpareColonist(seat: Seat): boolean {
  let lowering = seat.city[BLACK_MARKET];
  for (const spot of PRICE_SPOTS) lowering += colonistsAt(seat, spot);
  return colonistsOf(seat) > lowering;
}

/** Begins a purchase by black market: first the colonist, then a barrel, a point or both. */
export function startBargain(table: PuertoRicoTable, frame: Phase, seat: SeatId, building: number): void {
  table.push(phase(STEP.giveColonist, seat, frame.taker, 0, building));
}

function givenBy(move: number): Given {
  if (GIVE_NOBLE.has(move)) return { spot: GIVE_NOBLE.first(move), isNoble: true };
  return GIVE_COLONIST.has(move) ? { spot: GIVE_COLONIST.first(move), isNoble: false } : NOBODY;
}

/** Giving up a colonist, or none (`frame.kinds` is the building). */
export const giveColonist = asks<PuertoRico, Phase>("giveColonist", {
  verbs: [GIVE_COLONIST, GIVE_NOBLE, PASS],

  moves(state, frame, seat, list) {
    for (const given of givable(state.seats[seat]))
      if (isPossible(state, seat, frame.taker, frame.kinds, given))
        list.add((given.isNoble ? GIVE_NOBLE : GIVE_COLONIST).of(given.spot));
    if (isPossible(state, seat, frame.taker, frame.kinds, NOBODY)) list.add(PASS.of());
  },

  refuse(state, frame, seat, move) {
    const given = givenBy(move);
    if (given.spot === spotOf(BLACK_MARKET)) return "PR-B-BLACK-MARKET-04";
    const isThere =
      given === NOBODY ||
      givable(state.seats[seat]).some(({ spot, isNoble }) => spot === given.spot && isNoble === given.isNoble);
    if (!isThere) return "PR-B-BLACK-MARKET-05";
    return isPossible(state, seat, frame.taker, frame.kinds, given) ? null : "PR-B-BLACK-MARKET-03";
  },

  play(table, frame, seat, move) {
    table.pop();
    const given = givenBy(move);
    const items = itemsMissing(table.state, seat, frame.taker, frame.kinds, given);
    const next = phase(STEP.giveItem, seat, frame.taker, items, frame.kinds);
    next.seats = given.spot;
    next.tally = given.isNoble ? 1 : 0;
    if (items === 0) completeBargain(table, next, null, false);
    else table.push(next);
  },
});

/**
 * Giving up a barrel, a point, or both (`frame.turns` items are missing). Until then nothing is given away:
 * `frame.seats` is the spot of the colonist, `frame.tally` whether he is a noble.
 */
export const giveItem = asks<PuertoRico, Phase>("giveItem", {
  verbs: [GIVE_BARREL, GIVE_POINT],

  moves(state, frame, seat, list) {
    const { barrels, points } = state.seats[seat];
    for (let good = 0; good < GOODS.length; good++) if (barrels[good] > 0) list.add(GIVE_BARREL.of(good));
    if (frame.turns === 1 && points > 0) list.add(GIVE_POINT.of());
  },

  refuse(state, frame, seat, move) {
    const { barrels, points } = state.seats[seat];
    if (GIVE_BARREL.has(move)) return barrels[GIVE_BARREL.first(move)] > 0 ? null : "PR-B-BLACK-MARKET-01";
    if (points === 0) return "PR-B-BLACK-MARKET-01";
    return frame.turns === 1 ? null : "PR-B-BLACK-MARKET-03";
  },

  play(table, frame, _seat, move) {
    table.pop();
    const good = GIVE_BARREL.has(move) ? GIVE_BARREL.first(move) : null;
    completeBargain(table, frame, good, good === null || frame.turns === 2);
  },
});

/** Everything is given up at once, then the building is paid with what money there is (PR-B-BLACK-MARKET-06). */
function completeBargain(table: PuertoRicoTable, frame: Phase, good: number | null, point: boolean): void {
  const { state } = table;
  const board = state.seats[frame.seat];
  const [spot, isNoble] = [frame.seats, frame.tally === 1];
  if (spot !== NO_SPOT) {
    addAt(board, spot, -1, isNoble ? -1 : 0);
    if (isNoble) state.nobles++;
    else state.colonists++;
  }
  if (good !== null) {
    board.barrels[good]--;
    state.supply[good]++;
  }
  if (point) returnPoint(table, frame.seat);
  table.tell(
    fact({ type: "bargained", seat: frame.seat, colonistFrom: spot === NO_SPOT ? null : spot, isNoble, good, point }),
  );
  buy(table, frame, frame.seat, frame.kinds, board.doubloons);
}
