import { expect, test } from "vitest";
import { tableFor } from "./test-table.ts";

const AT = { moment: "turn", turn: 0 };

test("as many districts are built as favours have owners, from the left unless others are named", () => {
  const built = (given: object) =>
    Object.entries(tableFor(4, { ...given, at: AT }).table.districts).flatMap(([name, favour]) =>
      favour === null ? [name] : [],
    );
  const seats = { 0: { favours: ["lady"], faceDown: ["friar"] } };
  expect(built({})).toEqual([]);
  expect(built({ seats })).toEqual(["porto-santo-3", "funchal-3"]);
  expect(built({ seats, districts: { "machico-6": null, "porto-santo-3": "bishop" } })).toEqual([
    "funchal-3",
    "machico-6",
  ]);
  expect(() => built({ districts: { "machico-6": null } })).toThrow("owns its favour");
  expect(() => built({ seats, districts: { "machico-6": "lady" } })).toThrow("has an owner");
});

test.each([
  [{ seats: { 0: { wheat: -1 } } }, "whole number"],
  [{ seats: { 0: { gold: 1 } } }, "has no"],
  [{ seats: { 4: {} } }, "has no"],
  [{ seats: { 0: { fields: ["R1A", "R1A"] } } }, "twice"],
  [{ seats: { 0: { cities: ["funchal-12"] } } }, "not built"],
  [{ seats: { 0: { ships: ["wheat-1"] }, 1: { ships: ["wheat-1"] } } }, "taken"],
  [{ seats: { 0: { mill: 7 } } }, "windmill"],
  [{ characters: { fortaleza: "mayor" } }, "MA-A-02"],
  [{ at: { moment: "noon" } }, "none of"],
  [{ at: { moment: "watch", turn: 1 } }, "has no"],
  [{ at: { moment: "turn", turn: 0, rolled: 3 } }, "has no"],
  [{ at: { moment: "guilds", turn: 3 }, order: [0, 1, 2, 3] }, "first disc in the pass column is that of seat 0"],
  [{ at: { moment: "turn", turn: 0, favourUsed: "lord" } }, "does nothing in this phase"],
  [{ at: { moment: "turn", turn: 0, woodBought: 7 } }, "MA-WOOD-08"],
  [{ at: { moment: "turn", turn: 0 }, rows: [1], order: [0, null, 2, 3] }, "has passed"],
  [{ at: { moment: "character", turn: 0, building: "fortaleza" } }, "nothing could follow"],
  [{ at: { moment: "building", building: "moinho", rolled: [4] } }, "no die shows 4"],
  [{ at: { moment: "building", building: "moinho", rolled: 99 } }, "so much cannot be rolled"],
  [{ at: { moment: "building", building: "moinho" }, pirateDiceOn: { moinho: 1 } }, "what does the pirate die"],
  [{ at: { moment: "building", building: "moinho", turn: 0, favourUsed: true } }, "needs a marker"],
  [{ round: 6 }, "there are 5"],
  [{ round: 0 }, "the first is 1"],
  [{ characters: { moinho: "mayor", capitania: "mayor" } }, "twice"],
  [{ rowDice: { I: [1, 2] } }, "a row has 3 dice"],
  [{ rowDice: { I: [1, 2, 4] } }, "no die shows 4"],
  [{ rowRequests: { V: [] } }, "has no"],
  [{ rowRequests: { I: new Array(6).fill("urbanization") } }, "at most 5"],
  [{ rewards: { acores: ["3-vp"] } }, "two"],
  [{ rewards: { acores: ["mill-up", "3-vp"], india: ["mill-up", "5-reals"] } }, "twice"],
  [{ converted: ["R1A"] }, "never converted"],
  [{ converted: ["R1C"], wood: { R1C: 1 } }, "MA-E-CONV-03"],
  [{ pirateDiceOn: { moinho: 2 } }, "2 pirate dice"],
  [{ pirateDice: [1, 1, 1], pirateDiceOn: { moinho: 1 } }, "too many pirate dice"],
  [{ guildDice: { moinho: 5 } }, "too many dice"],
  [{ seats: { 0: { dice: [1, 1, 1, 1] } } }, "more than 3 guild dice"],
  [{ seats: { 0: { dice: [1, 1], markers: { moinho: 2 } } } }, "more than 3 guild dice"],
  [{ seats: { 0: { markers: { moinho: 4 } } } }, "more than 3 action markers"],
  [{ seats: { 0: { home: 12 } } }, "so 10 are at home"],
  [{ seats: { 0: { ships: ["wine-1"], shipsAtHome: 6 } } }, "so 5 are at home"],
  [{ seats: { 0: { watch: 13 } } }, "more than 12 workers"],
  [{ seats: { 0: { cities: ["funchal-4"] } } }, "taken"],
  [{ citizens: ["funchal-1"] }, "1 citizens"],
  [{ wood: { R1A: 7 } }, "R1A has 7 wood"],
  [{ order: [0, 0, 1, 2] }, "disc of seat"],
])("an impossible position is refused with a clear sentence: %j", (given, message) => {
  expect(() => tableFor(4, { at: AT, ...given })).toThrow(message);
});

