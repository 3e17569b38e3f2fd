import type { SeatId } from "@caravel/kernel";
import { BUILDINGS, CITY_HALL, CUSTOMS_HOUSE, FORTRESS, GUILD_HALL, RESIDENCE } from "../content/buildings.ts";
import { colonistsOf, owns, type PuertoRico, type Seat, total, works } from "./state.ts";

/** Where a player's points come from. */
export interface ScoreSheet {
  readonly chips: number;
  readonly buildings: number;
  readonly guildHall: number;
  readonly residence: number;
  readonly fortress: number;
  readonly customsHouse: number;
  readonly cityHall: number;
  readonly total: number;
  /** Doubloons and barrels: they decide between equals. */
  readonly tieBreak: number;
}

function countBuildings(seat: Seat, worth: (building: (typeof BUILDINGS)[number]) => number): number {
  return BUILDINGS.reduce((sum, building, number) => sum + (owns(seat, number) ? worth(building) : 0), 0);
}

/** PR-B-GUILD-HALL: small production buildings have a single circle. */
function guildHall(seat: Seat): number {
  return countBuildings(seat, ({ good, circles }) => (good === null ? 0 : circles === 1 ? 1 : 2));
}

/** PR-B-RESIDENCE-01: 4 points up to nine filled spaces, then one more each. */
function residence(seat: Seat): number {
  return Math.max(4, total(seat.island) - 5);
}

/** PR-SCORE-01: all the points of one player. */
export function scoreSheet(seat: Seat): ScoreSheet {
  const ifWorks = (building: number, points: number) => (works(seat, building) ? points : 0);
  const parts = {
    chips: seat.points,
    buildings: countBuildings(seat, ({ points }) => points),
    guildHall: ifWorks(GUILD_HALL, guildHall(seat)),
    residence: ifWorks(RESIDENCE, residence(seat)),
    fortress: ifWorks(FORTRESS, Math.floor(colonistsOf(seat) / 3)),
    customsHouse: ifWorks(CUSTOMS_HOUSE, Math.floor(seat.points / 4)),
    cityHall: ifWorks(
      CITY_HALL,
      countBuildings(seat, ({ good }) => (good === null ? 1 : 0)),
    ),
  };
  const sum = Object.values(parts).reduce((points, part) => points + part, 0);
  return { ...parts, total: sum, tieBreak: seat.doubloons + total(seat.barrels) };
}

/** The final points by seat. */
export function scores(state: PuertoRico): number[] {
  return state.seats.map((seat) => scoreSheet(seat).total);
}

/** PR-SCORE-04 to -06: most points, then most doubloons and barrels; who is still equal shares the victory. */
export function winners(state: PuertoRico): SeatId[] {
  const sheets = state.seats.map(scoreSheet);
  const mostPoints = Math.max(...sheets.map((sheet) => sheet.total));
  const mostGoods = Math.max(...sheets.filter((sheet) => sheet.total === mostPoints).map(({ tieBreak }) => tieBreak));
  return [...sheets.keys()].filter((seat) => sheets[seat].total === mostPoints && sheets[seat].tieBreak === mostGoods);
}
