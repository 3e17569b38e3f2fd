import { describe, expect, test } from "vitest";
import { moves } from "../moves.ts";
import { type TestTable, tableFor } from "../test-table.ts";

/** A settler phase opened by seat 0, in which nobody takes a tile. */
function settling(given: object, options = {}): TestTable {
  const table = tableFor(3, { faceUp: ["sugar"], ...given }, { expansion2: true, ...options }).play(0, "role settler");
  while (table.table.step === "settle") table.play(table.asked[0], "pass");
  return table;
}

const colonist = { island: { indigo: 2 }, buildings: { "hunting-lodge": 1 } };
const noble = { island: {}, buildings: { "hunting-lodge": 1 }, nobles: { "hunting-lodge": 1 } };

describe("a hunting lodge with a colonist", () => {
  test("PR-B-HUNTING-LODGE-01: at the end of a settler phase its owner may discard a plantation", () => {
    const table = settling({ seats: { 1: colonist } });
    expect([table.table.step, table.asked]).toEqual(["lodge", [1]]);
    expect(table.choices(1)).toEqual(["discard indigo empty", "pass"]);
    const { doubloons, points } = table.seat(1);
    table.play(1, "discard indigo empty");
    expect(table.seat(1)).toMatchObject({ doubloons, points, island: { indigo: 1 } });
    expect(table.table).toMatchObject({ step: "year", discards: { indigo: 1, sugar: 1 } });
  });

  test("PR-B-HUNTING-LODGE-01: he may keep them all, and is asked once", () => {
    const table = settling({ seats: { 1: colonist } });
    expect(table.refusal(1, "discard corn empty")).toBe("PR-B-HUNTING-LODGE-01");
    table.play(1, "pass");
    expect([table.seat(1).island.indigo, table.table.step]).toEqual([2, "year"]);
  });

  test("PR-B-HUNTING-LODGE-01: empty or with a bare island it does nothing", () => {
    expect(settling({ seats: { 1: { ...colonist, buildings: { "hunting-lodge": 0 } } } }).table.step).toBe("year");
    expect(settling({ seats: { 1: { ...colonist, island: {} } } }).table.step).toBe("year");
  });

  test("PR-B-HUNTING-LODGE-01, PR-RULING-45: a forest goes back as the plantation it is", () => {
    const table = settling({ seats: { 1: { ...colonist, forests: ["coffee"] } } }, { expansion1: true });
    expect(table.choices(1)).toEqual(["discard indigo empty", "fell coffee", "pass"]);
    expect(table.refusal(1, "fell corn")).toBe("PR-B-HUNTING-LODGE-01");
    table.play(1, "fell coffee");
    expect(table.seat(1).island).toMatchObject({ indigo: 2, forest: 0 });
    expect(table.table.discards).toMatchObject({ coffee: 1 });
    expect(table.events("landGivenUp")).toMatchObject([{ wasForest: true, doubloons: 0 }]);
  });

  test("PR-B-HUNTING-LODGE-03, PR-DP-08: who stands on the tile is named, and goes to the wind rose", () => {
    const seat = {
      ...colonist,
      island: { indigo: 3 },
      workers: { indigo: 2 },
      nobles: { indigo: 1 },
    };
    const choices = ["discard indigo empty", "discard indigo colonist", "discard indigo noble", "pass"];
    expect(settling({ seats: { 1: seat } }).choices(1)).toEqual(choices);
    const one = settling({ seats: { 1: seat } })
      .play(1, "discard indigo colonist")
      .seat(1);
    expect(one).toMatchObject({
      island: { indigo: 2 },
      workers: { indigo: 1 },
      windRose: 1,
      nobles: { all: 1, indigo: 1 },
    });
    const other = settling({ seats: { 1: seat } })
      .play(1, "discard indigo noble")
      .seat(1);
    expect(other).toMatchObject({
      island: { indigo: 2 },
      workers: { indigo: 1 },
      windRose: 1,
      nobles: { all: 1, "wind-rose": 1 },
    });
    const none = settling({ seats: { 1: seat } })
      .play(1, "discard indigo empty")
      .seat(1);
    expect(none).toMatchObject({ island: { indigo: 2 }, workers: { indigo: 2 }, windRose: 0 });
  });

  test("PR-B-HUNTING-LODGE-04, PR-RULING-32: a quarry cannot be discarded", () => {
    const table = settling({ seats: { 1: { ...colonist, island: { indigo: 1, quarry: 2 } } } });
    expect(moves.read("discard quarry empty")).toBeNull();
    expect(table.choices(1)).toEqual(["discard indigo empty", "pass"]);
    expect(settling({ seats: { 1: { ...colonist, island: { quarry: 2 } } } }).table.step).toBe("year");
  });

  test("PR-RULING-32: owners in player order from the settler, after the library and before the new row", () => {
    const seats = { 0: { island: { corn: 1 }, buildings: { "hunting-lodge": 1, library: 1 } }, 2: colonist };
    const table = tableFor(
      3,
      { governor: 2, faceUp: ["sugar", "coffee"], seats },
      { expansion1: true, expansion2: true },
    );
    table.play(2, "role settler").play(2, "pass").play(0, "pass").play(1, "pass");
    expect([table.table.step, table.asked]).toEqual(["lodge", [2]]);
    table.play(2, "discard indigo empty");
    expect([table.table.step, table.asked, table.table.faceUp.coffee]).toEqual(["lodge", [0], 1]);
    const reader = tableFor(3, { faceUp: ["sugar", "coffee"], seats }, { expansion1: true, expansion2: true });
    reader.play(0, "role settler").play(0, "pass").play(1, "pass").play(2, "pass");
    expect([reader.table.step, reader.asked]).toEqual(["secondPick", [0]]);
    reader.play(0, "take sugar");
    expect([reader.table.step, reader.choices(0)]).toEqual([
      "lodge",
      ["discard corn empty", "discard sugar empty", "pass"],
    ]);
  });
});

