import { asks, runs, type SeatId } from "@caravel/kernel";
import { FRAME_COUNT, FRAME_MASKS, PAINTING_COST, PAINTING_EFFECTS, PAINTING_FRAME } from "../content/paintings.ts";
import { ANY_RAW_SLOT, type Cost, costOf, GOLD, GOLD_SLOT, SCIENCE } from "../content/resources.ts";
import { PEDRO_II } from "../content/units.ts";
import { produceBy } from "./empire.ts";
import { actionMemo, purchaseMemo, type Stint, stint } from "./frames.ts";
import { fundsOf } from "./funds.ts";
import { checkLimits, drawBattleCard, drawGoldCard, gain, gainRawOfChoice } from "./gains.ts";
import { PAINT, PASS } from "./moves.ts";
import { affords, startPayment } from "./payment.ts";
import type { Brazil, BrazilTable } from "./state.ts";
import { STEP } from "./steps.ts";

const FREE = costOf([]);
const ONE_RAW = costOf(["anyRaw"]);

/** Starts a Painting action. */
export function startPainting(table: BrazilTable, seat: SeatId, improved: boolean): void {
  table.push(stint(STEP.painting, seat, { of: "action", improved, free: false }));
}

/** BI-PAINT-06: improved, a gold becomes a raw and a raw becomes nothing. */
function priceOf(painting: number, improved: boolean): Cost {
  const cost = PAINTING_COST[painting];
  if (!improved) return cost;
  return cost[GOLD_SLOT] > 0 ? ONE_RAW : cost[ANY_RAW_SLOT] > 0 ? FREE : cost;
}

/** BI-PAINT: one painting of the gallery. */
export const painting = asks<Brazil, Stint>("painting", {
  verbs: [PAINT, PASS],
  moves(state, frame, seat, list) {
    const { improved } = actionMemo(frame);
    const funds = fundsOf(state, seat);
    for (let place = 0; place < state.gallery.length; place++) {
      const card = state.gallery[place];
      if (card >= 0 && affords(state, seat, funds, priceOf(card, improved))) list.add(PAINT.of(card));
    }
    if (list.length > 0) list.add(PASS.of());
  },
  refuse(state, frame, seat, move) {
    if (PASS.has(move)) return null;
    const card = PAINT.first(move);
    if (!state.gallery.includes(card)) return "BI-PAINT-01";
    return affords(state, seat, fundsOf(state, seat), priceOf(card, actionMemo(frame).improved)) ? null : "BI-PAY-09";
  },
  play(table, frame, seat, move) {
    if (PASS.has(move)) return table.pop();
    const card = PAINT.first(move);
    const memo = { of: "purchase" as const, what: card, where: 0 };
    startPayment(table, seat, STEP.painted, memo, priceOf(card, actionMemo(frame).improved));
  },
});

/** A painting is taken, the gallery refilled, and its effect begins. */
export const painted = runs<Brazil, Stint>("painted", (table, frame) => {
  const { state } = table;
  const { what: card } = purchaseMemo(frame);
  const { seat } = frame;
  table.pop();
  table.pop();
  const player = state.seats[seat];
  const isFirstOfFrame = (player.paintings & FRAME_MASKS[PAINTING_FRAME[card]]) === 0;
  player.paintings |= 1 << card;
  table.tell?.({ type: "painted", seat, painting: card });
  refillGallery(table, state.gallery.indexOf(card), PAINTING_FRAME[card]);
  checkLimits(table, seat);
  if (isFirstOfFrame && player.monarch === PEDRO_II) rewardFrame(table, seat, PAINTING_FRAME[card]);
  takeEffect(table, seat, card);
});

/** BI-PAINT-04, -05: a card of the same colour, or of the colour with most cards left. */
function refillGallery(table: BrazilTable, place: number, frame: number): void {
  const { gallery, paintingDecks } = table.state;
  let from = frame;
  if (paintingDecks[from].length === 0)
    for (let other = 0; other < FRAME_COUNT; other++)
      if (paintingDecks[other].length > paintingDecks[from].length) from = other;
  gallery[place] = paintingDecks[from].length === 0 ? -1 : table.turnUp(paintingDecks[from]);
}

/** BI-MON-13: red a raw of choice, pink a gold, blue a science. */
function rewardFrame(table: BrazilTable, seat: SeatId, frame: number): void {
  if (frame === 0) gainRawOfChoice(table, seat);
  else gain(table, seat, frame === 1 ? GOLD : SCIENCE);
}

/** BI-PTG-15: what happens once, when a painting is taken. */
function takeEffect(table: BrazilTable, seat: SeatId, card: number): void {
  const effects = PAINTING_EFFECTS[card];
  for (let place = 0; place < effects.length; place++) {
    const { type } = effects[place];
    if (type === "produces") produceBy(table, seat, card);
    if (type === "gainScience") gain(table, seat, SCIENCE);
    if (type === "drawCards") {
      drawGoldCard(table, seat);
      drawBattleCard(table, seat);
    }
  }
}
