import { LANGUAGES, type Language } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import type { SiteWords } from "./site.ts";
import { site as en } from "./site-en.ts";
import { site as fr } from "./site-fr.ts";
import { site as hu } from "./site-hu.ts";

const SITES: Readonly<Record<Language, SiteWords>> = { en, hu, fr };
const SAMPLES = [
  [1, 2],
  [3, 5],
] as const;

/** Every sentence of a catalogue, those with numbers in them for one and for several; the English one shows what they take. */
function sentences(value: unknown, english: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function" && typeof english === "function")
    return SAMPLES.map((sample) => {
      const takesNames = /names|authors/.test(String(english));
      const samples = !takesNames ? sample : english.length === 1 ? [["Anna"]] : ["Game", ["Anna", "Béla"]];
      return String(value(...samples));
    });
  const model = english as Readonly<Record<string, unknown>>;
  return Object.entries(value as object).flatMap(([name, part]) => sentences(part, model[name]));
}

describe.each(LANGUAGES)("the site's words (%s)", (language) => {
  const all = sentences(SITES[language], en);

  test("leave nothing empty or unsaid", () => {
    for (const sentence of all) expect(sentence).not.toMatch(/undefined|NaN|\[object/);
  });

  test("are set as print is", () => {
    for (const sentence of all) {
      expect(sentence).not.toMatch(/'|"|\.\.\.| {2}/);
      if (language === "fr") expect(sentence).not.toMatch(/ [:;!?»]|« |[^\s\u00a0\u202f:][;!?»]/);
    }
  });
});
