import type { Gallery } from "@caravel/web/kit";
import { A_NOBLE, NOBODY } from "../../rules/moves.ts";

/** The name of a person's picture, or of the empty place: all are rounds of 20 about their centre. */
export const personPicture = (who: number) =>
  who === NOBODY ? "pr-place" : who === A_NOBLE ? "pr-noble" : "pr-worker";

/** A worker with a straw hat, a noble with plumed hat, ruff and a crimson rim, and the dotted round that waits for either, also small. */
export const peoplePictures: Gallery = {
  "pr-worker": () =>
    '<circle class="pr-round" r="9.5"/><path class="pr-shirt" d="M-6.5 7q0-7 6.5-7t6.5 7q-6.5 3.5-13 0Z"/><circle class="pr-face" cy="-2" r="3.7"/><path class="pr-straw" d="M-7-3.5q7-2 14 0q-3-1-3.5-2.5q-3.5-2.5-7 0q-.5 1.5-3.5 2.5Z"/>',
  "pr-noble": () =>
    '<circle class="pr-crimson" r="9.5"/><circle class="pr-gilt" r="7.9"/><path class="pr-doublet" d="M-6.5 7q0-6.5 6.5-6.5t6.5 6.5q-6.5 3.5-13 0Z"/><path class="pr-round" d="M-4.5 2.5q-1-2.5 1.5-2.5h6q2.5 0 1.5 2.5q-4.5 2.5-9 0Z"/><circle class="pr-face-pale" cy="-2.3" r="3.5"/><path class="pr-hat" d="M-7.5-4q3-1 4-1q.5-3.5 3.5-3.5t3.5 3.5q1 0 4 1q-7.5 2-15 0Z"/><path class="pr-round" d="M2-7q4-4 6.5-1.5q-3 0-5 3Z"/>',
  "pr-ring": () => '<circle class="pr-vacant" r="5"/>',
  "pr-place": () => '<circle class="pr-vacant" r="9.5"/>',
};
