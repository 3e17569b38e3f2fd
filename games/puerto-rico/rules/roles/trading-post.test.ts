import { describe, expect, test } from "vitest";
import { tableFor } from "../test-table.ts";

const POST = { "trading-post": 1 };
const FULL_HOUSE = ["corn", "indigo", "sugar", "tobacco"];

/** The trader phase of seat 0; seat 1 has a trading post and these goods. */
const trading = (goods: object, buildings: object = POST, given: object = {}) =>
  tableFor(
    3,
    { seats: { 1: { goods, buildings, doubloons: 0 } }, at: { step: "trader", taker: 0, turn: 1 }, ...given },
    { expansion1: true },
  );

describe("trading post", () => {
  test("PR-B-TRADING-POST-01, PR-DP-18: a barrel is sold in the house or at the own trading post, or not at all", () => {
    const table = trading({ coffee: 1, indigo: 1 });
    expect(table.choices(1)).toEqual(["sell indigo", "post indigo", "sell coffee", "post coffee", "pass"]);
    table.play(1, "post coffee");
    expect(table.seat(1)).toMatchObject({ doubloons: 4, goods: { coffee: 0, indigo: 1 } });
    expect(table.events("soldAtPost")).toMatchObject([{ seat: 1, doubloons: 4 }]);
    expect(trading({ coffee: 1 }).play(1, "pass").seat(1)).toMatchObject({ doubloons: 0, goods: { coffee: 1 } });
  });

  test("PR-B-TRADING-POST-01: it must work, and the barrel must be there", () => {
    const idle = trading({ coffee: 1 }, { "trading-post": 0 });
    expect([idle.refusal(1, "post coffee"), idle.choices(1)]).toEqual(["PR-BLD-01", ["sell coffee", "pass"]]);
    expect(trading({ coffee: 1 }).refusal(1, "post corn")).toBe("PR-TRADER-01");
  });

  test("PR-B-TRADING-POST-02: also a kind that lies in the house; the barrel returns to the supply", () => {
    const table = trading({ coffee: 1 }, POST, { house: ["coffee"] });
    expect(table.choices(1)).toEqual(["post coffee", "pass"]);
    expect(table.refusal(1, "sell coffee")).toBe("PR-TRADER-04");
    const before = table.table.supply.coffee;
    table.play(1, "post coffee");
    expect(table.table).toMatchObject({ supply: { coffee: before + 1 }, house: { coffee: 1 } });
  });

  test.each([
    ["corn", 0],
    ["indigo", 1],
    ["sugar", 2],
    ["tobacco", 3],
    ["coffee", 4],
  ])("PR-B-TRADING-POST-03: %s brings %i, with markets too", (good, price) => {
    const markets = { ...POST, "small-market": 1, "large-market": 1 };
    const table = trading({ [good]: 1 }, markets).play(1, `post ${good}`);
    expect(table.seat(1).doubloons).toBe(price);
    expect(
      trading({ [good]: 1 }, markets)
        .play(1, `sell ${good}`)
        .seat(1).doubloons,
    ).toBe(price + 3);
  });

  test("PR-B-TRADING-POST-03: the trader's privilege is added, twice with a library", () => {
    const at = { step: "trader", taker: 1 };
    expect(trading({ sugar: 1 }, POST, { at }).play(1, "post sugar").seat(1).doubloons).toBe(3);
    expect(
      trading({ sugar: 1 }, { ...POST, library: 1 }, { at })
        .play(1, "post sugar")
        .seat(1).doubloons,
    ).toBe(4);
  });

  test("PR-B-TRADING-POST-04, PR-TRADER-06: it sells although the house is full", () => {
    const table = trading({ coffee: 1 }, POST, { house: FULL_HOUSE });
    expect([table.asked, table.choices(1), table.refusal(1, "sell coffee")]).toEqual([
      [1],
      ["post coffee", "pass"],
      "PR-TRADER-05",
    ]);
    table.play(1, "post coffee");
    expect(table.seat(1).doubloons).toBe(4);
    // seat 2 cannot sell, so the house is emptied
    expect(table.table).toMatchObject({ step: "year", house: { corn: 0, indigo: 0, sugar: 0, tobacco: 0 } });
  });

  test("PR-TRADER-06: the sale that fills the house does not end the phase for the others' trading posts", () => {
    const seats = {
      0: { goods: { coffee: 1 } },
      1: { goods: { sugar: 1 } },
      2: { goods: { corn: 1 }, buildings: POST, doubloons: 0 },
    };
    const table = tableFor(
      3,
      { seats, house: ["corn", "indigo", "tobacco"], at: { step: "trader", taker: 0 } },
      { expansion1: true },
    );
    table.play(0, "sell coffee");
    expect([table.asked, table.choices(2)]).toEqual([[2], ["post corn", "pass"]]);
    expect(table.table.house.coffee).toBe(1); // not yet emptied
    table.play(2, "post corn");
    expect(table.table).toMatchObject({ step: "year", house: { coffee: 0, corn: 0 } });
  });

  test("PR-B-TRADING-POST-05: one barrel in a phase, at the post or in the house", () => {
    for (const first of ["post coffee", "sell coffee"]) {
      const table = trading({ coffee: 2, sugar: 1 }, { ...POST, office: 1 }).play(1, first);
      expect([table.table.step, table.seat(1).goods.coffee]).toEqual(["year", 1]);
    }
  });

  test("PR-B-TRADING-POST-05: nor after a guest was moved in between", () => {
    const buildings = { ...POST, "guest-house": 1, office: 0 };
    const table = trading({ coffee: 2 }, buildings).play(1, "pass").play(1, "post coffee").play(1, "guest office");
    expect([table.table.step, table.seat(1).goods.coffee]).toEqual(["year", 1]);
  });
});
