import { asks, type RuleId, type SeatId } from "@caravel/kernel";
import { GOOD_COUNT } from "../content/spaces.ts";
import { fact } from "./events.ts";
import { type Stint, stint } from "./frames.ts";
import { DONE, ISABEL, TO_FACTORY } from "./moves.ts";
import { listIsabel, playIsabel, refuseIsabel } from "./palaces.ts";
import { scores } from "./scoring.ts";
import { isSoloWon } from "./solo.ts";
import {
  type Brazil,
  type BrazilTable,
  contentOf,
  IN_FACTORY,
  isSolo,
  ON_BOARD,
  ON_VICTORIA,
  replaced,
  type Seat,
} from "./state.ts";
import { STEP } from "./steps.ts";

/** BI-END-04, BI-SOLO-03: the game is over. */
export function endGame(table: BrazilTable): void {
  const { state } = table;
  table.end();
  if (isSolo(state)) table.tell?.(fact({ type: "soloEnded", isWon: isSoloWon(state), round: state.round }));
  else table.tell?.(fact({ type: "gameOver", scores: scores(state) }));
}

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
  const { factoryMask, factoryGoods } = contentOf(state);
  if ((player.paintings & factoryMask) === 0 || goodsInFactory(player) >= factoryGoods) return "BI-PTG-14";
  return where === ON_BOARD || where === ON_VICTORIA || where === IN_FACTORY ? "BI-PTG-14" : null;
}

/** D-33, D-34. */
export const lastDecision = asks<Brazil, Stint>("lastDecision", {
  verbs: [ISABEL, TO_FACTORY, DONE],
  moves(state, { draftFrom }, seat, list) {
    listIsabel(state, seat, list);
    let isAsked = list.length > 0;
    for (let good = 0; good < GOOD_COUNT; good++) {
      if (whyNotFactory(state, seat, good) !== null) continue;
      isAsked = true;
      // search puts goods there in one order only
      if (good >= draftFrom) list.add(TO_FACTORY.of(good));
      else list.shortcut(TO_FACTORY.of(good));
    }
    if (isAsked) list.add(DONE.of());
  },
  refuse(state, _frame, seat, move) {
    if (DONE.has(move)) return null;
    return ISABEL.has(move) ? refuseIsabel(state, seat, move) : whyNotFactory(state, seat, TO_FACTORY.first(move));
  },
  play(table, frame, seat, move) {
    if (ISABEL.has(move)) return playIsabel(table, seat, move);
    if (DONE.has(move)) return table.pop();
    const player = table.state.seats[seat];
    const good = TO_FACTORY.first(move);
    frame.draftFrom = good >= frame.draftFrom ? good : 0;
    player.goods = replaced(player.goods, good, IN_FACTORY);
    table.tell?.(fact({ type: "factory", seat, good }));
  },
});
