import { readFileSync } from "node:fs";
import { LANGUAGES } from "@caravel/kernel";
import { namesMissing } from "@caravel/kernel/testing";
import { expect, test } from "vitest";
import { MAPS as MAPS_EN } from "../words/labels-en.ts";
import { MAPS as MAPS_FR } from "../words/labels-fr.ts";
import { MAPS as MAPS_HU } from "../words/labels-hu.ts";
import * as en from "../words/names-en.ts";
import * as fr from "../words/names-fr.ts";
import * as hu from "../words/names-hu.ts";

const nameOf = ({ name }: { readonly name: string }) => name;
const oneOf = ({ one }: { readonly one: string }) => one;

/** The names whose forms differ from language to language. */
const NAMES = {
  en: [...en.RESOURCE, ...en.SLOT, ...en.BUILDING, ...en.UNIT, ...en.GOOD].map(oneOf),
  hu: [...hu.RESOURCE, ...hu.SLOT, ...hu.BUILDING, ...hu.UNIT, ...hu.GOOD].map(nameOf),
  fr: [...[...fr.RESOURCE, ...fr.SLOT].map(oneOf), ...[...fr.BUILDING, ...fr.UNIT, ...fr.GOOD].map(nameOf)],
};
const COMMON = { en, hu, fr };
const MAPS = { en: MAPS_EN, hu: MAPS_HU, fr: MAPS_FR };

test.each(LANGUAGES)("every name of the words occurs in the rulebook (%s)", (language) => {
  const { CITY, SHAPE, SPACE, TERRAIN, COLOUR, FRAME, PAINTING, GOLD_CARD, BATTLE_CARD } = COMMON[language];
  const { EXPLORATION_TILE, MONARCH, QUEST, PALACE, AGE } = COMMON[language];
  const names = [
    ...NAMES[language],
    ...[...CITY, ...SHAPE, ...SPACE, ...TERRAIN, ...COLOUR, ...FRAME, ...PAINTING, ...GOLD_CARD, ...BATTLE_CARD],
    ...[...EXPLORATION_TILE, ...MONARCH, ...QUEST, ...PALACE, ...AGE, ...Object.values(MAPS[language])],
  ];
  const rulebook = readFileSync(new URL(`${language}.md`, import.meta.url), "utf8");
  expect(namesMissing(language, names, rulebook)).toEqual([]);
});
