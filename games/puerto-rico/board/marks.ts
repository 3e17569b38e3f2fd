import { BUILDINGS } from "../content/buildings.ts";
import { CITY_SPACES, TILES } from "../content/pieces.ts";

/** What a tile can show besides the kinds of the rules: a forest, and its back. */
export const FOREST = TILES.length;
export const FACE_DOWN = TILES.length + 1;

/** Where a building stands in a city, from 1; a large one takes two spaces, one below the other. */
export interface Site {
  readonly building: number;
  readonly column: number;
  readonly row: number;
  readonly rows: number;
}

type Space = Readonly<Pick<Site, "column" | "row">>;

/** How the twelve spaces of a city lie: single ones, and pairs one below the other of which each can take a large building. */
export interface Town {
  readonly singles: readonly Space[];
  /** The upper space of each pair. */
  readonly pairs: readonly Space[];
}

const row = (number: number, columns: number): Space[] =>
  Array.from({ length: columns }, (_, column) => ({ column: column + 1, row: number }));

/** Three streets of four spaces. */
export const WIDE_TOWN: Town = { singles: row(1, 4), pairs: row(2, 4) };

/** Four streets of three, for a narrow view. */
export const TALL_TOWN: Town = { singles: [], pairs: [...row(1, 3), ...row(3, 3)] };

/** Small buildings fill the town from its first space, large ones its pairs from the last, so nothing ever moves. */
export function cityPlan(built: readonly number[], town: Town = WIDE_TOWN): Site[] {
  let small = 0;
  let large = 0;
  return built.map((building) => {
    if (!BUILDINGS[building].isLarge) return { building, ...smallSite(small++, town), rows: 1 };
    return { building, ...town.pairs[town.pairs.length - 1 - large++], rows: 2 };
  });
}

function smallSite(place: number, { singles, pairs }: Town): Space {
  if (place < singles.length) return singles[place];
  const inPairs = place - singles.length;
  const { column, row: upper } = pairs[Math.floor(inPairs / 2)];
  return { column, row: upper + (inPairs % 2) };
}

/** The spaces of the city that are free, in the order in which small buildings take them. */
export function freeSites(built: readonly number[], town: Town = WIDE_TOWN): Space[] {
  const large = built.filter((building) => BUILDINGS[building].isLarge).length;
  const small = built.length - large;
  const free = CITY_SPACES - small - 2 * large;
  return Array.from({ length: free }, (_, place) => smallSite(small + place, town));
}
