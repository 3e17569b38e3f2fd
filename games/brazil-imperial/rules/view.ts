import {
  type Chance,
  fillHidden,
  guessAnswers,
  HIDDEN,
  HIDDEN_ANSWER,
  isOver,
  NO_ANSWER,
  type SeatId,
  unseen,
} from "@caravel/kernel";
import { CITIES, FIRST_CITY, isCity } from "../content/buildings.ts";
import { allOf, BATTLE_CARD_COUNT, GOLD_CARD_COUNT } from "../content/cards.ts";
import { PAINTING_COUNT } from "../content/paintings.ts";
import { QUEST_AGE, QUESTS_PER_AGE } from "../content/quests.ts";
import { RESULT_STAGE } from "./battle.ts";
import { copyBattle, copyPay, copyStint, type Stint } from "./frames.ts";
import { SOURCE_COUNT } from "./funds.ts";
import { type Brazil, contentOf, FACE_UP, NO_TILE, type Seat, type Shared, seatWith, sum, tableWith } from "./state.ts";
import { STEP_LIST } from "./step-list.ts";
import { STEP } from "./steps.ts";

/**
 * What one seat may see. A hand of cards that is hidden is a list with its number of cards alone; a hidden quest is minus its age; other
 * hidden pieces are HIDDEN.
 */
export interface BrazilView extends Brazil {
  /** Who looks, or SPECTATOR. */
  viewer: SeatId;
}

const hide = (): number => HIDDEN;
const hideAll = (list: Shared): number[] => list.map(hide);

function seatView(seat: Seat, isOwner: boolean, isEnd: boolean): Seat {
  if (isOwner || isEnd) return seatWith(seat, seat.gold.slice(), seat.battle.slice(), seat.quests);
  const quests = seat.quests.map((quest) => 0 - QUEST_AGE[quest]);
  return seatWith(seat, [sum(seat.gold)], [sum(seat.battle)], quests);
}

/** BI-INFO-05: a player knows the quests he put under the decks; they lie at the bottom, in the order of BI-SETUP-09. */
function questDeckView(state: Brazil, deck: readonly number[], viewer: SeatId): number[] {
  const shown = hideAll(deck);
  const isDealt = state.stack.length > 0 && state.stack[state.stack.length - 1].step !== STEP.quests;
  if (viewer < 0 || viewer >= state.players || !isDealt) return shown;
  const place = state.players - 1 - ((viewer - state.chooser + state.players) % state.players);
  if (place < deck.length) shown[place] = deck[place];
  return shown;
}

function frameView(frame: Stint, viewer: SeatId): Stint {
  const shown = copyStint(frame);
  for (let seat = 0; seat < shown.answers.length; seat++)
    if (seat !== viewer && shown.answers[seat] !== NO_ANSWER) shown.answers[seat] = HIDDEN_ANSWER;
  const { memo } = shown;
  // what is only being put together is nobody else's business
  if (memo.of === "pay" && frame.seat !== viewer) {
    shown.memo = copyPay(memo, [], []);
    shown.memo.from = 0;
  }
  if (memo.of === "battle" && !memo.areOpen) {
    const attack = memo.attacker === viewer ? memo.attackCards : [sum(memo.attackCards)];
    const defence = memo.defender === viewer ? memo.defenceCards : [sum(memo.defenceCards)];
    shown.memo = copyBattle(memo, attack, defence);
  }
  // where search goes on in the order of cards would tell which was laid last (BI-INFO-06)
  if (frame.seat !== viewer && (frame.step === STEP.attackCards || frame.step === STEP.defenceCards))
    shown.draftFrom = 0;
  return shown;
}

/** BI-INFO: hands, decks, face-down tiles and committed cards are hidden from those who may not see them. */
export function view(state: Brazil, viewer: SeatId): BrazilView {
  const isEnd = isOver(state);
  const knows = (hex: number) =>
    state.explorationState[hex] === FACE_UP || (viewer >= 0 && ((state.seenBy[hex] >> viewer) & 1) === 1);
  const seen = tableWith(
    state,
    state.stack.map((frame) => frameView(frame, viewer)),
    {
      exploration: state.exploration.map((tile, hex) => (tile === NO_TILE || knows(hex) ? tile : HIDDEN_TILE)),
      unexplored: hideAll(state.unexplored),
      goldDeck: hideAll(state.goldDeck),
      battleDeck: hideAll(state.battleDeck),
      paintingDecks: state.paintingDecks.map(hideAll),
      questDecks: state.questDecks.map((deck) => questDeckView(state, deck, viewer)),
      cityPiles: state.cityPiles.map((pile) => pile.map((city, place) => (place === pile.length - 1 ? city : HIDDEN))),
      seats: state.seats.map((seat, owner) => seatView(seat, owner === viewer, isEnd)),
    },
  ) as BrazilView;
  seen.viewer = viewer;
  return seen;
}

/** In a view: a face-down exploration tile that the viewer has not seen. */
export const HIDDEN_TILE = -2;

/** Cards by name from a list of cards. */
function counted(cards: readonly number[], kinds: number): number[] {
  const counts = new Array<number>(kinds).fill(0);
  for (const card of cards) counts[card]++;
  return counts;
}

