import { capital } from "@caravel/kernel";
import { CRAFTSMAN } from "../content/pieces.ts";
import { A_NOBLE, NOBODY } from "../rules/moves.ts";
import { total } from "../rules/state.ts";
import type { EventWords } from "./catalogue.ts";
import { endingIn, passingStep } from "./moments.ts";
import { BUILDING, GOOD, ROLE, SHIP, SPOT, TILE } from "./names-fr.ts";
import {
  barrelsOf,
  colonists,
  crowd,
  doubloons,
  forMoney,
  goods,
  keeping,
  LABELS,
  list,
  PASSES,
  plantations,
  points,
  standing,
  who,
} from "./phrases-fr.ts";

/** What happened, in French. */
export const EVENTS: EventWords = {
  yearBegins: ({ year, governor }, name) => `L'année ${year} commence ; ${name(governor)} est gouverneur.`,
  roleTaken: ({ seat, role, doubloons: money }, name) =>
    `${name(seat)} choisit ${ROLE[role].the}${money === 0 ? "" : ` et prend ${doubloons(money)}`}.`,
  moneyOnCards: ({ cards }) =>
    cards.length === 0
      ? ""
      : `Un doublon est posé sur ${cards.length === 1 ? "cette carte" : "chacune de ces cartes"} : ${list(cards.map((role) => ROLE[role].name))}.`,
  plantationDrawn: ({ seat, kind }, name) => `${name(seat)} pioche ${TILE[kind].a} avec l'hacienda.`,
  tileTaken: ({ seat, kind }, name) => `${name(seat)} prend ${TILE[kind].a}.`,
  colonistOnTile: ({ seat, kind }, name) => `Grâce à l'hospice, ${name(seat)} place un colon sur ${TILE[kind].the}.`,
  rowLaidOut: ({ discarded, turnedUp, reshuffled }) =>
    [
      total(discarded) === 0 ? "" : `Plantations défaussées : ${plantations(discarded)}.`,
      reshuffled ? "La défausse est mélangée et forme une nouvelle pile." : "",
      total(turnedUp) === 0
        ? "Il n'y a plus de plantation à révéler."
        : `Nouvelles plantations : ${plantations(turnedUp)}.`,
    ]
      .filter((part) => part !== "")
      .join(" "),
  built: ({ seat, building, price }, name) => `${name(seat)} construit ${BUILDING[building].the} ${forMoney(price)}.`,
  colonistOnBuilding: ({ seat, building, fromShip, isNoble }, name) =>
    `Grâce à l'université, ${name(seat)} place un ${who(isNoble)} sur ${BUILDING[building].the}${fromShip ? " (pris sur le navire)" : ""}.`,
  joined: ({ seat, privilege }, name) =>
    privilege === 0 ? "" : `${name(seat)} prend ${colonists(privilege)} de la réserve grâce au privilège du maire.`,
  declined: ({ seat, role }, name) =>
    role === CRAFTSMAN
      ? `${name(seat)} ne produit pas.`
      : `${name(seat)} ne participe pas à la phase ${ROLE[role].of}.`,
  colonistsDrawn: ({ seat, colonists: number, nobles }, name) =>
    `${name(seat)} prend ${crowd(number - nobles, nobles)} sur le navire.`,
  placed: () => "",
  lifted: () => "",
  colonistsStay: () => "",
  settledDown: ({ seat, workers, city, windRose }, name) =>
    `${name(seat)} a placé ses colons : ${standing(workers, city) || "aucun"}${windRose === 0 ? "" : ` ; rose des vents : ${windRose}`}.`,
  shipRefilled({ colonists: others, nobles, target, short }) {
    const people = crowd(others, nobles);
    return short
      ? `Il ne monte que ${people} sur le navire des colons, qui devrait en porter ${target}.`
      : `${people} ${others + nobles < 2 ? "monte" : "montent"} sur le navire des colons.`;
  },
  produced: ({ seat, barrels: counts }, name) =>
    total(counts) === 0 ? `${name(seat)} ne produit rien.` : `${name(seat)} produit ${goods(counts)}.`,
  factoryPaid: ({ seat, doubloons: money }, name) => `${name(seat)} reçoit ${doubloons(money)} grâce à la manufacture.`,
  extraBarrel: ({ seat, good }, name) =>
    `${name(seat)} prend ${barrelsOf(1, good)} de plus grâce au privilège du producteur.`,
  sold: ({ seat, good, doubloons: money }, name) =>
    `${name(seat)} vend ${barrelsOf(1, good)} pour ${doubloons(money)}.`,
  houseEmptied: () => "La maison de commerce est pleine ; ses tonneaux retournent à la réserve.",
  loaded: ({ seat, good, ship, barrels: number, points: earned }, name) =>
    `${name(seat)} charge ${barrelsOf(number, good)} sur ${SHIP[ship].the} pour ${points(earned)}.`,
  shippedByWharf: ({ seat, good, barrels: number, points: earned }, name) =>
    `${name(seat)} expédie ${barrelsOf(number, good)} par le quai pour ${points(earned)}.`,
  stored: ({ seat, kept, lost }, name) => `${name(seat)} ${keeping(kept, lost)}.`,
  shipSailed: ({ ship, good }) => `${capital(SHIP[ship].the)} lève l'ancre ; ${GOOD[good].the} retourne à la réserve.`,
  goldFound: ({ seat, doubloons: money }, name) =>
    `${name(seat)} prend ${doubloons(money)} grâce au privilège du chercheur d'or.`,
  passed({ seat, step }, name) {
    const passing = passingStep(step);
    return `${name(seat)} ${passing === null ? "passe" : PASSES[passing][1]}.`;
  },
  endingMet({ ending }) {
    const known = endingIn(ending);
    return `C'est la dernière année${known === null ? "" : ` : ${LABELS.endings[known]}`}.`;
  },
  gameOver: ({ scores }, name) =>
    `La partie est terminée : ${list(scores.map((score, seat) => `${name(seat)} : ${points(score)}`))}.`,

  buildingChosen: ({ seat, building }, name) =>
    `${name(seat)} place ${BUILDING[building].the} sur le plateau de la banque.`,
  tileDrawnInSecret: ({ seat }, name) => `${name(seat)} pioche une plantation avec l'hacienda et la regarde.`,
  tileSeen: ({ seat, kind }, name) => `Pour ${name(seat)} seulement : c'est ${TILE[kind].a}.`,
  forestLaid: ({ seat }, name) => `${name(seat)} plante une forêt.`,
  colonistWaits: ({ seat }, name) =>
    `Grâce à l'hospice, ${name(seat)} prend un colon, qui attend sur la rose des vents.`,
  bargained({ seat, colonistFrom, isNoble, good, point }, name) {
    const given = [
      ...(colonistFrom === null ? [] : [`un ${who(isNoble)} ${SPOT[colonistFrom].off}`]),
      ...(good === null ? [] : [barrelsOf(1, good)]),
      ...(point ? [points(1)] : []),
    ];
    return `${name(seat)} rend ${list(given)} au marché noir.`;
  },
  churchRewarded: ({ seat, points: earned }, name) => `${name(seat)} reçoit ${points(earned)} grâce à l'église.`,
  guestMoved: ({ seat, spot, isNoble }, name) =>
    `${name(seat)} déplace un ${who(isNoble)} de l'auberge sur ${SPOT[spot].on}.`,
  villaTaken: ({ seat, isNoble }, name) => `${name(seat)} prend un ${who(isNoble)} de la réserve grâce à la villa.`,
  chapelRewarded: ({ seat, doubloons: money, points: earned }, name) =>
    `${name(seat)} reçoit ${earned === 0 ? doubloons(money) : points(earned)} grâce à la chapelle.`,
  specialtyPaid: ({ seat, doubloons: money }, name) =>
    `${name(seat)} reçoit ${doubloons(money)} grâce à la manufacture spécialisée.`,
  jewelerPaid: ({ seat, doubloons: money }, name) => `${name(seat)} reçoit ${doubloons(money)} grâce à la joaillerie.`,
  soldAtPost: ({ seat, good, doubloons: money }, name) =>
    `${name(seat)} vend ${barrelsOf(1, good)} au poste de commerce pour ${doubloons(money)}.`,
  landBought: ({ seat, kind, asForest }, name) =>
    `${name(seat)} achète ${TILE[kind].a} pour 1 doublon${asForest ? " et la pose comme forêt" : ""}.`,
  landGivenUp({ seat, kind, wasForest, doubloons: money, occupant }, name) {
    const land = wasForest ? `une forêt (${GOOD[kind].name} sur l'autre face)` : TILE[kind].a;
    const leaves = occupant === NOBODY ? "" : ` ; son ${who(occupant === A_NOBLE)} va sur la rose des vents`;
    return `${name(seat)} ${money === 0 ? `défausse ${land}` : `vend ${land} ${forMoney(money)}`}${leaves}.`;
  },
  lodgeRewarded: ({ seat, points: earned }, name) =>
    `${name(seat)} reçoit ${points(earned)} grâce au pavillon de chasse.`,
  unionHallRewarded: ({ seat, points: earned }, name) =>
    `${name(seat)} reçoit ${points(earned)} grâce au siège de la confrérie.`,
  harborRewarded: ({ seat, points: earned }, name) => `${name(seat)} reçoit ${points(earned)} grâce au port.`,
  delivered: ({ seat, good, points: earned }, name) =>
    `${name(seat)} livre ${barrelsOf(1, good)} à l'intendance royale pour ${points(earned)}.`,
  shippedBySmallWharf: ({ seat, barrels: counts, points: earned }, name) =>
    `${name(seat)} expédie ${goods(counts)} par le petit quai pour ${points(earned)}.`,
  lighthousePaid: ({ seat, doubloons: money }, name) => `${name(seat)} reçoit ${doubloons(money)} grâce au phare.`,
};
