import type { Language } from "@caravel/kernel";

/** A noun as it stands after one and after other numbers. */
export interface Countable {
  readonly one: string;
  readonly other: string;
}

/** Counting in a language, with the form of the noun that the number asks for: "1 thaler", "2 thalers"; "0 thaler" in French. */
export function counter(language: Language): (count: number, noun: Countable) => string {
  const rules = new Intl.PluralRules(language);
  return (count, { one, other }) => `${count} ${rules.select(count) === "one" ? one : other}`;
}

/** Joins the parts of a sentence: "cotton, wine and tea". */
export function listing(and: string): (parts: readonly string[]) => string {
  return (parts) =>
    parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} ${and} ${parts[parts.length - 1]}`;
}

/** Says every kind of which there are any. */
export function sayAmounts(counts: readonly number[], say: (count: number, kind: number) => string): string[] {
  return counts.flatMap((count, kind) => (count > 0 ? [say(count, kind)] : []));
}

/** How many there are of each item in a list of items. */
export function countsOf(items: readonly number[]): number[] {
  const counts = new Array<number>(Math.max(-1, ...items) + 1).fill(0);
  for (const item of items) counts[item]++;
  return counts;
}

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The parts that say something, one after the other. */
export function together(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}
