import { capital } from "@caravel/kernel";
import { A_COLONIST, A_NOBLE } from "../rules/moves.ts";
import type { ReasonWords } from "./catalogue.ts";
import { BUILDING, CIRCLES_ON, GOOD, ROLE, SHIP, SPOT, TILE } from "./names-en.ts";
import { colonists, count, doubloons, players, who } from "./phrases-en.ts";

/** A plantation that the player does not have, by who would stand on it. */
const PLANTATION_WITH: Readonly<Record<number, string>> = {
  [A_COLONIST]: "with a colonist",
  [A_NOBLE]: "with a noble",
};

/** Why not, in English. */
export const REASONS: ReasonWords = {
  gameIsOver: () => "The game is over.",
  othersChoose: () => "It is not your turn to choose a role.",
  othersAct: () => "It is not your turn in this phase.",
  othersPlace: () => "Colonists are placed one player after the other, and it is not your turn.",
  othersStore: () => "Goods are stored one player after the other, and it is not your turn.",
  otherPhase: ({ role }) => `Not now: that belongs to the ${ROLE[role]} phase.`,
  otherMoment: () => "Not now: you are asked something else.",
  phaseFirst: () => "The next role is chosen when the present phase has been played to its end.",
  mustChoose: () => "You must choose a role; passing is not possible.",
  roleNotInGame: ({ role, players: number }) => `${players(number)} the ${ROLE[role]} is not in the game.`,
  roleIsTaken: ({ role }) => `The ${ROLE[role]} has already been taken this year.`,
  notFaceUp: ({ kind }) => `No ${TILE[kind].short} plantation lies face up.`,
  noRightToQuarry: () => "Only the settler, or the owner of a working construction hut, may take a quarry.",
  noQuarryLeft: () => "There is no quarry left.",
  haciendaFirst: () => "First the hacienda: draw a plantation, or pass.",
  haciendaIsOver: () => "The hacienda draws in the settler phase, before you take your tile.",
  islandIsFull: () => "All 12 spaces of your island are full.",
  notOwned: ({ building }) => `You do not have the ${BUILDING[building]}.`,
  notWorking: ({ building }) => `Your ${BUILDING[building]} does not work: no colonist is on it.`,
  alreadyBuilt: ({ building }) => `You already have the ${BUILDING[building]}.`,
  soldOut: ({ building }) => `No ${BUILDING[building]} is left in the bank.`,
  cityIsFull: () => "All 12 spaces of your city are full.",
  noRoomForLarge: ({ building }) => `The ${BUILDING[building]} needs two city spaces; you have only one.`,
  fourLarge: () => "A city has room for four large buildings, and you have four.",
  tooDear: ({ building, price, doubloons: money }) =>
    `The ${BUILDING[building]} costs you ${doubloons(price)}; you have ${money === 0 ? "none" : money}.`,
  notTheMayor: () => "Only the mayor has the privilege.",
  noColonistLeft: () => "The colonist supply is empty, so the mayor has no privilege.",
  joinOrDecline: () => "Take part, or decline.",
  colonistsOnlyThen: () => "Not now: colonists come and move only in the mayor phase, or by hospice and university.",
  allArePlaced: () => "All your colonists are placed; take one back first.",
  nobodyThere: ({ spot, isNoble }) => `There is no ${who(isNoble)} to take back from ${SPOT[spot]}.`,
  stayFirst: () => "First let your colonists stay where they are; then you can take back single ones.",
  onlyAtFirst: () => "That is possible only before you have moved a colonist.",
  nobodyStands: () => "None of your colonists stands on a tile or building yet.",
  noCircle: ({ spot }) => `You do not have ${SPOT[spot]}.`,
  takesNobody: ({ building }) => `The ${BUILDING[building]} has no circle: nobody can stand on it.`,
  circlesAreFull: ({ spot, circles }) => `No circle is free on ${CIRCLES_ON[spot]} (${circles}/${circles}).`,
  stillToPlace: ({ colonists: number }) =>
    number === 0 ? "First place your colonists, or let them stay." : `${colonists(number)} must still be placed.`,
  produceOrDecline: () => "Produce, or decline.",
  notProduced: ({ good }) => `You have not produced any ${GOOD[good]} in this phase.`,
  noneInSupply: ({ good }) => `There is no ${GOOD[good]} left in the supply.`,
  noBarrel: ({ good }) => `You have no ${GOOD[good]}.`,
  houseIsFull: () => "The trading house is full.",
  houseHas: ({ good }) => `There is already ${GOOD[good]} in the trading house, and you have no working office.`,
  mustLoad: () => "You can load, so you must.",
  shipNotInGame: ({ ship, players: number }) => `${players(number)} ${SHIP[ship]} is not in the game.`,
  otherCargo: ({ ship, good }) => `${capital(SHIP[ship])} already carries ${GOOD[good]}.`,
  onOtherShip: ({ good, ship }) => `${capital(GOOD[good])} is already on ${SHIP[ship]}.`,
  shipIsFull: ({ ship }) => `${capital(SHIP[ship])} is full.`,
  largerShip: ({ good, ship, barrels: number, larger, most }) =>
    `${capital(SHIP[larger])} takes ${most} of your ${GOOD[good]}, ${SHIP[ship]} only ${number}.`,
  wharfIsUsed: () => "You have already used your wharf in this phase.",
  alreadyKept: ({ good }) => `All your ${GOOD[good]} is already kept.`,
  noSingleBarrelMore: ({ most }) =>
    most === 1
      ? "You may keep only one single barrel, and you have chosen it."
      : `You may keep ${most} single barrels, and you have chosen them.`,
  noWarehouse: () => "You have no working warehouse.",
  warehousesAreFull: ({ kinds }) => `Your warehouses keep ${count(kinds, "kind", "kinds")}, and no more.`,
  sayDone: () => "To keep no more, say that you are done.",
  passInstead: () => "There is nothing to decline here.",
  nothingToFinish: () => "There is nothing to finish here.",
  unknown: ({ rule }) => `Rule ${rule} forbids it.`,

  badPack: () => "The content pack cannot be used; check it to see what is wrong.",
  listNeedsExpansion: () => "The buildings of the base game are fixed; a list of buildings needs an expansion.",
  listHasUnknown: () => "The list names a building that cannot be chosen with these expansions.",
  listHasTwice: () => "The list names a building twice.",
  listDoesNotFill: () =>
    "The list must fill the bank board: costs 1, 3, 4, 6, 7, 9 once, costs 2, 5, 8 twice, cost 10 five times.",
  othersChooseBuilding: () => "It is not your turn to choose a building.",
  boardIsComplete: () => "The buildings of this game are settled.",
  mustChooseBuilding: () => "You must choose a building; passing is not possible.",
  plantIsThere: ({ building }) => `The ${BUILDING[building]} is in every game; choose another building.`,
  otherExpansion: ({ building }) => `The ${BUILDING[building]} belongs to an expansion that is not in use.`,
  alreadyChosen: ({ building }) => `The ${BUILDING[building]} is already on the bank board.`,
  noSpaceForCost: ({ building, cost }) =>
    `The bank board has no space left for cost ${cost}, so the ${BUILDING[building]} stays out.`,
  notInThisGame: ({ building }) => `The ${BUILDING[building]} is not in this game.`,

  layTheTile: () => "Lay the tile you have drawn, face up or as a forest.",
  noTileToLay: () => "You have not drawn a tile with the hacienda that you could lay.",
  noSecondQuarry: () => "The second tile of the library cannot be a quarry without a working construction hut.",
  canPay: ({ building, price }) =>
    `You can pay for the ${BUILDING[building]} (${doubloons(price)}), so the black market may not be used.`,
  bargainFails: ({ building, price, doubloons: money }) =>
    `The ${BUILDING[building]} costs you ${doubloons(price)}, you have ${money === 0 ? "none" : money}, and you cannot give up exactly the rest.`,
  colonistIsNeeded: ({ building }) => `Without giving up a colonist you cannot pay for the ${BUILDING[building]}.`,
  colonistRaisesPrice: ({ building }) =>
    `That would make the ${BUILDING[building]} dearer, and you could not pay for it any more.`,
  noPoint: () => "You have no victory point to give up.",
  giveFirst: ({ items }) =>
    items === 2 ? "A barrel and a point are missing: say which barrel you give up." : "Give up a barrel or a point.",
  runsBlackMarket: () => "Who runs the black market cannot be given up.",
  nobodyToGive: ({ spot, isNoble }) => `You have no ${who(isNoble)} on ${SPOT[spot]}.`,
  noGuest: ({ isNoble }) => `No ${who(isNoble)} is in your guest house.`,
  isAlreadyGuest: () => "A guest leaves the guest house for another tile or building.",
  guestsNotNow: () =>
    "Not now: guests move when a phase begins or ends, and before and after your decisions, but not with the mayor.",
  alreadySold: () => "You have already sold a barrel in this phase.",
  smallWharfIsUsed: () => "You have already used your small wharf in this phase.",
  smallWharfFirst: () => "First ship the barrels that you have put into the small wharf.",
  smallWharfIsEmpty: () => "You have put no barrel into the small wharf.",
  allInSmallWharf: ({ good }) => `All your ${GOOD[good]} is already in the small wharf.`,
  aqueductBringsNone: () => "The aqueduct does not bring you that barrel now: there is nothing to leave.",
  noLastPoints: () => "You are asked about points only when a building would give you the last ones of the supply.",

  nobleBuysNoLand: () => "A noble is on your land office: you can give up a plantation, but buy none.",
  landStays: () => "Not now: plantations are given up only by the land office or the hunting lodge.",
  nobleGivesUpLand: () => "Only with a noble on your land office can you give up a plantation.",
  noSuchPlantation: ({ kind, occupant }) =>
    `You have no ${TILE[kind].short} plantation ${PLANTATION_WITH[occupant] ?? "on which nobody stands"}.`,
  noSuchForest: ({ kind }) => `You have no forest with ${GOOD[kind]} on its other side.`,
  landOfficeIsUsed: () => "You have already used your land office in this phase.",
  noMoneyForLand: () => "The land office sells a plantation for 1 doubloon, and you have none.",
  supplierComesFirst: () => "The royal supplier takes barrels only before your first loading.",
  supplierIsUsed: () => "You have already used your royal supplier in this phase.",
  nobleLimit: ({ nobles }) =>
    nobles === 0
      ? "The royal supplier takes a barrel for each of your nobles, and you have none."
      : `The royal supplier takes no more than ${count(nobles, "barrel, for you have 1 noble", `barrels, for you have ${nobles} nobles`)}.`,
  alreadyDelivered: ({ good }) => `You have already delivered ${GOOD[good]}; the barrels must be of different kinds.`,
  colonistOrNoble: () => "Take a colonist or a noble.",
  noblesNotNow: () => "Not now: nobles come from the colonist ship or by the villa.",
  onlyNoblesWait: () => "Only nobles are left to place.",
  noNobleToPlace: () => "You have no noble to place.",
  noNobleForUniversity: () => "The university takes a noble only from the ship, when the colonist supply is empty.",
  nobodyForUniversity: () => "No colonist is left, neither in the supply nor on the ship.",
  noNobleLeft: () => "No noble is left in the supply.",
  nobleInstead: () => "While there are nobles in the supply, the villa brings a noble.",
  supplyIsEmpty: () => "The colonist supply is empty.",
};
