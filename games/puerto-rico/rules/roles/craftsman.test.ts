import { expect, test } from "vitest";
import { tableFor } from "../test-table.ts";

/** A board with manned plantations and plants. */
function maker(island: Record<string, number>, buildings: Record<string, number> = {}) {
  return { doubloons: 0, island, workers: island, buildings };
}

/** One working pair of plantation and plant for each of the first kinds, corn first. */
function makerOfKinds(kinds: number, factory: number) {
  const goods = ["corn", "indigo", "sugar", "tobacco", "coffee"].slice(0, kinds);
  const plants = ["small-indigo-plant", "small-sugar-mill", "tobacco-storage", "coffee-roaster"].slice(
    0,
    Math.max(0, kinds - 1),
  );
  const island = Object.fromEntries(goods.map((good) => [good, 1]));
  return maker(island, { factory, ...Object.fromEntries(plants.map((plant) => [plant, 1])) });
}

test.each([
  ["indigo", "small-indigo-plant", 1],
  ["indigo", "indigo-plant", 3],
  ["sugar", "small-sugar-mill", 1],
  ["sugar", "sugar-mill", 3],
  ["tobacco", "tobacco-storage", 3],
  ["coffee", "coffee-roaster", 2],
])("PR-CRAFT-03: %s is made in the %s by at most %i colonists", (good, plant, circles) => {
  const produced = (plantations: number, colonists: number | undefined) => {
    const buildings = colonists === undefined ? {} : { [plant]: colonists };
    const table = tableFor(3, {
      seats: { 0: maker({ [good]: plantations, corn: 1 }, buildings) },
      at: { step: "craftsman", taker: 0 },
    });
    return table.play(0, "produce").seat(0).goods[good];
  };
  expect(produced(4, circles)).toBe(circles);
  expect(produced(1, circles)).toBe(1);
  expect(produced(4, 0)).toBe(0);
  expect(produced(4, undefined)).toBe(0);
});

test("PR-CRAFT-03: a plant makes only its own good", () => {
  const table = tableFor(3, {
    seats: { 0: maker({ corn: 1, sugar: 2 }, { "indigo-plant": 3, "coffee-roaster": 2 }) },
    at: { step: "craftsman", taker: 0 },
  });
  expect(table.play(0, "produce").seat(0).goods).toEqual({ corn: 1, indigo: 0, sugar: 0, tobacco: 0, coffee: 0 });
});

test("PR-CRAFT-04: the colonists of the small and the large plant of a kind add up", () => {
  const table = tableFor(3, {
    seats: {
      0: maker(
        { indigo: 4, sugar: 3 },
        { "small-indigo-plant": 1, "indigo-plant": 3, "small-sugar-mill": 1, "sugar-mill": 1 },
      ),
    },
    at: { step: "craftsman", taker: 0 },
  });
  expect(table.play(0, "produce").seat(0).goods).toMatchObject({ indigo: 4, sugar: 2 });
});

test("PR-CRAFT-01: the craftsman produces first, then the others clockwise", () => {
  const corn = maker({ corn: 1 });
  const table = tableFor(4, {
    governor: 2,
    seats: { 0: corn, 1: corn, 2: corn, 3: corn },
    at: { step: "craftsman", taker: 2 },
  });
  for (const seat of [2, 3, 0, 1]) {
    expect(table.asked).toEqual([seat]);
    table.play(seat, "produce");
    expect(table.events("produced")).toEqual([{ type: "produced", seat, barrels: [1, 0, 0, 0, 0] }]);
  }
  expect(table.asked).toEqual([2]);
  expect(table.table.step).toBe("extra");
});

test("PR-CRAFT-08: the craftsman may leave his extra barrel", () => {
  const table = tableFor(3, { seats: { 0: maker({ corn: 1 }) }, at: { step: "craftsman", taker: 0 } });
  table.play(0, "produce");
  expect(table.choices(0)).toEqual(["extra corn", "pass"]);
  table.play(0, "pass");
  expect(table.told.map(({ event }) => event)).toEqual([{ type: "passed", seat: 0, step: "extra" }]);
  expect(table.seat(0).goods.corn).toBe(1);
  expect(table.table).toMatchObject({ step: "year", supply: { corn: 9 } });
});

