import { amounts } from "@caravel/kernel";
import { PALACES, TRADE_ROWS } from "../content/spaces.ts";
import { BESIDE, NOBODY, ON_VICTORIA } from "../rules/state.ts";
import type { EventWords } from "./catalogue.ts";
import { AGE, BATTLE_CARD, EXPLORATION_TILE, GOLD_CARD, GOOD, MONARCH, PAINTING, QUEST, SPACE } from "./names-en.ts";
import { an, aTile, battleCards, exchange, list, resource, resources, tile, unit, unitsOf } from "./phrases-en.ts";
import { grouped } from "./told.ts";

/** By way: how units move. */
const WAYS = ["", " by the additional move", " with Guaicuru Cavalry", " with Riachuelo"];

/** Cards by name: "2 Volley and 1 Camp", or none. */
const cards = (names: readonly string[], counts: readonly number[]) =>
  list(amounts(counts).map(({ kind, count }) => (count === 1 ? names[kind] : `${count} × ${names[kind]}`)));

const roman = (age: number) => "I".repeat(age);

/** What happened, in English. */
export const EVENTS: EventWords = {
  answered: ({ seat }, name) => `${name(seat)} has chosen quests.`,
  questsKept: () => "Everybody keeps one quest of each age.",
  monarchChosen: ({ seat, monarch, isDealt }, name) =>
    isDealt ? `${name(seat)} is dealt ${MONARCH[monarch]}.` : `${name(seat)} chooses ${MONARCH[monarch]}.`,
  capitalsTurnedUp: ({ tiles }) =>
    `The capital tiles are turned up: ${list(tiles.map((number) => String(number + 1)))}.`,
  settled: ({ seat, hex }, name) => `${name(seat)} puts the capital on ${hex}.`,
  turnBegan: ({ seat, round }, name) => `Round ${round}: ${name(seat)}'s turn.`,
  acted: ({ seat, space, isImproved }, name) =>
    `${name(seat)} moves the marker to ${SPACE[space]}${isImproved ? ", improved" : ""}.`,
  playedGold: ({ seat, card }, name) => `${name(seat)} plays ${GOLD_CARD[card]}.`,
  peeked: ({ seat, hex }, name) => `${name(seat)} looks at the exploration tile on ${hex}.`,
  sawTile: ({ hex, tile: kind }) => `On ${hex} lies: ${EXPLORATION_TILE[kind]}.`,
  tookBonus: ({ seat }, name) => `${name(seat)} uses the marker of age II.`,
  coroados: ({ seat, age }, name) => `${name(seat)} puts the marker of age ${roman(age)} on the Coroados.`,
  paid({ seat, stock, fromTiles, gold, battle }, name) {
    const parts = [
      resources(stock),
      ...grouped(fromTiles).map(({ hex, resource: kind, count }) => `${resource(count, kind)} from ${hex}`),
      cards(GOLD_CARD, gold),
      cards(BATTLE_CARD, battle),
    ];
    return `${name(seat)} pays ${list(parts.filter((part) => part !== "")) || "nothing"}.`;
  },
  deployed: ({ seat, kind, hex, isFirst }, name) =>
    `${name(seat)} deploys ${an(unit(kind))} on ${hex}${isFirst ? "" : " again"}.`,
  painted: ({ seat, painting, next }, name) =>
    `${name(seat)} takes ${PAINTING[painting]}${next < 0 ? "" : `; ${PAINTING[next]} comes to the gallery`}.`,
  built: ({ seat, tile: number, hex, over, byJesuits }, name) =>
    `${name(seat)} builds ${aTile(number)} on ${hex}${over < 0 ? "" : ` over ${aTile(over)}`}${byJesuits ? " with Jesuits" : ""}.`,
  cityUncovered: ({ city }) => `${tile(city)} can be built now.`,
  renovated: ({ seat, hex, tile: number, isFlip }, name) =>
    isFlip
      ? `${name(seat)} flips the tile on ${hex} to ${aTile(number)}.`
      : `${name(seat)} refills the ${tile(number)} on ${hex}.`,
  produced: ({ hex, amounts: made }) => (resources(made) === "" ? "" : `${resources(made)} on ${hex}.`),
  manufactured: ({ seat, good, isFree }, name) => `${name(seat)} makes ${GOOD[good].one}${isFree ? " for free" : ""}.`,
  goodPlaced({ seat, good, place }, name) {
    const where =
      place === BESIDE ? "beside the board" : place === ON_VICTORIA ? "on Victoria's board" : `on ${SPACE[place]}`;
    return `${name(seat)} puts ${GOOD[good].one} ${where}.`;
  },
  exchanged: ({ seat, trade }, name) => `${name(seat)} exchanges ${exchange(TRADE_ROWS[trade])}.`,
  gained: ({ seat, resource: kind, count }, name) => `${name(seat)} gains ${resource(count, kind)}.`,
  drewGold: ({ seat }, name) => `${name(seat)} draws a gold card.`,
  sawGold: ({ card }) => `The gold card is ${GOLD_CARD[card]}.`,
  drewBattle: ({ seat }, name) => `${name(seat)} draws a battle card.`,
  sawBattle: ({ card }) => `The battle card is ${BATTLE_CARD[card]}.`,
  reshuffled: ({ deck }) => `The discarded ${deck} cards are shuffled into a new deck.`,
  dropped: ({ seat, resource: kind }, name) => `${name(seat)} discards ${resource(1, kind)}.`,
  droppedGold: ({ seat, card }, name) => `${name(seat)} discards the gold card ${GOLD_CARD[card]}.`,
  droppedBattle: ({ seat, card }, name) => `${name(seat)} discards the battle card ${BATTLE_CARD[card]}.`,
  revealed: ({ seat, quest }, name) => `${name(seat)} reveals the quest ${QUEST[quest]}.`,
  palacePlaced: ({ seat, palace, hex, byIsabel }, name) =>
    `${name(seat)} places palace ${PALACES[palace]} on ${hex}${byIsabel ? " with Princess Isabel" : ""}.`,
  markerPut: ({ seat, age, space }, name) =>
    `${name(seat)} puts the marker of age ${roman(age)} under ${SPACE[space]}.`,
  ageBegan: ({ age }) => `Age ${roman(age)}, ${AGE[age - 1]}, begins.`,
  lastRound: ({ seat }, name) => `${name(seat)} ends the game: this is the last round.`,
  moved: ({ seat, kinds, from, to, by }, name) =>
    `${name(seat)} moves ${unitsOf(kinds)} from ${from} to ${to}${WAYS[by]}.`,
  explored: ({ seat, hex, tile: kind }, name) => `${name(seat)} turns up ${EXPLORATION_TILE[kind]} on ${hex}.`,
  exploredUnseen: ({ hex }) => `The exploration tile on ${hex} is discarded unseen.`,
  builtOnTile: ({ seat, hex, tile: kind }, name) => `${name(seat)} has built on ${EXPLORATION_TILE[kind]} (${hex}).`,
  drewQuest: ({ seat, age }, name) => `${name(seat)} draws a quest of age ${roman(age)}.`,
  sawQuest: ({ quest }) => `The quest is ${QUEST[quest]}.`,
  captured: ({ seat, hex, from }, name) => `${name(seat)} takes ${hex} from ${name(from)}.`,
  battleBegan: ({ attacker, defender, hex, from }, name) =>
    from === null
      ? `${name(attacker)} attacks ${name(defender)} on ${hex}.`
      : `${name(attacker)} attacks ${name(defender)} on ${hex} from ${from}.`,
  expeditionBegan: ({ seat, hex, strength }, name) =>
    `${name(seat)} fights the Expedition of CS ${strength} on ${hex}.`,
  committed: ({ seat, cards: count }, name) =>
    `${name(seat)} lays ${count === 0 ? "no battle cards" : battleCards(count)}.`,
  cardsOpened: ({ attack, defence }) =>
    `Attacking cards: ${cards(BATTLE_CARD, attack) || "none"}; defending cards: ${cards(BATTLE_CARD, defence) || "none"}.`,
  spied: ({ seat, card }, name) => `${name(seat)} stops ${BATTLE_CARD[card]} with a Spy.`,
  battleEnded({ attacker, defender, winner, attack, defence }, name) {
    if (defender === NOBODY)
      return winner === attacker
        ? `${name(attacker)} succeeds with CS ${attack} against ${defence}.`
        : `${name(attacker)} fails with CS ${attack} against ${defence}.`;
    return `${attack} against ${defence}: ${name(winner)} wins the battle.`;
  },
  defeated({ seat, kinds, to }, name) {
    const where = { capital: "go to the capital", stock: "go to the stock", gone: "leave the map" }[to];
    return `${unitsOf(kinds)} of ${name(seat)} ${kinds.length === 1 ? where.replace("go", "goes").replace("leave", "leaves") : where}.`;
  },
  lostUnit: ({ seat, kind }, name) => `${name(seat)} loses ${an(unit(kind))}.`,
  expeditionSucceeded: ({ seat, hex }, name) => `${name(seat)} takes the reward of the Expedition on ${hex}.`,
  factory: ({ seat, good }, name) => `${name(seat)} puts ${GOOD[good].one} into the Factory.`,
  gameOver: ({ scores }, name) =>
    `The game is over: ${list(scores.map((score, seat) => `${name(seat)}: ${score} VP`))}.`,
  soloEnded: ({ isWon, round }) =>
    isWon
      ? `Age III, all five units on the map and the Dutch capital taken in round ${round}: you win.`
      : `Round ${round} is over without age III, all five units on the map and the Dutch capital taken: you lose.`,
};
