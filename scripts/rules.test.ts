import { describe, expect, test } from "vitest";
import { citedIds, coverage, report, rulebookIds } from "./rules.mjs";

const RULEBOOK = `# A game
- **AB-MOVE-01** Move.
- **AB-MOVE-02** Move on.
- **AB-TERM-01** A word.
See AB-MOVE-01.
`;

describe("which rules are cited by tests", () => {
  test("the rulebook's items are the rules; a mention is not", () => {
    expect(rulebookIds(RULEBOOK)).toEqual(["AB-MOVE-01", "AB-MOVE-02", "AB-TERM-01"]);
  });

  test("ids are found in titles and in scenarios", () => {
    expect(citedIds('test("AB-MOVE-01: goes")\nrules: [AB-B-LONG-NAME-12]')).toEqual([
      "AB-MOVE-01",
      "AB-B-LONG-NAME-12",
    ]);
  });

  test("what is not cited is missing, what explains words need not be, and invented ids are noticed", () => {
    const { binding, missing, unknown } = coverage(RULEBOOK, ["AB-MOVE-01 AB-MOVE-09", "XY-MOVE-02"]);
    expect(binding).toEqual(["AB-MOVE-01", "AB-MOVE-02"]);
    expect(missing).toEqual(["AB-MOVE-02"]);
    expect(unknown).toEqual(["AB-MOVE-09"]);
  });

  test("a game declared complete fails while a rule is missing; another only tells", () => {
    const found = { name: "game", binding: ["AB-MOVE-01", "AB-MOVE-02"], missing: ["AB-MOVE-02"], unknown: [] };
    expect(report({ ...found, isComplete: true }).failed).toBe(true);
    expect(report({ ...found, isComplete: false }).failed).toBe(false);
    expect(report({ ...found, isComplete: false }).lines[0]).toContain("1 of 2 rules are cited by tests (50 %)");
    expect(report({ ...found, missing: [], isComplete: true }).failed).toBe(false);
    expect(report({ ...found, missing: [], unknown: ["AB-MOVE-09"], isComplete: true }).failed).toBe(true);
  });
});
