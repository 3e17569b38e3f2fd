import { describe, expect, test } from "vitest";
import { playAll, rio, tableFor } from "./test-table.ts";

/** Four farms and a deployed unit: the quest I-4 is fulfilled; palaces II, III and V stand already, so none is offered but IV and VI. */
const settlers = {
  "0,-1": { tile: "farm", by: 0, palace: "V" },
  "1,-2": { tile: "farm", by: 0, palace: "II" },
  "2,-2": { tile: "farm", by: 0, palace: "III" },
  "3,-2": { tile: "farm", by: 0 },
};
const ready = { quests: ["I-4"], units: [{ archer: "stock" }] };

describe("a turn", () => {
  test("BI-TURN-01, BI-TURN-11, BI-SETUP-13: action, then movement, then the next player; nobody passes a whole turn", () => {
    const table = rio();
    expect(table.refusal(0, "end")).toBe("BI-TURN-11");
    playAll(table, 0, "act harbor", "pass");
    expect(table.refusal(0, "act build")).toBe("BI-TURN-01");
    expect(table.refusal(1, "act build")).toBe("BI-TURN-01");
    table.play(0, "end");
    expect(table.asked).toEqual([1]);
    playAll(table, 1, "act harbor", "pass", "end");
    expect(table.table).toMatchObject({ active: 0, round: 2 });
  });

  test("BI-TURN-02, BI-GOLD-04: nothing moves before the action, and no action follows a move", () => {
    const seat = { units: [{ archer: "0,-1" }], gold: { merchant_fleet: 1, royal_road: 1 } };
    const table = rio(seat);
    expect(table.refusal(0, "move free archer 0,-1")).toBe("BI-TURN-02");
    expect(table.refusal(0, "road")).toBe("BI-TURN-02");
    playAll(table, 0, "act build", "pass", "move free archer 0,-1", "to -1,-1");
    expect(table.refusal(0, "play merchant_fleet")).toBe("BI-GOLD-04");
  });

  test("BI-TURN-02, BI-GOLD-04, BI-GOLD-11: a Royal Road, a look and a card of an old marker end the action phase too", () => {
    const seat = { gold: { merchant_fleet: 1, royal_road: 1 }, oldMarkers: ["harbor", "trade"] };
    const road = playAll(rio(seat, { age: 3 }), 0, "act build", "pass", "road");
    expect(road.refusal(0, "play merchant_fleet")).toBe("BI-GOLD-04");
    const look = playAll(rio(seat, { age: 3 }), 0, "act harbor", "pass", "peek 3,-1");
    expect(look.refusal(0, "play merchant_fleet")).toBe("BI-GOLD-04");
    const card = playAll(rio(seat, { age: 3 }), 0, "act trade", "bonus");
    expect(card.refusal(0, "play merchant_fleet")).toBe("BI-GOLD-04");
  });

  test("BI-TURN-07, BI-PTG-16, BI-MON-01: what is there once a turn is there again in the next", () => {
    const seat = {
      colour: "blue",
      monarch: "afonso",
      battle: { camp: 2 },
      paintings: ["guaicuru_cavalry", "riachuelo"],
      units: [{ dragoon: "0,-1" }],
    };
    const table = rio(seat).play(0, "act build").play(0, "build sugarcane_plantation 1,-2");
    playAll(table, 0, "spend camp");
    expect(table.table.afonsoUsed).toBe(true);
    playAll(table, 0, "move cavalry dragoon 0,-1", "to 0,-2", "move naval dragoon 0,-2", "to 0,-3", "end");
    playAll(table, 1, "act harbor", "pass", "end");
    expect(table.state).toMatchObject({ afonsoUsed: false, cavalryMoved: false, navalMoved: false, freeMoves: 1 });
    playAll(table, 0, "act painting", "pass");
    expect(table.choices(0)).toEqual(expect.arrayContaining(["move cavalry dragoon 0,-3", "move naval dragoon 0,-3"]));
  });

  test("BI-TURN-03, BI-TURN-04, BI-TURN-05: any space but the marker's own; a new marker and old ones block none", () => {
    const old = { age: 3 };
    const seat = { marker: "build", oldMarkers: ["trade", "harbor"] };
    const table = rio(seat, old);
    expect(table.choices(0)).toHaveLength(6);
    expect(table.choices(0)).toContain("act trade");
    expect(table.choices(0)).toContain("act harbor");
    expect(rio({ oldMarkers: ["trade"] }, { age: 2 }).choices(0)).toHaveLength(7);
  });

  test("BI-TURN-06, BI-RULING-01: an action that cannot be used leaves the marker and its additional move", () => {
    const table = rio({ units: [{ archer: "0,-2" }] }).play(0, "act renovate");
    expect(table.seat(0).marker).toBe("renovate");
    expect(table.choices(0)).toContain("move space archer 0,-2");
    // what is optional has its place inside an action only
    expect(table.refusal(0, "pass")).toBe("BI-TURN-06");
    const still = rio({ units: [{ archer: "0,-2" }] }).play(0, "act trade");
    expect(still.seat(0).marker).toBe("trade");
    expect(still.choices(0)).not.toContain("move space archer 0,-2");
  });

  test("BI-TURN-07, BI-TURN-08, BI-TURN-09, BI-MOVE-12: free and additional move in any order, also by the same unit", () => {
    const at = { phase: "after", space: "painting" };
    const seat = { units: [{ archer: "0,-2" }] };
    const table = rio(seat, { at });
    playAll(table, 0, "move space archer 0,-2", "to -1,-1", "move free archer -1,-1", "to -2,0");
    expect(table.choices(0)).toEqual(["end"]);
    expect(table.refusal(0, "move free archer -2,0")).toBe("BI-TURN-07");
    const other = rio(seat, { at });
    playAll(other, 0, "move free archer 0,-2", "to 0,-1", "move space archer 0,-1", "to -1,-1");
    expect(other.choices(0)).toEqual(["end"]);
    // a move and what it causes come to their end before anything else
    const fight = rio(seat, { at }, { units: [{ lancer: "0,-1" }], battle: { camp: 1 } });
    playAll(fight, 0, "move free archer 0,-2", "to 0,-1");
    expect(fight.asked).toEqual([1]);
    expect(fight.refusal(0, "end")).toBe("BI-BATTLE-09");
  });

  test("BI-TURN-10, BI-TURN-12, BI-QUEST-01: quests are shown at open moments, before the action, after it, after moves; not inside a step", () => {
    const before = rio(ready, { tiles: settlers });
    expect(before.choices(0)).toContain("reveal I-4");
    const table = rio({ ...ready, stock: { cotton: 1 }, units: [{ archer: "0,-2" }] }, { tiles: settlers });
    table.play(0, "act trade");
    expect(table.refusal(0, "reveal I-4")).toBe("BI-TURN-10");
    playAll(table, 0, "done", "move free archer 0,-2", "to 0,-3");
    expect(table.choices(0)).toContain("reveal I-4");
    expect(table.refusal(1, "reveal I-4")).toBe("BI-TURN-01");
  });
});