describe("a hunting lodge and forests known to their owner only", () => {
  const seats = { 0: { island: { corn: 1 }, buildings: { "hunting-lodge": 1 }, secretForests: ["coffee", "tobacco"] } };
  const at = () => settling({ seats }, { expansion1: true });

  test("PR-DP-08: the owner names the hidden face", () => {
    expect(at().choices(0)).toEqual(["discard corn empty", "fell tobacco", "fell coffee", "pass"]);
    expect(at().refusal(0, "fell sugar")).toBe("PR-B-HUNTING-LODGE-01");
    const table = at().play(0, "fell coffee");
    expect(table.seat(0).forests).toMatchObject({ secret: { coffee: 0, tobacco: 1 } });
    expect(table.table.discards.coffee).toBe(1);
  });

  test("PR-DP-08, PR-INFO-05: nobody else learns a face before it is discarded", () => {
    const coffee = at();
    const sugar = settling(
      { seats: { 0: { ...seats[0], secretForests: ["sugar", "tobacco"] } }, faceUp: ["sugar"] },
      { expansion1: true },
    );
    for (const viewer of [1, 2]) {
      const [one, other] = [coffee, sugar].map((table) => table.view(viewer));
      expect(one.seats[0]).toMatchObject({ secretForests: null, secretForestCount: 2 });
      expect(one).toEqual(other);
      expect([coffee, sugar].map((table) => [table.choices(viewer), table.refusal(viewer, "fell coffee")])).toEqual([
        [[], "PR-ROLE-01"],
        [[], "PR-ROLE-01"],
      ]);
      expect(coffee.told).toEqual(sugar.told);
    }
    expect(coffee.view(0).seats[0].secretForests).toEqual([0, 0, 0, 1, 1]);
  });

  test("PR-DP-08, PR-INFO-05: discarding one shows that one only", () => {
    const table = at().play(0, "fell coffee");
    const seen = table.view(1);
    expect(seen.seats[0]).toMatchObject({ secretForests: null, secretForestCount: 1 });
    expect(seen.discards[4]).toBe(1);
    expect(seen.unseen[3]).toBe(table.state.faceDown[3] + 1);
    expect(seen.unseen[4]).toBe(table.state.faceDown[4]);
    expect(table.events("landGivenUp")).toHaveLength(1);
  });

  test("PR-DP-08: of two forests with one face the one that all have seen is discarded", () => {
    const both = { ...seats[0], forests: ["coffee"], secretForests: ["coffee"] };
    const table = settling({ seats: { 0: both } }, { expansion1: true }).play(0, "fell coffee");
    expect(table.seat(0).forests).toMatchObject({ open: { coffee: 0 }, secret: { coffee: 1 } });
    expect(table.view(1).seats[0].secretForestCount).toBe(1);
  });
});

