import { SPECTATOR } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { madeira } from "./game.ts";
import { tableFor } from "./test-table.ts";

const POOR = { wheat: 0, sugar: 0, wine: 0, wood: 0, bread: 0, reals: 0 };

describe("ships", () => {
  const commander = (players: number, seat: object, more: object = {}) =>
    tableFor(players, {
      characters: { moinho: "commander" },
      seats: { 0: { ...POOR, ...seat }, ...more },
      at: { moment: "character", turn: 0, building: "moinho" },
    }).play(0, "act");

  test("MA-B-COMMANDER-06, MA-B-COMMANDER-07, MA-B-COMMANDER-08: another empty space, one ship on each", () => {
    const table = commander(4, { ships: ["wheat-1", "wheat-2"], wheat: 6 }, { 1: { ships: ["wheat-3"] } });
    expect(table.refusal(0, "sail wheat-1 wheat-1")).toBe("MA-B-COMMANDER-06");
    expect(table.refusal(0, "sail wheat-1 wheat-3")).toBe("MA-B-COMMANDER-07");
    expect(table.refusal(0, "sail wheat-3 wheat-4")).toBe("MA-B-COMMANDER-02");
    table.play(0, "sail wheat-2 wheat-4");
    expect(table.refusal(0, "sail wheat-4 wheat-2")).toBe("MA-B-COMMANDER-01");
    table.play(0, "sail wheat-1 wheat-2"); // the space that the first ship left
    expect(table.seat(0)).toMatchObject({ ships: ["wheat-2", "wheat-4"], reals: 13, wheat: 0 });
  });

  test("MA-B-COMMANDER-09, MA-B-COMMANDER-14: income comes after all moves", () => {
    const table = commander(4, { ships: ["wheat-1"], sugar: 4, wood: 1, wine: 1 }).play(0, "sail home sugar-4");
    expect(table.seat(0)).toMatchObject({ reals: 0, sugar: 0, wood: 0 });
    table.play(0, "sail wheat-1 acores-1");
    expect(table.seat(0).reals).toBe(14);
  });

  test("MA-B-COMMANDER-12, MA-B-COMMANDER-13: two ships in one colony may take the same reward twice", () => {
    const table = tableFor(4, {
      characters: { moinho: "commander" },
      rewards: { acores: ["5-reals", "3-vp"] },
      seats: { 0: { ...POOR, ships: ["wheat-1", "wheat-2", "acores-3"], wine: 3 } },
      at: { moment: "character", turn: 0, building: "moinho" },
    }).play(0, "act");
    table.play(0, "sail wheat-1 acores-1").play(0, "sail wheat-2 acores-2");
    table.play(0, "reward acores B").play(0, "reward acores B");
    expect(table.seat(0).vp).toBe(6);
    expect(table.asked).not.toEqual([0]);
  });

  test("MA-COMP-30, MA-COMP-31, MA-COMP-32: two players share the space for 3 or 4 goods and choose the amount", () => {
    const four = commander(2, { ships: ["sugar-1"], sugar: 5 });
    expect(four.play(0, "sail sugar-1 sugar-4").play(0, "done").seat(0)).toMatchObject({
      sugar: 1,
      reals: 14,
      ships: ["sugar-3"],
    });
    const three = commander(2, { ships: ["sugar-1"], sugar: 5 });
    expect(three.play(0, "sail sugar-1 sugar-3").play(0, "done").seat(0)).toMatchObject({ sugar: 2, reals: 9 });
    const shared = commander(2, { ships: ["sugar-3"], sugar: 5 });
    expect(shared.refusal(0, "sail sugar-3 sugar-4")).toBe("MA-B-COMMANDER-06");
  });

  test("MA-COMP-40, MA-COMP-41, MA-COMP-42: spaces of colonies by number of players", () => {
    const spaces = (players: number) =>
      commander(players, { ships: ["wheat-1"], wine: 3 })
        .choices(0)
        .filter((move) => move.startsWith("sail wheat-1 acores"));
    expect([2, 3, 4].map((players) => spaces(players).length)).toEqual([3, 4, 5]);
    expect(commander(2, { ships: ["wheat-1"], wine: 3 }).refusal(0, "sail wheat-1 acores-4")).toBe("MA-COMP-41");
    expect(commander(4, { ships: ["wheat-1"], wine: 1 }).refusal(0, "sail wheat-1 acores-2")).toBe("MA-B-COMMANDER-04");
    expect(commander(4, { ships: ["wheat-1"], wine: 1 }).refusal(0, "sail wheat-1 sugar-1")).toBe("MA-B-COMMANDER-05");
  });

  test("MA-COMP-34: what the markets pay", () => {
    const paid = (good: string, amount: number) =>
      commander(4, { ships: ["acores-1"], [good]: amount })
        .play(0, `sail acores-1 ${good}-${amount}`)
        .play(0, "done")
        .seat(0).reals;
    expect([1, 2, 3, 4].map((amount) => paid("wheat", amount))).toEqual([1, 3, 6, 10]);
    expect([1, 2, 3, 4, 5].map((amount) => paid("sugar", amount))).toEqual([2, 5, 9, 14, 20]);
    expect([1, 2, 3, 4].map((amount) => paid("wine", amount))).toEqual([3, 7, 12, 18]);
  });
});

