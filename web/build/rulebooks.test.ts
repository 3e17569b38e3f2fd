import { existsSync, readFileSync } from "node:fs";
import { LANGUAGES } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import type { Chapter } from "../rules/rulebook.ts";
import { readRulebook } from "./rulebooks.ts";

const fileOf = (game: string, language: string) =>
  new URL(`../../games/${game}/rulebook/${language}.md`, import.meta.url);
const textOf = (game: string, language: string) => readFileSync(fileOf(game, language), "utf8");
const idsOf = (chapters: readonly Chapter[]) =>
  chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(({ id }) => id ?? []));

const BOOK = `# Boats: rulebook

Welcome to "Boats" & more.

## Rowing

- **BO-ROW-01** One *stroke* at a time, see BO-ROW-02 and BO-SAIL-09.
- A plain item.
- **BO-ROW-02** Never backwards.

### Table of oars

| | Short | Long |
|---|---|---|
| BO-ROW-01 | 1 | 2 |
`;

describe("taking a rulebook apart", () => {
  const chapters = readRulebook(BOOK, "boats");

  test("chapters follow the headings", () => {
    expect(chapters.map(({ title, level }) => [level, title])).toEqual([
      [1, "Boats: rulebook"],
      [2, "Rowing"],
      [3, "Table of oars"],
    ]);
  });

  test("items with an id are rules, everything else is plain", () => {
    expect(chapters[1].paragraphs.map(({ id }) => id)).toEqual(["BO-ROW-01", null, "BO-ROW-02"]);
    expect(chapters[1].paragraphs[1].html).toBe("<ul><li>A plain item.</li></ul>");
    expect(chapters[0].paragraphs[0].html).toBe('<p>Welcome to "Boats" &amp; more.</p>');
  });

  test("a rule that is named is a link, if the book has it", () => {
    const link = '<a data-rule="BO-ROW-02" href="#/rules/boats/BO-ROW-02">BO-ROW-02</a>';
    expect(chapters[1].paragraphs[0].html).toBe(`One <em>stroke</em> at a time, see ${link} and BO-SAIL-09.`);
  });

  test("a table names its rows and is named after its chapter", () => {
    const { html } = chapters[2].paragraphs[0];
    expect(html).toContain('aria-label="Table of oars"');
    expect(html).toContain('<th scope="row"><a data-rule="BO-ROW-01"');
    expect(html).toContain('<thead><tr><td></td><th scope="col">Short</th>');
  });

  test("a book without a title is none", () => {
    expect(() => readRulebook("No title.", "boats")).toThrow("does not begin with its title");
  });
});

describe.each(["puerto-rico", "portolano"])("the rulebook of %s", (game) => {
  const rules = [...textOf(game, "en").matchAll(/^- \*\*([A-Z]{2}-[A-Z0-9-]+-\d+)\*\* /gm)].map(([, id]) => id);

  test.each(LANGUAGES.filter((language) => existsSync(fileOf(game, language))))(
    "has every rule once (%s)",
    (language) => {
      const ids = idsOf(readRulebook(textOf(game, language), game));
      expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
      expect(ids.toSorted()).toEqual(rules.toSorted());
    },
  );

  test("leaves no Markdown behind", () => {
    for (const { paragraphs } of readRulebook(textOf(game, "en"), game))
      for (const { html } of paragraphs) expect(html).not.toMatch(/\*\*|^\||<li>\*/);
  });
});
