import { describe, expect, test } from "vitest";
import { isChoice, optionProblem, usualOptions } from "./game.ts";
import { sealedBids } from "./testing/conformance/sealed-bids.ts";

describe("options", () => {
  test("have usual values", () => {
    expect(usualOptions(sealedBids)).toEqual({ changes: true });
  });

  test.each<[object, string | null]>([
    [{}, null],
    [{ changes: false }, null],
    [{ changes: "false" }, "sealed-bids has no option changes=false"],
    [{ fog: true }, "sealed-bids has no option fog=true"],
    [{ toString: true }, "sealed-bids has no option toString=true"],
  ])("%j: %s", (options, problem) => {
    expect(optionProblem(sealedBids, 2, options as Record<string, boolean>)).toBe(problem);
  });

  test("are judged by the game's own rules too", () => {
    expect(optionProblem({ ...sealedBids, refuseOptions: () => "SB-09" }, 2, {})).toBe(
      "the options are not allowed (SB-09)",
    );
  });

  test("may be any text where the game takes one", () => {
    const choice = { values: ["box"], usual: "box" };
    expect([isChoice(choice, "box"), isChoice(choice, "mine"), isChoice({ ...choice, orText: true }, "mine")]).toEqual([
      true,
      false,
      true,
    ]);
    expect(isChoice({ ...choice, orText: true }, 3)).toBe(false);
  });
});
