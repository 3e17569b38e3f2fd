import { describe, expect, test } from "vitest";
import { tableFor } from "../rules/test-table.ts";
import { evaluate } from "./evaluation.ts";
import { isQuiet } from "./habits.ts";

const MISSIONS = ["no-mutiny", "chests2", "upgrades-3-types"];
const SEA = { tiles: { a1: "P1a" } };
const EARLY = { round: 1 };
const LAST_ROUND = { round: 12, lastRound: 12 };

/** What a ship is worth to its captain at a table of four. */
function worth(ship: object, given: object = EARLY): number {
  const all = { missions: MISSIONS, ...SEA, ...given, seats: { 0: { place: "c3", ...ship } }, at: { moment: "cards" } };
  return evaluate(tableFor(4, all).state, 0);
}

const gain = (before: object, after: object, given: object = EARLY) => worth(after, given) - worth(before, given);

describe("money and cargo", () => {
  test("a thaler is worth a thaler, early and late", () => {
    expect(gain({ thalers: 2 }, { thalers: 3 })).toBeCloseTo(1);
    expect(gain({ thalers: 2 }, { thalers: 3 }, LAST_ROUND)).toBeCloseTo(1);
  });

  test("a good is worth more while it can be sold than in the final count", () => {
    const good = (given: object) => gain({}, { goods: { tea: 1 } }, given);
    expect(good(EARLY)).toBeGreaterThan(good(LAST_ROUND) + 0.3);
    expect(good(LAST_ROUND)).toBeCloseTo(0.5);
  });

  test("a full load is worth more beside a port that asks for it", () => {
    const load = { goods: { cotton: 2, wine: 1, tea: 1 } };
    expect(gain({ ...load, place: "c3" }, { ...load, place: "a2" })).toBeGreaterThan(0.5);
    expect(gain({ place: "c3" }, { place: "a2" })).toBeCloseTo(0);
  });

  test("the second rum is worth more than the fifth, and in the last round all count the same", () => {
    expect(gain({ rum: 1 }, { rum: 2 })).toBeGreaterThan(gain({ rum: 4 }, { rum: 5 }) + 0.3);
    expect(gain({ rum: 1 }, { rum: 2 }, LAST_ROUND)).toBeCloseTo(gain({ rum: 4 }, { rum: 5 }, LAST_ROUND));
  });
});

describe("missions and awards", () => {
  test("half a mission is worth something, a whole one more", () => {
    const chests = (count: number, marker: object = {}) => ({ chests: Array(count).fill(1), ...marker });
    const first = gain(chests(0), chests(1));
    expect(first).toBeGreaterThan(1);
    expect(gain(chests(1), chests(2, { missions: { chests2: 1 } }))).toBeGreaterThan(first);
    expect(gain(chests(0), chests(1), LAST_ROUND)).toBeCloseTo(1);
  });

  test("a mutiny that loses the marker is dear", () => {
    expect(gain({ missions: { "no-mutiny": 1 } }, { missions: { "no-mutiny": 0 } })).toBeCloseTo(-3);
  });

  test("an upgrade is worth its thaler, and most just before the end", () => {
    const upgrade = (given: object) => gain({ thalers: 1 }, { thalers: 0, upgrades: { sail: [4] } }, given);
    expect(upgrade(EARLY)).toBeGreaterThan(2);
    expect(upgrade(LAST_ROUND)).toBeCloseTo(5);
  });
});

test("a position is quiet when nobody has laid cards yet", () => {
  const at = (moment: object) => tableFor(4, { seats: {}, at: moment }).state;
  expect(isQuiet(at({ moment: "cards" }))).toBe(true);
  expect(isQuiet(at({ moment: "cards", laid: { 1: "north" } }))).toBe(false);
  expect(isQuiet(at({ moment: "action", turn: 0 }))).toBe(false);
});
