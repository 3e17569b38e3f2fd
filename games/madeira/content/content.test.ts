import { describe, expect, test } from "vitest";
import { madeira } from "../rules/game.ts";
import { tableFor } from "../rules/test-table.ts";
import { type Content, contentFor, NO_SPACE } from "./content.ts";
import { readPack } from "./pack.ts";
import { BUILDING_REGION, EMPTY_IN_ROUND, FACES, FAVOUR_VP, FAVOURS, FIELDS, GUILDS, REGION_OF } from "./pieces.ts";

const pack = (tables: object) =>
  JSON.stringify({ schema: "caravel-content/1", game: "madeira", name: "my box", ...tables });

describe("content", () => {
  test("MA-COMP-03, MA-COMP-10, MA-COMP-12, MA-COMP-20: dice, fields and buildings", () => {
    expect(FACES).toEqual([1, 1, 2, 2, 3, 3]);
    expect([1, 2, 3].map((region) => REGION_OF.filter((other) => other === region).length)).toEqual([4, 5, 5]);
    expect(FIELDS).toHaveLength(14);
    const { fieldGood, convertsTo } = contentFor(4, "");
    const count = (goods: readonly number[]) => [0, 1, 2].map((good) => goods.filter((other) => other === good).length);
    expect(count(fieldGood)).toEqual([6, 5, 3]);
    expect(count(fieldGood.map((good, field) => (convertsTo[field] === -1 ? good : convertsTo[field]!)))).toEqual([
      3, 5, 6,
    ]);
    expect(BUILDING_REGION).toEqual([2, 2, 1, 3, 3]);
    expect(EMPTY_IN_ROUND).toEqual([5, 4, 3, 2, 1]);
  });

  test("MA-COMP-70, MA-COMP-71, MA-COMP-72, MA-COMP-74, MA-COMP-83: guilds and rewards", () => {
    expect(contentFor(4, "").rowGuilds).toEqual([[0], [1], [2], [3]]);
    expect(contentFor(3, "").rowGuilds).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    const { guilds, guildFavours } = contentFor(4, "");
    expect(guilds.map((guild) => guildFavours[guild]!.toString(2).replaceAll("0", "").length)).toEqual([3, 3, 3, 3]);
    expect(contentFor(4, "").rewardsA).toHaveLength(4);
  });

  test("MA-COMP-70: a pack gives the fourth guild the colour of its box", () => {
    const box = {
      guilds: { patron: "red", lord: "red", diplomat: "red" },
      rows: {
        2: [
          ["green", "red"],
          ["orange", "purple"],
        ],
        3: [
          ["green", "red"],
          ["red", "orange"],
          ["orange", "purple"],
        ],
        4: [["green"], ["red"], ["orange"], ["purple"]],
      },
    };
    const three = tableFor(
      3,
      {
        order: [0, 1, 2],
        rowRequests: { I: ["urbanization"] },
        seats: { 0: { faceDown: ["treasurer", "navigator", "lord", "lady"] } },
        at: { moment: "guilds" },
      },
      { content: pack(box) },
    );
    three.play(0, "row I");
    expect(three.choices(0)).toEqual(["guild green", "guild red"]);
    expect(three.refusal(0, "guild blue")).toBe("MA-A-09");
    three.play(0, "guild red");
    expect(three.seat(0).favours).toEqual(["lord"]);
    const scoring = tableFor(
      3,
      { seats: { 0: { favours: ["patron", "lord", "friar"], requests: ["guild-influence"] } } },
      { content: pack(box) },
    );
    expect(scoring.seat(0).worth["guild-influence"]).toBe(2 * FAVOUR_VP);
  });

  test("a pack replaces reconstructed values, and what is no pack is refused by MA-COMP-12", () => {
    expect(contentFor(4, pack({ windmill: { top: 8 } }))).toMatchObject({ millTop: 8, millStart: 3 });
    const whole = pack({
      windmill: { bottom: 1 },
      markets: { wheat: { asks: [2, 3, 4, 5] } },
      rows: { 4: [["purple"], ["orange"], ["blue"], ["green"]] },
      requests: { starting: ["urbanization", "trade-routes", "expeditions", "national-wealth"] },
      passSpaces: { 2: 3 },
    });
    expect(contentFor(4, whole)).toMatchObject({
      millBottom: 1,
      rowGuilds: [[3], [2], [1], [0]],
      startingRequests: [4, 0, 1, 3],
      passSpaces: 4,
    });
    expect(contentFor(4, whole).spaceCost.slice(0, 5)).toEqual([2, 3, 4, 5, 1]);
    const two = tableFor(2, { seats: { 0: { mill: 1 } }, at: { moment: "turn", turn: 0 } }, { content: whole });
    expect(two.refusal(0, "pass IV reals")).toBe("MA-B-PASS-01");
    expect(two.refusal(0, "down reals")).toBe("MA-MILL-05");
    expect(two.choices(0)).not.toContain("pass IV reals");
    const narrow = tableFor(2, { order: [1, 0] }, { content: pack({ setup: { cityWorker: "rightmost" } }) });
    expect(narrow.choices(0)).toEqual(["move home porto-santo-3", "move home funchal-3", "move home machico-3"]);
    expect(narrow.refusal(0, "move home funchal-1")).toBe("MA-RULING-03");
    expect(narrow.refusal(0, "move home funchal-4")).toBe("MA-MOVE-06");
    const uneven = { heads: { 2: { urbanization: 3, expeditions: 1 } } };
    expect(contentFor(2, pack({ requests: uneven })).requestTiles).toEqual([2, 1, 2, 2, 3]);
    expect(readPack("nothing").box).toBeNull();
    expect(madeira.refuseOptions(4, { content: "nothing" })).toBe("MA-COMP-12");
  });

  const SPACES = [
    [2, 2],
    [1, 3],
    [3, 2],
    [2, 4],
    [4, 3],
  ];
  test.each<[string, object, (content: Content) => unknown, unknown]>([
    [
      "a field",
      { fields: { R2A: { good: "sugar", convertsTo: "wine", wood: [4, 3, 2] } } },
      ({ fieldGood, convertsTo, fieldWood }) => [fieldGood[4], convertsTo[4], fieldWood[4]],
      [1, 2, 3],
    ],
    [
      "a market",
      { markets: { wine: { asks: [2, 3, 4, 5], reals: [4, 8, 13, 19], vp: [6, 4, 3] } } },
      ({ spaceCost, spaceReals, marketVp }) => [spaceCost.slice(9, 13), spaceReals.slice(9, 13), marketVp[2]],
      [
        [2, 3, 4, 5],
        [4, 8, 13, 19],
        [6, 4, 3],
      ],
    ],
    [
      "a colony",
      { colonies: { india: { good: "wheat", spaces: SPACES, vp: [3, 4, 6] } } },
      ({ colonyGood, spaceCost, standsOn, colonyVp }) => [
        colonyGood[2],
        spaceCost.slice(23),
        standsOn.slice(23).map((stands) => stands === NO_SPACE),
        colonyVp[2],
      ],
      [0, [2, 1, 3, 2, 4], [false, false, false, true, false], [3, 4, 6]],
    ],
    [
      "cities",
      { cities: { machico: { majority: 14, minority: 8 }, wood: [5, 4, 3, 2] } },
      ({ majority, minority, districtWood }) => [majority[2], minority[2], districtWood],
      [14, 8, [5, 4, 3, 2]],
    ],
    ["the Capitania", { buildings: { capitania: [1, 2] } }, ({ capitaniaVp }) => capitaniaVp, [1, 2]],
    [
      "backs of rewards",
      { rewards: { "mill-up": "B", "3-vp": "A" } },
      ({ rewardsA, rewardsB }) => [rewardsA, rewardsB],
      [
        [0, 1, 2, 6],
        [3, 4, 5, 7],
      ],
    ],
    [
      "favours of guilds",
      { guilds: { friar: "green", treasurer: "orange" } },
      ({ guildOf }) => [guildOf[FAVOURS.indexOf("friar")], guildOf[FAVOURS.indexOf("treasurer")]],
      [GUILDS.indexOf("green"), GUILDS.indexOf("orange")],
    ],
  ])("MA-COMP-12: a pack replaces %s, and no longer is that table ours", (_, tables, found, expected) => {
    const content = contentFor(3, pack(tables));
    expect(found(content)).toEqual(expected);
    expect(found(contentFor(3, ""))).not.toEqual(expected);
    expect(content.box.reconstructed).not.toContain(Object.keys(tables)[0]);
    expect(contentFor(3, "").box.reconstructed).toContain(Object.keys(tables)[0]);
  });
});
