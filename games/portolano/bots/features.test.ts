import { expect, test } from "vitest";
import { tableFor } from "../rules/test-table.ts";
import { evaluate } from "./evaluation.ts";
import { FEATURES, measure } from "./features.ts";

const MISSIONS = ["no-mutiny", "chests2", "upgrades-3-types"];

/** A feature of every captain at this table of four. */
function featureOf(name: string, ship: object, given: object = { round: 1 }): number[] {
  const seats = { 0: { place: "c3", ...ship } };
  const { state } = tableFor(4, { missions: MISSIONS, tiles: { a1: "P1a" }, ...given, seats, at: { moment: "cards" } });
  const out = new Float64Array(state.players * FEATURES.length);
  measure(state, out);
  const place = FEATURES.indexOf(name);
  if (name === "estimate") expect(out[place]).toBeCloseTo(evaluate(state, 0) / 10);
  return state.seats.map((_, seat) => out[seat * FEATURES.length + place]);
}

test("every feature stands under its own name", () => {
  expect(new Set(FEATURES).size).toBe(FEATURES.length);
  expect(featureOf("thalers", { thalers: 5 })).toEqual([0.5, 0, 0, 0]);
  expect(featureOf("tea", { goods: { tea: 3 } })[0]).toBe(1);
  expect(featureOf("sail", { upgrades: { sail: [4] } })[0]).toBeCloseTo(0.5);
  expect(featureOf("most-valuable", { upgrades: { sail: [4] } })).toEqual([1, 0, 0, 0]);
  expect(featureOf("nearest-mission", { chests: [2] })[0]).toBeCloseTo(0.5);
  expect(featureOf("start", {}).reduce((sum, one) => sum + one)).toBe(1);
  featureOf("estimate", { thalers: 5, rum: 2 });
});

test("what a port would pay counts where it is a turn away", () => {
  const load = { goods: { cotton: 2, wine: 1, tea: 1 } };
  expect(featureOf("sale-next", { ...load, place: "a2" })[0]).toBeGreaterThan(0.5);
  expect(featureOf("sale-here", { ...load, place: "a1" })[0]).toBeGreaterThan(0.5);
  expect(featureOf("sale-far", { ...load, place: "c3" })[0]).toBeGreaterThan(0.5);
});

test("what there is to use counts once more while there is time", () => {
  const early = featureOf("rum-early", { rum: 5 })[0];
  expect(early).toBeGreaterThan(0.5);
  expect(featureOf("rum-early", { rum: 5 }, { round: 12, lastRound: 12 })[0]).toBe(0);
});
