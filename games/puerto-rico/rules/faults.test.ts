import { describe, expect, test } from "vitest";
import { HARBOR } from "../content/buildings.ts";
import { CORN, QUARRY, SUGAR } from "../content/pieces.ts";
import { faults } from "./faults.ts";
import { copy, POINTS_GONE, type PuertoRico } from "./state.ts";
import { randomGame } from "./test-games.ts";
import { tableFor } from "./test-table.ts";

describe("PR-INV-01, PR-INV-02, PR-INV-04, PR-INV-05, PR-INV-06, PR-INV-07: in a whole game no piece is made or lost", () => {
  test.each([2, 3, 4, 5])("with %i players", (players) => {
    for (const { state, move } of randomGame(players, "pieces")) {
      const found = faults(state);
      if (found.length > 0) expect.fail(`after ${move} moves: ${found.join("; ")}`);
    }
  });
});

/** A table in the middle of a game, with something everywhere. */
function busyTable(): PuertoRico {
  return tableFor(3, {
    ships: [{ size: 4, good: "corn", barrels: 2 }],
    house: ["coffee"],
    discards: ["sugar"],
    seats: {
      0: {
        points: 5,
        goods: { corn: 2 },
        island: { corn: 2, quarry: 1 },
        workers: { corn: 1 },
        windRose: 1,
        buildings: { harbor: 1 },
      },
      1: { points: 3, goods: { sugar: 1 }, buildings: { harbor: 0, wharf: 1 } },
    },
  }).state;
}

/** The faults found once something is changed. */
function after(change: (state: PuertoRico) => void): string {
  const state = copy(busyTable());
  expect(faults(state)).toEqual([]);
  change(state);
  return faults(state).join("\n");
}

const MADE: [string, string, (state: PuertoRico) => void][] = [
  ["PR-INV-01", "a barrel in the supply", (state) => state.supply[CORN]++],
  ["PR-INV-01", "a barrel in the house", (state) => state.house[CORN]++],
  ["PR-INV-01", "a barrel on a ship", (state) => state.shipBarrels[0]++],
  ["PR-INV-01", "a barrel on a wind rose", (state) => state.seats[0].barrels[SUGAR]++],
  ["PR-INV-01", "a barrel of another kind", (state) => [state.supply[CORN]++, state.supply[SUGAR]--]],
  ["PR-INV-02", "a colonist in the supply", (state) => state.colonists++],
  ["PR-INV-02", "a colonist on the ship", (state) => state.colonistShip++],
  ["PR-INV-02", "a colonist on a wind rose", (state) => state.seats[0].windRose++],
  ["PR-INV-02", "a colonist on a tile", (state) => state.seats[0].workers[CORN]++],
  ["PR-INV-02", "a colonist on a building", (state) => state.seats[1].city[HARBOR]++],
  ["PR-INV-04", "a point in the supply", (state) => state.points++],
  ["PR-INV-04", "a point on a board", (state) => state.seats[2].points++],
  ["PR-INV-05", "a face-up plantation", (state) => state.faceUp[CORN]++],
  ["PR-INV-05", "a face-down plantation", (state) => state.faceDown[CORN]++],
  ["PR-INV-05", "a discarded plantation", (state) => state.discards[CORN]++],
  ["PR-INV-05", "a plantation on an island", (state) => state.seats[2].island[CORN]++],
  ["PR-INV-05", "a quarry in the pile", (state) => state.quarries++],
  ["PR-INV-05", "a quarry on an island", (state) => state.seats[2].island[QUARRY]++],
  ["PR-INV-06", "a building in the bank", (state) => state.bank[HARBOR]++],
  [
    "PR-INV-06",
    "a third harbor",
    (state) => {
      state.seats[2].city[HARBOR] = 0;
    },
  ],
];

test.each(MADE)("%s: %s too many is noticed", (rule, _what, make) => {
  expect(after(make)).toContain(rule);
});

test("PR-INV-04: points beyond the supply may be held only once it is exhausted", () => {
  const onPaper = (held: number, left: number) =>
    after((state) => {
      state.seats[0].points = held - state.seats[1].points;
      state.points = left;
      if (left === 0) state.endings |= POINTS_GONE;
    });
  expect(onPaper(75, 0)).toBe("");
  expect(onPaper(80, 0)).toBe("");
  expect(onPaper(74, 0)).toContain("PR-INV-04");
  expect(onPaper(80, 1)).toContain("PR-INV-04");
  expect(onPaper(76, -1)).toContain("PR-INV-04");
});

