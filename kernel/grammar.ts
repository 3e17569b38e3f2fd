import type { Language } from "./words.ts";

/** Says a number with its noun, in the form the number asks for. */
export type Counter = (count: number, one: string, other: string) => string;

/** Counting in a language: "1 barrel", "2 barrels"; French has "0 tonneau". */
export function counter(language: Language): Counter {
  const rules = new Intl.PluralRules(language);
  return (count, one, other) => `${count} ${rules.select(count) === "one" ? one : other}`;
}

/** Joins parts of a sentence: "corn, indigo and sugar". */
export function listing(and: string): (parts: readonly string[]) => string {
  return (parts) => {
    const last = parts.at(-1) ?? "";
    return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} ${and} ${last}`;
  };
}

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
