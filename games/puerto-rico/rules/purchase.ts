import type { SeatId } from "@caravel/kernel";
import { CHURCH, SPACES, UNIVERSITY, ZONING_OFFICE } from "../content/buildings.ts";
import type { Content } from "../content/content.ts";
import { CHURCH_POINTS, CITY_SPACES, QUARRY } from "../content/pieces.ts";
import { meetEnding } from "./ending.ts";
import { fact } from "./events.ts";
import { phase } from "./frames.ts";
import { endsGame, reward } from "./last-point.ts";
import { privileges } from "./privilege.ts";
import {
  type Board,
  CITY_FULL,
  citySpaces,
  contentOf,
  forestsOf,
  hasColonist,
  hasNoble,
  isCityFull,
  type PuertoRicoTable,
  type Seat,
  type SeenTable,
  works,
} from "./state.ts";
import { STEP } from "./steps.ts";

/** Reductions that are the same for every building: the builder's privilege and pairs of forests (PR-B-FOREST-HOUSE-03). */
export function generalReduction(seat: SeenTable["seats"][number], isBuilder: boolean): number {
  return (isBuilder ? privileges(seat) : 0) + (forestsOf(seat) >> 1);
}

/** PR-B-ZONING-OFFICE-01: a colonist helps with columns 1 to 3, a noble with column 4. */
function zoningReduction(seat: Board, column: number): number {
  if (column === 4) return hasNoble(seat, ZONING_OFFICE) ? 2 : 0;
  return hasColonist(seat, ZONING_OFFICE) ? 1 : 0;
}

const budgets = [0, 0, 0, 0, 0];

/** By column: the highest printed cost a player can pay, all reductions counted. The list is good until the next call. */
export function budgetsByColumn(
  seat: SeenTable["seats"][number] & Pick<Seat, "doubloons">,
  isBuilder: boolean,
): readonly number[] {
  const quarries = seat.workers[QUARRY];
  const means = seat.doubloons + generalReduction(seat, isBuilder);
  for (let column = 1; column <= 4; column++)
    budgets[column] = means + (quarries < column ? quarries : column) + zoningReduction(seat, column);
  return budgets;
}

/** PR-BUILDER-04 to -07: the price after all reductions but the black market. */
export function reducedPrice(content: Content, seat: Board, general: number, building: number): number {
  const quarries = seat.workers[QUARRY];
  const column = content.column[building];
  const price =
    content.cost[building] - general - (quarries < column ? quarries : column) - zoningReduction(seat, column);
  return price < 0 ? 0 : price;
}

/** What a building costs a player now, without the black market. */
export function priceFor(state: SeenTable, seat: SeatId, taker: SeatId, building: number): number {
  const board = state.seats[seat];
  return reducedPrice(contentOf(state), board, generalReduction(board, seat === taker), building);
}

/**
 * Would the points of the church for this purchase end the game, so that its owner is asked (PR-BLD-03)? They do not
 * where the building fills the city, and a point given up for the building lies in the supply by then.
 */
export function churchEndsGame(state: SeenTable, seat: SeatId, building: number, points: number, given = 0): boolean {
  if (citySpaces(state.seats[seat]) + SPACES[building] >= CITY_SPACES) return false;
  return endsGame(state, points - given);
}

/** PR-BUILDER-15: pays, places the tile, then church and university, which never act on their own purchase (PR-BLD-04). */
export function buy(table: PuertoRicoTable, taker: SeatId, seat: SeatId, building: number, price: number): void {
  const { state } = table;
  const board = state.seats[seat];
  const { circles, column } = contentOf(state);
  const hasUniversity = works(board, UNIVERSITY);
  const churchPoints = works(board, CHURCH) ? CHURCH_POINTS[column[building]] : 0;
  board.doubloons -= price;
  state.bank[building]--;
  board.city[building] = 0;
  board.built.push(building);
  table.tell?.(fact({ type: "built", seat, building, price }));
  if (isCityFull(board)) meetEnding(table, CITY_FULL);
  // on the stack, what comes first is pushed last
  if (hasUniversity && circles[building] > 0)
    table.push(phase(STEP.university, seat, taker, { of: "purchase", building }));
  if (churchPoints > 0) reward(table, seat, CHURCH, churchPoints);
}
