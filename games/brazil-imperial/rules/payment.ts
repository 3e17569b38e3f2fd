import { asks, NOTHING, type RuleId, type SeatId } from "@caravel/kernel";
import { BATTLE_CARD_COUNT, GOLD_CARD_COUNT } from "../content/cards.ts";
import { type Cost, GOLD_SLOT, RESOURCE_COUNT, SLOT_COUNT } from "../content/resources.ts";
import { fact } from "./events.ts";
import { type Memo, memoIn, type PayMemo, type Stint, stint } from "./frames.ts";
import {
  canPay,
  FIRST_BATTLE_SOURCE,
  FIRST_GOLD_SOURCE,
  type Funds,
  fundsOf,
  readingsFor,
  SOURCE_COUNT,
  spentCards,
} from "./funds.ts";
import { CANCEL, PASS, PAY, PAY_CARD, SPEND, TAKE, WAIVE } from "./moves.ts";
import {
  addSource,
  fitsIn,
  isExchange,
  isInOrder,
  leftOf,
  markInOrder,
  onlyPayment,
  orderOf,
  sourceCount,
  sources,
} from "./sources.ts";
import { type Brazil, type BrazilTable, contentOf, filled, replaced, type Shared, sum, wordAt } from "./state.ts";
import { STEP } from "./steps.ts";

/** What one slot less may come from: nothing, a raw slot that must go, or a raw or gold slot that may. */
export const [NO_REBATE, RAW_REBATE, BUILD_REBATE] = [0, 1, 2];

/** Starts a payment; `settling` is the step that carries out what is paid for, with what it must remember. */
export function startPayment(
  table: BrazilTable,
  seat: SeatId,
  settling: number,
  memo: Memo,
  cost: Cost,
  rebate = NO_REBATE,
  reserved = 0,
): void {
  table.push(stint(settling, seat, memo));
  if (sum(cost) === 0) return;
  table.push(stint(STEP.pay, seat, payment(cost, 0, 0, reserved)));
  if (rebate !== NO_REBATE) table.push(stint(STEP.waive, seat, { of: "rebate", rebate }));
}

/** Starts giving resources or battle cards for which nothing can stand in (BI-TRADE-02). */
export function startExchange(
  table: BrazilTable,
  seat: SeatId,
  memo: Memo,
  raws: number,
  kinds: number,
  cards: number,
): void {
  table.push(stint(STEP.exchanged, seat, memo));
  const cost = filled(SLOT_COUNT, 0);
  cost[0] = raws;
  table.push(stint(STEP.pay, seat, payment(cost, kinds, cards, 0)));
}

const NOTHING_PAID: Shared = filled(SOURCE_COUNT, 0);

function payment(cost: Cost, exactly: number, exactCards: number, reserved: number): PayMemo {
  return {
    of: "pay",
    cost,
    exactly,
    exactCards,
    reserved,
    rebated: false,
    paid: NOTHING_PAID,
    fromTiles: NOTHING,
    from: 0,
  };
}

/** The payment that waits below a rebate. */
function paymentBelow(state: Brazil): PayMemo {
  return memoIn(state.stack[state.stack.length - 2], "pay");
}

/** What can be paid with in the payment that waits below a rebate. */
function fundsBelow(state: Brazil, seat: SeatId): Funds {
  return fundsOf(state, seat, paymentBelow(state).reserved);
}

/** The slots a rebate may remove. */
function isWaivable(rebate: number, slot: number): boolean {
  return slot < GOLD_SLOT || (rebate === BUILD_REBATE && slot === GOLD_SLOT);
}

function hasWaivable(cost: Cost, rebate: number): boolean {
  for (let slot = 0; slot < SLOT_COUNT; slot++) if (cost[slot] > 0 && isWaivable(rebate, slot)) return true;
  return false;
}

/** Can the cost be paid if one slot of this kind is removed? */
function paysWithout(state: Brazil, seat: SeatId, funds: Funds, cost: Cost, slot: number): boolean {
  return canPay(state, seat, funds, replaced(cost, slot, cost[slot] - 1));
}