describe("ages", () => {
  test("BI-AGE-02, BI-AGE-03, BI-AGE-04: quest, palace, then the age changes for all, and all put their markers, the revealer first", () => {
    const seat = { ...ready, marker: "build" };
    const tiles = { ...settlers, "0,-3": { tile: "sawmill", by: 0 } };
    const given = { tiles: { ...tiles, "2,-2": { tile: "farm", by: 0 } }, active: 0 };
    const table = rio(seat, given, { marker: "trade" }).play(0, "reveal I-4");
    expect(table.table).toMatchObject({ step: "palace", age: 1 });
    expect(table.seat(0).score).toMatchObject({ quests: 3 });
    table.play(0, "palace III 2,-2");
    expect(table.table).toMatchObject({ step: "oldMarker", age: 2 });
    expect(table.asked).toEqual([0]);
    expect(table.seat(1).marker).toBeNull();
    expect(table.refusal(1, "under build")).toBe("BI-AGE-04");
    playAll(table, 0, "under harbor").play(1, "under trade");
    expect(table.table).toMatchObject({ step: "turn", age: 2 });
    expect(table.seat(0)).toMatchObject({ marker: null, oldMarkers: ["harbor", null] });
  });

  test("BI-AGE-04: the revealer puts the old marker first, wherever that player sits", () => {
    const farms = ["0,1", "-1,2", "-2,2", "0,3"].map((hex) => [hex, { tile: "farm", by: 1, palace: null }]);
    const table = rio(
      {},
      { active: 1, tiles: Object.fromEntries(farms) },
      { ...ready, units: [{ musketeer: "stock" }] },
    );
    playAll(table, 1, "reveal I-4", "pass");
    expect(table.asked).toEqual([1]);
    playAll(table, 1, "under build");
    expect(table.asked).toEqual([0]);
  });

  test("BI-AGE-05: forced, and not under a space with an old marker", () => {
    const seat = {
      ...ready,
      quests: ["II-6"],
      oldMarkers: ["build"],
      units: ["archer", "archer", "dragoon", "cannon"].map((kind) => ({ [kind]: "stock" })),
    };
    const tiles = { "0,-1": { tile: "cotton_plantation", by: 0 }, "1,-2": { tile: "cotton_plantation", by: 0 } };
    const table = rio(seat, { age: 2, tiles }, { oldMarkers: ["trade"] });
    playAll(table, 0, "reveal II-6", "pass");
    expect(table.choices(0)).toHaveLength(6);
    expect(table.refusal(0, "under build")).toBe("BI-AGE-05");
  });

  test("BI-AGE-06, BI-AGE-07, BI-INFO-02: the marker of age I below the chosen space: one look at any tile, for oneself", () => {
    const given = { age: 2, exploration: { "3,-1": "manioc" } };
    const table = rio({ oldMarkers: ["harbor"] }, given);
    playAll(table, 0, "act harbor", "pass");
    expect(table.choices(0)).toContain("peek 3,-1");
    expect(table.refusal(0, "peek 0,-1")).toBe("BI-AGE-07");
    expect(table.refusal(0, "bonus")).toBe("BI-AGE-06");
    table.play(0, "peek 3,-1");
    expect(table.events("peeked")).toHaveLength(1);
    expect(table.told.find(({ event }) => event.type === "sawTile")?.to).toEqual([0]);
    const lying = (seat: number) => table.view(seat).exploration[table.state.exploration.indexOf(5)];
    expect([lying(0), lying(1)]).toEqual([5, -2]);
    expect(table.refusal(0, "peek 3,-1")).toBe("BI-AGE-06");
    expect(
      rio({ oldMarkers: ["harbor"] }, given)
        .play(0, "act build")
        .refusal(0, "peek 3,-1"),
    ).toBe("BI-AGE-06");
  });

  test("BI-AGE-08, BI-AGE-09: the marker of age II draws a battle card; there is none of age III", () => {
    const table = rio({ oldMarkers: ["build", "harbor"] }, { age: 3, battleDeck: ["camp"] });
    playAll(table, 0, "act harbor", "pass", "bonus");
    expect(table.seat(0).battle.camp).toBe(1);
    expect(table.refusal(0, "bonus")).toBe("BI-AGE-06");
    expect(table.seat(0).oldMarkers).toHaveLength(2);
    const full = rio({ oldMarkers: ["build", "harbor"], battle: { camp: 3 } }, { age: 3, battleDeck: ["spy"] });
    playAll(full, 0, "act harbor", "pass", "bonus");
    expect(full.choices(0)).toEqual(["dropbattle camp", "dropbattle spy"]);
  });

  test("BI-AGE-10, BI-RULING-02: after the action the additional move stays, the fresh marker gives no bonus this turn", () => {
    const seat = { ...ready, units: [{ archer: "0,-2" }], marker: "painting" };
    const table = rio(seat, { tiles: settlers, at: { phase: "after", space: "painting" } });
    playAll(table, 0, "reveal I-4", "under painting").play(1, "under trade");
    expect(table.table).toMatchObject({ spaceMove: true, bonus: 0, phase: "after" });
    expect(table.seat(0).marker).toBeNull();
  });

  test("BI-AGE-11: before the action, the new marker acts on any space, and tiles of the new age can be built at once", () => {
    const seat = { ...ready, marker: "build", stock: { brazilwood: 1, cotton: 1 } };
    const table = rio(seat, { tiles: settlers });
    playAll(table, 0, "reveal I-4", "under build").play(1, "under trade");
    table.play(0, "act build");
    expect(table.choices(0)).toContain("build cotton_plantation 0,-3");
    // the old marker below Build counts already
    expect(table.table.bonus).toBe(1);
  });

  test("BI-AGE-12, BI-MOVE-11: with the age the tactical advantage of all is gone", () => {
    const table = rio({ ...ready, marker: "build" }, { tiles: settlers }, { marker: "harbor" });
    playAll(table, 0, "reveal I-4", "under build").play(1, "under trade");
    expect(table.seat(1).marker).toBeNull();
  });

  test("BI-AGE-13, BI-AGE-14: earlier quests still count, later ones never", () => {
    const table = rio(
      { ...ready, quests: ["I-4", "II-8", "III-4"], oldMarkers: ["build"] },
      { age: 2, tiles: settlers },
    );
    expect(table.refusal(0, "reveal III-4")).toBe("BI-AGE-14");
    expect(table.refusal(0, "reveal II-8")).toBe("BI-QUEST-01");
    table.play(0, "reveal I-4");
    expect(table.table).toMatchObject({ age: 2, step: "turn" });
    expect(table.seat(0).revealed).toEqual(["I-4"]);
  });

  test("BI-AGE-15: two ages in one turn; a marker that was never placed goes below a space all the same", () => {
    const units = ["archer", "archer", "dragoon", "cannon"].map((kind) => ({ [kind]: "stock" }));
    const tiles = {
      ...settlers,
      "0,-3": { tile: "cotton_plantation", by: 0, palace: "IV" },
      "-1,-2": { tile: "cotton_plantation", by: 0 },
    };
    const table = rio({ quests: ["I-4", "II-6"], units }, { tiles });
    playAll(table, 0, "reveal I-4", "under build").play(1, "under build");
    table.play(0, "reveal II-6");
    expect(table.asked).toEqual([0]);
    table.play(0, "under trade").play(1, "under trade");
    expect(table.table.age).toBe(3);
    expect(table.seat(1).oldMarkers).toEqual(["build", "trade"]);
    expect(table.choices(0)).toContain("act build");
  });
});

