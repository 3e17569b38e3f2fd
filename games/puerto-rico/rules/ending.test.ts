import { expect, test } from "vitest";
import { tableFor } from "./test-table.ts";

test("PR-END-01: a condition met in the last phase of a year ends the game with that phase", () => {
  const table = tableFor(3, {
    roles: { trader: { taker: 0 }, craftsman: { taker: 1 } },
    seats: { 2: { points: 73, goods: { corn: 1 } } },
    at: { step: "role", turn: 2 },
  });
  table.play(2, "role captain").play(2, "load corn 4");
  expect(table.isOver).toBe(true);
  expect(table.told.map(({ event }) => event.type)).toEqual(["loaded", "endingMet", "gameOver"]);
  expect(table.events("gameOver")).toEqual([{ type: "gameOver", scores: [0, 0, 75] }]);
});

test("PR-END-01: the rest of the captain phase is played after the last point is taken, clean-up included", () => {
  const table = tableFor(3, {
    ships: [{ size: 4, good: "coffee", barrels: 4 }],
    seats: { 0: { points: 75 - 2, goods: { corn: 1 } }, 1: { goods: { indigo: 2, coffee: 2 } } },
    at: { step: "captain", taker: 0 },
  });
  table.play(0, "load corn 5");
  expect(table.table.ending).toEqual(["points"]);
  table.play(1, "load indigo 6").play(1, "keep coffee").play(1, "done");
  expect(table.seat(1)).toMatchObject({ points: 2, goods: { coffee: 1 } });
  expect(table.table).toMatchObject({ step: "year", ships: { 4: { good: null } } });
});

test("PR-END-03: the condition is met by the purchase that covers the last space", () => {
  const eleven = Object.fromEntries(
    ["small-indigo-plant", "small-sugar-mill", "indigo-plant", "sugar-mill", "tobacco-storage", "coffee-roaster"]
      .concat(["small-market", "hacienda", "construction-hut", "small-warehouse", "hospice"])
      .map((name) => [name, 0]),
  );
  const table = tableFor(3, { seats: { 0: { doubloons: 9, buildings: eleven } }, at: { step: "builder", taker: 0 } });
  expect(table.table.ending).toEqual([]);
  table.play(0, "build office");
  expect(table.events("endingMet")).toEqual([{ type: "endingMet", ending: "city" }]);
  expect(table.table.ending).toEqual(["city"]);
  expect(table.isOver).toBe(false);
});

test("PR-END-04: the condition is met by the very last point, and told once", () => {
  const table = tableFor(3, {
    seats: { 0: { points: 72 }, 1: { goods: { corn: 2 } }, 2: { goods: { indigo: 1, sugar: 1 } } },
    at: { step: "captain", taker: 0, turn: 1 },
  });
  table.play(1, "load corn 4");
  expect(table.table).toMatchObject({ points: 1, ending: [] });
  table.play(2, "load indigo 5");
  expect(table.events("endingMet")).toEqual([{ type: "endingMet", ending: "points" }]);
  table.play(2, "load sugar 6");
  expect(table.events("endingMet")).toEqual([]);
  expect(table.seat(2).points).toBe(2);
});

test("PR-END-05: a colonist taken from the ship after a short refill changes nothing", () => {
  const table = tableFor(3, {
    colonistShip: 0,
    seats: {
      0: { windRose: 55, doubloons: 1, buildings: { university: 1 } },
      1: { doubloons: 0 },
      2: { doubloons: 0 },
    },
  });
  table.play(0, "role mayor").play(0, "decline").play(1, "decline").play(2, "decline");
  expect(table.table.ending).toEqual(["colonists"]);
  table.play(1, "role builder").play(1, "pass").play(0, "build small-market").play(0, "colonist");
  expect(table.table).toMatchObject({ ending: ["colonists"], colonistShip: 1 });
  table.play(2, "role trader");
  expect(table.isOver).toBe(true);
});

test("PR-END-05: two conditions may be met in one year", () => {
  const table = tableFor(3, {
    ending: ["city"],
    seats: { 0: { points: 74, goods: { corn: 1 } } },
    at: { step: "captain", taker: 0 },
  });
  expect(table.play(0, "load corn 4").table.ending).toEqual(["city", "points"]);
});

test("PR-END-06: no plantation, quarry or barrel is left, and the next year begins", () => {
  const table = tableFor(2, {
    faceUp: [],
    faceDown: [],
    seats: {
      0: { doubloons: 0, island: { corn: 3, indigo: 5, quarry: 4 }, goods: { corn: 8, indigo: 9, sugar: 9 } },
      1: { doubloons: 0, island: { corn: 2, sugar: 4, coffee: 5, quarry: 1 }, goods: { tobacco: 7, coffee: 7 } },
    },
    discards: [
      "corn",
      "corn",
      "indigo",
      "indigo",
      "indigo",
      "indigo",
      "sugar",
      "sugar",
      "sugar",
      "sugar",
      "tobacco",
      "tobacco",
    ].concat(["tobacco", "tobacco", "tobacco", "tobacco"]),
    roles: {
      captain: { taker: 0 },
      builder: { taker: 1 },
      mayor: { taker: 0 },
      trader: { taker: 1 },
      prospector: { taker: 0 },
    },
    at: { step: "role", turn: 1 },
  });
  expect(table.table).toMatchObject({ quarries: 0, supply: { corn: 0, indigo: 0, sugar: 0, tobacco: 0, coffee: 0 } });
  table.play(1, "role craftsman");
  expect(table.table).toMatchObject({ year: 2, ending: [], step: "year" });
  expect(table.isOver).toBe(false);
});

test("PR-END-06: no building left to buy does not end the game", () => {
  const table = tableFor(3, {
    roles: { trader: { taker: 0 }, craftsman: { taker: 1 } },
    seats: { 0: { doubloons: 0 }, 1: { doubloons: 0 }, 2: { doubloons: 1 } },
    at: { step: "role", turn: 2 },
  });
  table.state.bank = table.state.bank.map(() => 0);
  table.play(2, "role builder");
  expect(table.table).toMatchObject({ year: 2, ending: [] });
});
