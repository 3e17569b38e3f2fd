import { describe, expect, test } from "vitest";
import { wantedTests } from "./check.mjs";

const FILES = [
  "kernel/play.ts",
  "kernel/play.test.ts",
  "games/tides/rules/moon.ts",
  "games/tides/rules/moon.test.ts",
  "games/tides/scenarios/ebb.yaml",
  "games/winds/rules/gale.test.ts",
  "scripts/arrows.mjs",
  "scripts/arrows.test.ts",
];

describe("the tests that a change asks for", () => {
  test("are those that import what changed", () => {
    expect(wantedTests(["kernel/play.ts"], FILES)).toEqual(["related", "--run", "kernel/play.ts"]);
  });

  test("are those of the game where a scenario or a rulebook changed", () => {
    expect(wantedTests(["games/tides/scenarios/ebb.yaml"], FILES)).toEqual([
      "related",
      "--run",
      "games/tides/rules/moon.test.ts",
    ]);
  });

  test("are those beside a script that changed", () => {
    expect(wantedTests(["scripts/arrows.mjs"], FILES)).toEqual(["related", "--run", "scripts/arrows.test.ts"]);
  });

  test("are those of the folder where a file is gone", () => {
    expect(wantedTests(["games/winds/rules/calm.ts"], FILES)).toEqual([
      "related",
      "--run",
      "games/winds/rules/gale.test.ts",
    ]);
  });

  test("are all where what everything rests on changed, and none where nothing did", () => {
    expect(wantedTests(["package-lock.json", "kernel/play.ts"], FILES)).toEqual(["run"]);
    expect(wantedTests(["docs/kernel.md"], FILES)).toBeNull();
    expect(wantedTests([], FILES)).toBeNull();
  });
});
