import { expect, test } from "vitest";
import { BUILDING_NAMES, LARGE_WAREHOUSE, SMALL_WAREHOUSE } from "../../content/buildings.ts";
import { NOT_BUILT } from "../state.ts";
import { tableFor } from "../test-table.ts";
import { warehouseKinds } from "./storage.ts";

test("PR-STORE-01: everybody with barrels left stores or loses them, in player order", () => {
  const table = tableFor(4, {
    governor: 2,
    seats: { 0: { goods: { corn: 2 } }, 1: { goods: { indigo: 1 } }, 3: { goods: { sugar: 2 } } },
    at: { step: "storage", taker: 2 },
  });
  for (const [seat, good] of [
    [3, "sugar"],
    [0, "corn"],
    [1, "indigo"],
  ] as const) {
    expect(table.asked).toEqual([seat]);
    table.play(seat, `keep ${good}`).play(seat, "done");
    expect(table.seat(seat).goods[good]).toBe(1);
  }
  expect(table.table.step).toBe("year");
});

test("PR-STORE-01: storage comes after all loading", () => {
  const table = tableFor(3, {
    ships: [{ size: 4, good: "corn", barrels: 3 }],
    seats: { 0: { goods: { corn: 2 } }, 1: { goods: { indigo: 1 } } },
    at: { step: "captain", taker: 0 },
  });
  table.play(0, "load corn 4");
  expect(table.asked).toEqual([1]);
  expect(table.refusal(1, "keep indigo")).toBe("PR-STORE-07");
  table.play(1, "load indigo 5");
  expect(table.asked).toEqual([0]);
  expect(table.table.step).toBe("store");
});

test("PR-STORE-03: warehouses keep no kind, one, two or three", () => {
  const kinds = (small: number, large: number) =>
    warehouseKinds({
      city: BUILDING_NAMES.map((_, building) =>
        building === SMALL_WAREHOUSE ? small : building === LARGE_WAREHOUSE ? large : NOT_BUILT,
      ),
    });
  expect([kinds(NOT_BUILT, NOT_BUILT), kinds(0, 0), kinds(1, 0), kinds(0, 1), kinds(1, 1)]).toEqual([0, 0, 1, 2, 3]);
});

test("PR-BLD-06: a second colonist in a warehouse would keep no further kind", () => {
  expect(
    warehouseKinds({ city: BUILDING_NAMES.map((_, building) => (building === SMALL_WAREHOUSE ? 2 : NOT_BUILT)) }),
  ).toBe(1);
});

test("PR-STORE-05: what is not kept goes back to the supply, and everybody sees it", () => {
  const table = tableFor(3, { seats: { 0: { goods: { corn: 3, coffee: 2 } } }, at: { step: "storage", taker: 0 } });
  table.play(0, "keep coffee").play(0, "done");
  expect(table.events("stored")).toEqual([{ type: "stored", seat: 0, kept: [0, 0, 0, 0, 1], lost: [3, 0, 0, 0, 1] }]);
  expect(table.table.supply).toEqual({ corn: 10, indigo: 11, sugar: 11, tobacco: 9, coffee: 8 });
});

test("PR-STORE-07: wind roses are not limited by any other phase", () => {
  const goods = { corn: 3, sugar: 3, coffee: 3 };
  const table = tableFor(3, {
    faceUp: [],
    seats: { 0: { doubloons: 0, goods }, 1: { doubloons: 0 }, 2: { doubloons: 0 } },
  });
  table.play(0, "role craftsman");
  expect(table.asked).toEqual([1]);
  table.play(1, "role trader").play(0, "pass");
  table.play(2, "role mayor").play(2, "decline").play(0, "decline").play(1, "decline");
  expect(table.table.year).toBe(2);
  expect(table.seat(0).goods).toMatchObject(goods);
});

test("PR-STORE-08: the single barrel must be of a kind not stored whole", () => {
  const table = tableFor(3, {
    seats: { 0: { goods: { corn: 1, sugar: 2 }, buildings: { "small-warehouse": 1 } } },
    at: { step: "storage", taker: 0 },
  });
  table.play(0, "store corn");
  expect(table.refusal(0, "keep corn")).toBe("PR-STORE-01");
  expect(table.refusal(0, "store corn")).toBe("PR-STORE-01");
  expect(table.choices(0)).toEqual(["keep sugar", "done"]);
  table.play(0, "keep sugar").play(0, "done");
  expect(table.seat(0).goods).toMatchObject({ corn: 1, sugar: 1 });
});
