import { BOARD_SPACES, BUILDINGS, columnOfCost, PLANTS } from "../content/buildings.ts";
import { contentOf } from "../rules/state.ts";
import type { PuertoRicoView } from "../rules/view.ts";

/** A space of the bank board for which no building has been chosen yet. */
export interface FreeSpace {
  readonly key: string;
  readonly cost: number;
}

/** Spaces of the bank board for buildings of a cost that are still free. */
export function freeSpacesOf(view: PuertoRicoView, cost: number): number {
  const chosen = view.board.filter((building) => building >= PLANTS.length && BUILDINGS[building].cost === cost);
  return Math.max(0, (BOARD_SPACES[cost] ?? 0) - chosen.length);
}

/** The free spaces of a column, the cheapest first. */
export function freeSpacesIn(view: PuertoRicoView, column: number): FreeSpace[] {
  return Object.keys(BOARD_SPACES)
    .map(Number)
    .filter((cost) => columnOfCost(cost) === column)
    .flatMap((cost) =>
      Array.from({ length: freeSpacesOf(view, cost) }, (_, space) => ({ key: `${cost}-${space}`, cost })),
    );
}

/** The buildings of a column, the cheapest first. */
export function entriesIn(view: PuertoRicoView, column: number): number[] {
  const content = contentOf(view);
  return view.board
    .filter((building) => content.column[building] === column)
    .sort((one, other) => content.cost[one] - content.cost[other] || one - other);
}

/** The buildings that could still be chosen for the bank board, the cheapest first. */
export function candidates(view: PuertoRicoView): number[] {
  const isKnown = ({ expansion }: { expansion: number }) => expansion === 0 || (view.expansions & expansion) !== 0;
  return [...BUILDINGS.keys()]
    .slice(PLANTS.length)
    .filter((building) => isKnown(BUILDINGS[building]) && !view.board.includes(building))
    .sort((one, other) => BUILDINGS[one].cost - BUILDINGS[other].cost || one - other);
}
