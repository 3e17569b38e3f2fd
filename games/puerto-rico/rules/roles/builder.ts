import { type RuleId, type SeatId, sequence } from "@caravel/kernel";
import { BLACK_MARKET, SPACES } from "../../content/buildings.ts";
import { CITY_SPACES, MOST_LARGE_BUILDINGS } from "../../content/pieces.ts";
import { fact } from "../events.ts";
import { type Phase, type Purchase, phase } from "../frames.ts";
import { decides, guestMoment, offerGuests } from "../guests.ts";
import { BARGAIN, BUILD, COLONIST, NOBLE, PASS } from "../moves.ts";
import { budgetsByColumn, buy, priceFor } from "../purchase.ts";
import {
  type Board,
  citySpaces,
  contentOf,
  isCityFull,
  owns,
  type PuertoRico,
  type PuertoRicoTable,
  works,
} from "../state.ts";
import { STEP } from "../steps.ts";
import { inPlayerOrder } from "../turns.ts";
import { canBargain, MOST_ITEMS, spareItems, startBargain } from "./black-market.ts";

/** PR-BUILDER: each player may buy a building. */
export const builder = sequence<PuertoRico, Phase>("builder", {
  guests: guestMoment,
  turns: inPlayerOrder(beginTurn),
  guestsAtTheEnd: guestMoment,
});

function beginTurn(table: PuertoRicoTable, { taker }: Phase, seat: SeatId): void {
  table.push(phase(STEP.build, seat, taker));
  if (works(table.state.seats[seat], BLACK_MARKET)) showThatHeCanPay(table, seat);
  offerGuests(table, seat);
}

/** Whether the owner of a black market is asked at all can hang on points, which the others do not know (PR-INFO-01). */
function showThatHeCanPay(table: PuertoRicoTable, seat: SeatId): void {
  table.uncover(table.state.seats.map((_, other) => other).filter((other) => other !== seat));
}

function largeBuildings(seat: Board): number {
  let large = 0;
  for (let index = 0; index < seat.built.length; index++) if (SPACES[seat.built[index]] === 2) large++;
  return large;
}

/** PR-BUILDER-11, -13, -17: is there room, rearranging what stands there, beside so many spaces that are covered? */
function hasRoom(seat: Board, building: number, covered = citySpaces(seat)): boolean {
  if (covered + SPACES[building] > CITY_SPACES) return false;
  return SPACES[building] === 1 || largeBuildings(seat) < MOST_LARGE_BUILDINGS;
}

/** The rule against owning one more of this building, price aside, or null. */
function refuseTile(state: PuertoRico, seat: SeatId, building: number): RuleId | null {
  const board = state.seats[seat];
  if (!state.board.includes(building)) return state.expansions === 0 ? "PR-SETUP-05" : "PR-EXP-06";
  if (owns(board, building)) return "PR-BUILDER-09";
  if (state.bank[building] === 0) return "PR-BUILDER-10";
  if (isCityFull(board)) return "PR-BUILDER-12";
  if (hasRoom(board, building)) return null;
  return largeBuildings(board) < MOST_LARGE_BUILDINGS ? "PR-BUILDER-11" : "PR-BUILDER-17";
}

/** Buying a building. */
export const build = decides("build", {
  verbs: [BUILD, BARGAIN, PASS],

  moves(state, { taker }: Phase, seat, list) {
    const board = state.seats[seat];
    const covered = citySpaces(board);
    if (covered >= CITY_SPACES) return;
    const { bank, board: tiles } = state;
    const { city } = board;
    const { cost, column } = contentOf(state);
    const budgets = budgetsByColumn(board, seat === taker);
    const mayBargain = works(board, BLACK_MARKET);
    const spare = mayBargain ? spareItems(board) : 0;
    const mostMissing = mayBargain ? MOST_ITEMS : 0;
    for (let index = 0; index < tiles.length; index++) {
      const building = tiles[index];
      const missing = cost[building] - budgets[column[building]];
      if (missing > mostMissing) continue;
      if (bank[building] === 0 || city[building] >= 0 || (SPACES[building] === 2 && !hasRoom(board, building, covered)))
        continue;
      if (missing <= 0) list.add(BUILD.of(building));
      else if (missing <= spare || canBargain(state, seat, taker, building)) list.add(BARGAIN.of(building));
    }
    if (list.length > 0) list.add(PASS.of());
  },

  refuse(state, { taker }: Phase, seat, move) {
    if (PASS.has(move)) return null;
    const isBargain = BARGAIN.has(move);
    const building = (isBargain ? BARGAIN : BUILD).first(move);
    const rule = refuseTile(state, seat, building);
    if (rule !== null) return rule;
    const board = state.seats[seat];
    const price = priceFor(state, seat, taker, building);
    if (!isBargain) return price > board.doubloons ? "PR-BUILDER-08" : null;
    if (!works(board, BLACK_MARKET)) return "PR-BLD-01";
    return price > board.doubloons && canBargain(state, seat, taker, building) ? null : "PR-B-BLACK-MARKET-03";
  },

  play(table, { taker }: Phase, seat, move) {
    table.pop();
    if (BARGAIN.has(move)) return startBargain(table, taker, seat, BARGAIN.first(move));
    if (PASS.has(move)) return table.tell?.(fact({ type: "passed", seat, step: "build" }));
    const building = BUILD.first(move);
    buy(table, taker, seat, building, priceFor(table.state, seat, taker, building));
  },
});

/** PR-B-UNIVERSITY: a colonist for the building just bought. */
export const university = decides("university", {
  verbs: [COLONIST, NOBLE, PASS],

  moves(state, { memo: { building } }: Phase<Purchase>, seat, list) {
    // a guest may have taken the circle in between
    if (state.seats[seat].city[building] >= contentOf(state).circles[building]) return;
    if (state.colonists > 0 || state.colonistShip > state.noblesAboard) list.add(COLONIST.of());
    if (state.colonists === 0 && state.noblesAboard > 0) list.add(NOBLE.of());
    if (list.length > 0) list.add(PASS.of());
  },

  refuse(state, _frame, _seat, move) {
    if (COLONIST.has(move))
      return state.colonists > 0 || state.colonistShip > state.noblesAboard ? null : "PR-B-UNIVERSITY-03";
    if (NOBLE.has(move)) return state.colonists === 0 && state.noblesAboard > 0 ? null : "PR-NOBLE-10";
    return null;
  },

  play(table, { memo: { building } }: Phase<Purchase>, seat, move) {
    table.pop();
    if (PASS.has(move)) table.tell?.(fact({ type: "passed", seat, step: "university" }));
    else manBuilding(table, seat, building, NOBLE.has(move));
  },
});

function manBuilding(table: PuertoRicoTable, seat: SeatId, building: number, isNoble: boolean): void {
  const { state } = table;
  const fromShip = state.colonists === 0;
  if (fromShip) {
    state.colonistShip--;
    if (isNoble) state.noblesAboard--;
  } else state.colonists--;
  state.seats[seat].city[building]++;
  if (isNoble) state.seats[seat].cityNobles[building]++;
  table.tell?.(fact({ type: "colonistOnBuilding", seat, building, fromShip, isNoble }));
}
