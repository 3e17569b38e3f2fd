import { describe, expect, test } from "vitest";
import {
  ALL,
  copyData,
  everybody,
  includesSeat,
  isOver,
  nextSeat,
  only,
  SPECTATOR,
  sameData,
  seatsFrom,
  seatsIn,
} from "./state.ts";

const table = { players: 3, stack: [] };

test("seats go round the table", () => {
  expect([0, 1, 2].map((seat) => nextSeat(table, seat))).toEqual([1, 2, 0]);
  expect(seatsFrom(table, 2)).toEqual([2, 0, 1]);
});

test("a game is over when nothing is left to happen", () => {
  expect(isOver(table)).toBe(true);
  expect(isOver({ players: 3, stack: [{ step: 0, seat: 0 }] })).toBe(false);
});

describe("sets of seats", () => {
  test("hold their seats and no others", () => {
    expect(seatsIn(only(2) | only(0))).toEqual([0, 2]);
    expect(seatsIn(everybody(table))).toEqual([0, 1, 2]);
    expect(seatsIn(everybody({ players: 31, stack: [] }))).toHaveLength(31);
    expect(includesSeat(only(2), 2)).toBe(true);
    expect(includesSeat(only(2), 1)).toBe(false);
  });

  test("do not take a number that is no seat for one that is", () => {
    for (const seat of [32, 34, 0.5, -2, -32, Number.NaN]) expect(includesSeat(everybody(table), seat)).toBe(false);
  });

  test("hold those who watch only if they hold everybody", () => {
    expect(includesSeat(everybody(table), SPECTATOR)).toBe(false);
    expect(includesSeat(ALL, SPECTATOR)).toBe(true);
    expect(includesSeat(ALL, 30)).toBe(true);
  });
});

test("a copy of plain data equals it and shares nothing", () => {
  const data = { a: [1, { b: null }], c: "d", e: [[true]] };
  const copy = copyData(data);
  expect(copy).toEqual(data);
  copy.e[0][0] = false;
  copy.a.push(2);
  expect(data).toEqual({ a: [1, { b: null }], c: "d", e: [[true]] });
});

test("data is the same if every part of it is, whatever the order of its fields", () => {
  const data = { seats: [{ goods: [1, 2], note: null }], name: "Ana" };
  expect(sameData(data, { name: "Ana", seats: [{ note: null, goods: [1, 2] }] })).toBe(true);
  const others = [
    { ...data, more: 0 },
    { name: "Ana" },
    { ...data, name: "Bence" },
    { ...data, seats: [] },
    { ...data, seats: { 0: data.seats[0] } },
    { ...data, seats: [{ goods: [2, 1], note: null }] },
    { ...data, seats: [{ goods: [1, 2], note: {} }] },
    null,
  ];
  for (const other of others) expect([sameData(data, other), sameData(other, data)]).toEqual([false, false]);
});
