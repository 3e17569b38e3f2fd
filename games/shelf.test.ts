import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { everyBox, findGame, partsOf, rulesOf, shelf } from "./index.ts";

const isThere = (...path: string[]) => existsSync(join(import.meta.dirname, ...path));
const playable = shelf.flatMap(({ parts, ...printed }) => (parts === null ? [] : [{ ...printed, parts }]));

test("every folder of a game is on the shelf, and nothing else", () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const games = folders.map(({ name }) => name).filter((name) => name !== "node_modules");
  expect(shelf.map(({ id }) => id).sort()).toEqual(games.sort());
});

test("what can be played stands first, then the older before the younger", () => {
  const places = shelf.map(({ parts, year }) => `${parts === null ? "later" : "first"} ${year}`);
  expect(places).toEqual([...places].sort());
});

test("a game is found by its id, its rules by their number", async () => {
  expect(findGame("portolano")?.title.en).toBe("Portolano");
  expect(findGame("chess")).toBeUndefined();
  expect(partsOf("chess")).toBeNull();
  expect(await rulesOf("portolano")).toBe(await rulesOf("portolano", (await rulesOf("portolano"))?.rules));
  expect(await rulesOf("portolano", 99)).toBeNull();
  expect(await rulesOf("chess")).toBeNull();
  for (const { id } of shelf.filter(({ parts }) => parts === null)) expect(await rulesOf(id)).toBeNull();
});

test("every box that can be played can be opened", async () => {
  expect((await everyBox()).map(({ id, words }) => [id, words.hu.title])).toEqual(
    playable.map(({ id, title }) => [id, title.hu]),
  );
});

describe.each(shelf)("what is printed on the box of $id", ({ id, title, about, players, minutes, weight }) => {
  test.each(LANGUAGES)("is said in %s and set as print is", (language) => {
    for (const text of [title[language], about[language]]) {
      expect(text).toMatch(/^\S.*\S$/);
      expect(text).not.toMatch(/'|"|\.\.\.| {2}/);
    }
    if (language === "fr") expect(about.fr).not.toMatch(/ [:;!?»]|« |[^\s\u00a0\u202f:][;!?»]/);
  });

  test("is possible", () => {
    expect([...players].sort((a, b) => a - b)).toEqual(players);
    expect(minutes[0]).toBeLessThanOrEqual(minutes[1]);
    expect([1, 2, 3, 4, 5]).toContain(weight);
    expect(isThere(id, "board", "Scene.svelte")).toBe(true);
  });
});

describe.each(playable)("what is inside the box of $id", ({ id, title, players, parts }) => {
  test("are the rules of these numbers, for these players, with these moves", async () => {
    for (const [number, load] of Object.entries(parts.rules))
      expect(await load()).toMatchObject({ id, rules: Number(number), players });
    expect((await rulesOf(id))?.vocabulary).toBe(await parts.vocabulary());
  });

  test.each(LANGUAGES)("are words with the title that is printed on it, and a rulebook, in %s", async (language) => {
    expect((await parts.words[language]()).title).toBe(title[language]);
    expect(isThere(id, "rulebook", `${language}.md`)).toBe(true);
  });

  test("are the golden games of its series", () => {
    const recorded = parts.golden.map((series) => {
      const counts = series.players ?? players;
      return counts.length * series.styles.length * series.games;
    });
    const games = recorded.reduce((sum, count) => sum + count, 0);
    expect(readdirSync(join(import.meta.dirname, id, "golden"))).toHaveLength(games);
  });
});
