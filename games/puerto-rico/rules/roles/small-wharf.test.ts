import { describe, expect, test } from "vitest";
import { COFFEE, INDIGO, SUGAR } from "../../content/pieces.ts";
import { type TestTable, tableFor } from "../test-table.ts";

const FULL_SHIPS = [
  { size: 4, good: "coffee", barrels: 4 },
  { size: 5, good: "sugar", barrels: 5 },
  { size: 6, good: "tobacco", barrels: 6 },
];

/** The captain phase from its start; seat 0 is captain. */
const loading = (seats: object, given: object = {}): TestTable =>
  tableFor(3, { seats, ...given }, { expansion1: true }).play(0, "role captain");

const WHARF = { "small-wharf": 1 };
const crates = (table: TestTable, seat: number, goods: readonly string[]) => {
  for (const good of goods) table.play(seat, `crate ${good}`);
  return table.play(seat, "done");
};

describe("small wharf", () => {
  test("PR-B-SMALL-WHARF-01: any barrels of several kinds to the supply, a point for every two in all", () => {
    const table = loading({ 1: { goods: { corn: 2, indigo: 1, sugar: 1 }, buildings: WHARF } });
    const { supply } = table.table;
    crates(table, 1, ["corn", "indigo", "sugar"]);
    expect(table.seat(1)).toMatchObject({ points: 1, goods: { corn: 1, indigo: 0, sugar: 0 } });
    expect(table.table.supply).toMatchObject({
      corn: supply.corn + 1,
      indigo: supply.indigo + 1,
      sugar: supply.sugar + 1,
    });
    expect(table.events("shippedBySmallWharf")).toEqual([
      { type: "shippedBySmallWharf", seat: 1, barrels: [1, 1, 1, 0, 0], points: 1 },
    ]);
    expect(table.table.ships[4]).toEqual({ good: null, barrels: 0 });
  });

  test.each([
    [1, 0],
    [2, 1],
    [5, 2],
    [6, 3],
  ])("PR-B-SMALL-WHARF-01: %i barrels are worth %i", (barrels, points) => {
    const table = loading({ 1: { goods: { corn: 7 }, buildings: WHARF } });
    expect(crates(table, 1, Array(barrels).fill("corn")).seat(1)).toMatchObject({
      points,
      goods: { corn: 7 - barrels },
    });
  });

  test("PR-B-SMALL-WHARF-01: once in a phase", () => {
    const table = loading({ 1: { goods: { corn: 4 }, buildings: WHARF } }, { ships: FULL_SHIPS });
    crates(table, 1, ["corn", "corn"]);
    expect([table.asked, table.table.step, table.seat(1).goods.corn]).toEqual([[1], "store", 2]);
    const again = loading({ 1: { goods: { corn: 4 }, buildings: WHARF } });
    crates(again, 1, ["corn"]);
    expect([again.refusal(1, "crate corn"), again.choices(1).includes("crate corn")]).toEqual([
      "PR-B-SMALL-WHARF-01",
      false,
    ]);
  });

  test("PR-B-SMALL-WHARF-01: instead of another loading: the turn is over", () => {
    const table = loading({ 0: { goods: { sugar: 2 } }, 1: { goods: { corn: 4 }, buildings: WHARF } }).play(
      0,
      "load sugar 4",
    );
    crates(table, 1, ["corn"]);
    expect(table.asked).toEqual([1]); // after a whole circuit in which nobody else could load
    expect(table.choices(1)).toEqual(["load corn 5", "load corn 6"]);
  });

  test("PR-B-SMALL-WHARF-02, PR-DP-20: he decides how many of each kind, at least one", () => {
    const table = loading({ 1: { goods: { corn: 2, sugar: 1 }, buildings: WHARF } }, { ships: FULL_SHIPS });
    expect(table.choices(1)).toEqual(["crate corn", "crate sugar", "pass"]);
    expect([table.refusal(1, "done"), table.refusal(1, "crate coffee")]).toEqual([
      "PR-B-SMALL-WHARF-02",
      "PR-CAPTAIN-03",
    ]);
    table.play(1, "crate corn");
    expect(table.choices(1)).toEqual(["crate corn", "crate sugar", "done"]);
    expect(table.refusal(1, "pass")).toBe("PR-CAPTAIN-03");
    table.play(1, "crate corn");
    expect([table.choices(1), table.refusal(1, "crate corn")]).toEqual([["crate sugar", "done"], "PR-CAPTAIN-03"]);
    expect(table.seat(1).goods.corn).toBe(2); // nothing has left yet
  });

  test("PR-B-SMALL-WHARF-02, PR-CAPTAIN-14: or he does not use it, unless a ship has room", () => {
    const table = loading({ 1: { goods: { corn: 2 }, buildings: WHARF } }, { ships: FULL_SHIPS }).play(1, "pass");
    expect([table.seat(1).points, table.table.step]).toEqual([0, "store"]);
    const bound = loading({ 1: { goods: { corn: 2 }, buildings: WHARF } });
    expect([bound.choices(1).includes("pass"), bound.refusal(1, "pass")]).toEqual([false, "PR-CAPTAIN-02"]);
    expect(bound.choices(1)).toContain("crate corn");
    const idle = loading({ 1: { goods: { corn: 2 }, buildings: { "small-wharf": 0 } } });
    expect(idle.refusal(1, "crate corn")).toBe("PR-BLD-01");
  });

  test("PR-B-SMALL-WHARF-03: wharf and small wharf in one phase, in any order", () => {
    const owner = { 1: { goods: { corn: 3, sugar: 3 }, buildings: { ...WHARF, wharf: 1 } } };
    const one = loading(owner, { ships: FULL_SHIPS });
    expect(one.choices(1)).toEqual(["wharf corn", "crate corn", "wharf sugar", "crate sugar", "pass"]);
    one.play(1, "wharf corn");
    expect(one.choices(1)).toEqual(["crate sugar", "pass"]);
    expect(crates(one, 1, ["sugar", "sugar"]).seat(1)).toMatchObject({ points: 4, goods: { sugar: 1 } });
    const other = loading(owner, { ships: FULL_SHIPS });
    crates(other, 1, ["sugar", "corn"]);
    expect(other.choices(1)).toEqual(["wharf corn", "wharf sugar", "pass"]);
    expect(other.play(1, "wharf sugar").seat(1)).toMatchObject({ points: 3, goods: { corn: 2, sugar: 0 } });
  });

  test("PR-B-SMALL-WHARF-04, PR-B-HARBOR-01: one use is one loading, however many kinds", () => {
    const buildings = { ...WHARF, harbor: 1, lighthouse: 1 };
    const goods = { corn: 1, indigo: 1, sugar: 1, coffee: 1 };
    const captain = loading({ 0: { goods, buildings, doubloons: 0 } }, { ships: FULL_SHIPS });
    crates(captain, 0, Object.keys(goods));
    // 4 barrels 2, harbor 1, privilege 1; lighthouse 1 + 1
    expect(captain.seat(0)).toMatchObject({ points: 4, doubloons: 2 });
    const other = loading({ 1: { goods, buildings, doubloons: 0 } }, { ships: FULL_SHIPS });
    crates(other, 1, Object.keys(goods));
    expect(other.seat(1)).toMatchObject({ points: 3, doubloons: 1 });
    const first = loading({ 0: { goods: { corn: 1, coffee: 1 }, buildings: { "small-wharf": 1 } } });
    crates(first, 0, ["coffee"]);
    expect(first.seat(0).points).toBe(1);
    expect(first.play(0, "load corn 4").seat(0).points).toBe(2); // the privilege is used up
  });
});

