import { describe, expect, test } from "vitest";
import { tableFor } from "../test-table.ts";

const CHURCH = { church: 1 };

/** Seat 1 buys in the builder phase of seat 0. */
const buying = (building: string, board: object, board2: readonly string[] = [building]) =>
  tableFor(
    3,
    {
      board: board2,
      seats: { 1: { island: {}, doubloons: 20, ...board } },
      at: { step: "builder", taker: 0, turn: 1 },
    },
    { expansion1: true },
  ).play(1, `build ${building}`);

describe("church", () => {
  test.each([
    ["aqueduct", 0],
    ["small-indigo-plant", 0],
    ["small-sugar-mill", 0],
    ["storehouse", 0],
    ["indigo-plant", 1],
    ["hospice", 1],
    ["small-wharf", 1],
    ["tobacco-storage", 1],
    ["lighthouse", 1],
    ["union-hall", 1],
    ["guild-hall", 2],
    ["cloister", 2],
  ])("PR-B-CHURCH-01: for a %s %i points", (building, points) => {
    const table = buying(building, { buildings: CHURCH });
    expect(table.seat(1).points).toBe(points);
    expect(table.events("churchRewarded").map((event) => event.points)).toEqual(points === 0 ? [] : [points]);
    expect(table.table.points).toBe(75 - points);
  });

  test("PR-B-CHURCH-01: it must work, and nobody else profits", () => {
    expect(buying("hospice", { buildings: { church: 0 } }).seat(1).points).toBe(0);
    const seats = { 0: { buildings: CHURCH, doubloons: 0 }, 1: { doubloons: 20 } };
    const table = tableFor(3, { seats, at: { step: "builder", taker: 0, turn: 1 } }, { expansion1: true }).play(
      1,
      "build hospice",
    );
    expect(table.table.seats.map(({ points }) => points)).toEqual([0, 0, 0]);
  });

  test("PR-B-CHURCH-02: nothing for itself, even if a university mans it at once", () => {
    expect(buying("church", {}).seat(1).points).toBe(0);
    const table = buying("church", { buildings: { university: 1 } }).play(1, "colonist");
    expect(table.seat(1)).toMatchObject({ points: 0, buildings: { church: 1 } });
  });

  test("PR-B-STATUE-02, PR-B-CHURCH-01: the statue is a building of column 4", () => {
    const table = buying("statue", { buildings: CHURCH });
    expect(table.seat(1)).toMatchObject({ points: 2, doubloons: 10, buildings: { statue: 0 } });
  });

  test("PR-BUILDER-15: pay, place, church, then university", () => {
    const table = buying("hospice", { buildings: { church: 1, university: 1 } });
    expect(table.told.map(({ event }) => event.type)).toEqual(["built", "churchRewarded"]);
    expect([table.table.step, table.seat(1).points]).toEqual(["university", 1]);
    table.play(1, "colonist");
    expect(table.told.map(({ event }) => event.type)).toEqual(["colonistOnBuilding"]);
  });

  test("PR-BUILDER-15: what the black market takes goes first", () => {
    const board = { doubloons: 3, windRose: 1, island: {}, buildings: { "black-market": 1, church: 1 } };
    const table = tableFor(
      3,
      { seats: { 1: board }, at: { step: "builder", taker: 0, turn: 1 } },
      { expansion1: true },
    );
    table.play(1, "bargain hospice").play(1, "give-colonist wind-rose");
    expect(table.told.map(({ event }) => event.type)).toEqual(["bargained", "built", "churchRewarded"]);
  });

  test("PR-END-04, PR-B-CHURCH-01: its points can be the last ones", () => {
    const seats = { 0: { points: 74 }, 1: { buildings: CHURCH, doubloons: 20 } };
    const table = tableFor(3, { seats, at: { step: "builder", taker: 0, turn: 1 } }, { expansion1: true })
      .play(1, "build fortress")
      .play(1, "accept");
    expect(table.seat(1).points).toBe(2);
    expect(table.table).toMatchObject({ points: 0, ending: ["points"] });
  });

  test("PR-BUILDER-07: privilege, library, quarries and forests are added, and the price is never below nothing", () => {
    const island = { quarry: 2 };
    const board = { island, workers: { quarry: 2 }, forests: ["corn", "corn", "corn", "corn"], doubloons: 20 };
    const price = (buildings: object, building: string, taker: number) => {
      const given = {
        board: [building],
        seats: { 1: { ...board, buildings } },
        at: { step: "builder", taker, turn: 1 },
      };
      return 20 - tableFor(3, given, { expansion1: true }).play(1, `build ${building}`).seat(1).doubloons;
    };
    expect(price({}, "wharf", 0)).toBe(9 - 2 - 2);
    expect(price({}, "wharf", 1)).toBe(9 - 1 - 2 - 2);
    expect(price({ library: 1 }, "wharf", 1)).toBe(9 - 2 - 2 - 2);
    expect(price({ library: 1 }, "wharf", 0)).toBe(9 - 2 - 2);
    expect(price({ library: 1 }, "storehouse", 1)).toBe(0);
  });
});
