import { LANGUAGES, type Language } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { online as en } from "./en.ts";
import { online as fr } from "./fr.ts";
import { online as hu } from "./hu.ts";
import type { OnlineWords } from "./words.ts";

const WORDS: Readonly<Record<Language, OnlineWords>> = { en, hu, fr };

/** Every sentence, those with numbers in them for one and for several. */
function sentences(value: unknown, key = ""): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function" && key === "waiting") return [String(value(["Anna", "Béla"]))];
  if (typeof value === "function") return [1, 4].map((number) => String(value(number, number, 5)));
  return Object.entries(value as object).flatMap(([name, part]) => sentences(part, name));
}

describe.each(LANGUAGES)("the words for playing with people elsewhere (%s)", (language) => {
  test("leave nothing unsaid and are set as print is", () => {
    for (const sentence of sentences(WORDS[language])) {
      expect(sentence).not.toMatch(/undefined|NaN|\[object|'|"|\.\.\.| {2}/);
      expect(sentence).not.toBe("");
      if (language === "fr") expect(sentence).not.toMatch(/ [:;!?»]|« |[^\s\u00a0\u202f:][;!?»]/);
    }
  });
});
