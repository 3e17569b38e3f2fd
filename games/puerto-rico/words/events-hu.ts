import { CRAFTSMAN } from "../content/pieces.ts";
import { A_NOBLE, NOBODY } from "../rules/moves.ts";
import { total } from "../rules/state.ts";
import type { EventWords } from "./catalogue.ts";
import { endingIn, passingStep } from "./moments.ts";
import { BUILDING, GOOD, ROLE, SHIP, SPOT, TILE } from "./names-hu.ts";
import {
  crowd,
  crowdObject,
  forMoney,
  goods,
  goodsObject,
  income,
  keeping,
  LABELS,
  list,
  PASSES,
  standing,
  who,
  whom,
} from "./phrases-hu.ts";

/** What happened, in Hungarian. */
export const EVENTS: EventWords = {
  yearBegins: ({ year, governor }, name) => `${year}. év: a kormányzó ${name(governor)}.`,
  roleTaken: ({ seat, role, doubloons }, name) =>
    `${name(seat)} ${ROLE[role].object} választja${doubloons === 0 ? "" : `, és ${doubloons} dublont kap`}.`,
  moneyOnCards: ({ cards }) =>
    cards.length === 0
      ? ""
      : `${cards.length === 1 ? "Egy dublon kerül erre a kártyára" : "Egy-egy dublon kerül ezekre a kártyákra"}: ${list(cards.map((role) => ROLE[role].name))}.`,
  plantationDrawn: ({ seat, kind }, name) => `${name(seat)} a haciendával egy ${TILE[kind].anObject} húz.`,
  tileTaken: ({ seat, kind }, name) => `${name(seat)} elvesz egy ${TILE[kind].anObject}.`,
  colonistOnTile: ({ seat, kind }, name) => `${name(seat)} a menedékház révén telepest tesz ${TILE[kind].onto}.`,
  rowLaidOut: ({ discarded, turnedUp, reshuffled }) =>
    [
      total(discarded) === 0 ? "" : `Eldobott ültetvények: ${goods(discarded)}.`,
      reshuffled ? "Az eldobott ültetvények megkeverve új kupacot alkotnak." : "",
      total(turnedUp) === 0 ? "Nincs több felcsapható ültetvény." : `Új ültetvények: ${goods(turnedUp)}.`,
    ]
      .filter((part) => part !== "")
      .join(" "),
  built: ({ seat, building, price }, name) => `${name(seat)} felépíti ${BUILDING[building].object} ${forMoney(price)}.`,
  colonistOnBuilding: ({ seat, building, fromShip, isNoble }, name) =>
    `${name(seat)} az egyetem révén ${whom(isNoble)} tesz ${BUILDING[building].onto}${fromShip ? " (a telepeshajóról)" : ""}.`,
  joined: ({ seat, privilege }, name) =>
    privilege === 0 ? "" : `${name(seat)} a polgármester privilégiumával elvesz ${privilege} telepest a kupacból.`,
  declined: ({ seat, role }, name) =>
    role === CRAFTSMAN ? `${name(seat)} nem termel.` : `${name(seat)} kimarad ${ROLE[role].outOfPhase}.`,
  colonistsDrawn: ({ seat, colonists, nobles }, name) =>
    `${name(seat)} a telepeshajóról ${crowdObject(colonists - nobles, nobles)} vesz el.`,
  placed: () => "",
  lifted: () => "",
  colonistsStay: () => "",
  settledDown: ({ seat, workers, city, windRose }, name) =>
    `${name(seat)} elhelyezte a telepeseit: ${standing(workers, city) || "egy sem"}${windRose === 0 ? "" : `; szélrózsa: ${windRose}`}.`,
  shipRefilled: ({ colonists, nobles, target, short }) =>
    short
      ? `Már csak ${crowd(colonists, nobles)} kerül a telepeshajóra, pedig ${target} telepesnek kellene rajta lennie.`
      : `${crowd(colonists, nobles)} kerül a telepeshajóra.`,
  produced: ({ seat, barrels }, name) =>
    total(barrels) === 0 ? `${name(seat)} nem állít elő árut.` : `${name(seat)} előállít ${goodsObject(barrels)}.`,
  factoryPaid: ({ seat, doubloons }, name) => `${name(seat)} a gyár révén ${doubloons} dublont kap.`,
  extraBarrel: ({ seat, good }, name) => `${name(seat)} az iparos privilégiumával még 1 ${GOOD[good].object} kap.`,
  sold: ({ seat, good, doubloons }, name) => `${name(seat)} elad 1 ${GOOD[good].object} ${income(doubloons)}.`,
  houseEmptied: () => "Megtelt a kereskedőház; az áruk visszakerülnek a készletbe.",
  loaded: ({ seat, good, ship, barrels, points }, name) =>
    `${name(seat)} behajóz ${barrels} ${GOOD[good].object} ${SHIP[ship].onto} ${points} győzelmi pontért.`,
  shippedByWharf: ({ seat, good, barrels, points }, name) =>
    `${name(seat)} a rakpart révén behajóz ${barrels} ${GOOD[good].object} ${points} győzelmi pontért.`,
  stored: ({ seat, kept, lost }, name) => `${name(seat)} ${keeping(kept, lost)}.`,
  shipSailed: ({ ship, good }) => `Kifut ${SHIP[ship].the}; ${GOOD[good].the} visszakerül a készletbe.`,
  goldFound: ({ seat, doubloons }, name) => `${name(seat)} az aranyásó privilégiumával ${doubloons} dublont kap.`,
  passed({ seat, step }, name) {
    const passing = passingStep(step);
    return `${name(seat)} ${passing === null ? "passzol" : PASSES[passing][1]}.`;
  },
  endingMet({ ending }) {
    const known = endingIn(ending);
    return `Ez az utolsó év${known === null ? "" : `: ${LABELS.endings[known]}`}.`;
  },
  gameOver: ({ scores }, name) =>
    `Vége a játéknak: ${list(scores.map((score, seat) => `${name(seat)}: ${score} pont`))}.`,

  buildingChosen: ({ seat, building }, name) => `${name(seat)} felrakja a banktáblára ${BUILDING[building].object}.`,
  tileDrawnInSecret: ({ seat }, name) => `${name(seat)} húz egy ültetvényt a haciendával, és megnézi.`,
  tileSeen: ({ seat, kind }, name) => `Csak ${name(seat)} látja: ez egy ${TILE[kind].name}.`,
  forestLaid: ({ seat }, name) => `${name(seat)} erdőt telepít.`,
  colonistWaits: ({ seat }, name) => `${name(seat)} a menedékház révén telepest kap, aki a szélrózsán vár.`,
  bargained({ seat, colonistFrom, isNoble, good, point }, name) {
    const given = [
      ...(colonistFrom === null ? [] : [`egy ${whom(isNoble)} ${SPOT[colonistFrom].off}`]),
      ...(good === null ? [] : [`1 ${GOOD[good].object}`]),
      ...(point ? ["1 győzelmi pontot"] : []),
    ];
    return `${name(seat)} a feketepiac révén visszaad ${list(given)}.`;
  },
  churchRewarded: ({ seat, points }, name) => `${name(seat)} a templom révén ${points} győzelmi pontot kap.`,
  guestMoved: ({ seat, spot, isNoble }, name) =>
    `${name(seat)} átrak egy ${whom(isNoble)} a vendégházról ${SPOT[spot].onto}.`,
  villaTaken: ({ seat, isNoble }, name) => `${name(seat)} a vidéki lak révén elvesz egy ${whom(isNoble)} a kupacból.`,
  chapelRewarded: ({ seat, doubloons, points }, name) =>
    `${name(seat)} a kápolna révén ${points === 0 ? `${doubloons} dublont` : `${points} győzelmi pontot`} kap.`,
  specialtyPaid: ({ seat, doubloons }, name) => `${name(seat)} a speciális gyár révén ${doubloons} dublont kap.`,
  jewelerPaid: ({ seat, doubloons }, name) => `${name(seat)} az ékszerészműhely révén ${doubloons} dublont kap.`,
  soldAtPost: ({ seat, good, doubloons }, name) =>
    `${name(seat)} a kereskedelmi állomásán elad 1 ${GOOD[good].object} ${income(doubloons)}.`,
  landBought: ({ seat, kind, asForest }, name) =>
    `${name(seat)} vásárol egy ${TILE[kind].anObject} 1 dublonért${asForest ? ", és erdőként rakja le" : ""}.`,
  landGivenUp({ seat, kind, wasForest, doubloons, occupant }, name) {
    const land = wasForest ? `egy erdőt (a másik oldalán ${GOOD[kind].name})` : `egy ${TILE[kind].anObject}`;
    const leaves = occupant === NOBODY ? "" : `; a rajta álló ${who(occupant === A_NOBLE)} a szélrózsára kerül`;
    const gives = doubloons === 0 ? `eldob ${land}` : `elad ${land} ${doubloons} dublonért`;
    return `${name(seat)} ${gives}${leaves}.`;
  },
  lodgeRewarded: ({ seat, points }, name) => `${name(seat)} a vadászház révén ${points} győzelmi pontot kap.`,
  unionHallRewarded: ({ seat, points }, name) =>
    `${name(seat)} az egyesületi székház révén ${points} győzelmi pontot kap.`,
  harborRewarded: ({ seat, points }, name) => `${name(seat)} a kikötő révén ${points} győzelmi pontot kap.`,
  delivered: ({ seat, good, points }, name) =>
    `${name(seat)} bead 1 ${GOOD[good].object} a kaszárnyába ${points} győzelmi pontért.`,
  shippedBySmallWharf: ({ seat, barrels, points }, name) =>
    `${name(seat)} a kis rakpart révén behajóz ${goodsObject(barrels)} ${points} győzelmi pontért.`,
  lighthousePaid: ({ seat, doubloons }, name) => `${name(seat)} a világítótorony révén ${doubloons} dublont kap.`,
};
