import { readFileSync } from "node:fs";
import { LANGUAGES } from "@caravel/kernel";
import { namesMissing } from "@caravel/kernel/testing";
import { expect, test } from "vitest";
import * as en from "../words/names-en.ts";
import * as fr from "../words/names-fr.ts";
import * as hu from "../words/names-hu.ts";

const nameOf = ({ name }: { readonly name: string }) => name;

/** The names whose forms differ from language to language. */
const NAMES = {
  en: [
    ...en.ITEM.map(({ one }) => one),
    ...[...en.BUILDING, ...en.CHARACTER, ...en.CITY, ...en.COLONY, ...en.MARKET],
    ...en.FAVOUR.map(nameOf),
  ],
  hu: [
    ...[...hu.ITEM, ...hu.BUILDING, ...hu.CHARACTER, ...hu.CITY, ...hu.COLONY, ...hu.MARKET].map(nameOf),
    ...hu.FAVOUR.map(({ name }) => name.name),
  ],
  fr: [
    ...fr.ITEM.map(({ one }) => one),
    ...[...fr.BUILDING, ...fr.CHARACTER, ...fr.CITY, ...fr.COLONY, ...fr.MARKET].map(nameOf),
    ...fr.FAVOUR.map(({ name }) => name.name),
  ],
};
const COMMON = { en, hu, fr };

test.each(LANGUAGES)("every name of the words occurs in the rulebook (%s)", (language) => {
  const { GUILD, REQUEST, REWARD } = COMMON[language];
  const names = [...NAMES[language], ...GUILD, ...[...REQUEST, ...REWARD].map(nameOf)];
  const rulebook = readFileSync(new URL(`${language}.md`, import.meta.url), "utf8");
  expect(namesMissing(language, names, rulebook)).toEqual([]);
});
