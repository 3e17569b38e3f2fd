import { describe, expect, test } from "vitest";
import { tableFor } from "./test-table.ts";

const POOR = { wheat: 0, sugar: 0, wine: 0, wood: 0, bread: 0, reals: 0 };

/** After a die on the Moinho with this character. */
const after = (character: string, seat: object, given: object = {}) =>
  tableFor(4, {
    characters: { moinho: character },
    seats: { 0: { ...POOR, ...seat } },
    ...given,
    at: { moment: "character", turn: 0, building: "moinho" },
  });

describe("characters", () => {
  test("MA-B-GUILDMASTER-01, MA-B-GUILDMASTER-05: only a favour that lies there; the player may decline; the district opens", () => {
    const master = () => after("guild-master", { wood: 5, favours: ["lady"] }, { districts: { "funchal-3": null } });
    const table = master().play(0, "act");
    expect(table.refusal(0, "build funchal-3")).toBe("MA-B-GUILDMASTER-01");
    expect(table.choices(0)).not.toContain("build funchal-3");
    expect(master().play(0, "act").play(0, "done").seat(0)).toMatchObject({ wood: 5, favours: ["lady"] });
    const favour = table.table.districts["funchal-6"];
    table.play(0, "build funchal-6");
    expect(table.seat(0).wood).toBe(0);
    expect(table.seat(0).favours).toContain(favour);
    const city = tableFor(4, {
      districts: { "funchal-6": null },
      seats: { 0: { favours: ["lady"], cities: ["funchal-12"] } },
      at: { moment: "turn", turn: 0 },
    });
    expect(city.play(0, "pass II action").refusal(0, "move home funchal-11")).toBeNull();
    expect(city.refusal(0, "move home funchal-10")).toBe("MA-MOVE-06");
  });

  test.each([
    ["funchal-3", 2],
    ["machico-4", 3],
    ["porto-santo-5", 4],
    ["machico-6", 5],
  ])("MA-COMP-53: the district %s costs %i wood", (district, wood) => {
    expect(after("guild-master", { wood }).play(0, "act").play(0, `build ${district}`).seat(0).wood).toBe(0);
    const short = after("guild-master", { wood: wood - 1, reals: 99 });
    if (wood === 2) expect(short.refusal(0, "act")).toBe("MA-B-GUILDMASTER-03");
    else expect(short.play(0, "act").refusal(0, `build ${district}`)).toBe("MA-WOOD-05");
  });

  test("MA-B-STEWARD-01, MA-B-STEWARD-02: at most two workers, to any region and the same one", () => {
    const table = after("steward", { fields: ["R3A"] }).play(0, "act");
    table.play(0, "move home R3B").play(0, "move home R3C");
    expect(table.seat(0)).toMatchObject({ fields: ["R3A", "R3B", "R3C"], home: 7 });
    expect(table.table.step).not.toBe("moveWorker");
  });

  test("MA-B-MAYOR-01, MA-B-MAYOR-03, MA-B-MAYOR-04: at most two figures, then 2 for a worker and 1 for a citizen", () => {
    const mayor = () => after("mayor", { cities: ["porto-santo-1", "porto-santo-2", "funchal-1"], fields: ["forest"] });
    expect(mayor().play(0, "act").play(0, "done").seat(0)).toMatchObject({ bread: 5, reals: 3, wood: 0 });
    const moved = mayor().play(0, "act").play(0, "move funchal-4 porto-santo-3").play(0, "move funchal-1 machico-1");
    expect(moved.seat(0)).toMatchObject({ bread: 6, reals: 0, wood: 3 });
    expect(moved.table.citizens).toEqual(["porto-santo-3", "porto-santo-4", "machico-4"]);
    const twice = mayor().play(0, "act").play(0, "move funchal-1 funchal-2");
    expect(twice.refusal(0, "move funchal-2 funchal-3")).toBe("MA-MOVE-09");
    expect(twice.refusal(0, "move funchal-4 funchal-1")).toBeNull();
  });

  test("MA-B-MAYOR-01: citizens move by the Mayor alone", () => {
    const own = { cities: ["funchal-1"] };
    expect(after("steward", own).play(0, "act").refusal(0, "move funchal-4 R1A")).toBe("MA-MOVE-01");
    expect(after("mayor", own).play(0, "act").refusal(0, "move funchal-4 funchal-3")).toBeNull();
  });

  test("MA-B-MAYOR-03: where every city space is taken nobody moves, and all the same the Mayor collects", () => {
    const names = ["porto-santo", "funchal", "machico"];
    const table = after(
      "mayor",
      { fields: ["forest"] },
      {
        seats: {
          0: { ...POOR, fields: ["forest"], cities: names.map((name) => `${name}-1`) },
          1: { cities: names.flatMap((name) => [`${name}-2`, `${name}-3`]) },
        },
      },
    ).play(0, "act");
    expect(table.asked).toEqual([1]);
    expect(table.seat(0)).toMatchObject({ bread: 3, reals: 3, wood: 3 });
  });

  test("MA-B-COMMANDER-02, MA-B-COMMANDER-03: every ship from home costs a wood that must be had", () => {
    const table = after("commander", { wheat: 3, wood: 1 }).play(0, "act").play(0, "sail home wheat-1");
    expect(table.seat(0)).toMatchObject({ wood: 0, shipsAtHome: 5 });
    expect(table.refusal(0, "sail home wheat-2")).toBe("MA-WOOD-05");
    const all = ["wheat-1", "wheat-2", "wheat-3", "sugar-1", "sugar-2", "sugar-3"];
    const out = after("commander", { wheat: 4, wood: 1, ships: all }).play(0, "act");
    expect(out.refusal(0, "sail home wheat-4")).toBe("MA-B-COMMANDER-02");
    expect(out.choices(0).filter((move) => move.startsWith("sail home"))).toEqual([]);
    const last = after("commander", { wheat: 4, wood: 1, ships: all.slice(1) }).play(0, "act");
    expect(last.play(0, "sail home wheat-4").seat(0)).toMatchObject({ shipsAtHome: 0, wood: 0 });
  });

  test("MA-RULING-05, MA-WOOD-06: reals in hand and income must cover all wood of the turn, to the real", () => {
    const sail = (reals: number) =>
      after("commander", { wheat: 2, reals, fields: ["forest"] })
        .play(0, "act")
        .play(0, "sail home wheat-1");
    // the first wood costs 1, the second 2; each of the ships on wheat-1 brings 1 real, on a colony none
    expect(sail(0).refusal(0, "sail home wheat-2")).toBe("MA-B-COMMANDER-05");
    const two = (reals: number) =>
      after("commander", { wheat: 1, wine: 1, reals, fields: ["forest"] })
        .play(0, "act")
        .play(0, "sail home wheat-1");
    expect(two(1).refusal(0, "sail home acores-1")).toBe("MA-WOOD-12");
    expect(two(2).refusal(0, "sail home acores-1")).toBeNull();
    expect(two(2).play(0, "sail home acores-1").seat(0)).toMatchObject({ reals: 0, wood: 0 });
    const colony = after("commander", { wine: 1, reals: 1, fields: ["R1C"] }).play(0, "act");
    expect(colony.refusal(0, "sail home acores-1")).toBeNull();
    expect(colony.play(0, "sail home acores-1").table.wood.R1C).toBe(2);
  });

  test("MA-B-COMMANDER-01: a ship moves once, and two at most", () => {
    const table = after("commander", { wheat: 4, ships: ["wine-1", "wine-2", "wine-3"] }).play(0, "act");
    table.play(0, "sail wine-1 wheat-1");
    expect(table.choices(0).some((move) => move.startsWith("sail wheat-1"))).toBe(false);
    table.play(0, "sail wine-2 wheat-2");
    expect(table.seat(0)).toMatchObject({ wheat: 1, reals: 4 });
    expect(table.table.step).not.toBe("sail");
  });

  test("MA-B-COMMANDER-11, MA-B-COMMANDER-14: a reward for each ship that came to a colony, of that colony only", () => {
    const table = after(
      "commander",
      { wine: 2, ships: ["wheat-1", "wheat-2", "brasil-3"] },
      { rewards: { acores: ["mill-up", "3-vp"], india: ["worker-to-city", "5-reals"] } },
    ).play(0, "act");
    table.play(0, "sail wheat-1 acores-1").play(0, "sail wheat-2 india-1");
    expect(
      table
        .choices(0)
        .filter((move) => move.startsWith("reward"))
        .sort(),
    ).toEqual(["reward acores A", "reward acores B", "reward india A", "reward india B"]);
    expect(table.refusal(0, "reward brasil A")).toBe("MA-B-COMMANDER-13");
    table.play(0, "reward india B");
    expect(table.refusal(0, "reward india A")).toBe("MA-B-COMMANDER-13");
    expect(table.play(0, "reward acores B").seat(0)).toMatchObject({ reals: 5, vp: 3 });
    expect(table.table.step).not.toBe("rewards");
  });

  test("MA-REW-FIELD-01, MA-REW-CITY-01, MA-REW-WATCH-01, MA-REW-MILL-01, MA-REW-FLIP-01: each moves or turns one", () => {
    const taken = (reward: string, seat: object = {}) =>
      after("commander", { wine: 1, ships: ["wheat-1"], ...seat }, { rewards: { india: [reward, "3-vp"] } })
        .play(0, "act")
        .play(0, "sail wheat-1 india-1")
        .play(0, "done")
        .play(0, "reward india A");
    const field = taken("worker-to-field").play(0, "move home R1A");
    const city = taken("worker-to-city").play(0, "move home funchal-1");
    const watch = taken("worker-to-watch").play(0, "move home watch").play(0, "discard 0");
    const flip = taken("flip-favour", { faceDown: ["lord", "lady"] }).play(0, "flip lady");
    for (const table of [field, city, watch, flip]) expect(table.asked).not.toEqual([0]);
    expect(flip.seat(0).faceDown).toEqual(["lord"]);
    expect(city.seat(0)).toMatchObject({ vp: 1, cities: ["funchal-1"] });
    expect(taken("mill-up", { wheat: 1 }).seat(0)).toMatchObject({ mill: 4, wheat: 1 });
    expect(taken("mill-up", { mill: 6 }).seat(0)).toMatchObject({ mill: 6, vp: 1 });
    const pirates = taken("pirates-or-bread", { pirates: 5 });
    expect(pirates.play(0, "discard 3").seat(0)).toMatchObject({ pirates: 2, bread: 0 });
  });
});

