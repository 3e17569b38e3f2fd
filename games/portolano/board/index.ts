import type { BoardKit } from "@caravel/web/kit";
import { moves as vocabulary } from "../rules/moves.ts";
import type { PortolanoView } from "../rules/view.ts";
import Board from "./Board.svelte";
import { flights, spotOf } from "./flights.ts";
import { announcement, caution, chapter, hint, placeOf, places, points, routine, spotPlaces } from "./habits.ts";
import Panel from "./Panel.svelte";
import Purse from "./Purse.svelte";
import SeatBoard from "./SeatBoard.svelte";
import Token from "./Token.svelte";
import { speak } from "./words/words.ts";

/** How Portolano looks, and how it is usually played. */
const kit: BoardKit<PortolanoView> = {
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
  hasSecrets: true,
  caution,
  hint,
  announcement,
};

export default kit;
