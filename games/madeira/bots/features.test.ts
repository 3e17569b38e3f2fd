import { expect, test } from "vitest";
import { tableFor } from "../rules/test-table.ts";
import { FEATURES, measure } from "./features.ts";

/** A feature of every seat at this table. */
function featureOf(name: string, state: Parameters<typeof measure>[0]): number[] {
  const out = new Float64Array(state.players * FEATURES.length);
  measure(state, out);
  const place = FEATURES.indexOf(name);
  return state.seats.map((_, seat) => out[seat * FEATURES.length + place]);
}

const { state } = tableFor(3, {
  round: 2,
  seats: { 0: { vp: 20 }, 1: { fields: ["R2A", "R2B", "R2C"], pirates: 5 }, 2: { favours: ["explorer"] } },
  at: { moment: "turn", turn: 0 },
});

test("every feature stands under its own name", () => {
  expect(new Set(FEATURES).size).toBe(FEATURES.length);
  expect(featureOf("vp", state)).toEqual([2, 0, 0]);
  expect(featureOf("many-in-2", state)).toEqual([0, 1, 0]);
  expect(featureOf("pirates", state)).toEqual([0, 1, 0]);
  expect(featureOf("explorer", state)).toEqual([0, 0, 1]);
});

test("what is there early counts once more in proportion to the rounds left", () => {
  expect(featureOf("vp-early", state)[0]).toBeCloseTo(2 * 0.8);
  expect(featureOf("explorer-early", state)[2]).toBeCloseTo(0.8);
});
