import { amounts } from "@caravel/kernel";
import { withArticle, withEnding } from "@caravel/kernel/hungarian";
import { PALACES, TRADE_ROWS } from "../content/spaces.ts";
import { BESIDE, NOBODY, ON_VICTORIA } from "../rules/state.ts";
import type { EventWords } from "./catalogue.ts";
import { AGE, BATTLE_CARD, EXPLORATION_TILE, GOLD_CARD, GOOD, MONARCH, PAINTING, QUEST, RESOURCE } from "./names-hu.ts";
import {
  exchange,
  hex,
  list,
  onto,
  resources,
  theAge,
  tile,
  tileObject,
  under,
  unitObject,
  unitsObject,
  unitsOf,
} from "./phrases-hu.ts";
import { grouped } from "./told.ts";

/** By way: how units move. */
const WAYS = ["", " (további mozgás)", " (Guaicuru lovasság)", " (Riachuelói tengeri ütközet)"];

/** Cards by name: "2 × Sortűz, Tábor", or none. */
const cards = (names: readonly string[], counts: readonly number[]) =>
  amounts(counts)
    .map(({ kind, count }) => (count === 1 ? names[kind] : `${count} × ${names[kind]}`))
    .join(", ");

const FATES = {
  capital: "visszatér a fővárosba",
  stock: "a készletbe kerül",
  gone: "lekerül a térképről",
};

