import { describe, expect, test } from "vitest";
import { tableFor } from "../test-table.ts";

const SHIPS = [{ size: 4 }, { size: 5 }, { size: 6 }];
/** Ships full of kinds nobody here has. */
const CLOSED = [
  { size: 4, good: "coffee", barrels: 4 },
  { size: 5, good: "tobacco", barrels: 5 },
  { size: 6, good: "sugar", barrels: 6 },
];

/** The captain phase that seat 0 has just opened. */
const shipping = (seats: object, ships: object[] = SHIPS, options = {}) =>
  tableFor(3, { ships, seats }, { expansion2: true, ...options }).play(0, "role captain");

const supplier = { buildings: { "royal-supplier": 1 } };
/** The owner of a royal supplier with so many nobles, none of them on it. */
const owner = (nobles: number, goods: object, more: object = {}) => ({
  ...supplier,
  windRose: nobles,
  nobles: { "wind-rose": nobles },
  goods,
  ...more,
});

describe("royal supplier", () => {
  test("PR-B-ROYAL-SUPPLIER-01, PR-DP-19: before his first loading he brings barrels of different kinds, one per noble", () => {
    const table = shipping({ 1: owner(2, { corn: 2, indigo: 1, sugar: 1 }) });
    const { corn, sugar } = table.table.supply;
    expect(table.choices(1).filter((choice) => choice.startsWith("deliver"))).toEqual([
      "deliver corn",
      "deliver indigo",
      "deliver sugar",
    ]);
    table.play(1, "deliver corn").play(1, "deliver sugar");
    expect(table.seat(1)).toMatchObject({ points: 2, goods: { corn: 1, indigo: 1, sugar: 0 } });
    expect(table.table.supply).toMatchObject({ corn: corn + 1, sugar: sugar + 1 });
    expect(table.refusal(1, "deliver indigo")).toBe("PR-B-ROYAL-SUPPLIER-01");
    expect(table.choices(1).some((choice) => choice.startsWith("deliver"))).toBe(false);
  });

  test("PR-B-ROYAL-SUPPLIER-01: without a noble nothing can be brought", () => {
    const table = shipping({ 1: { ...supplier, goods: { corn: 1 } } });
    expect(table.refusal(1, "deliver corn")).toBe("PR-B-ROYAL-SUPPLIER-01");
    expect(table.choices(1)).toEqual(["load corn 4", "load corn 5", "load corn 6"]);
  });

  test("PR-RULING-34, PR-NOBLE-13: all his nobles count: island, city, wind rose", () => {
    const seat = {
      buildings: { "royal-supplier": 1, villa: 1 },
      island: { corn: 1 },
      workers: { corn: 1 },
      windRose: 1,
      nobles: { villa: 1, corn: 1, "wind-rose": 1 },
      goods: { corn: 1, indigo: 1, sugar: 1, coffee: 1 },
    };
    const table = shipping({ 1: seat }).play(1, "deliver corn").play(1, "deliver indigo").play(1, "deliver sugar");
    expect(table.refusal(1, "deliver coffee")).toBe("PR-B-ROYAL-SUPPLIER-01");
  });

  test("PR-B-ROYAL-SUPPLIER-02: at most one barrel of a kind, and only what he has", () => {
    const table = shipping({ 1: owner(3, { corn: 2, indigo: 1 }) }).play(1, "deliver corn");
    expect(table.refusal(1, "deliver corn")).toBe("PR-B-ROYAL-SUPPLIER-02");
    expect(table.refusal(1, "deliver coffee")).toBe("PR-CAPTAIN-03");
    expect(table.choices(1).filter((choice) => choice.startsWith("deliver"))).toEqual(["deliver indigo"]);
  });

  test("PR-B-ROYAL-SUPPLIER-02, PR-RULING-35: once per phase: later turns offer it no more", () => {
    const table = shipping({ 0: { goods: { indigo: 1 } }, 1: owner(2, { corn: 2 }) }, [
      { size: 4, good: "coffee", barrels: 4 },
      { size: 5, good: "indigo", barrels: 1 },
      { size: 6, good: "sugar", barrels: 6 },
    ]);
    table.play(0, "load indigo 5");
    expect(table.choices(1)).toEqual(["deliver corn", "pass"]);
    table.play(1, "deliver corn");
    // there is nothing more to do in this turn, and nothing in the next
    expect(table.table.step).toBe("store");
  });

  test("PR-B-ROYAL-SUPPLIER-02: nor when he passed the rest of the turn by wharf only", () => {
    const seats = {
      0: owner(3, { corn: 1, indigo: 1 }, { buildings: { "royal-supplier": 1, wharf: 1 } }),
      1: { goods: { tobacco: 1 } },
    };
    const ships = [CLOSED[0], { size: 5, good: "tobacco", barrels: 4 }, CLOSED[2]];
    const table = shipping(seats, ships).play(0, "deliver corn").play(0, "pass").play(1, "load tobacco 5");
    expect(table.asked).toEqual([0]);
    expect(table.refusal(0, "deliver indigo")).toBe("PR-B-ROYAL-SUPPLIER-02");
    expect(table.choices(0)).toEqual(["wharf indigo", "pass"]);
  });

  test("PR-RULING-35: offered on each own turn until it is used or the first loading is made", () => {
    const seats = { 0: owner(1, { corn: 1 }), 1: { goods: { tobacco: 2 } } };
    const ships = [CLOSED[0], { size: 5, good: "tobacco", barrels: 4 }, CLOSED[2]];
    const table = shipping(seats, ships);
    expect(table.choices(0)).toEqual(["deliver corn", "pass"]);
    table.play(0, "pass").play(1, "load tobacco 5");
    expect(table.choices(0)).toEqual(["deliver corn", "pass"]);
    expect(table.play(0, "deliver corn").seat(0).points).toBe(1);
  });

  test("PR-B-ROYAL-SUPPLIER-01: not after a loading, on a ship or by wharf", () => {
    const seats = { 0: owner(2, { corn: 1, indigo: 1 }), 1: { goods: { corn: 1 } } };
    const loaded = shipping(seats).play(0, "load corn 4").play(1, "load corn 4");
    expect(loaded.refusal(0, "deliver indigo")).toBe("PR-B-ROYAL-SUPPLIER-01");
    expect(loaded.choices(0)).toEqual(["load indigo 5", "load indigo 6"]);
    const byWharf = { ...seats, 0: { ...seats[0], buildings: { "royal-supplier": 1, wharf: 1 } } };
    const shipped = shipping(byWharf).play(0, "wharf corn").play(1, "load corn 4");
    expect(shipped.refusal(0, "deliver indigo")).toBe("PR-B-ROYAL-SUPPLIER-01");
  });

  test("PR-B-ROYAL-SUPPLIER-03: a colonist or a noble on it makes it work; empty it does not", () => {
    const nobleOnIt = { buildings: { "royal-supplier": 1 }, nobles: { "royal-supplier": 1 }, goods: { corn: 1 } };
    expect(shipping({ 1: nobleOnIt }, CLOSED).play(1, "deliver corn").seat(1).points).toBe(1);
    expect(
      shipping({ 1: owner(1, { corn: 1 }) }, CLOSED)
        .play(1, "deliver corn")
        .seat(1).points,
    ).toBe(1);
    const empty = shipping({ 1: owner(1, { corn: 1 }, { buildings: { "royal-supplier": 0 } }) });
    expect(empty.refusal(1, "deliver corn")).toBe("PR-BLD-01");
  });

  test("PR-B-ROYAL-SUPPLIER-03: it is no loading: no privilege, harbor or lighthouse, and they are not used up", () => {
    const buildings = { "royal-supplier": 1, harbor: 1, lighthouse: 1 };
    const seat = owner(1, { corn: 1, indigo: 2 }, { buildings, doubloons: 0 });
    const table = shipping({ 0: seat }, SHIPS, { expansion1: true }).play(0, "deliver corn");
    expect(table.seat(0)).toMatchObject({ points: 1, doubloons: 0 });
    table.play(0, "load indigo 4");
    // two barrels, harbor, privilege; lighthouse twice for the captain's first loading
    expect(table.seat(0)).toMatchObject({ points: 1 + 2 + 1 + 1, doubloons: 2 });
  });

  test("PR-CAPTAIN-20, PR-RULING-42: the duty to load is judged after it, on the barrels left; delivering is not the turn's loading", () => {
    const seats = { 0: owner(1, { corn: 2 }), 1: { goods: { corn: 1 } } };
    const table = shipping(seats);
    expect(table.refusal(0, "pass")).toBe("PR-CAPTAIN-02");
    table.play(0, "deliver corn");
    expect([table.asked, table.choices(0)]).toEqual([[0], ["load corn 4", "load corn 5", "load corn 6"]]);
    const last = shipping({ ...seats, 0: owner(1, { corn: 1 }) }).play(0, "deliver corn");
    expect([last.asked, last.seat(0).points]).toEqual([[1], 1]);
  });

  test("PR-DP-19: it may be left unused, by loading or by passing", () => {
    expect(
      shipping({ 0: owner(1, { corn: 1 }) })
        .play(0, "load corn 4")
        .seat(0).points,
    ).toBe(2);
    const table = shipping({ 0: owner(1, { corn: 1 }) }, CLOSED).play(0, "pass");
    expect([table.seat(0).points, table.table.step]).toEqual([0, "store"]);
  });

  test("PR-B-ROYAL-SUPPLIER-01: the last points end the game, and those on paper count", () => {
    const seats = { 0: owner(2, { corn: 1, indigo: 1 }), 1: { points: 74 } };
    const table = shipping(seats, CLOSED).play(0, "deliver corn");
    expect([table.table.points, table.table.ending]).toEqual([0, ["points"]]);
    expect(table.play(0, "deliver indigo").seat(0).points).toBe(2);
  });

  // On the bank board wharf and union hall share a space, and so do small wharf and royal supplier: one of each is in a game.
  test("PR-CAPTAIN-20, PR-RULING-42: union hall first, then royal supplier, then loading with harbor, lighthouse and privilege", () => {
    const buildings = { "royal-supplier": 1, "union-hall": 1, harbor: 1, lighthouse: 1 };
    const seats = {
      0: owner(2, { corn: 4, indigo: 3, sugar: 1 }, { buildings, doubloons: 0 }),
      1: { goods: { corn: 1 } },
    };
    const table = shipping(seats, SHIPS, { expansion1: true });
    // two pairs of corn and one of indigo, before anything is delivered
    expect(table.seat(0)).toMatchObject({ points: 3, doubloons: 0, goods: { corn: 4, indigo: 3, sugar: 1 } });
    table.play(0, "deliver corn").play(0, "deliver indigo");
    expect(table.seat(0)).toMatchObject({ points: 5, doubloons: 0 });
    table.play(0, "load corn 4");
    expect(table.seat(0)).toMatchObject({
      points: 5 + 3 + 1 + 1,
      doubloons: 2,
      goods: { corn: 0, indigo: 2, sugar: 1 },
    });
    table.play(1, "load corn 4").play(0, "load indigo 5");
    // no second union hall, no second delivery, no second privilege
    expect(table.seat(0)).toMatchObject({ points: 10 + 2 + 1, doubloons: 3 });
    expect(table.refusal(0, "deliver sugar")).toBe("PR-B-ROYAL-SUPPLIER-01");
  });

  test("PR-B-ROYAL-SUPPLIER-03, PR-B-WHARF-06: royal supplier and wharf with harbor, lighthouse and library", () => {
    const buildings = { "royal-supplier": 1, wharf: 1, library: 1, harbor: 1, lighthouse: 1 };
    const seats = { 0: owner(1, { corn: 3 }, { buildings, doubloons: 0 }) };
    const table = shipping(seats, SHIPS, { expansion1: true }).play(0, "deliver corn");
    expect(table.seat(0)).toMatchObject({ points: 1, doubloons: 0 });
    table.play(0, "wharf corn");
    expect(table.seat(0)).toMatchObject({ points: 1 + 2 + 1 + 2, doubloons: 2 });
    expect(table.table.ships).toMatchObject({ 4: { barrels: 0 }, 5: { barrels: 0 }, 6: { barrels: 0 } });
  });
});
