import { describe, expect, test } from "vitest";
import { BASE_BUILDINGS } from "../../content/buildings.ts";
import { type TestTable, tableFor } from "../test-table.ts";
import { randomTurns } from "../test-turns.ts";

const RICH = 20;
const quarries = (tiles: number, working = tiles) => ({ island: { quarry: tiles }, workers: { quarry: working } });
const idle = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 0]));
const SMALL = BASE_BUILDINGS.filter(({ isLarge }) => !isLarge).map(({ name }) => name);
const LARGE = BASE_BUILDINGS.filter(({ isLarge }) => isLarge).map(({ name }) => name);

/** The builder phase of seat 0 among three. */
const building = (seats: object = {}, given: object = {}) =>
  tableFor(3, { seats, at: { step: "builder", taker: 0 }, ...given });

/** What a building costs seat 1, who is not the builder unless said so, with so many working quarries. */
function price(name: string, working: number, taker = 0): number {
  const table = building({ 1: { doubloons: RICH, ...quarries(working) } }, { at: { step: "builder", taker } });
  if (taker !== 1) table.play(taker, "pass");
  return RICH - table.play(1, `build ${name}`).seat(1).doubloons;
}

const builds = (table: TestTable, seat: number) =>
  table.choices(seat).flatMap((move) => (move.startsWith("build ") ? [move.slice(6)] : []));

