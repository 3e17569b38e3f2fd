import type { SeatId } from "@caravel/kernel";
import { BATTLE_CARD_COUNT, GOLD_CARD_COUNT, JESUITS } from "../content/cards.ts";
import { MONARCH_ROWS, type MonarchRow, NO_MONARCH } from "../content/monarchs.ts";
import {
  ANY_RAW_SLOT,
  type Cost,
  GOLD,
  GOLD_SLOT,
  HAND_LIMIT,
  RAW_COUNT,
  RESOURCE_COUNT,
  SCIENCE,
  SCIENCE_SLOT,
  SUGARCANE_OR_COFFEE_SLOT,
} from "../content/resources.ts";
import { UNITS_PER_COLOUR } from "../content/units.ts";
import type { PayMemo } from "./frames.ts";
import { type Brazil, controllerOf, filled, sum, tokenPlace } from "./state.ts";

/** What somebody can pay with, by what it can fill: the four raws, gold, science, and a raw of any kind (from battle cards). */
export type Funds = number[];
export const ANY = 6;
export const FUND_SIZE = 7;

export const noFunds = (): Funds => filled(FUND_SIZE, 0);

/** Adds the tokens on a hex. */
function addTokens(funds: Funds, tokens: readonly number[], hex: number): void {
  const first = tokenPlace(hex, 0);
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) funds[resource] += tokens[first + resource];
}

/** Takes the tokens on a hex away. */
function subtractTokens(funds: Funds, tokens: readonly number[], hex: number): void {
  const first = tokenPlace(hex, 0);
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) funds[resource] -= tokens[first + resource];
}

/** BI-RES-04, BI-OCC-02, -07: adds all tokens on tiles that the seat controls. */
export function addTileTokens(state: Brazil, seat: SeatId, funds: Funds): void {
  const { tokens, units, owner, tile } = state;
  const { tiles } = state.seats[seat];
  const first = seat * UNITS_PER_COLOUR;
  for (let place = 0; place < tiles.length; place++) addTokens(funds, tokens, tiles[place]);
  for (let unit = 0; unit < units.length; unit++) {
    const hex = units[unit];
    if (hex < 0 || tile[hex] < 0) continue;
    const isOwnUnit = unit >= first && unit < first + UNITS_PER_COLOUR;
    // of several units on a hex the first one is enough
    if (isOwnUnit === (owner[hex] === seat) || units.indexOf(hex) !== unit) continue;
    if (isOwnUnit) addTokens(funds, tokens, hex);
    else subtractTokens(funds, tokens, hex);
  }
}

/** All tokens and gold cards of a seat, into `funds`; battle cards come on top. */
export function fundsInto(funds: Funds, state: Brazil, seat: SeatId, reservedCards: number): Funds {
  const { stock, gold } = state.seats[seat];
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) funds[resource] = stock[resource];
  funds[ANY] = 0;
  funds[GOLD] += sum(gold) - reservedCards;
  addTileTokens(state, seat, funds);
  return funds;
}

/** All tokens and gold cards of a seat; battle cards come on top. */
export function fundsOf(state: Brazil, seat: SeatId, reservedCards = 0): Funds {
  return fundsInto(noFunds(), state, seat, reservedCards);
}

/** Can these funds fill every slot of the cost? BI-PAY-04: gold stands for raws, science for anything, a raw of any kind for any raw. */
function fills(cost: Cost, funds: Funds, more: Funds): boolean {
  let missing = 0;
  let spareLow = 0;
  let spareHigh = 0;
  for (let raw = 0; raw < RAW_COUNT; raw++) {
    const left = funds[raw] + more[raw] - cost[raw];
    if (left < 0) missing -= left;
    else if (raw < 2) spareLow += left;
    else spareHigh += left;
  }
  const eitherLeft = spareLow - cost[SUGARCANE_OR_COFFEE_SLOT];
  if (eitherLeft < 0) missing -= eitherLeft;
  const anyLeft = (eitherLeft > 0 ? eitherLeft : 0) + spareHigh - cost[ANY_RAW_SLOT];
  if (anyLeft < 0) missing -= anyLeft;
  const unnamed = funds[ANY] + more[ANY];
  missing = missing > unnamed ? missing - unnamed : 0;
  const science = funds[SCIENCE] + more[SCIENCE] - cost[SCIENCE_SLOT];
  return science >= 0 && funds[GOLD] + more[GOLD] + science >= cost[GOLD_SLOT] + missing;
}

/** Can everything that is paid fill a slot of its own? BI-RES-03: no overpaying. */
export function fits(cost: Cost, paid: Funds, more: Funds): boolean {
  let over = 0;
  let rawSlots = cost[SUGARCANE_OR_COFFEE_SLOT] + cost[ANY_RAW_SLOT];
  let raws = 0;
  let overLow = 0;
  for (let raw = 0; raw < RAW_COUNT; raw++) {
    const count = paid[raw] + more[raw];
    raws += count;
    rawSlots += cost[raw];
    if (count <= cost[raw]) continue;
    if (raw < 2) overLow += count - cost[raw];
    else over += count - cost[raw];
  }
  const either = cost[SUGARCANE_OR_COFFEE_SLOT];
  if (overLow > either) over += overLow - either;
  if (over > cost[ANY_RAW_SLOT]) return false;
  let left = rawSlots - raws - paid[ANY] - more[ANY];
  if (left < 0) return false;
  left += cost[GOLD_SLOT] - paid[GOLD] - more[GOLD];
  if (left < 0) return false;
  return left + cost[SCIENCE_SLOT] - paid[SCIENCE] - more[SCIENCE] >= 0;
}