describe("wood", () => {
  test("MA-WOOD-03, MA-WOOD-05, MA-B-GUILDMASTER-02, MA-B-GUILDMASTER-03, MA-B-GUILDMASTER-04, MA-DEC-10: access and price", () => {
    const master = (seat: object) =>
      tableFor(4, {
        characters: { moinho: "guild-master" },
        seats: { 0: { ...POOR, ...seat } },
        at: { moment: "character", turn: 0, building: "moinho" },
      });
    expect(master({ wood: 1 }).refusal(0, "act")).toBe("MA-B-GUILDMASTER-03");
    const near = master({ wood: 2, reals: 2, fields: ["R1C"] }).play(0, "act");
    expect(near.choices(0)).toContain("build machico-4");
    expect(near.refusal(0, "build machico-5")).toBe("MA-B-GUILDMASTER-03");
    expect(master({ wood: 2, reals: 9 }).play(0, "act").refusal(0, "build machico-4")).toBe("MA-WOOD-05");
    near.play(0, "build machico-4");
    expect(near.seat(0)).toMatchObject({ wood: 0, reals: 1 });
    expect(near.table.wood.R1C).toBe(2);
  });

  test("MA-WOOD-07, MA-WOOD-08: the price goes on within a turn", () => {
    const table = tableFor(4, {
      characters: { moinho: "guild-master" },
      seats: { 0: { ...POOR, favours: ["navigator"], fields: ["forest"], reals: 21, wheat: 1, dice: [3] } },
      at: { moment: "turn", turn: 0 },
    });
    table.play(0, "favour navigator").play(0, "sail home wheat-1");
    expect(table.seat(0).reals).toBe(21);
    table.play(0, "place guild-3 moinho").play(0, "act").play(0, "build funchal-6");
    expect(table.seat(0).reals).toBe(1);
  });

  test("MA-WOOD-23, MA-B-HARVEST-06, MA-DEC-16: harvested wood costs nothing, and fields may be left out", () => {
    const table = tableFor(4, {
      seats: { 0: { ...POOR, fields: ["R2B", "R2A"] } },
      at: { moment: "character", turn: 0, building: "moinho" },
    });
    table.play(0, "select");
    expect(table.refusal(0, "field R1A")).toBe("MA-B-HARVEST-05");
    table.play(0, "field R2B").play(0, "done");
    expect(table.seat(0)).toMatchObject({ wood: 1, wheat: 0, reals: 0 });
  });
});

