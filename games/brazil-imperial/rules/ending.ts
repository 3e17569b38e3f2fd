import { asks, type RuleId, type SeatId } from "@caravel/kernel";
import { FACTORY_GOODS } from "../content/paintings.ts";
import { GOOD_COUNT } from "../content/spaces.ts";
import { type Stint, stint } from "./frames.ts";
import { DONE, ISABEL, TO_FACTORY } from "./moves.ts";
import { listIsabel, playIsabel, refuseIsabel } from "./palaces.ts";
import { type Brazil, type BrazilTable, IN_FACTORY, may, ON_BOARD, ON_VICTORIA, type Seat } from "./state.ts";
import { STEP } from "./steps.ts";

/** BI-END-04: Princess Isabel and Factory, after the last turn. */
export function lastDecisions(table: BrazilTable, _frame: Stint, seat: SeatId): void {
  table.push(stint(STEP.lastDecision, seat));
}

/** Goods in the Factory. */
export function goodsInFactory({ goods }: Pick<Seat, "goods">): number {
  let count = 0;
  for (let good = 0; good < GOOD_COUNT; good++) if (goods[good] === IN_FACTORY) count++;
  return count;
}

/** Why a good cannot go into the Factory (BI-PTG-14). */
function whyNotFactory(state: Brazil, seat: SeatId, good: number): RuleId | null {
  const player = state.seats[seat];
  const where = player.goods[good];
  if (!may(player, "goodsForPoints") || goodsInFactory(player) >= FACTORY_GOODS) return "BI-PTG-14";
  return where === ON_BOARD || where === ON_VICTORIA || where === IN_FACTORY ? "BI-PTG-14" : null;
}

/** D-33, D-34. */
export const lastDecision = asks<Brazil, Stint>("lastDecision", {
  verbs: [ISABEL, TO_FACTORY, DONE],
  moves(state, _frame, seat, list) {
    const from = list.length;
    listIsabel(state, seat, list);
    for (let good = 0; good < GOOD_COUNT; good++)
      if (whyNotFactory(state, seat, good) === null) list.add(TO_FACTORY.of(good));
    if (list.length > from) list.add(DONE.of());
  },
  refuse(state, _frame, seat, move) {
    if (DONE.has(move)) return null;
    return ISABEL.has(move) ? refuseIsabel(state, seat, move) : whyNotFactory(state, seat, TO_FACTORY.first(move));
  },
  play(table, _frame, seat, move) {
    if (ISABEL.has(move)) return playIsabel(table, seat, move);
    if (DONE.has(move)) return table.pop();
    table.state.seats[seat].goods[TO_FACTORY.first(move)] = IN_FACTORY;
    table.tell?.({ type: "factory", seat, good: TO_FACTORY.first(move) });
  },
});
