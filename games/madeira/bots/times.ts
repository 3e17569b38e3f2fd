import { ROUNDS } from "../content/pieces.ts";
import { type Madeira, PHASE_D, PHASE_E } from "../rules/state.ts";

/** Rounds in which a worker can still do something, the present one included until its buildings are done. */
export function roundsLeft({ round, phase }: Pick<Madeira, "round" | "phase">): number {
  return ROUNDS - Math.max(1, round) + (phase >= PHASE_D ? 0 : 1);
}

/** Maintenances still to come, the present one included until everybody has been fed. */
export function maintenancesLeft({ round, phase }: Pick<Madeira, "round" | "phase">): number {
  return ROUNDS - Math.max(1, round) + (phase >= PHASE_E ? 0 : 1);
}

/** Scorings of requests still to come: after rounds 1, 3 and 5. */
export function scoringsLeft({ round }: Pick<Madeira, "round">): number {
  return 3 - (round >> 1);
}
