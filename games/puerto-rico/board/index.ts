import { type BoardKit, UNDRAWN } from "@caravel/web/kit";
import { moves as vocabulary } from "../rules/moves.ts";
import type { PuertoRicoView } from "../rules/view.ts";
import Board from "./Board.svelte";
import { flights } from "./flights.ts";
import { chapter, points, routine, spotOf } from "./habits.ts";
import Panel from "./Panel.svelte";
import Token from "./Token.svelte";

/** How Puerto Rico looks, and how it is usually played. */
const kit: BoardKit<PuertoRicoView> = {
  ...UNDRAWN,
  vocabulary,
  Board,
  Panel,
  Token,
  chapter,
  routine,
  flights,
  spotOf,
  points,
};

export default kit;
