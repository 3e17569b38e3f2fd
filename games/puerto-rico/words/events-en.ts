import { capital } from "@caravel/kernel";
import { CRAFTSMAN } from "../content/pieces.ts";
import { A_NOBLE, NOBODY } from "../rules/moves.ts";
import { total } from "../rules/state.ts";
import type { EventWords } from "./catalogue.ts";
import { endingIn, passingStep } from "./moments.ts";
import { BUILDING, GOOD, ROLE, SHIP, SPOT, TILE } from "./names-en.ts";
import {
  colonists,
  crowd,
  doubloons,
  forMoney,
  goods,
  LABELS,
  list,
  PASSES,
  points,
  roles,
  standing,
  who,
} from "./phrases-en.ts";

/** What happened, in English. */
export const EVENTS: EventWords = {
  yearBegins: ({ year, governor }, name) => `Year ${year} begins; the governor is ${name(governor)}.`,
  roleTaken: ({ seat, role, doubloons: money }, name) =>
    `${name(seat)} chooses the ${ROLE[role]}${money === 0 ? "" : ` and takes ${doubloons(money)}`}.`,
  moneyOnCards: ({ cards }) => (cards.length === 0 ? "" : `A doubloon goes on ${roles(cards)}.`),
  plantationDrawn: ({ seat, kind }, name) => `${name(seat)} draws ${TILE[kind].a} with the hacienda.`,
  tileTaken: ({ seat, kind }, name) => `${name(seat)} takes ${TILE[kind].a}.`,
  colonistOnTile: ({ seat, kind }, name) => `${name(seat)} puts a colonist of the hospice on ${TILE[kind].the}.`,
  rowLaidOut: ({ discarded, turnedUp, reshuffled }) =>
    [
      total(discarded) === 0 ? "" : `Discarded plantations: ${goods(discarded)}.`,
      reshuffled ? "The discards are shuffled in." : "",
      total(turnedUp) === 0 ? "No plantation is left to turn up." : `New plantations: ${goods(turnedUp)}.`,
    ]
      .filter((part) => part !== "")
      .join(" "),
  built: ({ seat, building, price }, name) => `${name(seat)} builds the ${BUILDING[building]} ${forMoney(price)}.`,
  colonistOnBuilding: ({ seat, building, fromShip, isNoble }, name) =>
    `${name(seat)} puts a ${who(isNoble)} of the university on the ${BUILDING[building]}${fromShip ? " (from the ship)" : ""}.`,
  joined: ({ seat, privilege }, name) =>
    privilege === 0 ? "" : `${name(seat)} takes ${colonists(privilege)} from the supply by the mayor's privilege.`,
  declined: ({ seat, role }, name) =>
    role === CRAFTSMAN ? `${name(seat)} does not produce.` : `${name(seat)} stays out of the ${ROLE[role]} phase.`,
  colonistsDrawn: ({ seat, colonists: number, nobles }, name) =>
    `${name(seat)} takes ${crowd(number - nobles, nobles)} from the ship.`,
  placed: () => "",
  lifted: () => "",
  colonistsStay: () => "",
  settledDown: ({ seat, workers, city, windRose }, name) =>
    `${name(seat)} has placed colonists: ${standing(workers, city) || "none"}${windRose === 0 ? "" : `; wind rose ${windRose}`}.`,
  shipRefilled({ colonists: others, nobles, target, short }) {
    const board = `${crowd(others, nobles)} ${others + nobles === 1 ? "boards" : "board"} the colonist ship`;
    return short ? `Only ${board}, which should carry ${target}.` : `${board}.`;
  },
  produced: ({ seat, barrels: counts }, name) => `${name(seat)} produces ${goods(counts) || "nothing"}.`,
  factoryPaid: ({ seat, doubloons: money }, name) => `The factory pays ${name(seat)} ${doubloons(money)}.`,
  extraBarrel: ({ seat, good }, name) => `${name(seat)} takes 1 more ${GOOD[good]} by the craftsman's privilege.`,
  sold: ({ seat, good, doubloons: money }, name) => `${name(seat)} sells 1 ${GOOD[good]} for ${doubloons(money)}.`,
  houseEmptied: () => "The trading house is full; its barrels go back to the supply.",
  loaded: ({ seat, good, ship, barrels: number, points: earned }, name) =>
    `${name(seat)} loads ${number} ${GOOD[good]} on ${SHIP[ship]} for ${points(earned)}.`,
  shippedByWharf: ({ seat, good, barrels: number, points: earned }, name) =>
    `${name(seat)} ships ${number} ${GOOD[good]} by the wharf for ${points(earned)}.`,
  stored: ({ seat, kept, lost }, name) =>
    `${name(seat)} keeps ${goods(kept) || "nothing"}${total(lost) === 0 ? "" : `; back to the supply: ${goods(lost)}`}.`,
  shipSailed: ({ ship, good }) => `${capital(SHIP[ship])} sails; its ${GOOD[good]} goes back to the supply.`,
  goldFound: ({ seat, doubloons: money }, name) =>
    `${name(seat)} takes ${doubloons(money)} by the prospector's privilege.`,
  passed({ seat, step }, name) {
    const passing = passingStep(step);
    return `${name(seat)} ${passing === null ? "passes" : PASSES[passing][1]}.`;
  },
  endingMet({ ending }) {
    const known = endingIn(ending);
    return `This is the last year${known === null ? "" : `: ${LABELS.endings[known]}`}.`;
  },
  gameOver: ({ scores }, name) =>
    `The game is over: ${list(scores.map((score, seat) => `${name(seat)} ${points(score)}`))}.`,

  buildingChosen: ({ seat, building }, name) => `${name(seat)} puts the ${BUILDING[building]} on the bank board.`,
  tileDrawnInSecret: ({ seat }, name) => `${name(seat)} draws a plantation with the hacienda and looks at it.`,
  tileSeen: ({ seat, kind }, name) => `For ${name(seat)} only: it is ${TILE[kind].a}.`,
  forestLaid: ({ seat }, name) => `${name(seat)} lays a forest.`,
  colonistWaits: ({ seat }, name) => `${name(seat)} takes a colonist of the hospice, who waits on the wind rose.`,
  bargained({ seat, colonistFrom, isNoble, good, point }, name) {
    const given = [
      ...(colonistFrom === null ? [] : [`a ${who(isNoble)} from ${SPOT[colonistFrom]}`]),
      ...(good === null ? [] : [`1 ${GOOD[good]}`]),
      ...(point ? [points(1)] : []),
    ];
    return `${name(seat)} gives up ${list(given)} on the black market.`;
  },
  churchRewarded: ({ seat, points: earned }, name) => `The church brings ${name(seat)} ${points(earned)}.`,
  guestMoved: ({ seat, spot, isNoble }, name) =>
    `${name(seat)} moves a ${who(isNoble)} from the guest house to ${SPOT[spot]}.`,
  villaTaken: ({ seat, isNoble }, name) => `${name(seat)} takes a ${who(isNoble)} from the supply with the villa.`,
  chapelRewarded: ({ seat, doubloons: money, points: earned }, name) =>
    `The chapel brings ${name(seat)} ${earned === 0 ? doubloons(money) : points(earned)}.`,
  specialtyPaid: ({ seat, doubloons: money }, name) => `The specialty factory pays ${name(seat)} ${doubloons(money)}.`,
  jewelerPaid: ({ seat, doubloons: money }, name) => `The jeweler pays ${name(seat)} ${doubloons(money)}.`,
  soldAtPost: ({ seat, good, doubloons: money }, name) =>
    `${name(seat)} sells 1 ${GOOD[good]} at the trading post for ${doubloons(money)}.`,
  landBought: ({ seat, kind, asForest }, name) =>
    `${name(seat)} buys ${TILE[kind].a} for 1 doubloon${asForest ? " and lays it as a forest" : ""}.`,
  landGivenUp({ seat, kind, wasForest, doubloons: money, occupant }, name) {
    const land = wasForest ? `a forest (${GOOD[kind]} on its other side)` : TILE[kind].a;
    const leaves = occupant === NOBODY ? "" : `; its ${who(occupant === A_NOBLE)} goes to the wind rose`;
    return `${name(seat)} gives up ${land}${money === 0 ? "" : ` ${forMoney(money)}`}${leaves}.`;
  },
  lodgeRewarded: ({ seat, points: earned }, name) => `The hunting lodge brings ${name(seat)} ${points(earned)}.`,
  unionHallRewarded: ({ seat, points: earned }, name) => `The union hall brings ${name(seat)} ${points(earned)}.`,
  harborRewarded: ({ seat, points: earned }, name) => `The harbor brings ${name(seat)} ${points(earned)}.`,
  delivered: ({ seat, good, points: earned }, name) =>
    `${name(seat)} delivers 1 ${GOOD[good]} to the royal supplier for ${points(earned)}.`,
  shippedBySmallWharf: ({ seat, barrels: counts, points: earned }, name) =>
    `${name(seat)} ships ${goods(counts)} by the small wharf for ${points(earned)}.`,
  lighthousePaid: ({ seat, doubloons: money }, name) => `The lighthouse pays ${name(seat)} ${doubloons(money)}.`,
};
