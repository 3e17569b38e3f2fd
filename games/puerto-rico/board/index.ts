import type { BoardKit } from "@caravel/web/kit";
import { moves as vocabulary } from "../rules/moves.ts";
import type { PuertoRicoView } from "../rules/view.ts";
import { announcement, caution, hint } from "./advice.ts";
import Board from "./Board.svelte";
import { flights } from "./flights.ts";
import { chapter, points, routine, spotOf } from "./habits.ts";
import Panel from "./Panel.svelte";
import Purse from "./Purse.svelte";
import { placeOf, places, spotPlaces } from "./phone.ts";
import SeatBoard from "./SeatBoard.svelte";
import Token from "./Token.svelte";
import { speak } from "./words/words.ts";

/** How Puerto Rico looks, and how it is usually played. */
const kit: BoardKit<PuertoRicoView> = {
  vocabulary,
  speak,
  Board,
  Panel,
  SeatBoard,
  Purse,
  Token,
  places,
  placeOf,
  spotPlaces,
  chapter,
  routine,
  flights,
  spotOf,
  points,
  // points in chips are all that is hidden
  hasSecrets: false,
  caution,
  hint,
  announcement,
};

export default kit;
