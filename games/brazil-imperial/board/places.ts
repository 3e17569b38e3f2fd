import type { Move, SeatId } from "@caravel/kernel";
import type { BoardPlace } from "@caravel/web/kit";
import { ISABEL } from "../rules/moves.ts";
import type { StepName } from "../rules/steps.ts";
import type { BrazilView } from "../rules/view.ts";
import { stepNow } from "../words/moments.ts";
import { SAID } from "./offers.ts";
import { boardWords } from "./words/words.ts";

export const PLACES = ["map", "empire", "court"] as const;
export type PlaceName = (typeof PLACES)[number];

/** By place: its picture in a box of 24. */
const PICTURES: Readonly<Record<PlaceName, string>> = {
  map: '<path class="pl-lid" d="M2 4l6-2 8 3 6-2v17l-6 2-8-3-6 2Z"/><path class="pl-ink" d="M8 2v17M16 5v17M4 14q5-6 10-2t7-4"/>',
  empire:
    '<path class="pl-white" transform="rotate(-12 8 14)" d="M3 5h9v14H3Z"/><path class="pl-white" transform="rotate(8 15 14)" d="M11 4h9v14h-9Z"/><path class="pl-gold" d="M7 14l-1-6 3 2 3-4 3 4 3-2-1 6Z"/>',
  court:
    '<path class="pl-timber" d="M2 3H22V21H2Z"/><path class="pl-white" d="M5 6H19V18H5Z"/><path class="pl-leaf" d="M5 15q5-5 8-2t6-2v7H5Z"/>',
};

/** The parts of the board that a phone shows one at a time. */
export const places: readonly BoardPlace[] = PLACES.map((id) => ({
  id,
  picture: PICTURES[id],
  name: (language) => boardWords(language).places[id],
}));

/** By step: the place in which it is answered, where that is not the map. */
const ELSEWHERE: Partial<Record<StepName, PlaceName>> = {
  quests: "empire",
  monarch: "empire",
  manufacture: "empire",
  discard: "empire",
  harbor: "empire",
  gainRaw: "empire",
  war: "empire",
  quilombo: "empire",
  lastDecision: "empire",
  painting: "court",
};

/** The place in which a move can be made; null for what stands as a button. */
export function placeOf(view: BrazilView, _seat: SeatId, move: Move): PlaceName | null {
  if (SAID.some((verb) => verb.has(move))) return null;
  const step = stepNow(view);
  if (step === null || ISABEL.has(move)) return "map";
  return ELSEWHERE[step] ?? "map";
}