test("two players have neither rows III and IV nor ships on spaces that are not in use", () => {
  expect(() => tableFor(2, { at: AT, rowDice: { III: [1, 1, 1] } })).toThrow("has no");
  expect(() => tableFor(2, { at: AT, seats: { 0: { ships: ["sugar-4"] } } })).toThrow("not in use with 2 players");
  expect(() => tableFor(2, { at: AT, seats: { 0: { ships: ["india-4"] } } })).toThrow("not in use with 2 players");
  expect(tableFor(2, { at: AT, seats: { 0: { ships: ["sugar-5", "india-3"] } } }).seat(0).shipsAtHome).toBe(4);
});

test("every moment can be laid, and asks whoever is next", () => {
  const rich = { wood: 3, bread: 3, reals: 9, watch: 3, ships: ["wheat-1"], requests: ["urbanization", "expeditions"] };
  const begun = (moment: object, more: object = {}) =>
    tableFor(3, { order: [2, 0, 1], seats: { 0: rich }, ...more, at: moment });
  const seen = (moment: object, more: object = {}) => {
    const table = begun(moment, more);
    return [table.table.phase, table.table.step, table.asked[0]];
  };
  expect(seen({ moment: "cities" })).toEqual(["setup", "cityWorker", 1]);
  expect(seen({ moment: "cities", turn: 0 })).toEqual(["setup", "cityWorker", 0]);
  expect(seen({ moment: "fields", turn: 2 })).toEqual(["setup", "fieldWorkers", 2]);
  expect(seen({ moment: "guilds" })).toEqual(["A", "chooseRow", 2]);
  expect(seen({ moment: "round" }, { round: 4 })).toEqual(["A", "chooseRow", 2]);
  expect(begun({ moment: "round" }, { round: 4 }).table).toMatchObject({
    round: 4,
    characters: { capitania: "printed" },
  });
  expect(seen({ moment: "turn", turn: 1 })).toEqual(["B", "turn", 1]);
  expect(seen({ moment: "character", turn: 0, building: "moinho" })).toEqual(["B", "character", 0]);
  const markers = { seats: { 0: { ...rich, markers: { coroa: 1 } } } };
  expect(seen({ moment: "buildings" }, markers)).toEqual(["C", "buildingTurn", 0]);
  expect(seen({ moment: "building", building: "coroa" }, markers)).toEqual(["C", "buildingTurn", 0]);
  expect(seen({ moment: "closing", turn: 1 })).toEqual(["C", "closing", 1]);
  expect(seen({ moment: "watch" })).toEqual(["D", "watchReward", 0]);
  expect(seen({ moment: "upkeep" })).toEqual(["D", "upkeep", 0]);
  expect(seen({ moment: "feeding", turn: 0 })).toEqual(["D", "feeding", 0]);
  expect(seen({ moment: "requests", turn: 0 })).toEqual(["E", "requests", 0]);
  expect(begun({ moment: "conversion" }, { round: 2 }).table.round).toBe(3);
  expect(begun({ moment: "end" }, { round: 5 }).isOver).toBe(true);
});

