import { describe, expect, test } from "vitest";
import { moves } from "../moves.ts";
import { tableFor } from "../test-table.ts";

/** The trader phase that seat 0 has just opened. */
const trading = (seat: object, given: object = {}, options = {}) =>
  tableFor(3, { faceUp: ["coffee", "corn"], seats: { 0: seat }, ...given }, { expansion2: true, ...options }).play(
    0,
    "role trader",
  );

const colonist = { doubloons: 1, island: { indigo: 1 }, buildings: { "land-office": 1 } };
const noble = { ...colonist, nobles: { "land-office": 1 } };

describe("a land office with a colonist", () => {
  test("PR-B-LAND-OFFICE-01, PR-RULING-31: a face-up plantation of his choice for a doubloon", () => {
    const table = trading(colonist);
    expect(table.choices(0)).toEqual(["buy-land corn", "buy-land coffee", "pass"]);
    const { faceDown } = table.table;
    table.play(0, "buy-land coffee");
    expect(table.seat(0)).toMatchObject({ doubloons: 0, island: { indigo: 1, coffee: 1 }, workers: { coffee: 0 } });
    expect(table.table).toMatchObject({ faceDown, faceUp: { coffee: 0, corn: 1 } });
    expect(table.table.step).toBe("year");
  });

  test("PR-B-LAND-OFFICE-01: it may be left unused, and is of no use when empty or missing", () => {
    expect(trading(colonist).play(0, "pass").seat(0)).toMatchObject({
      doubloons: 1,
      island: { indigo: 1, corn: 0, coffee: 0 },
    });
    for (const buildings of [{ "land-office": 0 }, {}]) {
      const table = trading({ ...colonist, buildings, goods: { corn: 1 } });
      expect(table.refusal(0, "buy-land coffee")).toBe("PR-BLD-01");
      expect(table.choices(0)).toEqual(["sell corn", "pass"]);
    }
  });

  test("PR-B-LAND-OFFICE-01: on the owner's own turn only, whoever is the trader", () => {
    const seats = { 0: { goods: { corn: 1 } }, 1: colonist };
    const table = tableFor(3, { faceUp: ["coffee"], seats }, { expansion2: true }).play(0, "role trader");
    expect(table.refusal(1, "buy-land coffee")).toBe("PR-ROLE-01");
    table.play(0, "pass");
    expect(table.choices(1)).toEqual(["buy-land coffee", "pass"]);
  });

  test("PR-B-LAND-OFFICE-06: it needs a doubloon, a space and a face-up tile", () => {
    const buy = (seat: object, given = {}) => {
      const table = trading({ ...colonist, goods: { sugar: 1 }, ...seat }, given);
      return [table.refusal(0, "buy-land coffee"), table.choices(0).includes("buy-land coffee")];
    };
    expect(buy({})).toEqual([null, true]);
    expect(buy({ doubloons: 0 })).toEqual(["PR-B-LAND-OFFICE-06", false]);
    expect(buy({ island: { quarry: 8, indigo: 3 } })).toEqual([null, true]);
    expect(buy({ island: { quarry: 8, indigo: 4 } })).toEqual(["PR-B-LAND-OFFICE-06", false]);
    expect(buy({}, { faceUp: ["corn"] })).toEqual(["PR-B-LAND-OFFICE-06", false]);
    expect(moves.read("buy-land quarry")).toBeNull();
  });

  test("PR-B-LAND-OFFICE-06: the row is not filled up before the next settler phase", () => {
    const table = trading(colonist).play(0, "buy-land coffee");
    expect(table.table).toMatchObject({
      step: "year",
      faceUp: { corn: 1, indigo: 0, sugar: 0, tobacco: 0, coffee: 0 },
    });
    table.play(1, "role settler").play(1, "pass").play(2, "pass").play(0, "pass");
    expect(Object.values(table.table.faceUp).reduce((all, tiles) => all + tiles)).toBe(4);
  });

  test("PR-B-LAND-OFFICE-05: once per phase, before or after a sale, or without one", () => {
    const seller = { ...colonist, goods: { tobacco: 1, sugar: 1 } };
    const before = trading(seller).play(0, "buy-land corn");
    expect(before.refusal(0, "buy-land coffee")).toBe("PR-B-LAND-OFFICE-05");
    expect(before.choices(0)).toEqual(["sell sugar", "sell tobacco", "pass"]);
    before.play(0, "sell tobacco");
    expect([before.seat(0).doubloons, before.table.step]).toEqual([4, "year"]);
    const after = trading({ ...seller, doubloons: 0 }).play(0, "sell sugar");
    expect(after.refusal(0, "sell tobacco")).toBe("PR-TRADER-01");
    expect(after.choices(0)).toEqual(["buy-land corn", "buy-land coffee", "pass"]);
    expect(after.play(0, "buy-land coffee").seat(0)).toMatchObject({ doubloons: 2, island: { coffee: 1 } });
    expect(trading(seller).play(0, "sell sugar").play(0, "pass").table.step).toBe("year");
  });

  test("PR-B-LAND-OFFICE-05, PR-DP-18: a full trading house does not keep its owner from it", () => {
    const house = ["corn", "indigo", "sugar", "coffee"];
    const table = trading({ ...colonist, goods: { tobacco: 1 } }, { house });
    expect(table.choices(0)).toEqual(["buy-land corn", "buy-land coffee", "pass"]);
  });

  test("PR-B-LAND-OFFICE-07: markets, the trader's privilege and the hospice do not help", () => {
    const buildings = { "land-office": 1, "small-market": 1, "large-market": 1, hospice: 1 };
    const table = trading({ ...colonist, doubloons: 3, buildings }).play(0, "buy-land corn");
    expect(table.seat(0)).toMatchObject({ doubloons: 2, workers: { corn: 0 }, windRose: 0 });
    expect(table.table.step).toBe("year");
  });

  test("PR-B-LAND-OFFICE-03, PR-DP-18: with a working forest house the tile may be laid as a forest", () => {
    const buildings = { "land-office": 1, "forest-house": 1 };
    const table = trading({ ...colonist, buildings }, {}, { expansion1: true });
    expect(table.choices(0)).toEqual([
      "buy-land corn",
      "buy-forest corn",
      "buy-land coffee",
      "buy-forest coffee",
      "pass",
    ]);
    expect(table.refusal(0, "buy-forest sugar")).toBe("PR-B-LAND-OFFICE-06");
    table.play(0, "buy-forest coffee");
    expect(table.seat(0)).toMatchObject({
      doubloons: 0,
      island: { coffee: 0, forest: 1 },
      forests: { open: { coffee: 1 } },
    });
    expect(table.table.faceUp.coffee).toBe(0);
    expect(table.view(1).seats[0].forests).toEqual([0, 0, 0, 0, 1]);
  });

  test("PR-B-LAND-OFFICE-03: not with an empty forest house, and not with a noble on the land office", () => {
    const empty = trading(
      { ...colonist, buildings: { "land-office": 1, "forest-house": 0 } },
      {},
      { expansion1: true },
    );
    expect(empty.refusal(0, "buy-forest coffee")).toBe("PR-B-LAND-OFFICE-03");
    expect(empty.choices(0)).toEqual(["buy-land corn", "buy-land coffee", "pass"]);
    const ennobled = trading(
      { ...noble, buildings: { "land-office": 1, "forest-house": 1 } },
      {},
      { expansion1: true },
    );
    expect(ennobled.refusal(0, "buy-forest coffee")).toBe("PR-B-LAND-OFFICE-01");
    expect(ennobled.choices(0)).toEqual(["discard indigo empty", "pass"]);
  });

  test("PR-B-LAND-OFFICE-02: a colonist discards nothing", () => {
    expect(trading(colonist).refusal(0, "discard indigo empty")).toBe("PR-B-LAND-OFFICE-02");
  });
});

