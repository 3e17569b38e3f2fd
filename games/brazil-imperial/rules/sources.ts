import type { SeatId } from "@caravel/kernel";
import { BATTLE_CARD_COUNT, GOLD_CARD_COUNT } from "../content/cards.ts";
import { OFF_THE_MAP } from "../content/maps.ts";
import { GOLD, RAW_COUNT, RESOURCE_COUNT } from "../content/resources.ts";
import { UNITS_PER_COLOUR } from "../content/units.ts";
import { copyPay, type PayMemo } from "./frames.ts";
import {
  ANY,
  completes,
  FIRST_BATTLE_SOURCE,
  FIRST_GOLD_SOURCE,
  FUND_SIZE,
  type Funds,
  fillsWith,
  fits,
  goldLeft,
  noFunds,
  paidInto,
  readingsFor,
  spentCards,
  takenFrom,
  tokensLeft,
} from "./funds.ts";
import { PAY, PAY_CARD, SPEND, TAKE } from "./moves.ts";
import { type Brazil, controllerOf, isOccupiedSomewhere, mapOf, raised, sum, tokenPlace } from "./state.ts";

/** What a battle card counts as among the kinds of funds; what it stands for is read from all of them together. */
export const BATTLE = FUND_SIZE;

/** One thing that a payment can be made of: the move that adds one of it, what it counts as, how many there are, its place in order. */
export interface Source {
  move: number;
  fund: number;
  left: number;
  order: number;
}

/** The sources of the payment that was looked at last, in the order of BI-PAY-06: raws, gold, science, then cards. */
export const sources: Source[] = [];
let found = 0;

/** How many sources `findSources` found. */
export function sourceCount(): number {
  return found;
}

function put(move: number, fund: number, left: number, order: number): void {
  if (left <= 0) return;
  if (found === sources.length) sources.push({ move, fund, left, order });
  else {
    const source = sources[found];
    source.move = move;
    source.fund = fund;
    source.left = left;
    source.order = order;
  }
  found++;
}

/** Does an exchange ask for exactly this, so that nothing can stand in (BI-TRADE-02)? */
export function isExchange({ exactly, exactCards }: PayMemo): boolean {
  return exactly !== 0 || exactCards > 0;
}

/** Raws an exchange still asks for. */
export function rawsMissing(memo: PayMemo): number {
  let given = memo.fromTiles.length;
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) given += memo.paid[resource];
  return memo.cost[0] - given;
}

const NO_FUNDS: Funds = noFunds();
const paidNow = noFunds();
const leftNow = noFunds();

/** Sets what is paid and what can still be paid, by what it can fill, and where there are tokens. */
function lookAt(state: Brazil, seat: SeatId, memo: PayMemo): void {
  const { stock, gold } = state.seats[seat];
  paidInto(paidNow, memo);
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) leftNow[resource] = stock[resource] - paidNow[resource];
  leftNow[GOLD] += sum(gold) - memo.reserved;
  leftNow[ANY] = 0;
  findControlled(state, seat);
}

/** May one more of this kind be added, if these funds and so many cards are what can still come? */
function mayAdd(state: Brazil, seat: SeatId, memo: PayMemo, fund: number, left: Funds, cards: number): boolean {
  const spent = spentCards(memo);
  if (isExchange(memo)) {
    if (fund === BATTLE) return spent < memo.exactCards && cards >= memo.exactCards - spent;
    if (fund >= RAW_COUNT || ((memo.exactly >> fund) & 1) === 0) return false;
    const missing = rawsMissing(memo);
    let there = 0;
    for (let raw = 0; raw < RAW_COUNT; raw++) if (((memo.exactly >> raw) & 1) === 1) there += left[raw];
    return missing > 0 && there >= missing;
  }
  const readings = readingsFor(state, seat);
  if (fund === BATTLE) return cards > 0 && completes(readings, memo.cost, paidNow, left, spent + 1, cards - 1);
  if (left[fund] <= 0) return false;
  paidNow[fund]++;
  left[fund]--;
  const isPossible = completes(readings, memo.cost, paidNow, left, spent, cards);
  paidNow[fund]--;
  left[fund]++;
  return isPossible;
}

/** The hexes with tokens that the seat controls, by number; the first `controlledCount` of the list. */
const controlled: number[] = [];
let controlledCount = 0;

function findControlled(state: Brazil, seat: SeatId): void {
  controlledCount = 0;
  const { tiles } = state.seats[seat];
  const isSafe = !isOccupiedSomewhere(state, seat);
  for (let place = 0; place < tiles.length; place++) {
    const hex = tiles[place];
    if (isSafe || controllerOf(state, hex) === seat) lookAtTile(state, hex);
  }
  for (let unit = seat * UNITS_PER_COLOUR; unit < (seat + 1) * UNITS_PER_COLOUR; unit++) {
    const hex = state.units[unit];
    if (hex >= 0 && state.tile[hex] >= 0 && state.owner[hex] !== seat) lookAtTile(state, hex);
  }
}

