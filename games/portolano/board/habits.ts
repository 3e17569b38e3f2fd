import { type GameEvent, isOver, type Language, type Move, type SeatId } from "@caravel/kernel";
import type { BoardPlace, Hint } from "@caravel/web/kit";
import { PLAIN_GOODS, RUM, THALER } from "../content/pieces.ts";
import { FREE_RUM, THALER_ACTION, UPGRADE_ACTION } from "../content/tiles.ts";
import { frameAt, isAsked, isAsking, stepNow } from "../rules/moments.ts";
import { DONE, END, LAY, PASS } from "../rules/moves.ts";
import { unloadedSoFar } from "../rules/ports.ts";
import { scores } from "../rules/scoring.ts";
import { cannonSlots, freeSpaces } from "../rules/ship.ts";
import { ASHORE, contentOf } from "../rules/state.ts";
import { itemsLeft } from "../rules/supply.ts";
import type { PortolanoView } from "../rules/view.ts";
import { itemsToName, type Watch } from "../rules/watch.ts";
import { courseOf } from "./course.ts";
import { boardWords } from "./words/words.ts";

/** The set-up, every round and the end are parts of the log; what wind, pirate and battles bring is a part of a round. */
export function chapter({ type }: GameEvent): 1 | 2 | null {
  if (type === "setUp" || type === "roundBegins" || type === "gameOver") return 1;
  return type === "windTurned" ? 2 : null;
}

/** Every question of this game has answers between which one may hesitate. */
export function routine(): null {
  return null;
}

/** By seat: the thalers that lie open, and at the end all that count. */
export function points(view: PortolanoView): readonly number[] {
  return isOver(view) ? scores(view) : view.seats.map(({ items }) => items[THALER]);
}

const place = (id: "chart" | "ship" | "market", picture: string): BoardPlace => ({
  id,
  picture,
  name: (language) => boardWords(language).places[id],
});

/** The places of a phone: all that is asked can be answered at the chart; ship and market are for looking. */
export const places: readonly BoardPlace[] = [
  place(
    "chart",
    '<path class="pl-lid" d="M2 4l6-2 8 3 6-2v17l-6 2-8-3-6 2Z"/><path class="pl-ink" d="M8 2v17M16 5v17M4 14q5-6 10-2t7-4"/>',
  ),
  place(
    "ship",
    '<path class="pl-hull" d="M1 15q10 3 22-1q-1 7-5 8H7Q2 20 1 15Z"/><path class="pl-ink" d="M12 15V1"/><path class="pl-white" d="M13 2q8 3 7 12q-4-2-7-1ZM11 4q-6 3-6 10q3-2 6-1Z"/>',
  ),
  place(
    "market",
    '<path class="pl-timber" d="M6 2.5H18Q22 12 18 22H6Q2 12 6 2.5Z"/><path class="pl-ink" d="M4.8 6.5Q12 8 19.2 6.5M4.8 18Q12 19.5 19.2 18M9 3Q7.5 12 9 21.5M15 3Q16.5 12 15 21.5"/>',
  ),
];

/** By the first word of a spot: where it lies. */
export const spotPlaces: Readonly<Record<string, string>> = {
  place: "chart",
  face: "chart",
  off: "chart",
  slot: "chart",
  wind: "chart",
  row: "market",
  box: "market",
  stack: "market",
  cannons: "market",
  chests: "market",
  pile: "market",
  mission: "market",
  seat: "ship",
};

/** What ends a choice stands as a button; all the rest has its pieces at the chart. */
export function placeOf(_view: PortolanoView, _seat: SeatId, move: Move): string | null {
  return [DONE, END, PASS].some((verb) => verb.has(move)) ? null : "chart";
}

/** Is there still something on the tile that costs nothing but the asking? */
function hasMore(view: PortolanoView, seat: SeatId, { pickedUp, acted }: Watch): boolean {
  const ship = view.seats[seat];
  const face = view.grid[ship.place];
  const { action, goodsShown, showsCannon } = contentOf(view);
  const hasRoom = freeSpaces(view, ship) > 0;
  const hasGood = PLAIN_GOODS.some((_, good) => (goodsShown[face] >> good) & 1 && itemsLeft(view, good) > 0);
  const hasCannon = showsCannon[face] && view.cannons > 0 && ship.cannons < cannonSlots(view, ship);
  if (!pickedUp && ((hasRoom && hasGood) || hasCannon)) return true;
  if (acted) return false;
  const canUpgrade = ship.items[THALER] > 0 && view.stacks.some((left) => left > 0);
  switch (action[face]) {
    case THALER_ACTION:
      return true;
    case FREE_RUM:
      return hasRoom;
    case UPGRADE_ACTION:
      return canUpgrade;
    default:
      return false;
  }
}

/** A quiet line before cards that end in a mutiny, and before doing without while something could be done. */
export function caution(view: PortolanoView, seat: SeatId, move: Move, language: Language): string | null {
  const { cautions } = boardWords(language);
  if (LAY.has(move) && view.seats[seat].place !== ASHORE) {
    const { isMutiny, cost } = courseOf(view, seat, LAY.first(move));
    return isMutiny ? cautions.mutiny({ cost, rum: view.seats[seat].items[RUM] }) : null;
  }
  if (PASS.has(move)) return frameAt(view, "ration") === null ? null : cautions.noRum;
  if (END.has(move)) {
    const frame = frameAt(view, "seaAction");
    return frame !== null && hasMore(view, seat, frame) ? cautions.nothingDone : null;
  }
  if (!DONE.has(move)) return null;
  if (frameAt(view, "unload") !== null) return unloadedSoFar(view) === 0 ? cautions.nothingUnloaded : null;
  const plunder = frameAt(view, "plunder");
  return plunder !== null && itemsToName(plunder) > 0 ? cautions.nothingTaken : null;
}

/** What a newcomer should know about a decision, once for each step. */
export function hint(view: PortolanoView, seat: SeatId, language: Language): Hint | null {
  const step = stepNow(view);
  if (step === null || !isAsking(step) || !isAsked(view, seat)) return null;
  return { kind: step, sentence: boardWords(language).hints[step] };
}

/** PO-ROUND-06: the end is in sight. */
export function announcement(view: PortolanoView, language: Language): string | null {
  if (view.lastRound === 0 || isOver(view)) return null;
  return boardWords(language).lastRound({ isNow: view.round === view.lastRound });
}
