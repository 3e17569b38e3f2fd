import { asks, type Chance, nextSeat, type Options, type RuleId } from "@caravel/kernel";
import { BOARD_SPACES, BUILDING_NAMES, BUILDINGS, PLANTS } from "../content/buildings.ts";
import { fact } from "./events.ts";
import { type Phase, phase } from "./frames.ts";
import { CHOOSE, PASS } from "./moves.ts";
import { contentOf, EXPANSION_1, EXPANSION_2, type OpenTable, type PuertoRico } from "./state.ts";
import { STEP } from "./steps.ts";

/** How the buildings of a game with expansions are chosen, besides a list of names. */
export const BUILDING_CHOICES = ["draft", "random"] as const;

/** The expansions an options record asks for, as bits. */
export function expansionsOf(options: Options): number {
  return (options.expansion1 === true ? EXPANSION_1 : 0) | (options.expansion2 === true ? EXPANSION_2 : 0);
}

/** PR-EXP-02: may the building be chosen for the bank board? */
function isCandidate(expansions: number, building: number): boolean {
  const { expansion } = BUILDINGS[building];
  return building >= PLANTS.length && (expansion === 0 || (expansions & expansion) !== 0);
}

/** By expansions in use: the buildings that may be chosen, in the order of their numbers. */
const CANDIDATES: readonly (readonly number[])[] = [0, EXPANSION_1, EXPANSION_2, EXPANSION_1 | EXPANSION_2].map(
  (expansions) => [...BUILDINGS.keys()].filter((building) => isCandidate(expansions, building)),
);

/** By building: the printed cost, which says where on the bank board it can lie. */
const COST = BUILDINGS.map(({ cost }) => cost);

function candidates(expansions: number, cost: number): number[] {
  return CANDIDATES[expansions].filter((building) => COST[building] === cost);
}

const COSTS = Object.keys(BOARD_SPACES).map(Number);
const SPACES_BY_COST = Array.from({ length: 11 }, (_, cost) => BOARD_SPACES[cost] ?? 0);

/** The six plants and what was chosen, in the order of their numbers. */
function boardOf(chosen: readonly number[]): number[] {
  return [...PLANTS, ...chosen].sort((one, other) => one - other);
}

/** The names of a list option. */
function namesIn(list: string): string[] {
  return list
    .split(/[\s,]+/)
    .filter((name) => name !== "")
    .map((name) => name.toLowerCase());
}

/** The rule a list of buildings breaks, or null. */
export function refuseList(list: string, expansions: number): RuleId | null {
  const chosen = namesIn(list).map((name) => BUILDING_NAMES.indexOf(name));
  if (new Set(chosen).size !== chosen.length) return "PR-EXP-05";
  if (chosen.some((building) => building === -1 || !isCandidate(expansions, building))) return "PR-EXP-02";
  const fills = (cost: number) =>
    chosen.filter((building) => BUILDINGS[building].cost === cost).length === BOARD_SPACES[cost];
  return COSTS.every(fills) ? null : "PR-EXP-03";
}

const EMPTY_BOARD = boardOf([]);
const BASE_BOARD = boardOf(COSTS.flatMap((cost) => candidates(0, cost)));

/** The bank board at the start: complete, or with the plants only if the players are to choose the rest. */
export function firstBoard(options: Options, chance: Chance): number[] {
  const expansions = expansionsOf(options);
  const choice = String(options.buildings ?? "draft");
  if (expansions === 0) return BASE_BOARD.slice();
  if (choice === "draft") return EMPTY_BOARD.slice();
  if (choice !== "random") return boardOf(namesIn(choice).map((name) => BUILDING_NAMES.indexOf(name)));
  return boardOf(
    COSTS.flatMap((cost) => {
      const kinds = candidates(expansions, cost);
      chance.shuffle(kinds);
      return kinds.slice(0, BOARD_SPACES[cost]);
    }),
  );
}

/** By cost: spaces of the bank board that are still free. */
function freeSpaces(state: OpenTable): number[] {
  const free = SPACES_BY_COST.slice();
  for (let index = PLANTS.length; index < state.board.length; index++) free[COST[state.board[index]]]--;
  return free;
}

/** The board with one more building among the others, in the order of their numbers. */
function boardWith(others: readonly number[], building: number): number[] {
  const board = others.slice();
  let place = board.length;
  for (; board[place - 1] > building; place--) board[place] = board[place - 1];
  board[place] = building;
  return board;
}

/** PR-EXP-04 to -08: in turn, the players put buildings on the bank board; then the first year begins. */
export const draft = asks<PuertoRico, Phase>("draft", {
  verbs: [CHOOSE, PASS],
  turnRule: "PR-EXP-04",

  moves(state, _frame, _seat, list) {
    const free = freeSpaces(state);
    const { bank } = state;
    const candidates = CANDIDATES[state.expansions];
    for (let index = 0; index < candidates.length; index++) {
      const building = candidates[index];
      if (free[COST[building]] > 0 && bank[building] === 0) list.add(CHOOSE.of(building));
    }
  },

  refuse(state, _frame, _seat, move) {
    if (PASS.has(move)) return "PR-EXP-07";
    const building = CHOOSE.first(move);
    if (building < PLANTS.length) return "PR-EXP-01";
    if (!isCandidate(state.expansions, building)) return "PR-EXP-02";
    if (state.board.includes(building)) return "PR-EXP-05";
    return freeSpaces(state)[COST[building]] > 0 ? null : "PR-EXP-06";
  },

  play(table, frame, seat, move) {
    const { state } = table;
    const building = CHOOSE.first(move);
    state.board = boardWith(state.board, building);
    state.bank[building] = contentOf(state).copies[building];
    table.tell?.(fact({ type: "buildingChosen", seat, building }));
    frame.seat = nextSeat(state, seat);
  },

  skip(table) {
    const { governor } = table.state;
    table.pop();
    table.push(phase(STEP.newYear, governor, governor));
  },
});