describe("a land office with a noble", () => {
  const rich = {
    ...noble,
    island: { corn: 3, indigo: 1, quarry: 2 },
    workers: { corn: 2, quarry: 2 },
    nobles: { "land-office": 1, corn: 1 },
  };

  test("PR-B-LAND-OFFICE-02: one plantation goes to the discards for a doubloon from the bank", () => {
    const table = trading(noble).play(0, "discard indigo empty");
    expect(table.seat(0)).toMatchObject({ doubloons: 2, island: { indigo: 0 }, windRose: 0 });
    expect(table.table.discards).toMatchObject({ indigo: 1 });
    expect(table.events("landGivenUp")).toMatchObject([{ seat: 0, doubloons: 1, wasForest: false }]);
  });

  test("PR-B-LAND-OFFICE-02: it may be left unused; and a noble buys nothing", () => {
    const table = trading(noble);
    expect(table.refusal(0, "buy-land coffee")).toBe("PR-B-LAND-OFFICE-01");
    expect(table.choices(0)).toEqual(["discard indigo empty", "pass"]);
    expect(table.play(0, "pass").seat(0)).toMatchObject({ doubloons: 1, island: { indigo: 1 } });
  });

  test("PR-DP-18, PR-DP-23: the plantation is named by kind and by who stands on it", () => {
    const table = trading(rich);
    const discards = table.choices(0).filter((choice) => choice.startsWith("discard"));
    expect(discards).toEqual([
      "discard corn empty",
      "discard corn colonist",
      "discard corn noble",
      "discard indigo empty",
    ]);
    expect(table.refusal(0, "discard indigo colonist")).toBe("PR-B-LAND-OFFICE-02");
    expect(table.refusal(0, "discard sugar empty")).toBe("PR-B-LAND-OFFICE-02");
  });

  test("PR-B-LAND-OFFICE-04: the colonist or noble on it goes to the wind rose", () => {
    const byColonist = trading(rich).play(0, "discard corn colonist");
    expect(byColonist.seat(0)).toMatchObject({ island: { corn: 2 }, workers: { corn: 1 }, windRose: 1 });
    expect(byColonist.seat(0).nobles).toEqual({ all: 2, "land-office": 1, corn: 1 });
    const byNoble = trading(rich).play(0, "discard corn noble");
    expect(byNoble.seat(0)).toMatchObject({ island: { corn: 2 }, workers: { corn: 1 }, windRose: 1 });
    expect(byNoble.seat(0).nobles).toEqual({ all: 2, "land-office": 1, "wind-rose": 1 });
    const empty = trading(rich).play(0, "discard corn empty");
    expect(empty.seat(0)).toMatchObject({ island: { corn: 2 }, workers: { corn: 2 }, windRose: 0 });
  });

  test("PR-RULING-31: neither quarries nor forests can be given up here", () => {
    const buildings = { "land-office": 1, "forest-house": 1 };
    const table = trading({ ...rich, buildings, forests: ["sugar"] }, {}, { expansion1: true });
    expect(moves.read("discard quarry colonist")).toBeNull();
    expect(table.refusal(0, "fell sugar")).toBe("PR-B-HUNTING-LODGE-01");
    expect(table.choices(0).some((choice) => choice.startsWith("fell"))).toBe(false);
  });

  test("PR-B-LAND-OFFICE-05, PR-B-LAND-OFFICE-07: once per phase, with a sale before or after, and no more than a doubloon", () => {
    const buildings = { "land-office": 1, "small-market": 1 };
    const table = trading({ ...rich, buildings, goods: { sugar: 1 } }).play(0, "discard corn empty");
    expect(table.seat(0).doubloons).toBe(2);
    expect(table.refusal(0, "discard corn colonist")).toBe("PR-B-LAND-OFFICE-05");
    expect(table.choices(0)).toEqual(["sell sugar", "pass"]);
    expect(table.play(0, "sell sugar").seat(0).doubloons).toBe(2 + 2 + 1 + 1);
    const later = trading({ ...rich, goods: { sugar: 1 } })
      .play(0, "sell sugar")
      .play(0, "discard indigo empty");
    expect([later.seat(0).doubloons, later.table.step]).toEqual([1 + 3 + 1, "year"]);
  });
});
