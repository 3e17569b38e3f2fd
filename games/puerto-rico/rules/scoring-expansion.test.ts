import { describe, expect, test } from "vitest";
import { scoreSheet } from "./scoring.ts";
import { tableFor } from "./test-table.ts";

/** The score sheet of seat 0 in a game with expansion I. */
const sheet = (board: object) =>
  scoreSheet(tableFor(3, { seats: { 0: { island: {}, ...board } } }, { expansion1: true }).state, 0);

describe("statue", () => {
  test("PR-B-STATUE-01, PR-SCORE-02: 8 points in all, its printed ones, without a colonist", () => {
    expect(sheet({ buildings: { statue: 0 } })).toMatchObject({ buildings: 8, total: 8 });
  });

  test("PR-B-STATUE-01, PR-B-UNIVERSITY-04: it has no circle, so no colonist ever stands on it", () => {
    const board = { island: {}, windRose: 3, buildings: { statue: 0, library: 0 } };
    const given = { seats: { 0: board }, at: { step: "placement", taker: 0, joined: [0] } };
    const placed = tableFor(3, given, { expansion1: true });
    expect(placed.seat(0)).toMatchObject({ windRose: 2, buildings: { statue: 0, library: 1 } });
    const scholar = { doubloons: 10, buildings: { university: 1 } };
    const buying = { board: ["statue"], seats: { 1: scholar }, at: { step: "builder", taker: 0, turn: 1 } };
    expect(tableFor(3, buying, { expansion1: true }).play(1, "build statue").asked).toEqual([2]);
    expect(() => sheet({ buildings: { statue: 1 } })).toThrow("too many colonists on statue");
  });

  test("PR-B-STATUE-02: it counts for the city hall", () => {
    expect(sheet({ buildings: { statue: 0, "city-hall": 1 } })).toMatchObject({
      buildings: 12,
      cityHall: 2,
      guildHall: 0,
    });
  });

  test("PR-B-STATUE-02: it is a large building: two spaces, and one of at most four", () => {
    const buildings = { "guild-hall": 0, residence: 0, fortress: 0, "customs-house": 0 };
    const given = {
      board: ["statue"],
      seats: { 1: { doubloons: 10, buildings } },
      at: { step: "builder", taker: 0, turn: 1 },
    };
    expect(tableFor(3, given, { expansion1: true }).refusal(1, "build statue")).toBe("PR-BUILDER-17");
  });
});

describe("cloister", () => {
  const CLOISTER = { buildings: { cloister: 1 } };

  test.each([
    [0, 0, { corn: 2, indigo: 2, sugar: 2, tobacco: 2, coffee: 2, quarry: 2 }],
    [1, 1, { corn: 3, indigo: 2 }],
    [1, 1, { quarry: 5 }],
    [2, 3, { corn: 3, coffee: 3, sugar: 2 }],
    [2, 3, { sugar: 6 }],
    [3, 6, { sugar: 6, tobacco: 5 }],
    [4, 10, { corn: 3, indigo: 3, quarry: 6 }],
  ])("PR-B-CLOISTER-01: %i sets give %i points", (_sets, points, island) => {
    expect(sheet({ ...CLOISTER, island }).cloister).toBe(points);
  });

  test("PR-B-CLOISTER-01: only if it works; its own 4 points always", () => {
    const island = { sugar: 6 };
    expect(sheet({ buildings: { cloister: 0 }, island })).toMatchObject({ cloister: 0, buildings: 4, total: 4 });
    expect(sheet({ ...CLOISTER, island }).total).toBe(7);
  });

  test("PR-B-CLOISTER-02, PR-B-FOREST-HOUSE-10: forests are one kind, whatever lies under them, and tiles need not work", () => {
    expect(sheet({ ...CLOISTER, forests: ["corn", "sugar"], secretForests: ["coffee"] }).cloister).toBe(1);
    expect(sheet({ ...CLOISTER, island: { corn: 2 }, forests: ["corn"] }).cloister).toBe(0);
    expect(sheet({ ...CLOISTER, island: { corn: 3 }, workers: { corn: 1 } }).cloister).toBe(1);
  });
});

test("PR-B-RESIDENCE-02, PR-B-FOREST-HOUSE-10: plantations, quarries and forests all fill a space", () => {
  const buildings = { residence: 1 };
  expect(sheet({ buildings, island: { corn: 5, quarry: 4 }, forests: ["sugar"] }).residence).toBe(5);
  expect(
    sheet({ buildings, island: { corn: 5, quarry: 4 }, forests: ["sugar"], secretForests: ["sugar", "coffee"] })
      .residence,
  ).toBe(7);
  expect(sheet({ buildings, island: { corn: 5, quarry: 4 } }).residence).toBe(4);
});
