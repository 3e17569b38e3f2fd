import { asks, type SeatId } from "@caravel/kernel";
import { BATTLE_CARD_COUNT, GOLD_CARD_COUNT } from "../content/cards.ts";
import { HAND_LIMIT, RAW_COUNT, RESOURCE_COUNT, STOCK_LIMIT } from "../content/resources.ts";
import { type Stint, stint } from "./frames.ts";
import { DROP, DROP_BATTLE, DROP_GOLD, GAIN } from "./moves.ts";
import { type Brazil, type BrazilTable, sum } from "./state.ts";
import { STEP } from "./steps.ts";

/** Puts a resource into a personal stock; limits are checked when the whole gain is there (BI-STOCK-02). */
export function gain(table: BrazilTable, seat: SeatId, resource: number, count = 1): void {
  table.state.seats[seat].stock[resource] += count;
  table.tell?.({ type: "gained", seat, resource, count });
}

/** Asks for a raw of choice (D-30). */
export function gainRawOfChoice(table: BrazilTable, seat: SeatId): void {
  table.push(stint(STEP.gainRaw, seat));
}

/** BI-STOCK-04: once everything that begins after this is there, the limits are checked. */
export function checkLimits(table: BrazilTable, seat: SeatId): void {
  table.push(stint(STEP.discard, seat));
}

/** Turns a discard pile into a new deck (BI-GOLD-03, BI-BATTLE-21). */
function reshuffle(table: BrazilTable, deck: number[], discard: number[]): void {
  for (let card = 0; card < discard.length; card++) {
    for (let copy = 0; copy < discard[card]; copy++) deck.push(card);
    discard[card] = 0;
  }
  if (deck.length > 1) table.chance.shuffle(deck);
}

/** Draws a gold card, if there is one. */
export function drawGoldCard(table: BrazilTable, seat: SeatId): void {
  const { goldDeck, goldDiscard, seats } = table.state;
  if (goldDeck.length === 0) reshuffle(table, goldDeck, goldDiscard);
  if (goldDeck.length === 0) return;
  const card = table.turnUp(goldDeck, [seat]);
  seats[seat].gold[card]++;
  table.tell?.({ type: "drewGold", seat });
  table.tell?.({ type: "sawGold", seat, card }, [seat]);
}

/** Draws a battle card, if there is one. */
export function drawBattleCard(table: BrazilTable, seat: SeatId): void {
  const card = topBattleCard(table, [seat]);
  if (card < 0) return;
  table.state.seats[seat].battle[card]++;
  table.tell?.({ type: "drewBattle", seat });
  table.tell?.({ type: "sawBattle", seat, card }, [seat]);
}

/** The next battle card, shown to these seats, or -1 if there is none. */
export function topBattleCard(table: BrazilTable, to: readonly SeatId[] | null): number {
  const { battleDeck, battleDiscard } = table.state;
  if (battleDeck.length === 0) reshuffle(table, battleDeck, battleDiscard);
  return battleDeck.length === 0 ? -1 : table.turnUp(battleDeck, to);
}

/** Are there battle cards to draw? */
export function hasBattleCards({ battleDeck, battleDiscard }: Brazil): boolean {
  return battleDeck.length > 0 || sum(battleDiscard) > 0;
}

/** Are there gold cards to draw? */
export function hasGoldCards({ goldDeck, goldDiscard }: Brazil): boolean {
  return goldDeck.length > 0 || sum(goldDiscard) > 0;
}

/** D-30: a raw material of choice. */
export const gainRaw = asks<Brazil, Stint>("gainRaw", {
  verbs: [GAIN],
  moves(_state, _frame, _seat, list) {
    for (let raw = 0; raw < RAW_COUNT; raw++) list.add(GAIN.of(raw));
  },
  refuse: () => null,
  play(table, _frame, seat, move) {
    table.pop();
    gain(table, seat, GAIN.first(move));
  },
});

/** BI-STOCK-02, -03: who holds too much chooses what goes: resources first, then gold cards, then battle cards. */
export const discard = asks<Brazil, Stint>("discard", {
  verbs: [DROP, DROP_GOLD, DROP_BATTLE],
  moves(state, _frame, seat, list) {
    const { stock, gold, battle } = state.seats[seat];
    if (sum(stock) > STOCK_LIMIT) {
      for (let resource = 0; resource < RESOURCE_COUNT; resource++)
        if (stock[resource] > 0) list.add(DROP.of(resource));
    } else if (sum(gold) > HAND_LIMIT) {
      for (let card = 0; card < GOLD_CARD_COUNT; card++) if (gold[card] > 0) list.add(DROP_GOLD.of(card));
    } else if (sum(battle) > HAND_LIMIT) {
      for (let card = 0; card < BATTLE_CARD_COUNT; card++) if (battle[card] > 0) list.add(DROP_BATTLE.of(card));
    }
  },
  refuse(state, _frame, seat, move) {
    const { stock, gold, battle } = state.seats[seat];
    if (DROP.has(move)) return sum(stock) > STOCK_LIMIT && stock[DROP.first(move)] > 0 ? null : "BI-STOCK-01";
    if (sum(stock) > STOCK_LIMIT) return "BI-STOCK-02";
    if (DROP_GOLD.has(move)) return sum(gold) > HAND_LIMIT && gold[DROP_GOLD.first(move)] > 0 ? null : "BI-STOCK-03";
    const isNext = sum(gold) <= HAND_LIMIT && sum(battle) > HAND_LIMIT;
    return isNext && battle[DROP_BATTLE.first(move)] > 0 ? null : "BI-STOCK-03";
  },
  play(table, _frame, seat, move) {
    const { state } = table;
    const { stock, gold, battle } = state.seats[seat];
    if (DROP.has(move)) {
      stock[DROP.first(move)]--;
      table.tell?.({ type: "dropped", seat, resource: DROP.first(move) });
    } else if (DROP_GOLD.has(move)) {
      gold[DROP_GOLD.first(move)]--;
      state.goldDiscard[DROP_GOLD.first(move)]++;
      table.tell?.({ type: "droppedGold", seat, card: DROP_GOLD.first(move) });
    } else {
      battle[DROP_BATTLE.first(move)]--;
      state.battleDiscard[DROP_BATTLE.first(move)]++;
      table.tell?.({ type: "droppedBattle", seat, card: DROP_BATTLE.first(move) });
    }
  },
});
