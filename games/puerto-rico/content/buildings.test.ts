import { describe, expect, test } from "vitest";
import {
  AQUEDUCT,
  BASE_BUILDINGS,
  BLACK_MARKET,
  BUILDINGS,
  type Building,
  CHAPEL,
  CHURCH,
  CITY_HALL,
  CLOISTER,
  COFFEE_ROASTER,
  CONSTRUCTION_HUT,
  CUSTOMS_HOUSE,
  FACTORY,
  FOREST_HOUSE,
  FORTRESS,
  GUEST_HOUSE,
  GUILD_HALL,
  HACIENDA,
  HARBOR,
  HOSPICE,
  HUNTING_LODGE,
  INDIGO_PLANT,
  JEWELER,
  LAND_OFFICE,
  LARGE_MARKET,
  LARGE_WAREHOUSE,
  LIBRARY,
  LIGHTHOUSE,
  OFFICE,
  PRODUCERS,
  RESIDENCE,
  ROYAL_GARDEN,
  ROYAL_SUPPLIER,
  SMALL_INDIGO_PLANT,
  SMALL_MARKET,
  SMALL_SUGAR_MILL,
  SMALL_WAREHOUSE,
  SMALL_WHARF,
  SPACES,
  SPECIALTY_FACTORY,
  STATUE,
  STOREHOUSE,
  SUGAR_MILL,
  TOBACCO_STORAGE,
  TRADING_POST,
  UNION_HALL,
  UNIVERSITY,
  VILLA,
  WHARF,
  ZONING_OFFICE,
} from "./buildings.ts";
import { contentFor } from "./content.ts";
import { GOODS, NOBLES } from "./pieces.ts";

