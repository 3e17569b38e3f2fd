import { asks, eachSeat, type SeatId } from "@caravel/kernel";
import { BUILDING_COUNT, BUILDINGS, CIRCLES, COLUMN, COST, SPACES, UNIVERSITY } from "../../content/buildings.ts";
import { CITY_SPACES, MOST_LARGE_BUILDINGS, QUARRY } from "../../content/pieces.ts";
import { meetEnding } from "../ending.ts";
import { fact } from "../events.ts";
import { BUILD, COLONIST, PASS } from "../moves.ts";
import {
  CITY_FULL,
  citySpaces,
  isCityFull,
  type OpenTable,
  owns,
  type Phase,
  type PuertoRico,
  phase,
  type Seat,
  works,
} from "../state.ts";
import { STEP } from "../steps.ts";

/** PR-BUILDER: each player may buy a building. */
export const builder = eachSeat<PuertoRico, Phase>("builder", {
  turn: (table, frame, seat) => table.push(phase(STEP.build, seat, frame.taker)),
});

type Board = Omit<Seat, "points">;

/** PR-BUILDER-02 to -07: what a building costs a player now. */
export function priceFor(state: OpenTable & { seats: Board[] }, seat: SeatId, taker: SeatId, building: number): number {
  const quarries = state.seats[seat].workers[QUARRY];
  const column = COLUMN[building];
  const price = COST[building] - (quarries < column ? quarries : column) - (seat === taker ? 1 : 0);
  return price < 0 ? 0 : price;
}

function largeBuildings(seat: Board): number {
  let large = 0;
  for (let building = 0; building < BUILDING_COUNT; building++)
    if (BUILDINGS[building].isLarge && owns(seat as Seat, building)) large++;
  return large;
}

/** PR-BUILDER-11, -13, -17: is there room, rearranging what stands there? */
function hasRoom(seat: Seat, building: number): boolean {
  if (citySpaces(seat) + SPACES[building] > CITY_SPACES) return false;
  return !BUILDINGS[building].isLarge || largeBuildings(seat) < MOST_LARGE_BUILDINGS;
}

/** Buying a building. */
export const build = asks<PuertoRico, Phase>("build", {
  verbs: [BUILD, PASS],

  moves(state, frame, seat, list) {
    const board = state.seats[seat];
    const { bank } = state;
    const { city, doubloons } = board;
    const freeSpaces = CITY_SPACES - citySpaces(board);
    if (freeSpaces === 0) return;
    for (let building = 0; building < BUILDING_COUNT; building++) {
      if (bank[building] === 0 || city[building] >= 0) continue;
      if (priceFor(state, seat, frame.taker, building) > doubloons) continue;
      if (SPACES[building] === 2 && !hasRoom(board, building)) continue;
      list.add(BUILD.of(building));
    }
    if (list.length > 0) list.add(PASS.of());
  },

  refuse(state, frame, seat, move) {
    if (PASS.has(move)) return null;
    const building = BUILD.first(move);
    const board = state.seats[seat];
    if (owns(board, building)) return "PR-BUILDER-09";
    if (state.bank[building] === 0) return "PR-BUILDER-10";
    if (isCityFull(board)) return "PR-BUILDER-12";
    if (!hasRoom(board, building))
      return largeBuildings(board) < MOST_LARGE_BUILDINGS ? "PR-BUILDER-11" : "PR-BUILDER-17";
    return priceFor(state, seat, frame.taker, building) > board.doubloons ? "PR-BUILDER-08" : null;
  },

  play(table, frame, seat, move) {
    table.pop();
    if (PASS.has(move)) return table.tell(fact({ type: "passed", seat, step: "build" }));
    const { state } = table;
    const board = state.seats[seat];
    const building = BUILD.first(move);
    const price = priceFor(state, seat, frame.taker, building);
    // a building never acts on its own purchase (PR-BLD-04), so the university is looked at first
    const hasUniversity = works(board, UNIVERSITY);
    board.doubloons -= price;
    state.bank[building]--;
    board.city[building] = 0;
    table.tell(fact({ type: "built", seat, building, price }));
    if (isCityFull(board)) meetEnding(table, CITY_FULL);
    if (hasUniversity && CIRCLES[building] > 0) table.push(phase(STEP.university, seat, frame.taker, 0, building));
  },
});

/** PR-B-UNIVERSITY: a colonist for the building just bought (`frame.kinds` is its number). */
export const university = asks<PuertoRico, Phase>("university", {
  verbs: [COLONIST, PASS],

  moves(state, _frame, _seat, list) {
    if (state.colonists + state.colonistShip === 0) return;
    list.add(COLONIST.of());
    list.add(PASS.of());
  },

  refuse: () => null,

  play(table, frame, seat, move) {
    table.pop();
    if (PASS.has(move)) return table.tell(fact({ type: "passed", seat, step: "university" }));
    const { state } = table;
    const fromShip = state.colonists === 0;
    if (fromShip) state.colonistShip--;
    else state.colonists--;
    state.seats[seat].city[frame.kinds]++;
    table.tell(fact({ type: "colonistOnBuilding", seat, building: frame.kinds, fromShip }));
  },
});
