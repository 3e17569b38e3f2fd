import { describe, expect, test } from "vitest";
import { contentFor } from "./content.ts";
import { COLONIES, FAVOURS, FIELDS, GOODS, GUILDS, REQUESTS, REWARDS, WOOD_PRICES } from "./pieces.ts";

const four = contentFor(4, "");
const named = <T>(names: readonly string[], values: readonly T[]) =>
  Object.fromEntries(names.map((name, number) => [name, values[number]]));

describe("values of the box, as the ledger has them", () => {
  test("MA-COMP-11, MA-COMP-12, MA-SETUP-17: goods, conversion and wood for 4, 3 and 2 players", () => {
    const wood = [4, 3, 2].map((players) => contentFor(players, "").fieldWood);
    const told = FIELDS.map((name, field) => {
      const becomes = four.convertsTo[field]!;
      const good = GOODS[four.fieldGood[field]!];
      return `${name} ${becomes === -1 ? good : `${good}>${GOODS[becomes]}`} ${wood.map((list) => list[field]).join("/")}`;
    });
    expect(told).toEqual([
      "R1A wine 0/0/0",
      "R1B wheat 0/0/0",
      "R1C wheat>sugar 3/2/2",
      "R1D sugar>wine 3/2/2",
      "R2A wheat 0/0/0",
      "R2B wheat>sugar 2/2/1",
      "R2C sugar 1/1/1",
      "R2D sugar>wine 4/3/2",
      "R2E wine 5/4/3",
      "R3A wheat 0/0/0",
      "R3B wheat>sugar 1/1/1",
      "R3C sugar 2/2/1",
      "R3D sugar>wine 5/4/3",
      "R3E wine 6/5/3",
    ]);
  });

  test("MA-COMP-30, MA-COMP-33, MA-COMP-34, MA-COMP-35: spaces, prices and VP of the markets", () => {
    const space = (number: number) => [four.spaceCost[number], four.spaceReals[number]];
    expect([0, 1, 2, 3].map(space)).toEqual([
      [1, 1],
      [2, 3],
      [3, 6],
      [4, 10],
    ]);
    expect([4, 5, 6, 7, 8].map(space)).toEqual([
      [1, 2],
      [2, 5],
      [3, 9],
      [4, 14],
      [5, 20],
    ]);
    expect([9, 10, 11, 12].map(space)).toEqual([
      [1, 3],
      [2, 7],
      [3, 12],
      [4, 18],
    ]);
    expect(named(GOODS, four.marketVp)).toEqual({ wheat: [3, 6, 4], sugar: [6, 4, 3], wine: [4, 3, 6] });
  });

  test.each([
    [2, [3, 4, 3]],
    [3, [4, 5, 4]],
    [4, [4, 5, 4]],
  ])("MA-COMP-30, MA-COMP-31: the spaces of each market with %i players", (players, spaces) => {
    const { standsOn } = contentFor(players, "");
    const markets = [standsOn.slice(0, 4), standsOn.slice(4, 9), standsOn.slice(9, 13)];
    expect(markets.map((stands) => new Set(stands).size)).toEqual(spaces);
    // two players share the space of the columns for 3 and for 4 goods
    for (const stands of markets) expect(stands[2] === stands[3]).toBe(players === 2);
  });

  test.each([
    [2, [1, 2, 3]],
    [3, [1, 2, 3, 2]],
    [4, [1, 2, 3, 2, 3]],
  ])("MA-COMP-41, MA-COMP-42: the wine of the spaces of a colony with %i players", (players, wine) => {
    const { standsOn, spaceCost } = contentFor(players, "");
    for (const first of [13, 18, 23]) {
      const usable = [0, 1, 2, 3, 4].map((space) => first + space).filter((space) => standsOn[space] === space);
      expect(usable.map((space) => spaceCost[space])).toEqual(wine);
    }
  });

  test("MA-COMP-43, MA-COMP-44: goods and VP of the colonies", () => {
    expect(
      named(
        COLONIES,
        four.colonyGood.map((good) => GOODS[good]),
      ),
    ).toEqual({
      acores: "wheat",
      brasil: "sugar",
      india: "wine",
    });
    expect(named(COLONIES, four.colonyVp)).toEqual({ acores: [6, 4, 3], brasil: [3, 6, 4], india: [4, 3, 6] });
  });

  test("MA-COMP-53, MA-COMP-55, MA-COMP-60: cities and windmill", () => {
    expect(four.districtWood).toEqual([2, 3, 4, 5]);
    expect([four.majority, four.minority]).toEqual([
      [9, 12, 15],
      [5, 6, 7],
    ]);
    expect([four.millBottom, four.millStart, four.millTop]).toEqual([0, 3, 6]);
  });

  test("MA-COMP-70, MA-COMP-71, MA-COMP-72, MA-COMP-73, MA-COMP-74: guilds, their favours and rows", () => {
    const members = (guild: number) => FAVOURS.filter((_, favour) => four.guildOf[favour] === guild);
    expect(
      named(
        four.guilds.map((guild) => GUILDS[guild]!),
        four.guilds.map(members),
      ),
    ).toEqual({
      orange: ["friar", "miller", "bishop"],
      green: ["treasurer", "navigator", "engineer"],
      blue: ["patron", "lord", "diplomat"],
      purple: ["constable", "lady", "explorer"],
    });
    const rows = (players: number) =>
      contentFor(players, "").rowGuilds.map((guilds) => guilds.map((guild) => GUILDS[guild]).join(" or "));
    expect(rows(4)).toEqual(["green", "blue", "orange", "purple"]);
    expect(rows(3)).toEqual(["green or blue", "blue or orange", "orange or purple"]);
    expect(rows(2)).toEqual(["green or blue", "orange or purple"]);
  });

  test("MA-COMP-80, MA-COMP-81, MA-COMP-82: requests by players, and those of the start by crowns", () => {
    for (const players of [2, 3, 4]) expect(contentFor(players, "").requestTiles).toEqual(Array(5).fill(players));
    expect(four.startingRequests.map((type) => REQUESTS[type])).toEqual([
      "guild-influence",
      "expeditions",
      "urbanization",
      "trade-routes",
    ]);
  });

  test("MA-COMP-83, MA-RULING-01, MA-RULING-04, MA-WOOD-06: rewards, Capitania, pass column, wood", () => {
    const rewards = (list: readonly number[]) => list.map((reward) => REWARDS[reward]);
    expect(rewards(four.rewardsA)).toEqual(["worker-to-field", "worker-to-city", "worker-to-watch", "mill-up"]);
    expect(rewards(four.rewardsB)).toEqual(["flip-favour", "pirates-or-bread", "3-vp", "5-reals"]);
    expect(four.capitaniaVp).toEqual([1, 3]);
    expect([2, 3, 4].map((players) => contentFor(players, "").passSpaces)).toEqual([4, 4, 4]);
    expect(WOOD_PRICES).toEqual([0, 1, 3, 6, 10, 15, 21]);
  });
});
