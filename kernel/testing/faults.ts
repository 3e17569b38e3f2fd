import type { Countable } from "../grammar/counting.ts";
import { article } from "../grammar/hungarian.ts";
import type { Language, Section } from "../words.ts";

/** Players for tests, with names that ask for elisions and endings. */
const NAMES = ["Inês", "Bence", "Chloé", "Ábel", "Judit"];

/** The names at a table of so many players. */
export function testNames(players: number): string[] {
  return NAMES.slice(0, players);
}

/** The nouns that a game counts, to be checked after numbers. */
export type CountedNouns = Readonly<Partial<Record<Language, readonly Countable[]>>>;

/** Traces of a fact that was not there, and of parts badly joined. */
const HOLES = [/undefined/, /NaN/, /\[object/, /null/, /\$\{/, / {2}/, /^\s|\s$/, / [.,]/, /\(\)/];

const NAME = `(?:${NAMES.join("|")})`;

/** What no sentence of a language may show: the wrong article, a missing elision, the spaces of another language. */
const FAULTS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/\ba [aeio](?![1-4])/i, /\ban [^aeiou]/i],
  hu: [/\ba\(z\)/i, new RegExp(`${NAME} \\d`), /Bence\p{L}/u],
  fr: [
    /'/,
    /(?<!\p{L})(de|le|la|ne|que|se) [aeiouyâàéèêîïôûh]/iu,
    /(?<!\p{L})(à|de) les? /iu,
    / [:;?!»%]|« |[^\s\u00a0\u202f][;!?»]|\u00a0[;!?»]|\p{L}: /u,
    new RegExp(`${NAME} \\d`),
  ],
};

/** Words after a Hungarian article that does not fit them. */
function wrongArticles(sentence: string): string[] {
  return [...sentence.matchAll(/(?<=^|[ („])(az?) (\p{L}[^\s,;.:]*\.?|\d+)/giu)]
    .filter(([, said, word]) => said.toLowerCase() !== article(word))
    .map(([found]) => found);
}

const wrongNumbers = new WeakMap<readonly Countable[], RegExp>();

/** A number whose noun does not follow it; French counts nothing in the singular. */
function wrongNumber(language: Language, nouns: readonly Countable[]): RegExp {
  const known = wrongNumbers.get(nouns);
  if (known !== undefined) return known;
  const ones = language === "fr" ? "[01]" : "1";
  const [one, other] = [nouns.map((noun) => noun.one).join("|"), nouns.map((noun) => noun.other).join("|")];
  const fault = new RegExp(`(?<![\\d.,])(${ones} (${other})|([2-9]|\\d\\d+) (${one}))(?!\\p{L})`, "u");
  wrongNumbers.set(nouns, fault);
  return fault;
}

/** What is wrong with a sentence, as a report; empty if nothing is. */
export function faultsIn(language: Language, sentence: string, nouns: CountedNouns = {}): string {
  const counted = nouns[language];
  const found = [
    ...[...HOLES, ...FAULTS[language]].filter((fault) => fault.test(sentence)).map(String),
    ...(language === "hu" ? wrongArticles(sentence) : []),
    ...(counted === undefined ? [] : (wrongNumber(language, counted).exec(sentence)?.slice(0, 1) ?? [])),
  ];
  return found.length === 0 ? "" : `${language}: "${sentence}" has ${found.join(" ")}\n`;
}

/** What keeps a section from being a calm table of at most 100 columns, as a report. */
export function sectionFaults({ title, header, rows }: Section): string {
  const lines = header === undefined ? rows : [header, ...rows];
  const columns = Math.max(...lines.map((line) => line.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...lines.map((line) => (line[column] ?? "").length)),
  );
  const width = widths.reduce((sum, next) => sum + next + 2, -2);
  const faults = [
    title.length > 100 ? "a long title" : "",
    width > 100 ? `${width} columns` : "",
    Math.max(...widths) > 60 ? "a long cell" : "",
    lines.some((line) => line.length !== columns) ? "rows of different length" : "",
    /undefined|NaN|\[object|null/.test([title, ...lines.flat()].join(" ")) ? "a hole" : "",
  ].filter((fault) => fault !== "");
  return faults.length === 0 ? "" : `${title}: ${faults.join(", ")}. `;
}