test("a turn can be laid in its middle", () => {
  const given = { seats: { 0: { markers: { moinho: 1 }, fields: ["R2A"], reals: 0, bread: 0 } } };
  const at = { moment: "building", building: "moinho", turn: 0, rolled: [1, 2] };
  expect(tableFor(4, { ...given, at }).table).toMatchObject({ price: 7, favourUsed: false });
  const lord = tableFor(4, { ...given, at: { ...at, favourUsed: "lord" } });
  expect(lord.table).toMatchObject({ price: 0, favourUsed: true });
  expect(lord.play(0, "pay").play(0, "act").seat(0)).toMatchObject({ reals: 0, bread: 2 });
  const reals = { seats: { 0: { ...given.seats[0], reals: 7 } } };
  const diplomat = tableFor(4, { ...reals, at: { ...at, favourUsed: "diplomat" } });
  expect(diplomat.play(0, "pay").play(0, "act").seat(0).bread).toBe(5);
  const engineer = { moment: "character", turn: 0, building: "moinho", favourUsed: "engineer" };
  expect(tableFor(4, { ...given, at: engineer }).play(0, "harvest").table.step).toBe("extra");
  const wood = { moment: "character", turn: 0, building: "moinho", woodBought: 2 };
  const bought = tableFor(4, {
    characters: { moinho: "guild-master" },
    seats: { 0: { fields: ["forest"], wood: 1, reals: 3 } },
    at: wood,
  });
  expect(bought.play(0, "act").play(0, "build funchal-3").seat(0).reals).toBe(0);
});

test("rows keep as many requests as the round leaves, and their dice until they are taken", () => {
  const table = tableFor(3, {
    round: 4,
    rows: [1],
    order: [0, 2],
    rowDice: { II: [3, 3, 1] },
    at: { moment: "guilds" },
  });
  const { rowRequests, rowDice } = table.table;
  expect(Object.values(rowRequests).map(({ length }) => length)).toEqual([1, 2, 2]);
  expect(rowDice).toEqual({ I: [], II: [3, 3, 1], III: [1, 2, 3] });
  expect(table.play(0, "row II").seat(0).dice).toEqual([1, 3, 3]);
});

test("a royal reward that is laid changes places with the one that lies there", () => {
  const { rewards } = tableFor(4, { rewards: { acores: ["mill-up", "3-vp"] }, at: AT }).table;
  expect(rewards.acores).toEqual(["mill-up", "3-vp"]);
  expect(new Set(Object.values(rewards).flat()).size).toBe(6);
});

test("a position says what a player owes, what requests are worth and who has which majority", () => {
  const table = tableFor(4, {
    round: 2,
    converted: ["R1C"],
    seats: {
      0: {
        ships: ["wheat-1", "india-1"],
        cities: ["funchal-1", "funchal-2"],
        fields: ["R1A", "R1B", "R3A"],
        favours: ["lady"],
        reals: 17,
      },
    },
    at: AT,
  });
  expect(table.table).toMatchObject({
    converted: ["R1C"],
    wood: { R1C: 0 },
    majorities: { "porto-santo": "citizens", funchal: 0 },
  });
  expect(table.seat(0)).toMatchObject({
    woodOwed: 2,
    breadNeeded: 4,
    workersIn: { 1: 2, 2: 0, 3: 1 },
    // of round 3, the next in which requests are scored
    worth: { "trade-routes": 6, expeditions: 3, "guild-influence": 5, "national-wealth": 15, urbanization: 12 },
  });
});