/** What happened, in Hungarian. */
export const EVENTS: EventWords = {
  answered: ({ seat }, name) => `${name(seat)} kiválasztotta a küldetéseit.`,
  questsKept: () => "Mindenki megtart egy-egy küldetést minden korból.",
  monarchChosen: ({ seat, monarch, isDealt }, name) =>
    isDealt
      ? `${name(seat)} uralkodója ez lett: ${MONARCH[monarch]}.`
      : `${name(seat)} ezt választja: ${MONARCH[monarch]}.`,
  capitalsTurnedUp: ({ tiles }) => `Felfordulnak a fővároslapkák: ${list(tiles.map((number) => `${number + 1}.`))}`,
  settled: ({ seat, hex: word }, name) => `${name(seat)} fővárosa ${hex(word).to} kerül.`,
  turnBegan: ({ seat, round }, name) => `${round}. forduló: ${name(seat)} köre.`,
  acted: ({ seat, space, isImproved }, name) =>
    `${name(seat)} ${onto(space)} teszi a jelölőjét${isImproved ? " (fejlesztett)" : ""}.`,
  playedGold: ({ seat, card }, name) => `${name(seat)} kijátssza: ${GOLD_CARD[card]}.`,
  peeked: ({ seat, hex: word }, name) => `${name(seat)} megnézi a felfedezéslapkát ${hex(word).on}.`,
  sawTile: ({ hex: word, tile: kind }) => `Ez van ${hex(word).on}: ${EXPLORATION_TILE[kind]}.`,
  tookBonus: ({ seat }, name) => `${name(seat)} használja a II. kor jelölőjét.`,
  coroados: ({ seat, age }, name) => `${name(seat)} a Coroadosra teszi ${theAge(age)} kor jelölőjét.`,
  paid({ seat, stock, fromTiles, gold, battle }, name) {
    const parts = [
      resources(stock),
      ...grouped(fromTiles).map(
        ({ hex: word, resource, count }) => `${count} ${RESOURCE[resource].name} ${hex(word).from}`,
      ),
      cards(GOLD_CARD, gold),
      cards(BATTLE_CARD, battle),
    ];
    const paid = list(parts.filter((part) => part !== ""));
    return paid === "" ? `${name(seat)} nem fizet semmit.` : `${name(seat)} ezzel fizet: ${paid}.`;
  },
  deployed: ({ seat, kind, hex: word, isFirst }, name) =>
    `${name(seat)} ${isFirst ? "" : "újra "}bevet egy ${unitObject(kind)} ${hex(word).to}.`,
  painted: ({ seat, painting, next }, name) =>
    `${name(seat)} elveszi: ${PAINTING[painting]}${next < 0 ? "" : `; a galériába kerül: ${PAINTING[next]}`}.`,
  built: ({ seat, tile: number, hex: word, over, byJesuits }, name) =>
    `${name(seat)} ${tileObject(number)} épít ${hex(word).to}${over < 0 ? "" : ` (ráépítve: ${tile(over)})`}${byJesuits ? " Jezsuitákkal" : ""}.`,
  cityUncovered: ({ city }) => `Mostantól megépíthető: ${tile(city)}.`,
  renovated: ({ seat, hex: word, tile: number, isFlip }, name) =>
    isFlip
      ? `${name(seat)} megfordítja a lapkát ${hex(word).on}: ${tile(number)}.`
      : `${name(seat)} feltölti: ${tile(number)} ${hex(word).on}.`,
  produced: ({ hex: word, amounts: made }) =>
    resources(made) === "" ? "" : `${resources(made)} kerül ${hex(word).to}.`,
  manufactured: ({ seat, good, isFree }, name) =>
    `${name(seat)} ${isFree ? "ingyen " : ""}előállít: ${GOOD[good].name}.`,
  goodPlaced({ seat, good, place }, name) {
    const where = place === BESIDE ? "a tábla mellé" : place === ON_VICTORIA ? "Viktória táblájára" : onto(place);
    return `${name(seat)} ${where} teszi ${withArticle(GOOD[good].object)}.`;
  },
  exchanged({ seat, trade }, name) {
    const { give, take } = exchange(TRADE_ROWS[trade]);
    return `${name(seat)} cserél: ad ${give}, kap ${take}.`;
  },
  gained: ({ seat, resource, count }, name) => `${name(seat)} kap ${count} ${RESOURCE[resource].object}.`,
  drewGold: ({ seat }, name) => `${name(seat)} húz egy aranykártyát.`,
  sawGold: ({ card }) => `Az aranykártya: ${GOLD_CARD[card]}.`,
  drewBattle: ({ seat }, name) => `${name(seat)} húz egy csatakártyát.`,
  sawBattle: ({ card }) => `A csatakártya: ${BATTLE_CARD[card]}.`,
  reshuffled: ({ deck }) => `Az eldobott ${deck === "gold" ? "aranykártyákból" : "csatakártyákból"} új pakli lesz.`,
  dropped: ({ seat, resource }, name) => `${name(seat)} eldob 1 ${RESOURCE[resource].object}.`,
  droppedGold: ({ seat, card }, name) => `${name(seat)} eldobja ezt az aranykártyát: ${GOLD_CARD[card]}.`,
  droppedBattle: ({ seat, card }, name) => `${name(seat)} eldobja ezt a csatakártyát: ${BATTLE_CARD[card]}.`,
  revealed: ({ seat, quest }, name) => `${name(seat)} felfedi ezt a küldetést: ${QUEST[quest]}.`,
  palacePlaced: ({ seat, palace, hex: word, byIsabel }, name) =>
    `${name(seat)} leteszi ${withArticle(`${PALACES[palace]}. palotát`)} ${hex(word).to}${byIsabel ? " (Izabella)" : ""}.`,
  markerPut: ({ seat, age, space }, name) => `${name(seat)} ${theAge(age)} kor jelölőjét ${under(space)} teszi.`,
  ageBegan: ({ age }) => `Elkezdődik ${theAge(age)} kor: ${AGE[age - 1]}.`,
  lastRound: ({ seat }, name) => `${name(seat)} lezárja a játékot: ez az utolsó forduló.`,
  moved: ({ seat, kinds, from, to, by }, name) =>
    `${name(seat)} mozgat ${unitsObject(kinds)} ${hex(from).from} ${hex(to).to}${WAYS[by]}.`,
  explored: ({ seat, hex: word, tile: kind }, name) =>
    `${name(seat)} felfordítja ${hex(word).on}: ${EXPLORATION_TILE[kind]}.`,
  exploredUnseen: ({ hex: word }) => `Megnézés nélkül eldobódik a felfedezéslapka ${hex(word).on}.`,
  builtOnTile: ({ seat, hex: word, tile: kind }, name) =>
    `${name(seat)} felfedezéslapkára épített ${hex(word).on}: ${EXPLORATION_TILE[kind]}.`,
  drewQuest: ({ seat, age }, name) => `${name(seat)} húz egy küldetést ${theAge(age)} korból.`,
  sawQuest: ({ quest }) => `A küldetés: ${QUEST[quest]}.`,
  captured: ({ seat, hex: word, from }, name) =>
    `${name(seat)} elfoglalja ${hex(word).object} (${withEnding(name(from), "tól")}).`,
  battleBegan: ({ attacker, defender, hex: word, from }, name) =>
    `${name(attacker)} megtámadja ${withEnding(name(defender), "t")} ${hex(word).on}${from === null ? "" : `, távolról: ${hex(from).from}`}.`,
  expeditionBegan: ({ seat, hex: word, strength }, name) =>
    `${name(seat)} megküzd az Expedícióval ${hex(word).on} (HE ${strength}).`,
  committed: ({ seat, cards: count }, name) =>
    count === 0 ? `${name(seat)} nem tesz le csatakártyát.` : `${name(seat)} letesz ${count} csatakártyát.`,
  cardsOpened: ({ attack, defence }) =>
    `A támadó kártyái: ${cards(BATTLE_CARD, attack) || "nincs"}; a védekezőéi: ${cards(BATTLE_CARD, defence) || "nincs"}.`,
  spied: ({ seat, card }, name) => `${name(seat)} Kémmel hatástalanítja ezt: ${BATTLE_CARD[card]}.`,
  battleEnded({ attacker, defender, winner, attack, defence }, name) {
    if (defender === NOBODY)
      return `${name(attacker)} ${winner === attacker ? "sikerrel jár" : "kudarcot vall"}: HE ${attack}, kell ${defence}.`;
    return `${attack} HE támad, ${defence} HE véd: a csata győztese ${name(winner)}.`;
  },
  defeated: ({ seat, kinds, to }, name) => `${name(seat)} legyőzött egysége ${FATES[to]}: ${unitsOf(kinds)}.`,
  lostUnit: ({ seat, kind }, name) => `${name(seat)} elveszít egy ${unitObject(kind)}.`,
  expeditionSucceeded: ({ seat, hex: word }, name) => `${name(seat)} megkapja az Expedíció jutalmát ${hex(word).on}.`,
  factory: ({ seat, good }, name) => `${name(seat)} a Gyárba teszi ${withArticle(GOOD[good].object)}.`,
  gameOver: ({ scores }, name) =>
    `Vége a játéknak: ${list(scores.map((score, seat) => `${name(seat)}: ${score} GYP`))}.`,
  soloEnded: ({ isWon, round }) =>
    isWon
      ? `III. kor, mind az öt egység a térképen, és elfoglaltad a holland fővárost ${withArticle(`${round}.`)} fordulóban: nyertél.`
      : `Vége ${withArticle(`${round}.`)} fordulónak, és nem volt egyszerre III. kor, öt egység a térképen és elfoglalt holland főváros: veszítettél.`,
};
