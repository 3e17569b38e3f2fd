import { describe, expect, test } from "vitest";
import { playAll, rio, unitOf } from "./test-table.ts";

const after = (space: string) => ({ at: { phase: "after", space } });
const goals = (table: ReturnType<typeof rio>) => table.choices(0).filter((move) => move.startsWith("to "));

describe("moves", () => {
  test("BI-MOVE-01, BI-MOVE-02, BI-MOVE-03: a unit on the map goes to an adjacent hex of any terrain, also where own units stand", () => {
    const seat = { units: [{ archer: "0,-1" }, { dragoon: "0,-2" }, { cannon: "stock" }] };
    const table = rio(seat, after("trade"));
    expect(table.refusal(0, "move free cannon 0,-2")).toBe("BI-MOVE-02");
    table.play(0, "move free archer 0,-1");
    expect(table.refusal(0, "to 2,-2")).toBe("BI-MOVE-01");
    expect(goals(table)).toEqual(["to 1,-1", "to 1,-2", "to 0,-2", "to -1,-1", "to -1,0", "to 0,0"]);
    table.play(0, "to 0,-2");
    expect(unitOf(table, 0, "archer")).toBe("0,-2");
  });

  test("BI-MOVE-04, BI-MOVE-05, BI-MOVE-13: a mounted unit takes others along; they have not used their own move", () => {
    const seat = { units: [{ archer: "0,-2" }, { archer: "0,-2" }, { dragoon: "0,-2" }] };
    const table = rio(seat, after("painting"));
    playAll(table, 0, "move space dragoon 0,-2", "carry archer", "carry archer");
    expect(table.refusal(0, "carry archer")).toBe("BI-MOVE-04");
    expect(table.refusal(0, "carry monarch")).toBe("BI-MOVE-04");
    table.play(0, "to -1,-1");
    expect([unitOf(table, 0, "archer"), unitOf(table, 0, "archer", 1)]).toEqual(["-1,-1", "-1,-1"]);
    expect(table.choices(0)).toContain("move free archer -1,-1");
    // so it is with the moves of paintings, and only the carrier must be able to make them
    const cavalry = rio({ ...seat, paintings: ["guaicuru_cavalry"] }, after("trade"));
    playAll(cavalry, 0, "move cavalry dragoon 0,-2", "carry archer", "to 0,-1");
    expect([unitOf(cavalry, 0, "archer"), unitOf(cavalry, 0, "archer", 1)]).toEqual(["0,-1", "0,-2"]);
    const foot = rio(seat, after("painting")).play(0, "move free archer 0,-2");
    expect(foot.refusal(0, "carry dragoon")).toBe("BI-MOVE-04");
  });

  test("BI-MOVE-06: Deploy: to the capital or an own city at any distance", () => {
    const tiles = { "3,-2": { tile: "salvador", by: 0 } };
    const table = rio({ units: [{ archer: "-2,2" }] }, { age: 2, tiles, ...after("deploy") });
    table.play(0, "move space archer -2,2");
    expect(goals(table)).toEqual(["to 0,-2", "to 3,-2"]);
    expect(table.refusal(0, "to -2,1")).toBe("BI-MOVE-06");
  });

  test("BI-MOVE-07: Painting: to an adjacent forest", () => {
    const table = rio({ units: [{ archer: "0,-2" }] }, after("painting")).play(0, "move space archer 0,-2");
    expect(goals(table)).toEqual(["to -1,-2", "to -1,-1"]);
    expect(table.refusal(0, "to 0,-1")).toBe("BI-MOVE-07");
  });

  test("BI-MOVE-08, BI-CAP-01: Build: to an adjacent building or city, own or enemy, or the own capital", () => {
    const tiles = { "1,-2": { tile: "farm", by: 0 }, "0,0": { tile: "farm", by: 1 } };
    expect(() => rio({}, { tiles })).toThrow("lies on water");
    const land = { "1,-2": { tile: "farm", by: 0 }, "-1,0": { tile: "farm", by: 1 } };
    const table = rio({ units: [{ archer: "0,-1" }] }, { tiles: land, ...after("build") });
    table.play(0, "move space archer 0,-1");
    expect(goals(table)).toEqual(["to 1,-2", "to 0,-2", "to -1,0"]);
    expect(table.refusal(0, "to -1,-1")).toBe("BI-MOVE-08");
  });

  test("BI-MOVE-09: Renovate: to the edge of the map, or onto or off water", () => {
    const table = rio({ units: [{ archer: "2,-1" }] }, after("renovate")).play(0, "move space archer 2,-1");
    expect(goals(table)).toEqual(["to 3,-1", "to 3,-2", "to 1,-1"]);
    expect(table.refusal(0, "to 2,-2")).toBe("BI-MOVE-09");
  });

  test("BI-MOVE-10: Manufacture: to an adjacent gold mine that nothing covers", () => {
    const seat = { units: [{ archer: "0,-2" }] };
    const table = rio(seat, after("manufacture")).play(0, "move space archer 0,-2");
    expect(goals(table)).toEqual(["to 1,-3"]);
    const tiles = { "1,-3": { tile: "gold_foundry", by: 0 } };
    const covered = rio(seat, { age: 2, tiles, ...after("manufacture") });
    expect(covered.refusal(0, "move space archer 0,-2")).toBe("BI-MOVE-10");
  });

  test("BI-MOVE-11: Harbor and Trade give no move, but +1 attacking and +2 defending while the marker is there", () => {
    const table = rio({ units: [{ archer: "0,-2" }], battle: { camp: 1 } }, after("harbor"), {
      marker: "trade",
      units: [{ lancer: "0,-1" }],
    });
    expect(table.refusal(0, "move space archer 0,-2")).toBe("BI-MOVE-11");
    playAll(table, 0, "move free archer 0,-2", "to 0,-1");
    expect(table.table.battle).toMatchObject({ attack: 3, defence: 5 });
  });

  test("BI-MOVE-14, BI-BATTLE-20: nobody enters or attacks an enemy capital", () => {
    const table = rio({ units: [{ cannon: "0,1" }] }, after("trade")).play(0, "move free cannon 0,1");
    expect(table.refusal(0, "to 0,2")).toBe("BI-MOVE-14");
    expect(table.refusal(0, "shoot 0,2")).toBe("BI-BATTLE-20");
    expect(() => rio({ units: [{ archer: "0,2" }] }, after("trade"))).toThrow("BI-MOVE-14");
  });

  test("BI-MOVE-15, BI-OCC-06: entering starts a battle, not where own units hold the tile; coming back does again", () => {
    const tiles = { "0,1": { tile: "farm", by: 1 } };
    const held = rio({ units: [{ archer: "0,1" }, { dragoon: "-1,2" }] }, { tiles, ...after("trade") });
    playAll(held, 0, "move free dragoon -1,2", "to 0,1");
    expect(held.table).toMatchObject({ step: "turn", battle: null });
    expect(held.events("battleBegan")).toEqual([]);
    const given = { tiles, ...after("trade"), exploration: { "1,0": "none" } };
    const back = rio({ units: [{ archer: "0,1" }], gold: { royal_road: 1 } }, given);
    playAll(back, 0, "move free archer 0,1", "to 1,0");
    expect(back.table.tiles["0,1"].controller).toBe(1);
    playAll(back, 0, "road", "move free archer 1,0", "to 0,1");
    // 2 + 1 by Trade against a farm of 2
    expect(back.events("battleEnded")).toMatchObject([{ attack: 3, defence: 2, winner: 0 }]);
    expect(back.table.tiles["0,1"].controller).toBe(0);
  });

  test("BI-MOVE-16: two players' units never stand together", () => {
    expect(() => rio({ units: [{ archer: "0,-1" }] }, {}, { units: [{ lancer: "0,-1" }] })).toThrow("BI-MOVE-16");
  });
});

