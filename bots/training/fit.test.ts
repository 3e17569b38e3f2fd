import { FastChance } from "@caravel/kernel";
import { expect, test } from "vitest";
import { toChances } from "../search/chances.ts";
import { solve } from "./equations.ts";
import { fit } from "./fit.ts";

test("equations are solved", () => {
  const matrix = [Float64Array.of(4, 2, 0), Float64Array.of(2, 5, 1), Float64Array.of(0, 1, 3)];
  const answer = solve(matrix, Float64Array.of(8, 15, 11));
  expect([...answer].map((value) => Math.round(value * 1e9) / 1e9)).toEqual([1, 2, 3]);
  expect(() => solve([Float64Array.of(0)], Float64Array.of(1))).toThrow(RangeError);
});

/** Positions of which the results follow from known weights; the last feature is noise, the one before never differs. */
function samples(players: number, truth: readonly number[], count: number) {
  const luck = new FastChance(`samples/${players}`);
  const features = truth.length + 2;
  const measures = new Float32Array(count * players * features);
  const results = new Float32Array(count * players);
  const chances = new Float64Array(players);
  for (let place = 0; place < count; place++) {
    for (let seat = 0; seat < players; seat++) {
      const start = (place * players + seat) * features;
      for (let feature = 0; feature < features; feature++)
        measures[start + feature] = feature === truth.length ? 0 : (luck.roll(2001) - 1000) / 500;
      chances[seat] = truth.reduce((sum, weight, feature) => sum + weight * measures[start + feature], 0);
    }
    toChances(chances);
    let winner = luck.roll(1e6) / 1e6;
    for (let seat = 0; seat < players; seat++) {
      if (winner >= 0 && winner < chances[seat]) results[place * players + seat] = 1;
      winner -= chances[seat];
    }
  }
  const lessons = Int32Array.from({ length: count }, (_, place) => place);
  return { players, features, count, measures, results, lessons };
}

test.each([1, 2, 3])("with %i seats the weights behind the results are found", (players) => {
  const truth = [1.5, -0.8, 0.4];
  const { weights, loss, ignorance } = fit(samples(players, truth, 15_000));
  for (const [feature, weight] of truth.entries()) {
    expect(Math.sign(weights[feature])).toBe(Math.sign(weight));
    expect(Math.abs(weights[feature] - weight)).toBeLessThan(0.25);
  }
  expect(weights[truth.length]).toBe(0);
  expect(Math.abs(weights[truth.length + 1])).toBeLessThan(0.1);
  expect(loss).toBeLessThan(ignorance - 0.1);
  expect(ignorance).toBeCloseTo(Math.log(Math.max(2, players)));
});

test("what the games do not tell stays as it was before", () => {
  const truth = [1.5];
  const few = fit(samples(3, truth, 8), Float64Array.of(1, 0, -0.5));
  expect(few.weights[0]).toBeCloseTo(1, 1);
  expect(few.weights[2]).toBeCloseTo(-0.5, 1);
  const many = fit(samples(3, truth, 15_000), Float64Array.of(1, 0, -0.5));
  expect(many.weights[0]).toBeGreaterThan(1.2);
  expect(many.weights[2]).toBeGreaterThan(-0.2);
});
