import { draft, draftedOf, type SeatId, waiting } from "@caravel/kernel";
import { FIELD_COUNT, FOREST, REALS, WOOD, WOOD_PRICES } from "../content/pieces.ts";
import { fact } from "./events.ts";
import { type Scene, sailingMemo, scene, woodMemo } from "./frames.ts";
import { WOOD_FROM } from "./moves.ts";
import { isInForest, type Madeira, type MadeiraTable, woodInReach } from "./state.ts";
import { STEP } from "./steps.ts";
import { turnRuleNow } from "./turn-rule.ts";

/** What wood is taken for. */
export const GAINED = 0;
export const FOR_DISTRICT = 1;
export const FOR_SHIP = 2;
export const FOR_UPKEEP = 3;

/** MA-WOOD-06: the price of so much more wood in this turn. */
export function woodPrice(state: Madeira, amount: number): number {
  return WOOD_PRICES[state.woodBought + amount] - WOOD_PRICES[state.woodBought];
}

/** MA-WOOD-01 to -06: how much wood the seat could discard now, up to `most`, with these reals to spend. */
export function woodAtHand(state: Madeira, seat: SeatId, most: number, reals: number): number {
  const own = state.seats[seat].items[WOOD];
  if (own >= most) return most;
  const reach = woodInReach(state, seat, most - own);
  let bought = 0;
  while (bought < reach && woodPrice(state, bought + 1) <= reals) bought++;
  return own + bought;
}

/** Takes so much wood from fields and forest; the seat chooses the sources (MA-WOOD-04, -21). */
export function takeWood(table: MadeiraTable, seat: SeatId, amount: number, purpose: number): void {
  if (amount > 0) table.push(scene(STEP.wood, seat, { of: "wood", amount, purpose }));
}

/** MA-WOOD-20: wood that is gained, as far as the seat can reach it. */
export function gainWood(table: MadeiraTable, seat: SeatId, due: number): void {
  takeWood(table, seat, woodInReach(table.state, seat, due), GAINED);
}

/** MA-WOOD-01: own wood is discarded first; the shortfall is bought. */
export function discardWood(table: MadeiraTable, seat: SeatId, amount: number, purpose: number): void {
  const { items } = table.state.seats[seat];
  const own = items[WOOD] < amount ? items[WOOD] : amount;
  items[WOOD] -= own;
  takeWood(table, seat, amount - own, purpose);
}

function available(state: Madeira, seat: SeatId, source: number, most: number): number {
  const player = state.seats[seat];
  if (source === FOREST) return isInForest(player) ? most : 0;
  return (player.land & (1 << source)) === 0 ? 0 : state.wood[source];
}

/** MA-WOOD-04, -11, -21: the sources, piece by piece; asked only where there is more than one way. */
export const wood = draft<Madeira, Scene>("wood", {
  picks: [WOOD_FROM],
  turnRule: turnRuleNow,
  instead: { done: "MA-WOOD-02" },
  left(state, frame, seat, source) {
    const { amount } = woodMemo(frame);
    return available(state, seat, source, amount) - draftedOf(frame, source);
  },
  least: (_state, frame) => woodMemo(frame).amount,
  most: (_state, frame) => woodMemo(frame).amount,
  refuse: () => "MA-WOOD-03",
  unfinished: "MA-WOOD-02",
  finish(table, frame, seat) {
    const { state } = table;
    const { amount, purpose } = woodMemo(frame);
    for (let field = 0; field < FIELD_COUNT; field++) state.wood[field] -= draftedOf(frame, field);
    const price = purpose === GAINED ? 0 : woodPrice(state, amount);
    if (purpose === GAINED) state.seats[seat].items[WOOD] += amount;
    else {
      state.woodBought += amount;
      // MA-WOOD-10, MA-RULING-05: ships are paid for after the markets have paid
      if (purpose === FOR_SHIP) sailingMemo(waiting(state, STEP.sail)).owed += price;
      else state.seats[seat].items[REALS] -= price;
    }
    if (table.tell === null) return;
    const sources: number[] = [];
    for (let source = 0; source <= FOREST; source++) sources.push(draftedOf(frame, source));
    table.tell?.(fact({ type: "tookWood", seat, sources, price, isBought: purpose !== GAINED }));
  },
});
