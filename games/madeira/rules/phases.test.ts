import { FastChance, layOut } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { madeira } from "./game.ts";
import { describe as describeTable } from "./position.ts";
import { tableFor } from "./test-table.ts";

describe("phase A and order", () => {
  test("MA-A-03, MA-A-04, MA-A-13, MA-ROUND-01: a new round rolls three pirate dice and three guild dice for each row", () => {
    const table = tableFor(3, { round: 2, at: { moment: "conversion" } });
    expect(table.table).toMatchObject({ round: 3, phase: "A" });
    expect(table.table.pirateDice).toHaveLength(3);
    expect(table.state.rowDice).toHaveLength(9);
    expect(table.state.rowDice.every((die) => die >= 1 && die <= 3)).toBe(true);
  });

  test.each([1, 2, 3, 4, 5])("MA-A-03, MA-A-04, MA-A-13: in round %i too luck rolls every die", (round) => {
    const rolled = Array.from({ length: 30 }, (_, seed) => {
      const luck = new FastChance(`dice ${seed}`);
      return describeTable(layOut(madeira, 2, {}, { round, at: { moment: "round" } }, luck));
    });
    const dice = rolled.map(({ pirateDice, rowDice }) => [pirateDice, rowDice.I!, rowDice.II!]);
    for (const group of [0, 1, 2])
      for (const face of [1, 2, 3])
        expect(dice.filter((groups) => groups[group]!.includes(face)).length).toBeGreaterThan(9);
  });

  test("MA-ROUND-02, MA-A-10, MA-A-12, MA-DEC-03, MA-DEC-04: in pass order, each player finishes before the next", () => {
    const table = tableFor(3, {
      order: [2, 0, 1],
      rowRequests: { I: ["urbanization", "expeditions"], II: ["urbanization"], III: ["urbanization", "trade-routes"] },
      at: { moment: "guilds" },
    });
    expect(table.asked).toEqual([2]);
    expect(table.refusal(0, "row I")).toBe("MA-ROUND-02");
    expect(table.refusal(2, "up")).toBe("MA-MILL-06");
    expect(table.refusal(2, "favour lady")).toBe("MA-FAV-04");
    table.play(2, "row I");
    expect(table.refusal(0, "row II")).toBe("MA-A-10");
    expect(table.refusal(2, "request trade-routes")).toBe("MA-A-07");
    table.play(2, "request expeditions");
    expect(table.refusal(0, "row I")).toBe("MA-A-05");
    table.play(0, "row II"); // its only request is taken at once, and seat 1 has one row left
    expect(table.table.rows).toEqual([2, 0, 1, null]);
    expect(table.seat(0).requests).toContain("urbanization");
    expect(table.choices(1).sort()).toEqual(["request trade-routes", "request urbanization"]);
  });

  test("MA-DEC-05: with one guild that has something to turn up nobody is asked", () => {
    const table = tableFor(2, {
      order: [0, 1],
      rowRequests: { II: ["urbanization"] },
      seats: { 0: { faceDown: ["friar"], favours: ["lady"] } },
      at: { moment: "guilds" },
    });
    table.play(0, "row II");
    expect(table.seat(0).favours).toEqual(["friar", "lady"]);
  });

  test("MA-ROUND-03, MA-B-01, MA-B-PASS-03, MA-B-PASS-04: row order, round and round, without those who passed", () => {
    const table = tableFor(3, {
      rows: [2, 0, 1],
      seats: { 0: { dice: [3, 3] }, 1: { dice: [3] }, 2: { dice: [3] } },
      at: { moment: "turn", turn: 2 },
    });
    expect(table.refusal(0, "pass I reals")).toBe("MA-B-01");
    table.play(2, "pass IV reals");
    expect(table.asked).toEqual([0]);
    table.play(0, "pass II reals");
    table.play(1, "pass I reals");
    expect(table.table.order).toEqual([1, 0, null, 2]);
    expect(table.table.phase).not.toBe("B");
    const long = tableFor(3, {
      round: 3,
      rows: [2, 0, 1],
      seats: { 0: { dice: [3, 3] }, 1: { dice: [3, 3] }, 2: { dice: [3] } },
      at: { moment: "turn", turn: 2 },
    });
    long.play(2, "pass IV reals");
    for (const seat of [0, 1, 0]) {
      expect(long.asked).toEqual([seat]);
      long.play(seat, "place guild-3 alfandega"); // seat 2 has passed and is left out, round after round
    }
  });
});

