import { describe, expect, test } from "vitest";
import { BASE_BUILDINGS } from "../content/buildings.ts";
import { ROLES } from "../content/pieces.ts";
import { SPOTS } from "./moves.ts";
import { type TestTable, tableFor } from "./test-table.ts";

/** The phase of a role taken by seat 0 among three. */
const phase = (step: string, seats: object = {}, given: object = {}) =>
  tableFor(3, { seats, at: { step, taker: 0 }, ...given });

const manned = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 1]));

describe("decision points: exactly these options are offered", () => {
  test("PR-DP-02: any card not taken this year, and no passing", () => {
    const all = ROLES.map((name) => `role ${name}`);
    expect(tableFor(5).choices(0)).toEqual(all);
    const roles = { settler: { taker: 0 }, "prospector-2": { taker: 1 } };
    const table = tableFor(5, { roles, at: { step: "role", turn: 2 } });
    expect(table.asked).toEqual([2]);
    expect(table.choices(2)).toEqual(all.slice(1, 7));
  });

  test("PR-DP-03: draw or not, for the owner of a working hacienda with room and a tile to draw", () => {
    expect(phase("settler", { 0: { buildings: manned("hacienda") } }).choices(0)).toEqual(["draw", "pass"]);
    expect(phase("settler", { 0: { buildings: { hacienda: 0 } } }).choices(0)).not.toContain("draw");
    const full = { buildings: manned("hacienda"), island: { corn: 6, sugar: 6 } };
    expect(phase("settler", { 0: full }).asked).toEqual([1]);
  });

  test("PR-DP-05: a kind of the row, a quarry for those who may, or nothing", () => {
    const given = { faceUp: ["corn", "corn", "coffee", "indigo"] };
    const table = phase("settler", { 2: { buildings: manned("construction-hut") } }, given);
    expect(table.choices(0)).toEqual(["take corn", "take indigo", "take coffee", "take quarry", "pass"]);
    table.play(0, "take coffee");
    expect(table.choices(1)).toEqual(["take corn", "take indigo", "pass"]);
    table.play(1, "take indigo");
    expect(table.choices(2)).toEqual(["take corn", "take quarry", "pass"]);
  });

  test("PR-DP-06: a colonist with the tile or not, for the owner of a working hospice, while the supply lasts", () => {
    const owner = { buildings: manned("hospice") };
    const table = phase("settler", { 0: owner }, { faceUp: ["corn"] }).play(0, "take corn");
    expect(table.choices(0)).toEqual(["colonist", "pass"]);
    const empty = { 0: { ...owner, windRose: 27 }, 1: { windRose: 27 } };
    expect(phase("settler", empty, { faceUp: ["corn", "sugar"], colonistShip: 3 }).play(0, "take corn").asked).toEqual([
      1,
    ]);
  });

  test("PR-DP-09: any building he may buy and pay for, or nothing", () => {
    const cheap = [
      "small-indigo-plant",
      "small-sugar-mill",
      "indigo-plant",
      "small-market",
      "hacienda",
      "construction-hut",
      "small-warehouse",
    ];
    const table = phase("builder", { 0: { doubloons: 2 }, 1: { doubloons: 2 } });
    expect(table.choices(0)).toEqual([...cheap.map((name) => `build ${name}`), "pass"]);
    table.play(0, "pass");
    const affordable = cheap.filter((name) => !["indigo-plant", "small-warehouse"].includes(name));
    expect(table.choices(1)).toEqual([...affordable.map((name) => `build ${name}`), "pass"]);
    expect(phase("builder", { 0: { doubloons: 20 } }).choices(0)).toEqual([
      ...BASE_BUILDINGS.map(({ name }) => `build ${name}`),
      "pass",
    ]);
    expect(phase("builder", { 1: { doubloons: 0 } }).play(0, "pass").asked).toEqual([2]);
  });

  test("PR-DP-10: a colonist with the purchase or not, for the owner of a working university, while there is one", () => {
    const owner = { doubloons: 9, buildings: manned("university") };
    expect(phase("builder", { 0: owner }).play(0, "build hospice").choices(0)).toEqual(["colonist", "pass"]);
    const supplyEmpty = { 0: { ...owner, windRose: 27 }, 1: { windRose: 27 } };
    const table = phase("builder", supplyEmpty, { colonistShip: 3 }).play(0, "build hospice");
    expect(table.choices(0)).toEqual(["colonist", "pass"]);
    const allEmpty = { 0: { ...owner, windRose: 27 }, 1: { windRose: 30 } };
    expect(phase("builder", allEmpty, { colonistShip: 0 }).play(0, "build hospice").asked).toEqual([1]);
  });

  test("PR-DP-11: the mayor takes part with or without the privilege, or declines", () => {
    expect(phase("mayor").choices(0)).toEqual(["privilege", "join", "decline"]);
  });

  test("PR-DP-12: each other player takes part or declines, also with an empty ship", () => {
    const table = phase("mayor", {}, { colonistShip: 1 }).play(0, "join");
    expect([table.asked, table.choices(1)]).toEqual([[1], ["join", "decline"]]);
    table.play(1, "decline");
    expect([table.asked, table.choices(2)]).toEqual([[2], ["join", "decline"]]);
  });

  test("PR-DP-15: one who takes part names kinds and buildings until all his colonists are placed; he cannot pass", () => {
    const board = { island: { corn: 2, quarry: 1 }, buildings: { "coffee-roaster": 0 }, windRose: 2 };
    const table = tableFor(3, { seats: { 0: board }, at: { step: "placement", taker: 0, joined: [0] } });
    expect(table.choices(0)).toEqual(["place corn", "place quarry", "place coffee-roaster", "fill"]);
    expect(table.refusal(0, "pass")).toBe("PR-MAYOR-08");
    table.play(0, "place quarry");
    expect(table.choices(0)).toEqual(["place corn", "place coffee-roaster", "lift quarry"]);
    table.play(0, "place coffee-roaster");
    expect(table.choices(0)).toEqual(["done", "lift quarry", "lift coffee-roaster"]);
  });

  test("PR-DP-16: who can produce does or declines; who cannot is not asked", () => {
    const farmer = { island: { corn: 1 }, workers: { corn: 1 } };
    const table = phase("craftsman", { 0: farmer, 1: { island: { indigo: 1 }, workers: { indigo: 1 } }, 2: farmer });
    expect(table.choices(0)).toEqual(["produce", "decline"]);
    table.play(0, "decline");
    expect([table.asked, table.choices(2)]).toEqual([[2], ["produce", "decline"]]);
    const soldOut = phase("craftsman", { 0: farmer, 1: { goods: { corn: 10 } } });
    expect(soldOut.table.step).toBe("year");
  });

  test("PR-DP-17: the craftsman takes one barrel of a kind he produced that is still in supply, or none", () => {
    const island = { corn: 1, indigo: 2, sugar: 1 };
    const board = {
      island,
      workers: { corn: 1, indigo: 2, sugar: 1 },
      buildings: { "indigo-plant": 2, "sugar-mill": 1 },
    };
    expect(phase("craftsman", { 0: board }).play(0, "produce").choices(0)).toEqual([
      "extra corn",
      "extra indigo",
      "extra sugar",
      "pass",
    ]);
    const scarce = phase("craftsman", { 0: board, 1: { goods: { corn: 9 } } }).play(0, "produce");
    expect(scarce.choices(0)).toEqual(["extra indigo", "extra sugar", "pass"]);
    expect(phase("craftsman", { 0: board }).play(0, "decline").table.step).toBe("year");
  });

  test("PR-DP-18: a kind he has that the house takes, or nothing", () => {
    const goods = { corn: 1, sugar: 2, coffee: 1 };
    const table = phase(
      "trader",
      { 0: { goods }, 1: { goods }, 2: { goods, buildings: manned("office") } },
      { house: ["coffee"] },
    );
    expect(table.choices(0)).toEqual(["sell corn", "sell sugar", "pass"]);
    table.play(0, "sell sugar");
    expect(table.choices(1)).toEqual(["sell corn", "pass"]);
    table.play(1, "pass");
    expect(table.choices(2)).toEqual(["sell corn", "sell sugar", "sell coffee", "pass"]);
    expect(phase("trader", { 1: { goods: { coffee: 1 } } }, { house: ["coffee"] }).table.step).toBe("year");
  });

  test("PR-DP-20: every pair of kind and ship that is allowed; passing only when no cargo ship takes anything", () => {
    const given = { ships: [{ size: 4, good: "corn", barrels: 3 }, { size: 5 }, { size: 6 }] };
    const goods = { corn: 2, indigo: 5, sugar: 6 };
    const table = phase("captain", { 0: { goods }, 1: { goods: { coffee: 1 }, buildings: manned("wharf") } }, given);
    expect(table.choices(0)).toEqual(["load corn 4", "load indigo 5", "load indigo 6", "load sugar 6"]);
    table.play(0, "load corn 4");
    expect(table.choices(1)).toEqual(["load coffee 5", "load coffee 6", "wharf coffee"]);
    const ships = [4, 5, 6].map((size, kind) => ({ size, good: ["corn", "indigo", "sugar"][kind], barrels: size }));
    const full = phase("captain", { 0: { goods: { corn: 1, coffee: 2 }, buildings: manned("wharf") } }, { ships });
    expect(full.choices(0)).toEqual(["wharf corn", "wharf coffee", "pass"]);
  });

  /** All hoards with which storing can end. */
  function hoards(table: TestTable): string[] {
    const found = new Set<string>();
    const open = [table.state];
    for (let state = open.pop(); state !== undefined; state = open.pop())
      for (const move of Object.assign(table, { state }).choices(0)) {
        Object.assign(table, { state }).play(0, move);
        if (move === "done")
          found.add(
            Object.entries(table.seat(0).goods)
              .map(([good, barrels]) => (barrels > 0 ? `${barrels} ${good}` : ""))
              .filter(Boolean)
              .join(", "),
          );
        else open.push(table.state);
      }
    return [...found].sort();
  }

  test("PR-DP-21: one barrel of any kind, or nothing", () => {
    const table = phase("storage", { 0: { goods: { corn: 2, sugar: 1 } } });
    expect(table.choices(0)).toEqual(["keep corn", "keep sugar", "done"]);
    expect(hoards(table)).toEqual(["", "1 corn", "1 sugar"]);
    expect(phase("storage", { 1: { goods: { corn: 2 } } }).asked).toEqual([1]);
  });

  test("PR-DP-21: with a warehouse one kind whole and one barrel besides, or less", () => {
    const table = phase("storage", { 0: { goods: { corn: 2, sugar: 3 }, buildings: manned("small-warehouse") } });
    expect(hoards(table)).toEqual(["", "1 corn", "1 corn, 3 sugar", "1 sugar", "2 corn", "2 corn, 1 sugar", "3 sugar"]);
  });

  test("PR-DP-23: which colonist is said by its place, never by the disc", () => {
    const board = { island: { corn: 3, sugar: 1 }, workers: { corn: 2 }, buildings: { "sugar-mill": 2 }, windRose: 1 };
    const table = tableFor(3, { seats: { 0: board }, at: { step: "placement", taker: 0, joined: [0] } }).play(
      0,
      "stay",
    );
    const lifts = table.choices(0).filter((move) => move.startsWith("lift "));
    expect(lifts).toEqual(["lift corn", "lift sugar-mill"]);
    const places = new Set(SPOTS);
    for (const move of table.choices(0)) expect(places.has(move.split(" ")[1])).toBe(true);
  });
});
