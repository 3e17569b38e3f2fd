import type { Language } from "@caravel/kernel";
import { BUILDINGS } from "../content/buildings.ts";
import { CITY_SPACES, TILES } from "../content/pieces.ts";

/** By language and good: the letter that marks it wherever it is drawn; no two goods of a language share one. */
export const LETTERS: Readonly<Record<Language, readonly string[]>> = {
  en: ["C", "I", "S", "T", "K"],
  hu: ["K", "I", "C", "D", "V"],
  fr: ["M", "I", "S", "T", "C"],
};

/** What a tile can show besides the kinds of the rules: a forest, and its back. */
export const FOREST = TILES.length;
export const FACE_DOWN = TILES.length + 1;

/** Where a building stands in a city of four columns and three rows, from 1. */
export interface Site {
  readonly building: number;
  readonly column: number;
  readonly row: number;
  readonly rows: number;
}

const COLUMNS = 4;
const ROWS = CITY_SPACES / COLUMNS;

/** Small buildings fill the first row, then what is below it from the left; large ones stand below it from the right, so nothing ever moves. */
export function cityPlan(built: readonly number[]): Site[] {
  let small = 0;
  let large = 0;
  return built.map((building) => {
    if (BUILDINGS[building].isLarge) return { building, column: COLUMNS - large++, row: 2, rows: ROWS - 1 };
    const place = small++;
    return { building, ...smallSite(place), rows: 1 };
  });
}

function smallSite(place: number): { column: number; row: number } {
  if (place < COLUMNS) return { column: place + 1, row: 1 };
  const below = place - COLUMNS;
  return { column: Math.floor(below / (ROWS - 1)) + 1, row: 2 + (below % (ROWS - 1)) };
}

/** The spaces of the city that are free, in the order in which small buildings take them. */
export function freeSites(built: readonly number[]): { column: number; row: number }[] {
  const large = built.filter((building) => BUILDINGS[building].isLarge).length;
  const small = built.length - large;
  const free = CITY_SPACES - small - 2 * large;
  return Array.from({ length: free }, (_, place) => smallSite(small + place));
}
