import { BOARD_SPACES, BUILDINGS, columnOfCost, PLANTS } from "../content/buildings.ts";
import { contentOf } from "../rules/state.ts";
import type { PuertoRicoView } from "../rules/view.ts";

/** The column of the large buildings. */
const LARGE_COLUMN = 4;

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

/** One place of a column, from its top: a building, or a space that is still free. */
export interface BankPlace {
  readonly key: string;
  readonly building: number | null;
  readonly cost: number;
  readonly y: number;
}

/** What stands in a column, one under the other; small and large buildings take up so much. */
export function columnPlan(
  view: PuertoRicoView,
  column: number,
  withFreeSpaces: boolean,
  small: number,
  large: number,
): BankPlace[] {
  const { cost } = contentOf(view);
  let next = 0;
  const place = (key: string, building: number | null, price: number): BankPlace => {
    const y = next;
    next += column === LARGE_COLUMN ? large : small;
    return { key, building, cost: price, y };
  };
  return [
    ...entriesIn(view, column).map((building) => place(`${building}`, building, cost[building])),
    ...(withFreeSpaces ? freeSpacesIn(view, column) : []).map((space) => place(space.key, null, space.cost)),
  ];
}

/** The buildings that could still be chosen for the bank board, the cheapest first. */
export function candidates(view: PuertoRicoView): number[] {
  const isKnown = ({ expansion }: { expansion: number }) => expansion === 0 || (view.expansions & expansion) !== 0;
  return [...BUILDINGS.keys()]
    .slice(PLANTS.length)
    .filter((building) => isKnown(BUILDINGS[building]) && !view.board.includes(building))
    .sort((one, other) => BUILDINGS[one].cost - BUILDINGS[other].cost || one - other);
}
