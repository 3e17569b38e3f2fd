import type { SeatId } from "@caravel/kernel";
import {
  ALFANDEGA,
  BREAD,
  CAPITANIA,
  COROA,
  FORTALEZA,
  MANY_WORKERS,
  MOINHO,
  MOINHO_BREAD,
} from "../content/pieces.ts";
import { fact } from "./events.ts";
import { flipFavours, hasFaceDown } from "./flipping.ts";
import { gain, gainVp } from "./gains.ts";
import { contentOf, type Madeira, type MadeiraTable } from "./state.ts";
import { canMoveWorker, moveWorkers, TO_CITY, TO_COLONY, TO_WATCH } from "./workers.ts";

/** MA-C-12: one or two workers give the upper effect (0), three or more the lower (1). */
export function tierOf(workers: number): number {
  return workers >= MANY_WORKERS ? 1 : 0;
}

/** Could the building's action change anything now? */
export function canPerform(state: Madeira, seat: SeatId, building: number, workers: number): boolean {
  if (workers === 0) return false;
  if (building === ALFANDEGA) return canMoveWorker(state, seat, TO_COLONY);
  if (building === COROA) return hasFaceDown(state.seats[seat]);
  return building !== FORTALEZA || canMoveWorker(state, seat, TO_WATCH);
}

/** MA-C-MOINHO, -CAPITANIA, -ALFANDEGA, -COROA, -FORTALEZA: the effect for so many workers. */
export function performBuilding(table: MadeiraTable, seat: SeatId, building: number, workers: number): void {
  const tier = tierOf(workers);
  table.tell?.(fact({ type: "usedBuilding", seat, building, workers }));
  switch (building) {
    case MOINHO:
      return gain(table, seat, BREAD, MOINHO_BREAD[tier]);
    case CAPITANIA:
      gainVp(table, seat, contentOf(table.state).capitaniaVp[tier], "capitania");
      return moveWorkers(table, seat, TO_CITY, tier + 1);
    case ALFANDEGA:
      return moveWorkers(table, seat, TO_COLONY, tier + 1);
    case COROA:
      return flipFavours(table, seat, tier + 1, false);
    case FORTALEZA:
      return moveWorkers(table, seat, TO_WATCH, tier + 1);
    default:
      throw new Error(`there is no building ${building}`);
  }
}
