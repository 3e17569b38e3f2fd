import { LANGUAGES, type Language } from "@caravel/kernel";
import type { Io } from "../io.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { hu } from "./hu.ts";
import type { Words } from "./words.ts";

export * from "./words.ts";

/** What the command line says, by language. */
export const words: Readonly<Record<Language, Words>> = { en, hu, fr };

/** The language of that code, or undefined. */
export function findLanguage(code: string): Language | undefined {
  return LANGUAGES.find((language) => language === code);
}

/** The language the user's system asks for; English if we do not speak it. */
export function systemLanguage(env: Io["env"]): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || "";
  return findLanguage(locale.slice(0, 2).toLowerCase()) ?? "en";
}
