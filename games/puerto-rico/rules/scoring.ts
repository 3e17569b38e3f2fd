import type { SeatId } from "@caravel/kernel";
import {
  BUILDINGS,
  CITY_HALL,
  CLOISTER,
  CUSTOMS_HOUSE,
  FORTRESS,
  GUILD_HALL,
  RESIDENCE,
  ROYAL_GARDEN,
  SMALL_INDIGO_PLANT,
  SMALL_SUGAR_MILL,
} from "../content/buildings.ts";
import { CLOISTER_POINTS } from "../content/pieces.ts";
import {
  type Board,
  colonistsOf,
  contentOf,
  forestsOf,
  islandSpaces,
  noblesOf,
  type SeenBoard,
  type SeenTable,
  totalOfGoods,
  works,
} from "./state.ts";

/** Where a player's points come from. */
export interface ScoreSheet {
  readonly chips: number;
  readonly buildings: number;
  readonly guildHall: number;
  readonly residence: number;
  readonly fortress: number;
  readonly customsHouse: number;
  readonly cityHall: number;
  readonly cloister: number;
  readonly royalGarden: number;
  readonly nobles: number;
  readonly total: number;
  /** Doubloons and barrels: they decide between equals. */
  readonly tieBreak: number;
}

function countBuildings(seat: Board, worth: (building: number) => number): number {
  return seat.built.reduce((sum, building) => sum + worth(building), 0);
}

/** PR-B-GUILD-HALL: a point for the two small plants, two for every other production building. */
function guildHall(seat: Board): number {
  return countBuildings(seat, (building) => {
    if (BUILDINGS[building].isBeige) return 0;
    return building === SMALL_INDIGO_PLANT || building === SMALL_SUGAR_MILL ? 1 : 2;
  });
}

/** PR-B-RESIDENCE-01: 4 points up to nine filled spaces, then one more each. */
function residence(seat: SeenBoard): number {
  return Math.max(4, islandSpaces(seat) - 5);
}

/** PR-B-CLOISTER: sets of three of a kind; forests are one kind. */
function cloister(seat: SeenBoard): number {
  const sets = [...seat.island, forestsOf(seat)].reduce((sum, tiles) => sum + Math.floor(tiles / 3), 0);
  return CLOISTER_POINTS[sets];
}

/** By large building: the points it brings at the end, if somebody works in it. */
const BONUSES: Readonly<Record<number, (seat: SeenBoard, chips: number) => number>> = {
  [GUILD_HALL]: guildHall,
  [RESIDENCE]: residence,
  [FORTRESS]: (seat) => Math.floor(colonistsOf(seat) / 3),
  [CUSTOMS_HOUSE]: (_seat, chips) => Math.floor(chips / 4),
  [CITY_HALL]: (seat) => countBuildings(seat, (building) => (BUILDINGS[building].isBeige ? 1 : 0)),
  [CLOISTER]: cloister,
  [ROYAL_GARDEN]: noblesOf,
};

/** The points a building brings at the end besides its own, if somebody works in it. */
export function bonusOf(building: number, seat: SeenBoard, chips: number): number {
  return BONUSES[building]?.(seat, chips) ?? 0;
}

/** A table at which all points are known: a state, or what everybody sees once the game is over. */
export type ScoredTable = SeenTable & { readonly seats: readonly { readonly points: number | null }[] };

/** PR-SCORE-01: all the points of one player. */
export function scoreSheet(state: ScoredTable, owner: SeatId): ScoreSheet {
  const seat = state.seats[owner];
  const chips = seat.points ?? 0;
  const { points } = contentOf(state);
  const bonus = (building: number) => (works(seat, building) ? bonusOf(building, seat, chips) : 0);
  const parts = {
    chips,
    buildings: countBuildings(seat, (building) => points[building]),
    guildHall: bonus(GUILD_HALL),
    residence: bonus(RESIDENCE),
    fortress: bonus(FORTRESS),
    customsHouse: bonus(CUSTOMS_HOUSE),
    cityHall: bonus(CITY_HALL),
    cloister: bonus(CLOISTER),
    royalGarden: bonus(ROYAL_GARDEN),
    nobles: noblesOf(seat),
  };
  const sum = Object.values(parts).reduce((all, part) => all + part, 0);
  return { ...parts, total: sum, tieBreak: seat.doubloons + totalOfGoods(seat.barrels) };
}

/** The final points by seat. */
export function scores(state: ScoredTable): number[] {
  return state.seats.map((_, seat) => scoreSheet(state, seat).total);
}

/** PR-SCORE-04 to -06: most points, then most doubloons and barrels; who is still equal shares the victory. */
export function winners(state: ScoredTable): SeatId[] {
  const sheets = state.seats.map((_, seat) => scoreSheet(state, seat));
  const mostPoints = Math.max(...sheets.map((sheet) => sheet.total));
  const mostGoods = Math.max(...sheets.filter((sheet) => sheet.total === mostPoints).map(({ tieBreak }) => tieBreak));
  return [...sheets.keys()].filter((seat) => sheets[seat].total === mostPoints && sheets[seat].tieBreak === mostGoods);
}
