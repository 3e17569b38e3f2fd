import { describe, expect, test } from "vitest";
import { tableFor } from "./test-table.ts";

const POOR = { wheat: 0, sugar: 0, wine: 0, wood: 0, bread: 0, reals: 0 };

/** Seat 0 has placed a die on this character at the Moinho. */
const with4 = (character: string, seat: object, given: object = {}) =>
  tableFor(4, {
    characters: { moinho: character },
    seats: { 0: { ...POOR, ...seat } },
    at: { moment: "character", turn: 0, building: "moinho" },
    ...given,
  });
/** Seat 0 has its turn of phase B. */
const inB = (seat: object, given: object = {}) =>
  tableFor(4, { seats: { 0: { ...POOR, ...seat } }, at: { moment: "turn", turn: 0 }, ...given });

describe("exactly enough", () => {
  test("MA-B-10, MA-B-13: the last guard goes with the last pirate die, for the last bread", () => {
    const table = inB({ watch: 1, bread: 2, dice: [] }, { pirateDice: [1] });
    expect(table.refusal(0, "place pirate-1 fortaleza")).toBeNull();
    table.play(0, "place pirate-1 fortaleza");
    expect(table.seat(0)).toMatchObject({ watch: 0, bread: 0 });
    expect(inB({ watch: 0, bread: 2 }, { pirateDice: [1] }).refusal(0, "place pirate-1 fortaleza")).toBe("MA-B-10");
    expect(inB({ watch: 1, bread: 1 }, { pirateDice: [1] }).refusal(0, "place pirate-1 fortaleza")).toBe("MA-B-13");
    expect(inB({ bread: 2, dice: [1] }).refusal(0, "place guild-1 fortaleza")).toBeNull();
    expect(inB({ bread: 1, dice: [1] }).refusal(0, "place guild-1 fortaleza")).toBe("MA-B-13");
  });

  test("MA-B-06: a pirate die finds its place taken by another, a guild die does not", () => {
    const given = { pirateDice: [1], pirateDiceOn: { moinho: 1 }, guildDice: { moinho: 2 } };
    const table = inB({ watch: 1, bread: 9, dice: [1] }, given);
    expect(table.refusal(0, "place pirate-1 moinho")).toBe("MA-B-06");
    expect(table.choices(0)).not.toContain("place pirate-1 moinho");
    expect(table.refusal(0, "place guild-1 moinho")).toBeNull();
    expect(table.choices(0)).not.toContain("place guild-2 moinho");
  });

  test("MA-C-FORTALEZA-02, MA-REW-PIRATES-01: all of two pirates, and no third", () => {
    const table = inB({ pirates: 2 }, { order: [null, null, null, null] })
      .play(0, "pass III action")
      .play(0, "move home watch");
    expect(table.refusal(0, "discard 2")).toBeNull();
    expect(table.refusal(0, "discard 3")).toBe("MA-GEN-05");
    table.play(0, "discard 2");
    expect(table.seat(0).pirates).toBe(0);
  });

  test("MA-FAV-FRIAR-01, MA-WOOD-22: one wood in reach is reason enough for the Friar", () => {
    const table = inB({ favours: ["friar"], fields: ["R1C"] }, { wood: { R1C: 1 } }).play(0, "favour friar");
    expect(table.seat(0).wood).toBe(1);
    expect(table.table.wood.R1C).toBe(0);
  });

  test("MA-WOOD-05, MA-WOOD-12, MA-B-GUILDMASTER-03: wood out of reach is one thing, wood too dear another", () => {
    const sailing = (seat: object, wood: object) =>
      with4("commander", { sugar: 4, wine: 1, ships: ["wine-1"], ...seat }, { wood }).play(0, "act");
    expect(sailing({ fields: ["R1C"] }, { R1C: 1 }).refusal(0, "sail home acores-1")).toBe("MA-WOOD-12");
    expect(sailing({ fields: ["R1C"] }, { R1C: 0 }).refusal(0, "sail home acores-1")).toBe("MA-WOOD-05");
    const building = (wood: number) =>
      with4("guild-master", { wood: 2, fields: ["R1C"] }, { wood: { R1C: wood } }).play(0, "act");
    expect(building(1).refusal(0, "build funchal-4")).toBe("MA-B-GUILDMASTER-03");
    expect(building(0).refusal(0, "build funchal-4")).toBe("MA-WOOD-05");
  });

  test("MA-MILL-01, MA-MILL-02: sugar is no wheat; what can be exchanged is listed, what cannot is not", () => {
    const table = inB({ sugar: 2, mill: 3 });
    expect(table.refusal(0, "up")).toBe("MA-MILL-02");
    expect(table.choices(0)).not.toContain("up");
    expect(inB({ wheat: 2, mill: 3 }).choices(0)).toContain("up");
  });
});