describe("harvest", () => {
  test("MA-B-HARVEST-01, MA-B-HARVEST-05: the region of the building, no other and not the forest", () => {
    const fields = ["R1B", "R2A", "R3A", "forest"];
    const harvest = (building: string, character: string) =>
      tableFor(4, {
        round: 3,
        characters: { [building]: character },
        seats: { 0: { ...POOR, fields: [...fields, "R1A", "R2C", "R3C"] } },
        wood: { R2C: 0, R3C: 1 },
        at: { moment: "character", turn: 0, building },
      })
        .play(0, "harvest")
        .seat(0);
    expect(harvest("alfandega", "printed")).toMatchObject({ wheat: 1, sugar: 0, wine: 1, wood: 0 });
    expect(harvest("capitania", "steward")).toMatchObject({ wheat: 1, sugar: 1, wine: 0, wood: 0 });
    expect(harvest("fortaleza", "commander")).toMatchObject({ wheat: 1, sugar: 0, wine: 0, wood: 1 });
  });

  test("MA-B-HARVEST-02, MA-B-HARVEST-07: no extra field by a character tile, exactly one by the printed one", () => {
    const plain = after("mayor", { fields: ["R2A"] }).play(0, "harvest");
    expect(plain.seat(0).wheat).toBe(1);
    expect(plain.table.step).not.toBe("extra");
    const printed = tableFor(4, {
      round: 3,
      seats: { 0: { ...POOR, fields: ["R1A", "R1B"] } },
      at: { moment: "character", turn: 0, building: "alfandega" },
    });
    expect(printed.refusal(0, "act")).toBe("MA-B-HARVEST-07");
    printed.play(0, "harvest").play(0, "field R1B");
    expect(printed.seat(0)).toMatchObject({ wheat: 2, wine: 1 });
    expect(printed.table.step).not.toBe("extra");
  });

  test("MA-FAV-ENGINEER-01, MA-B-HARVEST-08: the Engineer adds two, of which one may be left", () => {
    const table = tableFor(4, {
      characters: { moinho: "mayor" },
      seats: { 0: { ...POOR, fields: ["R2A"] } },
      at: { moment: "character", turn: 0, building: "moinho", favourUsed: "engineer" },
    }).play(0, "harvest");
    table.play(0, "field R2A");
    expect(table.table.step).toBe("extra");
    expect(table.play(0, "done").seat(0).wheat).toBe(2);
    expect(table.table.step).not.toBe("extra");
    const both = tableFor(4, {
      characters: { moinho: "mayor" },
      seats: { 0: { ...POOR, fields: ["R2A"] } },
      at: { moment: "character", turn: 0, building: "moinho", favourUsed: "engineer" },
    }).play(0, "harvest");
    expect(both.play(0, "field R2A").play(0, "field R2A").asked).toEqual([1]); // two, and no third
  });

  test("MA-B-HARVEST-03, MA-B-HARVEST-04: wood before goods; a converted field yields its new good", () => {
    const table = tableFor(4, {
      round: 3,
      converted: ["R1C"],
      wood: { R1D: 2 },
      seats: { 0: { ...POOR, fields: ["R1C", "R1D"] } },
      at: { moment: "character", turn: 0, building: "alfandega" },
    }).play(0, "harvest");
    expect(table.seat(0)).toMatchObject({ sugar: 1, wheat: 0, wood: 1 });
    expect(table.table.wood.R1D).toBe(1);
  });

  test("MA-B-HARVEST-06, MA-B-HARVEST-08, MA-DEC-17: only what was chosen, and once more only what was harvested", () => {
    const fields = ["R1A", "R1B"];
    const chosen = (...picks: string[]) =>
      tableFor(4, {
        round: 3,
        seats: { 0: { ...POOR, fields } },
        at: { moment: "character", turn: 0, building: "alfandega", favourUsed: "engineer" },
      })
        .play(0, "select")
        .play(0, picks[0]!);
    const wheat = chosen("field R1B").play(0, "done");
    expect(wheat.events("harvested")[0]).toMatchObject({ fields: [1], items: [1, 0, 0, 0, 0, 0] });
    expect(wheat.choices(0).filter((move) => move.startsWith("field"))).toEqual(["field R1B"]);
    wheat.play(0, "done");
    expect(wheat.seat(0)).toMatchObject({ wheat: 1, wine: 0 });
    expect(wheat.asked).toEqual([1]);
    expect(chosen("field R1A").play(0, "done").play(0, "done").seat(0)).toMatchObject({ wheat: 0, wine: 1 });
    expect(chosen("done").asked).toEqual([1]); // nothing harvested, nothing to harvest again
  });

  test("MA-DEC-08: done after a die ends the turn", () => {
    const table = after("mayor", { fields: ["R2A"] }).play(0, "done");
    expect(table.asked).toEqual([1]);
    expect(table.seat(0).wheat).toBe(0);
  });

  test("MA-B-HARVEST-06: all fields may be left out, none chosen twice", () => {
    const table = after("mayor", { fields: ["R2A", "R2B"] })
      .play(0, "select")
      .play(0, "field R2A");
    expect(table.refusal(0, "field R2A")).toBe("MA-B-HARVEST-05");
    expect(
      after("mayor", { fields: ["R2A", "R2B"] })
        .play(0, "select")
        .play(0, "done")
        .seat(0),
    ).toMatchObject({
      wheat: 0,
      wood: 0,
    });
  });
});
