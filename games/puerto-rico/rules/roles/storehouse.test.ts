import { describe, expect, test } from "vitest";
import { SMALL_WAREHOUSE } from "../../content/buildings.ts";
import { copy } from "../state.ts";
import { type TestTable, tableAt, tableFor } from "../test-table.ts";

const STOREHOUSE = { storehouse: 1 };

/** Seat 0 stores after the captain phase. */
const storing = (goods: object, buildings: object = STOREHOUSE) =>
  tableFor(
    3,
    { seats: { 0: { goods, buildings, island: {} } }, at: { step: "storage", taker: 0 } },
    { expansion1: true },
  );

const keep = (table: TestTable, ...goods: string[]) => {
  for (const good of goods) table.play(0, `keep ${good}`);
  return table;
};

/** PR-EXP-03 has one space for cost 3, so this pair never comes up in a game; the rulebook's example has it all the same. */
function withSmallWarehouse(table: TestTable): TestTable {
  const state = copy(table.state);
  state.seats[0].city[SMALL_WAREHOUSE] = 1;
  state.seats[0].built.push(SMALL_WAREHOUSE);
  return tableAt(state);
}

describe("storehouse", () => {
  test("PR-STORE-04, PR-B-STOREHOUSE-01: three more single barrels of any kinds", () => {
    const table = keep(storing({ corn: 3, sugar: 2, coffee: 1 }), "corn", "corn", "sugar", "coffee");
    expect([table.choices(0), table.refusal(0, "keep corn")]).toEqual([["done"], "PR-STORE-02"]);
    expect(table.play(0, "done").seat(0).goods).toEqual({ corn: 2, indigo: 0, sugar: 1, tobacco: 0, coffee: 1 });
    const alike = keep(storing({ corn: 6 }), "corn", "corn", "corn", "corn").play(0, "done");
    expect(alike.seat(0).goods.corn).toBe(4);
  });

  test("PR-STORE-04: without a colonist it is one", () => {
    const table = keep(storing({ corn: 3 }, { storehouse: 0 }), "corn");
    expect(table.choices(0)).toEqual(["done"]);
  });

  test("PR-B-STOREHOUSE-01: besides warehouses", () => {
    const table = storing({ corn: 5, sugar: 2, coffee: 5, indigo: 5 }, { storehouse: 1, "large-warehouse": 1 });
    table.play(0, "store corn").play(0, "store coffee");
    expect(table.refusal(0, "store indigo")).toBe("PR-STORE-03");
    keep(table, "sugar", "sugar", "indigo", "indigo");
    expect(table.choices(0)).toEqual(["done"]);
    expect(table.play(0, "done").seat(0).goods).toEqual({ corn: 5, indigo: 2, sugar: 2, tobacco: 0, coffee: 5 });
  });

  test("PR-EX-24, PR-RULING-55: with a small warehouse too, all of one kind and four others", () => {
    const table = withSmallWarehouse(storing({ corn: 5, sugar: 3, coffee: 3 })).play(0, "store corn");
    expect(table.refusal(0, "store sugar")).toBe("PR-STORE-03");
    keep(table, "sugar", "sugar", "sugar", "coffee");
    expect(table.refusal(0, "keep coffee")).toBe("PR-STORE-02");
    expect(table.play(0, "done").seat(0).goods).toMatchObject({ corn: 5, sugar: 3, coffee: 1 });
  });

  test("PR-DP-21: kinds for the warehouses, single barrels, or less", () => {
    const table = storing({ corn: 2, sugar: 1 }, { storehouse: 1, "large-warehouse": 1 });
    expect(table.choices(0)).toEqual(["store corn", "store sugar", "keep corn", "keep sugar", "done"]);
    expect(table.play(0, "done").seat(0).goods).toMatchObject({ corn: 0, sugar: 0 });
    const single = keep(storing({ corn: 2, sugar: 1 }), "corn", "sugar");
    expect(single.choices(0)).toEqual(["keep corn", "done"]);
  });

  test("PR-STORE-04, PR-B-GUEST-HOUSE-02: a guest who comes before storage opens it in time", () => {
    const board = { island: {}, goods: { sugar: 3 }, buildings: { storehouse: 0, "guest-house": 1 } };
    const ships = [4, 5, 6].map((size, at) => ({ size, good: ["corn", "indigo", "coffee"][at], barrels: size }));
    const captain = () => tableFor(3, { seats: { 1: board }, ships }, { expansion1: true }).play(0, "role captain");
    const table = captain().play(1, "guest storehouse");
    expect(table.table.step).toBe("store");
    table.play(1, "keep sugar").play(1, "keep sugar").play(1, "keep sugar").play(1, "done");
    expect(table.seat(1).goods.sugar).toBe(3);
    const idle = captain().play(1, "pass").play(1, "keep sugar");
    expect(idle.refusal(1, "keep sugar")).toBe("PR-STORE-02");
  });
});
