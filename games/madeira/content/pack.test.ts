import { describe, expect, test } from "vitest";
import { readPack } from "./pack.ts";

const HEAD = { schema: "caravel-content/1", game: "madeira", name: "my box" };
/** What is wrong with a pack, each with its place. */
const problemsOf = (pack: unknown) => {
  const { box, problems } = readPack(JSON.stringify(pack));
  expect(box === null).toBe(problems.length > 0);
  return problems.map(({ place, problem }) => `${place}: ${problem}`);
};
const WORDS = "it must be one of";
const COUNT = "it must be a whole number from 0 to 99";

describe("a pack that cannot be used", () => {
  test.each([
    ["", "it is not JSON"],
    ["{", "it is not JSON"],
    ["null", "a content pack is an object"],
    ["[]", "a content pack is an object"],
    ['"madeira"', "a content pack is an object"],
  ])("is not even an object: %s", (text, problem) => {
    const { box, problems } = readPack(text);
    expect(box).toBeNull();
    expect(problems).toEqual([{ place: "", problem: expect.stringContaining(problem) }]);
  });

  test.each([
    [{ ...HEAD, schema: "caravel-content/2" }, 'schema: it must be "caravel-content/1"'],
    [{ ...HEAD, game: "portolano" }, 'game: it must be "madeira"'],
    [{ ...HEAD, name: " " }, "name: a pack needs a name"],
    [{ ...HEAD, harbours: {} }, "harbours: unknown; it can be schema, game, name, fields,"],
  ])("says at the head what it should not: %j", (pack, problem) => {
    expect(problemsOf(pack)).toEqual([expect.stringContaining(problem)]);
  });

  test.each([
    [{ fields: [] }, "fields: it must be an object"],
    [{ fields: { R4A: {} } }, "fields.R4A: unknown; it can be R1A,"],
    [{ fields: { R1A: { trees: 1 } } }, "fields.R1A.trees: unknown; it can be good, convertsTo, wood"],
    [{ fields: { R1A: { good: "rum" } } }, `fields.R1A.good: ${WORDS} wheat, sugar, wine`],
    [{ fields: { R1C: { wood: [1, 2] } } }, "fields.R1C.wood: it must be a list of 3"],
    [{ fields: { R1C: { wood: [1, 2, -1] } } }, `fields.R1C.wood.2: ${COUNT}`],
    [{ fields: { R1C: { wood: [1.5, 2, 1] } } }, `fields.R1C.wood.0: ${COUNT}`],
    [{ fields: { R1C: { wood: [1, "2", 1] } } }, `fields.R1C.wood.1: ${COUNT}`],
    [{ fields: { R1C: { wood: [100, 2, 1] } } }, `fields.R1C.wood.0: ${COUNT}`],
    [{ markets: { rum: {} } }, "markets.rum: unknown; it can be wheat, sugar, wine"],
    [{ markets: { wheat: { reals: [1] } } }, "markets.wheat.reals: it must be a list of 4"],
    [{ colonies: { cuba: {} } }, "colonies.cuba: unknown; it can be acores, brasil, india"],
    [{ colonies: { india: { good: null } } }, `colonies.india.good: ${WORDS} wheat, sugar, wine`],
    [{ colonies: { india: { spaces: [[1, 2]] } } }, "colonies.india.spaces: it must be a list of 5"],
    [{ cities: { wood: [2, 3, 4] } }, "cities.wood: it must be a list of 4"],
    [{ windmill: { height: 3 } }, "windmill.height: unknown; it can be bottom, top, start"],
    [{ windmill: { start: -1 } }, `windmill.start: ${COUNT}`],
    [{ guilds: { friar: "gold" } }, `guilds.friar: ${WORDS} green, blue,`],
    [{ rewards: { "mill-up": "C" } }, `rewards.mill-up: ${WORDS} A, B`],
    [{ buildings: { moinho: [2, 5] } }, "buildings.moinho: unknown; it can be capitania"],
    [{ rows: { 4: [["green"]] } }, "rows.4: it must be a list of 4"],
    [{ requests: { heads: { 5: {} } } }, "requests.heads.5: unknown; it can be 2, 3, 4"],
    [
      { requests: { starting: ["rum", "expeditions", "urbanization", "trade-routes"] } },
      `requests.starting.0: ${WORDS} trade-routes,`,
    ],
    [{ setup: { cityWorker: "left" } }, `setup.cityWorker: ${WORDS} any, rightmost`],
  ])("has something of the wrong sort: %j", (tables, problem) => {
    expect(problemsOf({ ...HEAD, ...tables })).toEqual([expect.stringContaining(problem)]);
  });

  const FIELD = "wheat becomes sugar and sugar becomes wine, nothing else";
  const NO_VP = "a ship is worth 3, 4 or 6 VP";
  const spaces = (last: number[]) => ({ colonies: { brasil: { spaces: [[1, 2], [2, 2], [3, 2], [2, 3], last] } } });

  test.each([
    [{ fields: { R1A: { convertsTo: "wheat" } } }, [`fields.R1A: ${FIELD}`]],
    [{ fields: { R1C: { good: "wine" } } }, [`fields.R1C: ${FIELD}`]],
    [{ fields: { R1D: { convertsTo: "sugar" } } }, [`fields.R1D: ${FIELD}`]],
    [{ markets: { wine: { asks: [0, 2, 3, 4] } } }, ["markets.wine.asks.0: a space asks one good or more"]],
    [{ markets: { wheat: { vp: [3, 6, 5] } } }, [`markets.wheat.vp.2: ${NO_VP}`]],
    [{ colonies: { india: { vp: [0, 3, 6] } } }, [`colonies.india.vp.0: ${NO_VP}`]],
    [spaces([0, 4]), ["colonies.brasil.spaces.4: a space asks one wine or more"]],
    [spaces([3, 5]), ["colonies.brasil.spaces.4: it is in use from 2, 3 or 4 players on"]],
    [{ cities: { funchal: { majority: 6 } } }, ["cities.funchal: the majority is worth more than the minority"]],
    [{ cities: { wood: [1, 3, 4, 6] } }, [0, 3].map((place) => `cities.wood.${place}: it must be from 2 to 5`)],
    [{ buildings: { capitania: [3, 1] } }, ["buildings.capitania: three workers bring no less than one worker brings"]],
    [{ windmill: { bottom: 4 } }, ["windmill: it cannot start above its top or below its bottom"]],
    [{ windmill: { top: 2 } }, ["windmill: it cannot start above its top or below its bottom"]],
    [{ rewards: { "mill-up": "B" } }, ["rewards: there are four rewards with either back"]],
    [{ passSpaces: { 3: 2, 4: 5 } }, ["passSpaces.3: it must be from 3 to 4", "passSpaces.4: it must be from 4 to 4"]],
    [
      { requests: { heads: { 3: { urbanization: 2 } } } },
      ["requests.heads: 3 players need 15 requests", "requests.heads: 4 players need 20 requests"],
    ],
    [
      { guilds: { friar: "blue" } },
      ["guilds: blue has 4 favours; a guild has three", "guilds: orange has 2 favours; a guild has three"],
    ],
    [{ rows: { 4: [["green"], ["green"], ["orange"], ["purple"]] } }, ["rows.4: blue is in no row"]],
    [
      {
        rows: {
          3: [
            ["green", "green"],
            ["blue", "orange"],
            ["orange", "purple"],
          ],
        },
      },
      ["rows.3: green is twice in one row"],
    ],
  ])("MA-COMP-12: does not fit together: %j", (tables, problems) => {
    expect(problemsOf({ ...HEAD, ...tables })).toEqual(problems);
  });

  test("MA-COMP-70: a fourth guild of another colour must be named in the rows too", () => {
    expect(problemsOf({ ...HEAD, guilds: { friar: "red", miller: "red", bishop: "red" } })).toEqual(
      expect.arrayContaining(["guilds: orange has no favours", "rows.4: orange is none of the guilds of the favours"]),
    );
    const problems = problemsOf({ ...HEAD, guilds: { patron: "red", lord: "red", diplomat: "red" } });
    expect([...new Set(problems)]).toEqual(
      [2, 3, 4].flatMap((players) => [
        `rows.${players}: blue is none of the guilds of the favours`,
        `rows.${players}: red is in no row`,
      ]),
    );
  });
});