/** The ledger's tables, sections 2.2 to 2.4: name, number, expansion, cost, points, circles, copies, copies for two, column, spaces, good or colour. */
const LEDGER: readonly (readonly [
  string,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  string,
])[] = [
  ["small-indigo-plant", SMALL_INDIGO_PLANT, 0, 1, 1, 1, 4, 2, 1, 1, "indigo"],
  ["small-sugar-mill", SMALL_SUGAR_MILL, 0, 2, 1, 1, 4, 2, 1, 1, "sugar"],
  ["indigo-plant", INDIGO_PLANT, 0, 3, 2, 3, 3, 2, 2, 1, "indigo"],
  ["sugar-mill", SUGAR_MILL, 0, 4, 2, 3, 3, 2, 2, 1, "sugar"],
  ["tobacco-storage", TOBACCO_STORAGE, 0, 5, 3, 3, 3, 2, 3, 1, "tobacco"],
  ["coffee-roaster", COFFEE_ROASTER, 0, 6, 3, 2, 3, 2, 3, 1, "coffee"],
  ["small-market", SMALL_MARKET, 0, 1, 1, 1, 2, 1, 1, 1, "beige"],
  ["hacienda", HACIENDA, 0, 2, 1, 1, 2, 1, 1, 1, "beige"],
  ["construction-hut", CONSTRUCTION_HUT, 0, 2, 1, 1, 2, 1, 1, 1, "beige"],
  ["small-warehouse", SMALL_WAREHOUSE, 0, 3, 1, 1, 2, 1, 1, 1, "beige"],
  ["hospice", HOSPICE, 0, 4, 2, 1, 2, 1, 2, 1, "beige"],
  ["office", OFFICE, 0, 5, 2, 1, 2, 1, 2, 1, "beige"],
  ["large-market", LARGE_MARKET, 0, 5, 2, 1, 2, 1, 2, 1, "beige"],
  ["large-warehouse", LARGE_WAREHOUSE, 0, 6, 2, 1, 2, 1, 2, 1, "beige"],
  ["factory", FACTORY, 0, 7, 3, 1, 2, 1, 3, 1, "beige"],
  ["university", UNIVERSITY, 0, 8, 3, 1, 2, 1, 3, 1, "beige"],
  ["harbor", HARBOR, 0, 8, 3, 1, 2, 1, 3, 1, "beige"],
  ["wharf", WHARF, 0, 9, 3, 1, 2, 1, 3, 1, "beige"],
  ["guild-hall", GUILD_HALL, 0, 10, 4, 1, 1, 1, 4, 2, "beige"],
  ["residence", RESIDENCE, 0, 10, 4, 1, 1, 1, 4, 2, "beige"],
  ["fortress", FORTRESS, 0, 10, 4, 1, 1, 1, 4, 2, "beige"],
  ["customs-house", CUSTOMS_HOUSE, 0, 10, 4, 1, 1, 1, 4, 2, "beige"],
  ["city-hall", CITY_HALL, 0, 10, 4, 1, 1, 1, 4, 2, "beige"],
  ["aqueduct", AQUEDUCT, 1, 1, 1, 1, 2, 1, 1, 1, "beige"],
  ["forest-house", FOREST_HOUSE, 1, 2, 1, 1, 2, 1, 1, 1, "beige"],
  ["black-market", BLACK_MARKET, 1, 2, 1, 1, 2, 1, 1, 1, "beige"],
  ["storehouse", STOREHOUSE, 1, 3, 1, 1, 2, 1, 1, 1, "beige"],
  ["guest-house", GUEST_HOUSE, 1, 4, 2, 2, 2, 1, 2, 1, "beige"],
  ["trading-post", TRADING_POST, 1, 5, 2, 1, 2, 1, 2, 1, "beige"],
  ["church", CHURCH, 1, 5, 2, 1, 2, 1, 2, 1, "beige"],
  ["small-wharf", SMALL_WHARF, 1, 6, 2, 1, 2, 1, 2, 1, "beige"],
  ["lighthouse", LIGHTHOUSE, 1, 7, 3, 1, 2, 1, 3, 1, "beige"],
  ["specialty-factory", SPECIALTY_FACTORY, 1, 8, 3, 1, 2, 1, 3, 1, "beige"],
  ["library", LIBRARY, 1, 8, 3, 1, 2, 1, 3, 1, "beige"],
  ["union-hall", UNION_HALL, 1, 9, 3, 1, 2, 1, 3, 1, "beige"],
  ["statue", STATUE, 1, 10, 8, 0, 1, 1, 4, 2, "beige"],
  ["cloister", CLOISTER, 1, 10, 4, 1, 1, 1, 4, 2, "beige"],
  ["land-office", LAND_OFFICE, 2, 2, 1, 1, 2, 1, 1, 1, "beige"],
  ["chapel", CHAPEL, 2, 3, 1, 1, 2, 1, 1, 1, "beige"],
  ["hunting-lodge", HUNTING_LODGE, 2, 4, 2, 1, 2, 1, 2, 1, "beige"],
  ["zoning-office", ZONING_OFFICE, 2, 5, 2, 1, 2, 1, 2, 1, "beige"],
  ["royal-supplier", ROYAL_SUPPLIER, 2, 6, 2, 1, 2, 1, 2, 1, "beige"],
  ["villa", VILLA, 2, 7, 3, 1, 2, 1, 3, 1, "beige"],
  ["jeweler", JEWELER, 2, 8, 3, 1, 2, 2, 3, 1, "pink"],
  ["royal-garden", ROYAL_GARDEN, 2, 10, 4, 1, 1, 1, 4, 2, "beige"],
];

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** Copies of the kinds of an expansion that are wanted. */
function tilesOf(expansion: number, wanted: (building: Building) => boolean): number[] {
  return BUILDINGS.filter((building) => building.expansion === expansion && wanted(building)).map(
    ({ copies }) => copies,
  );
}