describe("the windmill", () => {
  const inB = (seat: object) => tableFor(4, { seats: { 0: { ...POOR, ...seat } }, at: { moment: "turn", turn: 0 } });

  test("MA-MILL-01, MA-MILL-02, MA-MILL-03, MA-MILL-07, MA-MILL-D-02, MA-GEN-02: exchanges and going up", () => {
    const table = inB({ wheat: 1, wine: 1 });
    expect(table.refusal(0, "exchange wheat+wheat sugar")).toBe("MA-MILL-01");
    expect(table.refusal(0, "up")).toBe("MA-MILL-02");
    table.play(0, "exchange wheat+wine sugar");
    expect(table.seat(0)).toMatchObject({ wheat: 0, sugar: 1, wine: 0 });
    expect(table.asked).toEqual([0]);
    expect(inB({ wheat: 2, mill: 3 }).play(0, "up").seat(0)).toMatchObject({ wheat: 0, mill: 4, vp: 0 });
    expect(inB({ wheat: 2, mill: 6 }).play(0, "up").seat(0)).toMatchObject({ wheat: 0, mill: 6, vp: 1 });
  });

  test("MA-MILL-04, MA-MILL-05, MA-COMP-60: going down, and below the bottom", () => {
    expect(inB({ mill: 1 }).play(0, "down bread").seat(0)).toMatchObject({ mill: 0, bread: 1 });
    expect(inB({ mill: 0, vp: 1 }).play(0, "down reals").seat(0)).toMatchObject({ mill: 0, vp: 0, reals: 3 });
    expect(inB({ mill: 0 }).refusal(0, "down reals")).toBe("MA-MILL-05");
  });

  test("MA-MILL-06, MA-MILL-D-05, MA-D-44: in maintenance nobody goes down or uses favours", () => {
    const table = tableFor(4, {
      order: [0, 1, 2, 3],
      seats: { 0: { ...POOR, wood: 1, ships: ["wheat-1", "wheat-2"], favours: ["patron"], wheat: 2 } },
      at: { moment: "upkeep", turn: 0 },
    });
    expect(table.refusal(0, "down reals")).toBe("MA-MILL-06");
    expect(table.refusal(0, "favour patron")).toBe("MA-FAV-04");
    expect(table.refusal(0, "up")).toBeNull();
    expect(table.refusal(0, "upkeep 2")).toBe("MA-WOOD-12");
    expect(table.refusal(0, "upkeep 3")).toBe("MA-D-31");
  });

  test("MA-MILL-D-03, MA-MILL-D-06, MA-DEC-30: a last window before maintenance, for those who can use it", () => {
    const none = { ...POOR, mill: 0 };
    const table = tableFor(3, {
      order: [0, 1, 2],
      seats: { 0: none, 1: { ...none, sugar: 4 }, 2: { ...none, mill: 1 } },
      at: { moment: "closing" },
    });
    expect(table.asked).toEqual([1]);
    table.play(1, "exchange sugar+sugar wheat").play(1, "exchange sugar+sugar wheat").play(1, "up");
    table.play(1, "down bread");
    expect(table.seat(1)).toMatchObject({ bread: 1, mill: 0 });
    expect(table.asked).toEqual([2]);
    expect(table.choices(2).sort()).toEqual(["done", "down bread", "down reals"]);
  });

  test("MA-MILL-D-01, MA-MILL-D-07: nobody uses the mill while another decides", () => {
    expect(inB({}).refusal(1, "down reals")).toBe("MA-B-01");
  });

  test("MA-MILL-D-04, MA-DEC-SKIP-02, MA-DEC-33, MA-D-42: feeding is asked at need 0 if the mill can be used", () => {
    const table = tableFor(2, {
      order: [0, 1],
      seats: { 0: { ...POOR, watch: 0, mill: 6, wheat: 1, wine: 1 }, 1: { ...POOR, watch: 2, mill: 3, bread: 5 } },
      at: { moment: "feeding" },
    });
    expect(table.asked).toEqual([0]);
    table.play(0, "feed 0");
    expect(table.seat(0)).toMatchObject({ pirates: 0, bread: 0 });
    expect(table.seat(1)).toMatchObject({ pirates: 0, bread: 5 });
  });

  test("MA-DEC-SKIP-01, MA-DEC-SKIP-03, MA-DEC-20: who lacks reals but can go down is asked, and then can pay", () => {
    const given = (mill: number) => ({
      order: [0, 1, 2, 3],
      seats: { 0: { ...POOR, reals: 4, mill, markers: { moinho: 1 } } },
      at: { moment: "building", building: "moinho", turn: 0, rolled: 4 },
    });
    const table = tableFor(4, given(1));
    expect(table.refusal(0, "pay")).toBe("MA-C-10");
    expect(table.refusal(0, "done")).toBe("MA-C-06");
    table.play(0, "down reals");
    expect(table.refusal(0, "pay")).toBeNull();
    expect(tableFor(4, given(0)).seat(0).pirates).toBe(1);
  });
});

describe("phase C", () => {
  test("MA-C-01, MA-C-02, MA-C-03, MA-C-05, MA-C-14, MA-D-01, MA-HID-05: buildings in order, dice rolled, then cleared", () => {
    const table = tableFor(4, {
      order: [0, 1, 2, 3],
      guildDice: { capitania: 2, coroa: 4 },
      seats: { 0: { markers: { capitania: 1, coroa: 1 }, reals: 20 } },
      at: { moment: "buildings" },
    });
    expect(table.table.building).toBe("capitania");
    const { price } = table.table;
    expect(price).toBeGreaterThanOrEqual(4);
    expect(price).toBeLessThanOrEqual(8);
    table.play(0, "pay", [0, 0, 0, 0]); // no worker there: nothing to perform, and the next dice show 1 each
    expect(table.table).toMatchObject({ building: "coroa", price: 6 });
    table.play(0, "pirates");
    expect(table.seat(0).markers).toMatchObject({ capitania: 0, coroa: 0 });
    expect(table.table).toMatchObject({ guildDice: { capitania: 0, coroa: 0 } });
  });

  test("MA-C-11, MA-C-13, MA-DEC-21: only workers in the region count, as they were when the action began", () => {
    const table = tableFor(4, {
      seats: { 0: { markers: { alfandega: 1 }, fields: ["R1A", "R1B", "R1C"], reals: 10 } },
      at: { moment: "building", building: "alfandega", turn: 0 },
    });
    table.play(0, "pay").play(0, "act").play(0, "move R1A india").play(0, "move R1B india");
    expect(table.seat(0).colonies.india).toBe(2);
    const away = tableFor(4, {
      seats: { 0: { markers: { alfandega: 1 }, fields: ["R2A", "forest"], cities: ["funchal-1"], reals: 10, mill: 0 } },
      at: { moment: "building", building: "alfandega", turn: 0 },
    }).play(0, "pay");
    expect(away.table.step).not.toBe("buildingAction");
  });
});

