import { type Matter, type RefusedMove, reasonsOf } from "@caravel/kernel";
import { isAsked } from "../rules/moments.ts";
import type { StepName } from "../rules/steps.ts";
import type { PortolanoView } from "../rules/view.ts";

/** When a move has its place; each has its sentence in every language. */
export const OCCASIONS = [
  "fitting",
  "stocking",
  "placingPirate",
  "placingShip",
  "buyingRum",
  "layingCards",
  "seaAction",
  "upgrading",
  "goodsRum",
  "goodsGoods",
  "freeRum",
  "thaler",
  "dealing",
  "makingRoom",
  "unloading",
  "portRum",
  "truce",
  "losing",
  "plundering",
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Why a move is refused, with the facts a sentence needs; each reason has its sentence in every language. */
export interface ReasonFacts {
  gameIsOver: null;
  notYourTurn: null;
  othersFitOut: null;
  othersPlacePirate: null;
  othersPlaceShip: null;
  othersBuyRum: null;
  othersGiveUp: null;
  othersPlunder: null;
  knightDecides: null;
  otherMoment: { when: Occasion };
  nothingToFinish: null;
  badPack: null;

  mustFit: null;
  mustStock: null;
  mustPlacePirate: null;
  mustPlaceShip: null;
  /** The box has none of these goods. */
  boxLacks: { goods: readonly number[] };
  offTheGrid: { place: string; players: number };
  isPort: { place: string };

  payOrPass: null;
  notAboard: { items: readonly number[] };
  noRumNoCards: null;
  alreadyLaid: null;
  mustLay: null;
  noSail: null;
  onlyStrategist: null;
  anchoredBefore: null;

  sayEnd: null;
  sayDone: null;
  otherAction: { action: number };
  alreadyActed: null;
  peaceHasNoAction: null;
  pickedUp: null;
  /** The tile does not show the good, or no cannon (null). */
  notShown: { good: number | null };
  rowIsEmpty: { row: number };
  noCannonLeft: null;
  noCannonSlot: { slots: number };
  noThaler: { price: number };
  noUpgradeLeft: null;
  stackIsEmpty: { upgrade: number };
  otherWay: { isSelling: boolean };
  boxHasTwo: null;
  sameKind: { good: number };
  fullOfRum: { spaces: number };
  notTheDealer: null;

  mustMakeRoom: { items: number };
  rumForRum: null;
  holdTakesNoMore: { spaces: number };

  noSuchSlot: { slot: number; slots: number };
  slotIsTaken: { slot: number; good: number };
  slotWants: { slot: number; good: number };
  onlyCocoaOnTwo: null;
  notSideBySide: { slots: readonly number[] };
  sayHowMuch: { most: number };
  portGives: { rum: number };
  noRoomForRum: { spaces: number; rum: number };

  peaceOrFight: null;
  mustGiveUp: { items: number };
  victimLacks: { item: number };
  unknown: { rule: string };
}

/** A reason and its facts. */
export type Reason = Matter<ReasonFacts>;

/** What the rule has to judge. */
export type Refused = RefusedMove<PortolanoView>;

/** Gives a reason with its facts, or one that needs none. */
export const { because, plainly } = reasonsOf<ReasonFacts>();

export const shipOf = ({ view, seat }: Refused) => view.seats[seat];

/** Is the player asked in this step? */
export const isAt = ({ view, seat }: Refused, step: StepName) => isAsked(view, seat, step);

/** The move belongs to another moment. */
export const notNow = (when: Occasion): Reason => because("otherMoment", { when });
