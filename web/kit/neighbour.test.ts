import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Neighbour, neighbour } from "./neighbour.ts";

const at = (x: number, y: number, isLit = true): Neighbour => ({ x, y, isLit });
const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** Everything that arrow keys reach from a piece, step by step. */
function reached(pieces: readonly Neighbour[], start: number): Set<number> {
  const found = new Set([start]);
  for (const from of found)
    for (const key of KEYS) {
      const next = neighbour(pieces, from, key);
      if (next !== null) found.add(next);
    }
  return found;
}

describe("arrow keys", () => {
  const row = [at(0, 0), at(10, 0), at(20, 0, false)];

  test("lead to the nearest piece in their direction", () => {
    expect(neighbour(row, 0, "ArrowRight")).toBe(1);
    expect(neighbour(row, 1, "ArrowLeft")).toBe(0);
    expect(neighbour([at(0, 0), at(3, 30), at(30, 0)], 0, "ArrowDown")).toBe(1);
  });

  test("go round to the lit pieces where nothing lies ahead", () => {
    expect(neighbour(row, 2, "ArrowRight")).toBe(0);
    expect(neighbour(row, 0, "ArrowLeft")).toBe(1);
    expect(neighbour(row, 1, "ArrowDown")).toBe(0);
  });

  test("other keys and other things lead nowhere", () => {
    expect(neighbour(row, 0, "Enter")).toBe(null);
    expect(neighbour(row, -1, "ArrowLeft")).toBe(null);
    expect(neighbour([at(0, 0)], 0, "ArrowLeft")).toBe(null);
  });

  test("reach every lit piece of a grid from everywhere, whatever is lit", () => {
    const grids = fc.tuple(
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
    );
    fc.assert(
      fc.property(grids, ([columns, rows, lit]) => {
        const pieces = Array.from({ length: columns * rows }, (_, place) =>
          at((place % columns) * 40, Math.floor(place / columns) * 30, lit[place]),
        );
        for (const start of pieces.keys())
          for (const [place, { isLit }] of pieces.entries()) if (isLit) expect(reached(pieces, start)).toContain(place);
      }),
    );
  });
});
