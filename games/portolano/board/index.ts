import { type BoardKit, UNDRAWN } from "@caravel/web/kit";
import { moves as vocabulary } from "../rules/moves.ts";
import type { PortolanoView } from "../rules/view.ts";
import { chapter, points, routine } from "./habits.ts";

/** How Portolano is usually played; it has the text mode only so far, so nothing travels and no place is named. */
const kit: BoardKit<PortolanoView> = {
  ...UNDRAWN,
  vocabulary,
  chapter,
  routine,
  points,
};

export default kit;
