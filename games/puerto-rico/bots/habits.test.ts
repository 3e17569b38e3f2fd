import { legalMoves, type Move, MoveList, Table } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { puertoRico } from "../rules/game.ts";
import { moves } from "../rules/moves.ts";
import { type TestTable, tableFor } from "../rules/test-table.ts";
import { isQuiet, obvious } from "./habits.ts";

/** Plays what is obvious to a seat for as long as it is asked; the moves in notation. */
function habits(table: TestTable, seat: number): string[] {
  const played: string[] = [];
  while (!table.isOver && table.asked[0] === seat) {
    const list = new Table(puertoRico, table.state, null as never, new MoveList(false)).listFor(seat).toArray();
    const move = obvious(table.state, seat, list);
    if (move === null) break;
    played.push(moves.write(move));
    table.play(seat, moves.write(move));
  }
  return played;
}

describe("placing colonists", () => {
  const placed = (board: object, given: object = {}) => {
    const table = tableFor(3, { seats: { 0: board }, ...given, at: { step: "placement", taker: 0 } });
    habits(table, 0);
    return table.state.seats[0];
  };

  test("two go to a plantation and its plant together, not to halves of two chains", () => {
    const { workers, city } = placed({
      island: { indigo: 2, coffee: 1 },
      windRose: 2,
      buildings: { "coffee-roaster": 0, "small-market": 0 },
    });
    expect([workers[4], city[5]]).toEqual([1, 1]);
  });

  test("in the last year they go where there are points", () => {
    const late = { ending: ["points"], roles: { builder: { taker: 0 }, captain: { taker: 1 } } };
    const board = {
      points: 24,
      island: { corn: 3 },
      windRose: 1,
      buildings: { "customs-house": 0, "small-market": 0 },
    };
    const { workers, city } = placed(board, late);
    expect([workers[0], city[21], city[6]]).toEqual([0, 1, 0]);
  });

  test("every one of them finds a circle", () => {
    const { windRose } = placed({ island: { indigo: 3, quarry: 1 }, windRose: 4, buildings: { "sugar-mill": 0 } });
    expect(windRose).toBe(0);
  });

  test("nobles are placed too", () => {
    const options = { expansion2: true };
    const board = { island: { corn: 2 }, windRose: 2, nobles: { "wind-rose": 1 }, buildings: { villa: 0 } };
    const table = tableFor(3, { seats: { 0: board }, at: { step: "placement", taker: 0 } }, options);
    habits(table, 0);
    expect(table.state.seats[0].windRose).toBe(0);
  });
});

test("the mayor takes part with the privilege, and everybody who can produces", () => {
  expect(habits(tableFor(3, { at: { step: "mayor", taker: 0 } }), 0)[0]).toBe("privilege");
  const farm = { island: { corn: 1 }, workers: { corn: 1 } };
  expect(habits(tableFor(3, { seats: { 0: farm }, at: { step: "craftsman", taker: 0 } }), 0)[0]).toBe("produce");
});

test("a warehouse keeps the kind that is worth most, a single space the dearest barrel", () => {
  const board = { goods: { corn: 2, tobacco: 2, coffee: 1 }, buildings: { "small-warehouse": 1 } };
  const table = tableFor(3, { seats: { 0: board }, at: { step: "storage", taker: 0 } });
  expect(habits(table, 0)).toEqual(["store tobacco", "keep coffee", "done"]);
});

test("what needs trying is not obvious", () => {
  const table = tableFor(3, { at: { step: "settler", taker: 0 } });
  const listed: Move[] = legalMoves(puertoRico, table.state, 0);
  expect(obvious(table.state, 0, listed)).toBeNull();
});

test("a position is quiet between phases, not within one", () => {
  expect(isQuiet(tableFor(3).state)).toBe(true);
  expect(isQuiet(tableFor(3, { at: { step: "settler", taker: 0 } }).state)).toBe(false);
});
