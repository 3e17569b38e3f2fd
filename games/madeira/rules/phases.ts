import { fact } from "./events.ts";
import type { MadeiraTable } from "./state.ts";

/** MA-ROUND-01: a phase begins, unless it has begun. */
export function enterPhase(table: MadeiraTable, phase: number): void {
  if (table.state.phase === phase) return;
  table.state.phase = phase;
  table.tell?.(fact({ type: "phaseBegins", phase }));
}