describe("the buildings", () => {
  test.each(LEDGER.map((row) => [row[0], row] as const))("PR-COMP-18: %s has the ledger's numbers", (_name, row) => {
    const [name, number, expansion, cost, points, circles, copies, copiesForTwo, column, spaces, kind] = row;
    const good = (GOODS as readonly string[]).indexOf(kind);
    expect(BUILDINGS[number]).toEqual({
      name,
      expansion,
      cost,
      points,
      circles,
      copies,
      copiesForTwo,
      column,
      isLarge: spaces === 2,
      good: good === -1 ? null : good,
      isBeige: kind === "beige",
    });
    expect(SPACES[number]).toBe(spaces);
    for (const players of [2, 3, 4, 5]) {
      const content = contentFor(players, "");
      const values = [content.cost, content.column, content.circles, content.points, content.copies].map(
        (list) => list[number],
      );
      expect(values).toEqual([cost, column, circles, points, players === 2 ? copiesForTwo : copies]);
    }
    expect(PRODUCERS.map((plants) => plants.includes(number))).toEqual(GOODS.map((goodName) => goodName === kind));
  });

  test("PR-COMP-11: expansion I has 12 small beige kinds of two tiles and 2 large beige tiles", () => {
    expect(tilesOf(1, ({ isLarge, isBeige }) => isBeige && !isLarge)).toEqual(Array(12).fill(2));
    expect(tilesOf(1, ({ isLarge, isBeige }) => isBeige && isLarge)).toEqual([1, 1]);
    expect(tilesOf(1, ({ isBeige }) => !isBeige)).toEqual([]);
  });

  test("PR-COMP-12: expansion II has 6 small beige kinds of two tiles, 1 large beige tile, 2 jewelers, 20 nobles", () => {
    expect(tilesOf(2, ({ isLarge, isBeige }) => isBeige && !isLarge)).toEqual(Array(6).fill(2));
    expect(tilesOf(2, ({ isLarge, isBeige }) => isBeige && isLarge)).toEqual([1]);
    expect(tilesOf(2, ({ isBeige }) => !isBeige)).toEqual([2]);
    expect(NOBLES).toBe(20);
  });

  test("PR-COMP-16: base game and expansion I have exactly four kinds at each of the costs 2, 5 and 8", () => {
    const kinds = (cost: number) =>
      BUILDINGS.filter((building) => building.isBeige && building.expansion < 2 && building.cost === cost).length;
    expect([2, 5, 8].map(kinds)).toEqual([4, 4, 4]);
  });

  test("PR-COMP-17: the factory costs 7 and the university 8, whatever other tables say", () => {
    expect([BUILDINGS[FACTORY].cost, BUILDINGS[UNIVERSITY].cost]).toEqual([7, 8]);
    const others = [SMALL_MARKET, HACIENDA, CONSTRUCTION_HUT, SMALL_WAREHOUSE];
    expect(others.map((building) => BUILDINGS[building].cost)).toEqual([1, 2, 2, 3]);
  });

  test("PR-COMP-04: 49 tiles: 20 production, 24 small beige of 12 kinds, 5 large", () => {
    const tiles = (wanted: (building: (typeof BUILDINGS)[number]) => boolean) =>
      BASE_BUILDINGS.filter(wanted).map(({ copies }) => copies);
    expect(BUILDINGS).toHaveLength(LEDGER.length);
    expect(sum(tiles(() => true))).toBe(49);
    expect(sum(tiles(({ good }) => good !== null))).toBe(20);
    expect(tiles(({ good, isLarge }) => good === null && !isLarge)).toEqual(Array(12).fill(2));
    expect(tiles(({ isLarge }) => isLarge)).toEqual(Array(5).fill(1));
  });

  test("PR-COMP-15: the costs the rulebook itself names", () => {
    expect(
      [HACIENDA, CONSTRUCTION_HUT, OFFICE, FACTORY, UNIVERSITY, WHARF].map((building) => BUILDINGS[building].cost),
    ).toEqual([2, 2, 5, 7, 8, 9]);
  });
});
