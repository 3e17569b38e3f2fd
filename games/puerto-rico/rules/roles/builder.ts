import { asks, eachSeat, type RuleId, type SeatId } from "@caravel/kernel";
import { BLACK_MARKET, CITY_HALL, SPACES } from "../../content/buildings.ts";
import { CITY_SPACES, MOST_LARGE_BUILDINGS } from "../../content/pieces.ts";
import { fact } from "../events.ts";
import { afterDecision, offerAllGuests, offerGuests } from "../guests.ts";
import { BARGAIN, BUILD, COLONIST, NOBLE, PASS } from "../moves.ts";
import { budgetsByColumn, buy, priceFor } from "../purchase.ts";
import {
  type Board,
  citySpaces,
  contentOf,
  isCityFull,
  owns,
  type Phase,
  type PuertoRico,
  type PuertoRicoTable,
  phase,
  works,
} from "../state.ts";
import { STEP } from "../steps.ts";
import { canBargain, MOST_ITEMS, spareItems, startBargain } from "./black-market.ts";

/** PR-BUILDER: each player may buy a building. */
export const builder = eachSeat<PuertoRico, Phase>("builder", {
  turn(table, frame, seat) {
    table.push(phase(STEP.build, seat, frame.taker));
    offerGuests(table, seat);
  },
  after: (table, frame) => offerAllGuests(table, frame.taker),
});

function largeBuildings(seat: Board): number {
  let large = 0;
  for (let index = 0; index < seat.built.length; index++) if (SPACES[seat.built[index]] === 2) large++;
  return large;
}

/** PR-BUILDER-11, -13, -17: is there room, rearranging what stands there? */
function hasRoom(seat: Board, building: number): boolean {
  if (citySpaces(seat) + SPACES[building] > CITY_SPACES) return false;
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

/** Any large building: they all need the same room. */
const LARGEST = CITY_HALL;

/** Buying a building. */
export const build = asks<PuertoRico, Phase>("build", {
  verbs: [BUILD, BARGAIN, PASS],

  moves(state, frame, seat, list) {
    const board = state.seats[seat];
    if (isCityFull(board)) return;
    const { bank } = state;
    const { city } = board;
    const { cost, column } = contentOf(state);
    const budgets = budgetsByColumn(board, seat === frame.taker);
    const takesLarge = hasRoom(board, LARGEST);
    const mayBargain = works(board, BLACK_MARKET);
    const spare = mayBargain ? spareItems(board) : 0;
    for (let index = 0; index < state.board.length; index++) {
      const building = state.board[index];
      const missing = cost[building] - budgets[column[building]];
      if (missing > (mayBargain ? MOST_ITEMS : 0)) continue;
      if (bank[building] === 0 || city[building] >= 0 || (SPACES[building] === 2 && !takesLarge)) continue;
      if (missing <= 0) list.add(BUILD.of(building));
      else if (missing <= spare || canBargain(state, seat, frame.taker, building)) list.add(BARGAIN.of(building));
    }
    if (list.length > 0) list.add(PASS.of());
  },

  refuse(state, frame, seat, move) {
    if (PASS.has(move)) return null;
    const isBargain = BARGAIN.has(move);
    const building = (isBargain ? BARGAIN : BUILD).first(move);
    const rule = refuseTile(state, seat, building);
    if (rule !== null) return rule;
    const board = state.seats[seat];
    const price = priceFor(state, seat, frame.taker, building);
    if (!isBargain) return price > board.doubloons ? "PR-BUILDER-08" : null;
    if (!works(board, BLACK_MARKET)) return "PR-BLD-01";
    return price > board.doubloons && canBargain(state, seat, frame.taker, building) ? null : "PR-B-BLACK-MARKET-03";
  },

  play(table, frame, seat, move) {
    table.pop();
    if (BARGAIN.has(move)) return startBargain(table, frame, seat, BARGAIN.first(move));
    if (PASS.has(move)) {
      table.tell(fact({ type: "passed", seat, step: "build" }));
      return afterDecision(table, seat);
    }
    const building = BUILD.first(move);
    buy(table, frame, seat, building, priceFor(table.state, seat, frame.taker, building));
  },
});

/** PR-B-UNIVERSITY: a colonist for the building just bought (`frame.kinds` is its number). */
export const university = asks<PuertoRico, Phase>("university", {
  verbs: [COLONIST, NOBLE, PASS],

  moves(state, frame, seat, list) {
    // a guest may have taken the circle in between
    if (state.seats[seat].city[frame.kinds] >= contentOf(state).circles[frame.kinds]) return;
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

  play(table, frame, seat, move) {
    table.pop();
    if (PASS.has(move)) table.tell(fact({ type: "passed", seat, step: "university" }));
    else manBuilding(table, seat, frame.kinds, NOBLE.has(move));
    afterDecision(table, seat);
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
  table.tell(fact({ type: "colonistOnBuilding", seat, building, fromShip, isNoble }));
}
