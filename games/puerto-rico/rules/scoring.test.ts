import { expect, test } from "vitest";
import { BASE_BUILDINGS } from "../content/buildings.ts";
import { scoreSheet, winners } from "./scoring.ts";
import { tableFor } from "./test-table.ts";

/** The score sheet of a board. */
function sheet(board: unknown) {
  return scoreSheet(tableFor(5, { faceUp: [], seats: { 0: board } }).state, 0);
}

test.each(BASE_BUILDINGS.map(({ name, points }) => [name, points] as const))(
  "PR-SCORE-01: an empty %s is worth the %i printed on it",
  (name, points) => {
    expect(sheet({ buildings: { [name]: 0 } })).toMatchObject({ buildings: points, total: points });
  },
);

test("PR-SCORE-01: chips, buildings and the bonuses of working large buildings make the total", () => {
  const board = {
    points: 21,
    island: { corn: 6, quarry: 5 },
    workers: { corn: 6 },
    windRose: 2,
    buildings: { residence: 1, fortress: 1, "customs-house": 1, "city-hall": 1, "sugar-mill": 2, wharf: 0 },
  };
  expect(sheet(board)).toEqual({
    chips: 21,
    buildings: 4 * 4 + 2 + 3,
    guildHall: 0,
    residence: 6,
    fortress: 4,
    customsHouse: 5,
    cityHall: 5,
    cloister: 0,
    royalGarden: 0,
    nobles: 0,
    total: 21 + 21 + 6 + 4 + 5 + 5,
    tieBreak: 4,
  });
});

test("PR-SCORE-01, PR-CAPTAIN-17: points on paper count like chips", () => {
  const table = tableFor(3, {
    seats: { 0: { points: 70 }, 1: { goods: { corn: 6 } } },
    at: { step: "captain", taker: 0 },
  });
  expect(table.table.points).toBe(5);
  table.play(1, "load corn 6");
  expect(scoreSheet(table.state, 1)).toMatchObject({ chips: 6, total: 6 });
});

test.each(["guild-hall", "residence", "fortress", "customs-house", "city-hall"])(
  "PR-BLD-05: the %s scores its bonus only if it works",
  (name) => {
    const board = {
      points: 12,
      island: { corn: 7, quarry: 5 },
      workers: { corn: 7, quarry: 5 },
      buildings: { "sugar-mill": 0, [name]: 0 },
    };
    const idle = sheet(board).total;
    expect(idle).toBe(12 + 2 + 4);
    expect(sheet({ ...board, buildings: { "sugar-mill": 0, [name]: 1 } }).total).toBeGreaterThan(idle);
  },
);

test.each([
  ["small-indigo-plant", 1],
  ["small-sugar-mill", 1],
  ["indigo-plant", 2],
  ["sugar-mill", 2],
  ["tobacco-storage", 2],
  ["coffee-roaster", 2],
  ["small-market", 0],
  ["wharf", 0],
])("PR-B-GUILD-HALL-01: a %s, working or not, is worth %i to the guild hall", (name, points) => {
  expect(sheet({ buildings: { "guild-hall": 1, [name]: 0 } }).guildHall).toBe(points);
  expect(sheet({ buildings: { "guild-hall": 1, [name]: 1 } }).guildHall).toBe(points);
});

test.each([
  [0, 4],
  [8, 4],
  [9, 4],
  [10, 5],
  [11, 6],
  [12, 7],
])("PR-B-RESIDENCE-01: %i filled island spaces bring %i", (tiles, points) => {
  expect(
    sheet({ island: { indigo: Math.min(tiles, 8), quarry: Math.max(0, tiles - 8) }, buildings: { residence: 1 } })
      .residence,
  ).toBe(points);
});

test("PR-B-RESIDENCE-02: plantations and quarries count, working or not", () => {
  const island = { corn: 2, indigo: 2, sugar: 1, tobacco: 1, coffee: 1, quarry: 4 };
  expect(sheet({ island, buildings: { residence: 1 } }).residence).toBe(6);
  expect(sheet({ island, workers: island, buildings: { residence: 1 } }).residence).toBe(6);
});

test.each([
  [1, 0],
  [2, 0],
  [3, 1],
  [5, 1],
  [6, 2],
])("PR-B-FORTRESS-01: %i colonists bring %i", (colonists, points) => {
  expect(sheet({ windRose: colonists - 1, buildings: { fortress: 1 } }).fortress).toBe(points);
});

test("PR-B-FORTRESS-01: colonists count on quarries, plantations, buildings and the wind rose", () => {
  const board = {
    island: { corn: 1, quarry: 1 },
    workers: { corn: 1, quarry: 1 },
    windRose: 1,
    buildings: { fortress: 1, "sugar-mill": 2 },
  };
  expect(sheet(board).fortress).toBe(2);
});

test.each([
  [0, 0],
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
])("PR-B-CUSTOMS-HOUSE-01: %i points in chips bring %i", (points, bonus) => {
  expect(sheet({ points, buildings: { "customs-house": 1, wharf: 1 } }).customsHouse).toBe(bonus);
});

test("PR-B-CUSTOMS-HOUSE-02: points on paper count for the customs house", () => {
  const table = tableFor(3, {
    seats: { 0: { points: 74 }, 1: { goods: { corn: 4 }, buildings: { "customs-house": 1 } } },
    at: { step: "captain", taker: 0 },
  });
  table.play(1, "load corn 6");
  expect(scoreSheet(table.state, 1)).toMatchObject({ chips: 4, customsHouse: 1 });
});

test("PR-B-CITY-HALL-01: the city hall counts itself, small and large beige buildings", () => {
  expect(sheet({ buildings: { "city-hall": 1 } }).cityHall).toBe(1);
  expect(sheet({ buildings: { "city-hall": 1, hacienda: 0, wharf: 1, fortress: 0 } }).cityHall).toBe(4);
});

test("PR-B-CITY-HALL-02: production buildings do not count for the city hall", () => {
  const plants = {
    "small-indigo-plant": 1,
    "small-sugar-mill": 1,
    "indigo-plant": 1,
    "sugar-mill": 1,
    "tobacco-storage": 1,
    "coffee-roaster": 1,
  };
  expect(sheet({ buildings: { "city-hall": 1, ...plants } }).cityHall).toBe(1);
});

test("PR-SCORE-03: no bonus feeds the customs house", () => {
  const board = { points: 3, island: { corn: 7, quarry: 5 }, buildings: { residence: 1, "customs-house": 1 } };
  expect(sheet(board)).toMatchObject({ residence: 7, customsHouse: 0, total: 3 + 8 + 7 });
});

test("PR-SCORE-04: the highest total wins, whoever is richer", () => {
  const table = tableFor(3, {
    seats: { 0: { points: 10, doubloons: 40 }, 1: { points: 8, buildings: { wharf: 0 } }, 2: { goods: { coffee: 9 } } },
  });
  expect(winners(table.state)).toEqual([1]);
});

test("PR-SCORE-05: only those tied for the most points are compared", () => {
  const seats = {
    0: { points: 5, doubloons: 3 },
    1: { points: 5, doubloons: 2, goods: { corn: 2 } },
    2: { points: 4, doubloons: 60 },
  };
  expect(winners(tableFor(3, { seats }).state)).toEqual([1]);
});

test("PR-SCORE-07: colonists, doubloons and barrels are worth no points", () => {
  expect(
    sheet({
      doubloons: 30,
      windRose: 20,
      goods: { corn: 5, coffee: 5 },
      island: { corn: 7, quarry: 5 },
      workers: { corn: 7, quarry: 5 },
    }).total,
  ).toBe(0);
});
