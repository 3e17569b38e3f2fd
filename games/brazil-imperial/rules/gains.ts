import { asks, type MoveList, type SeatId } from "@caravel/kernel";
import { BATTLE_CARD_COUNT, GOLD_CARD_COUNT } from "../content/cards.ts";
import type { Reward } from "../content/monarchs.ts";
import { HAND_LIMIT, RAW_COUNT, RESOURCE_COUNT, RESOURCES, STOCK_LIMIT } from "../content/resources.ts";
import { fact } from "./events.ts";
import { type Stint, stint } from "./frames.ts";
import { DROP, DROP_BATTLE, DROP_GOLD, GAIN } from "./moves.ts";
import { type Brazil, type BrazilTable, raised, type Seat, type Shared, sum } from "./state.ts";
import { STEP } from "./steps.ts";

/** Puts a resource into a personal stock; limits are checked when the whole gain is there (BI-STOCK-02). */
export function gain(table: BrazilTable, seat: SeatId, resource: number, count = 1): void {
  if (count === 0) return;
  table.state.seats[seat].stock[resource] += count;
  table.tell?.(fact({ type: "gained", seat, resource, count }));
}

/** Puts amounts by resource into a personal stock. */
export function gainAll(table: BrazilTable, seat: SeatId, amounts: Shared): void {
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) gain(table, seat, resource, amounts[resource]);
}

/** Asks for a raw of choice (D-30). */
export function gainRawOfChoice(table: BrazilTable, seat: SeatId): void {
  table.push(stint(STEP.gainRaw, seat));
}

/** Gives what a monarch pays; a raw of choice is asked for (BI-MON-15). */
export function giveReward(table: BrazilTable, seat: SeatId, reward: Reward): void {
  if (reward === "rawOfChoice") gainRawOfChoice(table, seat);
  else if (reward === "goldCard") drawGoldCard(table, seat);
  else gain(table, seat, RESOURCES.indexOf(reward));
}

/** BI-STOCK-04: once everything that begins after this is there, the limits are checked. */
export function checkLimits(table: BrazilTable, seat: SeatId): void {
  table.push(stint(STEP.discard, seat));
}

/** A discard pile as a new deck (BI-GOLD-03, BI-BATTLE-21). */
function reshuffled(table: BrazilTable, discard: Shared): number[] {
  const deck: number[] = [];
  for (let card = 0; card < discard.length; card++) for (let copy = 0; copy < discard[card]; copy++) deck.push(card);
  if (deck.length > 1) table.chance.shuffle(deck);
  return deck;
}

const nothingOf = (list: Shared): number[] => list.map(() => 0);

/** Draws a gold card, if there is one. */
export function drawGoldCard(table: BrazilTable, seat: SeatId): void {
  const { state } = table;
  if (state.goldDeck.length === 0 && sum(state.goldDiscard) > 0) {
    state.goldDeck = reshuffled(table, state.goldDiscard);
    state.goldDiscard = nothingOf(state.goldDiscard);
    table.tell?.(fact({ type: "reshuffled", deck: "gold" }));
  }
  const { goldDeck } = state;
  if (goldDeck.length === 0) return;
  const card = goldDeck[goldDeck.length - 1];
  state.goldDeck = goldDeck.slice(0, -1);
  state.seats[seat].gold[card]++;
  table.uncover([seat]);
  table.tell?.(fact({ type: "drewGold", seat }));
  table.tell?.(fact({ type: "sawGold", seat, card }), [seat]);
}

/** Draws a battle card, if there is one. */
export function drawBattleCard(table: BrazilTable, seat: SeatId): void {
  const card = takeBattleCard(table);
  if (card < 0) return;
  table.state.seats[seat].battle[card]++;
  table.uncover([seat]);
  table.tell?.(fact({ type: "drewBattle", seat }));
  table.tell?.(fact({ type: "sawBattle", seat, card }), [seat]);
}

/** Takes the next battle card off the deck, or -1 if there is none. */
export function takeBattleCard(table: BrazilTable): number {
  const { state } = table;
  if (state.battleDeck.length === 0 && sum(state.battleDiscard) > 0) {
    state.battleDeck = reshuffled(table, state.battleDiscard);
    state.battleDiscard = nothingOf(state.battleDiscard);
    table.tell?.(fact({ type: "reshuffled", deck: "battle" }));
  }
  const { battleDeck } = state;
  if (battleDeck.length === 0) return -1;
  state.battleDeck = battleDeck.slice(0, -1);
  return battleDeck[battleDeck.length - 1];
}

/** Puts a gold card of a seat on the discard pile. */
export function discardGold(table: BrazilTable, seat: SeatId, card: number): void {
  const { state } = table;
  state.seats[seat].gold[card]--;
  state.goldDiscard = raised(state.goldDiscard, card);
}