describe("phases D and E, and the end", () => {
  test("MA-D-10, MA-DEC-31: a tie is worth nothing; the reward may be declined", () => {
    expect(tableFor(2, { at: { moment: "watch" } }).table.step).not.toBe("watchReward");
    const table = tableFor(2, { seats: { 1: { watch: 3 } }, at: { moment: "watch" } }).play(1, "done");
    expect(table.seat(1)).toMatchObject({ watch: 3, vp: 0 });
  });

  test("MA-D-45, MA-DEC-32: unpaid upkeep brings pirates without a question if there is no wood", () => {
    const table = tableFor(2, { seats: { 0: { ...POOR, ships: ["wheat-1"] } }, at: { moment: "upkeep" } });
    expect(table.seat(0).pirates).toBeGreaterThanOrEqual(1);
  });

  test("MA-E-01, MA-E-04, MA-E-06, MA-E-07, MA-DEC-34, MA-DEC-35: one request is scored, even for nothing", () => {
    const table = tableFor(2, {
      order: [1, 0],
      seats: { 1: { requests: ["expeditions", "national-wealth"], wheat: 2, favours: ["patron"] } },
      at: { moment: "requests" },
    });
    expect(table.refusal(0, "score urbanization")).toBe("MA-E-07");
    expect(table.refusal(1, "score urbanization")).toBe("MA-E-01");
    expect(table.refusal(1, "up")).toBe("MA-MILL-06");
    table.play(1, "score expeditions");
    expect(table.seat(1)).toMatchObject({ vp: 0, requests: ["national-wealth"] });
  });

  test("MA-E-03, MA-REQ-04, MA-ROUND-05: in round 5 all three are scored, each National Wealth for up to 15 reals", () => {
    const table = tableFor(2, {
      round: 5,
      order: [0, 1],
      seats: {
        0: {
          ...POOR,
          reals: 20,
          requests: ["national-wealth", "national-wealth", "urbanization"],
          cities: ["funchal-1"],
        },
        1: { ...POOR, requests: ["urbanization", "urbanization", "urbanization"] },
      },
      at: { moment: "requests" },
    });
    table.play(0, "wealth 15").play(0, "wealth 5");
    expect(table.isOver).toBe(true);
    expect(table.seat(0)).toMatchObject({ vp: 26, reals: 0, requests: [] });
  });

  test("MA-E-CONV-02, MA-E-CONV-04: in round 4 printed sugar fields become wine, converted ones stay sugar", () => {
    const table = tableFor(4, {
      round: 4,
      wood: { R1C: 0, R1D: 0, R2D: 1 },
      converted: ["R1C"],
      at: { moment: "conversion" },
    });
    expect(table.table.yields).toMatchObject({ R1C: "sugar", R1D: "wine", R2D: "sugar", R2C: "sugar" });
  });

  test("MA-END-02, MA-END-05, MA-END-07, MA-END-08, MA-ROUND-05, MA-RULING-10: no pirates, no loss; ties go by pass order", () => {
    const table = tableFor(3, {
      round: 5,
      order: [2, 1, 0],
      seats: { 0: { ...POOR, vp: 3 }, 1: { ...POOR, vp: 19, pirates: 1 }, 2: { ...POOR, vp: 3 } },
      at: { moment: "end" },
    });
    expect(table.state.seats.map(({ vp }) => vp)).toEqual([3, 3, 3]);
    expect(madeira.winners(table.state)).toEqual([2]);
    expect(table.isOver).toBe(true);
    expect(table.view(SPECTATOR).seats[1]!.pirates).toBe(1);
    const minus = tableFor(2, { round: 5, seats: { 0: { ...POOR, pirates: 1 } }, at: { moment: "end" } });
    expect(minus.seat(0).vp).toBe(-16);
  });

  test("MA-HID-01, MA-HID-03, MA-GEN-07: a view shows the own pirates only", () => {
    const table = tableFor(2, { seats: { 0: { pirates: 4 }, 1: { pirates: 7 } }, at: { moment: "turn", turn: 0 } });
    expect(table.view(0).seats.map(({ pirates }) => pirates)).toEqual([4, -1]);
    expect(table.view(SPECTATOR).seats.map(({ pirates }) => pirates)).toEqual([-1, -1]);
  });
});
