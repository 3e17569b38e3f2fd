import { LANGUAGES, type Language } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { CHARACTERS, ITEMS } from "../../content/pieces.ts";
import { boardWords, speak } from "./words.ts";

await Promise.all(LANGUAGES.map(speak));

const NUMBERS = [0, 1, 2, 5];

/** Every sentence of the board, with whatever facts. */
function everything(language: Language): string[] {
  const { headings, pieces, tips, forecast, payment, hints, cautions, lastRound } = boardWords(language);
  const said = (part: object, facts: object): string[] =>
    Object.values(part).flatMap((word: unknown) => {
      if (typeof word === "function") return [String(word(facts))];
      return Array.isArray(word) ? word.map(String) : [String(word)];
    });
  const facts = (number: number) => ({
    name: "Ana",
    good: number % 3,
    becomes: number === 0 ? null : 1,
    wood: number,
    who: number === 0 ? "" : "Ana",
    building: number % 5,
    character: number % 5,
    guildDice: number,
    pirateDice: number % 2,
    least: number,
    most: number + 2,
    markers: "",
    city: number % 3,
    space: number % 4,
    favour: number,
    colony: number % 3,
    workers: number,
    where: "Funchal",
    market: number % 3,
    cost: number,
    reals: number,
    wine: number,
    reward: number,
    row: number % 4,
    dice: [1, 2],
    type: number % 5,
    count: number,
    guild: number % 4,
    isUp: number > 0,
    vp: number,
    item: number % 6,
    pirates: number === 0 ? null : number,
    ships: number,
    value: 2,
    isPirate: number > 0,
    level: number,
    isAsked: number > 0,
    forecast: "",
    round: number,
    region: 1 + (number % 3),
    majority: 9,
    minority: 5,
    due: number,
    left: number,
    short: number,
    canBuy: number > 1,
    bread: number,
    price: number,
    have: 3,
    isLower: number > 1,
  });
  return NUMBERS.flatMap((number) => [
    ...said(
      { ...headings, houseOf: headings.houseOf("Ana"), round: headings.round(number), region: headings.region(1) },
      {},
    ),
    ...said(pieces, facts(number)),
    ...said(
      { ...tips, values: tips.values({ vp: [1, 2, 3] }), room: tips.room({ dice: number }) },
      { ...facts(number) },
    ),
    ...said(forecast, { ...facts(number), pirates: number }),
    ...said(payment, { ...facts(number), pirates: number }),
    ...said(hints, {}),
    ...said(cautions, {}),
    lastRound,
  ]);
}

describe.each(LANGUAGES)("in %s", (language) => {
  test("nothing is missing and nothing is left over", () => {
    const odd = everything(language).filter((sentence) => /undefined|NaN|null|\[object|^$| {2}/.test(sentence));
    expect(odd).toEqual([]);
  });

  test("every character and everything a player owns is explained", () => {
    const { tips } = boardWords(language);
    expect([tips.characters.length, tips.items.length]).toEqual([CHARACTERS.length, ITEMS.length]);
    expect(tips.characters.filter((text) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([]);
  });
});

test("the forecast names what is short, and the pirates for it", () => {
  const say = LANGUAGES.map((language) => boardWords(language).forecast.sentence({ bread: 3, wood: 0, pirates: 3 }));
  expect(say).toEqual([
    "3 bread short: 3 pirates.",
    "3 kenyér hiányzik: 3 kalóz.",
    "Il manque 3 pains\u00a0: 3 pirates.",
  ]);
});

test("no two languages share their sentences", () => {
  const [en, hu, fr] = LANGUAGES.map((language) => Object.values(boardWords(language).hints));
  expect(en?.filter((sentence) => hu?.includes(sentence) || fr?.includes(sentence))).toEqual([]);
});