/** A hand as a list of cards; empty while it is hidden. */
const listed = (hand: readonly number[]): number[] => (hand.length > 1 ? allOf(hand) : []);

function fillHand(hand: readonly number[], pool: number[], kinds: number): number[] {
  return hand.length === 1 ? counted(pool.splice(pool.length - hand[0], hand[0]), kinds) : [...hand];
}

/** The battle cards that lie committed, as far as they are shown. */
function committed(stack: readonly Stint[]): number[] {
  return stack.flatMap(({ memo }) =>
    memo.of === "battle" ? [...listed(memo.attackCards), ...listed(memo.defenceCards)] : [],
  );
}

/** A table that looks like this to the viewer; the unknown is filled in at random. */
export function imagine(seen: BrazilView, chance: Chance): Brazil {
  const { allGold, allBattle, allExploration } = contentOf(seen);
  const goldPool = unseen(
    allGold,
    [seen.goldDeck, allOf(seen.goldDiscard), ...seen.seats.map(({ gold }) => listed(gold))],
    chance,
  );
  const battlePool = unseen(
    allBattle,
    [seen.battleDeck, allOf(seen.battleDiscard), lying(seen), ...seen.seats.map(({ battle }) => listed(battle))],
    chance,
  );
  const questPools = imagineQuests(seen, chance);
  const seats = seen.seats.map((seat) =>
    seatWith(
      seat,
      fillHand(seat.gold, goldPool, GOLD_CARD_COUNT),
      fillHand(seat.battle, battlePool, BATTLE_CARD_COUNT),
      seat.quests.map((quest) => (quest < 0 ? (questPools[-quest - 1].pop() ?? quest) : quest)),
    ),
  );
  const stack = seen.stack.map((frame) => imagineFrame(frame, battlePool));
  const tiles = unseen(allExploration, [shownTiles(seen), keptTiles(seen)], chance);
  const state = tableWith(seen, stack, {
    exploration: seen.exploration.map((tile) => (tile === HIDDEN_TILE ? (tiles.pop() ?? NO_TILE) : tile)),
    unexplored: fillHidden(seen.unexplored, tiles),
    goldDeck: fillHidden(seen.goldDeck, goldPool),
    battleDeck: fillHidden(seen.battleDeck, battlePool),
    paintingDecks: imaginePaintings(seen, chance),
    questDecks: seen.questDecks.map((deck, age) => fillHidden(deck, questPools[age])),
    cityPiles: imagineCities(seen, chance),
    seats,
  });
  guessAnswers({ steps: STEP_LIST }, state, chance);
  return state;
}

/** Battle cards that lie in a battle and are not yet on the discard pile. */
function lying(seen: BrazilView): number[] {
  const fighting = seen.stack.filter(({ memo, stage }) => memo.of === "battle" && stage <= RESULT_STAGE);
  return committed(fighting);
}

function imagineFrame(frame: Stint, pool: number[]): Stint {
  const shown = copyStint(frame);
  const { memo } = shown;
  if (memo.of === "pay" && memo.paid.length === 0) memo.paid = new Array<number>(SOURCE_COUNT).fill(0);
  if (memo.of === "battle") {
    const attack = fillHand(memo.attackCards, pool, BATTLE_CARD_COUNT);
    shown.memo = copyBattle(memo, attack, fillHand(memo.defenceCards, pool, BATTLE_CARD_COUNT));
  }
  return shown;
}

/** By age: the quests nobody shows, in random order. */
function imagineQuests(seen: BrazilView, chance: Chance): number[][] {
  return seen.questDecks.map((deck, age) => {
    const all = Array.from({ length: QUESTS_PER_AGE }, (_, quest) => age * QUESTS_PER_AGE + quest);
    const isOfAge = (quest: number) => quest >= 0 && QUEST_AGE[quest] === age + 1;
    const shown = seen.seats.flatMap(({ quests, revealed }) => [...quests, ...revealed].filter(isOfAge));
    return unseen(all, [deck, shown], chance);
  });
}

/** Exploration tiles that the viewer sees on the map. */
function shownTiles(seen: BrazilView): number[] {
  return seen.exploration.filter((tile) => tile >= 0);
}

function keptTiles(seen: BrazilView): number[] {
  return [...allOf(seen.explored), ...seen.seats.flatMap(({ kept }) => allOf(kept))];
}

function imaginePaintings(seen: BrazilView, chance: Chance): number[][] {
  const { paintingFrame } = contentOf(seen);
  const owned = seen.seats.reduce((all, { paintings }) => all | paintings, 0);
  return seen.paintingDecks.map((deck, frame) => {
    const all = Array.from({ length: PAINTING_COUNT }, (_, painting) => painting).filter(
      (painting) => paintingFrame[painting] === frame && ((owned >> painting) & 1) === 0,
    );
    const shown = seen.gallery.filter((painting) => painting >= 0 && paintingFrame[painting] === frame);
    return fillHidden(deck, unseen(all, [shown], chance));
  });
}

function imagineCities(seen: BrazilView, chance: Chance): number[][] {
  const all = CITIES.map((_, city) => FIRST_CITY + city);
  const built = seen.tile.filter(isCity);
  const pool = unseen(all, [built, ...seen.cityPiles], chance);
  return seen.cityPiles.map((pile) => fillHidden(pile, pool));
}
