import type { BoardKit } from "@caravel/web/kit";
import { moves as vocabulary } from "../rules/moves.ts";
import type { MadeiraView } from "../rules/view.ts";
import { chapter, points, routine } from "./habits.ts";

/** How Madeira is usually played; it has the text mode only so far, so nothing travels and no place is named. */
const kit: BoardKit<MadeiraView> = {
  vocabulary,
  Board: null,
  Panel: null,
  Token: null,
  chapter,
  routine,
  flights: () => [],
  spotOf: () => null,
  points,
};

export default kit;
