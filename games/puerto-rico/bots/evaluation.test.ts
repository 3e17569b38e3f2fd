import { describe, expect, test } from "vitest";
import { tableFor } from "../rules/test-table.ts";
import { evaluate } from "./evaluation.ts";

const EARLY = {};
/** The last year, with the last role to be chosen: builder and captain are gone. */
const LATE = { ending: ["points"], roles: { builder: { taker: 0 }, captain: { taker: 1 } } };

/** What a board is worth to its owner at a table of three. */
function worth(board: object, given: object = EARLY): number {
  return evaluate(tableFor(3, { faceUp: [], ...given, seats: { 0: board } }).state, 0);
}

/** How much more the second board is worth. */
const gain = (before: object, after: object, given: object = EARLY) => worth(after, given) - worth(before, given);

describe("points and money", () => {
  test("a point is worth a point, early and late", () => {
    expect(gain({ points: 4 }, { points: 5 })).toBeGreaterThan(0.9);
    expect(gain({ points: 4 }, { points: 5 }, LATE)).toBeCloseTo(1);
  });

  test("early a doubloon is worth most of a point, after the last builder next to nothing", () => {
    const doubloon = (given: object) => gain({ doubloons: 4 }, { doubloons: 5 }, given);
    expect(doubloon(EARLY)).toBeGreaterThan(0.6);
    expect(doubloon(LATE)).toBeLessThan(0.1);
    expect(doubloon(LATE)).toBeGreaterThan(0);
  });
});

describe("plantations and plants", () => {
  const island = { island: { coffee: 1 }, windRose: 2 };
  const roaster = { buildings: { "coffee-roaster": 0 }, windRose: 2, island: {} };
  const both = { island: { coffee: 1 }, buildings: { "coffee-roaster": 0 }, windRose: 2 };
  const manned = { island: { coffee: 1 }, workers: { coffee: 1 }, buildings: { "coffee-roaster": 1 } };
  const nothing = { island: {}, windRose: 2 };

  test("a plantation with its plant is worth more than the two apart", () => {
    expect(gain(nothing, both)).toBeGreaterThan(gain(nothing, island) + gain(nothing, roaster));
  });

  test("colonists on both are worth more than colonists who wait", () => {
    expect(gain(both, manned)).toBeGreaterThan(1);
  });

  test("what produces is worth less when the end is near", () => {
    expect(gain(nothing, manned, LATE)).toBeLessThan(gain(nothing, manned) / 2);
  });

  test("to make coffee is worth more than to make corn", () => {
    const corn = { island: { corn: 1 }, workers: { corn: 1 }, windRose: 1 };
    expect(gain(nothing, manned)).toBeGreaterThan(gain(nothing, corn) + 3);
  });

  test("an occupied quarry saves money while there is something to build", () => {
    const idle = { island: { quarry: 1 }, windRose: 1 };
    const working = { island: { quarry: 1 }, workers: { quarry: 1 } };
    expect(gain(idle, working)).toBeGreaterThan(0.3);
    expect(gain(idle, working, LATE)).toBeLessThan(0.1);
  });
});

describe("buildings", () => {
  test("an empty large building brings its bonus only if there may be a mayor", () => {
    const board = (colonists: number) => ({
      points: 20,
      windRose: 1 - colonists,
      buildings: { "customs-house": colonists },
    });
    expect(gain(board(0), board(1), LATE)).toBeGreaterThan(3);
    expect(gain(board(0), board(1))).toBeLessThan(gain(board(0), board(1), LATE));
  });

  test("a wharf is for those who have something to ship", () => {
    const farm = { island: { corn: 5 }, workers: { corn: 4 } };
    const wharf = { buildings: { wharf: 1 } };
    const barren = { island: {}, windRose: 4 };
    expect(gain(farm, { ...farm, ...wharf })).toBeGreaterThan(gain(barren, { ...barren, ...wharf }) + 1);
  });
});

describe("barrels in hand", () => {
  test("those that find a ship are worth more than those that do not", () => {
    const full = {
      ships: [
        { size: 4, good: "indigo", barrels: 4 },
        { size: 5, good: "sugar", barrels: 5 },
        { size: 6, good: "tobacco", barrels: 2 },
      ],
    };
    expect(worth({ goods: { corn: 3 } })).toBeGreaterThan(worth({ goods: { corn: 3 } }, full) + 1);
  });

  test("the trading house pays for coffee, unless it has some", () => {
    const coffee = (given: object) => gain({ goods: { corn: 1 } }, { goods: { coffee: 1 } }, given);
    expect(coffee(EARLY)).toBeGreaterThan(1);
    expect(coffee({ house: ["coffee"] })).toBeCloseTo(0);
  });

  test("after the last captain and trader nothing comes of them", () => {
    const sold = { ending: ["points"], roles: { trader: { taker: 0 }, captain: { taker: 1 } } };
    expect(gain({}, { goods: { corn: 3, coffee: 1 } }, sold)).toBeCloseTo(0);
  });
});
