import { type BoardKit, UNDRAWN } from "@caravel/web/kit";
import { moves as vocabulary } from "../rules/moves.ts";
import type { MadeiraView } from "../rules/view.ts";
import { announcement, caution, hint } from "./advice.ts";
import Board from "./Board.svelte";
import { flights, spotOf } from "./flights.ts";
import { chapter, letLapse, points, routine } from "./habits.ts";
import Panel from "./Panel.svelte";
import Purse from "./Purse.svelte";
import { places } from "./places.ts";
import SeatBoard from "./SeatBoard.svelte";
import Token from "./Token.svelte";
import { speak } from "./words/words.ts";
import { spotPlaces, zoneOf } from "./zones.ts";

/** How Madeira looks, and how it is usually played. */
const kit: BoardKit<MadeiraView> = {
  ...UNDRAWN,
  vocabulary,
  speak,
  Board,
  Panel,
  SeatBoard,
  Purse,
  Token,
  places,
  placeOf: zoneOf,
  spotPlaces,
  chapter,
  routine,
  letLapse,
  flights,
  spotOf,
  points,
  hasSecrets: true,
  caution,
  hint,
  announcement,
};

export default kit;
