import { FastChance, play, seatsIn } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { puertoRico } from "../game.ts";
import { moves } from "../moves.ts";
import { tableFor } from "../test-table.ts";

/** Seat 1 in the builder phase of seat 0, with a working black market; the lighthouse (7) can be bought. */
const seller = (board: object, given: object = {}) => {
  const { buildings = {}, ...rest } = board as { buildings?: object };
  const seat = { island: {}, doubloons: 5, ...rest, buildings: { "black-market": 1, ...buildings } };
  const table = {
    board: ["lighthouse", "church", "guest-house"],
    seats: { 1: seat },
    at: { step: "builder", taker: 0, turn: 1 },
    ...given,
  };
  return tableFor(3, table, { expansion1: true });
};

/** The same as the builder himself. */
const asBuilder = (board: object) =>
  seller({}, { seats: { 1: { island: {}, ...board } }, at: { step: "builder", taker: 1 } });

describe("black market", () => {
  test("PR-B-BLACK-MARKET-01: one colonist, one barrel, one point: a doubloon less for each", () => {
    const table = seller({ doubloons: 4, windRose: 1, goods: { corn: 2 }, points: 2 });
    table.play(1, "bargain lighthouse").play(1, "give-colonist wind-rose").play(1, "give-barrel corn");
    expect(table.seat(1)).toMatchObject({
      doubloons: 0,
      windRose: 0,
      goods: { corn: 1 },
      points: 1,
      buildings: { lighthouse: 0 },
    });
    expect(table.events("bargained")).toMatchObject([{ seat: 1, good: 0, point: true, isNoble: false }]);
    expect(table.events("built")).toMatchObject([{ seat: 1, price: 4 }]);
  });

  test("PR-B-BLACK-MARKET-01: at most one of each, so at most three", () => {
    const rich = { windRose: 5, goods: { corn: 5, sugar: 5 }, points: 9 };
    expect(seller({ ...rich, doubloons: 3 }).refusal(1, "bargain lighthouse")).toBe("PR-B-BLACK-MARKET-03");
    expect(seller({ ...rich, doubloons: 3 }).choices(1)).not.toContain("bargain lighthouse");
    expect(seller({ ...rich, doubloons: 4 }).choices(1)).toContain("bargain lighthouse");
    for (const item of ["windRose", "goods", "points"] as const) {
      const without = { ...rich, doubloons: 4, [item]: item === "goods" ? {} : 0 };
      expect(seller(without).choices(1), `no ${item}`).not.toContain("bargain lighthouse");
      expect(seller({ ...without, doubloons: 5 }).choices(1), `no ${item}`).toContain("bargain lighthouse");
    }
  });

  test("PR-B-BLACK-MARKET-01, PR-BLD-01: it must work", () => {
    const idle = seller({ windRose: 3, doubloons: 6, buildings: { "black-market": 0 } });
    expect(idle.choices(1)).not.toContain("bargain lighthouse");
    expect(idle.refusal(1, "bargain lighthouse")).toBe("PR-BLD-01");
  });

  test("PR-B-BLACK-MARKET-02, PR-DP-09: he chooses the types, which colonist and which barrel", () => {
    const table = seller({
      doubloons: 6,
      windRose: 1,
      island: { corn: 1, indigo: 1, quarry: 1 },
      workers: { corn: 1 },
      buildings: { "guest-house": 1, church: 1, "indigo-plant": 2 },
      goods: { sugar: 1, coffee: 1 },
      points: 1,
    }).play(1, "pass");
    table.play(1, "bargain lighthouse");
    expect(table.choices(1)).toEqual([
      "give-colonist corn",
      "give-colonist guest-house",
      "give-colonist church",
      "give-colonist indigo-plant",
      "give-colonist wind-rose",
      "pass",
    ]);
    table.play(1, "pass");
    expect(table.choices(1)).toEqual(["give-barrel sugar", "give-barrel coffee", "give-point"]);
    expect(table.refusal(1, "give-barrel corn")).toBe("PR-B-BLACK-MARKET-01");
    table.play(1, "give-point");
    expect(table.seat(1)).toMatchObject({ doubloons: 0, goods: { sugar: 1, coffee: 1 }, colonists: 7 });
    expect(table.seat(1).points).toBe(1); // the point given came back by the church
  });

  test("PR-B-BLACK-MARKET-02: a colonist alone, a barrel alone, or a barrel and a point", () => {
    const board = { windRose: 1, goods: { sugar: 1 }, points: 1, doubloons: 6 };
    const colonist = seller(board).play(1, "bargain lighthouse").play(1, "give-colonist wind-rose");
    expect(colonist.seat(1)).toMatchObject({
      windRose: 0,
      goods: { sugar: 1 },
      points: 1,
      buildings: { lighthouse: 0 },
    });
    const barrel = seller(board).play(1, "bargain lighthouse").play(1, "pass").play(1, "give-barrel sugar");
    expect(barrel.seat(1)).toMatchObject({ windRose: 1, goods: { sugar: 0 }, points: 1, buildings: { lighthouse: 0 } });
    const both = seller({ ...board, doubloons: 5 })
      .play(1, "bargain lighthouse")
      .play(1, "pass");
    expect([both.choices(1), both.refusal(1, "give-point")]).toEqual([["give-barrel sugar"], "PR-B-BLACK-MARKET-03"]);
    expect(both.refusal(1, "pass")).toBe("PR-B-BLACK-MARKET-03");
    both.play(1, "give-barrel sugar");
    expect(both.seat(1)).toMatchObject({ windRose: 1, goods: { sugar: 0 }, points: 0, doubloons: 0 });
  });

  test("PR-B-BLACK-MARKET-02: with nothing to choose from, what is missing is not offered", () => {
    const table = seller({ doubloons: 5, windRose: 1, points: 1 }).play(1, "bargain lighthouse");
    // without the colonist a point alone would not do
    expect(table.choices(1)).toEqual(["give-colonist wind-rose"]);
    expect(table.refusal(1, "pass")).toBe("PR-B-BLACK-MARKET-03");
    table.play(1, "give-colonist wind-rose");
    expect([table.choices(1), table.refusal(1, "give-barrel corn")]).toEqual([["give-point"], "PR-B-BLACK-MARKET-01"]);
    const noPoints = seller({ doubloons: 6, goods: { corn: 1 } })
      .play(1, "bargain lighthouse")
      .play(1, "pass");
    expect([noPoints.choices(1), noPoints.refusal(1, "give-point")]).toEqual([
      ["give-barrel corn"],
      "PR-B-BLACK-MARKET-01",
    ]);
  });

  test("PR-B-BLACK-MARKET-03: only if he could not pay without it", () => {
    const table = seller({ windRose: 3, goods: { corn: 3 }, points: 3, doubloons: 7 });
    expect(table.choices(1)).toContain("build lighthouse");
    expect(table.choices(1)).not.toContain("bargain lighthouse");
    expect(table.refusal(1, "bargain lighthouse")).toBe("PR-B-BLACK-MARKET-03");
    expect(table.refusal(1, "build wharf")).toBe("PR-BUILDER-08");
    expect(table.choices(1)).toContain("bargain wharf");
  });

  test("PR-B-BLACK-MARKET-03: he ends with no doubloon, so exactly what is missing is given", () => {
    const table = seller({ windRose: 1, goods: { corn: 1 }, points: 1, doubloons: 6 }).play(1, "bargain lighthouse");
    table.play(1, "give-colonist wind-rose");
    expect([table.asked, table.table.step, table.seat(1).doubloons]).toEqual([[2], "build", 0]);
    expect(table.seat(1)).toMatchObject({ goods: { corn: 1 }, points: 1 });
  });

  test("PR-B-BLACK-MARKET-04: the colonist that makes it work cannot be given", () => {
    const table = seller({ doubloons: 6, goods: { corn: 1 } }).play(1, "bargain lighthouse");
    expect(table.choices(1)).toEqual(["pass"]);
    expect(table.refusal(1, "give-colonist black-market")).toBe("PR-B-BLACK-MARKET-04");
  });

  test("PR-B-BLACK-MARKET-05: any other colonist, from a tile, the guest house or the wind rose", () => {
    const board = {
      doubloons: 6,
      windRose: 1,
      island: { corn: 1 },
      workers: { corn: 1 },
      buildings: { "guest-house": 2 },
    };
    for (const [place, after] of [
      ["corn", { workers: { corn: 0 } }],
      ["guest-house", { buildings: { "guest-house": 1 } }],
      ["wind-rose", { windRose: 0 }],
    ] as const) {
      const table = seller(board);
      const { colonists } = table.table;
      table.play(1, "bargain lighthouse").play(1, `give-colonist ${place}`);
      expect(table.seat(1), place).toMatchObject({ ...after, colonists: 4 });
      expect(table.table.colonists).toBe(colonists + 1);
    }
    const table = seller(board).play(1, "bargain lighthouse");
    expect(table.refusal(1, "give-colonist indigo")).toBe("PR-B-BLACK-MARKET-05");
    expect(table.refusal(1, "give-noble corn")).toBe("PR-B-BLACK-MARKET-05");
  });

  test("PR-B-BLACK-MARKET-05: a colonist from a quarry leaves before the price is computed", () => {
    const quarry = { island: { quarry: 1 }, workers: { quarry: 1 } };
    // price 6, or 7 once the quarry is empty: the colonist pays only for the quarry
    const alone = seller({ ...quarry, doubloons: 5 });
    expect([alone.choices(1).includes("bargain lighthouse"), alone.refusal(1, "bargain lighthouse")]).toEqual([
      false,
      "PR-B-BLACK-MARKET-03",
    ]);
    const table = seller({ ...quarry, doubloons: 5, goods: { corn: 1 } }).play(1, "bargain lighthouse");
    expect(table.choices(1)).toEqual(["give-colonist quarry", "pass"]);
    table.play(1, "give-colonist quarry");
    expect(table.choices(1)).toEqual(["give-barrel corn"]);
    table.play(1, "give-barrel corn");
    expect(table.seat(1)).toMatchObject({
      doubloons: 0,
      workers: { quarry: 0 },
      goods: { corn: 0 },
      buildings: { lighthouse: 0 },
    });
  });

  test("PR-B-BLACK-MARKET-05: a quarry beyond the column's limit is given without harm", () => {
    const quarries = { island: { quarry: 4 }, workers: { quarry: 4 } };
    const table = seller({ ...quarries, doubloons: 3 }).play(1, "bargain lighthouse");
    expect(table.choices(1)).toEqual(["give-colonist quarry"]);
    expect(table.play(1, "give-colonist quarry").seat(1)).toMatchObject({ doubloons: 0, workers: { quarry: 3 } });
  });

  test("PR-B-BLACK-MARKET-05, PR-B-LIBRARY-05: the builder's library counts only while its colonist stays", () => {
    const board = { buildings: { "black-market": 1, library: 1 }, doubloons: 4, goods: { corn: 1 } };
    const table = asBuilder(board).play(1, "bargain lighthouse"); // 7 - 2
    expect(table.choices(1)).toEqual(["give-colonist library", "pass"]);
    table.play(1, "give-colonist library");
    expect(table.choices(1)).toEqual(["give-barrel corn"]); // 7 - 1 - 2 items
    expect(table.play(1, "give-barrel corn").seat(1)).toMatchObject({
      doubloons: 0,
      buildings: { library: 0, lighthouse: 0 },
    });
    const paid = asBuilder(board).play(1, "bargain lighthouse").play(1, "pass").play(1, "give-barrel corn");
    expect(paid.seat(1)).toMatchObject({ doubloons: 0, buildings: { library: 1, lighthouse: 0 } });
    // one who is not the builder loses nothing with it
    const other = seller({ buildings: { library: 1 }, doubloons: 6 }).play(1, "bargain lighthouse");
    expect(other.play(1, "give-colonist library").seat(1)).toMatchObject({ doubloons: 0, buildings: { library: 0 } });
  });

  test("PR-B-BLACK-MARKET-05: a church or university that loses its colonist does nothing for this purchase", () => {
    const board = { doubloons: 6, buildings: { church: 1, university: 1 } };
    const church = seller(board).play(1, "bargain lighthouse").play(1, "give-colonist church");
    expect(church.seat(1).points).toBe(0);
    expect(church.table.step).toBe("university");
    const university = seller(board).play(1, "bargain lighthouse").play(1, "give-colonist university");
    expect([university.seat(1).points, university.asked]).toEqual([1, [2]]);
  });

  test("PR-B-BLACK-MARKET-06: what is given returns to the supplies", () => {
    const table = seller({ doubloons: 4, windRose: 1, goods: { tobacco: 1 }, points: 1 });
    const { colonists, supply, points } = table.table;
    table.play(1, "bargain lighthouse").play(1, "give-colonist wind-rose").play(1, "give-barrel tobacco");
    expect(table.table).toMatchObject({
      colonists: colonists + 1,
      points: points + 1,
      supply: { tobacco: supply.tobacco + 1 },
    });
  });

  test("PR-B-BLACK-MARKET-06: nothing is given before everything is chosen", () => {
    const table = seller({ doubloons: 5, windRose: 1, goods: { tobacco: 1 }, points: 1 });
    const { seats } = table.table;
    table.play(1, "bargain lighthouse").play(1, "give-colonist wind-rose");
    expect(table.table.seats).toEqual(seats);
  });

  test("PR-B-BLACK-MARKET-07: a condition once met stays met", () => {
    const table = seller({ doubloons: 6, points: 75 });
    expect(table.table).toMatchObject({ points: 0, ending: ["points"] });
    table.play(1, "bargain lighthouse").play(1, "pass").play(1, "give-point");
    expect(table.table).toMatchObject({ points: 1, ending: ["points"] });
  });

  test("PR-B-BLACK-MARKET-08, PR-BUILDER-07: it combines with all other reductions", () => {
    const island = { quarry: 4 };
    const board = {
      island,
      workers: { quarry: 4 },
      forests: ["corn", "corn", "sugar"],
      buildings: { "black-market": 1, library: 1 },
    };
    // 9 - 2 (builder with library) - 3 (quarries) - 1 (forests) = 3
    const table = asBuilder({ ...board, doubloons: 2, points: 1 })
      .play(1, "bargain wharf")
      .play(1, "pass")
      .play(1, "give-point");
    expect(table.seat(1)).toMatchObject({ doubloons: 0, points: 0, buildings: { wharf: 0 } });
    expect(asBuilder({ ...board, doubloons: 3, points: 1 }).choices(1)).toContain("build wharf");
  });

  test("PR-BUILDER-18: no reduction can be refused to make the black market usable", () => {
    const board = { island: { quarry: 1 }, workers: { quarry: 1 }, doubloons: 6, goods: { corn: 1 }, points: 1 };
    const table = seller(board);
    expect(table.refusal(1, "bargain lighthouse")).toBe("PR-B-BLACK-MARKET-03");
    expect(table.play(1, "build lighthouse").seat(1).doubloons).toBe(0);
    const forests = seller({ forests: ["corn", "corn"], doubloons: 6, points: 1 });
    expect(forests.refusal(1, "bargain lighthouse")).toBe("PR-B-BLACK-MARKET-03");
  });

  test("PR-BUILDER-09, -10, -11, PR-EXP-06: what cannot be bought cannot be bargained for", () => {
    const table = seller({ doubloons: 1, windRose: 1, buildings: { "guest-house": 0 } });
    expect(table.refusal(1, "bargain black-market")).toBe("PR-BUILDER-09");
    expect(table.refusal(1, "bargain aqueduct")).toBe("PR-EXP-06");
  });
});

