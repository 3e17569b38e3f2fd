import { DIRECTIONS } from "../content/pieces.ts";
import { PEACE } from "../content/tiles.ts";
import { chartFor } from "../rules/map.ts";
import { ASHORE, contentOf, isPort } from "../rules/state.ts";
import type { PortolanoView } from "../rules/view.ts";

/** PO-PIRATE-02 to -04: where the pirate comes if the wind turns this way; it never stops at a port. */
export function pirateAfter({ players, grid, pirate }: PortolanoView, wind: number): number {
  const next = chartFor(players).next[wind];
  let place = next[pirate];
  while (isPort(grid[place])) place = next[place];
  return place;
}

/** PO-BATTLE-12 to -14: the places on which a ship must fight the pirate after this wind. */
export function threatenedAfter(view: PortolanoView, wind: number): number[] {
  const { players, grid } = view;
  const { next } = chartFor(players);
  const here = pirateAfter(view, wind);
  const ways = players < 4 ? [(wind + 1) & 3, (wind + 3) & 3] : [...DIRECTIONS.keys()];
  const reached = new Set([here, ...ways.map((way) => next[way][here])]);
  return [...reached].filter((place) => !isPort(grid[place]) && contentOf(view).action[grid[place]] !== PEACE);
}

/** By place: the winds after which a ship there must fight the pirate. */
export function dangers(view: PortolanoView): readonly (readonly number[])[] {
  const winds: number[][] = view.grid.map(() => []);
  if (view.pirate === ASHORE) return winds;
  for (const wind of DIRECTIONS.keys()) for (const place of threatenedAfter(view, wind)) winds[place].push(wind);
  return winds;
}
