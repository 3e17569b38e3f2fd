import { begin, FastChance } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { madeira } from "./game.ts";
import { tableFor } from "./test-table.ts";

const POOR = { wheat: 0, sugar: 0, wine: 0, wood: 0, bread: 0, reals: 0 };

/** The turn of seat 0 in phase B. */
const inB = (seat: object, given: object = {}, players = 4) =>
  tableFor(players, { seats: { 0: { ...POOR, ...seat } }, at: { moment: "turn", turn: 0 }, ...given });

describe("a turn of phase B", () => {
  test("MA-B-13: a die above the number of the region gives nothing back", () => {
    const table = inB({ dice: [3], bread: 4 }, { characters: { alfandega: "mayor" } });
    table.play(0, "place guild-3 alfandega");
    expect(table.seat(0)).toMatchObject({ bread: 4, dice: [] });
    expect(
      inB({ dice: [1], bread: 4 })
        .play(0, "place guild-1 capitania")
        .seat(0).bread,
    ).toBe(3);
    expect(
      inB({ dice: [2], bread: 4 })
        .play(0, "place guild-2 capitania")
        .seat(0).bread,
    ).toBe(4);
  });

  test("MA-B-05, MA-B-06, MA-B-08: guild and pirate dice share the room; every guild die brings a marker", () => {
    const full = inB({ dice: [3] }, { guildDice: { moinho: 3, coroa: 2 }, pirateDiceOn: { moinho: 1, coroa: 1 } });
    expect(full.refusal(0, "place guild-3 moinho")).toBe("MA-B-06");
    expect(full.choices(0)).not.toContain("place guild-3 moinho");
    expect(full.choices(0)).not.toContain("place pirate-3 coroa");
    full.play(0, "place guild-3 coroa");
    expect(full.table.guildDice.coroa).toBe(3);
    expect(full.seat(0).markers.coroa).toBe(1);
    const again = inB({ dice: [2], markers: { moinho: 1 } }, { guildDice: { moinho: 1 } });
    expect(again.play(0, "place guild-2 moinho").seat(0).markers.moinho).toBe(2);
  });

  test("MA-B-04, MA-B-10, MA-B-11: only pirate dice that lie in the watch, and only with a worker there", () => {
    const table = inB({ dice: [], watch: 1 }, { pirateDice: [1, 3] });
    expect(table.choices(0).filter((move) => move.endsWith("alfandega"))).toEqual([
      "place pirate-1 alfandega",
      "place pirate-3 alfandega",
    ]);
    expect(table.play(0, "place pirate-1 alfandega").seat(0)).toMatchObject({ watch: 0, home: 12 });
    const unguarded = inB({ dice: [], watch: 0 }, { pirateDice: [1, 3] });
    expect(unguarded.choices(0).some((move) => move.startsWith("place"))).toBe(false);
  });

  test("MA-B-01, MA-ROUND-03: the rows come again and again", () => {
    const dice = { dice: [3, 3] };
    const table = tableFor(4, {
      rows: [1, 2, 0, 3],
      round: 3,
      seats: { 0: dice, 1: dice, 2: dice, 3: dice },
      at: { moment: "turn", turn: 1 },
    });
    for (const seat of [1, 2, 0, 3]) {
      expect(table.asked).toEqual([seat]);
      table.play(seat, "place guild-3 alfandega"); // the printed character, without a worker in its region
    }
    expect(table.asked).toEqual([1]);
  });

  test("MA-B-HARVEST-07, MA-B-HARVEST-09: on the empty building without a worker in its region nobody is asked", () => {
    const table = inB({ dice: [3, 3], fields: ["R2A"] }, { round: 3 }, 2);
    expect(table.play(0, "place guild-3 alfandega").asked).toEqual([1]);
  });

  test("MA-WOOD-07, MA-FAV-02, MA-FAV-ENGINEER-04: what a turn remembers ends with it", () => {
    const table = tableFor(2, {
      rows: [0, 1],
      characters: { moinho: "mayor" },
      seats: {
        0: { ...POOR, wheat: 1, reals: 5, fields: ["forest"], favours: ["navigator"], dice: [2, 2] },
        1: { ...POOR, fields: ["R2A"], favours: ["patron"], dice: [2] },
      },
      at: { moment: "turn", turn: 0 },
    });
    table.play(0, "favour navigator").play(0, "sail home wheat-1");
    expect(table.table).toMatchObject({ woodBought: 1, favourUsed: true });
    table.play(0, "place guild-2 moinho").play(0, "done");
    expect(table.table).toMatchObject({ woodBought: 0, favourUsed: false });
    const lazy = tableFor(2, {
      rows: [0, 1],
      round: 2,
      characters: { moinho: "mayor" },
      seats: {
        0: { ...POOR, favours: ["engineer"], dice: [2] },
        1: { ...POOR, fields: ["R2A"], dice: [2] },
      },
      at: { moment: "turn", turn: 0 },
    });
    lazy.play(0, "favour engineer").play(0, "place guild-2 moinho").play(0, "done");
    lazy.play(1, "place guild-2 moinho").play(1, "harvest");
    expect(lazy.seat(1).wheat).toBe(1);
    expect(lazy.asked).toEqual([0]);
  });
});

