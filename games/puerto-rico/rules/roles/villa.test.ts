import { describe, expect, test } from "vitest";
import { type TestTable, tableFor } from "../test-table.ts";

/** The mayor phase of seat 0, in a game with nobles. */
const electing = (given: object, options = {}) =>
  tableFor(3, { at: { step: "mayor", taker: 0 }, ...given }, { expansion2: true, ...options });

const villa = { buildings: { villa: 1 }, island: { corn: 3 } };

const board = (table: TestTable, seat: number) => [table.seat(seat).windRose, table.seat(seat).nobles.all];

describe("villa", () => {
  test("PR-B-VILLA-01, PR-DP-13: its owner may take a noble from the supply, besides his draw", () => {
    const table = electing({ seats: { 0: villa } }).play(0, "join");
    expect(table.table.step).toBe("villa");
    expect(table.choices(0)).toEqual(["noble", "pass"]);
    expect(table.refusal(0, "colonist")).toBe("PR-B-VILLA-02");
    table.play(0, "noble");
    expect(board(table, 0)).toEqual([1, 1]);
    expect(table.table).toMatchObject({ nobles: 18, colonists: 97, colonistShip: 3, noblesAboard: 1 });
    table.play(0, "colonist");
    expect(board(table, 0)).toEqual([2, 1]);
    expect(table.table).toMatchObject({ colonistShip: 2, noblesAboard: 1 });
  });

  test("PR-B-VILLA-01: he need not, and nobody else is offered one", () => {
    const table = electing({ seats: { 0: villa, 1: { buildings: { villa: 0 } } } })
      .play(0, "join")
      .play(0, "pass");
    expect(table.table.nobles).toBe(19);
    table.play(0, "colonist").play(1, "join");
    expect(table.table.step).toBe("landfall");
    expect(table.asked).toEqual([1]);
  });

  test("PR-B-VILLA-01: a noble on it works as well as a colonist; who is not mayor has it too", () => {
    const table = electing({ seats: { 1: { ...villa, nobles: { villa: 1 } } } })
      .play(0, "join")
      .play(0, "colonist");
    table.play(1, "join").play(1, "noble");
    expect(table.seat(1).nobles.all).toBe(2);
  });

  test("PR-B-VILLA-01: once per phase", () => {
    const table = electing({ seats: { 0: villa } })
      .play(0, "join")
      .play(0, "noble")
      .play(0, "noble")
      .play(1, "join");
    table.play(2, "join");
    expect([table.table.step, table.table.nobles]).toEqual(["place", 18]);
  });

  test("PR-B-VILLA-02: without a noble in the supply it is a colonist, without either nothing", () => {
    const nobles = { windRose: 20, nobles: { "wind-rose": 20 } };
    const none = { colonistShip: 0, noblesAboard: 0 };
    const table = electing({ ...none, seats: { 0: villa, 1: nobles, 2: { windRose: 98 } } }).play(0, "join");
    expect(table.table).toMatchObject({ colonists: 1, nobles: 0 });
    expect(table.choices(0)).toEqual(["colonist", "pass"]);
    expect(table.refusal(0, "noble")).toBe("PR-B-VILLA-01");
    table.play(0, "colonist");
    expect(board(table, 0)).toEqual([1, 0]);
    expect(table.table.colonists).toBe(0);
    const empty = electing({ ...none, seats: { 0: villa, 1: nobles, 2: { windRose: 99 } } }).play(0, "join");
    expect(empty.asked).toEqual([1]);
  });

  test("PR-RULING-36: it comes before the draw, whatever is aboard", () => {
    for (const [colonistShip, noblesAboard] of [
      [3, 1],
      [3, 0],
      [2, 2],
    ]) {
      const table = electing({ colonistShip, noblesAboard, seats: { 0: villa } }).play(0, "join");
      expect(table.table).toMatchObject({ step: "villa", colonistShip, noblesAboard });
      expect(table.seat(0).windRose).toBe(0);
    }
  });

  test("PR-RULING-36: the draw follows the villa, also when there is nothing to choose aboard", () => {
    const table = electing({ colonistShip: 3, noblesAboard: 0, seats: { 0: villa } })
      .play(0, "join")
      .play(0, "noble");
    expect(table.told.map(({ event }) => event.type)).toEqual(["villaTaken", "colonistsDrawn"]);
    expect([board(table, 0), table.table.colonistShip, table.asked]).toEqual([[2, 1], 2, [1]]);
    const nobles = electing({ colonistShip: 2, noblesAboard: 2, seats: { 0: villa } })
      .play(0, "join")
      .play(0, "pass");
    expect([board(nobles, 0), nobles.table.noblesAboard]).toEqual([[1, 1], 1]);
  });

  test("PR-RULING-36: also with an empty ship, and at his own place in the first circuit", () => {
    const table = electing({ colonistShip: 1, noblesAboard: 0, seats: { 2: villa } })
      .play(0, "join")
      .play(1, "join");
    table.play(2, "join");
    expect([table.table.step, table.table.colonistShip]).toEqual(["villa", 0]);
    table.play(2, "noble");
    expect(board(table, 2)).toEqual([1, 1]);
  });

  test("PR-RULING-36, PR-DP-13: who declines the mayor action forgoes his villa", () => {
    const table = electing({ seats: { 0: villa } }).play(0, "decline");
    expect(table.asked).toEqual([1]);
    expect(table.table.nobles).toBe(19);
  });

  test("PR-B-VILLA-01, PR-B-LIBRARY-05: villa, library and privilege: two colonists, a noble, and the draw", () => {
    const seats = { 0: { buildings: { villa: 1, library: 1 }, island: { corn: 5 } } };
    const table = electing({ seats }, { expansion1: true }).play(0, "privilege");
    expect([table.table.step, board(table, 0), table.table.colonists]).toEqual(["villa", [2, 0], 94]);
    table.play(0, "noble").play(0, "noble");
    expect(board(table, 0)).toEqual([4, 2]);
    expect(table.table).toMatchObject({ colonists: 94, nobles: 18, colonistShip: 2, noblesAboard: 0 });
  });

  test("PR-B-VILLA-01: what came can be placed in the same phase, on the villa too", () => {
    const seats = { 0: { ...villa, nobles: {} } };
    const table = electing({ colonistShip: 0, noblesAboard: 0, seats }).play(0, "join").play(0, "noble");
    table.play(1, "decline").play(2, "decline");
    table.play(0, "place-noble villa").play(0, "place corn").play(0, "done");
    expect(table.seat(0)).toMatchObject({ workers: { corn: 1 }, nobles: { villa: 1 } });
  });
});
