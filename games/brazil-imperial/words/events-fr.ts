import { amounts } from "@caravel/kernel";
import { de } from "@caravel/kernel/french";
import { PALACES, TRADE_ROWS } from "../content/spaces.ts";
import { BESIDE, NOBODY, ON_VICTORIA } from "../rules/state.ts";
import type { EventWords } from "./catalogue.ts";
import {
  AGE,
  BATTLE_CARD,
  EXPLORATION_TILE,
  GOLD_CARD,
  GOOD,
  MONARCH,
  PAINTING,
  QUEST,
  SPACE,
  UNIT,
} from "./names-fr.ts";
import {
  age as ageName,
  aTile,
  battleCards,
  exchange,
  list,
  resource,
  resources,
  theTile,
  tile,
  unitsOf,
} from "./phrases-fr.ts";
import { grouped } from "./told.ts";

/** By way: how units move. */
const WAYS = ["", " par le déplacement bonus", " avec la Cavalerie guaicuru", " avec la Bataille navale de Riachuelo"];

/** Cards by name: "2 × Salve, Camp", or none. */
const cards = (names: readonly string[], counts: readonly number[]) =>
  amounts(counts)
    .map(({ kind, count }) => (count === 1 ? names[kind] : `${count} × ${names[kind]}`))
    .join(", ");

const FATES = { capital: "dans sa capitale", stock: "dans sa réserve", gone: "hors de la carte" };

