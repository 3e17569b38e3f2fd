import { together } from "@caravel/kernel";
import { CARD_CHOICES } from "../rules/moves.ts";
import type { EventWords } from "./catalogue.ts";
import { boardNamed, startItems, tileNamed } from "./facts.ts";
import { DIRECTION, ITEM, MISSION, STERN, UPGRADE } from "./names-en.ts";
import { forRum, goods, item, items, itemsIn, list, roll, route, rum, thalers } from "./phrases-en.ts";

/** What happened, in English. */
export const EVENTS: EventWords = {
  setUp({ start, side, missions, sterns }, name) {
    const supply = boardNamed(side);
    return together(
      `${name(start)} is the start player; supply board ${supply.number}, side ${supply.side}.`,
      `Missions: ${list(missions.map((mission) => MISSION[mission].name))}.`,
      `Sterns: ${list(sterns.map((stern, seat) => `${name(seat)} ${STERN[stern]}`))}.`,
    );
  },
  sternGave({ seat, stern, items: given, cannons, upgrade }, name) {
    const gifts = [
      ...(items(given) === "" ? [] : [items(startItems(stern, given))]),
      ...(cannons === 0 ? [] : [`${cannons} cannon`]),
      ...(upgrade === null ? [] : [`the ${UPGRADE[upgrade]} upgrade of value 0`]),
    ];
    return `${name(seat)} (${STERN[stern]}) starts with ${list(gifts)}.`;
  },
  piratePlaced: ({ seat, place }, name, at) => `${name(seat)} puts the pirate on ${at(place)}.`,
  shipPlaced: ({ seat, place }, name, at) => `${name(seat)} starts on ${at(place)}.`,
  roundBegins: ({ round, start, wind, isLast }, name) =>
    `Round ${round}${isLast ? ", the last one" : ""}: ${name(start)} starts, the wind blows ${DIRECTION[wind]}.`,
  rationed: ({ seat, goods: given }, name) => `${name(seat)} gives ${itemsIn(given)} for 1 rum.`,
  rationDeclined: ({ seat }, name) => `${name(seat)} gives no goods for rum.`,
  mutiny: ({ seat, cause, rum: lost }, name) =>
    cause === "no-rum"
      ? `Mutiny: ${name(seat)} has no rum and lays no cards.`
      : `Mutiny: ${name(seat)} cannot pay for the cards and loses ${rum(lost)}.`,
  answered: ({ seat }, name) => `${name(seat)} has laid cards.`,
  cardsRevealed: ({ seat, cards, cost }, name) =>
    CARD_CHOICES[cards].steps.length === 0
      ? `${name(seat)} turns up 2x alone.`
      : `${name(seat)} turns up ${route(CARD_CHOICES[cards].steps)} (${rum(cost)}).`,
  sailed: ({ seat, to, direction, rum: paid }, name, at) =>
    `${name(seat)} sails ${DIRECTION[direction]} to ${at(to)} ${forRum(paid)}.`,
  drifted: ({ seat, to }, name, at) => `${name(seat)} drifts to ${at(to)}.`,
  anchored: ({ seat, place }, name, at) => `${name(seat)} stays at anchor on ${at(place)}.`,
  flipped: ({ place, face }, _name, at) => `The tile on ${at(place)} is flipped, side ${tileNamed(face).side} up.`,
  took: ({ seat, row, good, left }, name) =>
    `${name(seat)} takes 1 ${ITEM[good].one} from the ${ITEM[row].one} row; ${left} left.`,
  rowEmptied: ({ row, lastRound }) => `The ${ITEM[row].one} row is empty: round ${lastRound} is the last one.`,
  tookCannon: ({ seat, left }, name) => `${name(seat)} takes a cannon; ${left} left.`,
  upgraded: ({ seat, upgrade, value, price }, name) =>
    `${name(seat)} buys the ${UPGRADE[upgrade]} upgrade of value ${value} for ${thalers(price)}.`,
  sold: ({ seat, good }, name) => `${name(seat)} gives ${item(1, good)} for 1 rum.`,
  bought: ({ seat, good }, name) => `${name(seat)} gives 1 rum for ${item(1, good)}.`,
  bartered: ({ seat, good, got }, name) => `${name(seat)} gives ${item(1, good)} for ${itemsIn(got)}.`,
  swapped: ({ seat, good }, name) => `${name(seat)} as the Dealer gives ${item(1, good)} for 1 rum.`,
  rumFound: ({ seat }, name) => `${name(seat)} gets 1 free rum.`,
  thalerFound: ({ seat }, name) => `${name(seat)} gets 1 thaler.`,
  discarded: ({ seat, item: kind }, name) => `${name(seat)} throws out ${item(1, kind)}.`,
  unloaded: ({ seat, place, good, slots }, name, at) =>
    `${name(seat)} unloads ${item(1, good)} on ${at(place)}, slot ${slots.map((slot) => slot + 1).join(" and ")}.`,
  paid: ({ seat, unloaded, thalers: pay }, name) => `${name(seat)} gets ${thalers(pay)} for ${goods(unloaded)}.`,
  refilled: ({ seat, rum: taken }, name) =>
    taken === 0 ? `${name(seat)} takes no rum.` : `${name(seat)} takes ${rum(taken)}.`,
  portFilled: ({ seat, place }, name, at) => `${name(seat)} fills the port on ${at(place)}.`,
  chestDrawn: ({ seat, left }, name) => `${name(seat)} draws a chest; ${left} left.`,
  chestSeen: ({ seat, value }, name) => `Only ${name(seat)} sees: the chest holds ${thalers(value)}.`,
  pileRenewed: ({ ports }) => `The used ports, turned over and shuffled, make a new pile of ${ports}.`,
  portReplaced({ place, face }, _name, at) {
    const { number, side } = tileNamed(face);
    return `Port tile ${number}, side ${side}, is laid on ${at(place)}.`;
  },
  turnEnded: () => "",
  windTurned: ({ wind }) => `The wind blows ${DIRECTION[wind]}.`,
  pirateSailed: ({ to }, _name, at) => `The pirate sails to ${at(to)}.`,
  foughtPirate: ({ seat, place, sureHits, dice, hits: scored, pirateDice, pirateHits }, name, at) =>
    `${name(seat)} fights the pirate on ${at(place)}: ${roll(scored, sureHits, dice.length)} against ${roll(pirateHits, 0, pirateDice.length)}.`,
  pirateBeaten: ({ seat, thalers: pay }, name) => `${name(seat)} beats the pirate and gets ${thalers(pay)}.`,
  pirateTied: ({ seat, thalers: pay }, name) =>
    pay === 0
      ? `${name(seat)} and the pirate are even.`
      : `${name(seat)} and the pirate are even; Fortune's Son gets ${thalers(pay)}.`,
  lostToPirate: ({ seat, item: kind }, name) => `${name(seat)} gives up ${item(1, kind)} to the pirate.`,
  satOut: ({ seat }, name) => `${name(seat)}, the Peace Knight, sits out all battles of this round.`,
  choseToFight: ({ seat }, name) => `${name(seat)}, the Peace Knight, will fight.`,
  clashed: ({ place, fighters }, name, at) =>
    `Battle on ${at(place)}: ${list(fighters.map((fighter) => `${name(fighter.seat)} ${roll(fighter.hits, fighter.sureHits, fighter.dice.length)}`))}.`,
  plundered: ({ seat, victim, items: taken }, name) =>
    `${name(seat)} takes ${items(taken) || "nothing"} from ${name(victim)}.`,
  missionReached: ({ seat, mission, place }, name) =>
    `${name(seat)} completes the mission "${MISSION[mission].name}" on place ${place}.`,
  markerLost: ({ seat, mission }, name) => `${name(seat)} loses the marker on the mission "${MISSION[mission].name}".`,
  roundEnded: () => "",
  gameOver: ({ rounds, scores, winners }, name) =>
    `The game is over after round ${rounds}: ${list(scores.map((score, seat) => `${name(seat)} ${thalers(score)}`))}. Winner: ${list(winners.map(name))}.`,
};