describe("the pass column", () => {
  test("MA-PASS-02, MA-PASS-03, MA-B-PASS-02: an action instead of reals, for one worker", () => {
    const city = inB({ reals: 1, mill: 0 }, {}, 2).play(0, "pass II action");
    expect(city.play(0, "move home porto-santo-1").seat(0)).toMatchObject({ reals: 1, vp: 1, score: { pass: 1 } });
    expect(city.asked).toEqual([1]);
    const watch = inB({ reals: 1, pirates: 1 }, {}, 2).play(0, "pass III action");
    expect(watch.refusal(0, "move home R1A")).toBe("MA-C-FORTALEZA-01");
    watch.play(0, "move home watch").play(0, "discard 0");
    expect(watch.seat(0)).toMatchObject({ reals: 1, watch: 3, pirates: 1 });
    expect(watch.asked).toEqual([1]);
  });

  test("MA-PASS-04, MA-PASS-06: one ship by the rules of the Commander, and then it must move", () => {
    const table = inB({ wheat: 3, wood: 2, reals: 1 }, {}, 2);
    expect(table.choices(0)).toContain("pass IV action");
    table.play(0, "pass IV action");
    expect(table.refusal(0, "done")).toBe("MA-PASS-06");
    table.play(0, "sail home wheat-2");
    expect(table.seat(0)).toMatchObject({ wheat: 1, wood: 1, reals: 4, ships: ["wheat-2"] });
    expect(table.asked).toEqual([1]);
  });

  test("MA-PASS-05: the watch needs a worker from elsewhere, the ship its wood; ships of others do not help", () => {
    const guards = { watch: 12, wheat: 2 };
    const table = inB(guards, { seats: { 0: { ...POOR, ...guards }, 1: { ships: ["sugar-1"] } } });
    expect(table.refusal(0, "pass III action")).toBe("MA-PASS-05");
    expect(table.choices(0)).not.toContain("pass III action");
    expect(table.refusal(0, "pass IV action")).toBe("MA-PASS-05");
    expect(table.choices(0)).not.toContain("pass IV action");
    for (const last of [
      { colonies: { acores: 1 } },
      { colonies: { brasil: 1 } },
      { colonies: { india: 1 } },
      { cities: ["porto-santo-1"] },
    ])
      expect(inB({ watch: 11, ...last }).refusal(0, "pass III action")).toBeNull();
    expect(inB({ watch: 11, fields: ["R1A"] }).refusal(0, "pass III action")).toBeNull();
    expect(inB({ watch: 11 }).refusal(0, "pass III action")).toBeNull();
  });

  test("MA-B-PASS-03, MA-ROUND-04: dice that are left go; the last to pass may be the first of the rest", () => {
    const table = tableFor(2, {
      rows: [0, 1],
      seats: { 0: { dice: [3, 3] }, 1: { dice: [3] } },
      at: { moment: "turn", turn: 1 },
    });
    table.play(1, "pass III reals").play(0, "pass I reals");
    expect([table.seat(0).dice, table.seat(1).dice]).toEqual([[], []]);
    expect(table.asked).toEqual([0]); // the last window of the windmill, from the top of the column
  });
});

describe("phases", () => {
  test("MA-ROUND-01, MA-A-02: a fresh game comes to the first round, and from row to phase B", () => {
    const table = tableFor(2);
    table.state = begin(madeira, 2, {}, new FastChance("first round")).state;
    const seen: string[] = [];
    while (table.table.phase !== "B") {
      const seat = table.asked[0]!;
      seen.push(table.table.step!);
      table.play(seat, table.choices(seat)[0]!);
    }
    expect(table.table).toMatchObject({ round: 1, characters: { fortaleza: "printed" } });
    expect(seen.filter((step) => step === "cityWorker")).toHaveLength(2);
    expect(seen.filter((step) => step === "fieldWorkers")).toHaveLength(4);
  });

  test("MA-D-01, MA-E-06: reward, upkeep and feeding follow the last window, then requests", () => {
    const table = tableFor(2, {
      order: [0, 1],
      seats: {
        0: {
          ...POOR,
          watch: 3,
          wood: 1,
          bread: 1,
          mill: 2,
          ships: ["wheat-1"],
          requests: ["urbanization", "expeditions"],
        },
        1: { ...POOR, watch: 1, mill: 0, requests: ["urbanization", "expeditions"] },
      },
      at: { moment: "closing" },
    });
    table.play(0, "done");
    expect(table.table).toMatchObject({ phase: "D", step: "watchReward" });
    expect(table.refusal(0, "down reals")).toBe("MA-MILL-06");
    table.play(0, "done");
    expect(table.table.step).toBe("upkeep");
    table.play(0, "upkeep 1");
    expect(table.table.step).toBe("feeding");
    table.play(0, "feed 1");
    expect(table.table).toMatchObject({ phase: "E", step: "requests" });
    expect(table.asked).toEqual([0]);
    expect(table.seat(1).pirates).toBe(1);
  });
});
