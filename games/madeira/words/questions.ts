import { draftedInAll, type Matter, type NameOf, type SeatId } from "@caravel/kernel";
import { FIELD_WORKERS, WATCH_VP } from "../content/pieces.ts";
import { piratesHere, priceNow } from "../rules/buildings.ts";
import { breadOf, realsOf } from "../rules/effects.ts";
import { maintenanceNow } from "../rules/forecast.ts";
import {
  extraMemo,
  flipMemo,
  movingMemo,
  placedMemo,
  rewardsMemo,
  rowMemo,
  type Scene,
  sailingMemo,
  woodMemo,
} from "../rules/frames.ts";
import { breadNeeded } from "../rules/maintenance.ts";
import { requestsToScore } from "../rules/requests.ts";
import { type Asking, isAsking, stepNow, topFrame } from "../rules/sight.ts";
import { countBits, shipsOnBoard } from "../rules/state.ts";
import type { MadeiraView } from "../rules/view.ts";

/** Who is asked. */
interface Asked {
  readonly name: string;
}

/** How many there are still to move, take or choose; `must` if it cannot be left. */
interface Several extends Asked {
  readonly left: number;
  readonly must: boolean;
}

/** What a question tells besides the question. */
export interface QuestionFacts extends Record<Asking, Asked> {
  fieldWorkers: Several;
  chooseRequest: Asked & { readonly row: number };
  turn: Asked & { readonly canUseFavour: boolean };
  character: Asked & { readonly character: number; readonly building: number };
  extra: Several;
  /** The target says where they go. */
  moveWorker: Several & { readonly target: number };
  sail: Several;
  rewards: Several;
  /** What the wood is for. */
  wood: Several & { readonly purpose: number };
  flip: Several;
  buildingTurn: Asked & {
    readonly building: number;
    readonly price: number;
    readonly pirates: number;
    readonly canUseFavour: boolean;
  };
  buildingAction: Asked & { readonly building: number };
  watchReward: Asked & { readonly vp: number };
  /** Wood owed, and at hand with what can be bought. */
  upkeep: Asked & { readonly ships: number; readonly wood: number };
  feeding: Asked & { readonly need: number; readonly bread: number };
  requests: Several;
  wealth: Asked & { readonly reals: number };
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** By step: how many are left, and whether they must be done. */
function several(view: MadeiraView, frame: Scene, seat: SeatId): Pick<Several, "left" | "must"> {
  switch (stepNow(view)) {
    case "fieldWorkers":
      return { left: FIELD_WORKERS - countBits(view.seats[seat].land), must: true };
    case "extra":
      return { left: extraMemo(frame).left, must: false };
    case "moveWorker":
      return movingMemo(frame);
    case "sail":
      return sailingMemo(frame);
    case "rewards":
      return { left: sum(rewardsMemo(frame).ships), must: false };
    case "wood":
      return { left: woodMemo(frame).amount - draftedInAll(frame), must: true };
    case "flip":
      return flipMemo(frame);
    case "requests":
      return { left: requestsToScore(view, seat) - draftedInAll(frame), must: true };
    default:
      return { left: 0, must: false };
  }
}

/** By step: the facts that only its question tells. */
const FACTS: {
  readonly [S in Asking]: (view: MadeiraView, frame: Scene, asked: Several) => QuestionFacts[S];
} = {
  cityWorker: (_view, _frame, asked) => asked,
  fieldWorkers: (_view, _frame, asked) => asked,
  chooseRow: (_view, _frame, asked) => asked,
  chooseRequest: (_view, frame, asked) => ({ ...asked, row: rowMemo(frame).row }),
  chooseGuild: (_view, _frame, asked) => asked,
  turn: (view, frame, asked) => ({ ...asked, canUseFavour: canUseFavour(view, frame.seat) }),
  character(view, frame, asked) {
    const { building } = placedMemo(frame);
    return {
      ...asked,
      building,
      character: view.characters[building],
    };
  },
  fields: (_view, _frame, asked) => asked,
  extra: (_view, _frame, asked) => asked,
  moveWorker: (_view, frame, asked) => ({ ...asked, target: movingMemo(frame).target }),
  discardPirates: (_view, _frame, asked) => asked,
  sail: (_view, _frame, asked) => asked,
  rewards: (_view, _frame, asked) => asked,
  piratesOrBread: (_view, _frame, asked) => asked,
  district: (_view, _frame, asked) => asked,
  wood: (_view, frame, asked) => ({ ...asked, purpose: woodMemo(frame).purpose }),
  flip: (_view, _frame, asked) => asked,
  marker: (_view, _frame, asked) => asked,
  lady: (_view, _frame, asked) => asked,
  buildingTurn: (view, frame, asked) => ({
    ...asked,
    building: view.building,
    price: priceNow(view),
    pirates: piratesHere(view),
    canUseFavour: canUseFavour(view, frame.seat),
  }),
  buildingAction: (view, _frame, asked) => ({ ...asked, building: view.building }),
  closing: (_view, _frame, asked) => asked,
  watchReward: (_view, _frame, asked) => ({ ...asked, vp: WATCH_VP }),
  upkeep: (view, frame, asked) => ({
    ...asked,
    ships: shipsOnBoard(view.seats[frame.seat]),
    wood: maintenanceNow(view, frame.seat).woodAtHand,
  }),
  feeding: (view, frame, asked) => ({
    ...asked,
    need: breadNeeded(view, frame.seat),
    bread: breadOf(view, frame.seat),
  }),
  requests: (_view, _frame, asked) => asked,
  wealth: (view, frame, asked) => ({ ...asked, reals: realsOf(view, frame.seat) }),
};

/** MA-FAV-02: has the seat a favour face up, and none used in this turn? */
function canUseFavour(view: MadeiraView, seat: SeatId): boolean {
  return !view.favourUsed && view.seats[seat].faceUp !== 0;
}

/** What is asked now, or null while nobody is. */
export function questionNow(view: MadeiraView, name: NameOf): Matter<QuestionFacts> | null {
  const frame = topFrame(view);
  const step = stepNow(view);
  if (frame === null || step === null || !isAsking(step)) return null;
  const asked = { name: name(frame.seat), ...several(view, frame, frame.seat) };
  return { type: step, facts: FACTS[step](view, frame, asked) } as Matter<QuestionFacts>;
}
