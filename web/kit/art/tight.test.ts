import { expect, test } from "vitest";
import { tightIn } from "./tight.ts";

test("words that fit their room are left alone, others are as wide as it", () => {
  expect(tightIn("Build", 66, 13, 1)).toBeUndefined();
  expect(tightIn("Manufacturing", 66, 13, 1)).toBe(66);
});

test("where a board is drawn smaller its words stay readable, and are set closer instead", () => {
  expect(tightIn("Renovate", 56, 13, 1)).toBeUndefined();
  expect(tightIn("Renovate", 56, 13, 0.75)).toBe(56);
});
