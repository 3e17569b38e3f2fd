import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Options, SeatId } from "@caravel/kernel";
import type { SuiteSettings } from "@caravel/kernel/testing";
import { layForestInSecret } from "./land.ts";
import { EXPANSION_1, type PuertoRico, totalOfGoods, uses } from "./state.ts";

const rulebook = readFileSync(join(import.meta.dirname, "../rulebook/en.md"), "utf8");
const rules = new Set([...rulebook.matchAll(/^- \*\*(PR-[A-Z0-9-]+)\*\* /gm)].map(([, id]) => id));

/** The expansions alone and together, with every way to choose the buildings. */
const options: Options[] = [
  {},
  { expansion1: true },
  { expansion2: true },
  { expansion1: true, expansion2: true, buildings: "random" },
];

/** What a seat must not know, as far as it is there. */
function secrets({ seats }: PuertoRico, seat: SeatId): Record<string, unknown> {
  const forests = seats.map(({ secretForests }, owner) => (owner === seat ? null : secretForests));
  return {
    points: seats.map(({ points }, owner) => (owner === seat ? null : points)),
    ...(forests.some((forest) => forest !== null && totalOfGoods(forest) > 0) && { "forests of others": forests }),
  };
}

/** Everybody has points already, and with the first expansion a forest whose other side is a secret. */
function headStart(state: PuertoRico): PuertoRico {
  for (const [owner, seat] of state.seats.entries()) {
    seat.points += owner + 2;
    state.points -= owner + 2;
    if (!uses(state, EXPANSION_1)) continue;
    const kind = (owner * 2) % state.faceDown.length;
    layForestInSecret(seat, kind);
    state.faceDown[kind]--;
  }
  return state;
}

/** What the shared suite must know of Puerto Rico. */
export const suiteSettings: SuiteSettings<PuertoRico> = {
  rules,
  options,
  secrets,
  headStart,
  shares: ["board", "forests", "secretForests"],
  effort: { games: 6, positions: 300, secretPositions: 256 },
};
