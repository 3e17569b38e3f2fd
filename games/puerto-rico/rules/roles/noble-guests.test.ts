import { describe, expect, test } from "vitest";
import { type TestTable, tableFor } from "../test-table.ts";

const EXPANSIONS = { expansion1: true, expansion2: true };

/** Seat 0 has a noble and a colonist in his guest house and opens a phase. */
const hosting = (role: string, seat: object, given: object = {}, guests = 2) => {
  const { buildings = {}, nobles = {}, ...rest } = seat as { buildings?: object; nobles?: object };
  const host = { ...rest, buildings: { "guest-house": guests, ...buildings }, nobles: { "guest-house": 1, ...nobles } };
  return tableFor(3, { seats: { 0: host }, ...given }, EXPANSIONS).play(0, `role ${role}`);
};

/** All guests rest until something else is asked. */
function rest(table: TestTable): TestTable {
  while (table.table.step === "guests") table.play(table.asked[0], "pass");
  return table;
}

describe("nobles in the guest house", () => {
  test("PR-NOBLE-12, PR-DP-22: a guest is moved as a colonist or as a noble", () => {
    const table = hosting("captain", { island: { corn: 1 }, buildings: { wharf: 0 } });
    expect(table.choices(0)).toEqual(["guest corn", "guest-noble corn", "guest wharf", "guest-noble wharf", "pass"]);
    table.play(0, "guest-noble wharf");
    expect(table.seat(0)).toMatchObject({ buildings: { "guest-house": 1, wharf: 1 }, nobles: { all: 1, wharf: 1 } });
    expect(table.choices(0)).toEqual(["guest corn", "pass"]);
    expect(table.refusal(0, "guest-noble corn")).toBe("PR-B-GUEST-HOUSE-02");
    table.play(0, "guest corn");
    expect(table.seat(0)).toMatchObject({ workers: { corn: 1 }, buildings: { "guest-house": 0 } });
    expect(table.seat(0).nobles).toEqual({ all: 1, wharf: 1 });
  });

  test("PR-DP-22: with nobles only there is no colonist to move", () => {
    const table = hosting("captain", { island: { corn: 1 } }, {}, 1);
    expect(table.choices(0)).toEqual(["guest-noble corn", "pass"]);
    expect(table.refusal(0, "guest corn")).toBe("PR-B-GUEST-HOUSE-02");
  });

  test("PR-NOBLE-12: onto the land office: a noble sells plantations, a colonist buys them", () => {
    const seat = { doubloons: 1, island: { corn: 1 }, buildings: { "land-office": 0 } };
    const noble = rest(hosting("trader", seat, { faceUp: ["coffee"] }).play(0, "guest-noble land-office"));
    expect(noble.choices(0)).toEqual(["discard corn empty", "pass"]);
    const colonist = rest(hosting("trader", seat, { faceUp: ["coffee"] }).play(0, "guest land-office"));
    expect(colonist.choices(0)).toEqual(["buy-land coffee", "pass"]);
  });

  test("PR-NOBLE-12: onto the land office after the sale, on the same turn", () => {
    const seat = { island: { corn: 1 }, buildings: { "land-office": 0 }, goods: { sugar: 1 } };
    const table = rest(hosting("trader", seat)).play(0, "sell sugar").play(0, "guest-noble land-office");
    expect(rest(table).choices(0)).toEqual(["discard corn empty", "pass"]);
  });

  test("PR-NOBLE-12, PR-RULING-28: onto the chapel before it pays: a noble brings a point, a colonist a doubloon", () => {
    const seat = { doubloons: 0, buildings: { chapel: 0 } };
    expect(rest(hosting("craftsman", seat).play(0, "guest-noble chapel")).seat(0)).toMatchObject({
      doubloons: 0,
      points: 1,
    });
    expect(rest(hosting("craftsman", seat).play(0, "guest chapel")).seat(0)).toMatchObject({ doubloons: 1, points: 0 });
    const late = hosting("craftsman", seat).play(0, "pass");
    expect([late.table.step, late.seat(0).doubloons, late.seat(0).points]).toEqual(["year", 0, 0]);
  });

  test("PR-EXP-03: never onto a hunting lodge: it shares the one space of cost 4 with the guest house", () => {
    expect(() => hosting("settler", { buildings: { "hunting-lodge": 0 } })).toThrow("hunting-lodge");
  });

  test("PR-NOBLE-12: onto the zoning office: a noble lowers large buildings, a colonist small ones", () => {
    const seat = { doubloons: 7, buildings: { "zoning-office": 0 } };
    const noble = rest(hosting("builder", seat).play(0, "guest-noble zoning-office"));
    expect([noble.refusal(0, "build fortress"), noble.refusal(0, "build wharf")]).toEqual([null, "PR-BUILDER-08"]);
    const colonist = rest(hosting("builder", seat).play(0, "guest zoning-office"));
    expect([colonist.refusal(0, "build fortress"), colonist.refusal(0, "build wharf")]).toEqual([
      "PR-BUILDER-08",
      null,
    ]);
  });

  test("PR-NOBLE-12, PR-RULING-28: onto the jeweler in his own turn, before it pays", () => {
    const table = hosting("craftsman", { doubloons: 0, buildings: { jeweler: 0 } }).play(0, "guest jeweler");
    expect(rest(table).seat(0).doubloons).toBe(1);
    const seat = { doubloons: 0, island: { corn: 1 }, workers: { corn: 1 }, buildings: { jeweler: 0 } };
    const produced = rest(hosting("craftsman", seat)).play(0, "produce").play(0, "guest-noble jeweler");
    expect(rest(produced).seat(0).doubloons).toBe(1);
  });

  test("PR-NOBLE-12: onto the royal supplier on his captain turn", () => {
    const seat = { buildings: { "royal-supplier": 0 }, goods: { corn: 1 } };
    const table = rest(hosting("captain", seat).play(0, "guest royal-supplier"));
    expect(table.choices(0)).toContain("deliver corn");
    // after the delivery the other guest may be moved
    expect(table.play(0, "deliver corn").table.step).toBe("guests");
  });

  test("PR-NOBLE-12, PR-NOBLE-13: guests count among the nobles of their owner", () => {
    const seat = { buildings: { jeweler: 1 }, doubloons: 0 };
    expect(rest(hosting("craftsman", seat)).seat(0).doubloons).toBe(1);
  });
});
