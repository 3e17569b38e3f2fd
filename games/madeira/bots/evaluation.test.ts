import { describe, expect, test } from "vitest";
import { FEED, HARVEST, moves, PAY, PIRATES, SCORE, UP } from "../rules/moves.ts";
import { tableFor } from "../rules/test-table.ts";
import { evaluate } from "./evaluation.ts";
import { guess, isQuiet, obvious } from "./habits.ts";

const EARLY = { round: 1 };
const LATE = { round: 5 };

/** What a position of phase B is worth to seat 0 of four. */
function worth(seat: object, given: object = EARLY): number {
  return evaluate(tableFor(4, { ...given, seats: { 0: seat }, at: { moment: "turn", turn: 0 } }).state, 0);
}

const gain = (before: object, after: object, given: object = EARLY) => worth(after, given) - worth(before, given);

describe("what a position is worth", () => {
  test("a VP is a VP, and a pirate costs most of one", () => {
    expect(gain({ vp: 3 }, { vp: 4 })).toBeCloseTo(1);
    expect(gain({ pirates: 1 }, { pirates: 2 })).toBeLessThan(-0.5);
    expect(gain({ pirates: 24 }, { pirates: 25 })).toBeLessThan(-1.5);
  });

  test("bread is worth most where workers are hungry", () => {
    const hungry = { watch: 6, mill: 0 };
    const fed = { watch: 0, mill: 6 };
    const bread = (seat: object) => gain({ ...seat, bread: 1 }, { ...seat, bread: 2 }, LATE);
    expect(bread(hungry)).toBeGreaterThan(bread(fed) + 0.5);
  });

  test("a request is worth what it can bring, a second city more than none", () => {
    const ships = ["wheat-1", "wheat-2", "wheat-3"];
    const withRequest = (request: string) => worth({ requests: [request], ships });
    expect(withRequest("trade-routes")).toBeGreaterThan(withRequest("expeditions") + 5);
    expect(gain({ requests: ["urbanization"] }, { requests: ["urbanization"], cities: ["funchal-3"] })).toBeGreaterThan(
      4,
    );
  });

  test("a die is worth something until it is set aside", () => {
    expect(gain({ dice: [1] }, { dice: [1, 3] })).toBeGreaterThan(1);
  });

  test("a marker without the reals for it costs about a pirate", () => {
    const marker = { markers: { coroa: 1 }, fields: ["R3A"], faceDown: ["lord"] };
    expect(gain({ ...marker, markers: {}, reals: 0 }, { ...marker, reals: 0 })).toBeLessThan(-0.5);
    expect(gain({ ...marker, reals: 0 }, { ...marker, reals: 14 })).toBeGreaterThan(1);
  });
});

describe("habits", () => {
  test("everybody eats as far as bread goes, wheat goes to the mill first", () => {
    const feeding = (seat: object) => {
      const table = tableFor(2, { order: [0, 1], seats: { 0: seat }, at: { moment: "feeding", turn: 0 } });
      return obvious(
        table.state,
        0,
        table.choices(0).map((move) => moves.read(move)!),
      );
    };
    expect(feeding({ watch: 5, mill: 2, bread: 5 })).toBe(FEED.of(3));
    expect(feeding({ watch: 5, mill: 2, bread: 2, wheat: 2 })).toBe(UP.of());
  });

  test("the request that brings most is scored", () => {
    const table = tableFor(2, {
      order: [0, 1],
      seats: { 0: { requests: ["expeditions", "trade-routes"], ships: ["sugar-1"] } },
      at: { moment: "requests", turn: 0 },
    });
    const choices = table.choices(0).map((move) => moves.read(move)!);
    expect(obvious(table.state, 0, choices)).toBe(SCORE.of(0));
  });

  test("who gets nothing from a dear building takes the pirate, who gets much pays", () => {
    const at = (seat: object, rolled: number) => {
      const table = tableFor(4, {
        seats: { 0: { markers: { moinho: 1 }, reals: 10, ...seat } },
        at: { moment: "building", building: "moinho", turn: 0, rolled },
      });
      return guess(
        table.state,
        0,
        table.choices(0).map((move) => moves.read(move)!),
      );
    };
    expect(at({}, 0)).toBe(PIRATES.of());
    expect(at({ fields: ["R2A", "R2B", "R2C"] }, 8)).toBe(PAY.of());
  });

  test("after a die on the printed character one harvests", () => {
    const table = tableFor(4, {
      round: 3,
      seats: { 0: { fields: ["R1A"] } },
      at: { moment: "character", turn: 0, building: "alfandega" },
    });
    expect(
      guess(
        table.state,
        0,
        table.choices(0).map((move) => moves.read(move)!),
      ),
    ).toBe(HARVEST.of());
  });

  test("a position is quiet between the things that players begin", () => {
    expect(isQuiet(tableFor(4, { at: { moment: "turn", turn: 0 } }).state)).toBe(true);
    const begun = tableFor(4, {
      characters: { moinho: "steward" },
      at: { moment: "character", turn: 0, building: "moinho" },
    });
    expect(isQuiet(begun.state)).toBe(false);
  });
});
