import { readFileSync } from "node:fs";
import { LANGUAGES } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { REFUSALS } from "../words/index.ts";

const RULE = /^- \*\*(BI-[A-Z]+-\d+)\*\* (.*)$/gm;
const RULE_ID = /\bBI-[A-Z]+-\d+\b/g;

function bookOf(language: string) {
  const text = readFileSync(new URL(`${language}.md`, import.meta.url), "utf8");
  return { text, rules: [...text.matchAll(RULE)].map(([, id = "", says = ""]) => ({ id, says })) };
}

/** Numbers and named rules, in no order: what must be the same in every language. */
const figures = (text: string) =>
  [...(text.match(RULE_ID) ?? []), ...(text.replace(RULE_ID, "").match(/\d+/g) ?? [])].toSorted();

const english = bookOf("en");
const anchors = english.rules.map(({ id }) => id);

describe("the rulebook", () => {
  test("has no rule twice", () => {
    expect(anchors.filter((id, place) => anchors.indexOf(id) !== place)).toEqual([]);
  });

  test("explains every rule that a refusal can name", () => {
    expect(REFUSALS.filter((id) => !anchors.includes(id))).toEqual([]);
  });

  test("names no rule that it does not have", () => {
    expect((english.text.match(RULE_ID) ?? []).filter((id) => !anchors.includes(id))).toEqual([]);
  });
});

describe.each(LANGUAGES)("the rulebook in %s", (language) => {
  const book = bookOf(language);

  test("has the same rules in the same chapters", () => {
    const outline = (text: string) => text.match(/^#+ |^- \*\*BI-[A-Z]+-\d+\*\*/gm);
    expect(outline(book.text)).toEqual(outline(english.text));
  });

  test("has the same numbers and names the same rules in every rule", () => {
    const facts = ({ rules }: typeof book) => rules.map(({ id, says }) => [id, ...figures(says)]);
    expect(facts(book)).toEqual(facts(english));
  });

  test("has the same numbers in every row of its tables, and the same maps", () => {
    const rows = ({ text }: typeof book) => (text.match(/^\|.*\|$/gm) ?? []).map(figures);
    expect(rows(book)).toEqual(rows(english));
    const maps = ({ text }: typeof book) => text.match(/^```text\n[^`]+^```$/gm);
    expect(maps(book)).toEqual(maps(english));
  });
});
