import { describe, expect, test } from "vitest";
import { scoreSheet } from "./scoring.ts";
import { tableFor } from "./test-table.ts";

/** The score sheet of a board in a game with nobles. */
const sheet = (board: object) => scoreSheet(tableFor(3, { seats: { 0: board } }, { expansion2: true }).state, 0);

/** Three nobles: on an island, in a city, on the wind rose. */
const NOBLES = { corn: 1, villa: 1, "wind-rose": 1 };
const lord = { island: { corn: 2 }, workers: { corn: 2 }, windRose: 2, nobles: NOBLES };

describe("scoring with nobles", () => {
  test("PR-NOBLE-07, PR-SCORE-01: every noble is a point, working or not", () => {
    expect(sheet({ ...lord, buildings: { villa: 1 } })).toMatchObject({ nobles: 3, buildings: 3, total: 6 });
    expect(sheet({ windRose: 3, nobles: { "wind-rose": 2 } })).toMatchObject({ nobles: 2, total: 2 });
  });

  test("PR-SCORE-07: colonists, doubloons and barrels are no points", () => {
    const board = { windRose: 4, doubloons: 9, goods: { coffee: 3 } };
    expect(sheet(board)).toMatchObject({ nobles: 0, total: 0, tieBreak: 12 });
    expect(sheet({ ...board, nobles: { "wind-rose": 1 } })).toMatchObject({ total: 1, tieBreak: 12 });
  });

  test("PR-B-ROYAL-GARDEN-01, PR-NOBLE-13: a working royal garden: one more per noble wherever he stands", () => {
    const buildings = { villa: 1, "royal-garden": 1 };
    expect(sheet({ ...lord, buildings })).toMatchObject({ royalGarden: 3, nobles: 3, total: 3 + 3 + 3 + 4 });
    expect(sheet({ ...lord, buildings, nobles: { ...NOBLES, "royal-garden": 1 } })).toMatchObject({
      royalGarden: 4,
      nobles: 4,
    });
    expect(sheet({ ...lord, buildings: { villa: 1, "royal-garden": 0 } })).toMatchObject({ royalGarden: 0, nobles: 3 });
  });

  test("PR-B-GUILD-HALL-02, PR-B-JEWELER-02: the jeweler counts as a large production building, working or not", () => {
    const buildings = { "guild-hall": 1, jeweler: 0, "small-sugar-mill": 0 };
    expect(sheet({ buildings })).toMatchObject({ guildHall: 2 + 1 });
    expect(sheet({ buildings: { ...buildings, jeweler: 1 } })).toMatchObject({ guildHall: 3 });
    expect(sheet({ buildings: { "guild-hall": 1, villa: 1, "royal-garden": 1 } })).toMatchObject({ guildHall: 0 });
  });

  test("PR-B-FORTRESS-02, PR-NOBLE-06: nobles count as colonists for the fortress", () => {
    const buildings = { fortress: 1, villa: 1 };
    expect(sheet({ ...lord, buildings })).toMatchObject({ fortress: 2 });
    expect(sheet({ ...lord, workers: { corn: 1 }, buildings })).toMatchObject({ fortress: 1 });
    expect(sheet({ windRose: 2, nobles: { "wind-rose": 2, fortress: 1 }, buildings: { fortress: 1 } })).toMatchObject({
      fortress: 1,
    });
  });

  test("PR-B-CITY-HALL-02, PR-RULING-53: the jeweler does not count for the city hall, the royal garden and the others do", () => {
    expect(sheet({ buildings: { "city-hall": 1, jeweler: 1 } })).toMatchObject({ cityHall: 1 });
    const beige = [
      "land-office",
      "chapel",
      "hunting-lodge",
      "zoning-office",
      "royal-supplier",
      "villa",
      "royal-garden",
    ];
    const buildings = { "city-hall": 1, jeweler: 0, ...Object.fromEntries(beige.map((name) => [name, 0])) };
    expect(sheet({ buildings })).toMatchObject({ cityHall: 8 });
  });

  test("PR-B-CUSTOMS-HOUSE-02: points of nobles are no chips", () => {
    const board = { points: 7, windRose: 5, nobles: { "wind-rose": 5 } };
    expect(sheet({ ...board, buildings: { "customs-house": 1 } })).toMatchObject({
      customsHouse: 1,
      nobles: 5,
      chips: 7,
    });
    const gardener = { ...board, buildings: { "customs-house": 1, "royal-garden": 1 } };
    expect(sheet(gardener)).toMatchObject({ customsHouse: 1, royalGarden: 5 });
  });
});
