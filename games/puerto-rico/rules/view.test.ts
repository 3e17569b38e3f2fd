import { FastChance, isOver, SPECTATOR } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { COFFEE, CORN, SUGAR } from "../content/pieces.ts";
import { randomGame } from "./test-games.ts";
import { tableFor } from "./test-table.ts";
import { imagine, view } from "./view.ts";

test("PR-INFO-01: a player's points are known to himself only", () => {
  const table = tableFor(3, { seats: { 0: { points: 11 }, 1: { points: 7 }, 2: { points: 3 } } });
  const points = (viewer: number) => table.view(viewer).seats.map((seat) => seat.points);
  expect(points(0)).toEqual([11, null, null]);
  expect(points(1)).toEqual([null, 7, null]);
  expect(points(2)).toEqual([null, null, 3]);
  expect(points(SPECTATOR)).toEqual([null, null, null]);
});

test("PR-INFO-01: the points are shown at the scoring", () => {
  const table = tableFor(3, {
    ending: ["city"],
    roles: { trader: { taker: 0 }, craftsman: { taker: 1 } },
    seats: { 0: { points: 11 }, 1: { points: 7 } },
    at: { step: "role", turn: 2 },
  });
  expect(table.view(1).seats[0].points).toBeNull();
  table.play(2, "role captain");
  expect(table.isOver).toBe(true);
  expect(table.view(1).seats.map((seat) => seat.points)).toEqual([11, 7, 0]);
  expect(table.view(SPECTATOR).seats.map((seat) => seat.points)).toEqual([11, 7, 0]);
});

test("PR-INFO-02: which face-down plantation comes next is decided only when it is drawn", () => {
  const position = {
    faceUp: ["corn"],
    seats: { 0: { buildings: { hacienda: 1 } } },
    at: { step: "settler", taker: 0 },
  };
  const drawn = (kind: number) => tableFor(3, position).play(0, "draw", [kind]);
  expect(drawn(SUGAR).seat(0).island.sugar).toBe(1);
  expect(drawn(COFFEE).seat(0).island.coffee).toBe(1);
  // before the draw there is nothing in the whole state that could tell: only how many of each kind are left
  const table = tableFor(3, position);
  expect(table.state.faceDown).toEqual([8, 10, 11, 9, 8]);
  expect(table.view(0).unseen).toEqual(table.view(SPECTATOR).unseen);
});

describe("PR-INFO-03, PR-INFO-07: everything but the points is the same for everybody", () => {
  test.each([2, 3, 4, 5])("with %i players", (players) => {
    for (const { state, move } of randomGame(players, "open")) {
      if (move % 10 !== 0 && !isOver(state)) continue;
      const everybody = view(state, SPECTATOR);
      for (const viewer of state.seats.keys()) {
        const seen = view(state, viewer);
        expect(seen.seats[viewer].points).toBe(state.seats[viewer].points);
        seen.viewer = SPECTATOR;
        seen.seats[viewer].points = everybody.seats[viewer].points;
        seen.seats[viewer].secretForests = null;
        expect(seen).toEqual(everybody);
      }
    }
  });
});

test("PR-INFO-03: the view holds the whole table and every board as it is", () => {
  const table = tableFor(3, {
    ships: [{ size: 4, good: "corn", barrels: 2 }],
    house: ["coffee"],
    roles: { mayor: { doubloons: 2, taker: 0 } },
    discards: ["sugar"],
    colonistShip: 2,
    seats: {
      1: {
        doubloons: 9,
        points: 5,
        windRose: 2,
        goods: { corn: 1 },
        island: { corn: 2, quarry: 1 },
        workers: { quarry: 1 },
        buildings: { wharf: 1, office: 0 },
      },
    },
    at: { step: "role", turn: 1 },
  });
  const { seats, faceDown, ...open } = table.state;
  const { seats: boards, viewer, paper, unseen, faceDownCount, ...seen } = table.view(0);
  expect([unseen, faceDownCount]).toEqual([faceDown, faceDown.reduce((sum, tiles) => sum + tiles)]);
  expect(seen).toEqual(open);
  expect(boards).toEqual(
    seats.map((seat, owner) => ({
      ...seat,
      secretForestCount: 0,
      ...(owner === 0 ? {} : { points: null, secretForests: null }),
    })),
  );
  expect({ viewer, paper }).toEqual({ viewer: 0, paper: 0 });
});

test("PR-INFO-04: everybody sees each gain of points and the supply of them", () => {
  const table = tableFor(3, {
    seats: { 0: { goods: { corn: 2 }, buildings: { harbor: 1 } }, 1: { goods: { sugar: 2 }, buildings: { wharf: 1 } } },
    at: { step: "captain", taker: 0 },
  });
  table.play(0, "load corn 4");
  expect(table.told).toEqual([
    { event: { type: "loaded", seat: 0, good: CORN, ship: 0, barrels: 2, points: 4 }, to: null },
  ]);
  table.play(1, "wharf sugar");
  expect(table.told).toEqual([
    { event: { type: "shippedByWharf", seat: 1, good: SUGAR, barrels: 2, points: 2 }, to: null },
  ]);
  expect(table.view(2).points).toBe(69);
  expect(table.view(2).seats[0].points).toBeNull();
});

test("PR-INFO-06: the hacienda is decided on before the tile is seen, and the tile is then shown to all", () => {
  const table = tableFor(3, { seats: { 0: { buildings: { hacienda: 1 } } }, at: { step: "settler", taker: 0 } });
  expect(table.choices(0)).toEqual(["draw", "pass"]);
  expect(table.view(0).stack).toEqual(table.view(1).stack);
  table.play(0, "draw", [COFFEE]);
  expect(table.told).toEqual([{ event: { type: "plantationDrawn", seat: 0, kind: COFFEE }, to: null }]);
  expect(table.view(2).seats[0].island[COFFEE]).toBe(1);
});

test("PR-INFO-07: no move is told to some players only", () => {
  const table = tableFor(3, {
    seats: { 0: { goods: { corn: 2, sugar: 1 }, buildings: { "small-warehouse": 1 } } },
    at: { step: "storage", taker: 0 },
  });
  table.play(0, "store corn");
  // even a choice half made lies open
  expect(table.view(1).stack).toEqual(table.state.stack);
  expect(table.view(1).stack.at(-1)?.drafted[CORN]).toBe(1);
  table.play(0, "done");
  expect(table.told.every(({ to }) => to === null)).toBe(true);
});

test("PR-INFO-01: an imagined table deals out exactly the points nobody showed", () => {
  const table = tableFor(4, {
    seats: { 0: { points: 60 }, 1: { points: 38 }, 2: { goods: { corn: 5 } } },
    at: { step: "captain", taker: 0 },
  });
  table.play(2, "load corn 7");
  expect(table.view(0).paper).toBe(3);
  for (const viewer of [0, 2, SPECTATOR]) {
    const seen = table.view(viewer);
    const dreamt = new Set<string>();
    for (const seed of ["a", "b", "c", "d"]) {
      const state = imagine(seen, new FastChance(seed));
      expect(view(state, viewer)).toEqual(seen);
      expect(state.seats.reduce((sum, seat) => sum + seat.points, 0)).toBe(103);
      dreamt.add(state.seats.map((seat) => seat.points).join());
    }
    expect(dreamt.size).toBeGreaterThan(1);
  }
});
