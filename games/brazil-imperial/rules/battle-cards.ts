import { asks, memoOf, type SeatId, type Step } from "@caravel/kernel";
import { BATTLE_CARD_COUNT, MOST_CARDS_IN_BATTLE } from "../content/cards.ts";
import { fact } from "./events.ts";
import { type BattleMemo, type Stint, stint } from "./frames.ts";
import { takeBattleCard } from "./gains.ts";
import { COMMIT, DONE, ISABEL } from "./moves.ts";
import { listIsabel, playIsabel, refuseIsabel } from "./palaces.ts";
import { type Brazil, type BrazilTable, bitCount, NOBODY, sum } from "./state.ts";
import { STEP } from "./steps.ts";

/** D-24, D-25: cards are committed face down, one by one; Princess Isabel may come before the first. */
function committing(name: "attackCards" | "defenceCards"): Step<Brazil, Stint> {
  const cardsOf = (state: Brazil) => memoOf(state, "battle")[name];
  return asks<Brazil, Stint>(name, {
    verbs: [COMMIT, DONE, ISABEL],
    turnRule: "BI-BATTLE-09",
    moves(state, { draftFrom }, seat, list) {
      const committed = sum(cardsOf(state));
      const { battle } = state.seats[seat];
      if (committed < MOST_CARDS_IN_BATTLE)
        for (let card = 0; card < BATTLE_CARD_COUNT; card++) {
          if (battle[card] === 0) continue;
          // search commits cards in one order only
          if (card >= draftFrom) list.add(COMMIT.of(card));
          else list.shortcut(COMMIT.of(card));
        }
      if (committed === 0) listIsabel(state, seat, list);
      // whoever can still commit a card is asked even where search has nothing left to say
      const canCommit = committed < MOST_CARDS_IN_BATTLE && sum(battle) > 0;
      if (canCommit || list.length > 0) list.add(DONE.of());
    },
    refuse(state, _frame, seat, move) {
      const committed = sum(cardsOf(state));
      if (DONE.has(move)) return null;
      if (ISABEL.has(move)) return committed === 0 ? refuseIsabel(state, seat, move) : "BI-PTG-09";
      return state.seats[seat].battle[COMMIT.first(move)] > 0 && committed < MOST_CARDS_IN_BATTLE
        ? null
        : "BI-BATTLE-09";
    },
    play(table, frame, seat, move) {
      const { state } = table;
      if (ISABEL.has(move)) return playIsabel(table, seat, move);
      if (DONE.has(move)) return endCommitting(table, seat, cardsOf(state));
      const card = COMMIT.first(move);
      frame.draftFrom = card >= frame.draftFrom ? card : 0;
      state.seats[seat].battle[card]--;
      cardsOf(state)[card]++;
    },
    skip: (table, _frame, seat) => endCommitting(table, seat, cardsOf(table.state)),
  });
}

function endCommitting(table: BrazilTable, seat: SeatId, cards: readonly number[]): void {
  table.pop();
  table.tell?.(fact({ type: "committed", seat, cards: sum(cards) }));
}

export const attackCards = committing("attackCards");
export const defenceCards = committing("defenceCards");

/** The defender's cards; the solo enemy draws one for each of his units (BI-SOLO-07). */
export function defend(table: BrazilTable, memo: BattleMemo): void {
  const { state } = table;
  if (memo.defender === NOBODY) return;
  if (memo.defender < state.players) return table.push(stint(STEP.defenceCards, memo.defender));
  const draws = Math.min(bitCount(memo.defenders), MOST_CARDS_IN_BATTLE);
  for (let draw = 0; draw < draws; draw++) {
    const card = takeBattleCard(table);
    if (card < 0) return;
    memo.defenceCards[card]++;
    table.uncover();
  }
}