/** Plays a gold card for what it says (BI-GOLD-02). */
export function playGold(table: BrazilTable, seat: SeatId, card: number): void {
  discardGold(table, seat, card);
  table.tell?.(fact({ type: "playedGold", seat, card }));
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

/** What is over a limit: resources first, then gold cards, then battle cards; kinds of all three are numbered on. */
const FIRST_GOLD = RESOURCE_COUNT;
const FIRST_BATTLE = FIRST_GOLD + GOLD_CARD_COUNT;
const ALL_KINDS = FIRST_BATTLE + BATTLE_CARD_COUNT;

function countOf({ stock, gold, battle }: Seat, kind: number): number {
  if (kind < FIRST_GOLD) return stock[kind];
  return kind < FIRST_BATTLE ? gold[kind - FIRST_GOLD] : battle[kind - FIRST_BATTLE];
}

function dropOf(kind: number): number {
  if (kind < FIRST_GOLD) return DROP.of(kind);
  return kind < FIRST_BATTLE ? DROP_GOLD.of(kind - FIRST_GOLD) : DROP_BATTLE.of(kind - FIRST_BATTLE);
}

function kindOf(move: number): number {
  if (DROP.has(move)) return DROP.first(move);
  return DROP_GOLD.has(move) ? FIRST_GOLD + DROP_GOLD.first(move) : FIRST_BATTLE + DROP_BATTLE.first(move);
}

/** Lists kinds of one group of which so many must go; search gives them up in one order only. */
function listDrops(seat: Seat, from: number, to: number, over: number, draftFrom: number, list: MoveList): void {
  let ahead = 0;
  for (let kind = from; kind < to; kind++) ahead += countOf(seat, kind);
  for (let kind = from; kind < to; kind++) {
    const count = countOf(seat, kind);
    if (count === 0) continue;
    if (kind >= draftFrom && ahead >= over) list.add(dropOf(kind));
    else list.shortcut(dropOf(kind));
    ahead -= count;
  }
}

/** The only resource there is, or -1 if there are several. */
function onlyResource({ stock }: Seat): number {
  let only = -1;
  for (let resource = 0; resource < RESOURCE_COUNT; resource++)
    if (stock[resource] > 0) {
      if (only >= 0) return -1;
      only = resource;
    }
  return only;
}

/** BI-STOCK-02, -03: who holds too much chooses what goes: resources first, then gold cards, then battle cards. */
export const discard = asks<Brazil, Stint>("discard", {
  verbs: [DROP, DROP_GOLD, DROP_BATTLE],
  moves(state, { draftFrom }, seat, list) {
    const player = state.seats[seat];
    const stockOver = sum(player.stock) - STOCK_LIMIT;
    if (stockOver > 0) {
      if (onlyResource(player) < 0) listDrops(player, 0, FIRST_GOLD, stockOver, draftFrom, list);
      return;
    }
    const goldOver = sum(player.gold) - HAND_LIMIT;
    if (goldOver > 0) return listDrops(player, FIRST_GOLD, FIRST_BATTLE, goldOver, draftFrom, list);
    const battleOver = sum(player.battle) - HAND_LIMIT;
    if (battleOver > 0) listDrops(player, FIRST_BATTLE, ALL_KINDS, battleOver, draftFrom, list);
  },
  refuse(state, _frame, seat, move) {
    const player = state.seats[seat];
    const isStockOver = sum(player.stock) > STOCK_LIMIT;
    if (DROP.has(move)) return isStockOver && player.stock[DROP.first(move)] > 0 ? null : "BI-STOCK-01";
    if (isStockOver) return "BI-STOCK-02";
    const isGoldOver = sum(player.gold) > HAND_LIMIT;
    if (countOf(player, kindOf(move)) === 0) return "BI-STOCK-03";
    return DROP_GOLD.has(move) === isGoldOver ? null : "BI-STOCK-03";
  },
  play(table, frame, seat, move) {
    const kind = kindOf(move);
    frame.draftFrom = kind >= frame.draftFrom ? kind : 0;
    drop(table, seat, kind);
  },
  skip(table, _frame, seat) {
    const player = table.state.seats[seat];
    if (sum(player.stock) <= STOCK_LIMIT) return table.pop();
    drop(table, seat, onlyResource(player));
  },
});

function drop(table: BrazilTable, seat: SeatId, kind: number): void {
  const { state } = table;
  const { stock, battle } = state.seats[seat];
  if (kind < FIRST_GOLD) {
    stock[kind]--;
    table.tell?.(fact({ type: "dropped", seat, resource: kind }));
  } else if (kind < FIRST_BATTLE) {
    const card = kind - FIRST_GOLD;
    discardGold(table, seat, card);
    table.tell?.(fact({ type: "droppedGold", seat, card }));
  } else {
    const card = kind - FIRST_BATTLE;
    battle[card]--;
    state.battleDiscard = raised(state.battleDiscard, card);
    table.tell?.(fact({ type: "droppedBattle", seat, card }));
  }
}
