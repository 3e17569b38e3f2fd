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
  SPACES,
} from "../content/buildings.ts";
import { CLOISTER_POINTS, TILES } from "../content/pieces.ts";
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

/** PR-B-GUILD-HALL: a point for the two small plants, two for every other production building. */
function guildHall({ built }: Board): number {
  let points = 0;
  for (let index = 0; index < built.length; index++) points += GUILD_HALL_POINTS[built[index]];
  return points;
}

/** PR-B-RESIDENCE-01: 4 points up to nine filled spaces, then one more each. */
function residence(seat: SeenBoard): number {
  return Math.max(4, islandSpaces(seat) - 5);
}

/** PR-B-CITY-HALL: a point for every beige building, itself included. */
function cityHall({ built }: Board): number {
  let points = 0;
  for (let index = 0; index < built.length; index++) points += CITY_HALL_POINTS[built[index]];
  return points;
}

/** PR-B-CLOISTER: sets of three of a kind; forests are one kind. */
function cloister(seat: SeenBoard): number {
  let sets = Math.floor(forestsOf(seat) / 3);
  for (let kind = 0; kind < TILES.length; kind++) sets += Math.floor(seat.island[kind] / 3);
  return CLOISTER_POINTS[sets];
}

/** By building: what it counts for the guild hall and for the city hall. */
const GUILD_HALL_POINTS = BUILDINGS.map(({ isBeige }, building) => {
  if (isBeige) return 0;
  return building === SMALL_INDIGO_PLANT || building === SMALL_SUGAR_MILL ? 1 : 2;
});
const CITY_HALL_POINTS = BUILDINGS.map(({ isBeige }) => (isBeige ? 1 : 0));

/** The points a building brings at the end besides its own, if somebody works in it. */
export function bonusOf(building: number, seat: SeenBoard, chips: number): number {
  switch (building) {
    case GUILD_HALL:
      return guildHall(seat);
    case RESIDENCE:
      return residence(seat);
    case FORTRESS:
      return Math.floor(colonistsOf(seat) / 3);
    case CUSTOMS_HOUSE:
      return Math.floor(chips / 4);
    case CITY_HALL:
      return cityHall(seat);
    case CLOISTER:
      return cloister(seat);
    case ROYAL_GARDEN:
      return noblesOf(seat);
    default:
      return 0;
  }
}

/** A table at which all points are known: a state, or what everybody sees once the game is over. */
export type ScoredTable = SeenTable & { readonly seats: readonly { readonly points: number | null }[] };

/** PR-SCORE-01: the points printed on a player's buildings, working or not. */
function printedPoints({ built }: Board, points: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < built.length; index++) sum += points[built[index]];
  return sum;
}

/** PR-SCORE-01: all the points of one player, by where they come from. */
export function scoreSheet(state: ScoredTable, owner: SeatId): ScoreSheet {
  const seat = state.seats[owner];
  const chips = seat.points ?? 0;
  const bonus = (building: number) => (works(seat, building) ? bonusOf(building, seat, chips) : 0);
  return {
    chips,
    buildings: printedPoints(seat, contentOf(state).points),
    guildHall: bonus(GUILD_HALL),
    residence: bonus(RESIDENCE),
    fortress: bonus(FORTRESS),
    customsHouse: bonus(CUSTOMS_HOUSE),
    cityHall: bonus(CITY_HALL),
    cloister: bonus(CLOISTER),
    royalGarden: bonus(ROYAL_GARDEN),
    nobles: noblesOf(seat),
    total: score(state, owner),
    tieBreak: tieBreakOf(seat),
  };
}

/** PR-SCORE-01: all the points of one player in one number. Search asks for it all the time. */
function score(state: ScoredTable, owner: SeatId): number {
  const seat = state.seats[owner];
  const chips = seat.points ?? 0;
  let sum = chips + printedPoints(seat, contentOf(state).points) + noblesOf(seat);
  for (let index = 0; index < seat.built.length; index++) {
    const building = seat.built[index];
    if (SPACES[building] === 2 && seat.city[building] > 0) sum += bonusOf(building, seat, chips);
  }
  return sum;
}

/** PR-SCORE-05: doubloons and barrels. */
function tieBreakOf({ doubloons, barrels }: Board): number {
  return doubloons + totalOfGoods(barrels);
}

/** The final points by seat. */
export function scores(state: ScoredTable): number[] {
  const all: number[] = [];
  for (let seat = 0; seat < state.seats.length; seat++) all.push(score(state, seat));
  return all;
}

/** PR-SCORE-04 to -06: most points, then most doubloons and barrels; who is still equal shares the victory. */
export function winners(state: ScoredTable): SeatId[] {
  const points = scores(state);
  const most = Math.max(...points);
  const leaders = [...points.keys()].filter((seat) => points[seat] === most);
  const richest = Math.max(...leaders.map((seat) => tieBreakOf(state.seats[seat])));
  return leaders.filter((seat) => tieBreakOf(state.seats[seat]) === richest);
}
