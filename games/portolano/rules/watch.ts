import {
  copyList,
  type DraftFrame,
  draftedInAll,
  type MemoFrame,
  NO_MEMO,
  NOTHING,
  type SeatId,
  type SeatSet,
  type SecretFrame,
  type SequenceFrame,
} from "@caravel/kernel";
import { STEPS, type StepName } from "./steps.ts";

/** A round. */
export interface Round {
  readonly of: "round";
  /** Who gained rum, in the action or in battle, since the ship last moved (PO-CARD-01). */
  gainedRum: SeatSet;
  /** Has the Peace Knight been asked whether he fights? There is only one. */
  knightAsked: boolean;
}

/** A visit to a port. */
export interface Visit {
  readonly of: "visit";
  /** Slots filled in this visit. */
  unloaded: number;
}

/** A goods-rum trade (PO-SEA-23): it goes in one direction only. */
export interface Trade {
  readonly of: "trade";
  readonly isBuying: boolean;
}

/** Room being made for goods and rum that come in. */
export interface Room {
  readonly of: "room";
  /** By item: what comes in. */
  readonly gain: number[];
  /** What may be thrown out for it: ANY_CARGO, GOODS_ONLY or CARGO_OR_NEW. */
  readonly outOf: number;
}

/** A plunder. */
export interface Plunder {
  readonly of: "plunder";
  readonly victim: SeatId;
}

/** What only one sort of step must remember. */
export type Memo = typeof NO_MEMO | Round | Visit | Trade | Room | Plunder;

/** What is going on. All frames have one small shape (one is made for nearly every decision); the rest is in a memo. */
export interface Watch<M extends Memo = Memo> extends SequenceFrame, SecretFrame, DraftFrame, MemoFrame<M> {
  /** Of an action at sea: which of its two parts are over. */
  pickedUp: boolean;
  acted: boolean;
  /** How many items there are to name in all: to be thrown out, given up or taken. */
  amount: number;
}

/** By step: the memo with which it begins, if it always begins with the same one. */
const BLANKS: Readonly<Partial<Record<StepName, () => Memo>>> = {
  round: () => ({ of: "round", gainedRum: 0, knightAsked: false }),
  port: () => ({ of: "visit", unloaded: 0 }),
};

const blanks = STEPS.map((name) => BLANKS[name] ?? null);

function blank(step: number): Memo {
  const make = blanks[step];
  return make === null ? NO_MEMO : make();
}

/** The frame of a step that begins, with what it must remember. */
export function watch(step: number, seat: SeatId, memo: Memo = blank(step)): Watch {
  return {
    step,
    seat,
    stage: 0,
    turn: 0,
    answers: NOTHING,
    drafted: NOTHING,
    draftFrom: 0,
    pickedUp: false,
    acted: false,
    amount: 0,
    memo,
  };
}

/** A frame in which so many items are to be named. */
export function naming(step: number, seat: SeatId, amount: number, memo: Memo = NO_MEMO): Watch {
  const frame = watch(step, seat, memo);
  frame.amount = amount;
  return frame;
}

/** How many items are still to be named. */
export function itemsToName(frame: Watch): number {
  return frame.amount - draftedInAll(frame);
}

export function copyWatch(frame: Watch): Watch {
  return {
    step: frame.step,
    seat: frame.seat,
    stage: frame.stage,
    turn: frame.turn,
    answers: copyList(frame.answers),
    drafted: copyList(frame.drafted),
    draftFrom: frame.draftFrom,
    pickedUp: frame.pickedUp,
    acted: frame.acted,
    amount: frame.amount,
    memo: copyMemo(frame.memo),
  };
}

/** Written out, as spreading objects is slow. */
function copyMemo(memo: Memo): Memo {
  switch (memo.of) {
    case "round":
      return { of: memo.of, gainedRum: memo.gainedRum, knightAsked: memo.knightAsked };
    case "visit":
      return { of: memo.of, unloaded: memo.unloaded };
    case "trade":
      return { of: memo.of, isBuying: memo.isBuying };
    case "room":
      return { of: memo.of, gain: memo.gain.slice(), outOf: memo.outOf };
    case "plunder":
      return { of: memo.of, victim: memo.victim };
    case "nothing":
      return memo;
  }
}