describe("a hunting lodge with a noble", () => {
  const points = (given: object, options = {}) => settling(given, options).table.seats.map((seat) => seat.points);

  test("PR-B-HUNTING-LODGE-02: 2 points for most empty island spaces, alone", () => {
    expect(points({ seats: { 1: noble } })).toEqual([0, 2, 0]);
    const table = settling({ seats: { 1: noble } });
    expect([table.table.step, table.events("lodgeRewarded")]).toEqual([
      "year",
      [{ type: "lodgeRewarded", seat: 1, points: 2 }],
    ]);
  });

  test("PR-B-HUNTING-LODGE-02: nothing in a tie or with fewer empty spaces; quarries fill spaces too", () => {
    expect(points({ seats: { 1: { ...noble, island: { corn: 1 } } } })).toEqual([0, 0, 0]);
    expect(points({ seats: { 1: { ...noble, island: { quarry: 1 } } } })).toEqual([0, 0, 0]);
    expect(points({ seats: { 1: { ...noble, island: { corn: 2 } } } })).toEqual([0, 0, 0]);
    const others = { 0: { island: { indigo: 2 } }, 2: { island: { quarry: 3 } } };
    expect(points({ seats: { ...others, 1: { ...noble, island: { corn: 1 } } } })).toEqual([0, 2, 0]);
  });

  test("PR-B-HUNTING-LODGE-02: forests fill spaces, those known to one player only too", () => {
    for (const forests of [{ forests: ["coffee"] }, { secretForests: ["coffee"] }])
      expect(points({ seats: { 1: { ...noble, ...forests } } }, { expansion1: true })).toEqual([0, 0, 0]);
  });

  test("PR-B-HUNTING-LODGE-02: the noble has only the second function, the colonist only the first", () => {
    const table = settling({ seats: { 1: { ...noble, island: { indigo: 1 } } } });
    expect(table.table.step).toBe("year");
    expect(points({ seats: { 1: { ...colonist, island: {} } } })).toEqual([0, 0, 0]);
  });

  test("PR-RULING-42, PR-B-HUNTING-LODGE-02: unasked, at the end of every settler phase, whoever chose it", () => {
    const table = settling({ seats: { 2: noble } });
    expect([table.table.step, table.seat(2).points]).toEqual(["year", 2]);
  });

  test("PR-RULING-32: each owner sees the board as it then is", () => {
    const seats = {
      0: { island: { corn: 2 } },
      1: { island: { corn: 1 }, buildings: { "hunting-lodge": 1 } },
      2: noble,
    };
    const table = settling({ seats: { ...seats, 2: { ...noble, island: { indigo: 1 } } } });
    expect(table.asked).toEqual([1]);
    // the discard makes seat 1 the emptiest, before the noble of seat 2 is asked for
    expect(table.play(1, "discard corn empty").seat(2).points).toBe(0);
    const kept = settling({ seats });
    expect(kept.play(1, "pass").seat(2).points).toBe(2);
  });

  test("PR-B-HUNTING-LODGE-02, PR-RULING-27: the last points end the game outside the captain phase too", () => {
    const table = settling({ seats: { 0: { points: 74 }, 1: noble } });
    expect([table.seat(1).points, table.table.points, table.table.ending]).toEqual([2, 0, ["points"]]);
  });
});