describe("the end", () => {
  const railways = {
    quests: ["III-8"],
    paintings: ["guarani", "camarao", "maua", "leopoldina", "immigrants", "factory"],
    oldMarkers: ["build", "trade"],
  };
  const tiles = {
    "0,-1": { tile: "temple", by: 0 },
    "1,-2": { tile: "farm", by: 0, palace: "V" },
    "2,-2": { tile: "farm", by: 0, palace: "II" },
  };

  test("BI-END-01, BI-END-02, BI-QUEST-07, BI-END-03: the round is finished, so that all have equal turns; quests still count", () => {
    const players = {
      0: { colour: "green" },
      1: { colour: "red", ...railways, quests: ["III-8", "I-7"], capital: "0,-3" },
      2: { colour: "blue", capital: "3,0" },
    };
    const platine = {
      "1,-3": { tile: "temple", by: 1 },
      "1,-2": { tile: "farm", by: 1, palace: "V" },
      "2,-2": { tile: "farm", by: 1, palace: "II" },
    };
    const table = tableFor(3, { age: 3, active: 1, tiles: platine, seats: players }, { map: "platine" });
    table.play(1, "reveal III-8");
    expect(table.table).toMatchObject({ lastRound: true, age: 3 });
    expect(table.events("lastRound")).toMatchObject([{ seat: 1 }]);
    expect(table.refusal(1, "reveal I-7")).toBe("BI-QUEST-01");
    playAll(table, 1, "act harbor", "pass", "end");
    expect(table.asked).toEqual([2]);
    playAll(table, 2, "act harbor", "pass", "end");
    // seat 1 has the Factory but no goods: there is nothing left to decide
    expect(table.isOver).toBe(true);
  });

  test("BI-END-03, BI-QUEST-07: in the last round another quest of age III counts, and ends nothing anew", () => {
    const table = rio(railways, { age: 3, tiles, lastRound: true }).play(0, "reveal III-8");
    expect(table.events("revealed")).toHaveLength(1);
    expect(table.events("lastRound")).toEqual([]);
    expect(table.seat(0).score).toMatchObject({ quests: 5 });
    expect(table.table).toMatchObject({ step: "turn", lastRound: true });
  });

  test("BI-END-04, BI-PTG-14: Factory takes manufactured goods after the last turn, but none of Victoria's", () => {
    const seat = {
      ...railways,
      goods: { dye: "painting", sugar: "manufacture", cloth: "renovate", jewellery: "build" },
    };
    const table = rio(seat, { age: 3, tiles, lastRound: true, active: 1 });
    playAll(table, 1, "act harbor", "pass", "end");
    expect(table.asked).toEqual([0]);
    expect(table.choices(0)).toEqual(["factory dye", "factory sugar", "factory cloth", "factory jewellery", "done"]);
    const before = table.seat(0).score?.goods ?? 0;
    playAll(table, 0, "factory dye", "factory sugar", "factory cloth");
    expect(table.isOver).toBe(true);
    expect(table.seat(0).score?.goods).toBe(before + 3);
    const victoria = {
      colour: "red",
      monarch: "victoria",
      paintings: ["factory"],
      goods: { dye: "victoria", sugar: "painting" },
    };
    const other = rio(victoria, { age: 3, lastRound: true, active: 1 });
    playAll(other, 1, "act harbor", "pass", "end");
    expect(other.choices(0)).toEqual(["factory sugar", "done"]);
    expect(other.refusal(0, "factory dye")).toBe("BI-PTG-14");
  });

  test("BI-END-02, BI-END-04: the seat before the first player has the last turn; then the first player decides first", () => {
    const maker = { paintings: ["factory"], goods: { dye: "painting" } };
    const given = { age: 3, lastRound: true, first: 1, active: 1 };
    const table = rio(maker, given, { goods: { sugar: "painting" }, paintings: ["princess_isabel"] });
    playAll(table, 1, "act harbor", "pass", "end");
    expect(table.asked).toEqual([0]);
    playAll(table, 0, "act harbor", "pass", "end");
    expect(table.asked).toEqual([0]);
    const both = { ...given, tiles: { "0,1": { tile: "farm", by: 1 } } };
    const last = rio(maker, both, { goods: { sugar: "painting" }, paintings: ["princess_isabel"] });
    playAll(last, 1, "act harbor", "pass", "end");
    playAll(last, 0, "act harbor", "pass", "end");
    expect(last.asked).toEqual([1]);
    last.play(1, "done");
    expect(last.asked).toEqual([0]);
  });

  test("BI-END-04, BI-PTG-09: Princess Isabel may still place a palace before scoring", () => {
    const given = { age: 3, tiles: { "0,-1": { tile: "farm", by: 0 } }, at: { step: "lastDecision" } };
    const table = rio({ paintings: ["princess_isabel"] }, given);
    expect(table.choices(0)).toContain("isabel V 0,-1");
    table.play(0, "isabel V 0,-1");
    expect(table.isOver).toBe(true);
    expect(table.refusal(0, "done")).toBe("BI-END-01");
  });

  test("BI-END-05: without quests the game goes on", () => {
    const table = rio();
    for (let round = 0; round < 30; round++)
      for (const seat of [0, 1]) {
        table.play(seat, round % 2 === 0 ? "act renovate" : "act manufacture");
        table.play(seat, "end");
      }
    expect(table.table).toMatchObject({ round: 31, age: 1 });
  });
});
