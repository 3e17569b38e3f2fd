import { capital } from "../grammar/counting.ts";
import { plural } from "../grammar/french.ts";
import { type Ending, withEnding } from "../grammar/hungarian.ts";
import type { Language } from "../words.ts";

const HUNGARIAN_ENDINGS: readonly Ending[] = [
  ...(["ba", "ban", "ból", "hoz", "nak", "nál", "ra", "ról", "tól", "ért", "ig", "n", "t", "d", "val"] as const),
];

/** The forms in which a name may stand in a text of its language, besides a capital first letter. */
function formsOf(language: Language, name: string): string[] {
  if (language === "hu") return [name, ...HUNGARIAN_ENDINGS.map((ending) => withEnding(name, ending))];
  return [name, language === "fr" ? plural(name) : `${name}s`];
}

const LETTER = /[\p{L}\d]/u;

/** Does the form stand in the text as a word of its own, not as a part of another? */
function stands(text: string, form: string): boolean {
  for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1))
    if (!LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + form.length))) return true;
  return false;
}

/** Apostrophes and spaces alike, without the marks of Markdown. */
function plain(text: string): string {
  return text
    .replace(/[*_`]/g, "")
    .replace(/'/g, "’")
    .replace(/[\u00a0\u202f]/g, " ");
}

/** The names that do not occur in a rulebook, in any form that their language gives them. */
export function namesMissing(language: Language, names: readonly string[], rulebook: string): string[] {
  const text = plain(rulebook);
  const occurs = (name: string) =>
    formsOf(language, plain(name)).some((form) => stands(text, form) || stands(text, capital(form)));
  return [...new Set(names)].filter((name) => !occurs(name));
}
