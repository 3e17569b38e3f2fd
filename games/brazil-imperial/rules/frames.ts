import { copyList, type DraftFrame, NOTHING, type SeatId, type SecretFrame, type SequenceFrame } from "@caravel/kernel";

/** A Deploy action: what is still to be deployed and drawn. */
export interface DeployMemo {
  of: "deploy";
  unitsLeft: number;
  drawsLeft: number;
}

/** A Painting, Renovate or Manufacture action, improved or not; a good may be free and of one shape (palace II). */
export interface ActionMemo {
  of: "action";
  improved: boolean;
  free: boolean;
}

/** A Build action and the tile that is planned as the first of two (BI-PTG-11). */
export interface BuildMemo {
  of: "build";
  improved: boolean;
  mayBuildTwice: boolean;
  tile: number;
  hex: number;
  tile2: number;
  hex2: number;
  /** Jesuits cards that are played with it: 1 for the first tile, 2 for the second, 3 for both. */
  jesuits: number;
}

/** A Harbor action: raws and gold cards still to be taken. */
export interface HarborMemo {
  of: "harbor";
  raws: number;
  cards: number;
}

/** What is being paid for: a unit, painting, good, exchange or hex, and the place it goes to. */
export interface PurchaseMemo {
  of: "purchase";
  what: number;
  where: number;
}

/** A payment: the cost, and what has been put together so far. */
export interface PayMemo {
  of: "pay";
  /** By slot. */
  cost: number[];
  /** BI-TRADE-02: the raws that may be given (as bits) where nothing stands for them; 0 in a real payment. */
  exactly: number;
  /** How many battle cards an exchange asks for. */
  exactCards: number;
  /** Jesuits cards that are being played and cannot pay. */
  reserved: number;
  /** Is a slot of it waived by the rebate of a turn? */
  rebated: boolean;
  /** By source: stock by resource, then gold cards by name, then battle cards by name. */
  paid: number[];
  /** Tokens from tiles, each by its place, as often as it is paid. */
  fromTiles: number[];
}

/** A move being made. */
export interface MoveMemo {
  of: "move";
  by: number;
  kind: number;
  from: number;
}

/** A battle, or a fight with an Expedition (no defender). */
export interface BattleMemo {
  of: "battle";
  attacker: SeatId;
  defender: SeatId;
  hex: number;
  /** The hex of a ranged attack, or -1. */
  from: number;
  /** Units that take part, as bits. */
  attackers: number;
  defenders: number;
  /** Battle cards by kind, and how many of them a Spy has stopped. */
  attackCards: number[];
  defenceCards: number[];
  stoppedAttack: number[];
  stoppedDefence: number[];
  areOpen: boolean;
  /** Spies that have taken effect. */
  spies: number;
  winner: SeatId;
  shotsLeft: number;
}

/** What only one step must remember. */
export type Memo = DeployMemo | ActionMemo | BuildMemo | HarborMemo | PurchaseMemo | PayMemo | MoveMemo | BattleMemo;

/** What is going on; all steps share this shape. */
export interface Stint extends SequenceFrame, DraftFrame, SecretFrame {
  memo: Memo | null;
}

/** A frame with nothing to remember yet. */
export function stint(step: number, seat: SeatId, memo: Memo | null = null): Stint {
  return { step, seat, stage: 0, turn: 0, drafted: NOTHING, draftFrom: 0, answers: NOTHING, memo };
}

function wrongMemo(of: string): never {
  throw new Error(`the frame has no memo of a ${of}`);
}

export function deployMemo({ memo }: Stint): DeployMemo {
  return memo !== null && memo.of === "deploy" ? memo : wrongMemo("deploy");
}
export function actionMemo({ memo }: Stint): ActionMemo {
  return memo !== null && memo.of === "action" ? memo : wrongMemo("action");
}
export function buildMemo({ memo }: Stint): BuildMemo {
  return memo !== null && memo.of === "build" ? memo : wrongMemo("build");
}
export function harborMemo({ memo }: Stint): HarborMemo {
  return memo !== null && memo.of === "harbor" ? memo : wrongMemo("harbor");
}
export function purchaseMemo({ memo }: Stint): PurchaseMemo {
  return memo !== null && memo.of === "purchase" ? memo : wrongMemo("purchase");
}
export function payMemo({ memo }: Stint): PayMemo {
  return memo !== null && memo.of === "pay" ? memo : wrongMemo("pay");
}
export function moveMemo({ memo }: Stint): MoveMemo {
  return memo !== null && memo.of === "move" ? memo : wrongMemo("move");
}
export function battleMemo({ memo }: Stint): BattleMemo {
  return memo !== null && memo.of === "battle" ? memo : wrongMemo("battle");
}

/** A copy of what one step remembers. */
export function copyMemo(memo: Memo): Memo {
  switch (memo.of) {
    case "deploy":
      return { of: "deploy", unitsLeft: memo.unitsLeft, drawsLeft: memo.drawsLeft };
    case "action":
      return { of: "action", improved: memo.improved, free: memo.free };
    case "build":
      return copyBuild(memo);
    case "harbor":
      return { of: "harbor", raws: memo.raws, cards: memo.cards };
    case "purchase":
      return { of: "purchase", what: memo.what, where: memo.where };
    case "pay":
      return copyPay(memo);
    case "move":
      return { of: "move", by: memo.by, kind: memo.kind, from: memo.from };
    case "battle":
      return copyBattle(memo, memo.attackCards.slice(), memo.defenceCards.slice());
    default:
      return memo satisfies never;
  }
}

function copyBuild(memo: BuildMemo): BuildMemo {
  return {
    of: "build",
    improved: memo.improved,
    mayBuildTwice: memo.mayBuildTwice,
    tile: memo.tile,
    hex: memo.hex,
    tile2: memo.tile2,
    hex2: memo.hex2,
    jesuits: memo.jesuits,
  };
}

function copyPay(memo: PayMemo): PayMemo {
  return {
    of: "pay",
    cost: memo.cost.slice(),
    exactly: memo.exactly,
    exactCards: memo.exactCards,
    reserved: memo.reserved,
    rebated: memo.rebated,
    paid: memo.paid.slice(),
    fromTiles: memo.fromTiles.slice(),
  };
}

/** A copy of a battle with these cards in it. */
export function copyBattle(memo: BattleMemo, attackCards: number[], defenceCards: number[]): BattleMemo {
  return {
    of: "battle",
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

export function copyStint(frame: Stint): Stint {
  return {
    step: frame.step,
    seat: frame.seat,
    stage: frame.stage,
    turn: frame.turn,
    drafted: copyList(frame.drafted),
    draftFrom: frame.draftFrom,
    answers: copyList(frame.answers),
    memo: frame.memo === null ? null : copyMemo(frame.memo),
  };
}