describe("builder", () => {
  test("PR-BUILDER-01: everybody in turn may buy one building from the bank, and pays for it", () => {
    const table = building({ 1: { doubloons: 5 } }).play(0, "pass");
    expect(table.asked).toEqual([1]);
    table.play(1, "build small-warehouse");
    expect(table.seat(1)).toMatchObject({ doubloons: 2, buildings: { "small-warehouse": 0 } });
    expect(table.table.bank["small-warehouse"]).toBe(1);
    expect(table.asked).toEqual([2]);
    expect(table.refusal(1, "build small-market")).toBe("PR-ROLE-01");
    table.play(2, "build small-market");
    expect(table.table.step).toBe("year");
  });

  test("PR-BUILDER-01: nobody can build outside the phase", () => {
    expect(tableFor(3).refusal(0, "build hacienda")).toBe("PR-BUILDER-01");
  });

  test("PR-BUILDER-02: the builder pays one doubloon less", () => {
    for (const { name, cost } of BASE_BUILDINGS) expect([price(name, 0), price(name, 0, 1)]).toEqual([cost, cost - 1]);
  });

  test("PR-BUILDER-03: a builder who does not buy gets nothing", () => {
    expect(
      building({ 0: { doubloons: 5 } })
        .play(0, "pass")
        .seat(0).doubloons,
    ).toBe(5);
  });

  test.each([
    ["hacienda", 2, 1],
    ["small-sugar-mill", 2, 1],
    ["hospice", 4, 2],
    ["sugar-mill", 4, 2],
    ["wharf", 9, 3],
    ["coffee-roaster", 6, 3],
    ["residence", 10, 4],
  ])("PR-BUILDER-04: quarries help to buy the %s (%i) up to %i doubloons", (name, cost, column) => {
    for (const working of [0, 1, 2, 3, 4, 5]) expect(price(name, working)).toBe(cost - Math.min(working, column));
  });

  test("PR-BUILDER-04: a quarry without a colonist does not help", () => {
    const table = building({ 1: { doubloons: 9, ...quarries(3, 1) } })
      .play(0, "pass")
      .play(1, "build wharf");
    expect(table.seat(1).doubloons).toBe(1);
  });

  test.each([
    ["hacienda", 1, 0],
    ["hospice", 3, 1],
    ["wharf", 5, 5],
    ["residence", 5, 5],
  ])(
    "PR-BUILDER-05: the builder's %s with %i quarries costs %i: the privilege comes on top of the column's limit",
    (name, working, expected) => {
      expect(price(name, working, 1)).toBe(expected);
    },
  );

  test("PR-BUILDER-06: the price is never below 0", () => {
    const table = building({ 0: { doubloons: 3, ...quarries(2) } }).play(0, "build small-market");
    expect(table.seat(0).doubloons).toBe(3);
  });

  test("PR-BUILDER-07: cost less privilege less quarries, floored at 0, for every building", () => {
    for (const { name, cost, column } of BASE_BUILDINGS)
      for (const working of [0, 2, 4])
        expect(price(name, working, 1)).toBe(Math.max(0, cost - 1 - Math.min(working, column)));
  });

  test("PR-BUILDER-08: he must be able to pay in full", () => {
    const table = building({ 1: { doubloons: 4 } }).play(0, "pass");
    expect(table.refusal(1, "build hospice")).toBeNull();
    expect([table.refusal(1, "build office"), builds(table, 1).includes("office")]).toEqual(["PR-BUILDER-08", false]);
    expect(builds(table, 1)).toEqual(BASE_BUILDINGS.filter(({ cost }) => cost <= 4).map(({ name }) => name));
  });

  test("PR-BUILDER-09: nobody owns two buildings of a kind", () => {
    const table = building({ 1: { doubloons: RICH, buildings: { hacienda: 0, wharf: 1 } } }).play(0, "pass");
    for (const name of ["hacienda", "wharf"]) {
      expect(table.refusal(1, `build ${name}`)).toBe("PR-BUILDER-09");
      expect(builds(table, 1)).not.toContain(name);
    }
  });

  test("PR-BUILDER-10: a kind with no tile left cannot be bought", () => {
    const seats = {
      0: { buildings: { hacienda: 0, residence: 0 } },
      1: { doubloons: RICH },
      2: { buildings: { hacienda: 1 } },
    };
    const table = building(seats).play(0, "pass");
    for (const name of ["hacienda", "residence"]) {
      expect(table.refusal(1, `build ${name}`)).toBe("PR-BUILDER-10");
      expect(builds(table, 1)).not.toContain(name);
    }
  });

  test("PR-BUILDER-11: with one empty space no large building can be bought", () => {
    const table = building({ 0: { doubloons: RICH, buildings: idle(SMALL.slice(0, 11)) } });
    expect(builds(table, 0)).toEqual(SMALL.slice(11));
    expect(table.refusal(0, "build fortress")).toBe("PR-BUILDER-11");
    const withLarge = building({ 0: { doubloons: RICH, buildings: idle([...SMALL.slice(0, 9), "residence"]) } });
    expect(withLarge.refusal(0, "build fortress")).toBe("PR-BUILDER-11");
  });

  test("PR-BUILDER-12: with twelve spaces full nothing can be bought", () => {
    const full = { doubloons: RICH, buildings: idle(SMALL.slice(0, 12)) };
    expect(building({ 0: full }).asked).toEqual([1]);
    const withLarge = { doubloons: RICH, buildings: idle([...SMALL.slice(0, 8), "residence", "fortress"]) };
    expect(building({ 0: withLarge }).asked).toEqual([1]);
  });

  test("PR-BUILDER-13: any two empty spaces suffice, however the city was built", () => {
    for (const large of [0, 1, 2, 3]) {
      const buildings = idle([...LARGE.slice(0, large), ...SMALL.slice(0, 10 - 2 * large)]);
      const table = building({ 0: { doubloons: RICH, buildings } });
      expect(builds(table, 0)).toEqual([...SMALL.slice(10 - 2 * large), ...LARGE.slice(large)]);
      expect(table.choices(0).filter((move) => move === "build city-hall")).toHaveLength(1);
    }
  });

  test("PR-BUILDER-14: a building never leaves its city", () => {
    for (const { before, after, move } of randomTurns(3, "cities")) {
      const lost = before.seats.some(({ city }, seat) =>
        city.some((here, name) => here >= 0 && after.seats[seat].city[name] < 0),
      );
      expect(lost, move).toBe(false);
    }
  });

  test("PR-BUILDER-15: the card's money, then the payment, then the tile, then the university's colonist", () => {
    const seats = { 0: { doubloons: 1, buildings: { university: 1 } } };
    const table = tableFor(3, { seats, roles: { builder: { doubloons: 2 } } });
    table.play(0, "role builder");
    expect(builds(table, 0)).toContain("hospice");
    table.play(0, "build hospice");
    expect(table.table.step).toBe("university");
    expect(table.seat(0)).toMatchObject({ doubloons: 0, buildings: { hospice: 0 } });
    table.play(0, "colonist");
    expect(table.seat(0).buildings.hospice).toBe(1);
    expect(table.asked).toEqual([1]);
  });

  test("PR-BUILDER-16: nothing is tidied up: the next player chooses, and only the purchases have changed", () => {
    const table = building();
    const before = table.table;
    table.play(0, "build small-market").play(1, "pass").play(2, "pass");
    const { seats, bank, step, ...rest } = table.table;
    expect([step, table.asked]).toEqual(["year", [1]]);
    expect(rest).toEqual({
      ...rest,
      faceUp: before.faceUp,
      supply: before.supply,
      house: before.house,
      ships: before.ships,
    });
    expect([rest.colonists, rest.colonistShip, rest.discards]).toEqual([
      before.colonists,
      before.colonistShip,
      before.discards,
    ]);
    expect(bank).toEqual({ ...before.bank, "small-market": 1 });
    const boards = (all: typeof seats) => all.map(({ prices, score, ...board }) => board);
    expect(boards(seats).slice(1)).toEqual(boards(before.seats).slice(1));
    expect(boards(seats)[0]).toEqual({ ...boards(before.seats)[0], doubloons: 2, buildings: { "small-market": 0 } });
  });

  test("PR-BUILDER-17: nobody owns a fifth large building, whatever space is left", () => {
    const buildings = idle(LARGE.slice(0, 4));
    const table = building({ 0: { doubloons: RICH, buildings } });
    expect(table.refusal(0, `build ${LARGE[4]}`)).toBe("PR-BUILDER-17");
    expect(builds(table, 0)).toEqual(SMALL);
    const fourth = building({ 0: { doubloons: RICH, buildings: idle(LARGE.slice(0, 3)) } });
    expect(builds(fourth, 0)).toEqual([...SMALL, ...LARGE.slice(3)]);
  });

  test("PR-BUILDER-18: reductions cannot be refused: each building has one price", () => {
    const table = building({ 0: { doubloons: RICH, ...quarries(3) } });
    expect(table.choices(0)).toEqual([...BASE_BUILDINGS.map(({ name }) => `build ${name}`), "pass"]);
    expect(table.play(0, "build factory").seat(0).doubloons).toBe(RICH - 3);
  });

  test("PR-BUILDER-12: the twelfth space covered ends the game with the year, not before", () => {
    const table = building({ 0: { doubloons: RICH, buildings: idle(SMALL.slice(0, 10)) }, 1: { doubloons: RICH } });
    table.play(0, "build residence");
    expect(table.table.ending).toEqual(["city"]);
    expect(table.asked).toEqual([1]);
  });
});