describe("what stands against a move", () => {
  test("MA-B-MAYOR-01, MA-B-MAYOR-02: the Mayor moves to the first space of the first city, and never out of the cities", () => {
    const table = with4("mayor", { cities: ["funchal-1"] }).play(0, "act");
    expect(table.refusal(0, "move funchal-1 porto-santo-1")).toBeNull();
    for (const place of ["R1A", "forest", "acores", "watch"])
      expect(table.refusal(0, `move funchal-1 ${place}`)).toBe("MA-B-MAYOR-01");
    expect(
      with4("mayor", { cities: ["porto-santo-1"] })
        .play(0, "act")
        .refusal(0, "move porto-santo-1 machico-1"),
    ).toBeNull();
  });

  test("MA-B-COMMANDER-01, MA-DEC-SKIP-01: no ship can sail, but the windmill might change that: asked, and refused until it does", () => {
    const table = with4("commander", { sugar: 2, wood: 1 });
    expect(table.refusal(0, "act")).toBeNull();
    const idle = with4("commander", { sugar: 2 });
    expect(idle.asked).toEqual([0]);
    expect(idle.refusal(0, "act")).toBe("MA-B-COMMANDER-01");
  });

  test("MA-A-07: only a request that lies in the row, the last of its kind too", () => {
    const table = tableFor(4, {
      round: 2,
      order: [0, 1, 2, 3],
      rowRequests: { I: ["trade-routes", "trade-routes", "trade-routes", "urbanization"] },
      at: { moment: "guilds" },
    });
    table.play(0, "row I");
    expect(table.refusal(0, "request urbanization")).toBeNull();
    expect(table.refusal(0, "request expeditions")).toBe("MA-A-07");
  });

  test("MA-C-COROA-01: what lies face up cannot be turned up", () => {
    const table = tableFor(4, {
      order: [0, 1, 2, 3],
      seats: {
        0: {
          ...POOR,
          reals: 10,
          markers: { coroa: 1 },
          fields: ["R3A"],
          favours: ["lord"],
          faceDown: ["friar", "lady"],
        },
      },
      at: { moment: "building", building: "coroa", turn: 0 },
    })
      .play(0, "pay")
      .play(0, "act");
    expect(table.refusal(0, "flip lord")).toBe("MA-C-COROA-01");
    expect(table.refusal(0, "flip friar")).toBeNull();
    expect(table.refusal(0, "flip lady")).toBeNull();
  });

  test("MA-REW-PIRATES-01: the reward is the last three pirates or two bread, but it is one of them", () => {
    const table = with4(
      "commander",
      { wine: 1, wood: 1, pirates: 3 },
      { rewards: { acores: ["mill-up", "pirates-or-bread"] } },
    )
      .play(0, "act")
      .play(0, "sail home acores-1")
      .play(0, "done")
      .play(0, "reward acores B");
    expect(table.refusal(0, "done")).toBe("MA-REW-PIRATES-01");
    expect(table.refusal(0, "discard 3")).toBeNull();
    table.play(0, "discard 3");
    expect(table.seat(0)).toMatchObject({ pirates: 0, bread: 0 });
  });

  test("MA-FAV-EXPLORER-01, MA-MOVE-03: the Explorer goes anywhere, from the watch and home too, but somewhere he must", () => {
    const table = inB({ favours: ["explorer"], watch: 1, fields: ["R1A"] }).play(0, "favour explorer");
    for (const way of ["watch R1B", "R1A home", "watch home", "home watch", "R1A forest"])
      expect(table.refusal(0, `move ${way}`)).toBeNull();
    expect(table.refusal(0, "done")).toBe("MA-FAV-EXPLORER-01");
    table.play(0, "move watch acores");
    expect(table.seat(0)).toMatchObject({ watch: 0, colonies: { acores: 1 }, vp: 0 });
  });
});

