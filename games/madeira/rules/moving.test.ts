import { describe, expect, test } from "vitest";
import { tableFor } from "./test-table.ts";

const POOR = { wheat: 0, sugar: 0, wine: 0, wood: 0, bread: 0, reals: 0 };

/** Seat 0 does the action of a character on the Moinho. */
const acting = (character: string, seat: object, given: object = {}) =>
  tableFor(4, {
    characters: { moinho: character },
    seats: { 0: { ...POOR, ...seat } },
    at: { moment: "character", turn: 0, building: "moinho" },
    ...given,
  }).play(0, "act");

/** Seat 0 has paid for a building and does its action. */
const using = (building: string, seat: object, given: object = {}) =>
  tableFor(4, {
    round: 2,
    order: [0, 1, 2, 3],
    seats: { 0: { ...POOR, markers: { [building]: 1 }, reals: 10, ...seat } },
    at: { moment: "building", building, turn: 0 },
    ...given,
  })
    .play(0, "pay")
    .play(0, "act");

describe("workers", () => {
  test("MA-MOVE-01, MA-MOVE-05, MA-B-STEWARD-01: to the forest too, and from where somebody is", () => {
    const table = acting("steward", { fields: ["R1A"], cities: ["funchal-1"], watch: 9 });
    expect(table.refusal(0, "move home forest")).toBeNull();
    expect(table.refusal(0, "move acores R2B")).toBe("MA-MOVE-01");
    table.play(0, "move home forest");
    expect(table.refusal(0, "move R1A forest")).toBe("MA-MOVE-05");
    expect(table.refusal(0, "move home R1B")).toBe("MA-MOVE-01");
    table.play(0, "move R1A R1B");
    expect(table.seat(0)).toMatchObject({ fields: ["R1B", "forest"], reals: 0 }); // the Steward collects nothing
    const back = acting("steward", { fields: ["forest"] })
      .play(0, "move forest R1A")
      .play(0, "done");
    expect(back.seat(0).fields).toEqual(["R1A"]);
  });

  test("MA-C-CAPITANIA-01, MA-C-ALFANDEGA-01, MA-C-FORTALEZA-01: every building has its own places to go", () => {
    const city = using("capitania", { fields: ["R2A"] });
    for (const place of ["acores", "watch", "R1A", "forest"])
      expect(city.refusal(0, `move home ${place}`)).toBe("MA-C-CAPITANIA-01");
    expect(city.choices(0)).toEqual(expect.arrayContaining(["move home porto-santo-1", "move home machico-3", "done"]));
    const colony = using("alfandega", { fields: ["R1A"] });
    for (const place of ["machico-3", "watch", "R1B"])
      expect(colony.refusal(0, `move home ${place}`)).toBe("MA-C-ALFANDEGA-01");
    for (const place of ["acores", "brasil", "india"]) expect(colony.refusal(0, `move home ${place}`)).toBeNull();
    const watch = using("fortaleza", { fields: ["R3A"] });
    for (const place of ["india", "R1A"]) expect(watch.refusal(0, `move home ${place}`)).toBe("MA-C-FORTALEZA-01");
  });

  test("MA-MOVE-09, MA-MOVE-10, MA-C-ALFANDEGA-02: who came stays, who was there may go; a single move may be declined", () => {
    const table = using("alfandega", { fields: ["R1A", "R1B", "R1C"], colonies: { acores: 1 }, ships: ["brasil-1"] });
    table.play(0, "move home acores").play(0, "move acores brasil");
    expect(table.seat(0)).toMatchObject({ colonies: { acores: 1, brasil: 1 }, vp: 1, score: { colony: 1 } });
    const lone = using("alfandega", { fields: ["R1A", "R1B", "R1C"] }).play(0, "move home acores");
    expect(lone.refusal(0, "move acores brasil")).toBe("MA-MOVE-09");
    const guard = using("fortaleza", { fields: ["R3A"], watch: 11, mill: 0 });
    expect(guard.choices(0)).toEqual(["move R3A watch", "done"]);
    expect(guard.play(0, "done").seat(0)).toMatchObject({ watch: 11, fields: ["R3A"] });
  });

  test("MA-FAV-EXPLORER-01, MA-FAV-EXPLORER-02: home from the watch, if anybody is there; VP of its own", () => {
    const explorer = (seat: object) =>
      tableFor(2, { seats: { 0: { ...POOR, favours: ["explorer"], ...seat } }, at: { moment: "turn", turn: 0 } }).play(
        0,
        "favour explorer",
      );
    expect(explorer({ watch: 0 }).refusal(0, "move watch home")).toBe("MA-MOVE-01");
    expect(explorer({ watch: 2 }).play(0, "move watch home").seat(0)).toMatchObject({ watch: 1, home: 11 });
    expect(explorer({}).play(0, "move home porto-santo-1").seat(0)).toMatchObject({ vp: 3, score: { explorer: 3 } });
    expect(
      explorer({ ships: ["acores-1"] })
        .play(0, "move home acores")
        .seat(0),
    ).toMatchObject({ score: { colony: 1 } });
    expect(
      explorer({ fields: ["R1A"] })
        .play(0, "move R1A home")
        .seat(0),
    ).toMatchObject({ fields: [], home: 10 });
  });

  test("MA-B-MAYOR-01, MA-B-MAYOR-02: figures up to the last space of the last city, nobody from a colony", () => {
    const given = { districts: { "machico-6": null }, citizens: ["porto-santo-4", "funchal-4", "machico-12"] };
    const table = acting("mayor", { favours: ["lady"], cities: ["machico-11"], colonies: { acores: 1 } }, given);
    expect(table.choices(0)).toContain("move machico-12 porto-santo-1");
    expect(table.choices(0).some((move) => move.startsWith("move acores"))).toBe(false);
    expect(table.refusal(0, "move acores porto-santo-1")).toBe("MA-B-MAYOR-02");
  });

  test("MA-REQ-06: the rightmost space decides, and one worker alone has the majority", () => {
    const given = { districts: { "machico-6": null }, citizens: ["porto-santo-4", "porto-santo-3", "machico-4"] };
    const { table } = tableFor(2, {
      ...given,
      seats: { 0: { favours: ["lady"], cities: ["machico-12", "funchal-1"] } },
      at: { moment: "turn", turn: 0 },
    });
    expect(table.majorities).toEqual({ "porto-santo": "citizens", funchal: 0, machico: 0 });
  });

  test("MA-B-01, MA-C-04, MA-ROUND-04: others wait while a worker moves or wood is taken", () => {
    expect(acting("steward", {}).refusal(1, "move home R1A")).toBe("MA-B-01");
    expect(using("alfandega", { fields: ["R1A"] }).refusal(1, "move home acores")).toBe("MA-C-04");
    const upkeep = tableFor(2, {
      order: [0, 1],
      seats: { 0: { ...POOR, ships: ["wheat-1"], reals: 1, fields: ["R1C", "R1D"] } },
      at: { moment: "upkeep" },
    }).play(0, "upkeep 1");
    expect(upkeep.refusal(1, "wood R1C")).toBe("MA-ROUND-04");
  });
});

