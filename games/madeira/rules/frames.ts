import {
  copyList,
  type DraftFrame,
  type MemoFrame,
  NO_MEMO,
  NOTHING,
  type SeatId,
  type SequenceFrame,
} from "@caravel/kernel";

/** A row of the dice column that its player has just chosen. */
export interface RowMemo {
  readonly of: "row";
  row: number;
}

/** A die that lies on the character of a building. */
export interface PlacedMemo {
  readonly of: "placed";
  building: number;
}

/** Workers, or figures of cities, being moved. */
export interface MovingMemo {
  readonly of: "moving";
  /** Where they go: TO_FIELD, TO_CITY, TO_COLONY, TO_WATCH, ANYWHERE, WITHIN_CITIES. */
  target: number;
  /** How many may still move. */
  left: number;
  /** Must the worker move, now that this was chosen? */
  must: boolean;
  /** MA-MOVE-09: where the figure stands that has moved already, or NOWHERE. */
  moved: number;
}

/** Ships being moved. */
export interface SailingMemo {
  readonly of: "sailing";
  left: number;
  must: boolean;
  /** MA-B-COMMANDER-01: where the ship stands that has moved already, or NOWHERE. */
  moved: number;
  /** MA-RULING-05: reals that markets will pay, and reals owed for wood. */
  income: number;
  owed: number;
  /** By colony: ships that came there in this action. */
  ships: number[];
}

/** Royal rewards to be taken for ships that came to colonies. */
export interface RewardsMemo {
  readonly of: "rewards";
  /** By colony: ships whose reward is still to come. */
  ships: number[];
}

/** Wood being taken from fields and forest, piece by piece. */
export interface WoodMemo {
  readonly of: "wood";
  amount: number;
  /** What it is for: GAINED, FOR_DISTRICT, FOR_SHIP, FOR_UPKEEP. */
  purpose: number;
}

/** Favours being turned face up. */
export interface FlipMemo {
  readonly of: "flip";
  left: number;
  must: boolean;
}

/** Fields being harvested once more. */
export interface ExtraMemo {
  readonly of: "extra";
  /** The fields just harvested, as bits. */
  fields: number;
  left: number;
}

/** Requests of National Wealth that are still to be paid for. */
export interface WealthMemo {
  readonly of: "wealth";
  left: number;
}

/** What only one step must remember. */
export type Memo =
  | typeof NO_MEMO
  | RowMemo
  | PlacedMemo
  | MovingMemo
  | SailingMemo
  | RewardsMemo
  | WoodMemo
  | FlipMemo
  | ExtraMemo
  | WealthMemo;

/** What is going on; all steps share one shape. */
export interface Scene extends SequenceFrame, DraftFrame, MemoFrame<Memo> {}

/** A frame with what its step must remember. */
export function scene(step: number, seat: SeatId, memo: Memo = NO_MEMO): Scene {
  return { step, seat, stage: 0, turn: 0, drafted: NOTHING, draftFrom: 0, memo };
}

function mistaken(wanted: string, { of }: Memo): never {
  throw new Error(`a step remembers ${of}, not ${wanted}`);
}

export function rowMemo({ memo }: Scene): RowMemo {
  return memo.of === "row" ? memo : mistaken("row", memo);
}

export function placedMemo({ memo }: Scene): PlacedMemo {
  return memo.of === "placed" ? memo : mistaken("placed", memo);
}

export function movingMemo({ memo }: Scene): MovingMemo {
  return memo.of === "moving" ? memo : mistaken("moving", memo);
}

export function sailingMemo({ memo }: Scene): SailingMemo {
  return memo.of === "sailing" ? memo : mistaken("sailing", memo);
}

export function rewardsMemo({ memo }: Scene): RewardsMemo {
  return memo.of === "rewards" ? memo : mistaken("rewards", memo);
}

export function woodMemo({ memo }: Scene): WoodMemo {
  return memo.of === "wood" ? memo : mistaken("wood", memo);
}

export function flipMemo({ memo }: Scene): FlipMemo {
  return memo.of === "flip" ? memo : mistaken("flip", memo);
}

export function extraMemo({ memo }: Scene): ExtraMemo {
  return memo.of === "extra" ? memo : mistaken("extra", memo);
}

export function wealthMemo({ memo }: Scene): WealthMemo {
  return memo.of === "wealth" ? memo : mistaken("wealth", memo);
}

function copyMemo(memo: Memo): Memo {
  switch (memo.of) {
    case "nothing":
      return NO_MEMO;
    case "row":
      return { of: "row", row: memo.row };
    case "placed":
      return { of: "placed", building: memo.building };
    case "moving":
      return { of: "moving", target: memo.target, left: memo.left, must: memo.must, moved: memo.moved };
    case "sailing":
      return {
        of: "sailing",
        left: memo.left,
        must: memo.must,
        moved: memo.moved,
        income: memo.income,
        owed: memo.owed,
        ships: memo.ships.slice(),
      };
    case "rewards":
      return { of: "rewards", ships: memo.ships.slice() };
    case "wood":
      return { of: "wood", amount: memo.amount, purpose: memo.purpose };
    case "flip":
      return { of: "flip", left: memo.left, must: memo.must };
    case "extra":
      return { of: "extra", fields: memo.fields, left: memo.left };
    case "wealth":
      return { of: "wealth", left: memo.left };
    default: {
      const never: never = memo;
      return never;
    }
  }
}

export function copyScene(frame: Scene): Scene {
  return {
    step: frame.step,
    seat: frame.seat,
    stage: frame.stage,
    turn: frame.turn,
    drafted: copyList(frame.drafted),
    draftFrom: frame.draftFrom,
    memo: copyMemo(frame.memo),
  };
}