describe("guests and the black market", () => {
  const board = { doubloons: 6, goods: { corn: 1 }, buildings: { "guest-house": 1, "black-market": 0 } };

  test("PR-B-GUEST-HOUSE-02, PR-B-BLACK-MARKET-01: manned at the start of the turn it can be used", () => {
    const table = seller(board);
    expect(table.table.step).toBe("guests");
    table.play(1, "guest black-market");
    expect(table.choices(1)).toContain("bargain lighthouse");
    expect(seller(board).play(1, "pass").choices(1)).not.toContain("bargain lighthouse");
  });

  test("PR-B-GUEST-HOUSE-02, PR-B-CHURCH-01: a church manned after the purchase gives nothing for it, before it does", () => {
    const churchgoer = { doubloons: 7, buildings: { "guest-house": 1, church: 0, "black-market": 1 } };
    const late = seller(churchgoer).play(1, "pass").play(1, "build lighthouse").play(1, "guest church");
    expect(late.seat(1)).toMatchObject({ points: 0, buildings: { church: 1 } });
    const early = seller(churchgoer).play(1, "guest church").play(1, "build lighthouse");
    expect(early.seat(1).points).toBe(1);
  });

  test("PR-B-GUEST-HOUSE-02, PR-B-UNIVERSITY-01: likewise a university", () => {
    const scholar = { doubloons: 7, buildings: { "guest-house": 1, university: 0, "black-market": 1 } };
    const late = seller(scholar).play(1, "pass").play(1, "build lighthouse").play(1, "guest university");
    expect([late.asked, late.table.step]).toEqual([[2], "build"]);
    const early = seller(scholar).play(1, "guest university").play(1, "build lighthouse");
    expect([early.asked, early.table.step]).toEqual([[1], "university"]);
  });

  test("PR-B-GUEST-HOUSE-02, PR-B-UNIVERSITY-02: a guest on the new building leaves the university no circle", () => {
    const scholar = { doubloons: 7, buildings: { "guest-house": 1, university: 1 } };
    const table = seller(scholar).play(1, "build lighthouse");
    expect(table.choices(1)).toEqual(["guest lighthouse", "pass"]);
    const { colonists } = table.table;
    table.play(1, "guest lighthouse");
    expect([table.asked, table.table.colonists]).toEqual([[2], colonists]);
    expect(table.seat(1).buildings).toMatchObject({ lighthouse: 1, "guest-house": 0 });
    const roomy = seller({ ...scholar, doubloons: 5 }).play(1, "build tobacco-storage");
    roomy.play(1, "guest tobacco-storage").play(1, "colonist");
    expect(roomy.seat(1).buildings["tobacco-storage"]).toBe(2);
  });
});

test("PR-INFO-01: whether an owner is asked can hang on his secret points, so that who played before cannot take back alone", () => {
  const learners = (buildings: object) => {
    const given = { board: ["lighthouse"], seats: { 1: { buildings } }, at: { step: "builder", taker: 0 } };
    const { state } = tableFor(3, given, { expansion1: true });
    const played = play(puertoRico, state, 0, moves.read("pass") ?? -1, new FastChance(""), 1);
    return played.ok && seatsIn(played.uncovered);
  };
  expect(learners({ "black-market": 1 })).toEqual([0, 2]);
  expect(learners({ "black-market": 0 })).toEqual([]);
});