/** Adds the tokens of a controlled hex, once, and puts it into its place by number if there are any. */
function lookAtTile({ tokens }: Brazil, hex: number): void {
  let place = controlledCount;
  while (place > 0 && controlled[place - 1] > hex) place--;
  if (place > 0 && controlled[place - 1] === hex) return;
  const first = tokenPlace(hex, 0);
  let there = 0;
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) {
    leftNow[resource] += tokens[first + resource];
    there += tokens[first + resource];
  }
  if (there === 0) return;
  for (let later = controlledCount++; later > place; later--) controlled[later] = controlled[later - 1];
  controlled[place] = hex;
}

const allowed: boolean[] = new Array<boolean>(FUND_SIZE + 1).fill(false);

/** More than there are places from which one resource can come: the stock, then every hex. */
const ROW = 256;
const FIRST_CARD_ORDER = RESOURCE_COUNT * ROW;

/** The place in order of the source that a move names (BI-PAY-06). */
export function orderOf(state: Brazil, move: number): number {
  if (PAY.has(move)) return PAY.first(move) * ROW;
  if (TAKE.has(move)) return TAKE.first(move) * ROW + 1 + mapOf(state).hexOf[TAKE.second(move)];
  if (PAY_CARD.has(move)) return FIRST_CARD_ORDER + PAY_CARD.first(move);
  return FIRST_CARD_ORDER + GOLD_CARD_COUNT + SPEND.first(move);
}

/** Is this a payment without battle cards? Then what is paid need only fit, for what is left can always fill the rest. */
function isPlain(state: Brazil, seat: SeatId, memo: PayMemo): boolean {
  return !isExchange(memo) && (readingsFor(state, seat).length === 1 || sum(state.seats[seat].battle) === 0);
}

function fitsOneMore({ cost }: PayMemo, fund: number): boolean {
  if (leftNow[fund] <= 0) return false;
  paidNow[fund]++;
  const doesFit = fits(cost, paidNow, NO_FUNDS);
  paidNow[fund]--;
  return doesFit;
}

/** Finds every source of which one more can be added, in order. */
export function findSources(state: Brazil, seat: SeatId, memo: PayMemo): void {
  found = 0;
  lookAt(state, seat, memo);
  const { stock, battle } = state.seats[seat];
  const cards = sum(battle) - spentCards(memo);
  const plain = isPlain(state, seat, memo);
  for (let fund = 0; fund < RESOURCE_COUNT; fund++)
    allowed[fund] = plain ? fitsOneMore(memo, fund) : mayAdd(state, seat, memo, fund, leftNow, cards);
  allowed[BATTLE] = !plain && mayAdd(state, seat, memo, BATTLE, leftNow, cards);
  const { wordOf } = mapOf(state);
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) {
    if (!allowed[resource]) continue;
    put(PAY.of(resource), resource, stock[resource] - memo.paid[resource], resource * ROW);
    for (let place = 0; place < controlledCount; place++) {
      const hex = controlled[place];
      const tokens = state.tokens[tokenPlace(hex, resource)];
      if (tokens === 0) continue;
      const left = tokens - takenFrom(memo, tokenPlace(hex, resource));
      put(TAKE.of(resource, wordOf[hex]), resource, left, resource * ROW + 1 + hex);
    }
  }
  if (allowed[GOLD])
    for (let card = 0; card < GOLD_CARD_COUNT; card++)
      put(PAY_CARD.of(card), GOLD, goldLeft(state, seat, memo, card), FIRST_CARD_ORDER + card);
  if (allowed[BATTLE])
    for (let card = 0; card < BATTLE_CARD_COUNT; card++)
      put(
        SPEND.of(card),
        BATTLE,
        battle[card] - memo.paid[FIRST_BATTLE_SOURCE + card],
        FIRST_CARD_ORDER + GOLD_CARD_COUNT + card,
      );
}

const ahead = noFunds();

/** By source found: can search go on with it? */
export const isInOrder: boolean[] = [];

/**
 * Marks the sources with which search can go on, and counts them: from the one that it used last, and with enough in those that come after to
 * finish. So it meets every payment once.
 */
