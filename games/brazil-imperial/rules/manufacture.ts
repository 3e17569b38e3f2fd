import { asks, type RuleId, runs, type SeatId } from "@caravel/kernel";
import { SCIENCE } from "../content/resources.ts";
import { GOOD_COUNT, IMPROVED_SPACES } from "../content/spaces.ts";
import { fact } from "./events.ts";
import { memoIn, NO_SHAPE, purchase, type Stint, stint } from "./frames.ts";
import { type Funds, fundsOf } from "./funds.ts";
import { checkLimits, gain } from "./gains.ts";
import { MAKE, PASS, PLACE, PUT_BESIDE, PUT_ON_VICTORIA } from "./moves.ts";
import { affords, NO_REBATE, RAW_REBATE, startPayment } from "./payment.ts";
import {
  BESIDE,
  type Brazil,
  type BrazilTable,
  contentOf,
  may,
  ON_BOARD,
  ON_VICTORIA,
  replaced,
  type Seat,
} from "./state.ts";
import { STEP } from "./steps.ts";

/** Starts a Manufacture action, or the free good of one shape of palace II (BI-PAL-04). */
export function startManufacture(table: BrazilTable, seat: SeatId, improved: boolean, freeShape = NO_SHAPE): void {
  table.push(stint(STEP.manufacture, seat, { of: "action", improved, freeShape }));
}

function canMake(state: Brazil, frame: Stint, seat: SeatId, funds: Funds, good: number): RuleId | null {
  const { improved, freeShape } = memoIn(frame, "action");
  const { goodShape, goodCost } = contentOf(state);
  if (state.seats[seat].goods[good] !== ON_BOARD) return "BI-MANU-01";
  if (freeShape !== NO_SHAPE) return goodShape[good] === freeShape ? null : "BI-PAL-04";
  const rebate = improved ? RAW_REBATE : NO_REBATE;
  return affords(state, seat, funds, goodCost[good], rebate) ? null : "BI-PAY-09";
}

/** BI-MANU: one good. A free one must be made if there is one (D-06). */
export const manufacture = asks<Brazil, Stint>("manufacture", {
  verbs: [MAKE, PASS],
  moves(state, frame, seat, list) {
    const funds = fundsOf(state, seat);
    for (let good = 0; good < GOOD_COUNT; good++)
      if (canMake(state, frame, seat, funds, good) === null) list.add(MAKE.of(good));
    if (list.length > 0 && memoIn(frame, "action").freeShape === NO_SHAPE) list.add(PASS.of());
  },
  refuse(state, frame, seat, move) {
    if (PASS.has(move)) return memoIn(frame, "action").freeShape !== NO_SHAPE ? "BI-PAL-04" : null;
    return canMake(state, frame, seat, fundsOf(state, seat), MAKE.first(move));
  },
  play(table, frame, seat, move) {
    if (PASS.has(move)) return table.pop();
    const good = MAKE.first(move);
    const { improved, freeShape } = memoIn(frame, "action");
    if (freeShape !== NO_SHAPE) return table.push(stint(STEP.manufactured, seat, purchase(good, FREE)));
    const cost = contentOf(table.state).goodCost[good];
    startPayment(table, seat, STEP.manufactured, purchase(good), cost, improved ? RAW_REBATE : NO_REBATE);
  },
});

const FREE = 1;

/** A paid good is to be placed. */
export const manufactured = runs<Brazil, Stint>("manufactured", (table, frame) => {
  table.pop();
  table.pop();
  const memo = memoIn(frame, "purchase");
  table.tell?.(fact({ type: "manufactured", seat: frame.seat, good: memo.what, isFree: memo.where === FREE }));
  table.push(stint(STEP.placeGood, frame.seat, memo));
});

function isSlotFree({ goods }: Seat, space: number): boolean {
  for (let good = 0; good < GOOD_COUNT; good++) if (goods[good] === space) return false;
  return true;
}

/** Why a good cannot go on the slot of a space (BI-MANU-01, -04, BI-PTG-04). */
function whyNotSlot(state: Brazil, seat: Seat, good: number, space: number): RuleId | null {
  if (!isSlotFree(seat, space)) return "BI-MANU-04";
  const { slotShape, goodShape } = contentOf(state);
  return slotShape[space] === goodShape[good] || may(state, seat, "goodsFitAnySlot") ? null : "BI-MANU-01";
}

function hasSlot(state: Brazil, seat: Seat, good: number): boolean {
  for (let space = 0; space < IMPROVED_SPACES; space++) if (whyNotSlot(state, seat, good, space) === null) return true;
  return false;
}

/** BI-MON-09: is there room on Victoria's board? */
function takesVictoria(state: Brazil, { monarch, goods }: Seat): boolean {
  let there = 0;
  for (let good = 0; good < GOOD_COUNT; good++) if (goods[good] === ON_VICTORIA) there++;
  return there < (contentOf(state).monarchs[monarch]?.goodsOnBoard ?? 0);
}

/** A new good goes on a slot of its shape, on Victoria's board, or beside the board if no slot is left. */
export const placeGood = asks<Brazil, Stint>("placeGood", {
  verbs: [PLACE, PUT_BESIDE, PUT_ON_VICTORIA],
  moves(state, frame, seat, list) {
    const player = state.seats[seat];
    const good = memoIn(frame, "purchase").what;
    for (let space = 0; space < IMPROVED_SPACES; space++)
      if (whyNotSlot(state, player, good, space) === null) list.add(PLACE.of(space));
    if (list.length === 0) list.add(PUT_BESIDE.of());
    if (takesVictoria(state, player)) list.add(PUT_ON_VICTORIA.of());
  },
  refuse(state, frame, seat, move) {
    const player = state.seats[seat];
    const good = memoIn(frame, "purchase").what;
    if (PUT_ON_VICTORIA.has(move)) return takesVictoria(state, player) ? null : "BI-MON-09";
    if (PUT_BESIDE.has(move)) return hasSlot(state, player, good) ? "BI-MANU-06" : null;
    return whyNotSlot(state, player, good, PLACE.first(move));
  },
  play(table, frame, seat, move) {
    table.pop();
    const player = table.state.seats[seat];
    const good = memoIn(frame, "purchase").what;
    const place = PUT_BESIDE.has(move) ? BESIDE : PUT_ON_VICTORIA.has(move) ? ON_VICTORIA : PLACE.first(move);
    player.goods = replaced(player.goods, good, place);
    table.tell?.(fact({ type: "goodPlaced", seat, good, place }));
    if (!PUT_ON_VICTORIA.has(move)) return;
    checkLimits(table, seat);
    gain(table, seat, SCIENCE);
  },
});
