import { asks, type RuleId, runs, type SeatId } from "@caravel/kernel";
import { SCIENCE } from "../content/resources.ts";
import { GOOD_COST, GOOD_COUNT, GOOD_SHAPE, IMPROVED_SPACES, SPACE_SHAPE, SQUARE } from "../content/spaces.ts";
import { VICTORIA } from "../content/units.ts";
import { actionMemo, purchaseMemo, type Stint, stint } from "./frames.ts";
import { fundsOf } from "./funds.ts";
import { checkLimits, gain } from "./gains.ts";
import { MAKE, PASS, PLACE, PUT_BESIDE, PUT_ON_VICTORIA } from "./moves.ts";
import { affords, NO_REBATE, RAW_REBATE, startPayment } from "./payment.ts";
import { BESIDE, type Brazil, type BrazilTable, may, ON_BOARD, ON_VICTORIA, type Seat } from "./state.ts";
import { STEP } from "./steps.ts";

const VICTORIA_GOODS = 3;

/** Starts a Manufacture action, or the free square good of palace II (BI-PAL-04). */
export function startManufacture(table: BrazilTable, seat: SeatId, improved: boolean, free: boolean): void {
  table.push(stint(STEP.manufacture, seat, { of: "action", improved, free }));
}

function canMake(state: Brazil, frame: Stint, seat: SeatId, good: number): RuleId | null {
  const { improved, free } = actionMemo(frame);
  if (state.seats[seat].goods[good] !== ON_BOARD) return "BI-MANU-01";
  if (free) return GOOD_SHAPE[good] === SQUARE ? null : "BI-PAL-04";
  const rebate = improved ? RAW_REBATE : NO_REBATE;
  return affords(state, seat, fundsOf(state, seat), GOOD_COST[good], rebate) ? null : "BI-PAY-09";
}

/** BI-MANU: one good. A free one must be made if there is one (D-06). */
export const manufacture = asks<Brazil, Stint>("manufacture", {
  verbs: [MAKE, PASS],
  moves(state, frame, seat, list) {
    for (let good = 0; good < GOOD_COUNT; good++)
      if (canMake(state, frame, seat, good) === null) list.add(MAKE.of(good));
    if (list.length > 0 && !actionMemo(frame).free) list.add(PASS.of());
  },
  refuse(state, frame, seat, move) {
    if (PASS.has(move)) return actionMemo(frame).free ? "BI-PAL-04" : null;
    return canMake(state, frame, seat, MAKE.first(move));
  },
  play(table, frame, seat, move) {
    if (PASS.has(move)) return table.pop();
    const good = MAKE.first(move);
    const { improved, free } = actionMemo(frame);
    const memo = { of: "purchase" as const, what: good, where: 0 };
    if (free) table.push(stint(STEP.manufactured, seat, memo));
    else startPayment(table, seat, STEP.manufactured, memo, GOOD_COST[good], improved ? RAW_REBATE : NO_REBATE);
  },
});

/** A paid good is to be placed. */
export const manufactured = runs<Brazil, Stint>("manufactured", (table, frame) => {
  table.pop();
  table.pop();
  table.tell?.({ type: "manufactured", seat: frame.seat, good: purchaseMemo(frame).what });
  table.push(stint(STEP.placeGood, frame.seat, purchaseMemo(frame)));
});

function isSlotFree({ goods }: Seat, space: number): boolean {
  for (let good = 0; good < GOOD_COUNT; good++) if (goods[good] === space) return false;
  return true;
}

/** Why a good cannot go on the slot of a space (BI-MANU-01, -04, BI-PTG-04). */
function whyNotSlot(seat: Seat, good: number, space: number): RuleId | null {
  if (!isSlotFree(seat, space)) return "BI-MANU-04";
  return SPACE_SHAPE[space] === GOOD_SHAPE[good] || may(seat, "goodsFitAnySlot") ? null : "BI-MANU-01";
}

function hasSlot(seat: Seat, good: number): boolean {
  for (let space = 0; space < IMPROVED_SPACES; space++) if (whyNotSlot(seat, good, space) === null) return true;
  return false;
}

/** BI-MON-09: is there room on Victoria's board? */
function takesVictoria({ monarch, goods }: Seat): boolean {
  let there = 0;
  for (let good = 0; good < GOOD_COUNT; good++) if (goods[good] === ON_VICTORIA) there++;
  return monarch === VICTORIA && there < VICTORIA_GOODS;
}

/** A new good goes on a slot of its shape, on Victoria's board, or beside the board if no slot is left. */
export const placeGood = asks<Brazil, Stint>("placeGood", {
  verbs: [PLACE, PUT_BESIDE, PUT_ON_VICTORIA],
  moves(state, frame, seat, list) {
    const player = state.seats[seat];
    const good = purchaseMemo(frame).what;
    for (let space = 0; space < IMPROVED_SPACES; space++)
      if (whyNotSlot(player, good, space) === null) list.add(PLACE.of(space));
    if (list.length === 0) list.add(PUT_BESIDE.of());
    if (takesVictoria(player)) list.add(PUT_ON_VICTORIA.of());
  },
  refuse(state, frame, seat, move) {
    const player = state.seats[seat];
    const good = purchaseMemo(frame).what;
    if (PUT_ON_VICTORIA.has(move)) return takesVictoria(player) ? null : "BI-MON-09";
    if (PUT_BESIDE.has(move)) return hasSlot(player, good) ? "BI-MANU-06" : null;
    return whyNotSlot(player, good, PLACE.first(move));
  },
  play(table, frame, seat, move) {
    table.pop();
    const player = table.state.seats[seat];
    const good = purchaseMemo(frame).what;
    player.goods[good] = PUT_BESIDE.has(move) ? BESIDE : PUT_ON_VICTORIA.has(move) ? ON_VICTORIA : PLACE.first(move);
    table.tell?.({ type: "goodPlaced", seat, good, place: player.goods[good] });
    if (!PUT_ON_VICTORIA.has(move)) return;
    checkLimits(table, seat);
    gain(table, seat, SCIENCE);
  },
});