/** BI-PAY-09: can the cost be paid, with a rebate if there is one? */
export function affords(state: Brazil, seat: SeatId, funds: Funds, cost: Cost, rebate = NO_REBATE): boolean {
  if (rebate !== RAW_REBATE || !hasWaivable(cost, rebate)) {
    if (canPay(state, seat, funds, cost)) return true;
    if (rebate === NO_REBATE) return false;
  }
  for (let slot = 0; slot < SLOT_COUNT; slot++)
    if (cost[slot] > 0 && isWaivable(rebate, slot) && paysWithout(state, seat, funds, cost, slot)) return true;
  return false;
}

function canWaive(state: Brazil, rebate: number, seat: SeatId, funds: Funds, slot: number): boolean {
  const { cost } = paymentBelow(state);
  return cost[slot] > 0 && isWaivable(rebate, slot) && paysWithout(state, seat, funds, cost, slot);
}

/** BI-PTG-10: a rebate of the turn may be kept for later; that of an improvement counts where there is a slot for it. */
function mayPass(state: Brazil, rebate: number, seat: SeatId, funds: Funds): RuleId | null {
  const { cost } = paymentBelow(state);
  if (rebate === RAW_REBATE && hasWaivable(cost, rebate)) return "BI-MANU-05";
  return canPay(state, seat, funds, cost) ? null : "BI-PAY-09";
}

/** BI-PAY-02: one slot less, where there is a choice (BI-MANU-05, BI-PTG-10). */
export const waive = asks<Brazil, Stint>("waive", {
  verbs: [WAIVE, PASS, CANCEL],
  moves(state, frame, seat, list) {
    const { rebate } = memoIn(frame, "rebate");
    const funds = fundsBelow(state, seat);
    for (let slot = 0; slot < SLOT_COUNT; slot++)
      if (canWaive(state, rebate, seat, funds, slot)) list.add(WAIVE.of(slot));
    if (mayPass(state, rebate, seat, funds) === null) list.add(PASS.of());
    if (list.length < 2) list.length = 0;
    else list.shortcut(CANCEL.of());
  },
  refuse(state, frame, seat, move) {
    if (CANCEL.has(move)) return null;
    const { rebate } = memoIn(frame, "rebate");
    const funds = fundsBelow(state, seat);
    if (PASS.has(move)) return mayPass(state, rebate, seat, funds);
    const slot = WAIVE.first(move);
    if (canWaive(state, rebate, seat, funds, slot)) return null;
    if (paymentBelow(state).cost[slot] > 0 && isWaivable(rebate, slot)) return "BI-PAY-09";
    return rebate === BUILD_REBATE ? "BI-PTG-10" : "BI-MANU-05";
  },
  play(table, frame, _seat, move) {
    if (CANCEL.has(move)) {
      table.pop();
      return cancelPayment(table);
    }
    if (WAIVE.has(move)) waiveSlot(table, frame, WAIVE.first(move));
    else table.pop();
  },
  skip(table, frame, seat) {
    const { rebate } = memoIn(frame, "rebate");
    const funds = fundsBelow(table.state, seat);
    for (let slot = 0; slot < SLOT_COUNT; slot++)
      if (canWaive(table.state, rebate, seat, funds, slot)) return waiveSlot(table, frame, slot);
    table.pop();
  },
});

function waiveSlot(table: BrazilTable, frame: Stint, slot: number): void {
  const memo = paymentBelow(table.state);
  memo.cost = replaced(memo.cost, slot, memo.cost[slot] - 1);
  memo.rebated = memoIn(frame, "rebate").rebate === BUILD_REBATE;
  table.pop();
}

/** Takes back a payment, and what it was for. */
function cancelPayment(table: BrazilTable): void {
  table.pop();
  table.pop();
}

