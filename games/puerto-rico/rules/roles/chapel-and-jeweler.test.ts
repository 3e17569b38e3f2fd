import { describe, expect, test } from "vitest";
import { tableFor } from "../test-table.ts";

/** The craftsman phase that seat 0 has just opened. */
const crafting = (seats: object, options = {}) =>
  tableFor(3, { seats }, { expansion2: true, ...options }).play(0, "role craftsman");

const chapel = { buildings: { chapel: 1 }, doubloons: 0 };

describe("chapel", () => {
  test("PR-B-CHAPEL-01: with a colonist a doubloon, with a noble a point, unasked", () => {
    const table = crafting({ 1: chapel, 2: { ...chapel, nobles: { chapel: 1 } } });
    expect(table.seat(1)).toMatchObject({ doubloons: 1, points: 0 });
    expect(table.seat(2)).toMatchObject({ doubloons: 0, points: 1 });
    expect(table.table.points).toBe(74);
    expect(table.events("chapelRewarded")).toEqual([
      { type: "chapelRewarded", seat: 1, doubloons: 1, points: 0 },
      { type: "chapelRewarded", seat: 2, doubloons: 0, points: 1 },
    ]);
  });

  test("PR-B-CHAPEL-01: an empty one gives nothing, nor does it in another phase", () => {
    expect(crafting({ 1: { ...chapel, buildings: { chapel: 0 } } }).seat(1)).toMatchObject({ doubloons: 0, points: 0 });
    const table = tableFor(3, { seats: { 1: chapel } }, { expansion2: true }).play(0, "role trader");
    expect(table.seat(1).doubloons).toBe(0);
  });

  test("PR-CRAFT-13, PR-B-CHAPEL-01: at the start of the phase, before anybody produces", () => {
    const seats = { 0: { island: { corn: 1 }, workers: { corn: 1 } }, 2: chapel };
    const table = crafting(seats);
    expect([table.asked, table.table.step, table.seat(2).doubloons]).toEqual([[0], "produce", 1]);
  });

  test("PR-RULING-52, PR-RULING-42: chapel and jeweler pay even if their owner declines or cannot produce", () => {
    const buildings = { chapel: 1, jeweler: 1 };
    const seat = { buildings, doubloons: 0, windRose: 1, nobles: { "wind-rose": 1 } };
    expect(crafting({ 1: seat }).seat(1).doubloons).toBe(2);
    const table = crafting({ 1: { ...seat, island: { corn: 1 }, workers: { corn: 1 } } });
    expect([table.asked, table.seat(1).doubloons]).toEqual([[1], 1]);
    table.play(1, "decline");
    expect(table.seat(1)).toMatchObject({ doubloons: 2, goods: { corn: 0 } });
  });

  test("PR-RULING-27: the point of a chapel may be the last", () => {
    const table = crafting({ 0: { points: 74 }, 1: { ...chapel, nobles: { chapel: 1 } } }).play(1, "accept");
    expect([table.table.points, table.table.ending]).toEqual([0, ["points"]]);
  });
});

describe("jeweler", () => {
  const nobles = { island: { corn: 1 }, workers: { corn: 1 }, windRose: 2, doubloons: 0 };

  test("PR-B-JEWELER-01, PR-NOBLE-13: a doubloon per noble: island, city, wind rose", () => {
    const seat = {
      ...nobles,
      buildings: { jeweler: 1, villa: 1 },
      nobles: { corn: 1, villa: 1, "wind-rose": 2 },
    };
    const table = crafting({ 0: seat });
    expect(table.seat(0).doubloons).toBe(0);
    table.play(0, "produce");
    expect(table.seat(0)).toMatchObject({ doubloons: 4, goods: { corn: 1 } });
    expect(table.events("jewelerPaid")).toEqual([{ type: "jewelerPaid", seat: 0, doubloons: 4 }]);
  });

  test("PR-B-JEWELER-01: it works with a colonist or with a noble, who counts; not when empty", () => {
    const paid = (seat: object) => crafting({ 1: { doubloons: 0, ...seat } }).seat(1).doubloons;
    expect(paid({ buildings: { jeweler: 1 }, nobles: { jeweler: 1 } })).toBe(1);
    expect(paid({ buildings: { jeweler: 1 }, windRose: 1, nobles: { "wind-rose": 1 } })).toBe(1);
    expect(paid({ buildings: { jeweler: 1 }, windRose: 1 })).toBe(0);
    expect(paid({ buildings: { jeweler: 0 }, windRose: 1, nobles: { "wind-rose": 1 } })).toBe(0);
  });

  test("PR-B-JEWELER-01, PR-CRAFT-13: on the owner's turn, after his factory, before the craftsman's extra barrel", () => {
    const seats = {
      0: { island: { corn: 1 }, workers: { corn: 1 } },
      1: {
        ...nobles,
        island: { corn: 1, indigo: 1 },
        workers: { corn: 1, indigo: 1 },
        buildings: { jeweler: 1, factory: 1, "indigo-plant": 1 },
        nobles: { "wind-rose": 2 },
      },
    };
    const table = crafting(seats);
    expect(table.seat(1).doubloons).toBe(0);
    table.play(0, "produce");
    expect(table.seat(1).doubloons).toBe(0);
    table.play(1, "produce");
    expect(table.told.map(({ event }) => event.type)).toEqual(["produced", "factoryPaid", "jewelerPaid"]);
    expect([table.seat(1).doubloons, table.table.step, table.asked]).toEqual([3, "extra", [0]]);
    expect(table.choices(0)).toEqual(["extra corn", "pass"]);
  });

  test("PR-CRAFT-13: a craftsman with a jeweler has his extra barrel of what he produced", () => {
    const seat = { ...nobles, buildings: { jeweler: 1 }, nobles: { "wind-rose": 2 } };
    const table = crafting({ 0: seat }).play(0, "produce");
    expect([table.table.step, table.choices(0)]).toEqual(["extra", ["extra corn", "pass"]]);
    expect(crafting({ 0: seat }).play(0, "decline").table.step).toBe("year");
  });

  test("PR-B-JEWELER-02: it produces no good, and adds no kind to the factory", () => {
    const seat = { ...nobles, buildings: { jeweler: 1, factory: 1 }, nobles: { "wind-rose": 1 } };
    const table = crafting({ 0: seat }).play(0, "produce");
    expect(table.seat(0)).toMatchObject({
      doubloons: 1,
      goods: { corn: 1, indigo: 0, sugar: 0, tobacco: 0, coffee: 0 },
    });
  });
});
