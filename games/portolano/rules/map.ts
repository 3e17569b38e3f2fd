import { Torus } from "@caravel/kernel";
import { DIRECTIONS, GRID_SIZES } from "../content/pieces.ts";
import { PLACE_WORDS } from "./moves.ts";

/** The side of the largest grid, by which the words of places are laid out. */
const WIDEST = 4;

/** What never changes about a grid: places are numbered row by row from the north-west. */
export interface Chart {
  readonly places: number;
  /** By direction, then by place: the place one step on, around the edges (PO-MOVE-02). */
  readonly next: readonly (readonly number[])[];
  /** By place: its number in PLACE_WORDS; and back, with OFF_THE_GRID. */
  readonly wordOf: readonly number[];
  readonly placeOf: readonly number[];
}

export const OFF_THE_GRID = -1;

function makeChart(side: number): Chart {
  const torus = new Torus(side, side);
  const places = Array.from({ length: torus.size }, (_, place) => place);
  const wordOf = places.map((place) => torus.row(place) * WIDEST + torus.column(place));
  return {
    places: torus.size,
    next: DIRECTIONS.map((_, direction) => places.map((place) => torus.step(place, direction))),
    wordOf,
    placeOf: PLACE_WORDS.map((_, word) => wordOf.indexOf(word)),
  };
}

const small = makeChart(GRID_SIZES[2].side);
const large = makeChart(GRID_SIZES[4].side);

/** The grid for so many players (PO-SETUP-01, -31). */
export function chartFor(players: number): Chart {
  return players < 4 ? small : large;
}

/** The name of a place, such as `b3`. */
export function placeWord(players: number, place: number): string {
  return PLACE_WORDS[chartFor(players).wordOf[place]];
}