/** Why a source cannot be added. */
function whyNot(state: Brazil, seat: SeatId, memo: PayMemo, move: number): RuleId | null {
  if (leftOf(state, seat, memo, move) <= 0) return isExchange(memo) ? "BI-TRADE-03" : "BI-RES-04";
  if (fitsIn(state, seat, memo, move)) return null;
  if (isExchange(memo)) return "BI-TRADE-02";
  if (!SPEND.has(move) || readingsFor(state, seat).length > 1) return "BI-PAY-04";
  const { monarch } = state.seats[seat];
  return contentOf(state).monarchs[monarch]?.readsOncePerTurn === true ? "BI-MON-01" : "BI-PAY-03";
}

/** BI-RES-09: the payer puts a payment together, piece by piece; it is made as a whole. What has only one way is not asked. */
export const pay = asks<Brazil, Stint>("pay", {
  verbs: [PAY, TAKE, PAY_CARD, SPEND, CANCEL],
  moves(state, frame, seat, list) {
    const memo = memoIn(frame, "pay");
    if (onlyPayment(state, seat, memo) !== null) return;
    // who has paid out of order begins a new order
    if (memo.from > 0 || memo.exactCards > 0)
      if (markInOrder(state, seat, memo, memo.from) === 0) markInOrder(state, seat, memo, 0);
    for (let place = 0; place < sourceCount(); place++) {
      if (isInOrder[place]) list.add(sources[place].move);
      else list.shortcut(sources[place].move);
    }
    list.shortcut(CANCEL.of());
  },
  refuse: (state, frame, seat, move) => (CANCEL.has(move) ? null : whyNot(state, seat, memoIn(frame, "pay"), move)),
  play(table, frame, _seat, move) {
    if (CANCEL.has(move)) return cancelPayment(table);
    const memo = memoIn(frame, "pay");
    const order = orderOf(table.state, move);
    memo.from = order >= memo.from ? order : 0;
    addSource(table.state, memo, move);
  },
  skip(table, frame, seat) {
    const memo = memoIn(frame, "pay");
    table.pop();
    handOver(table, seat, onlyPayment(table.state, seat, memo) ?? memo);
  },
});

/** BI-RES-10: the whole payment leaves stock, tiles and hands. */
function handOver(table: BrazilTable, seat: SeatId, memo: PayMemo): void {
  const { state } = table;
  const player = state.seats[seat];
  const { paid, fromTiles } = memo;
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) player.stock[resource] -= paid[resource];
  if (fromTiles.length > 0) {
    const tokens = state.tokens.slice();
    for (let place = 0; place < fromTiles.length; place++) tokens[fromTiles[place]]--;
    state.tokens = tokens;
  }
  state.goldDiscard = spend(player.gold, state.goldDiscard, paid, FIRST_GOLD_SOURCE, GOLD_CARD_COUNT);
  state.battleDiscard = spend(player.battle, state.battleDiscard, paid, FIRST_BATTLE_SOURCE, BATTLE_CARD_COUNT);
  if (spentCards(memo) > 0 && !isExchange(memo) && contentOf(state).monarchs[player.monarch]?.readsOncePerTurn)
    state.afonsoUsed = true;
  if (memo.rebated) state.rebateUsed = true;
  table.tell?.(fact(paidEvent(state, seat, memo)));
}

function paidEvent(state: Brazil, seat: SeatId, { paid, fromTiles }: PayMemo) {
  return {
    type: "paid" as const,
    seat,
    stock: paid.slice(0, FIRST_GOLD_SOURCE),
    fromTiles: fromTiles.map((place) => ({
      hex: wordAt(state, Math.trunc(place / RESOURCE_COUNT)),
      resource: place % RESOURCE_COUNT,
    })),
    gold: paid.slice(FIRST_GOLD_SOURCE, FIRST_BATTLE_SOURCE),
    battle: paid.slice(FIRST_BATTLE_SOURCE),
  };
}

/** Moves the cards of a payment from a hand to its discard pile, which is given back. */
function spend(hand: number[], discard: Shared, paid: Shared, first: number, count: number): Shared {
  let pile = discard;
  for (let card = 0; card < count; card++) {
    const cards = paid[first + card];
    if (cards === 0) continue;
    hand[card] -= cards;
    pile = replaced(pile, card, pile[card] + cards);
  }
  return pile;
}
