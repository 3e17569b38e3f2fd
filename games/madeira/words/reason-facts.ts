import { type Matter, type RefusedMove, reasonsOf } from "@caravel/kernel";
import { isAsked } from "../rules/sight.ts";
import type { StepName } from "../rules/steps.ts";
import type { MadeiraView } from "../rules/view.ts";

/** When a move has its place; each has its sentence in every language. */
export const OCCASIONS = [
  "cityWorker",
  "fieldWorkers",
  "row",
  "request",
  "guild",
  "favour",
  "turn",
  "act",
  "harvest",
  "field",
  "move",
  "sail",
  "build",
  "wood",
  "reward",
  "piratesOrBread",
  "discard",
  "flip",
  "marker",
  "lady",
  "building",
  "upkeep",
  "feeding",
  "requests",
  "wealth",
  "done",
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Whose turn it is instead; each has its sentence in every language. */
export const OTHERS = ["setup", "rows", "turn", "building", "phase", "watch", "upkeep", "feeding", "requests"] as const;
export type Others = (typeof OTHERS)[number];

/** Why a move is refused, with the facts a sentence needs; each reason has its sentence in every language. */
export interface ReasonFacts {
  gameIsOver: null;
  notYourTurn: { others: Others };
  otherMoment: { when: Occasion };
  otherPhase: null;
  badPack: null;

  mustSettleInCity: null;
  mustSettleOnField: null;
  fieldIsTaken: { place: number };
  regionIsTaken: { region: number };

  noSuchRow: { rows: number };
  rowIsTaken: null;
  noSuchRequest: { request: number };
  otherGuilds: { guilds: readonly number[] };

  noGuildDie: { value: number };
  /** No pirate die of this value, or no worker in the watch. */
  noPirateDie: { value: number };
  nobodyInWatch: null;
  characterIsFull: { building: number; dice: number };
  onePirateDie: { building: number };
  breadForDie: { need: number; bread: number };
  passSpaceTaken: { space: number };
  noPassAction: { space: number };
  cannotDoPassAction: { space: number };
  mustMove: null;
  mustDecide: null;
  mustBeRightmost: null;

  nothingToMove: null;
  noFavourToBuild: null;
  noShipToMove: null;
  printedHasNoAction: null;
  nobodyInRegion: null;
  fieldNotYours: { field: number };
  fieldNotHarvested: { field: number };

  goesToField: null;
  goesToCity: null;
  goesToColony: null;
  goesToWatch: null;
  goesAnywhere: null;
  staysInCities: null;
  notFromWatch: null;
  nobodyThere: { place: number; isFigure: boolean };
  notHome: null;
  samePlace: null;
  alreadyThere: { place: number };
  spaceTaken: { place: number };
  spaceNotBuilt: { place: number };
  movedAlready: null;

  shipMovedAlready: null;
  noShipThere: { space: number };
  goodsShort: { good: number; need: number; have: number };
  sameSpace: null;
  shipSpaceTaken: { space: number };
  shipSpaceClosed: { players: number };
  woodTooDear: { price: number; reals: number };
  noAccess: null;
  districtBuilt: null;
  woodShort: { need: number; have: number };
  noWoodThere: { source: number };

  noShipCame: { colony: number };
  rewardUseless: null;
  millStrandsShip: null;
  mustFlip: null;
  notFaceDown: { favour: number };

  noFavour: { favour: number };
  favourFaceDown: { favour: number };
  favourUsed: null;
  noMarkerToMove: null;
  tooFewPirates: null;
  onlyPhaseB: { favour: number };
  onlyPhaseC: { favour: number };
  ladyCosts: { price: number; reals: number };
  ladyNeedsField: null;
  ladyNeedsWorker: { building: number; region: number };
  noMarkerThere: { building: number };
  mustMoveMarker: null;
  sameBuilding: null;
  mustChooseBuilding: null;

  payOrPirates: null;
  priceTooHigh: { price: number; reals: number };
  moreThanOwed: { ships: number };
  upkeepShort: { wood: number };
  moreThanNeeded: { need: number };
  notEnough: { item: number; have: number };
  /** How many there are, or null if they are hidden. */
  notSoManyPirates: { pirates: number | null };
  requestNotHeld: { request: number };

  millLacksGoods: null;
  millLacksWheat: { wheat: number; have: number };
  millAtBottom: null;
  millClosed: null;
  millNotDown: null;
  unknown: { rule: string };
}

/** A reason and its facts. */
export type Reason = Matter<ReasonFacts>;

/** What the rule has to judge. */
export type Refused = RefusedMove<MadeiraView>;

/** Gives a reason with its facts, or one that needs none. */
export const { because, plainly } = reasonsOf<ReasonFacts>();

export const playerOf = ({ view, seat }: Refused) => view.seats[seat];

/** Is the player asked in this step? */
export const isAt = ({ view, seat }: Refused, step: StepName) => isAsked(view, seat, step);

/** The move belongs to another moment. */
export const notNow = (when: Occasion): Reason => because("otherMoment", { when });

/** It is somebody else's turn. */
export const others = (who: Others) => (): Reason => because("notYourTurn", { others: who });
