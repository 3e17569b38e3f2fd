import type { Move, MoveList, SeatId } from "@caravel/kernel";
import { BLACK_MARKET, LIBRARY, ZONING_OFFICE } from "../../content/buildings.ts";
import { GOODS, QUARRY, TILES } from "../../content/pieces.ts";
import { returnPoint } from "../ending.ts";
import { fact } from "../events.ts";
import { type Bargain, type Phase, type Purchase, phase } from "../frames.ts";
import { decides } from "../guests.ts";
import { GIVE_BARREL, GIVE_COLONIST, GIVE_NOBLE, GIVE_POINT, PASS } from "../moves.ts";
import { buy, generalReduction, priceFor, reducedPrice } from "../purchase.ts";
import {
  addAt,
  colonistsAt,
  colonistsOf,
  completeSeat,
  contentOf,
  noblesAt,
  type PuertoRico,
  type PuertoRicoTable,
  type Seat,
  spotOf,
  totalOfGoods,
  WIND_ROSE,
} from "../state.ts";
import { STEP } from "../steps.ts";

/** PR-B-BLACK-MARKET-01: a colonist, a barrel and a point. */
export const MOST_ITEMS = 3;

/** Nobody is given up. */
const NO_SPOT = -1;

/** Where the one stands who is given up by a move, or NO_SPOT. */
function spotGiven(move: Move): number {
  if (PASS.has(move)) return NO_SPOT;
  return (GIVE_NOBLE.has(move) ? GIVE_NOBLE : GIVE_COLONIST).first(move);
}

/** PR-B-BLACK-MARKET-05: does anybody stand there to be given up so? */
function isThere(seat: Seat, move: Move): boolean {
  if (PASS.has(move)) return true;
  const spot = spotGiven(move);
  const nobles = noblesAt(seat, spot);
  return GIVE_NOBLE.has(move) ? nobles > 0 : colonistsAt(seat, spot) > nobles;
}

/** Where a colonist lowers prices: giving him up raises them. */
const PRICE_SPOTS = [QUARRY, spotOf(ZONING_OFFICE), spotOf(LIBRARY)];

/** The price on the board without the colonist given up: he leaves before it is computed (ruling PR-RULING-26). */
function priceWithout(state: PuertoRico, seat: SeatId, taker: SeatId, building: number, move: Move): number {
  const spot = spotGiven(move);
  if (!PRICE_SPOTS.includes(spot)) return priceFor(state, seat, taker, building);
  const board = state.seats[seat];
  const without = completeSeat(board, board.points, board.secretForests);
  addAt(without, spot, -1, GIVE_NOBLE.has(move) ? -1 : 0);
  return reducedPrice(contentOf(state), without, generalReduction(without, seat === taker), building);
}

/** Items still missing once a colonist is given up by this move. */
function itemsMissing(state: PuertoRico, seat: SeatId, taker: SeatId, building: number, move: Move): number {
  const items = PASS.has(move) ? 0 : 1;
  return priceWithout(state, seat, taker, building, move) - state.seats[seat].doubloons - items;
}

/** Can a barrel and a point make up exactly this many items? */
function canGive(seat: Seat, items: number): boolean {
  return items >= 0 && items <= kindsToGive(seat);
}

function kindsToGive(seat: Seat): number {
  return (totalOfGoods(seat.barrels) > 0 ? 1 : 0) + (seat.points > 0 ? 1 : 0);
}

/** Is there somebody to be given up by this move, and do the items left then make up the price? */
function isPossible(state: PuertoRico, seat: SeatId, taker: SeatId, building: number, move: Move): boolean {
  if (!isThere(state.seats[seat], move)) return false;
  const items = itemsMissing(state, seat, taker, building, move);
  return canGive(state.seats[seat], items) && (items > 0 || !PASS.has(move));
}

/** Items a player can give up whatever he buys: a barrel, a point, and a colonist whose leaving changes no price. */
export function spareItems(seat: Seat): number {
  return kindsToGive(seat) + (hasSpareColonist(seat) ? 1 : 0);
}

/** PR-B-BLACK-MARKET-03: is there something to give up that makes the purchase end with exactly no money? */
export function canBargain(state: PuertoRico, seat: SeatId, taker: SeatId, building: number): boolean {
  const missing = itemsMissing(state, seat, taker, building, PASS.of());
  // giving somebody up never lowers the price, so more than three items are never enough
  if (missing > MOST_ITEMS) return false;
  const board = state.seats[seat];
  if (canGive(board, missing)) return true;
  if (!canGive(board, missing - 1)) return false;
  if (hasSpareColonist(board)) return true;
  for (const spot of PRICE_SPOTS)
    if (
      isPossible(state, seat, taker, building, GIVE_COLONIST.of(spot)) ||
      isPossible(state, seat, taker, building, GIVE_NOBLE.of(spot))
    )
      return true;
  return false;
}

/** Is there somebody whose leaving changes no price? */
function hasSpareColonist(seat: Seat): boolean {
  let lowering = seat.city[BLACK_MARKET];
  for (const spot of PRICE_SPOTS) lowering += colonistsAt(seat, spot);
  return colonistsOf(seat) > lowering;
}