describe("water", () => {
  test("BI-WATER-01, BI-WATER-04: free moves and Renovate's move touch water, others do not", () => {
    const seat = { units: [{ archer: "0,0" }] };
    const free = rio(seat, after("painting")).play(0, "move free archer 0,0");
    expect(goals(free)).toContain("to 1,-1");
    expect(goals(free)).toContain("to 0,1");
    const naval = rio(seat, after("renovate")).play(0, "move space archer 0,0");
    expect(goals(naval)).toContain("to 0,1");
    expect(goals(naval)).toContain("to 1,-1");
    const build = rio({ units: [{ archer: "0,0" }] }, { tiles: { "0,1": { tile: "farm", by: 0 } }, ...after("build") });
    expect(build.refusal(0, "move space archer 0,0")).toBe("BI-WATER-01");
    const shore = rio({ units: [{ archer: "0,-1" }] }, after("trade")).play(0, "move free archer 0,-1");
    expect(goals(shore)).toContain("to 0,0");
  });

  test("BI-WATER-02: the Deploy move does not lead away from water", () => {
    const table = rio({ units: [{ archer: "0,0" }] }, after("deploy"));
    expect(table.refusal(0, "move space archer 0,0")).toBe("BI-WATER-02");
  });

  test("BI-WATER-03: units stay on water and fight there", () => {
    const table = rio({ units: [{ dragoon: "0,-1" }] }, after("trade"), { units: [{ musketeer: "0,0" }] });
    playAll(table, 0, "move free dragoon 0,-1", "to 0,0");
    expect([unitOf(table, 0, "dragoon"), unitOf(table, 1, "musketeer")]).toEqual(["0,0", "stock"]);
  });
});

