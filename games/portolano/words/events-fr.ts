import { together } from "@caravel/kernel";
import { CARD_CHOICES } from "../rules/moves.ts";
import type { EventWords } from "./catalogue.ts";
import { boardNamed, startItems, tileNamed } from "./facts.ts";
import { DIRECTION, ITEM, MISSION, STERN, UPGRADE } from "./names-fr.ts";
import {
  cannons,
  forRum,
  goods,
  item,
  items,
  itemsIn,
  list,
  onSlots,
  roll,
  rounds,
  route,
  rum,
  thalers,
} from "./phrases-fr.ts";

/** What happened, in French. */
export const EVENTS: EventWords = {
  setUp({ start, side, missions, sterns }, name) {
    const supply = boardNamed(side);
    return together(
      `${name(start)} commence ; plateau d'offre ${supply.number}, face ${supply.side}.`,
      `Missions : ${list(missions.map((mission) => MISSION[mission].name))}.`,
      `Poupes : ${list(sterns.map((stern, seat) => `${name(seat)} – ${STERN[stern]}`))}.`,
    );
  },
  sternGave({ seat, stern, items: given, cannons: guns, upgrade }, name) {
    const gifts = [
      ...(items(given) === "" ? [] : [items(startItems(stern, given))]),
      ...(guns === 0 ? [] : [cannons(guns)]),
      ...(upgrade === null ? [] : [`l'amélioration de ${UPGRADE[upgrade]} de valeur 0`]),
    ];
    return `${name(seat)} (${STERN[stern]}) commence avec ${list(gifts)}.`;
  },
  piratePlaced: ({ seat, place }, name, at) => `${name(seat)} place le pirate en ${at(place)}.`,
  shipPlaced: ({ seat, place }, name, at) => `${name(seat)} part de la case ${at(place)}.`,
  roundBegins: ({ round, start, wind, isLast }, name) =>
    `Manche ${round}${isLast ? ", la dernière" : ""} : ${name(start)} commence, le vent souffle ${DIRECTION[wind].to}.`,
  rationed: ({ seat, goods: given }, name) => `${name(seat)} donne ${itemsIn(given)} pour 1 rhum.`,
  rationDeclined: ({ seat }, name) => `${name(seat)} ne donne pas de marchandises pour du rhum.`,
  mutiny: ({ seat, cause, rum: lost }, name) =>
    cause === "no-rum"
      ? `Mutinerie : ${name(seat)} n'a pas de rhum et ne pose pas de carte.`
      : `Mutinerie : ${name(seat)} ne peut pas payer ses cartes et perd ${rum(lost)}.`,
  answered: ({ seat }, name) => `${name(seat)} a posé ses cartes.`,
  cardsRevealed: ({ seat, cards, cost }, name) =>
    CARD_CHOICES[cards].steps.length === 0
      ? `${name(seat)} révèle la carte 2x seule.`
      : `${name(seat)} révèle ses cartes : ${route(CARD_CHOICES[cards].steps)} (${rum(cost)}).`,
  sailed: ({ seat, to, direction, rum: paid }, name, at) =>
    `${name(seat)} navigue ${DIRECTION[direction].to} jusqu'en ${at(to)} ${forRum(paid)}.`,
  drifted: ({ seat, to }, name, at) => `${name(seat)} dérive jusqu'en ${at(to)}.`,
  anchored: ({ seat, place }, name, at) => `${name(seat)} reste à l'ancre en ${at(place)}.`,
  flipped: ({ place, face }, _name, at) =>
    `La tuile en ${at(place)} est retournée, face ${tileNamed(face).side} visible.`,
  took: ({ seat, row, good, left }, name) =>
    `${name(seat)} prend ${item(1, good)} (rangée de ${ITEM[row].one}, reste ${left}).`,
  rowEmptied: ({ row, lastRound }) =>
    `La rangée de ${ITEM[row].one} est vide : la manche ${lastRound} est la dernière.`,
  tookCannon: ({ seat, left }, name) => `${name(seat)} prend un canon (reste ${left}).`,
  upgraded: ({ seat, upgrade, value, price }, name) =>
    `${name(seat)} achète l'amélioration de ${UPGRADE[upgrade]} de valeur ${value} pour ${thalers(price)}.`,
  sold: ({ seat, good }, name) => `${name(seat)} donne ${item(1, good)} pour 1 rhum.`,
  bought: ({ seat, good }, name) => `${name(seat)} donne 1 rhum pour ${item(1, good)}.`,
  bartered: ({ seat, good, got }, name) => `${name(seat)} donne ${item(1, good)} pour ${itemsIn(got)}.`,
  swapped: ({ seat, good }, name) => `${name(seat)}, Trafiquant, donne ${item(1, good)} pour 1 rhum.`,
  rumFound: ({ seat }, name) => `${name(seat)} reçoit 1 rhum gratuit.`,
  thalerFound: ({ seat }, name) => `${name(seat)} reçoit 1 thaler.`,
  discarded: ({ seat, item: kind }, name) => `${name(seat)} jette ${item(1, kind)}.`,
  unloaded: ({ seat, place, good, slots }, name, at) =>
    `${name(seat)} décharge ${item(1, good)} en ${at(place)} ${onSlots(slots.map((slot) => slot + 1))}.`,
  paid: ({ seat, unloaded, thalers: pay }, name) => `${name(seat)} reçoit ${thalers(pay)} pour ${goods(unloaded)}.`,
  refilled: ({ seat, rum: taken }, name) =>
    taken === 0 ? `${name(seat)} ne prend pas de rhum.` : `${name(seat)} prend ${rum(taken)}.`,
  portFilled: ({ seat, place }, name, at) => `${name(seat)} complète le port en ${at(place)}.`,
  chestDrawn: ({ seat, left }, name) => `${name(seat)} pioche un coffre (reste ${left}).`,
  chestSeen: ({ seat, value }, name) => `Secret, vu par ${name(seat)} : le coffre contient ${thalers(value)}.`,
  pileRenewed: ({ ports }) => `Les ports utilisés, retournés et mélangés, forment une nouvelle pile de ${ports}.`,
  portReplaced({ place, face }, _name, at) {
    const { number, side } = tileNamed(face);
    return `Le port ${number}, face ${side}, est posé en ${at(place)}.`;
  },
  turnEnded: () => "",
  windTurned: ({ wind }) => `Le vent souffle ${DIRECTION[wind].to}.`,
  pirateSailed: ({ to }, _name, at) => `Le pirate navigue jusqu'en ${at(to)}.`,
  foughtPirate: ({ seat, place, sureHits, dice, hits, pirateDice, pirateHits }, name, at) =>
    `${name(seat)} combat le pirate en ${at(place)} : ${roll(hits, sureHits, dice.length)} contre ${roll(pirateHits, 0, pirateDice.length)}.`,
  pirateBeaten: ({ seat, thalers: pay }, name) => `${name(seat)} bat le pirate et reçoit ${thalers(pay)}.`,
  pirateTied: ({ seat, thalers: pay }, name) =>
    pay === 0
      ? `${name(seat)} et le pirate sont à égalité.`
      : `${name(seat)} et le pirate sont à égalité ; l'Enfant de la chance reçoit ${thalers(pay)}.`,
  lostToPirate: ({ seat, item: kind }, name) => `${name(seat)} abandonne ${item(1, kind)} au pirate.`,
  satOut: ({ seat }, name) => `${name(seat)}, Chevalier de paix, évite tous les combats de cette manche.`,
  choseToFight: ({ seat }, name) => `${name(seat)}, Chevalier de paix, accepte de combattre.`,
  clashed: ({ place, fighters }, name, at) =>
    `Bataille en ${at(place)} : ${list(fighters.map((fighter) => `${name(fighter.seat)} : ${roll(fighter.hits, fighter.sureHits, fighter.dice.length)}`))}.`,
  plundered: ({ seat, victim, items: taken }, name) =>
    items(taken) === ""
      ? `${name(seat)} ne prend rien à ${name(victim)}.`
      : `${name(seat)} prend ${items(taken)} à ${name(victim)}.`,
  missionReached: ({ seat, mission, place }, name) =>
    `${name(seat)} remplit la mission « ${MISSION[mission].name} » au rang ${place}.`,
  markerLost: ({ seat, mission }, name) =>
    `${name(seat)} perd son marqueur sur la mission « ${MISSION[mission].name} ».`,
  roundEnded: () => "",
  gameOver: ({ rounds: played, scores, winners }, name) =>
    `La partie est terminée après ${rounds(played)} : ${list(scores.map((score, seat) => `${name(seat)} : ${thalers(score)}`))}. Victoire : ${list(winners.map(name))}.`,
};
