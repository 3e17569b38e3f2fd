import { asks, NOTHING, type RuleId, type SeatId } from "@caravel/kernel";
import { BATTLE_CARD_COUNT, GOLD_CARD_COUNT } from "../content/cards.ts";
import { OFF_THE_MAP } from "../content/maps.ts";
import { type Cost, GOLD, GOLD_SLOT, RAW_COUNT, RESOURCE_COUNT, SCIENCE, SLOT_COUNT } from "../content/resources.ts";
import { AFONSO } from "../content/units.ts";
import { type Memo, type PayMemo, payMemo, type Stint, stint } from "./frames.ts";
import {
  canPay,
  completes,
  FIRST_BATTLE_SOURCE,
  FIRST_GOLD_SOURCE,
  type Funds,
  fundsOf,
  goldLeft,
  paidFunds,
  readingsFor,
  SOURCE_COUNT,
  spentCards,
  tokensLeft,
} from "./funds.ts";
import { CANCEL, PASS, PAY, PAY_CARD, SPEND, TAKE, WAIVE } from "./moves.ts";
import { type Brazil, type BrazilTable, controllerOf, mapOf, sum, tokenPlace } from "./state.ts";
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
  table.push(stint(STEP.pay, seat, payment(cost.slice(), 0, 0, reserved)));
  if (rebate === NO_REBATE) return;
  const waiving = stint(STEP.waive, seat);
  waiving.turn = rebate;
  table.push(waiving);
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
  const cost = new Array<number>(SLOT_COUNT).fill(0);
  cost[0] = raws;
  table.push(stint(STEP.pay, seat, payment(cost, kinds, cards, 0)));
}

function payment(cost: number[], exactly: number, exactCards: number, reserved: number): PayMemo {
  const paid = new Array<number>(SOURCE_COUNT).fill(0);
  return { of: "pay", cost, exactly, exactCards, reserved, rebated: false, paid, fromTiles: NOTHING };
}

/** The payment that waits below a rebate. */
function paymentBelow(state: Brazil): PayMemo {
  return payMemo(state.stack[state.stack.length - 2]);
}

/** The slots a rebate may remove. */
function isWaivable(rebate: number, slot: number): boolean {
  return slot < GOLD_SLOT || (rebate === BUILD_REBATE && slot === GOLD_SLOT);
}

/** Can the cost be paid if one slot of this kind is removed? */
function paysWithout(state: Brazil, seat: SeatId, funds: Funds, cost: Cost, slot: number): boolean {
  const less = cost.slice();
  less[slot]--;
  return canPay(state, seat, funds, less);
}

/** BI-PAY-09: can the cost be paid, with a rebate if there is one? */
export function affords(state: Brazil, seat: SeatId, funds: Funds, cost: Cost, rebate = NO_REBATE): boolean {
  if (rebate !== RAW_REBATE && canPay(state, seat, funds, cost)) return true;
  if (rebate === NO_REBATE) return false;
  for (let slot = 0; slot < SLOT_COUNT; slot++)
    if (cost[slot] > 0 && isWaivable(rebate, slot) && paysWithout(state, seat, funds, cost, slot)) return true;
  return false;
}

function canWaive(state: Brazil, frame: Stint, seat: SeatId, slot: number): boolean {
  const { cost, reserved } = paymentBelow(state);
  if (cost[slot] === 0 || !isWaivable(frame.turn, slot)) return false;
  return paysWithout(state, seat, fundsOf(state, seat, reserved), cost, slot);
}

function canPayAll(state: Brazil, seat: SeatId): boolean {
  const { cost, reserved } = paymentBelow(state);
  return canPay(state, seat, fundsOf(state, seat, reserved), cost);
}

/** BI-PAY-02: one slot less, where there is a choice (BI-MANU-05, BI-PTG-10). */
export const waive = asks<Brazil, Stint>("waive", {
  verbs: [WAIVE, PASS, CANCEL],
  moves(state, frame, seat, list) {
    const from = list.length;
    for (let slot = 0; slot < SLOT_COUNT; slot++) if (canWaive(state, frame, seat, slot)) list.add(WAIVE.of(slot));
    const isChoice = list.length > from + 1;
    if (frame.turn === BUILD_REBATE) {
      if (canPayAll(state, seat)) list.add(PASS.of());
    } else if (!isChoice) {
      list.length = from;
      return;
    }
    list.shortcut(CANCEL.of());
  },
  refuse(state, frame, seat, move) {
    if (CANCEL.has(move)) return null;
    if (PASS.has(move)) return frame.turn !== BUILD_REBATE ? "BI-MANU-05" : canPayAll(state, seat) ? null : "BI-PAY-09";
    const slot = WAIVE.first(move);
    if (canWaive(state, frame, seat, slot)) return null;
    return paymentBelow(state).cost[slot] > 0 && isWaivable(frame.turn, slot)
      ? "BI-PAY-09"
      : frame.turn === BUILD_REBATE
        ? "BI-PTG-10"
        : "BI-MANU-05";
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
    for (let slot = 0; slot < SLOT_COUNT; slot++)
      if (canWaive(table.state, frame, seat, slot)) return waiveSlot(table, frame, slot);
    table.pop();
  },
});

