import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { verify } from "../replay.ts";
import { smallTricks } from "./conformance/small-tricks.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

/** The first block of code in a page. */
function firstBlock(page: string): string | undefined {
  return /^```\w*\n(.*?)^```$/ms.exec(page)?.[1];
}

test("the game shown in docs/kernel.md is the one that is tested", () => {
  expect(firstBlock(read("../../docs/kernel.md"))).toBe(read("./conformance/small-tricks.ts"));
});

test("the record shown in docs/notation.md is a real one", () => {
  expect(verify(smallTricks, firstBlock(read("../../docs/notation.md")) ?? "")).toMatchObject({ ok: true });
});