/** Begins a purchase by black market: first the colonist, then a barrel, a point or both. */
export function startBargain(table: PuertoRicoTable, taker: SeatId, seat: SeatId, building: number): void {
  table.push(phase(STEP.giveColonist, seat, taker, { of: "purchase", building }));
}

/** Lists giving up a colonist or a noble of a spot: everybody will do, except that some must not raise the price too far. */
function listGivable(state: PuertoRico, frame: Phase<Purchase>, seat: SeatId, spot: number, list: MoveList): void {
  const board = state.seats[seat];
  const nobles = noblesAt(board, spot);
  const others = colonistsAt(board, spot) - nobles;
  const { taker } = frame;
  const { building } = frame.memo;
  const isSpare = !PRICE_SPOTS.includes(spot);
  const colonist = GIVE_COLONIST.of(spot);
  if (others > 0 && (isSpare || isPossible(state, seat, taker, building, colonist))) list.add(colonist);
  const noble = GIVE_NOBLE.of(spot);
  if (nobles > 0 && (isSpare || isPossible(state, seat, taker, building, noble))) list.add(noble);
}

/** Giving up a colonist, or none. */
export const giveColonist = decides("giveColonist", {
  verbs: [GIVE_COLONIST, GIVE_NOBLE, PASS],

  // PR-B-BLACK-MARKET-04: from anywhere but the black market itself
  moves(state, frame: Phase<Purchase>, seat, list) {
    const board = state.seats[seat];
    const missing = itemsMissing(state, seat, frame.taker, frame.memo.building, PASS.of());
    if (canGive(board, missing - 1)) {
      for (let kind = 0; kind < TILES.length; kind++) listGivable(state, frame, seat, kind, list);
      for (const building of board.built)
        if (building !== BLACK_MARKET) listGivable(state, frame, seat, spotOf(building), list);
      listGivable(state, frame, seat, WIND_ROSE, list);
    }
    if (canGive(board, missing)) list.add(PASS.of());
  },

  refuse(state, { taker, memo: { building } }: Phase<Purchase>, seat, move) {
    if (spotGiven(move) === spotOf(BLACK_MARKET)) return "PR-B-BLACK-MARKET-04";
    if (!isThere(state.seats[seat], move)) return "PR-B-BLACK-MARKET-05";
    return isPossible(state, seat, taker, building, move) ? null : "PR-B-BLACK-MARKET-03";
  },

  play(table, { taker, memo: { building } }: Phase<Purchase>, seat, move) {
    table.pop();
    const bargain: Bargain = {
      of: "bargain",
      building,
      itemsMissing: itemsMissing(table.state, seat, taker, building, move),
      spotGiven: spotGiven(move),
      givesNoble: GIVE_NOBLE.has(move),
    };
    if (bargain.itemsMissing === 0) completeBargain(table, seat, taker, bargain, null, false);
    else table.push(phase(STEP.giveItem, seat, taker, bargain));
  },
});

/** Giving up a barrel, a point, or both. Until then nothing is given away, nor has the colonist left his place. */
export const giveItem = decides("giveItem", {
  verbs: [GIVE_BARREL, GIVE_POINT],
  instead: { pass: "PR-B-BLACK-MARKET-03" },

  moves(state, { memo }: Phase<Bargain>, seat, list) {
    const { barrels, points } = state.seats[seat];
    for (let good = 0; good < GOODS.length; good++) if (barrels[good] > 0) list.add(GIVE_BARREL.of(good));
    if (memo.itemsMissing === 1 && points > 0) list.add(GIVE_POINT.of());
  },

  refuse(state, { memo }: Phase<Bargain>, seat, move) {
    const { barrels, points } = state.seats[seat];
    if (GIVE_BARREL.has(move)) return barrels[GIVE_BARREL.first(move)] > 0 ? null : "PR-B-BLACK-MARKET-01";
    if (points === 0) return "PR-B-BLACK-MARKET-01";
    return memo.itemsMissing === 1 ? null : "PR-B-BLACK-MARKET-03";
  },

  play(table, { taker, memo }: Phase<Bargain>, seat, move) {
    table.pop();
    const good = GIVE_BARREL.has(move) ? GIVE_BARREL.first(move) : null;
    completeBargain(table, seat, taker, memo, good, good === null || memo.itemsMissing === 2);
  },
});

/** Everything is given up at once, then the building is paid with what money there is (PR-B-BLACK-MARKET-06). */
function completeBargain(
  table: PuertoRicoTable,
  seat: SeatId,
  taker: SeatId,
  { building, spotGiven: spot, givesNoble: isNoble }: Bargain,
  good: number | null,
  point: boolean,
): void {
  const { state } = table;
  const board = state.seats[seat];
  if (spot !== NO_SPOT) {
    addAt(board, spot, -1, isNoble ? -1 : 0);
    if (isNoble) state.nobles++;
    else state.colonists++;
  }
  if (good !== null) {
    board.barrels[good]--;
    state.supply[good]++;
  }
  if (point) returnPoint(table, seat);
  table.tell?.(fact({ type: "bargained", seat, colonistFrom: spot === NO_SPOT ? null : spot, isNoble, good, point }));
  buy(table, taker, seat, building, board.doubloons);
}