function waiveSlot(table: BrazilTable, frame: Stint, slot: number): void {
  const memo = paymentBelow(table.state);
  memo.cost[slot]--;
  memo.rebated = frame.turn === BUILD_REBATE;
  table.pop();
}

/** Takes back a payment, and what it was for. */
function cancelPayment(table: BrazilTable): void {
  table.pop();
  table.pop();
}

/** What one more of a source is worth to the payment, or -1 for a battle card. */
const BATTLE = -1;

function missing(memo: PayMemo): number {
  return memo.cost[0] - sum(memo.paid.slice(0, RESOURCE_COUNT)) - memo.fromTiles.length;
}

/** May one more of this kind be added, with enough left to finish? `paid` and `left` are what is paid and what can still be. */
function mayAdd(state: Brazil, seat: SeatId, memo: PayMemo, kind: number, paid: Funds, left: Funds): boolean {
  if (memo.exactly !== 0 || memo.exactCards > 0) {
    if (kind === BATTLE) return spentCards(memo) < memo.exactCards;
    return kind < RAW_COUNT && ((memo.exactly >> kind) & 1) === 1 && missing(memo) > 0;
  }
  const spent = spentCards(memo);
  const cards = sum(state.seats[seat].battle) - spent;
  if (kind === BATTLE) return cards > 0 && completes(state, seat, memo.cost, paid, left, spent + 1, cards - 1);
  if (left[kind] === 0) return false;
  paid[kind]++;
  left[kind]--;
  const isPossible = completes(state, seat, memo.cost, paid, left, spent, cards);
  paid[kind]--;
  left[kind]++;
  return isPossible;
}

/** What can still be paid. */
function fundsLeft(state: Brazil, seat: SeatId, memo: PayMemo, paid: Funds): Funds {
  const left = fundsOf(state, seat, memo.reserved);
  for (let fund = 0; fund <= SCIENCE; fund++) left[fund] -= paid[fund];
  return left;
}

function isPaid(state: Brazil, seat: SeatId, memo: PayMemo): boolean {
  if (memo.exactly !== 0 || memo.exactCards > 0) return missing(memo) === 0 && spentCards(memo) === memo.exactCards;
  return completes(state, seat, memo.cost, paidFunds(memo), NO_FUNDS, spentCards(memo), 0);
}
const NO_FUNDS: Funds = [0, 0, 0, 0, 0, 0, 0];

/** By kind of fund: may one more be added? Filled anew for each listing; the last is for battle cards. */
const allowed = [false, false, false, false, false, false, false];

function findAllowed(state: Brazil, seat: SeatId, memo: PayMemo): void {
  const paid = paidFunds(memo);
  const left = fundsLeft(state, seat, memo, paid);
  for (let kind = 0; kind < RESOURCE_COUNT; kind++) allowed[kind] = mayAdd(state, seat, memo, kind, paid, left);
  allowed[RESOURCE_COUNT] = mayAdd(state, seat, memo, BATTLE, paid, left);
}

function leftOf(state: Brazil, seat: SeatId, memo: PayMemo, move: number): number {
  if (PAY.has(move)) return state.seats[seat].stock[PAY.first(move)] - memo.paid[PAY.first(move)];
  if (PAY_CARD.has(move)) return goldLeft(state, seat, memo, PAY_CARD.first(move));
  if (SPEND.has(move))
    return state.seats[seat].battle[SPEND.first(move)] - memo.paid[FIRST_BATTLE_SOURCE + SPEND.first(move)];
  const hex = mapOf(state).hexOf[TAKE.second(move)];
  return hex === OFF_THE_MAP ? 0 : tokensLeft(state, seat, memo, hex, TAKE.first(move));
}

/** What a source counts as. */
function fundOf(move: number): number {
  if (PAY.has(move)) return PAY.first(move);
  if (TAKE.has(move)) return TAKE.first(move);
  return PAY_CARD.has(move) ? GOLD : BATTLE;
}

/** Why a source cannot be added. */
function whyNot(state: Brazil, seat: SeatId, memo: PayMemo, move: number): RuleId | null {
  const isExact = memo.exactly !== 0 || memo.exactCards > 0;
  if (leftOf(state, seat, memo, move) <= 0) return isExact ? "BI-TRADE-03" : "BI-RES-04";
  const paid = paidFunds(memo);
  if (mayAdd(state, seat, memo, fundOf(move), paid, fundsLeft(state, seat, memo, paid))) return null;
  if (isExact) return "BI-TRADE-02";
  if (SPEND.has(move) && readingsFor(state, seat).length === 1)
    return state.seats[seat].monarch === AFONSO ? "BI-MON-01" : "BI-PAY-03";
  return "BI-PAY-04";
}

/** The hexes with tiles that the seat controls. */
const own: number[] = [];

function findOwn(state: Brazil, seat: SeatId): void {
  own.length = 0;
  for (let hex = 0; hex < state.tile.length; hex++)
    if (state.tile[hex] >= 0 && controllerOf(state, hex) === seat) own.push(hex);
}