describe("the last of a thing", () => {
  test("MA-D-41, MA-GEN-05: all bread may go, and no more", () => {
    const table = tableFor(4, {
      round: 2,
      order: [0, 1, 2, 3],
      seats: { 0: { ...POOR, bread: 2, mill: 0 } },
      at: { moment: "feeding", turn: 0 },
    });
    expect(table.refusal(0, "feed 2")).toBeNull();
    expect(table.refusal(0, "feed 3")).not.toBeNull();
  });

  test("MA-D-40: workers on fields, in the forest, in cities, in the watch and in each of the colonies are fed", () => {
    const need = (seat: object) =>
      tableFor(2, {
        round: 2,
        order: [0, 1],
        seats: { 0: { ...POOR, bread: 9, mill: 0, watch: 0, ...seat } },
        at: { moment: "feeding", turn: 0 },
      })
        .choices(0)
        .filter((choice) => choice.startsWith("feed"))
        .at(-1);
    const where = [
      { fields: ["R1A", "forest"] },
      { cities: ["machico-1", "porto-santo-1"] },
      { watch: 2 },
      { colonies: { acores: 2 } },
      { colonies: { brasil: 2 } },
      { colonies: { india: 2 } },
    ];
    expect(where.map(need)).toEqual(where.map(() => "feed 2"));
    expect(need({ colonies: { acores: 1, brasil: 2, india: 3 } })).toBe("feed 6");
  });

  test("MA-REQ-04: all reals may go for National Wealth", () => {
    const table = tableFor(4, {
      round: 1,
      order: [0, 1, 2, 3],
      seats: { 0: { ...POOR, reals: 4, requests: ["national-wealth", "expeditions"] } },
      at: { moment: "requests", turn: 0 },
    }).play(0, "score national-wealth");
    expect(table.refusal(0, "wealth 4")).toBeNull();
    expect(table.refusal(0, "wealth 5")).toBe("MA-GEN-05");
  });

  test("MA-MILL-D-03, MA-MILL-05: at the bottom without a VP two wheat still open the last window; it shuts when nothing is left", () => {
    const closing = (seat: object) =>
      tableFor(2, {
        order: [0, 1],
        seats: { 0: { ...POOR, mill: 0, vp: 0, ...seat }, 1: { ...POOR, mill: 0, vp: 0 } },
        at: { moment: "closing" },
      });
    expect(closing({ wheat: 2 }).asked).toEqual([0]);
    expect(closing({ wheat: 1, sugar: 1, wine: 1 }).asked).toEqual([0]);
    expect(closing({ wheat: 1, sugar: 1 }).choices(0)).not.toContain("down reals");
    const table = closing({ wheat: 2 });
    expect(table.refusal(0, "down reals")).toBe("MA-MILL-05");
    table.play(0, "up").play(0, "down reals");
    expect(table.seat(0)).toMatchObject({ mill: 0, reals: 3 });
    expect(table.choices(0)).not.toContain("down reals");
  });
});
