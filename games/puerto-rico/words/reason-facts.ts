import { type Matter, type RefusedMove, reasonsOf } from "@caravel/kernel";
import { phaseNow, stepNow, topFrame } from "../rules/moments.ts";
import type { PuertoRicoView } from "../rules/view.ts";

/** Why a move is refused, with the facts a sentence needs; each reason has its sentence in every language. */
export interface ReasonFacts {
  gameIsOver: null;
  othersChoose: null;
  othersAct: null;
  othersPlace: null;
  othersStore: null;
  /** The move belongs to the phase of this role. */
  otherPhase: { role: number };
  otherMoment: null;
  phaseFirst: null;
  mustChoose: null;
  roleNotInGame: { role: number; players: number };
  roleIsTaken: { role: number };
  notFaceUp: { kind: number };
  noRightToQuarry: null;
  noQuarryLeft: null;
  haciendaFirst: null;
  haciendaIsOver: null;
  islandIsFull: null;
  notOwned: { building: number };
  notWorking: { building: number };
  alreadyBuilt: { building: number };
  soldOut: { building: number };
  cityIsFull: null;
  noRoomForLarge: { building: number };
  fourLarge: null;
  tooDear: { building: number; price: number; doubloons: number };
  notTheMayor: null;
  noColonistLeft: null;
  joinOrDecline: null;
  colonistsOnlyThen: null;
  allArePlaced: null;
  nobodyThere: { spot: number; isNoble: boolean };
  stayFirst: null;
  onlyAtFirst: null;
  nobodyStands: null;
  noCircle: { spot: number };
  takesNobody: { building: number };
  circlesAreFull: { spot: number; circles: number };
  stillToPlace: { colonists: number };
  produceOrDecline: null;
  notProduced: { good: number };
  noneInSupply: { good: number };
  noBarrel: { good: number };
  houseIsFull: null;
  houseHas: { good: number };
  mustLoad: null;
  shipNotInGame: { ship: number; players: number };
  otherCargo: { ship: number; good: number };
  onOtherShip: { good: number; ship: number };
  shipIsFull: { ship: number };
  largerShip: { good: number; ship: number; barrels: number; larger: number; most: number };
  wharfIsUsed: null;
  alreadyKept: { good: number };
  noSingleBarrelMore: { most: number };
  noWarehouse: null;
  warehousesAreFull: { kinds: number };
  sayDone: null;
  passInstead: null;
  nothingToFinish: null;
  unknown: { rule: string };

  // the choice of buildings
  badPack: null;
  listNeedsExpansion: null;
  listHasUnknown: null;
  listHasTwice: null;
  listDoesNotFill: null;
  othersChooseBuilding: null;
  boardIsComplete: null;
  mustChooseBuilding: null;
  plantIsThere: { building: number };
  otherExpansion: { building: number };
  alreadyChosen: { building: number };
  noSpaceForCost: { building: number; cost: number };
  notInThisGame: { building: number };

  // expansion I
  layTheTile: null;
  noTileToLay: null;
  noSecondQuarry: null;
  /** The money is enough without the black market. */
  canPay: { building: number; price: number };
  bargainFails: { building: number; price: number; doubloons: number };
  colonistIsNeeded: { building: number };
  colonistRaisesPrice: { building: number };
  noPoint: null;
  /** So many things are still to be given up. */
  giveFirst: { items: number };
  runsBlackMarket: null;
  nobodyToGive: { spot: number; isNoble: boolean };
  noGuest: { isNoble: boolean };
  isAlreadyGuest: null;
  guestsNotNow: null;
  alreadySold: null;
  smallWharfIsUsed: null;
  smallWharfFirst: null;
  smallWharfIsEmpty: null;
  allInSmallWharf: { good: number };
  aqueductBringsNone: null;
  noLastPoints: null;

  // expansion II
  nobleBuysNoLand: null;
  landStays: null;
  nobleGivesUpLand: null;
  noSuchPlantation: { kind: number; occupant: number };
  noSuchForest: { kind: number };
  landOfficeIsUsed: null;
  noMoneyForLand: null;
  supplierComesFirst: null;
  supplierIsUsed: null;
  /** No more barrels than nobles. */
  nobleLimit: { nobles: number };
  alreadyDelivered: { good: number };
  colonistOrNoble: null;
  noblesNotNow: null;
  onlyNoblesWait: null;
  noNobleToPlace: null;
  noNobleForUniversity: null;
  nobodyForUniversity: null;
  noNobleLeft: null;
  nobleInstead: null;
  supplyIsEmpty: null;
}

/** A reason and its facts. */
export type Reason = Matter<ReasonFacts>;

/** What the rule has to judge. */
export type Refused = RefusedMove<PuertoRicoView>;

/** Gives a reason with its facts, or one that needs none. */
export const { because, plainly } = reasonsOf<ReasonFacts>();

export const board = ({ view, seat }: Refused) => view.seats[seat];

export const isTurnOf = ({ view, seat }: Refused) => topFrame(view)?.seat === seat;

/** Is the player asked in this step? */
export const isAt = (refused: Refused, ...steps: readonly string[]) =>
  isTurnOf(refused) && steps.includes(stepNow(refused.view) ?? "");

/** The move belongs to the phase of this role, or to another moment of it. */
export const belongsTo =
  (role: number) =>
  ({ view }: Refused): Reason =>
    phaseNow(view) === role ? because("otherMoment", null) : because("otherPhase", { role });
