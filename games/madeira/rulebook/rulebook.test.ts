import { readFileSync } from "node:fs";
import { LANGUAGES, type Language } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { REFUSALS } from "../words/index.ts";

const linesOf = (language: Language) => readFileSync(new URL(`${language}.md`, import.meta.url), "utf8").split("\n");
const idOf = (line: string) => /^- \*\*(MA-[A-Z0-9-]+-\d+)\*\* /.exec(line)?.[1];
const anchorsOf = (language: Language) => linesOf(language).flatMap((line) => idOf(line) ?? []);
const headingsOf = (language: Language) => linesOf(language).flatMap((line) => /^#+(?= )/.exec(line)?.[0] ?? []);
/** The rules and the rows of tables with the numbers and the other rules they name. */
const factsOf = (language: Language) =>
  linesOf(language)
    .filter((line) => line.startsWith("|") || idOf(line) !== undefined)
    .map((line) => line.match(/MA-[A-Z0-9-]+-\d+|\bR[123][A-E]\b|\d+/g)?.toSorted() ?? []);

const ANCHORS = anchorsOf("en");

describe("the rulebook", () => {
  test("has no rule twice", () => {
    expect(ANCHORS.filter((id, place) => ANCHORS.indexOf(id) !== place)).toEqual([]);
  });

  test("explains every rule that a refusal can name", () => {
    expect(REFUSALS.filter((id) => !ANCHORS.includes(id))).toEqual([]);
  });

  test.each(LANGUAGES)("names no rule it does not have (%s)", (language) => {
    const named = linesOf(language).flatMap((line) => line.match(/MA-[A-Z0-9-]+-\d+/g) ?? []);
    expect(named.filter((id) => !ANCHORS.includes(id))).toEqual([]);
  });

  test.each(LANGUAGES)("has the same chapters, rules and numbers in every language (%s)", (language) => {
    expect(headingsOf(language)).toEqual(headingsOf("en"));
    expect(anchorsOf(language)).toEqual(ANCHORS);
    expect(factsOf(language)).toEqual(factsOf("en"));
  });
});