test("PR-INV-07: thirteen island tiles or thirteen covered city spaces are too many", () => {
  expect(() => tableFor(3, { seats: { 0: { island: { corn: 5, indigo: 8 } } } })).toThrow("PR-INV-07");
  const twelve = {
    "small-indigo-plant": 0,
    "small-sugar-mill": 0,
    "indigo-plant": 0,
    "sugar-mill": 0,
    "tobacco-storage": 0,
    "coffee-roaster": 0,
    "small-market": 0,
    hacienda: 0,
    "construction-hut": 0,
    "small-warehouse": 0,
    "guild-hall": 0,
  };
  expect(() => tableFor(3, { seats: { 0: { island: { corn: 4, indigo: 8 }, buildings: twelve } } })).not.toThrow();
  expect(() => tableFor(3, { seats: { 0: { buildings: { ...twelve, hospice: 0 } } } })).toThrow("PR-INV-07");
});

const NEGATIVE: [string, (state: PuertoRico) => void][] = [
  ["doubloons", (state) => (state.seats[0].doubloons = -1)],
  ["points", (state) => ([state.seats[2].points, state.points] = [-1, state.points + 1])],
  ["colonists on the wind rose", (state) => ([state.seats[2].windRose, state.colonists] = [-1, state.colonists + 1])],
  ["barrels", (state) => ([state.seats[2].barrels[CORN], state.supply[CORN]] = [-1, state.supply[CORN] + 1])],
  ["tiles", (state) => ([state.seats[2].island[QUARRY], state.quarries] = [-1, state.quarries + 1])],
  ["workers", (state) => ([state.seats[2].workers[CORN], state.colonists] = [-1, state.colonists + 1])],
];

test.each(NEGATIVE)("PR-INV-07: less than no %s on a board is noticed", (_what, take) => {
  expect(after(take)).toContain("PR-INV-07");
});

const SHORT: [string, (state: PuertoRico) => void][] = [
  [
    "barrels in the supply",
    (state) => ([state.supply[CORN], state.seats[2].barrels[CORN]] = [-1, state.supply[CORN] + 1]),
  ],
  ["barrels in the house", (state) => ([state.house[CORN], state.supply[CORN]] = [-1, state.supply[CORN] + 1])],
  ["barrels on a ship", (state) => ([state.shipBarrels[0], state.supply[CORN]] = [-1, state.supply[CORN] + 3])],
  [
    "colonists in the supply",
    (state) => ([state.colonists, state.colonistShip] = [-1, state.colonistShip + state.colonists + 1]),
  ],
  [
    "colonists on the ship",
    (state) => ([state.colonistShip, state.colonists] = [-1, state.colonistShip + state.colonists + 1]),
  ],
  ["points in the supply", (state) => ([state.points, state.seats[2].points] = [-1, state.points + 1])],
  ["quarries", (state) => ([state.quarries, state.seats[2].island[QUARRY]] = [-1, state.quarries + 1])],
  [
    "tiles face up",
    (state) => ([state.faceUp[CORN], state.faceDown[CORN]] = [-1, state.faceUp[CORN] + state.faceDown[CORN] + 1]),
  ],
  ["tiles of a building", (state) => ([state.bank[HARBOR], state.seats[2].city[HARBOR]] = [-1, 0])],
];

test.each(SHORT)("PR-INV-01, PR-INV-02, PR-INV-04 to -06: less than no %s on the table is noticed", (_what, take) => {
  expect(after(take)).not.toBe("");
});

test("PR-CAPTAIN-05, PR-CAPTAIN-06, PR-TRADER-05: ships and house cannot be overloaded", () => {
  const ships = (...list: unknown[]) => tableFor(3, { ships: list });
  expect(() => ships({ size: 4, good: "corn", barrels: 5 })).toThrow("PR-CAPTAIN-06");
  expect(() => ships({ size: 4, good: "corn", barrels: 1 }, { size: 5, good: "corn", barrels: 1 })).toThrow(
    "PR-CAPTAIN-05",
  );
  expect(() => ships({ size: 4, good: "corn", barrels: 0 })).toThrow("of nothing");
  expect(() => tableFor(3, { house: ["corn", "corn", "corn", "corn"] })).not.toThrow();
  expect(() => tableFor(3, { house: ["corn", "corn", "corn", "corn", "corn"] })).toThrow("PR-TRADER-05");
});
