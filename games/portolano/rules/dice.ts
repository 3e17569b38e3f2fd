import { DIE_SIDES } from "../content/pieces.ts";
import { FUSE } from "../content/ships.ts";
import { upgradeCount } from "./ship.ts";
import { contentOf, type PortolanoTable, type Seat } from "./state.ts";

/** Rolls dice and counts the hits; each die is noted in `shown` if somebody looks on. */
export function rollHits(table: PortolanoTable, dice: number, shown: boolean[] | null): number {
  const { hitFaces } = contentOf(table.state);
  let hits = 0;
  for (let die = 0; die < dice; die++) {
    const isHit = table.chance.roll(DIE_SIDES) < hitFaces;
    if (isHit) hits++;
    if (shown !== null) shown.push(isHit);
  }
  return hits;
}

/** PO-BATTLE-07: at sea each fuse makes one cannon hit for sure. */
export function sureHits(ship: Pick<Seat, "cannons" | "upgrades">): number {
  return Math.min(upgradeCount(ship, FUSE), ship.cannons);
}
