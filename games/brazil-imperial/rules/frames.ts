import {
  copyList,
  type DraftFrame,
  type MemoFrame,
  NO_MEMO,
  NOTHING,
  type SeatId,
  type SecretFrame,
  type SequenceFrame,
} from "@caravel/kernel";

/** A Deploy action: what is still to be deployed, or CARDS_ONLY, and drawn. */
export interface DeployMemo {
  readonly of: "deploy";
  unitsLeft: number;
  drawsLeft: number;
}
/** Nothing more is deployed, though it could be. */
export const CARDS_ONLY = -1;

/** A Painting, Renovate or Manufacture action, improved or not; a good may be free and of one shape (BI-PAL-04), else NO_SHAPE. */
export interface ActionMemo {
  readonly of: "action";
  readonly improved: boolean;
  readonly freeShape: number;
}
export const NO_SHAPE = -1;

/** A Build action: the tile that is planned, and the second one (BI-PTG-11). */
export interface BuildMemo {
  readonly of: "build";
  readonly improved: boolean;
  readonly mayBuildTwice: boolean;
  readonly tile: number;
  readonly hex: number;
  readonly tile2: number;
  readonly hex2: number;
  /** Jesuits cards that are played with it: 1 for the first tile, 2 for the second, 3 for both. */
  readonly jesuits: number;
}

/** A Harbor action: raws and gold cards still to be taken. */
export interface HarborMemo {
  readonly of: "harbor";
  raws: number;
  cards: number;
}

/** What is being paid for: a unit, painting, good, exchange, quest or hex, and the place it goes to. */
export interface PurchaseMemo {
  readonly of: "purchase";
  readonly what: number;
  readonly where: number;
}

/** A payment: the cost, and what has been put together so far. */
export interface PayMemo {
  readonly of: "pay";
  /** By slot; an exchange asks for raws alone, as its first number. */
  cost: readonly number[];
  /** BI-TRADE-02: the raws that may be given (as bits) where nothing stands for them; 0 in a real payment. */
  readonly exactly: number;
  /** How many battle cards an exchange asks for. */
  readonly exactCards: number;
  /** Jesuits cards that are being played and cannot pay. */
  readonly reserved: number;
  /** Is a slot of it waived by the rebate of a turn? */
  rebated: boolean;
  /** By source: stock by resource, then gold cards by name, then battle cards by name. */
  paid: readonly number[];
  /** Tokens from tiles, each by its place, as often as it is paid. */
  fromTiles: readonly number[];
  /** The source from which search goes on, so that it meets every payment once. */
  from: number;
}

/** A slot of the payment below that need not be paid: which slots it may be, see `payment.ts`. */
export interface RebateMemo {
  readonly of: "rebate";
  readonly rebate: number;
}

/** A move being made. */
export interface MoveMemo {
  readonly of: "move";
  readonly by: number;
  readonly kind: number;
  readonly from: number;
}

/** A battle, or a fight with an Expedition (no defender). */
export interface BattleMemo {
  readonly of: "battle";
  readonly attacker: SeatId;
  readonly defender: SeatId;
  readonly hex: number;
  /** The hex of a ranged attack, or OFF_THE_MAP. */
  readonly from: number;
  /** Units that take part, as bits. */
  attackers: number;
  defenders: number;
  /** Battle cards by kind, and how many of them a Spy has stopped. */
  attackCards: number[];
  defenceCards: number[];
  stoppedAttack: number[];
  stoppedDefence: number[];
  areOpen: boolean;
  /** Spies that are still to take effect. */
  spies: number;
  winner: SeatId;
  shotsLeft: number;
}

/** What a step must remember besides whose turn it is. */
export type Memo =
  | typeof NO_MEMO
  | DeployMemo
  | ActionMemo
  | BuildMemo
  | HarborMemo
  | PurchaseMemo
  | PayMemo
  | RebateMemo
  | MoveMemo
  | BattleMemo;

/** What is going on. All frames have one small shape (one is made for nearly every decision); the rest is in a memo. */
export interface Stint extends SequenceFrame, DraftFrame, SecretFrame, MemoFrame<Memo> {}

/** The frame of a step that begins, with what it must remember. */
export function stint(step: number, seat: SeatId, memo: Memo = NO_MEMO): Stint {
  return { step, seat, stage: 0, turn: 0, drafted: NOTHING, draftFrom: 0, answers: NOTHING, memo };
}

/** A memo of what is paid for or gone to. */
export function purchase(what: number, where = 0): PurchaseMemo {
  return { of: "purchase", what, where };
}

/** The memo of a frame that must have one of this sort. */
export function memoIn<Sort extends Memo["of"]>({ memo }: Stint, sort: Sort): Extract<Memo, { readonly of: Sort }> {
  if (memo.of !== sort) throw new Error(`the frame has a memo of ${memo.of}, not of ${sort}`);
  return memo as Extract<Memo, { readonly of: Sort }>;
}

/** A copy of what one step remembers, written out as spreading objects is slow. */
function copyMemo(memo: Memo): Memo {
  switch (memo.of) {
    case "deploy":
      return { of: memo.of, unitsLeft: memo.unitsLeft, drawsLeft: memo.drawsLeft };
    case "harbor":
      return { of: memo.of, raws: memo.raws, cards: memo.cards };
    case "pay":
      return copyPay(memo, memo.paid, memo.fromTiles);
    case "battle":
      return copyBattle(memo, memo.attackCards.slice(), memo.defenceCards.slice());
    case "action":
      return { of: memo.of, improved: memo.improved, freeShape: memo.freeShape };
    case "build":
      return copyBuild(memo);
    case "purchase":
      return purchase(memo.what, memo.where);
    case "rebate":
      return { of: memo.of, rebate: memo.rebate };
    case "move":
      return { of: memo.of, by: memo.by, kind: memo.kind, from: memo.from };
    case "nothing":
      return NO_MEMO;
    default:
      return memo satisfies never;
  }
}

function copyBuild(memo: BuildMemo): BuildMemo {
  return {
    of: memo.of,
    improved: memo.improved,
    mayBuildTwice: memo.mayBuildTwice,
    tile: memo.tile,
    hex: memo.hex,
    tile2: memo.tile2,
    hex2: memo.hex2,
    jesuits: memo.jesuits,
  };
}

/** A copy of a payment with this put together. */
export function copyPay(memo: PayMemo, paid: readonly number[], fromTiles: readonly number[]): PayMemo {
  return {
    of: memo.of,
    cost: memo.cost,
    exactly: memo.exactly,
    exactCards: memo.exactCards,
    reserved: memo.reserved,
    rebated: memo.rebated,
    paid,
    fromTiles,
    from: memo.from,
  };
}

/** A copy of a battle with these cards in it. */
export function copyBattle(memo: BattleMemo, attackCards: number[], defenceCards: number[]): BattleMemo {
  return {
    of: memo.of,
    attacker: memo.attacker,
    defender: memo.defender,
    hex: memo.hex,
    from: memo.from,
    attackers: memo.attackers,
    defenders: memo.defenders,
    attackCards,
    defenceCards,
    stoppedAttack: memo.stoppedAttack.slice(),
    stoppedDefence: memo.stoppedDefence.slice(),
    areOpen: memo.areOpen,
    spies: memo.spies,
    winner: memo.winner,
    shotsLeft: memo.shotsLeft,
  };
}

export function copyStint({ step, seat, stage, turn, drafted, draftFrom, answers, memo }: Stint): Stint {
  return {
    step,
    seat,
    stage,
    turn,
    drafted: copyList(drafted),
    draftFrom,
    answers: copyList(answers),
    memo: copyMemo(memo),
  };
}