describe("lighthouse", () => {
  const LIGHTHOUSE = { lighthouse: 1 };

  test("PR-B-LIGHTHOUSE-01: a doubloon for each loading", () => {
    const table = loading({
      1: { goods: { corn: 2, sugar: 1, coffee: 5 }, buildings: { ...LIGHTHOUSE, wharf: 1 }, doubloons: 0 },
    });
    table.play(1, "load corn 4");
    expect([table.seat(1).doubloons, table.events("lighthousePaid").length]).toEqual([1, 1]);
    table.play(1, "load sugar 5");
    expect(table.seat(1).doubloons).toBe(2);
    expect(table.play(1, "wharf coffee").seat(1).doubloons).toBe(3);
    const idle = loading({ 1: { goods: { corn: 2 }, buildings: { lighthouse: 0 }, doubloons: 0 } }).play(
      1,
      "load corn 4",
    );
    expect(idle.seat(1).doubloons).toBe(0);
  });

  test("PR-B-LIGHTHOUSE-02: the captain gets one more, once, at his first loading", () => {
    const table = loading({ 0: { goods: { corn: 2, sugar: 1 }, buildings: LIGHTHOUSE, doubloons: 0 } }).play(
      0,
      "load corn 4",
    );
    expect(table.seat(0).doubloons).toBe(2);
    expect(table.play(0, "load sugar 5").seat(0).doubloons).toBe(3);
    expect(table.table.step).toBe("year");
  });

  test("PR-B-LIGHTHOUSE-02: or at the end of loading, if he loaded nothing; nobody else", () => {
    const table = loading({ 0: { buildings: LIGHTHOUSE, doubloons: 0 }, 1: { buildings: LIGHTHOUSE, doubloons: 0 } });
    expect(table.events("lighthousePaid")).toEqual([{ type: "lighthousePaid", seat: 0, doubloons: 1 }]);
    expect(table.table.seats.map(({ doubloons }) => doubloons)).toEqual([1, 0, 2]);
    const idle = loading({ 0: { buildings: { lighthouse: 0 }, doubloons: 0 } });
    expect(idle.seat(0).doubloons).toBe(0);
  });

  test("PR-B-LIGHTHOUSE-02, PR-B-LIBRARY-05: the library does not double it", () => {
    const board = { buildings: { ...LIGHTHOUSE, library: 1 }, doubloons: 0 };
    expect(loading({ 0: board }).seat(0).doubloons).toBe(1);
    expect(
      loading({ 0: { ...board, goods: { corn: 1 } } })
        .play(0, "load corn 4")
        .seat(0),
    ).toMatchObject({ doubloons: 2, points: 3 });
  });

  test("PR-B-LIGHTHOUSE-02: a guest in time lights it for a captain without goods", () => {
    const board = { island: {}, buildings: { lighthouse: 0, "guest-house": 1 }, doubloons: 0 };
    const table = loading({ 0: board, 2: { goods: { corn: 1 } } })
      .play(0, "pass")
      .play(2, "load corn 4");
    expect([table.table.step, table.asked]).toEqual(["guests", [0]]);
    expect(table.play(0, "guest lighthouse").seat(0).doubloons).toBe(1);
  });
});