describe("university", () => {
  const owner = (more: object = {}) => ({ doubloons: RICH, buildings: { university: 1 }, ...more });

  test("PR-B-UNIVERSITY-01: with a purchase may come a colonist from the supply, onto that building", () => {
    const table = building({ 0: owner({ windRose: 2 }) });
    const { colonists, colonistShip } = table.table;
    table.play(0, "build coffee-roaster");
    expect([table.asked, table.choices(0)]).toEqual([[0], ["colonist", "pass"]]);
    table.play(0, "colonist");
    expect(table.seat(0)).toMatchObject({ windRose: 2, buildings: { university: 1, "coffee-roaster": 1 } });
    expect(table.table).toMatchObject({ colonists: colonists - 1, colonistShip });
    expect(table.asked).toEqual([1]);
  });

  test("PR-B-UNIVERSITY-01: he may do without, and has none without buying or with an idle university", () => {
    const table = building({ 0: owner() });
    const { colonists } = table.table;
    table.play(0, "build factory").play(0, "pass");
    expect([table.asked, table.seat(0).buildings.factory, table.table.colonists]).toEqual([[1], 0, colonists]);
    expect(building({ 0: owner() }).play(0, "pass").asked).toEqual([1]);
    const idleOwner = owner({ buildings: { university: 0 } });
    expect(building({ 0: idleOwner }).play(0, "build factory").asked).toEqual([1]);
    expect(building({ 0: owner() }).play(0, "pass").play(1, "build small-market").asked).toEqual([2]);
  });

  test("PR-B-UNIVERSITY-02: one colonist, even for three circles", () => {
    const table = building({ 0: owner() }).play(0, "build tobacco-storage").play(0, "colonist");
    expect([table.seat(0).buildings["tobacco-storage"], table.asked]).toEqual([1, [1]]);
  });

  test("PR-B-UNIVERSITY-03: from the ship when the supply is empty", () => {
    const table = building({ 0: owner({ windRose: 27 }), 1: { windRose: 27 } }, { colonistShip: 3 });
    expect(table.table.colonists).toBe(0);
    table.play(0, "build factory").play(0, "colonist");
    expect(table.table).toMatchObject({ colonists: 0, colonistShip: 2 });
    expect(table.seat(0)).toMatchObject({ windRose: 27, buildings: { factory: 1 } });
  });

  test("PR-B-UNIVERSITY-03: none when the ship is empty too", () => {
    const table = building({ 0: owner({ windRose: 30 }), 1: { windRose: 27 } }, { colonistShip: 0 });
    expect(table.table.colonists).toBe(0);
    table.play(0, "build factory");
    expect([table.asked, table.seat(0).buildings.factory]).toEqual([[1], 0]);
  });

  test("PR-B-UNIVERSITY-04: buying the university itself gives none", () => {
    const table = building({ 0: { doubloons: RICH } }).play(0, "build university");
    expect([table.asked, table.seat(0).buildings.university]).toEqual([[1], 0]);
  });
});