describe("phase B", () => {
  test("MA-B-04, MA-B-09, MA-B-10, MA-B-11, MA-B-12: a pirate die sends a worker home and leaves no marker", () => {
    const table = tableFor(4, {
      pirateDice: [1, 3, 3],
      characters: { moinho: "steward" },
      seats: { 0: { watch: 1, dice: [] }, 1: { watch: 0 } },
      at: { moment: "turn", turn: 0 },
    });
    expect(table.refusal(0, "place pirate-2 moinho")).toBe("MA-B-10");
    expect(table.refusal(0, "place guild-1 moinho")).toBe("MA-B-04");
    table.play(0, "place pirate-3 moinho");
    expect(table.seat(0)).toMatchObject({ watch: 0, home: 12, markers: { moinho: 0 } });
    expect(table.table.pirateDice).toEqual([1, 3]);
    expect(table.table.pirateDiceOn.moinho).toBe(1);
  });

  test("MA-B-02, MA-B-04, MA-B-05: perhaps a favour, then an own guild die or a pirate die on any of the five", () => {
    const table = tableFor(4, {
      round: 3,
      pirateDice: [3],
      guildDice: { coroa: 1 },
      seats: { 0: { watch: 1, dice: [3], favours: ["patron"] } },
      at: { moment: "turn", turn: 0 },
    }).play(0, "favour patron");
    expect(table.asked).toEqual([0]);
    const placed = table.choices(0).filter((move) => move.startsWith("place"));
    const five = ["moinho", "capitania", "alfandega", "coroa", "fortaleza"];
    expect(placed).toHaveLength(10);
    for (const name of five)
      expect(placed).toEqual(expect.arrayContaining([`place guild-3 ${name}`, `place pirate-3 ${name}`]));
    table.play(0, "place guild-3 alfandega");
    expect(table.asked).toEqual([1]);
  });

  test.each([2, 3, 4])("MA-B-06: with %i players as many dice fit on a character", (players) => {
    const lying = (guild: number, pirate: number) =>
      tableFor(players, {
        pirateDice: [3],
        guildDice: { moinho: guild },
        pirateDiceOn: { moinho: pirate },
        seats: { 0: { watch: 1, dice: [3] } },
        at: { moment: "turn", turn: 0 },
      });
    for (const die of ["guild-3", "pirate-3"]) {
      expect(lying(players - 1, 0).refusal(0, `place ${die} moinho`)).toBeNull();
      expect(lying(players, 0).refusal(0, `place ${die} moinho`)).toBe("MA-B-06");
      expect(lying(players - 1, 1).refusal(0, `place ${die} moinho`)).toBe("MA-B-06");
    }
    expect(lying(players - 2, 1).refusal(0, "place guild-3 moinho")).toBeNull();
    expect(lying(players - 2, 1).refusal(0, "place pirate-3 moinho")).toBe("MA-B-06");
  });

  test("MA-B-07: a harvest comes instead of the action, not beside it", () => {
    const table = tableFor(4, {
      characters: { moinho: "steward" },
      seats: { 0: { fields: ["R2A"] } },
      at: { moment: "character", turn: 0, building: "moinho" },
    }).play(0, "harvest");
    expect(table.asked).toEqual([1]);
  });

  test("MA-B-12: the worker whom a pirate die sends home can be moved by the action", () => {
    const table = tableFor(4, {
      pirateDice: [3],
      characters: { moinho: "steward" },
      seats: { 0: { watch: 12, dice: [] } },
      at: { moment: "turn", turn: 0 },
    }).play(0, "place pirate-3 moinho");
    table.play(0, "act").play(0, "move home R1A");
    expect(table.seat(0)).toMatchObject({ watch: 11, home: 0, fields: ["R1A"] });
  });

  test("MA-B-06: one pirate die at most", () => {
    const table = tableFor(4, { pirateDiceOn: { moinho: 1 }, pirateDice: [3], at: { moment: "turn", turn: 0 } });
    expect(table.refusal(0, "place pirate-3 moinho")).toBe("MA-B-06");
    expect(table.choices(0)).toContain("place pirate-3 alfandega");
  });

  test("MA-B-03, MA-B-PASS-05, MA-B-13: who cannot pay bread for a die may still pass", () => {
    const table = tableFor(4, { seats: { 0: { dice: [1], bread: 0, watch: 0 } }, at: { moment: "turn", turn: 0 } });
    expect(table.refusal(0, "place guild-1 coroa")).toBe("MA-B-13");
    expect(table.choices(0)).toContain("place guild-1 alfandega");
    expect(table.choices(0)).toContain("pass I reals");
  });

  test("MA-B-07, MA-DEC-08, MA-B-HARVEST-09, MA-B-HARVEST-05: neither action nor harvest need follow", () => {
    const table = tableFor(4, {
      characters: { moinho: "mayor" },
      seats: { 0: { fields: ["R1A", "forest"] } },
      at: { moment: "character", turn: 0, building: "moinho" },
    });
    expect(table.refusal(0, "harvest")).toBe("MA-B-HARVEST-09");
    expect(table.choices(0)).toEqual(expect.arrayContaining(["act", "done"]));
  });

  test("MA-PASS-01, MA-PASS-03, MA-PASS-04, MA-PASS-05, MA-PASS-06, MA-DEC-18, MA-DEC-25: the pass spaces", () => {
    const given = {
      seats: { 0: { pirates: 5, wheat: 0, sugar: 0, wine: 0 } },
      at: { moment: "turn", turn: 0 },
    };
    const table = tableFor(4, given);
    expect(table.refusal(0, "pass I action")).toBe("MA-PASS-01");
    expect(table.refusal(0, "pass IV action")).toBe("MA-PASS-05");
    table.play(0, "pass III action");
    expect(table.refusal(0, "done")).toBe("MA-PASS-06");
    table.play(0, "move home watch").play(0, "discard 3");
    expect(table.seat(0)).toMatchObject({ watch: 3, pirates: 2 });
    const before = tableFor(4, given).seat(0).reals;
    expect(tableFor(4, given).play(0, "pass IV reals").seat(0).reals).toBe(before + 5);
    expect(tableFor(4, given).play(0, "pass III reals").seat(0).reals).toBe(before + 4);
    expect(tableFor(4, given).play(0, "pass I reals").seat(0).reals).toBe(before + 2);
  });

  test("MA-PASS-02, MA-RULING-08, MA-DEC-22: space II gives its VP even if no worker moves", () => {
    const table = tableFor(4, { at: { moment: "turn", turn: 0 } });
    table.play(0, "pass II action");
    expect(table.seat(0).vp).toBe(1);
    table.play(0, "done");
    expect(table.asked).not.toEqual([0]);
  });
});