/** Lists every source of which one more can be added. */
function listSources(state: Brazil, seat: SeatId, memo: PayMemo, list: { add(move: number): void }): void {
  findAllowed(state, seat, memo);
  const { stock, battle } = state.seats[seat];
  const { wordOf } = mapOf(state);
  findOwn(state, seat);
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) {
    if (!allowed[resource]) continue;
    if (stock[resource] > memo.paid[resource]) list.add(PAY.of(resource));
    for (let place = 0; place < own.length; place++) {
      const hex = own[place];
      if (state.tokens[tokenPlace(hex, resource)] > 0 && tokensLeft(state, seat, memo, hex, resource) > 0)
        list.add(TAKE.of(resource, wordOf[hex]));
    }
  }
  if (allowed[GOLD])
    for (let card = 0; card < GOLD_CARD_COUNT; card++)
      if (goldLeft(state, seat, memo, card) > 0) list.add(PAY_CARD.of(card));
  if (allowed[RESOURCE_COUNT])
    for (let card = 0; card < BATTLE_CARD_COUNT; card++)
      if (battle[card] > memo.paid[FIRST_BATTLE_SOURCE + card]) list.add(SPEND.of(card));
}

/** The sources of a payment that is looked at without a list. */
const found: number[] = [];
const finder = { add: (move: number) => found.push(move) };

/** Is there only one way to go on, and no card in it (BI-PAY-06)? Either one source is left, or everything that is left is needed. */
function isForced(state: Brazil, seat: SeatId, memo: PayMemo, sources: readonly number[], count: number): boolean {
  let there = 0;
  for (let place = 0; place < count; place++) {
    if (PAY_CARD.has(sources[place]) || SPEND.has(sources[place])) return false;
    there += leftOf(state, seat, memo, sources[place]);
  }
  if (count === 1) return true;
  if (memo.exactly !== 0) return there === missing(memo);
  return there === sum(memo.cost) - sum(paidFunds(memo)) && spentCards(memo) === 0;
}

/** Adds one of a source to the payment. */
function addSource(state: Brazil, memo: PayMemo, move: number): void {
  if (TAKE.has(move)) {
    const hex = mapOf(state).hexOf[TAKE.second(move)];
    memo.fromTiles = [...memo.fromTiles, tokenPlace(hex, TAKE.first(move))];
  } else if (PAY.has(move)) memo.paid[PAY.first(move)]++;
  else if (PAY_CARD.has(move)) memo.paid[FIRST_GOLD_SOURCE + PAY_CARD.first(move)]++;
  else memo.paid[FIRST_BATTLE_SOURCE + SPEND.first(move)]++;
}

/** BI-RES-09: the payer puts a payment together, piece by piece; it is made as a whole. What has only one way is not asked. */
export const pay = asks<Brazil, Stint>("pay", {
  verbs: [PAY, TAKE, PAY_CARD, SPEND, CANCEL],
  moves(state, frame, seat, list) {
    const memo = payMemo(frame);
    if (isPaid(state, seat, memo)) return;
    listSources(state, seat, memo, list);
    if (isForced(state, seat, memo, list.moves, list.length)) list.length = 0;
    else list.shortcut(CANCEL.of());
  },
  refuse: (state, frame, seat, move) => (CANCEL.has(move) ? null : whyNot(state, seat, payMemo(frame), move)),
  play(table, frame, _seat, move) {
    if (CANCEL.has(move)) return cancelPayment(table);
    addSource(table.state, payMemo(frame), move);
  },
  skip(table, frame, seat) {
    const memo = payMemo(frame);
    if (!isPaid(table.state, seat, memo)) {
      found.length = 0;
      listSources(table.state, seat, memo, finder);
      return addSource(table.state, memo, found[0]);
    }
    table.pop();
    handOver(table, seat, memo);
  },
});

/** BI-RES-10: the whole payment leaves stock, tiles and hands. */
function handOver(table: BrazilTable, seat: SeatId, memo: PayMemo): void {
  const { state } = table;
  const { stock, gold, battle } = state.seats[seat];
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) stock[resource] -= memo.paid[resource];
  for (let place = 0; place < memo.fromTiles.length; place++) state.tokens[memo.fromTiles[place]]--;
  for (let card = 0; card < GOLD_CARD_COUNT; card++) {
    gold[card] -= memo.paid[FIRST_GOLD_SOURCE + card];
    state.goldDiscard[card] += memo.paid[FIRST_GOLD_SOURCE + card];
  }
  for (let card = 0; card < BATTLE_CARD_COUNT; card++) {
    battle[card] -= memo.paid[FIRST_BATTLE_SOURCE + card];
    state.battleDiscard[card] += memo.paid[FIRST_BATTLE_SOURCE + card];
  }
  if (spentCards(memo) > 0 && memo.exactCards === 0 && state.seats[seat].monarch === AFONSO) state.afonsoUsed = true;
  if (memo.rebated) state.rebateUsed = true;
  table.tell?.({ type: "paid", seat, paid: memo.paid.slice(), fromTiles: memo.fromTiles.slice() });
}
