import type { BoardKit } from "@caravel/web/kit";
import { moves as vocabulary } from "../rules/moves.ts";
import type { BrazilView } from "../rules/view.ts";
import Board from "./Board.svelte";
import { flights, spotOf } from "./flights.ts";
import { announcement, caution, chapter, hint, points, routine } from "./habits.ts";
import Panel from "./Panel.svelte";
import Purse from "./Purse.svelte";
import { placeOf, places } from "./places.ts";
import SeatBoard from "./SeatBoard.svelte";
import Token from "./Token.svelte";
import { speak } from "./words/words.ts";

/** How Brazil: Imperial looks, and how it is usually played. */
const kit: BoardKit<BrazilView> = {
  vocabulary,
  speak,
  Board,
  Panel,
  SeatBoard,
  Purse,
  Token,
  places,
  placeOf,
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