describe("moving workers", () => {
  const steward = (seat: object) =>
    tableFor(4, {
      characters: { moinho: "steward" },
      seats: { 0: seat },
      at: { moment: "character", turn: 0, building: "moinho" },
    }).play(0, "act");

  test("MA-MOVE-01, MA-MOVE-02, MA-MOVE-03, MA-MOVE-04, MA-MOVE-05: where workers come from and go to", () => {
    const table = steward({ fields: ["R1A", "forest"], cities: ["funchal-1"], colonies: { india: 1 } });
    expect(table.refusal(0, "move watch R1B")).toBe("MA-MOVE-02");
    expect(table.refusal(0, "move R1A home")).toBe("MA-MOVE-03");
    expect(table.refusal(0, "move R1A R1A")).toBe("MA-MOVE-04");
    expect(table.refusal(0, "move home R1A")).toBe("MA-MOVE-05");
    expect(table.refusal(0, "move R2A R1B")).toBe("MA-MOVE-01");
    expect(table.refusal(0, "move home brasil")).toBe("MA-B-STEWARD-01");
    for (const from of ["home", "R1A", "forest", "funchal-1", "india"])
      expect(table.refusal(0, `move ${from} R2B`)).toBeNull();
  });

  test("MA-MOVE-09, MA-MOVE-10: two different workers, or fewer", () => {
    const table = steward({ fields: ["R1A"] });
    expect(table.refusal(0, "done")).toBeNull();
    table.play(0, "move R1A R1B");
    expect(table.refusal(0, "done")).toBeNull();
    expect(table.refusal(0, "move R1B R1C")).toBe("MA-MOVE-09");
    expect(table.refusal(0, "move home R1A")).toBeNull();
    table.play(0, "done");
    expect(table.seat(0).fields).toEqual(["R1B"]);
  });

  test("MA-MOVE-06, MA-MOVE-11, MA-C-CAPITANIA-01, MA-C-CAPITANIA-02, MA-C-CAPITANIA-03: to spaces of built districts", () => {
    const table = tableFor(4, {
      seats: {
        0: { markers: { capitania: 1 }, fields: ["R2A", "R2B", "R2C"], cities: ["funchal-1"], reals: 10 },
        1: { cities: ["funchal-2"] },
      },
      at: { moment: "building", building: "capitania", turn: 0 },
    });
    table.play(0, "pay").play(0, "act");
    expect(table.seat(0).vp).toBe(3);
    expect(table.refusal(0, "move home funchal-2")).toBe("MA-MOVE-06");
    expect(table.refusal(0, "move home funchal-5")).toBe("MA-MOVE-06");
    expect(table.refusal(0, "move funchal-1 funchal-3")).toBeNull();
    table.play(0, "move funchal-1 funchal-3").play(0, "move R2A machico-1");
    expect(table.seat(0).cities).toEqual(["funchal-3", "machico-1"]);
  });

  test("MA-MOVE-07, MA-MOVE-08, MA-MOVE-11, MA-DEC-23: colonies and watch take any number, with or without ships", () => {
    const table = tableFor(4, {
      seats: {
        0: { markers: { alfandega: 1 }, fields: ["R1A", "R1B", "R1C"], colonies: { acores: 3 }, reals: 10 },
        1: { colonies: { acores: 5 } },
      },
      at: { moment: "building", building: "alfandega", turn: 0 },
    });
    table.play(0, "pay").play(0, "act");
    for (const colony of ["acores", "brasil", "india"]) expect(table.refusal(0, `move home ${colony}`)).toBeNull();
    table.play(0, "move home acores");
    expect(table.refusal(0, "move acores acores")).toBe("MA-MOVE-04");
    expect(table.refusal(0, "move acores india")).toBeNull();
    table.play(0, "move acores brasil");
    expect(table.seat(0).colonies).toEqual({ acores: 3, brasil: 1, india: 0 });
    const guards = tableFor(4, {
      seats: { 0: { watch: 9 }, 1: { watch: 12 } },
      at: { moment: "turn", turn: 0 },
    }).play(0, "pass III action");
    expect(guards.refusal(0, "move home watch")).toBeNull();
  });

  test("MA-C-FORTALEZA-01, MA-C-FORTALEZA-02: up to three pirates for each worker", () => {
    const table = tableFor(4, {
      round: 2,
      seats: { 0: { markers: { fortaleza: 1 }, fields: ["R3A", "R3B", "R3C"], pirates: 4, reals: 10 } },
      at: { moment: "building", building: "fortaleza", turn: 0 },
    });
    table.play(0, "pay").play(0, "act").play(0, "move R3A watch").play(0, "discard 3").play(0, "move home watch");
    expect(table.refusal(0, "discard 2")).toBe("MA-GEN-05");
    table.play(0, "discard 1");
    expect(table.seat(0)).toMatchObject({ watch: 4, pirates: 0 });
  });

  test("MA-B-MAYOR-02: the Mayor brings nobody in and moves nobody else's worker", () => {
    const table = tableFor(4, {
      characters: { moinho: "mayor" },
      seats: { 0: { cities: ["funchal-1"] }, 1: { cities: ["funchal-2"] } },
      at: { moment: "character", turn: 0, building: "moinho" },
    }).play(0, "act");
    expect(table.refusal(0, "move home funchal-3")).toBe("MA-B-MAYOR-02");
    expect(table.refusal(0, "move funchal-2 funchal-3")).toBe("MA-B-MAYOR-02");
    expect(table.refusal(0, "move funchal-3 machico-1")).toBe("MA-B-MAYOR-01");
    expect(table.refusal(0, "move funchal-1 funchal-4")).toBe("MA-MOVE-06");
  });
});