const NONE: Funds = noFunds();

/** By monarch, then by number of battle cards: what they stand for, each way they can be read (BI-MON-01, -08). */
const READINGS: readonly (readonly (readonly Funds[])[])[] = MONARCH_ROWS.map(({ readings }: MonarchRow) =>
  readings.length === 0
    ? [[NONE]]
    : Array.from({ length: HAND_LIMIT + 1 }, (_, cards) =>
        cards === 0
          ? [NONE]
          : readings
              .filter((reading) => reading.cards === cards)
              .map(({ raws, gold, science }) => [0, 0, 0, 0, gold, science, raws]),
      ),
);
const NO_READINGS: readonly (readonly Funds[])[] = [[NONE]];

/** What battle cards can stand for in a payment of this seat. */
export function readingsFor(state: Brazil, seat: SeatId): readonly (readonly Funds[])[] {
  const { monarch } = state.seats[seat];
  if (monarch === NO_MONARCH || (state.afonsoUsed && MONARCH_ROWS[monarch].readsOncePerTurn)) return NO_READINGS;
  return READINGS[monarch];
}

/** Is there a payment of the cost that holds all of `paid` and so many battle cards at least, and otherwise uses what is left? */
export function completes(
  readings: readonly (readonly Funds[])[],
  cost: Cost,
  paid: Funds,
  left: Funds,
  spent: number,
  cardsLeft: number,
): boolean {
  const most = Math.min(readings.length - 1, spent + cardsLeft);
  for (let cards = spent; cards <= most; cards++)
    for (let way = 0; way < readings[cards].length; way++) {
      const reading = readings[cards][way];
      // a payment that uses all that is paid, and one that fills all slots, make one that does both
      if (fits(cost, paid, reading) && fillsWith(cost, paid, left, reading)) return true;
    }
  return false;
}

const together = noFunds();
/** Can what is paid and what is left fill every slot of the cost? */
export function fillsWith(cost: Cost, paid: Funds, left: Funds, reading: Funds): boolean {
  for (let kind = 0; kind < FUND_SIZE; kind++) together[kind] = paid[kind] + left[kind];
  return fills(cost, together, reading);
}

/** BI-PAY-09: can the seat pay this at all? */
export function canPay(state: Brazil, seat: SeatId, funds: Funds, cost: Cost): boolean {
  if (fills(cost, funds, NONE)) return true;
  const readings = readingsFor(state, seat);
  if (readings.length === 1) return false;
  const cards = sum(state.seats[seat].battle);
  return cards > 0 && completes(readings, cost, NONE, funds, 0, cards);
}

/** Where a payment finds gold cards and battle cards among its counts. */
export const FIRST_GOLD_SOURCE = RESOURCE_COUNT;
export const FIRST_BATTLE_SOURCE = RESOURCE_COUNT + GOLD_CARD_COUNT;
export const SOURCE_COUNT = FIRST_BATTLE_SOURCE + BATTLE_CARD_COUNT;

/** What is paid so far, by what it can fill, into `funds`. */
export function paidInto(funds: Funds, memo: PayMemo): Funds {
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) funds[resource] = memo.paid[resource];
  funds[ANY] = 0;
  for (let source = FIRST_GOLD_SOURCE; source < FIRST_BATTLE_SOURCE; source++) funds[GOLD] += memo.paid[source];
  for (let place = 0; place < memo.fromTiles.length; place++) funds[memo.fromTiles[place] % RESOURCE_COUNT]++;
  return funds;
}

/** Battle cards spent so far. */
export function spentCards(memo: PayMemo): number {
  let cards = 0;
  for (let source = FIRST_BATTLE_SOURCE; source < SOURCE_COUNT; source++) cards += memo.paid[source];
  return cards;
}

/** How often a token of a tile is in the payment. */
export function takenFrom(memo: PayMemo, place: number): number {
  let count = 0;
  for (let taken = 0; taken < memo.fromTiles.length; taken++) if (memo.fromTiles[taken] === place) count++;
  return count;
}

/** Gold cards of a name that can still pay. */
export function goldLeft(state: Brazil, seat: SeatId, memo: PayMemo, card: number): number {
  const held = state.seats[seat].gold[card] - memo.paid[FIRST_GOLD_SOURCE + card];
  return card === JESUITS ? held - memo.reserved : held;
}

/** Tokens of a tile that can still pay; 0 if the seat does not control it. */
export function tokensLeft(state: Brazil, seat: SeatId, memo: PayMemo, hex: number, resource: number): number {
  const place = tokenPlace(hex, resource);
  if (state.tokens[place] === 0 || controllerOf(state, hex) !== seat) return 0;
  return state.tokens[place] - takenFrom(memo, place);
}
