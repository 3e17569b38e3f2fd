import { describe, expect, test } from "vitest";
import { tableFor } from "./test-table.ts";

const CAPTAIN = { step: "captain", taker: 0, turn: 1 };
const ALL = { expansion1: true, expansion2: true };

/** A table of three at which so many points are left in the supply; seat 2 holds the rest of the 75 (seat 1 has none). */
const left = (points: number, seat: object, at: object, more: object = {}) =>
  tableFor(3, { seats: { 1: { island: {}, ...seat }, 2: { points: 75 - points } }, at, ...more }, ALL);

describe("the last point of the supply", () => {
  const harbor = { buildings: { harbor: 1 }, goods: { corn: 3 } };

  test("PR-DP-26, PR-BLD-03: a harbor whose point would be the last is asked for, after the points of the loading", () => {
    const table = left(4, harbor, CAPTAIN).play(1, "load corn 4");
    expect([table.asked, table.table.step, table.table.points]).toEqual([[1], "lastPoint", 1]);
    expect(table.events("loaded")).toMatchObject([{ barrels: 3, points: 3 }]);
    expect(table.choices(1)).toEqual(["accept", "pass"]);
    table.play(1, "accept");
    expect([table.seat(1).points, table.table.points, table.table.ending]).toEqual([4, 0, ["points"]]);
    expect(table.events("harborRewarded")).toEqual([{ type: "harborRewarded", seat: 1, points: 1 }]);
  });

  test("PR-RULING-42: a point that is left stays in the supply, and the game goes on", () => {
    const table = left(4, harbor, CAPTAIN).play(1, "load corn 4").play(1, "pass");
    expect([table.seat(1).points, table.table.points, table.table.ending]).toEqual([3, 1, []]);
    expect(table.table.step).toBe("year");
  });

  test("PR-BLD-03: while points are left afterwards, nobody is asked", () => {
    const table = left(5, harbor, CAPTAIN).play(1, "load corn 4");
    expect([table.seat(1).points, table.table.points, table.table.step]).toEqual([4, 1, "year"]);
  });

  test("PR-RULING-42: points of the loading itself are always taken, and then the harbor's is written on paper", () => {
    const table = left(3, harbor, CAPTAIN).play(1, "load corn 4");
    expect([table.seat(1).points, table.table.points, table.table.ending]).toEqual([4, 0, ["points"]]);
  });

  test("PR-RULING-42: so is the captain's privilege", () => {
    const table = left(4, harbor, { step: "captain", taker: 1 }).play(1, "load corn 4");
    expect([table.seat(1).points, table.table.points]).toEqual([5, 0]);
  });

  test("PR-BLD-03: where the game ends anyway, nobody is asked", () => {
    const table = left(4, harbor, CAPTAIN, { ending: ["city"] }).play(1, "load corn 4");
    expect([table.seat(1).points, table.table.points, table.table.ending]).toEqual([4, 0, ["city", "points"]]);
  });

  test("PR-DP-26, PR-B-WHARF-06: after a wharf too, also when it was the last loading", () => {
    const buildings = { harbor: 1, wharf: 1 };
    const table = left(4, { ...harbor, buildings }, CAPTAIN).play(1, "wharf corn");
    expect([table.asked, table.table.step, table.table.supply.corn]).toEqual([[1], "lastPoint", 10]);
    expect(table.play(1, "pass").table).toMatchObject({ step: "year", points: 1 });
  });

  test("PR-DP-26, PR-B-SMALL-WHARF-04: after a small wharf too", () => {
    const buildings = { harbor: 1, "small-wharf": 1 };
    const ships = [4, 5, 6].map((size, at) => ({ size, good: ["indigo", "sugar", "coffee"][at], barrels: 1 }));
    const table = left(2, { ...harbor, buildings }, CAPTAIN, { ships });
    for (const move of ["crate corn", "crate corn", "crate corn", "done"]) table.play(1, move);
    expect([table.table.step, table.seat(1).points]).toEqual(["lastPoint", 1]);
    expect(table.play(1, "accept").seat(1).points).toBe(2);
  });

  test("PR-DP-26: a union hall, before its owner loads", () => {
    const union = { buildings: { "union-hall": 1 }, goods: { corn: 4 } };
    const table = tableFor(3, { seats: { 0: union, 2: { points: 73 } } }, ALL).play(0, "role captain");
    expect([table.asked, table.table.step, table.table.points]).toEqual([[0], "lastPoint", 2]);
    const taken = table.play(0, "accept");
    expect([taken.seat(0).points, taken.table.ending, taken.table.step]).toEqual([2, ["points"], "load"]);
    const other = tableFor(3, { seats: { 0: union, 2: { points: 73 } } }, ALL)
      .play(0, "role captain")
      .play(0, "pass");
    expect([other.seat(0).points, other.table.points, other.table.step]).toEqual([0, 2, "load"]);
  });

  test("PR-DP-26: a church, after the tile is placed and before the university", () => {
    const seat = { buildings: { church: 1, university: 1 }, doubloons: 20 };
    const table = left(1, seat, { step: "builder", taker: 0, turn: 1 }).play(1, "build factory");
    expect([table.table.step, table.seat(1).buildings]).toMatchObject(["lastPoint", { factory: 0 }]);
    table.play(1, "pass");
    expect([table.table.step, table.table.points, table.seat(1).points]).toEqual(["university", 1, 0]);
    const two = left(1, seat, { step: "builder", taker: 0, turn: 1 }).play(1, "build fortress").play(1, "accept");
    expect([two.seat(1).points, two.table.points]).toEqual([2, 0]);
  });

  test("PR-BLD-03, PR-END-03: a purchase that fills the city ends the game by itself", () => {
    const names = ["residence", "city-hall", "wharf", "harbor", "hacienda", "office", "hospice", "small-market"];
    const buildings = Object.fromEntries(["church", ...names].map((name) => [name, name === "church" ? 1 : 0]));
    const table = left(1, { buildings, doubloons: 20 }, { step: "builder", taker: 0, turn: 1 });
    table.play(1, "build factory");
    expect([table.seat(1).points, table.table.points, table.table.ending]).toEqual([1, 0, ["city", "points"]]);
  });

  test("PR-DP-26, PR-TERM-04: chapels with nobles, in player order; what the first leaves the second is asked for", () => {
    const chapel = { buildings: { chapel: 1 }, nobles: { chapel: 1 }, island: {} };
    const given = { governor: 2, seats: { 0: chapel, 1: { points: 74 }, 2: { ...chapel, doubloons: 0 } } };
    const opened = () => tableFor(3, given, ALL).play(2, "role craftsman");
    expect([opened().asked, opened().table.step]).toEqual([[2], "lastPoint"]);
    const second = opened().play(2, "pass");
    expect([second.asked, second.seat(2)]).toMatchObject([[0], { points: 0, doubloons: 0 }]);
    expect(second.play(0, "accept").seat(0).points).toBe(1);
    const first = opened().play(2, "accept");
    expect([first.seat(2).points, first.seat(0).points, first.table.step]).toEqual([1, 1, "year"]);
  });

  test("PR-RULING-42: a hunting lodge with a noble pays without asking", () => {
    const lodge = { buildings: { "hunting-lodge": 1 }, nobles: { "hunting-lodge": 1 } };
    const table = left(2, lodge, { step: "settler", taker: 0 });
    while (table.table.step === "settle") table.play(table.asked[0]!, "pass");
    expect([table.seat(1).points, table.table.points]).toEqual([2, 0]);
  });

  test("PR-RULING-28: after the decision guests may be moved", () => {
    const seat = { buildings: { "guest-house": 1, harbor: 1, "small-market": 0 }, goods: { corn: 3 } };
    const table = left(4, seat, CAPTAIN);
    expect(table.table.step).toBe("guests");
    table.play(1, "pass").play(1, "load corn 4").play(1, "pass");
    expect(table.table.step).toBe("lastPoint");
    expect(table.play(1, "pass").table.step).toBe("guests");
  });

  test("PR-BLD-03: to accept is nothing one does unasked", () => {
    expect(left(4, harbor, CAPTAIN).refusal(1, "accept")).toBe("PR-BLD-03");
  });
});
