import { asks, type RuleId, runs, type SeatId } from "@caravel/kernel";
import { GOLD, RAW_COUNT, SCIENCE } from "../content/resources.ts";
import { TRADE_ROWS } from "../content/spaces.ts";
import { fact } from "./events.ts";
import { memoIn, purchase, type Stint, stint } from "./frames.ts";
import { type Funds, fundsOf } from "./funds.ts";
import { checkLimits, drawGoldCard, gain, hasGoldCards } from "./gains.ts";
import { DONE, DRAW, EXCHANGE, GAIN, PASS } from "./moves.ts";
import { startExchange } from "./payment.ts";
import { added, type Brazil, type BrazilTable, contentOf, sum } from "./state.ts";
import { STEP } from "./steps.ts";

/** Starts a Harbor action (BI-HARB-01, -02). */
export function startHarbor(table: BrazilTable, seat: SeatId, improved: boolean): void {
  const { state } = table;
  const raws = 1 + added(state.seats[seat], contentOf(state).harborRaws);
  table.push(stint(STEP.harbor, seat, { of: "harbor", raws, cards: improved ? 1 : 0 }));
}

/** BI-HARB: raws of choice, then a gold card; each may be declined. */
export const harbor = asks<Brazil, Stint>("harbor", {
  verbs: [GAIN, DRAW, PASS],
  moves(state, frame, _seat, list) {
    const { raws, cards } = memoIn(frame, "harbor");
    if (raws > 0) for (let raw = 0; raw < RAW_COUNT; raw++) list.add(GAIN.of(raw));
    else if (cards > 0 && hasGoldCards(state)) list.add(DRAW.of());
    if (list.length > 0) list.add(PASS.of());
  },
  refuse(_state, frame, _seat, move) {
    const { raws } = memoIn(frame, "harbor");
    if (GAIN.has(move)) return raws > 0 ? null : "BI-HARB-01";
    return DRAW.has(move) && raws > 0 ? "BI-HARB-02" : null;
  },
  play(table, frame, seat, move) {
    const memo = memoIn(frame, "harbor");
    if (GAIN.has(move)) {
      memo.raws--;
      gain(table, seat, GAIN.first(move));
      return;
    }
    if (DRAW.has(move)) drawGoldCard(table, seat);
    if (memo.raws > 0) memo.raws = 0;
    else memo.cards = 0;
  },
  skip(table, _frame, seat) {
    table.pop();
    checkLimits(table, seat);
  },
});

/** Starts a Trade action. */
export function startTrade(table: BrazilTable, seat: SeatId): void {
  table.push(stint(STEP.trade, seat));
}

function whyNotTrade(state: Brazil, seat: SeatId, funds: Funds, trade: number): RuleId | null {
  const { raws, kinds, battleCards } = TRADE_ROWS[trade];
  if (battleCards > 0) return sum(state.seats[seat].battle) >= battleCards ? null : "BI-TRADE-01";
  let there = 0;
  for (let raw = 0; raw < RAW_COUNT; raw++) if (((kinds >> raw) & 1) === 1) there += funds[raw];
  return there >= raws ? null : "BI-TRADE-01";
}

/** BI-TRADE: any number of exchanges. */
export const trade = asks<Brazil, Stint>("trade", {
  verbs: [EXCHANGE, DONE],
  moves(state, _frame, seat, list) {
    const funds = fundsOf(state, seat);
    for (let row = 0; row < TRADE_ROWS.length; row++)
      if (whyNotTrade(state, seat, funds, row) === null) list.add(EXCHANGE.of(row));
    if (list.length > 0) list.add(DONE.of());
  },
  refuse: (state, _frame, seat, move) =>
    DONE.has(move) ? null : whyNotTrade(state, seat, fundsOf(state, seat), EXCHANGE.first(move)),
  play(table, _frame, seat, move) {
    if (DONE.has(move)) return table.pop();
    const row = EXCHANGE.first(move);
    const { raws, kinds, battleCards } = TRADE_ROWS[row];
    startExchange(table, seat, purchase(row), raws, kinds, battleCards);
  },
});

/** What an exchange brings; then the limits, before the next one (BI-TRADE-05). */
export const exchanged = runs<Brazil, Stint>("exchanged", (table, frame) => {
  const { seat } = frame;
  const trade = memoIn(frame, "purchase").what;
  const row = TRADE_ROWS[trade];
  table.pop();
  table.tell?.(fact({ type: "exchanged", seat, trade }));
  checkLimits(table, seat);
  gain(table, seat, GOLD, row.gold);
  gain(table, seat, SCIENCE, row.science);
  for (let card = 0; card < row.goldCards; card++) drawGoldCard(table, seat);
});
