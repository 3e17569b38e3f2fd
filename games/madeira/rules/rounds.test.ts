import { FastChance, layOut } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { FIELDS, GOODS, NATIONAL_WEALTH } from "../content/pieces.ts";
import { madeira } from "./game.ts";
import { describe as describeTable } from "./position.ts";
import { tableFor } from "./test-table.ts";

const POOR = { wheat: 0, sugar: 0, wine: 0, wood: 0, bread: 0, reals: 0 };

describe("phase A", () => {
  test("MA-A-01, MA-A-02: each round the four tiles lie on the other buildings, by luck", () => {
    const seen = new Set<string>();
    for (const [round, empty] of [
      [1, "fortaleza"],
      [2, "coroa"],
      [3, "alfandega"],
      [4, "capitania"],
      [5, "moinho"],
    ] as const) {
      const luck = new FastChance(`round ${round}`);
      const { characters } = describeTable(layOut(madeira, 2, {}, { round, at: { moment: "round" } }, luck));
      expect(characters[empty]).toBe("printed");
      const tiles = Object.values(characters).filter((tile) => tile !== "printed");
      expect([...tiles].sort()).toEqual(["commander", "guild-master", "mayor", "steward"]);
      seen.add(tiles.join());
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  test("MA-A-05, MA-A-06, MA-A-07: rows of this number of players; dice and request leave the row", () => {
    const table = tableFor(2, {
      order: [1, 0],
      rowDice: { I: [1, 3, 3], II: [2, 2, 2] },
      rowRequests: { I: ["urbanization", "expeditions"], II: ["trade-routes", "national-wealth"] },
      seats: { 1: { requests: [] } },
      at: { moment: "guilds" },
    });
    expect(table.choices(1)).toEqual(["row I", "row II"]);
    expect(table.refusal(1, "row III")).toBe("MA-A-05");
    table.play(1, "row I").play(1, "request expeditions");
    expect(table.seat(1)).toMatchObject({ dice: [1, 3, 3], requests: ["expeditions"] });
    expect(table.table).toMatchObject({
      rows: [1, 0, null, null],
      rowDice: { I: [] },
      rowRequests: { I: ["urbanization"] },
    });
    expect(table.seat(0).dice).toEqual([2, 2, 2]);
    expect(table.refusal(0, "request urbanization")).toBe("MA-A-07");
  });

  test("MA-A-08, MA-A-09: all favours of the guild, no others; with two guilds the player picks one", () => {
    const faceDown = ["treasurer", "navigator", "lord", "lady"];
    const four = tableFor(4, {
      order: [0, 1, 2, 3],
      rowRequests: { I: ["urbanization"] },
      seats: { 0: { faceDown } },
      at: { moment: "guilds" },
    }).play(0, "row I");
    expect(four.seat(0)).toMatchObject({ favours: ["treasurer", "navigator"], faceDown: ["lord", "lady"] });
    const three = () =>
      tableFor(3, {
        order: [0, 1, 2],
        rowRequests: { I: ["urbanization"] },
        seats: { 0: { faceDown } },
        at: { moment: "guilds" },
      }).play(0, "row I");
    expect(three().choices(0)).toEqual(["guild green", "guild blue"]);
    expect(three().refusal(0, "guild purple")).toBe("MA-A-09");
    expect(three().play(0, "guild blue").seat(0).favours).toEqual(["lord"]);
  });
});

describe("maintenance", () => {
  const inD = (moment: string, seat: object, players = 2) =>
    tableFor(players, { order: [0, 1], seats: { 0: { ...POOR, ...seat } }, at: { moment, turn: 0 } });

  test("MA-D-10: one worker is enough for the reward, if nobody else has any", () => {
    const seats = { 0: { watch: 1 }, 1: { watch: 0 } };
    const table = tableFor(2, { seats, at: { moment: "watch" } });
    expect(table.table).toMatchObject({ step: "watchReward", phase: "D" });
    expect(table.refusal(0, "down reals")).toBe("MA-MILL-06");
    expect(table.refusal(1, "act")).toBe("MA-D-10");
    expect(table.play(0, "act").seat(0)).toMatchObject({ vp: 4, watch: 0, home: 12 });
    const none = tableFor(2, { seats: { 0: { watch: 0 }, 1: { watch: 0 } }, at: { moment: "watch" } });
    expect(none.table.step).not.toBe("watchReward");
  });

  test("MA-D-30, MA-D-31, MA-D-32, MA-WOOD-06: own wood first, then wood at 1, 2, 3 reals; a pirate for each missing", () => {
    const ships = ["wheat-1", "wheat-2", "wheat-3", "sugar-1"];
    const table = () => inD("upkeep", { ships, wood: 1, reals: 3, fields: ["forest"], watch: 0, mill: 6 });
    expect(table().choices(0)).toEqual(["upkeep 0", "upkeep 1", "upkeep 2", "upkeep 3"]);
    expect(table().refusal(0, "upkeep 4")).toBe("MA-WOOD-12");
    expect(table().play(0, "upkeep 3").seat(0)).toMatchObject({ wood: 0, reals: 0, pirates: 1 });
    expect(table().play(0, "upkeep 0").seat(0)).toMatchObject({ wood: 1, reals: 3, pirates: 4 });
    expect(table().play(0, "upkeep 1").seat(0)).toMatchObject({ wood: 0, reals: 3, pirates: 3, shipsAtHome: 2 });
  });

  test("MA-D-30: who has no ship on the board is asked for nothing", () => {
    expect(inD("upkeep", { wood: 3 }).table.step).not.toBe("upkeep");
    expect(inD("upkeep", { wood: 3 }).seat(0)).toMatchObject({ wood: 3, pirates: 0 });
  });

  test("MA-D-40, MA-D-41: need is workers less mill; without bread they all bring pirates, unasked", () => {
    const fields = ["R1A", "R1B", "R2A", "forest"];
    const hungry = inD("feeding", { fields, watch: 1, mill: 2 });
    expect(hungry.seat(0)).toMatchObject({ pirates: 3, bread: 0 });
    expect(hungry.asked).not.toEqual([0]);
    const one = inD("feeding", { fields: ["R1A"], watch: 0, mill: 0, bread: 1 });
    expect(one.choices(0)).toEqual(["feed 0", "feed 1"]);
    expect(one.refusal(0, "feed 2")).toBe("MA-D-41");
    expect(one.play(0, "feed 1").seat(0)).toMatchObject({ pirates: 0, bread: 0 });
    const short = inD("feeding", { fields, watch: 0, mill: 1, bread: 2 });
    expect(short.refusal(0, "feed 3")).toBe("MA-GEN-05");
    expect(short.play(0, "feed 2").seat(0)).toMatchObject({ pirates: 1, bread: 0 });
    expect(inD("feeding", { fields: ["R1A"], watch: 0, mill: 0 }).seat(0).pirates).toBe(1);
    expect(inD("feeding", { fields: ["R1A"], watch: 0, mill: 1, bread: 4 }).seat(0)).toMatchObject({
      pirates: 0,
      bread: 4,
    });
  });

  test("MA-D-40: workers in cities, colonies and the watch eat too", () => {
    const table = inD("feeding", { fields: ["R1A"], cities: ["funchal-1"], colonies: { india: 2 }, watch: 2, mill: 0 });
    expect(table.seat(0).pirates).toBe(6);
  });
});

describe("requests and the end", () => {
  const scoring = (round: number, seat: object) =>
    tableFor(2, { round, order: [0, 1], seats: { 0: { ...POOR, ...seat } }, at: { moment: "requests", turn: 0 } });

  test("MA-REQ-01, MA-REQ-02: the best three ships of a request", () => {
    const ships = ["wheat-1", "wheat-2", "sugar-1", "wine-1"];
    const one = scoring(3, { requests: ["trade-routes", "expeditions", "expeditions"], ships });
    expect(one.play(0, "score trade-routes").seat(0).vp).toBe(6 + 6 + 4);
    const colonies = scoring(5, { requests: ["expeditions"], ships: ["acores-1", "acores-2", "brasil-1", "india-1"] });
    expect(colonies.seat(0).score.expeditions).toBe(6 + 4 + 3);
  });

  test("MA-REQ-03, MA-E-05: one favour of each guild for a request, another for a second one", () => {
    const favours = ["treasurer", "navigator", "lady"];
    const vp = (requests: string[]) => scoring(5, { requests, favours }).seat(0).score["guild-influence"];
    expect(vp(["guild-influence"])).toBe(10);
    expect(vp(["guild-influence", "guild-influence"])).toBe(15);
    expect(vp(["guild-influence", "guild-influence", "guild-influence"])).toBe(15);
    expect(scoring(5, { requests: ["guild-influence"], faceDown: favours }).seat(0).score["guild-influence"]).toBe(0);
  });

  test("MA-REQ-05, MA-REQ-06, MA-REQ-07, MA-E-05: a city for each request; ties go to the rightmost figure", () => {
    const vp = (cities: string[], requests = ["urbanization"]) =>
      scoring(5, { requests, cities }).seat(0).score.urbanization;
    expect(vp([])).toBe(0);
    expect(vp(["funchal-1"])).toBe(6); // the citizen on space 4 wins the tie
    expect(vp(["funchal-1", "funchal-2"])).toBe(12);
    expect(vp(["porto-santo-1", "machico-1"], ["urbanization", "urbanization"])).toBe(12);
    expect(vp(["porto-santo-1"], ["urbanization", "urbanization"])).toBe(5);
    const rivals = tableFor(2, {
      round: 5,
      order: [0, 1],
      citizens: ["porto-santo-1", "porto-santo-4", "machico-4"],
      seats: {
        0: { ...POOR, requests: ["urbanization"], cities: ["funchal-1", "funchal-4"] },
        1: { ...POOR, requests: ["urbanization"], cities: ["funchal-2", "funchal-3"] },
      },
      at: { moment: "requests" },
    });
    expect([0, 1].map((seat) => rivals.seat(seat).score.urbanization)).toEqual([12, 6]);
  });

  test("MA-REQ-04: one real can be paid or kept, no more than there are", () => {
    const table = scoring(1, { requests: ["national-wealth", "expeditions"], reals: 1 }).play(
      0,
      "score national-wealth",
    );
    expect(table.choices(0)).toEqual(["wealth 0", "wealth 1"]);
    expect(table.refusal(0, "wealth 2")).toBe("MA-GEN-05");
    expect(table.play(0, "wealth 1").seat(0)).toMatchObject({ vp: 1, reals: 0 });
    expect(table.table.step).not.toBe("wealth");
    const rich = scoring(1, { requests: ["national-wealth", "expeditions"], reals: 40 }).play(
      0,
      "score national-wealth",
    );
    expect(rich.choices(0)).toHaveLength(16);
    expect(rich.play(0, "wealth 0").seat(0)).toMatchObject({ vp: 0, reals: 40 });
  });

  test("MA-E-04, MA-REQ-04: National Wealth without a real is scored for nothing, and that is told", () => {
    const poor = { wheat: 0, sugar: 0, wine: 0, wood: 0, bread: 0, cities: [] };
    const table = tableFor(2, {
      round: 5,
      order: [0, 1],
      seats: {
        0: { ...poor, reals: 6, requests: ["national-wealth", "national-wealth", "national-wealth"] },
        1: { ...poor, reals: 0, requests: ["national-wealth", "national-wealth", "trade-routes"] },
      },
      at: { moment: "requests" },
    }).play(0, "wealth 6");
    const wealth = table.events("scored").filter(({ request }) => request === NATIONAL_WEALTH);
    expect(wealth.map(({ seat, vp }) => [seat, vp])).toEqual([
      [0, 6],
      [0, 0],
      [0, 0],
      [1, 0],
      [1, 0],
    ]);
    expect([0, 1].map((seat) => table.seat(seat).requests)).toEqual([[], []]);
  });

  test("MA-E-01, MA-E-02: one of two in round 1, two of three in round 3, the rest is kept", () => {
    const requests = ["urbanization", "expeditions"];
    expect(scoring(1, { requests }).play(0, "score urbanization").seat(0).requests).toEqual(["expeditions"]);
    const three = scoring(3, { requests: [...requests, "trade-routes"] }).play(0, "score urbanization");
    expect(three.table).toMatchObject({ step: "requests", phase: "E" });
    expect(three.refusal(0, "score urbanization")).toBe("MA-E-02");
    expect(three.play(0, "score trade-routes").seat(0).requests).toEqual(["expeditions"]);
  });

  test("MA-E-CONV-02, MA-E-CONV-04: in round 4 only what is printed as sugar is told to become wine", () => {
    const table = tableFor(2, {
      round: 4,
      order: [0, 1],
      wood: { R1D: 0, R2D: 2, R3D: 0 },
      converted: ["R1C", "R3B"],
      seats: { 0: { ...POOR, bread: 3, watch: 2, mill: 0 }, 1: { ...POOR, watch: 0 } },
      at: { moment: "feeding" },
    }).play(0, "feed 2");
    expect(
      table.events("converted").map(({ fields, good }) => [fields.map((field) => FIELDS[field]), GOODS[good]]),
    ).toEqual([[["R1D", "R3D"], "wine"]]);
    expect(table.table.yields).toMatchObject({ R1C: "sugar", R3B: "sugar", R1D: "wine", R2D: "sugar", R3D: "wine" });
  });

  test("MA-E-CONV-01, MA-E-CONV-03, MA-E-CONV-05: in round 2 wheat fields without wood; the others never", () => {
    const table = tableFor(4, {
      round: 2,
      wood: { R1C: 0, R2B: 1, R3B: 0, R1D: 0 },
      seats: { 0: { fields: ["R1C"] } },
      at: { moment: "conversion" },
    });
    expect(table.table.converted).toEqual(["R1C", "R3B"]);
    expect(table.seat(0).fields).toEqual(["R1C"]);
    const later = tableFor(4, { round: 4, wood: { R2B: 0, R1D: 0 }, converted: ["R1C"], at: { moment: "conversion" } });
    expect(later.table.converted).toEqual(["R1C", "R1D"]);
  });

  test("MA-END-01, MA-END-03, MA-END-06: everything becomes reals; losses by rank and for more than 20", () => {
    const seats = {
      0: { wheat: 1, sugar: 2, wine: 3, wood: 4, bread: 5, reals: 4, vp: 50, pirates: 20 },
      1: { ...POOR, vp: 50, pirates: 21, reals: 4 },
      2: { ...POOR, vp: 50, pirates: 1, reals: 5 },
    };
    const table = tableFor(3, { round: 5, order: [0, 1, 2], seats, at: { moment: "end" } });
    expect(table.seat(0)).toMatchObject({ ...POOR, reals: 19, vp: 50 + 3 - 8, score: { reals: 3, pirates: -8 } });
    expect(table.seat(1)).toMatchObject({ vp: 50 - 17, pirateLoss: 17 });
    expect(table.seat(2)).toMatchObject({ vp: 50 + 1 - 4 });
    expect(madeira.winners(table.state)).toEqual([2]);
  });

  test("MA-END-07: before the end all who lead are named", () => {
    const table = tableFor(3, { seats: { 0: { vp: 5 }, 2: { vp: 5 } }, at: { moment: "turn", turn: 0 } });
    expect(madeira.winners(table.state)).toEqual([0, 2]);
  });
});

describe("setup", () => {
  test("MA-SETUP-13, MA-SETUP-18, MA-SETUP-20: city spaces from home only; forest and field in either order", () => {
    const cities = tableFor(2, { order: [0, 1], at: { moment: "cities" } });
    expect(cities.refusal(1, "move watch funchal-1")).toBe("MA-SETUP-13");
    expect(cities.refusal(1, "move home acores")).toBe("MA-SETUP-13");
    expect(cities.choices(1)).toHaveLength(9);
    expect(cities.refusal(1, "move home porto-santo-1")).toBeNull();
    expect(cities.refusal(1, "move home machico-3")).toBeNull();
    expect(cities.refusal(1, "move home machico-5")).toBe("MA-MOVE-06");
    expect(cities.refusal(1, "up")).toBe("MA-MILL-06");
    const fields = tableFor(2, { order: [0, 1], at: { moment: "fields" } });
    expect(fields.refusal(1, "move watch R1A")).toBe("MA-SETUP-18");
    expect(fields.refusal(1, "move home funchal-1")).toBe("MA-SETUP-18");
    fields.play(1, "move home forest").play(1, "move home R3E");
    expect(fields.asked).toEqual([0]);
    expect(fields.refusal(0, "move home R3E")).toBe("MA-SETUP-19");
    fields.play(0, "move home R3D");
    expect(fields.refusal(0, "move home R3C")).toBe("MA-SETUP-20");
  });
});
