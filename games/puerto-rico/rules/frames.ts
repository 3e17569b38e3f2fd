import {
  copyList,
  type DraftFrame,
  type MemoFrame,
  NO_MEMO,
  NOTHING,
  type SeatId,
  type SeatSet,
  type SequenceFrame,
  waiting,
} from "@caravel/kernel";
import { GOODS } from "../content/pieces.ts";
import { STEP, STEPS, type StepName } from "./steps.ts";

/** A set of goods as bits: corn is bit 0. */
export type GoodSet = number;

/** Is the good in the set? */
export function includesGood(goods: GoodSet, good: number): boolean {
  return (goods & (1 << good)) !== 0;
}

/** The set that holds this one good. */
export function onlyGood(good: number): GoodSet {
  return 1 << good;
}

/** How many goods are in a set of them. */
export function goodsIn(goods: GoodSet): number {
  let sum = 0;
  for (let good = 0; good < GOODS.length; good++) sum += (goods >> good) & 1;
  return sum;
}

/** The settler phase, and its second pick: has the settler taken a tile as his normal action? */
export interface Settling {
  readonly of: "settling";
  tookTile: boolean;
}

/** A tile that is being laid: the kind drawn with the hacienda, or that of the tile the hospice mans (or FOREST). */
export interface Tile {
  readonly of: "tile";
  tile: number;
}

/** A building just bought or being bought. */
export interface Purchase {
  readonly of: "purchase";
  readonly building: number;
}

/** A purchase with the black market: things still to be given up, and from where a colonist or noble is. */
export interface Bargain {
  readonly of: "bargain";
  readonly building: number;
  readonly itemsMissing: number;
  readonly spotGiven: number;
  readonly givesNoble: boolean;
}

/** Points of a building that would end the game. */
export interface LastPoint {
  readonly of: "lastPoint";
  readonly building: number;
  readonly points: number;
}

/** The mayor phase: who takes part. */
export interface Landing {
  readonly of: "landing";
  joined: SeatSet;
}

/** A player's placing of colonists. */
export interface Placing {
  readonly of: "placing";
  /** Has he moved anybody yet? Before that, all stand where they stood. */
  begun: boolean;
  freeCircles: number;
  /** How far the order of search has come, and the free circles from there on. */
  rank: number;
  circlesAhead: number;
}

/** The craftsman phase, and its extra barrels: what the craftsman produced, and how many extra barrels he has taken. */
export interface Crafting {
  readonly of: "crafting";
  produced: GoodSet;
  extras: number;
}

/** A turn in the trader phase: what has been done in it. */
export interface Trading {
  readonly of: "trading";
  hasSold: boolean;
  usedLandOffice: boolean;
}

/** The captain phase: the turn with which loading ends if nobody loads till then, and who has done what. */
export interface Shipping {
  readonly of: "shipping";
  loadingEnds: number;
  hadTurn: SeatSet;
  hasLoaded: SeatSet;
  usedWharf: SeatSet;
  usedSmallWharf: SeatSet;
  usedSupplier: SeatSet;
}

/** A turn in the captain phase: the goods delivered to the royal supplier in it. */
export interface Delivering {
  readonly of: "delivering";
  delivered: GoodSet;
}

/** What a step must remember besides whose turn it is. */
export type Memo =
  | typeof NO_MEMO
  | Settling
  | Tile
  | Purchase
  | Bargain
  | LastPoint
  | Landing
  | Placing
  | Crafting
  | Trading
  | Shipping
  | Delivering;

/** What is going on in a year. All frames have one small shape (one is made for nearly every decision); the rest is in a memo. */
export interface Phase<M extends Memo = Memo> extends SequenceFrame, DraftFrame, MemoFrame<M> {
  /** Who chose the role of this phase. */
  taker: SeatId;
}

/** By step: the memo with which it begins, if it always begins with the same one. */
const BLANKS: Readonly<Partial<Record<StepName, () => Memo>>> = {
  settler: () => ({ of: "settling", tookTile: false }),
  mayor: () => ({ of: "landing", joined: 0 }),
  place: () => ({ of: "placing", begun: false, freeCircles: 0, rank: 0, circlesAhead: 0 }),
  craftsman: () => ({ of: "crafting", produced: 0, extras: 0 }),
  sell: () => ({ of: "trading", hasSold: false, usedLandOffice: false }),
  captain: () => ({
    of: "shipping",
    loadingEnds: 0,
    hadTurn: 0,
    hasLoaded: 0,
    usedWharf: 0,
    usedSmallWharf: 0,
    usedSupplier: 0,
  }),
  load: () => ({ of: "delivering", delivered: 0 }),
};

const blanks = STEPS.map((name) => BLANKS[name] ?? null);

function blank(step: number): Memo {
  const make = blanks[step];
  return make === null ? NO_MEMO : make();
}

/** The frame of a step that begins, with what it must remember. */
export function phase(step: number, seat: SeatId, taker: SeatId, memo: Memo = blank(step)): Phase {
  return { step, seat, stage: 0, turn: 0, drafted: NOTHING, draftFrom: 0, taker, memo };
}

/** The captain phase that is going on; found by its step, because every barrel that could be loaded asks for it. */
export function captainOf(state: { readonly stack: readonly Phase[] }): Phase<Shipping> {
  return waiting(state, STEP.captain) as Phase<Shipping>;
}

export function copyPhase({ step, seat, stage, turn, drafted, draftFrom, taker, memo }: Phase): Phase {
  return { step, seat, stage, turn, drafted: copyList(drafted), draftFrom, taker, memo: copyMemo(memo) };
}

/** Written out, as spreading objects is slow. */
function copyMemo(memo: Memo): Memo {
  switch (memo.of) {
    case "settling":
      return { of: memo.of, tookTile: memo.tookTile };
    case "tile":
      return { of: memo.of, tile: memo.tile };
    case "landing":
      return { of: memo.of, joined: memo.joined };
    case "placing":
      return {
        of: memo.of,
        begun: memo.begun,
        freeCircles: memo.freeCircles,
        rank: memo.rank,
        circlesAhead: memo.circlesAhead,
      };
    case "crafting":
      return { of: memo.of, produced: memo.produced, extras: memo.extras };
    case "trading":
      return { of: memo.of, hasSold: memo.hasSold, usedLandOffice: memo.usedLandOffice };
    case "shipping":
      return {
        of: memo.of,
        loadingEnds: memo.loadingEnds,
        hadTurn: memo.hadTurn,
        hasLoaded: memo.hasLoaded,
        usedWharf: memo.usedWharf,
        usedSmallWharf: memo.usedSmallWharf,
        usedSupplier: memo.usedSupplier,
      };
    case "delivering":
      return { of: memo.of, delivered: memo.delivered };
    case "purchase":
      return { of: memo.of, building: memo.building };
    case "bargain":
      return {
        of: memo.of,
        building: memo.building,
        itemsMissing: memo.itemsMissing,
        spotGiven: memo.spotGiven,
        givesNoble: memo.givesNoble,
      };
    case "lastPoint":
      return { of: memo.of, building: memo.building, points: memo.points };
    case "nothing":
      return NO_MEMO;
  }
}
