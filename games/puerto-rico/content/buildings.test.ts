import { describe, expect, test } from "vitest";
import {
  BUILDINGS,
  CIRCLES,
  CITY_HALL,
  COFFEE_ROASTER,
  COLUMN,
  CONSTRUCTION_HUT,
  COST,
  CUSTOMS_HOUSE,
  copiesFor,
  FACTORY,
  FORTRESS,
  GUILD_HALL,
  HACIENDA,
  HARBOR,
  HOSPICE,
  INDIGO_PLANT,
  LARGE_MARKET,
  LARGE_WAREHOUSE,
  OFFICE,
  PRODUCERS,
  RESIDENCE,
  SMALL_INDIGO_PLANT,
  SMALL_MARKET,
  SMALL_SUGAR_MILL,
  SMALL_WAREHOUSE,
  SPACES,
  SUGAR_MILL,
  TOBACCO_STORAGE,
  UNIVERSITY,
  WHARF,
} from "./buildings.ts";
import { GOODS } from "./pieces.ts";

/** The ledger's table, section 2.2: name, number, cost, points, circles, copies, copies for two, column, spaces, good. */
const LEDGER = [
  ["small-indigo-plant", SMALL_INDIGO_PLANT, 1, 1, 1, 4, 2, 1, 1, "indigo"],
  ["small-sugar-mill", SMALL_SUGAR_MILL, 2, 1, 1, 4, 2, 1, 1, "sugar"],
  ["indigo-plant", INDIGO_PLANT, 3, 2, 3, 3, 2, 2, 1, "indigo"],
  ["sugar-mill", SUGAR_MILL, 4, 2, 3, 3, 2, 2, 1, "sugar"],
  ["tobacco-storage", TOBACCO_STORAGE, 5, 3, 3, 3, 2, 3, 1, "tobacco"],
  ["coffee-roaster", COFFEE_ROASTER, 6, 3, 2, 3, 2, 3, 1, "coffee"],
  ["small-market", SMALL_MARKET, 1, 1, 1, 2, 1, 1, 1, null],
  ["hacienda", HACIENDA, 2, 1, 1, 2, 1, 1, 1, null],
  ["construction-hut", CONSTRUCTION_HUT, 2, 1, 1, 2, 1, 1, 1, null],
  ["small-warehouse", SMALL_WAREHOUSE, 3, 1, 1, 2, 1, 1, 1, null],
  ["hospice", HOSPICE, 4, 2, 1, 2, 1, 2, 1, null],
  ["office", OFFICE, 5, 2, 1, 2, 1, 2, 1, null],
  ["large-market", LARGE_MARKET, 5, 2, 1, 2, 1, 2, 1, null],
  ["large-warehouse", LARGE_WAREHOUSE, 6, 2, 1, 2, 1, 2, 1, null],
  ["factory", FACTORY, 7, 3, 1, 2, 1, 3, 1, null],
  ["university", UNIVERSITY, 8, 3, 1, 2, 1, 3, 1, null],
  ["harbor", HARBOR, 8, 3, 1, 2, 1, 3, 1, null],
  ["wharf", WHARF, 9, 3, 1, 2, 1, 3, 1, null],
  ["guild-hall", GUILD_HALL, 10, 4, 1, 1, 1, 4, 2, null],
  ["residence", RESIDENCE, 10, 4, 1, 1, 1, 4, 2, null],
  ["fortress", FORTRESS, 10, 4, 1, 1, 1, 4, 2, null],
  ["customs-house", CUSTOMS_HOUSE, 10, 4, 1, 1, 1, 4, 2, null],
  ["city-hall", CITY_HALL, 10, 4, 1, 1, 1, 4, 2, null],
] as const;

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

describe("the buildings", () => {
  test.each(LEDGER)("PR-COMP-18: %s has the ledger's numbers", (...row) => {
    const [name, number, cost, points, circles, copies, copiesForTwo, column, spaces, good] = row;
    const isLarge = spaces === 2;
    const goodNumber = good === null ? null : GOODS.indexOf(good);
    expect(BUILDINGS[number]).toEqual({
      name,
      cost,
      points,
      circles,
      copies,
      copiesForTwo,
      column,
      isLarge,
      good: goodNumber,
    });
    expect([COST[number], COLUMN[number], CIRCLES[number], SPACES[number]]).toEqual([cost, column, circles, spaces]);
    expect([copiesFor(2), copiesFor(3), copiesFor(4), copiesFor(5)].map((list) => list[number])).toEqual([
      copiesForTwo,
      copies,
      copies,
      copies,
    ]);
    expect(PRODUCERS.map((plants) => plants.includes(number))).toEqual(GOODS.map((kind) => kind === good));
  });

  test("PR-COMP-04: 49 tiles: 20 production, 24 small beige of 12 kinds, 5 large", () => {
    const tiles = (wanted: (building: (typeof BUILDINGS)[number]) => boolean) =>
      BUILDINGS.filter(wanted).map(({ copies }) => copies);
    expect(BUILDINGS).toHaveLength(LEDGER.length);
    expect(sum(tiles(() => true))).toBe(49);
    expect(sum(tiles(({ good }) => good !== null))).toBe(20);
    expect(tiles(({ good, isLarge }) => good === null && !isLarge)).toEqual(Array(12).fill(2));
    expect(tiles(({ isLarge }) => isLarge)).toEqual(Array(5).fill(1));
  });

  test("PR-COMP-15: the costs the rulebook itself names", () => {
    expect([HACIENDA, CONSTRUCTION_HUT, OFFICE, FACTORY, UNIVERSITY, WHARF].map((building) => COST[building])).toEqual([
      2, 2, 5, 7, 8, 9,
    ]);
  });
});
