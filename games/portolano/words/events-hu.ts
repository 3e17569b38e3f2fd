import { capital, together } from "@caravel/kernel";
import { withEnding } from "@caravel/kernel/hungarian";
import { CARD_CHOICES } from "../rules/moves.ts";
import type { EventWords } from "./catalogue.ts";
import { boardNamed, startItems, tileNamed } from "./facts.ts";
import { DIRECTION, ITEM, MISSION, STERN, UPGRADE } from "./names-hu.ts";
import { forRum, items, itemsObject, kindsOnto, list, objectsIn, roll, route, slotsThe, the } from "./phrases-hu.ts";

/** What happened, in Hungarian. */
export const EVENTS: EventWords = {
  setUp({ start, side, missions, sterns }, name) {
    const supply = boardNamed(side);
    return together(
      `A kezdőjátékos ${name(start)}; ${supply.number}. kínálati tábla, „${supply.side}” oldal.`,
      `Küldetések: ${list(missions.map((mission) => MISSION[mission].name))}.`,
      `Hajótatok: ${list(sterns.map((stern, seat) => `${name(seat)} – ${STERN[stern]}`))}.`,
    );
  },
  sternGave({ seat, stern, items: given, cannons, upgrade }, name) {
    const gifts = [
      ...(items(given) === "" ? [] : [items(startItems(stern, given))]),
      ...(cannons === 0 ? [] : [`${cannons} ágyú`]),
      ...(upgrade === null ? [] : [`egy 0 értékű ${UPGRADE[upgrade].name}`]),
    ];
    return `${name(seat)} (${STERN[stern]}) induló készlete: ${list(gifts)}.`;
  },
  piratePlaced: ({ seat, place }, name, at) => `${name(seat)} ${the(at(place))} lapkára teszi a kalózhajót.`,
  shipPlaced: ({ seat, place }, name, at) => `${name(seat)} ${the(at(place))} lapkáról indul.`,
  roundBegins: ({ round, start, wind, isLast }, name) =>
    `${round}. forduló${isLast ? ", az utolsó" : ""}: a kezdőjátékos ${name(start)}, a szél ${DIRECTION[wind].to} fúj.`,
  rationed: ({ seat, goods }, name) => `${name(seat)} eldob ${objectsIn(goods)}, és kap 1 rumot.`,
  rationDeclined: ({ seat }, name) => `${name(seat)} nem dob el portékát rumért.`,
  mutiny: ({ seat, cause, rum }, name) =>
    cause === "no-rum"
      ? `Zendülés: ${name(seat)} rum nélkül maradt, nem játszik ki kártyát.`
      : `Zendülés: ${name(seat)} nem tudja kifizetni a kártyáit, és elveszít ${rum} rumot.`,
  answered: ({ seat }, name) => `${name(seat)} letette a kártyáit.`,
  cardsRevealed: ({ seat, cards, cost }, name) =>
    CARD_CHOICES[cards].steps.length === 0
      ? `${name(seat)} felfedi a kártyáját: csak 2x.`
      : `${name(seat)} felfedi a kártyáit: ${route(CARD_CHOICES[cards].steps)} (${cost} rum).`,
  sailed: ({ seat, to, direction, rum }, name, at) =>
    `${name(seat)} ${DIRECTION[direction].to} hajózik ${the(at(to))} lapkára ${forRum(rum)}.`,
  drifted: ({ seat, to }, name, at) => `${name(seat)} ${the(at(to))} lapkára sodródik.`,
  anchored: ({ seat, place }, name, at) => `${name(seat)} lehorgonyoz ${the(at(place))} lapkán.`,
  flipped: ({ place, face }, _name, at) =>
    `${capital(the(at(place)))} lapka megfordul: „${tileNamed(face).side}” oldala van felül.`,
  took: ({ seat, row, good, left }, name) =>
    `${name(seat)} elvesz 1 ${ITEM[good].object} (${ITEM[row].name}sor, maradt ${left}).`,
  rowEmptied: ({ row, lastRound }) =>
    `Elfogyott ${the(`${ITEM[row].name}sor`)} a kínálati tábláról: ${the(`${lastRound}.`)} forduló lesz az utolsó.`,
  tookCannon: ({ seat, left }, name) => `${name(seat)} elvesz egy ágyút (maradt ${left}).`,
  upgraded: ({ seat, upgrade, value, price }, name) =>
    `${name(seat)} vesz egy ${value} értékű ${UPGRADE[upgrade].object} ${price} tallérért.`,
  sold: ({ seat, good }, name) => `${name(seat)} cserél 1 ${ITEM[good].object} 1 rumra.`,
  bought: ({ seat, good }, name) => `${name(seat)} cserél 1 rumot 1 ${withEnding(ITEM[good].name, "ra")}.`,
  bartered: ({ seat, good, got }, name) => `${name(seat)} cserél 1 ${ITEM[good].object} ${kindsOnto(got)}.`,
  swapped: ({ seat, good }, name) => `${name(seat)} Seftesként 1 ${ITEM[good].object} cserél 1 rumra.`,
  rumFound: ({ seat }, name) => `${name(seat)} kap 1 ingyen rumot.`,
  thalerFound: ({ seat }, name) => `${name(seat)} kap 1 tallért.`,
  discarded: ({ seat, item }, name) => `${name(seat)} kidob 1 ${ITEM[item].object}.`,
  unloaded: ({ seat, place, good, slots }, name, at) =>
    `${name(seat)} kirak 1 ${ITEM[good].object} ${the(at(place))} kikötőben ${slotsThe(slots.map((slot) => slot + 1))} lerakóhelyre.`,
  paid: ({ seat, unloaded, thalers }, name) =>
    `${name(seat)} a kikötőben ${unloaded} portékáért ${thalers} tallért kap.`,
  refilled: ({ seat, rum }, name) =>
    rum === 0 ? `${name(seat)} nem vesz fel rumot.` : `${name(seat)} felvesz ${rum} rumot.`,
  portFilled: ({ seat, place }, name, at) => `${name(seat)} feltölti ${the(at(place))} kikötőt.`,
  chestDrawn: ({ seat, left }, name) => `${name(seat)} húz egy kincsesládát (maradt ${left}).`,
  chestSeen: ({ seat, value }, name) => `Csak ${name(seat)} látja: a kincsesládában ${value} tallér van.`,
  pileRenewed: ({ ports }) => `A használt kikötők megfordítva és megkeverve új húzópaklit alkotnak (${ports} lapka).`,
  portReplaced({ place, face }, _name, at) {
    const { number, side } = tileNamed(face);
    return `${capital(the(at(place)))} helyre új kikötő kerül: ${number}. lapka, „${side}” oldal.`;
  },
  turnEnded: () => "",
  windTurned: ({ wind }) => `A szél ${DIRECTION[wind].to} fúj.`,
  pirateSailed: ({ to }, _name, at) => `A kalózhajó ${the(at(to))} lapkára hajózik.`,
  foughtPirate: ({ seat, place, sureHits, dice, hits, pirateDice, pirateHits }, name, at) =>
    `${name(seat)} megküzd a kalózzal ${the(at(place))} lapkán: ${roll(hits, sureHits, dice.length)} a kalóz ${pirateHits} találata ellen (${pirateDice.length} kocka).`,
  pirateBeaten: ({ seat, thalers }, name) => `${name(seat)} legyőzi a kalózt, és ${thalers} tallért kap.`,
  pirateTied: ({ seat, thalers }, name) =>
    thalers === 0
      ? `${name(seat)} és a kalóz csatája döntetlen.`
      : `${name(seat)} és a kalóz csatája döntetlen; a Szerencse fia ${thalers} tallért kap.`,
  lostToPirate: ({ seat, item }, name) => `${name(seat)} a kalóz miatt eldob 1 ${ITEM[item].object}.`,
  satOut: ({ seat }, name) => `${name(seat)} Békelovagként kimarad a forduló minden csatájából.`,
  choseToFight: ({ seat }, name) => `${name(seat)} Békelovagként vállalja a csatát.`,
  clashed: ({ place, fighters }, name, at) =>
    `Csata ${the(at(place))} lapkán: ${list(fighters.map((fighter) => `${name(fighter.seat)}: ${roll(fighter.hits, fighter.sureHits, fighter.dice.length)}`))}.`,
  plundered: ({ seat, victim, items: taken }, name) =>
    items(taken) === ""
      ? `${name(seat)} nem zsákmányol semmit ${withEnding(name(victim), "tól")}.`
      : `${name(seat)} zsákmányol ${itemsObject(taken)} ${withEnding(name(victim), "tól")}.`,
  missionReached: ({ seat, mission, place }, name) =>
    `${name(seat)} teljesíti a küldetést: ${MISSION[mission].name} (${place}. hely).`,
  markerLost: ({ seat, mission }, name) => `${name(seat)} elveszíti a küldetésjelölőjét: ${MISSION[mission].name}.`,
  roundEnded: () => "",
  gameOver: ({ rounds, scores, winners }, name) =>
    `Vége a játéknak (${rounds} forduló): ${list(scores.map((score, seat) => `${name(seat)}: ${score} tallér`))}. A győztes: ${list(winners.map(name))}.`,
};
