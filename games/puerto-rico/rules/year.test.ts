import { describe, expect, test } from "vitest";
import { type TestTable, tableFor } from "./test-table.ts";

/** Nobody has money or anything else to act with. */
const PENNILESS = Object.fromEntries([0, 1, 2].map((seat) => [seat, { doubloons: 0 }]));

/** A table of three where the phases of craftsman, trader and captain pass without a decision. */
const idle = (given: object = {}) => tableFor(3, { seats: PENNILESS, ...given });

const takers = (table: TestTable) => Object.values(table.table.roles).map((card) => card.taker);
const money = (table: TestTable) =>
  Object.fromEntries(Object.entries(table.table.roles).map(([name, card]) => [name, card.doubloons]));

describe("the year", () => {
  test("PR-YEAR-01: the governor chooses first, and his phase is played out before anyone else chooses", () => {
    const table = tableFor(3, { governor: 1 });
    expect(table.asked).toEqual([1]);
    table.play(1, "role settler");
    for (const seat of [1, 2, 0]) {
      expect([table.table.step, table.asked]).toEqual(["settle", [seat]]);
      expect(table.refusal(seat, "role mayor")).toBe("PR-YEAR-01");
      expect(table.choices(seat).filter((move) => move.startsWith("role"))).toEqual([]);
      table.play(seat, "pass");
    }
    expect([table.table.step, table.asked]).toEqual(["year", [2]]);
  });

  test("PR-YEAR-02: then clockwise, until every player has chosen once", () => {
    const table = idle({ governor: 1 });
    expect(table.refusal(2, "role trader")).toBe("PR-YEAR-02");
    table.play(1, "role trader");
    expect([table.asked, table.refusal(1, "role captain")]).toEqual([[2], "PR-YEAR-02"]);
    table.play(2, "role captain");
    expect([table.asked, table.table.year]).toEqual([[0], 1]);
    table.play(0, "role craftsman");
    expect(table.table.year).toBe(2);
  });

  test.each([4, 5])("PR-YEAR-02: with %i players the year has as many choices", (players) => {
    const seats = Object.fromEntries(Array.from({ length: players }, (_, seat) => [seat, { doubloons: 0 }]));
    const table = tableFor(players, { governor: 2, seats });
    for (const [place, role] of ["trader", "craftsman", "captain", "prospector", "prospector-2"]
      .slice(0, players)
      .entries()) {
      expect([table.asked, table.table.year]).toEqual([[(2 + place) % players], 1]);
      table.play((2 + place) % players, `role ${role}`);
    }
    expect(table.table.year).toBe(2);
  });

  test("PR-YEAR-03: he must choose a card", () => {
    const table = tableFor(4);
    expect(table.refusal(0, "pass")).toBe("PR-YEAR-03");
    expect(table.choices(0).every((move) => move.startsWith("role "))).toBe(true);
  });

  test("PR-YEAR-04: he may choose a role whose action and privilege he does not want", () => {
    const table = tableFor(3);
    const before = table.table.seats;
    table.play(0, "role builder").play(0, "pass").play(1, "pass").play(2, "pass");
    expect([table.table.step, table.asked]).toEqual(["year", [1]]);
    expect(table.table.seats).toEqual(before);
  });

  test.each(["craftsman", "trader", "captain"])(
    "PR-YEAR-04: he may choose the %s without being able to use it",
    (role) => {
      const table = idle();
      const before = table.table.seats;
      table.play(0, `role ${role}`);
      expect([table.table.step, table.asked]).toEqual(["year", [1]]);
      expect(table.table.seats).toEqual(before);
    },
  );

  test("PR-YEAR-05: a chosen card stays with its taker, and nobody can choose it again this year", () => {
    const table = idle();
    table.play(0, "role trader");
    expect(table.table.roles.trader.taker).toBe(0);
    expect(table.refusal(1, "role trader")).toBe("PR-YEAR-05");
    expect(table.choices(1)).not.toContain("role trader");
    table.play(1, "role captain");
    expect(takers(table)).toEqual([null, null, null, null, 0, 1]);
    expect([table.refusal(2, "role trader"), table.refusal(2, "role captain")]).toEqual(["PR-YEAR-05", "PR-YEAR-05"]);
  });

  test("PR-YEAR-06: the money on the card comes first, and may be spent in the phase", () => {
    const table = idle({ roles: { builder: { doubloons: 3 }, trader: { doubloons: 1 } } });
    table.play(0, "role builder");
    expect(table.seat(0).doubloons).toBe(3);
    expect(money(table)).toMatchObject({ builder: 0, trader: 1 });
    table.play(0, "build hospice");
    expect(table.seat(0).doubloons).toBe(0);
  });

  test("PR-YEAR-07: the prospectors are two cards, each with its own money", () => {
    const seats = Object.fromEntries([0, 1, 2, 3, 4].map((seat) => [seat, { doubloons: 0 }]));
    const roles = { prospector: { doubloons: 1 }, "prospector-2": { doubloons: 4 } };
    const table = tableFor(5, { seats, roles });
    table.play(0, "role prospector-2");
    expect(table.seat(0).doubloons).toBe(4 + 1);
    expect([table.table.roles.prospector, table.table.roles["prospector-2"]]).toEqual([
      { doubloons: 1, taker: null },
      { doubloons: 0, taker: 0 },
    ]);
    table.play(1, "role prospector");
    expect(table.seat(1).doubloons).toBe(1 + 1);
  });

  test("PR-YEAR-08: then every card nobody chose gets a doubloon more, whatever lies there", () => {
    const roles = { mayor: { doubloons: 2 }, trader: { doubloons: 1 } };
    const table = idle({ roles });
    table.play(0, "role trader").play(1, "role craftsman");
    expect(money(table)).toMatchObject({ settler: 0, mayor: 2, builder: 0 });
    table.play(2, "role captain");
    expect(money(table)).toEqual({ settler: 1, mayor: 3, builder: 1, craftsman: 0, trader: 0, captain: 0 });
  });

  test("PR-YEAR-09: all chosen cards come back", () => {
    const table = idle();
    table.play(0, "role trader").play(1, "role craftsman").play(2, "role captain");
    expect(takers(table)).toEqual([null, null, null, null, null, null]);
    expect(table.choices(1)).toHaveLength(6);
  });

  test("PR-YEAR-10: the governor card goes on to the left, and its holder begins the next year", () => {
    const table = idle({ governor: 2, year: 7 });
    table.play(2, "role trader").play(0, "role craftsman").play(1, "role captain");
    expect(table.table).toMatchObject({ governor: 0, year: 8 });
    expect(table.asked).toEqual([0]);
    table.play(0, "role trader").play(1, "role craftsman").play(2, "role captain");
    expect([table.table.governor, table.asked]).toEqual([1, [1]]);
  });

  test("PR-YEAR-11: with an end condition met the year is played to its end, and there the game stops", () => {
    const table = idle({ ending: ["city"] });
    table.play(0, "role trader").play(1, "role craftsman");
    expect([table.isOver, table.asked]).toEqual([false, [2]]);
    table.play(2, "role captain");
    expect(table.isOver).toBe(true);
    expect(table.table).toMatchObject({ year: 1, governor: 0, step: "over" });
    expect(money(table)).toEqual({ settler: 0, mayor: 0, builder: 0, craftsman: 0, trader: 0, captain: 0 });
    expect(takers(table)).toEqual([null, null, null, 1, 0, 2]);
    expect(table.events("gameOver")).toHaveLength(1);
  });
});
