import { describe, expect, test } from "vitest";
import { BUILDINGS } from "../content/buildings.ts";
import { CITY_SPACES, ISLAND_SPACES, SHIP_CAPACITY, TABLE_SIZES } from "../content/pieces.ts";
import {
  BROAD_COLONY,
  type ColonyPlan,
  circlePlaces,
  fieldBox,
  legible,
  lotBox,
  pileOf,
  STRIP_COLONY,
  TALL_COLONY,
  WIDE_COLONY,
} from "./colony.ts";
import { BROAD_HARBOUR, crowdInHold, roadstead, TALL_HARBOUR, WIDE_HARBOUR } from "./harbour.ts";
import { cityPlan, freeSites } from "./marks.ts";
import type { Box } from "./places.ts";

const PLANS: readonly (readonly [string, ColonyPlan])[] = [
  ["wide", WIDE_COLONY],
  ["strip", STRIP_COLONY],
  ["tall", TALL_COLONY],
  ["broad", BROAD_COLONY],
];

const isApart = (one: Box, other: Box) =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;

function overlaps(boxes: readonly Box[]): number {
  return boxes.flatMap((one, place) => boxes.slice(place + 1).filter((other) => !isApart(one, other))).length;
}

describe.each(PLANS)("a %s coast", (_, plan) => {
  const fields = Array.from({ length: ISLAND_SPACES }, (_, place) => fieldBox(plan, place));
  const lots = freeSites([], plan.town).map(({ column, row }) => lotBox(plan, column, row));

  test("has room for everything, nothing on anything else, nothing over its edge", () => {
    const boxes = [...fields, ...lots, plan.quay, plan.production, plan.wealth];
    expect(lots.length).toBe(CITY_SPACES);
    expect(overlaps(boxes)).toBe(0);
    for (const { x, y, width, height } of boxes) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(plan.width);
      expect(y + height).toBeLessThanOrEqual(plan.height);
    }
  });

  test("four large buildings and four small ones fill the city, whatever their order", () => {
    const large = [...BUILDINGS.keys()].filter((building) => BUILDINGS[building]!.isLarge).slice(0, 4);
    for (const built of [
      [...large, 0, 1, 2, 3],
      [0, 1, 2, 3, ...large],
      [0, large[0]!, 1, large[1]!, 2, large[2]!, 3, large[3]!],
    ]) {
      const sites = cityPlan(built, plan.town).map(({ column, row, rows }) => lotBox(plan, column, row, rows));
      expect([overlaps(sites), freeSites(built, plan.town).length]).toEqual([0, 0]);
    }
  });

  test("a plate fills its lots, and its circles are on it and apart", () => {
    const { small, large } = plan.plates;
    expect([small.width, small.height]).toEqual([plan.lots.width, plan.lots.height]);
    expect([large.width, large.height]).toEqual([plan.lots.width, plan.lots.height + plan.lots.down]);
    for (const circles of [1, 2, 3])
      for (const name of ["Harbor", "Special construction hut"]) {
        const places = circlePlaces(plan, small, circles, false, name).map((place) => ({
          ...place,
          width: plan.person,
          height: plan.person,
        }));
        expect([places.length, overlaps(places)]).toEqual([circles, 0]);
        for (const { x, y } of places) expect(Math.min(x, y)).toBeGreaterThanOrEqual(-4);
      }
    expect(circlePlaces(plan, large, 1, true, "Statue").length).toBe(1);
  });
});

test("where names keep their size in a smaller drawing, long ones take two lines sooner, and circles make room for them", () => {
  const { small } = WIDE_COLONY.plates;
  const foot = (plan: ColonyPlan, name: string) => circlePlaces(plan, small, 1, false, name)[0]?.y ?? 0;
  const [usual, little] = [legible(WIDE_COLONY, 1.2), legible(WIDE_COLONY, 0.8)];
  expect([usual.letter, little.letter]).toEqual([WIDE_COLONY.letter, 15]);
  const [short, long, longer] = ["Office", "Nagy cukormalom", "Kis indigófeldolgozó"];
  expect(foot(usual, long)).toBe(foot(usual, short));
  expect(foot(usual, "Small indigo plant")).toBe(foot(usual, short));
  expect(foot(usual, longer)).toBeLessThan(foot(usual, short));
  expect(foot(little, long)).toBeLessThan(foot(usual, longer));
  expect(foot(little, longer)).toBeGreaterThanOrEqual(0);
});

test("a pile says few or many: one, two, three, and then the number", () => {
  expect([0, 1, 2, 3, 7].map((barrels) => pileOf(barrels).length)).toEqual([1, 1, 2, 3, 3]);
});

test.each([WIDE_HARBOUR, BROAD_HARBOUR, TALL_HARBOUR])(
  "the ships of every table lie side by side in the roads",
  ({ roads }) => {
    for (const { ships } of Object.values(TABLE_SIZES)) {
      const { size, lefts } = roadstead(
        ships.map((ship) => SHIP_CAPACITY[ship]!),
        roads,
      );
      expect(size).toBeGreaterThan(0.8);
      expect(lefts.toSorted((one, other) => one - other)).toEqual(lefts);
      expect(Math.min(...lefts)).toBeGreaterThanOrEqual(0);
    }
  },
);

test("however many are aboard, they stand in the hold", () => {
  for (let people = 0; people <= 40; people++) {
    const { columns, size } = crowdInHold(people);
    const rows = Math.max(1, Math.ceil(people / columns));
    expect(columns * size).toBeLessThanOrEqual(92);
    expect(rows * size).toBeLessThanOrEqual(44);
  }
});