export function markInOrder(state: Brazil, seat: SeatId, memo: PayMemo, from: number): number {
  for (let fund = 0; fund < FUND_SIZE; fund++) ahead[fund] = 0;
  let cards = 0;
  let marked = 0;
  const plain = isPlain(state, seat, memo);
  let isEnough = false;
  for (let place = found - 1; place >= 0; place--) {
    const { fund, left, order } = sources[place];
    if (fund === BATTLE) cards += left;
    else ahead[fund] += left;
    if (plain) {
      isEnough ||= fillsWith(memo.cost, paidNow, ahead, NO_FUNDS);
      isInOrder[place] = isEnough && order >= from;
    } else isInOrder[place] = order >= from && mayAdd(state, seat, memo, fund, ahead, cards);
    if (isInOrder[place]) marked++;
  }
  return marked;
}

/** How many of a source are left. */
export function leftOf(state: Brazil, seat: SeatId, memo: PayMemo, move: number): number {
  const { stock, battle } = state.seats[seat];
  if (PAY.has(move)) return stock[PAY.first(move)] - memo.paid[PAY.first(move)];
  if (PAY_CARD.has(move)) return goldLeft(state, seat, memo, PAY_CARD.first(move));
  if (SPEND.has(move)) return battle[SPEND.first(move)] - memo.paid[FIRST_BATTLE_SOURCE + SPEND.first(move)];
  const hex = mapOf(state).hexOf[TAKE.second(move)];
  return hex === OFF_THE_MAP ? 0 : tokensLeft(state, seat, memo, hex, TAKE.first(move));
}

/** What a source counts as. */
export function fundOf(move: number): number {
  if (PAY.has(move)) return PAY.first(move);
  if (TAKE.has(move)) return TAKE.first(move);
  return PAY_CARD.has(move) ? GOLD : BATTLE;
}

/** May one more of the source that a move names be added? */
export function fitsIn(state: Brazil, seat: SeatId, memo: PayMemo, move: number): boolean {
  lookAt(state, seat, memo);
  const cards = sum(state.seats[seat].battle) - spentCards(memo);
  return mayAdd(state, seat, memo, fundOf(move), leftNow, cards);
}

/** Adds one of a source to the payment. */
export function addSource(state: Brazil, memo: PayMemo, move: number): void {
  if (TAKE.has(move)) {
    const hex = mapOf(state).hexOf[TAKE.second(move)];
    memo.fromTiles = [...memo.fromTiles, tokenPlace(hex, TAKE.first(move))];
  } else if (PAY.has(move)) memo.paid = raised(memo.paid, PAY.first(move));
  else if (PAY_CARD.has(move)) memo.paid = raised(memo.paid, FIRST_GOLD_SOURCE + PAY_CARD.first(move));
  else memo.paid = raised(memo.paid, FIRST_BATTLE_SOURCE + SPEND.first(move));
}

/** Is everything paid? Without battle cards every piece fills one slot. */
export function isPaid(state: Brazil, seat: SeatId, memo: PayMemo): boolean {
  const spent = spentCards(memo);
  if (isExchange(memo)) return rawsMissing(memo) === 0 && spent === memo.exactCards;
  if (spent === 0) return memo.fromTiles.length + sum(memo.paid) === sum(memo.cost);
  return completes(readingsFor(state, seat), memo.cost, paidInto(paidNow, memo), NO_FUNDS, spent, 0);
}

/** The first source that is marked. */
function firstMarked(): Source {
  let place = 0;
  while (!isInOrder[place] && place < found - 1) place++;
  return sources[place];
}

/**
 * The whole payment, if it is there already or can be finished in one way only, else null. One with cards is asked for (BI-PAY-06), but for the
 * last battle cards of an exchange; that nobody is asked must not tell which cards somebody has. Finds the sources and marks them in order
 * from the first on, because a person may take them in any.
 */
export function onlyPayment(state: Brazil, seat: SeatId, memo: PayMemo): PayMemo | null {
  if (isPaid(state, seat, memo)) return memo;
  if (memo.exactCards > 0) return onlyCards(state, seat, memo);
  findSources(state, seat, memo);
  if (markInOrder(state, seat, memo, 0) > 1) return null;
  const rest = copyPay(memo, memo.paid, memo.fromTiles);
  for (;;) {
    const { move, order } = firstMarked();
    if (PAY_CARD.has(move) || SPEND.has(move)) break;
    addSource(state, rest, move);
    if (isPaid(state, seat, rest)) return rest;
    findSources(state, seat, rest);
    if (markInOrder(state, seat, rest, order) > 1) break;
  }
  findSources(state, seat, memo);
  markInOrder(state, seat, memo, 0);
  return null;
}

/** The battle cards of an exchange that takes all there are. */
function onlyCards(state: Brazil, seat: SeatId, memo: PayMemo): PayMemo | null {
  const { battle } = state.seats[seat];
  if (sum(battle) === memo.exactCards)
    return copyPay(memo, [...memo.paid.slice(0, FIRST_BATTLE_SOURCE), ...battle], []);
  findSources(state, seat, memo);
  return null;
}
