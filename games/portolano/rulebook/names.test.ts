import { readFileSync } from "node:fs";
import { LANGUAGES } from "@caravel/kernel";
import { namesMissing } from "@caravel/kernel/testing";
import { expect, test } from "vitest";
import * as en from "../words/names-en.ts";
import * as fr from "../words/names-fr.ts";
import * as hu from "../words/names-hu.ts";

const NAMES = {
  en: { ...en, ITEM: en.ITEM.map(({ one }) => one), UPGRADE: en.UPGRADE },
  hu: { ...hu, ITEM: hu.ITEM.map(({ name }) => name), UPGRADE: hu.UPGRADE.map(({ name }) => name) },
  fr: { ...fr, ITEM: fr.ITEM.map(({ one }) => one), UPGRADE: fr.UPGRADE },
};

test.each(LANGUAGES)("every name of the words occurs in the rulebook (%s)", (language) => {
  const { ITEM, UPGRADE, ACTION, STERN, MISSION } = NAMES[language];
  const names = [...ITEM, ...UPGRADE, ...STERN, ...[...ACTION, ...MISSION].map(({ name }) => name)];
  const rulebook = readFileSync(new URL(`${language}.md`, import.meta.url), "utf8");
  expect(namesMissing(language, names, rulebook)).toEqual([]);
});