describe("moves of paintings and cards", () => {
  test("BI-PTG-16: Guaicuru: one more move of a mounted unit, not on water, no attack from afar, no standing fight", () => {
    const seat = { paintings: ["guaicuru_cavalry"], units: [{ dragoon: "0,-1" }, { archer: "0,-1" }] };
    const table = rio(seat, after("trade"));
    expect(table.refusal(0, "move cavalry archer 0,-1")).toBe("BI-PTG-16");
    table.play(0, "move cavalry dragoon 0,-1");
    expect(table.refusal(0, "to 0,0")).toBe("BI-PTG-16");
    table.play(0, "to 0,-2");
    expect(table.refusal(0, "move cavalry dragoon 0,-2")).toBe("BI-PTG-16");
    expect(table.choices(0)).toContain("move free dragoon 0,-2");
    const standing = rio(
      { ...seat, units: [{ dragoon: "-1,0" }] },
      {
        ...after("trade"),
        exploration: { "-1,0": { tile: "expedition_3", up: true } },
      },
    ).play(0, "move cavalry dragoon -1,0");
    expect(standing.refusal(0, "fight")).toBe("BI-EXPL-10");
  });

  test("BI-PTG-16: Riachuelo: one more move by the terms of Renovate", () => {
    const table = rio({ paintings: ["riachuelo"], units: [{ cannon: "0,-1" }] }, after("trade"));
    table.play(0, "move naval cannon 0,-1");
    expect(goals(table)).toEqual(["to 1,-1", "to 0,0"]);
    expect(table.refusal(0, "to -1,-1")).toBe("BI-MOVE-09");
  });

  test("BI-GOLD-11: Royal Road is one more free move, in every respect", () => {
    const seat = { gold: { royal_road: 1 }, units: [{ archer: "0,-1" }] };
    const table = playAll(rio(seat, after("trade")), 0, "move free archer 0,-1", "to 0,0", "road");
    playAll(table, 0, "move free archer 0,0", "to 1,-1");
    expect(unitOf(table, 0, "archer")).toBe("1,-1");
    expect(table.table.goldDiscard).toEqual({ royal_road: 1 });
  });
});