/** What happened, in French. */
export const EVENTS: EventWords = {
  answered: ({ seat }, name) => `${name(seat)} a choisi ses missions.`,
  questsKept: () => "Chacun garde une mission de chaque âge.",
  monarchChosen: ({ seat, monarch, isDealt }, name) =>
    `${name(seat)} ${isDealt ? "reçoit" : "choisit"} ${MONARCH[monarch]}.`,
  capitalsTurnedUp: ({ tiles }) =>
    `Les tuiles Capitale sont retournées : ${list(tiles.map((number) => String(number + 1)))}.`,
  settled: ({ seat, hex }, name) => `${name(seat)} pose sa capitale sur ${hex}.`,
  turnBegan: ({ seat, round }, name) => `Manche ${round} : tour ${de(name(seat))}.`,
  acted: ({ seat, space, isImproved }, name) =>
    `${name(seat)} pose son pion sur ${SPACE[space]}${isImproved ? " (amélioré)" : ""}.`,
  playedGold: ({ seat, card }, name) => `${name(seat)} joue ${GOLD_CARD[card]}.`,
  peeked: ({ seat, hex }, name) => `${name(seat)} regarde la tuile Exploration de ${hex}.`,
  sawTile: ({ hex, tile: kind }) => `Sur ${hex} se trouve : ${EXPLORATION_TILE[kind]}.`,
  tookBonus: ({ seat }, name) => `${name(seat)} utilise le pion de l'âge II.`,
  coroados: ({ seat, age }, name) => `${name(seat)} met le pion de ${ageName(age)} sur Coroados.`,
  paid({ seat, stock, fromTiles, gold, battle }, name) {
    const parts = [
      resources(stock),
      ...grouped(fromTiles).map(({ hex, resource: kind, count }) => `${resource(count, kind)} de ${hex}`),
      cards(GOLD_CARD, gold),
      cards(BATTLE_CARD, battle),
    ];
    const paid = list(parts.filter((part) => part !== ""));
    return paid === "" ? `${name(seat)} ne paie rien.` : `${name(seat)} paie ${paid}.`;
  },
  deployed: ({ seat, kind, hex, isFirst }, name) =>
    `${name(seat)} recrute ${UNIT[kind].a} sur ${hex}${isFirst ? "" : " à nouveau"}.`,
  painted: ({ seat, painting, next }, name) =>
    `${name(seat)} prend « ${PAINTING[painting]} »${next < 0 ? "" : ` ; « ${PAINTING[next]} » arrive dans la galerie`}.`,
  built: ({ seat, tile: number, hex, over, byJesuits }, name) =>
    `${name(seat)} construit ${aTile(number)} sur ${hex}${over < 0 ? "" : ` (à la place : ${tile(over)})`}${byJesuits ? " avec Jésuites" : ""}.`,
  cityUncovered: ({ city }) => `${tile(city)} peut maintenant être construite.`,
  renovated: ({ seat, hex, tile: number, isFlip }, name) =>
    isFlip
      ? `${name(seat)} retourne la tuile de ${hex} : ${tile(number)}.`
      : `${name(seat)} remplit ${theTile(number)} de ${hex}.`,
  produced: ({ hex, amounts: made }) => (resources(made) === "" ? "" : `${resources(made)} sur ${hex}.`),
  manufactured: ({ seat, good, isFree }, name) =>
    `${name(seat)} fabrique ${GOOD[good].the}${isFree ? " gratuitement" : ""}.`,
  goodPlaced({ seat, good, place }, name) {
    const where =
      place === BESIDE
        ? "à côté de son plateau"
        : place === ON_VICTORIA
          ? "sur le plateau de Victoria"
          : `sur ${SPACE[place]}`;
    return `${name(seat)} pose ${GOOD[good].the} ${where}.`;
  },
  exchanged: ({ seat, trade }, name) => `${name(seat)} échange ${exchange(TRADE_ROWS[trade])}.`,
  gained: ({ seat, resource: kind, count }, name) => `${name(seat)} reçoit ${resource(count, kind)}.`,
  drewGold: ({ seat }, name) => `${name(seat)} pioche une carte Or.`,
  sawGold: ({ card }) => `La carte Or est ${GOLD_CARD[card]}.`,
  drewBattle: ({ seat }, name) => `${name(seat)} pioche une carte Combat.`,
  sawBattle: ({ card }) => `La carte Combat est ${BATTLE_CARD[card]}.`,
  reshuffled: ({ deck }) =>
    `Les cartes ${deck === "gold" ? "Or" : "Combat"} défaussées forment un nouveau paquet mélangé.`,
  dropped: ({ seat, resource: kind }, name) => `${name(seat)} défausse ${resource(1, kind)}.`,
  droppedGold: ({ seat, card }, name) => `${name(seat)} défausse la carte Or ${GOLD_CARD[card]}.`,
  droppedBattle: ({ seat, card }, name) => `${name(seat)} défausse la carte Combat ${BATTLE_CARD[card]}.`,
  revealed: ({ seat, quest }, name) => `${name(seat)} révèle la mission « ${QUEST[quest]} ».`,
  palacePlaced: ({ seat, palace, hex, byIsabel }, name) =>
    `${name(seat)} pose le palais ${PALACES[palace]} sur ${hex}${byIsabel ? " avec la Princesse Isabelle" : ""}.`,
  markerPut: ({ seat, age, space }, name) => `${name(seat)} place le pion de ${ageName(age)} sous ${SPACE[space]}.`,
  ageBegan: ({ age }) => `${ageName(age)} commence : ${AGE[age - 1]}.`,
  lastRound: ({ seat }, name) => `${name(seat)} met fin à la partie : c'est la dernière manche.`,
  moved: ({ seat, kinds, from, to, by }, name) =>
    `${name(seat)} déplace ${unitsOf(kinds)} de ${from} à ${to}${WAYS[by]}.`,
  explored: ({ seat, hex, tile: kind }, name) => `${name(seat)} retourne sur ${hex} : ${EXPLORATION_TILE[kind]}.`,
  exploredUnseen: ({ hex }) => `La tuile Exploration de ${hex} est défaussée sans être vue.`,
  builtOnTile: ({ seat, hex, tile: kind }, name) =>
    `${name(seat)} a construit sur une tuile Exploration de ${hex} : ${EXPLORATION_TILE[kind]}.`,
  drewQuest: ({ seat, age }, name) => `${name(seat)} pioche une mission de ${ageName(age)}.`,
  sawQuest: ({ quest }) => `La mission est « ${QUEST[quest]} ».`,
  captured: ({ seat, hex, from }, name) => `${name(seat)} prend la case ${hex} ${de(name(from))}.`,
  battleBegan: ({ attacker, defender, hex, from }, name) =>
    `${name(attacker)} attaque ${name(defender)} sur ${hex}${from === null ? "" : `, à distance depuis ${from}`}.`,
  expeditionBegan: ({ seat, hex, strength }, name) => `${name(seat)} combat les Bandeiras de ${hex} (FC ${strength}).`,
  committed: ({ seat, cards: count }, name) =>
    count === 0 ? `${name(seat)} ne pose pas de carte Combat.` : `${name(seat)} pose ${battleCards(count)}.`,
  cardsOpened: ({ attack, defence }) =>
    `Cartes de l'attaque : ${cards(BATTLE_CARD, attack) || "aucune"} ; de la défense : ${cards(BATTLE_CARD, defence) || "aucune"}.`,
  spied: ({ seat, card }, name) => `${name(seat)} annule ${BATTLE_CARD[card]} avec un Espion.`,
  battleEnded({ attacker, defender, winner, attack, defence }, name) {
    if (defender === NOBODY)
      return `${name(attacker)} ${winner === attacker ? "réussit" : "échoue"} : FC ${attack} contre ${defence}.`;
    return `${attack} contre ${defence} : ${name(winner)} gagne le combat.`;
  },
  defeated: ({ seat, kinds, to }, name) => `Unités vaincues ${de(name(seat))} : ${unitsOf(kinds)}, ${FATES[to]}.`,
  lostUnit: ({ seat, kind }, name) => `${name(seat)} perd ${UNIT[kind].a}.`,
  expeditionSucceeded: ({ seat, hex }, name) => `${name(seat)} prend la récompense des Bandeiras de ${hex}.`,
  factory: ({ seat, good }, name) => `${name(seat)} met ${GOOD[good].the} dans l'Usine.`,
  gameOver: ({ scores }, name) =>
    `La partie est terminée : ${list(scores.map((score, seat) => `${name(seat)} : ${score} PV`))}.`,
  soloEnded: ({ isWon, round }) =>
    isWon
      ? `L'âge III, les cinq unités sur la carte et la capitale hollandaise prise à la manche ${round} : vous gagnez.`
      : `La manche ${round} est finie sans que l'âge III, les cinq unités sur la carte et la capitale hollandaise soient réunis : vous perdez.`,
};
