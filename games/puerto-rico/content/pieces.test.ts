import { describe, expect, test } from "vitest";
import { tableFor } from "../rules/test-table.ts";
import {
  CITY_SPACES,
  COFFEE,
  CORN,
  GOODS,
  HOUSE_SPACES,
  INDIGO,
  ISLAND_SPACES,
  MOST_LARGE_BUILDINGS,
  PRICES,
  ROLES,
  SHIP_CAPACITY,
  SHIPS,
  SUGAR,
  TABLE_SIZES,
  type TableSize,
  TILES,
  TOBACCO,
} from "./pieces.ts";

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
const byName = (counts: readonly number[]) => Object.fromEntries(counts.map((count, good) => [GOODS[good], count]));

describe("the box", () => {
  test("PR-COMP-01: a board has 12 island spaces and 12 city spaces in four columns", () => {
    expect([ISLAND_SPACES, CITY_SPACES, MOST_LARGE_BUILDINGS]).toEqual([12, 12, 4]);
    expect(Object.keys(TABLE_SIZES)).toEqual(["2", "3", "4", "5"]);
  });

  test("PR-COMP-02: the trading house has four spaces; there is one governor and one colonist ship", () => {
    expect(HOUSE_SPACES).toBe(4);
    const { house, governor, colonistShip } = tableFor(3, { house: ["corn", "indigo", "sugar", "tobacco"] }).table;
    expect(sum(Object.values(house))).toBe(4);
    expect([typeof governor, typeof colonistShip]).toEqual(["number", "number"]);
    expect(() => tableFor(3, { house: ["corn", "indigo", "sugar", "tobacco", "coffee"] })).toThrow(
      "more than four barrels",
    );
  });

  test("PR-COMP-03: eight role cards, two of them prospectors", () => {
    expect(ROLES).toHaveLength(8);
    expect([...ROLES].sort()).toEqual(
      ["settler", "builder", "mayor", "craftsman", "trader", "captain", "prospector", "prospector-2"].sort(),
    );
  });

  test("PR-COMP-05: 50 plantations and 8 quarries", () => {
    const { tiles, quarries } = TABLE_SIZES[5];
    expect(byName(tiles)).toEqual({ indigo: 12, sugar: 11, corn: 10, tobacco: 9, coffee: 8 });
    expect(sum(tiles) + quarries).toBe(58);
    expect(quarries).toBe(8);
    expect(TILES).toEqual([...GOODS, "quarry"]);
  });

  test("PR-COMP-06: five cargo ships for 4, 5, 6, 7 and 8 barrels", () => {
    expect(SHIP_CAPACITY).toEqual([4, 5, 6, 7, 8]);
    expect(SHIPS.map(Number)).toEqual([...SHIP_CAPACITY]);
  });

  test("PR-COMP-07: 100 colonists, all of them in a game of five", () => {
    expect(TABLE_SIZES[5].colonists + 5).toBe(100);
  });

  test("PR-COMP-08: 50 barrels", () => {
    const { barrels } = TABLE_SIZES[5];
    expect(byName(barrels)).toEqual({ indigo: 11, sugar: 11, corn: 10, tobacco: 9, coffee: 9 });
    expect(sum(barrels)).toBe(50);
  });

  test("PR-COMP-09: the chips are worth 126 points, and points are one number", () => {
    expect(31 + 19 * 5).toBe(TABLE_SIZES[5].points);
    const table = tableFor(5, { seats: { 0: { points: 7 } } });
    expect(table.seat(0).points).toBe(7);
    expect(table.table.points).toBe(119);
  });

  test("PR-COMP-10: doubloons are one number: any amount is paid exactly, and more than the 86 of the box may be about", () => {
    const table = tableFor(4, { seats: { 0: { doubloons: 85 }, 1: { doubloons: 85 } } });
    table.play(0, "role prospector");
    expect(table.seat(0).doubloons).toBe(86);
    table.play(1, "role builder").play(1, "build hospice");
    expect(table.seat(1).doubloons).toBe(85 - 3);
  });

  test.each(TILES)("PR-COMP-13: a %s tile has one circle", (tile) => {
    const seats = { 0: { island: { [tile]: 1 }, windRose: 2 } };
    const table = tableFor(3, { seats, at: { step: "placement", taker: 0, joined: [0] } });
    expect(table.seat(0)).toMatchObject({ windRose: 1, workers: { [tile]: 1 } });
  });

  test("PR-COMP-14: corn sells for 0, indigo 1, sugar 2, tobacco 3, coffee 4", () => {
    expect(byName(PRICES)).toEqual({ corn: 0, indigo: 1, sugar: 2, tobacco: 3, coffee: 4 });
  });
});

describe("PR-COMP-18: quantities by number of players", () => {
  const ships = (...capacities: number[]) => capacities.map((capacity) => SHIP_CAPACITY.indexOf(capacity as 4));
  const roles = (...names: (typeof ROLES)[number][]) => names.map((name) => ROLES.indexOf(name));
  const six = roles("settler", "mayor", "builder", "craftsman", "trader", "captain");
  const full = { barrels: [10, 11, 11, 9, 9], tiles: [10, 12, 11, 9, 8], quarries: 8 };

  const table: Record<number, TableSize> = {
    2: {
      doubloons: 3,
      plantations: [INDIGO, CORN],
      faceUp: 3,
      points: 65,
      colonists: 40,
      ships: ships(4, 6),
      roles: [...six, ...roles("prospector")],
      choicesPerYear: 6,
      barrels: [8, 9, 9, 7, 7],
      tiles: [7, 9, 8, 6, 5],
      quarries: 5,
    },
    3: {
      doubloons: 2,
      plantations: [INDIGO, INDIGO, CORN],
      faceUp: 4,
      points: 75,
      colonists: 55,
      ships: ships(4, 5, 6),
      roles: six,
      choicesPerYear: 3,
      ...full,
    },
    4: {
      doubloons: 3,
      plantations: [INDIGO, INDIGO, CORN, CORN],
      faceUp: 5,
      points: 100,
      colonists: 75,
      ships: ships(5, 6, 7),
      roles: [...six, ...roles("prospector")],
      choicesPerYear: 4,
      ...full,
    },
    5: {
      doubloons: 4,
      plantations: [INDIGO, INDIGO, INDIGO, CORN, CORN],
      faceUp: 6,
      points: 126,
      colonists: 95,
      ships: ships(6, 7, 8),
      roles: [...six, ...roles("prospector", "prospector-2")],
      choicesPerYear: 5,
      ...full,
    },
  };

  test.each([2, 3, 4, 5])("PR-COMP-18: %i players", (players) => {
    expect([CORN, INDIGO, SUGAR, TOBACCO, COFFEE]).toEqual([0, 1, 2, 3, 4]);
    expect(TABLE_SIZES[players]).toEqual(table[players]);
  });

  test.each([
    [2, 30],
    [3, 43],
    [4, 41],
    [5, 39],
  ])("PR-COMP-18: with %i players %i plantations are face down after the set-up", (players, faceDown) => {
    expect(sum(Object.values(tableFor(players).table.faceDown))).toBe(faceDown);
  });
});
