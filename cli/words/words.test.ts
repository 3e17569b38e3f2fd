import { LANGUAGES } from "@caravel/kernel";
import { expect, test } from "vitest";
import { systemLanguage, words } from "./index.ts";

function paths(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, part]) => paths(part, `${path}.${key}`));
}

test("every language says the same things, and nothing is empty", () => {
  for (const language of LANGUAGES) expect(paths(words[language])).toEqual(paths(words.en));
  for (const language of LANGUAGES) expect(JSON.stringify(words[language])).not.toContain('""');
});

test("the language follows the system", () => {
  expect(systemLanguage({ LANG: "hu_HU.UTF-8" })).toBe("hu");
  expect(systemLanguage({ LANG: "hu_HU.UTF-8", LC_ALL: "fr_FR" })).toBe("fr");
  expect(systemLanguage({ LANG: "pt_BR" })).toBe("en");
  expect(systemLanguage({})).toBe("en");
});
