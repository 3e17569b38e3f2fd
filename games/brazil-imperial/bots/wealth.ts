import type { SeatId } from "@caravel/kernel";
import { type Cost, GOLD_SLOT, RAW_COUNT, RESOURCE_COUNT, SCIENCE_SLOT, SLOT_COUNT } from "../content/resources.ts";
import { addTileTokens, noFunds } from "../rules/funds.ts";
import { type Brazil, sum } from "../rules/state.ts";

/** By resource: what one of it is worth while there is time to use it. */
export const TOKEN_WORTH: readonly number[] = [0.42, 0.42, 0.45, 0.42, 0.62, 0.8];
/** Of more than this many of a kind the rest is worth less. */
const ENOUGH = 3;
const SURPLUS = 0.5;
/** A gold card pays as a gold and may do more; a battle card wins and defends. */
export const GOLD_CARD = 0.7;
export const BATTLE_CARD = 0.45;

const tokens = noFunds();

/** What tokens and cards in hand are worth. */
export function wealth(state: Brazil, seat: SeatId): number {
  const { stock, gold, battle } = state.seats[seat];
  tokens.fill(0);
  addTileTokens(state, seat, tokens);
  let worth = sum(gold) * GOLD_CARD + sum(battle) * BATTLE_CARD;
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) {
    const count = tokens[resource] + stock[resource];
    const many = count > ENOUGH ? count - ENOUGH : 0;
    worth += (count - many + many * SURPLUS) * TOKEN_WORTH[resource];
  }
  return worth;
}

/** What a cost takes, whatever it is paid with. */
export function priceWorth(cost: Cost): number {
  let worth = 0;
  for (let slot = 0; slot < SLOT_COUNT; slot++)
    worth += cost[slot] * (slot < GOLD_SLOT ? TOKEN_WORTH[0] : TOKEN_WORTH[RAW_COUNT + slot - GOLD_SLOT]);
  return worth;
}

/** What amounts by resource are worth. */
export function amountsWorth(amounts: readonly number[]): number {
  let worth = 0;
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) worth += amounts[resource] * TOKEN_WORTH[resource];
  return worth;
}

/** What one slot of a cost is worth, for a rebate. */
export function slotWorth(slot: number): number {
  return slot < GOLD_SLOT
    ? TOKEN_WORTH[0]
    : slot === SCIENCE_SLOT
      ? TOKEN_WORTH[RAW_COUNT + 1]
      : TOKEN_WORTH[RAW_COUNT];
}
