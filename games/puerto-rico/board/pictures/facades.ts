import type { Gallery, Press } from "@caravel/web/art";
import { BUILDINGS } from "../../content/buildings.ts";
import { GOODS } from "../../content/pieces.ts";
import { HOUSES } from "./houses.ts";

/** Facades by the name of their building. Each stands in a box of about 74 x 42, its ground at y = 0. */
export type Houses = Readonly<Record<string, () => Press>>;

/** The name of a building's facade among the pictures. */
export const facadeOf = (building: number) => `pr-${BUILDINGS[building].name}`;

/** The houses among which all these buildings are drawn; those of the expansions are fetched when a table has some of them. */
export async function housesFor(buildings: readonly number[]): Promise<Houses> {
  if (buildings.every((building) => BUILDINGS[building].name in HOUSES)) return HOUSES;
  const { EXPANSION_HOUSES } = await import("./houses-expansions.ts");
  return { ...HOUSES, ...EXPANSION_HOUSES };
}

/** The facades of some buildings, as far as they are among these houses. */
export function facades(buildings: readonly number[], houses: Houses): Gallery {
  const drawn = buildings.filter((building) => BUILDINGS[building].name in houses);
  return Object.fromEntries(
    drawn.map((building) => [facadeOf(building), () => houses[BUILDINGS[building].name]().print()]),
  );
}

/** The few that reach further than the rest are drawn a little smaller. */
const WIDE: Readonly<Record<string, number>> = { "customs-house": 0.93, university: 0.91, harbor: 0.91, hospice: 0.95 };

/** How large a facade is drawn where the others are drawn at 1. */
export const fittingOf = (building: number) => WIDE[BUILDINGS[building].name] ?? 1;

/** What gives awnings, vats and props their colour, as a variable of the pictures: a plant has that of its good. */
export function accentOf(building: number): string {
  const { good, name } = BUILDINGS[building];
  if (good !== null) return `--a: var(--${GOODS[good]})`;
  return name === "royal-supplier" ? "--a: var(--carmine)" : "--a: var(--indigo)";
}
