import type { Language } from "../words.ts";

/** Says a number with its noun, in the form the number asks for. */
export type Counter = (count: number, one: string, other: string) => string;

/** A noun as it stands after one and after other numbers. */
export interface Countable {
  readonly one: string;
  readonly other: string;
}

/** Counting in a language: "1 barrel", "2,000 barrels"; French has "0 tonneau" and "2 000 tonneaux". */
export function counter(language: Language): Counter {
  const rules = new Intl.PluralRules(language);
  const { format } = new Intl.NumberFormat(language);
  return (count, one, other) => `${format(count)} ${rules.select(count) === "one" ? one : other}`;
}

/** Counting nouns that carry their own forms. */
export function nounCounter(language: Language): (count: number, noun: Countable) => string {
  const count = counter(language);
  return (number, { one, other }) => count(number, one, other);
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

/** A kind and how many there are of it. */
export interface Amount {
  readonly kind: number;
  readonly count: number;
}

/** The kinds of which there are any. */
export function amounts(counts: readonly number[]): Amount[] {
  return counts.map((count, kind) => ({ kind, count })).filter(({ count }) => count > 0);
}

/** How many there are of each kind in a list of kinds. */
export function countsOf(kinds: readonly number[]): number[] {
  const counts = new Array<number>(Math.max(-1, ...kinds) + 1).fill(0);
  for (const kind of kinds) counts[kind]++;
  return counts;
}

/** The sentences that say something, one after the other. */
export function together(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== "").join(" ");
}