describe("union hall", () => {
  const HALL = { "union-hall": 1 };
  const points = (goods: object, buildings: object = HALL) =>
    loading({ 0: { goods, buildings } }, { ships: FULL_SHIPS }).seat(0).points;

  test("PR-B-UNION-HALL-01: a point for every two barrels of the same kind", () => {
    expect(points({ corn: 2, indigo: 2 })).toBe(2);
    expect(points({ corn: 3, indigo: 1 })).toBe(1);
    expect(points({ corn: 1, indigo: 1 })).toBe(0);
    expect(points({ corn: 5, indigo: 4 })).toBe(4);
    expect(points({ corn: 4 }, { "union-hall": 0 })).toBe(0);
  });

  test("PR-B-UNION-HALL-01: when his own first turn comes, before he loads", () => {
    const table = loading({ 0: { goods: { corn: 1 } }, 1: { goods: { sugar: 2 }, buildings: HALL } });
    expect(table.seat(1).points).toBe(0);
    table.play(0, "load corn 4");
    expect(table.events("unionHallRewarded")).toEqual([{ type: "unionHallRewarded", seat: 1, points: 1 }]);
    expect([table.asked, table.seat(1).points]).toEqual([[1], 1]);
    expect(table.play(1, "load sugar 5").seat(1).points).toBe(3);
  });

  test("PR-B-UNION-HALL-02: the barrels stay, and it happens once, even if he cannot load", () => {
    const table = loading(
      { 0: { goods: { indigo: 2, corn: 1 }, buildings: HALL }, 1: { goods: { corn: 3 } } },
      { ships: [FULL_SHIPS[0], FULL_SHIPS[1]] },
    );
    expect(table.seat(0)).toMatchObject({ points: 1, goods: { indigo: 2 } });
    table.play(0, "load corn 6").play(1, "load corn 6");
    expect([table.table.step, table.seat(0).points, table.seat(0).goods.indigo]).toEqual(["store", 3, 2]);
  });

  test("PR-B-UNION-HALL-01: a guest who comes at the start of the first turn is in time, later he is not", () => {
    const board = { island: {}, goods: { corn: 2, sugar: 2 }, buildings: { "union-hall": 0, "guest-house": 1 } };
    const early = loading({ 1: board }).play(1, "guest union-hall");
    expect(early.seat(1).points).toBe(2);
    const late = loading({ 1: board }).play(1, "pass").play(1, "load corn 4").play(1, "guest union-hall");
    expect(late.seat(1).points).toBe(2);
    expect(late.play(1, "load sugar 5").seat(1).points).toBe(4);
  });

  test("PR-CAPTAIN-19: everybody has a turn, even if nobody can load", () => {
    const owners = { 1: { goods: { indigo: 2 }, buildings: HALL }, 2: { goods: { corn: 4 }, buildings: HALL } };
    const table = loading(owners, { ships: FULL_SHIPS });
    expect(table.events("unionHallRewarded").map(({ seat }) => seat)).toEqual([1, 2]);
    expect(table.table.step).toBe("store");
  });

  test("PR-CAPTAIN-20: union hall first, then the loading with its points and doubloons", () => {
    const buildings = { ...HALL, "small-wharf": 1, harbor: 1, lighthouse: 1 };
    const table = loading({ 0: { goods: { indigo: 3, sugar: 1, coffee: 2 }, buildings, doubloons: 0 } });
    expect(table.seat(0)).toMatchObject({ points: 2, doubloons: 0 });
    table.play(0, "load indigo 4");
    expect(table.told.map(({ event }) => event.type)).toEqual(["loaded", "lighthousePaid"]);
    expect(table.seat(0)).toMatchObject({ points: 2 + 3 + 1 + 1, doubloons: 2 });
    crates(table, 0, ["sugar", "coffee"]);
    expect(table.seat(0)).toMatchObject({ points: 7 + 1 + 1, doubloons: 3 });
    table.play(0, "load coffee 5");
    expect(table.seat(0)).toMatchObject({ points: 9 + 1 + 1, doubloons: 4 });
    expect(table.state.seats[0].barrels).toEqual([0, 0, 0, 0, 0]);
  });
});

