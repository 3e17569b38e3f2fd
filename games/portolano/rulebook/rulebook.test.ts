import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { REFUSALS } from "../words/index.ts";

const text = readFileSync(new URL("en.md", import.meta.url), "utf8");
const anchors = [...text.matchAll(/^- \*\*(PO-[A-Z0-9-]+)\*\* /gm)].map(([, id]) => id);

describe("the rulebook", () => {
  test("has no rule twice", () => {
    expect(anchors.filter((id, place) => anchors.indexOf(id) !== place)).toEqual([]);
  });

  test("explains every rule that a refusal can name", () => {
    expect(REFUSALS.filter((id) => anchors.filter((anchor) => anchor === id).length !== 1)).toEqual([]);
  });
});