test("PR-CRAFT-08: what counts is what the craftsman produced himself, not what lies on his wind rose", () => {
  const table = tableFor(3, {
    seats: { 0: { ...maker({ corn: 1 }), goods: { coffee: 1 } }, 1: maker({ sugar: 1 }, { "small-sugar-mill": 1 }) },
    at: { step: "craftsman", taker: 0 },
  });
  table.play(0, "produce").play(1, "produce");
  expect(table.choices(0)).toEqual(["extra corn", "pass"]);
  expect(table.refusal(0, "extra sugar")).toBe("PR-CRAFT-08");
  expect(table.refusal(0, "extra coffee")).toBe("PR-CRAFT-08");
});

test("PR-CRAFT-11: any number of barrels may lie on a wind rose", () => {
  const table = tableFor(3, {
    seats: { 0: { ...maker({ corn: 3 }), goods: { corn: 6, sugar: 8, coffee: 9 } } },
    at: { step: "craftsman", taker: 0 },
  });
  table.play(0, "produce").play(0, "extra corn");
  expect(table.seat(0).goods).toEqual({ corn: 10, indigo: 0, sugar: 8, tobacco: 0, coffee: 9 });
  expect(table.table.step).toBe("year");
});

test("PR-CRAFT-12: nothing is cleaned up after the phase", () => {
  const table = tableFor(3, {
    ships: [
      { size: 4, good: "tobacco", barrels: 4 },
      { size: 5, good: "sugar", barrels: 1 },
    ],
    house: ["corn", "indigo", "sugar", "coffee"],
    faceUp: ["corn", "sugar"],
    colonistShip: 1,
    seats: { 0: maker({ corn: 1 }) },
    at: { step: "craftsman", taker: 0 },
  });
  const before = table.table;
  const { table: after } = table.play(0, "produce").play(0, "pass");
  const untouched = [
    "ships",
    "house",
    "faceUp",
    "faceDown",
    "discards",
    "colonistShip",
    "colonists",
    "points",
    "bank",
  ] as const;
  for (const part of untouched) expect(after[part]).toEqual(before[part]);
  expect(after.step).toBe("year");
});

test("PR-CRAFT-13: a factory pays in its owner's own turn, before the next player produces", () => {
  const table = tableFor(3, {
    seats: { 0: maker({ corn: 1 }), 1: makerOfKinds(3, 1), 2: maker({ corn: 1 }) },
    at: { step: "craftsman", taker: 0 },
  });
  table.play(0, "produce").play(1, "produce");
  expect(table.told.map(({ event }) => event.type)).toEqual(["produced", "factoryPaid"]);
  expect(table.events("factoryPaid")).toEqual([{ type: "factoryPaid", seat: 1, doubloons: 2 }]);
  expect(table.seat(1).doubloons).toBe(2);
  expect(table.asked).toEqual([2]);
});

test.each([
  [1, 0],
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 5],
])("PR-B-FACTORY-01: for %i different kinds the factory pays %i", (kinds, doubloons) => {
  const table = tableFor(3, {
    seats: { 1: makerOfKinds(kinds, 1), 2: makerOfKinds(kinds, 0) },
    at: { step: "craftsman", taker: 0 },
  });
  table.play(1, "produce");
  expect(table.events("factoryPaid")).toHaveLength(doubloons > 0 ? 1 : 0);
  table.play(2, "produce");
  expect(table.seat(1).doubloons).toBe(doubloons);
  expect(table.seat(2).doubloons).toBe(0);
});

test("PR-B-FACTORY-02: only kinds received count, and barrels he already had do not", () => {
  const table = tableFor(3, {
    seats: {
      0: { ...makerOfKinds(3, 1), goods: { tobacco: 1, coffee: 1 } },
      1: { goods: { sugar: 11 } },
    },
    at: { step: "craftsman", taker: 0 },
  });
  expect(table.play(0, "produce").seat(0).doubloons).toBe(1);
});

test("PR-B-FACTORY-03: the extra barrel brings the factory nothing", () => {
  const table = tableFor(3, { seats: { 0: makerOfKinds(2, 1) }, at: { step: "craftsman", taker: 0 } });
  table.play(0, "produce");
  expect(table.seat(0).doubloons).toBe(1);
  table.play(0, "extra indigo");
  expect(table.seat(0).doubloons).toBe(1);
  expect(table.events("factoryPaid")).toEqual([]);
});
