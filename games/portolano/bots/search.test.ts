import { MoveList, Table } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { portolano } from "../rules/game.ts";
import { moves } from "../rules/moves.ts";
import { type TestTable, tableFor } from "../rules/test-table.ts";
import { search } from "./search.ts";

/** A visit to a port that demands wine, tea, tea, cotton, wine. */
const inPort = (ship: object) =>
  tableFor(4, {
    tiles: { b2: "P1b", d4: "S01a" },
    pirate: "d4",
    seats: { 0: { place: "b2", ...ship } },
    at: { moment: "action", turn: 0 },
  });

const listAt = ({ state }: TestTable): MoveList =>
  new Table(portolano, state, null as never, new MoveList(false)).listFor(0);

/** Plays one way of a decision to its end; the moves in notation. */
function wholeWay(table: TestTable, way: number): string[] {
  const played: string[] = [];
  const step = table.state.stack.at(-1)?.step;
  while (table.asked[0] === 0 && table.state.stack.at(-1)?.step === step) {
    const move = moves.write(search.habits.next(table.state, 0, listAt(table), way));
    played.push(move);
    table.play(0, move);
  }
  return played;
}

describe("whole ways of a decision", () => {
  test("a load is unloaded as far as it fits, or kept", () => {
    const table = () => inPort({ goods: { wine: 2, tea: 1 } });
    expect(search.habits.ways(table().state, 0, listAt(table()))).toBe(2);
    expect(wholeWay(table(), 0)).toEqual(["unload wine 1", "unload tea 2", "unload wine 5"]);
    expect(wholeWay(table(), 1)).toEqual(["done"]);
  });

  test("cocoa may stay on board while the rest is sold", () => {
    const table = () => inPort({ goods: { wine: 1, cocoa: 1 } });
    expect(search.habits.ways(table().state, 0, listAt(table()))).toBe(3);
    expect(wholeWay(table(), 2)).toEqual(["unload wine 1", "done"]);
  });

  test("there is no search for how much rum to take where there is room for all of it", () => {
    const table = inPort({ goods: { wine: 1 } }).play(0, "unload wine 1");
    expect(search.habits.ways(table.state, 0, listAt(table))).toBe(1);
    expect(wholeWay(table, 0)).toEqual(["refill 2"]);
  });
});

test("a course that cannot be paid is hardly promising, one to a port that buys is the most", () => {
  const table = tableFor(4, {
    wind: "north",
    tiles: { b2: "P1b", d4: "S01a" },
    pirate: "d4",
    seats: { 0: { place: "b3", rum: 1, goods: { wine: 2, tea: 2 } } },
    at: { moment: "cards" },
  });
  const list = listAt(table);
  const promise = new Float64Array(list.length);
  search.prior(table.state, 0, list, promise, portolano as never);
  const of = (course: string) => promise[list.moves.indexOf(moves.read(`lay ${course}`) ?? -1)];
  expect(of("north")).toBe(Math.max(...promise));
  expect(of("south")).toBe(Math.min(...promise));
});