describe("ships", () => {
  test("MA-B-COMMANDER-01, MA-DEC-12: nobody need move a second ship, and nobody is asked who cannot", () => {
    const one = acting("commander", { wheat: 1, ships: ["wine-1"], mill: 0 });
    expect(one.choices(0)).toEqual(["sail wine-1 wheat-1", "done"]);
    expect(one.play(0, "sail wine-1 wheat-1").asked).toEqual([1]);
    const two = acting("commander", { wheat: 1, sugar: 1, ships: ["wine-1"], mill: 0, wood: 1 });
    expect(two.play(0, "sail home wheat-1").play(0, "done").seat(0)).toMatchObject({ reals: 1, wood: 0 });
  });

  test("MA-FAV-NAVIGATOR-01: in phase C too the ship must move; goods it does not need may be exchanged", () => {
    const table = tableFor(4, {
      order: [0, 1, 2, 3],
      seats: { 0: { ...POOR, wheat: 4, sugar: 1, wood: 1, favours: ["navigator"], markers: { moinho: 1 } } },
      at: { moment: "building", building: "moinho", turn: 0 },
    }).play(0, "favour navigator");
    expect(table.refusal(0, "done")).toBe("MA-FAV-NAVIGATOR-01");
    expect(table.choices(0)).not.toContain("done");
    expect(table.choices(0)).toEqual(expect.arrayContaining(["up", "exchange wheat+wheat wine"]));
    table.play(0, "sail home sugar-1");
    expect(table.table.step).toBe("buildingTurn");
  });

  test.each(["acores", "brasil", "india"])("MA-COMP-40: %s has land, five ship spaces and two rewards", (colony) => {
    const worker = using("alfandega", { fields: ["R1A"] }).play(0, `move home ${colony}`);
    expect(worker.seat(0).colonies).toMatchObject({ [colony]: 1 });
    const table = acting("commander", { wine: 3, ships: ["wheat-1"] });
    const spaces = table.choices(0).filter((move) => move.startsWith(`sail wheat-1 ${colony}`));
    expect(spaces).toEqual([1, 2, 3, 4, 5].map((space) => `sail wheat-1 ${colony}-${space}`));
    table.play(0, `sail wheat-1 ${colony}-1`).play(0, "done");
    const [a, b] = table.table.rewards[colony]!;
    expect(["worker-to-field", "worker-to-city", "worker-to-watch", "mill-up"]).toContain(a);
    expect(["flip-favour", "pirates-or-bread", "3-vp", "5-reals"]).toContain(b);
  });

  test("MA-B-COMMANDER-04, MA-COMP-42: the first space of the first colony costs wine", () => {
    const table = acting("commander", { wheat: 5, ships: ["wine-1"] });
    expect(table.refusal(0, "sail wine-1 acores-1")).toBe("MA-B-COMMANDER-04");
  });

  test("MA-B-COMMANDER-11, MA-DEC-SKIP-05: each colony offers its own pair, as far as it can be taken", () => {
    const rewards = { acores: ["mill-up", "3-vp"], brasil: ["worker-to-field", "flip-favour"] };
    const table = acting("commander", { wine: 2, ships: ["wheat-1", "wheat-2"] }, { rewards });
    table.play(0, "sail wheat-1 acores-1").play(0, "sail wheat-2 brasil-1");
    expect(table.choices(0).filter((move) => move.startsWith("reward"))).toEqual([
      "reward acores A",
      "reward acores B",
      "reward brasil A",
    ]);
    expect(table.refusal(0, "reward brasil B")).toBe("MA-DEC-SKIP-05");
    expect(table.play(0, "done").asked).toEqual([1]); // both declined
  });

  test("MA-REW-PIRATES-01: nobody need discard, and the reward is then over", () => {
    const rewards = { acores: ["mill-up", "pirates-or-bread"] };
    const table = acting("commander", { wine: 1, ships: ["wheat-1"], pirates: 1, mill: 0 }, { rewards });
    table.play(0, "sail wheat-1 acores-1").play(0, "reward acores B");
    expect(table.choices(0).filter((move) => !move.startsWith("down"))).toEqual(["discard 0", "discard 1", "bread"]);
    expect(table.play(0, "discard 0").asked).toEqual([1]);
    expect(table.seat(0).pirates).toBe(1);
  });
});

describe("wood", () => {
  test("MA-WOOD-03, MA-WOOD-04, MA-WOOD-11: no more from a field than lies there", () => {
    const table = tableFor(4, {
      wood: { R1C: 1 },
      seats: { 0: { ...POOR, favours: ["friar"], fields: ["R1C", "R1D", "forest"] } },
      at: { moment: "turn", turn: 0 },
    });
    table.play(0, "favour friar").play(0, "wood R1C");
    expect(table.refusal(0, "wood R1C")).toBe("MA-WOOD-03");
    expect(table.play(0, "wood R1D").events("tookWood")[0]).toMatchObject({ price: 0, isBought: false });
    expect(table.seat(0).wood).toBe(2);
    expect(table.table.wood).toMatchObject({ R1C: 0, R1D: 2 });
  });

  test("MA-B-GUILDMASTER-02: the first district of the first city can be built like any other", () => {
    const table = acting("guild-master", { wood: 2 });
    expect(table.choices(0)).toContain("build porto-santo-3");
    expect(table.play(0, "build porto-santo-3").seat(0).wood).toBe(0);
  });
});
