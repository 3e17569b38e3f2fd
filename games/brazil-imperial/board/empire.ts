import type { SeatId } from "@caravel/kernel";
import type { Cost } from "../content/resources.ts";
import { RESOURCE_COUNT } from "../content/resources.ts";
import { UNITS_PER_COLOUR } from "../content/units.ts";
import { goalCount } from "../rules/quests.ts";
import { contentOf, type Seat, tokenPlace, unitsOn } from "../rules/state.ts";
import type { BrazilView } from "../rules/view.ts";

/** What the board counts of the position, beyond what the rules ask for. */

/** By resource: the tokens on a hex. */
export function tokensOn(view: BrazilView, hex: number): number[] {
  const first = tokenPlace(hex, 0);
  return view.tokens.slice(first, first + RESOURCE_COUNT);
}

/** The good that improves a space, or null. */
export function goodOn({ goods }: Pick<Seat, "goods">, space: number): number | null {
  const good = goods.indexOf(space);
  return good < 0 ? null : good;
}

/** The printed cost of a tile. */
export function costOfTile(view: BrazilView, tile: number): Cost {
  return contentOf(view).tileCost[tile];
}

/** What a quest is worth when it is complete. */
export function questPoints(view: BrazilView, quest: number): number {
  const { questVp, questGoals } = contentOf(view);
  return questGoals[quest].reduce((sum, { vp }) => sum + vp, questVp[quest]);
}

/** A goal with what its owner has of it. */
export interface Progress {
  readonly have: number;
  readonly least: number;
  readonly vp: number;
  readonly place: number;
}

/** How far the goals of a quest are. */
export function progressOf(view: BrazilView, owner: SeatId, quest: number): Progress[] {
  return contentOf(view).questGoals[quest].map((goal, place) => ({
    have: goalCount(view, owner, goal),
    least: goal.least,
    vp: goal.vp,
    place,
  }));
}

/** A unit on the map, with its place among those on its hex. */
export interface Standing {
  readonly unit: number;
  readonly side: SeatId;
  readonly hex: number;
  readonly place: number;
  readonly among: number;
}

/** Every unit on the map. */
export function standingUnits(view: BrazilView): Standing[] {
  const counts = new Map<number, number>();
  const all = view.units.flatMap((hex, unit) => {
    if (hex < 0) return [];
    const place = counts.get(hex) ?? 0;
    counts.set(hex, place + 1);
    return [{ unit, side: Math.floor(unit / UNITS_PER_COLOUR), hex, place }];
  });
  return all.map((standing) => ({ ...standing, among: counts.get(standing.hex) ?? 1 }));
}

/** Is a hex a tile of one side on which another stands? */
export function isOccupied(view: BrazilView, hex: number): boolean {
  const standing = unitsOn(view, hex);
  return standing >= 0 && view.owner[hex] >= 0 && standing !== view.owner[hex];
}
