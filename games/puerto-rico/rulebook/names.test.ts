import { readFileSync } from "node:fs";
import { LANGUAGES } from "@caravel/kernel";
import { namesMissing } from "@caravel/kernel/testing";
import { expect, test } from "vitest";
import * as en from "../words/names-en.ts";
import * as fr from "../words/names-fr.ts";
import * as hu from "../words/names-hu.ts";

const NAMES = { en, hu, fr };

test.each(LANGUAGES)("every name of the words occurs in the rulebook (%s)", (language) => {
  const { GOOD, TILE, ROLE, BUILDING } = NAMES[language];
  const named = [...GOOD, ...ROLE, ...BUILDING].map((noun) => (typeof noun === "string" ? noun : noun.name));
  const names = [...named, ...TILE.map(({ short }) => short)];
  const rulebook = readFileSync(new URL(`${language}.md`, import.meta.url), "utf8");
  expect(namesMissing(language, names, rulebook)).toEqual([]);
});
