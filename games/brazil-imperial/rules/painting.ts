import { asks, runs, type SeatId } from "@caravel/kernel";
import { FRAME_COUNT, FRAMES, type PaintingEffect } from "../content/paintings.ts";
import { ANY_RAW_SLOT, type Cost, costOf, GOLD_SLOT, RESOURCES } from "../content/resources.ts";
import { produceBy } from "./empire.ts";
import { fact } from "./events.ts";
import { memoIn, NO_SHAPE, purchase, type Stint, stint } from "./frames.ts";
import { fundsOf } from "./funds.ts";
import { checkLimits, drawBattleCard, drawGoldCard, gain, giveReward } from "./gains.ts";
import { PAINT, PASS } from "./moves.ts";
import { affords, startPayment } from "./payment.ts";
import { type Brazil, type BrazilTable, contentOf, replaced, swapped } from "./state.ts";
import { STEP } from "./steps.ts";

const FREE = costOf([]);
const ONE_RAW = costOf(["anyRaw"]);

/** Starts a Painting action. */
export function startPainting(table: BrazilTable, seat: SeatId, improved: boolean): void {
  table.push(stint(STEP.painting, seat, { of: "action", improved, freeShape: NO_SHAPE }));
}

/** BI-PAINT-06: improved, a gold becomes a raw and a raw becomes nothing. */
export function priceOf(state: Brazil, painting: number, improved: boolean): Cost {
  const cost = contentOf(state).paintingCost[painting];
  if (!improved) return cost;
  return cost[GOLD_SLOT] > 0 ? ONE_RAW : cost[ANY_RAW_SLOT] > 0 ? FREE : cost;
}

/** BI-PAINT: one painting of the gallery. */
export const painting = asks<Brazil, Stint>("painting", {
  verbs: [PAINT, PASS],
  moves(state, frame, seat, list) {
    const { improved } = memoIn(frame, "action");
    const funds = fundsOf(state, seat);
    for (let place = 0; place < state.gallery.length; place++) {
      const card = state.gallery[place];
      if (card >= 0 && affords(state, seat, funds, priceOf(state, card, improved))) list.add(PAINT.of(card));
    }
    if (list.length > 0) list.add(PASS.of());
  },
  refuse(state, frame, seat, move) {
    if (PASS.has(move)) return null;
    const card = PAINT.first(move);
    if (!state.gallery.includes(card)) return "BI-PAINT-01";
    return affords(state, seat, fundsOf(state, seat), priceOf(state, card, memoIn(frame, "action").improved))
      ? null
      : "BI-PAY-09";
  },
  play(table, frame, seat, move) {
    if (PASS.has(move)) return table.pop();
    const card = PAINT.first(move);
    const price = priceOf(table.state, card, memoIn(frame, "action").improved);
    startPayment(table, seat, STEP.painted, purchase(card), price);
  },
});

/** A painting is taken, the gallery refilled, and its effect begins. */
export const painted = runs<Brazil, Stint>("painted", (table, frame) => {
  const { state } = table;
  const { what: card } = memoIn(frame, "purchase");
  const { seat } = frame;
  table.pop();
  table.pop();
  const player = state.seats[seat];
  const { paintingFrame, frameMasks, paintingEffects, monarchs } = contentOf(state);
  const isFirstOfFrame = (player.paintings & frameMasks[paintingFrame[card]]) === 0;
  player.paintings |= 1 << card;
  const next = refillGallery(table, state.gallery.indexOf(card), paintingFrame[card]);
  table.tell?.(fact({ type: "painted", seat, painting: card, next }));
  checkLimits(table, seat);
  const reward = monarchs[player.monarch]?.frameRewards[FRAMES[paintingFrame[card]]];
  if (isFirstOfFrame && reward !== undefined) giveReward(table, seat, reward);
  for (const effect of paintingEffects[card]) takeEffect(table, seat, card, effect);
});

/** BI-PAINT-04, -05: a card of the same colour, or of the colour with most cards left; -1 if there is none. */
function refillGallery(table: BrazilTable, place: number, frame: number): number {
  const { state } = table;
  const { paintingDecks } = state;
  let from = frame;
  if (paintingDecks[from].length === 0)
    for (let other = 0; other < FRAME_COUNT; other++)
      if (paintingDecks[other].length > paintingDecks[from].length) from = other;
  const next = paintingDecks[from].at(-1) ?? -1;
  state.gallery = replaced(state.gallery, place, next);
  if (next < 0) return next;
  state.paintingDecks = swapped(paintingDecks, from, paintingDecks[from].slice(0, -1));
  table.uncover();
  return next;
}

/** BI-PTG-15: what happens once, when a painting is taken; everything else is asked for by the rules it changes. */
function takeEffect(table: BrazilTable, seat: SeatId, card: number, effect: PaintingEffect): void {
  if (effect.type === "produces") produceBy(table, seat, card);
  else if (effect.type === "gain") gain(table, seat, RESOURCES.indexOf(effect.resource), effect.by);
  else if (effect.type === "drawGold") for (let draw = 0; draw < effect.by; draw++) drawGoldCard(table, seat);
  else if (effect.type === "drawBattle") for (let draw = 0; draw < effect.by; draw++) drawBattleCard(table, seat);
}