test("PR-B-HARBOR-01, PR-B-WHARF-06, PR-B-SMALL-WHARF-04: wharf, small wharf, harbor and lighthouse in one phase", () => {
  const buildings = { wharf: 1, "small-wharf": 1, harbor: 1, lighthouse: 1 };
  const goods = { indigo: 2, sugar: 3, tobacco: 2, coffee: 1 };
  const table = loading(
    { 0: { goods, buildings, doubloons: 0 } },
    { ships: [{ size: 4, good: "indigo", barrels: 3 }, FULL_SHIPS[1], FULL_SHIPS[2]] },
  );
  table.play(0, "load indigo 4"); // 1 + harbor 1 + privilege 1
  expect(table.seat(0)).toMatchObject({ points: 3, doubloons: 2 });
  crates(table, 0, ["tobacco", "coffee", "indigo"]); // 3 barrels 1 + harbor 1
  expect(table.seat(0)).toMatchObject({ points: 5, doubloons: 3 });
  table.play(0, "wharf sugar"); // 3 + harbor 1
  expect(table.seat(0)).toMatchObject({ points: 9, doubloons: 4 });
  expect(table.state.seats[0].barrels).toEqual([0, 0, 0, 1, 0]);
  expect(table.table.step).toBe("store");
  expect([INDIGO, SUGAR, COFFEE].map((good) => table.state.supply[good])).toEqual([7, 6, 9]);
});
