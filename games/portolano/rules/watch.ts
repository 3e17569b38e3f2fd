import {
  copyList,
  type DraftFrame,
  draftedInAll,
  type Frame,
  NOTHING,
  type SeatId,
  type SeatSet,
  type SecretFrame,
  type SequenceFrame,
} from "@caravel/kernel";

/** A round. */
export interface RoundFrame extends SequenceFrame {
  /** Who gained rum, in the action or in battle, since the ship last moved (PO-CARD-01). */
  gainedRum: SeatSet;
  /** Has the Peace Knight been asked whether he fights? There is only one. */
  knightAsked: boolean;
}

/** An action at sea: which of its two parts are over. */
export interface SeaFrame extends Frame {
  pickedUp: boolean;
  acted: boolean;
}

/** A visit to a port. */
export interface PortFrame extends SequenceFrame {
  /** Slots filled in this visit. */
  unloaded: number;
}

/** Goods being unloaded. */
export interface UnloadFrame extends Frame {
  /** The slot from which search goes on, so that it meets every cargo once. */
  fromSlot: number;
}

/** A goods-rum trade (PO-SEA-23): it goes in one direction only. */
export interface TradeFrame extends DraftFrame {
  isBuying: boolean;
}

/** So many items being named one by one: to be thrown out, given up or taken. */
export interface NamingFrame extends DraftFrame {
  /** How many there are to name in all. */
  amount: number;
}

/** Room being made for goods and rum that come in. */
export interface RoomFrame extends NamingFrame {
  /** By item: what comes in. */
  gain: number[];
  /** What may be thrown out for it: ANY_CARGO, GOODS_ONLY or CARGO_OR_NEW. */
  outOf: number;
}

/** A plunder. */
export interface PlunderFrame extends NamingFrame {
  victim: SeatId;
}

/** What is going on; all steps share one shape, each uses what it needs. */
export interface Watch
  extends RoundFrame,
    SecretFrame,
    SeaFrame,
    TradeFrame,
    PortFrame,
    UnloadFrame,
    RoomFrame,
    PlunderFrame {}

/** A frame with nothing to remember yet. */
export function watch(step: number, seat: SeatId): Watch {
  return {
    step,
    seat,
    stage: 0,
    turn: 0,
    gainedRum: 0,
    knightAsked: false,
    answers: NOTHING,
    pickedUp: false,
    acted: false,
    isBuying: false,
    unloaded: 0,
    fromSlot: 0,
    drafted: NOTHING,
    draftFrom: 0,
    amount: 0,
    gain: NOTHING,
    outOf: 0,
    victim: 0,
  };
}

/** A frame in which so many items are to be named. */
export function naming(step: number, seat: SeatId, amount: number): Watch {
  const frame = watch(step, seat);
  frame.amount = amount;
  return frame;
}

/** How many items are still to be named. */
export function itemsToName(frame: NamingFrame): number {
  return frame.amount - draftedInAll(frame);
}

export function copyWatch(frame: Watch): Watch {
  return {
    step: frame.step,
    seat: frame.seat,
    stage: frame.stage,
    turn: frame.turn,
    gainedRum: frame.gainedRum,
    knightAsked: frame.knightAsked,
    answers: copyList(frame.answers),
    pickedUp: frame.pickedUp,
    acted: frame.acted,
    isBuying: frame.isBuying,
    unloaded: frame.unloaded,
    fromSlot: frame.fromSlot,
    drafted: copyList(frame.drafted),
    draftFrom: frame.draftFrom,
    amount: frame.amount,
    gain: copyList(frame.gain),
    outOf: frame.outOf,
    victim: frame.victim,
  };
}
