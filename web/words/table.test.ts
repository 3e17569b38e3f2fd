import { LANGUAGES, type Language } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import type { TableWords } from "./table.ts";
import { table as en } from "./table-en.ts";
import { table as fr } from "./table-fr.ts";
import { table as hu } from "./table-hu.ts";

const TABLES: Readonly<Record<Language, TableWords>> = { en, hu, fr };

/** What every sentence with facts in it is tried with. */
const SAMPLES: {
  readonly [K in keyof TableWords as TableWords[K] extends (...facts: never[]) => string
    ? K
    : never]: readonly (TableWords[K] extends (...facts: infer F) => string ? F : never)[];
} = {
  waitingFor: [["Anna"]],
  conceded: [["Anna"]],
  winners: [[["Anna"]], [["Anna", "Béla"]]],
  rule: [["PR-CAPTAIN-04"]],
  usual: [["Inês"]],
  earlier: [[1], [57]],
  showPosition: [[1], [5]],
  replayAt: [[3, 10]],
  verified: [[{ moves: 1, outcomes: 1, luckDerived: true }], [{ moves: 3, outcomes: 4, luckDerived: false }]],
  notVerified: [["Anna"]],
  curtain: [["Anna"]],
  raiseCurtain: [["Anna"]],
  tab: [
    ["Puerto Rico", true],
    ["Puerto Rico", false],
  ],
  promise: [["abc"]],
  openSeed: [["abc"]],
  visit: [["Anna"]],
  filmSteps: [[1], [4]],
  myPlace: [
    [1, 2],
    [3, 5],
  ],
  tieBreak: [["Anna"]],
  gain: [
    ["Anna", 1],
    ["Anna", 7],
  ],
  result: [["Puerto Rico", ["Anna 41", "Béla 29"]]],
};

function sentences(words: TableWords): string[] {
  const plain = (value: unknown): string[] =>
    typeof value === "string"
      ? [value]
      : typeof value === "function"
        ? []
        : Object.values(value as object).flatMap(plain);
  const told = Object.entries(SAMPLES).flatMap(([name, samples]) =>
    samples.map((facts) => (words[name as keyof typeof SAMPLES] as (...given: unknown[]) => string)(...facts)),
  );
  return [...plain(words), ...told];
}

describe.each(LANGUAGES)("the table's words (%s)", (language) => {
  const all = sentences(TABLES[language]);

  test("leave nothing empty or unsaid", () => {
    for (const sentence of all) expect(sentence).not.toMatch(/^$|undefined|NaN|\[object/);
  });

  test("are set as print is", () => {
    for (const sentence of all) {
      expect(sentence).not.toMatch(/'|"|\.\.\.| {2}/);
      if (language === "fr") expect(sentence).not.toMatch(/ [:;!?»]|« |\w[;!?»]/);
    }
  });

  test("count in the forms of the language", () => {
    const { verified } = TABLES[language];
    const one = verified({ moves: 1, outcomes: 1, luckDerived: false });
    const two = verified({ moves: 2, outcomes: 2, luckDerived: false });
    expect(one.replaceAll("1", "2") === two).toBe(language === "hu");
  });
});
