/** Words that begin with an h before which nothing is elided; most that begin with "ha" are of this kind. */
const ASPIRATED =
  /^h(a(?!bi|bl|cienda|lein|llu|lter|mec|rmon)|ibou|eurt|eros|eriss|ier|oll|om(ard|eri)|ong|onte|ors|ouill|oul|uguenot|uit|urle|ussard|utte)/;
/** Other words that are not elided although they begin with a vowel. */
const UNELIDED = /^(onz|oui($|\P{L})|ouistiti|un($|\P{L})|y[aeiou])/u;

/** Is the word elided: does it begin with a vowel or a mute h? */
export function isElided(word: string): boolean {
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace("œ", "oe").replace("æ", "ae");
  return /^[aeiouyh]/.test(plain) && !UNELIDED.test(plain) && !ASPIRATED.test(plain);
}

const elision = (full: string, elided: string) => (word: string) =>
  isElided(word) ? `${elided}’${word}` : `${full} ${word}`;

/** Of somebody or something without an article: "de Tomé", "d’Inês". */
export const de = elision("de", "d");

/** That, before somebody: "que Tomé", "qu’Inês". */
export const que = elision("que", "qu");

/** A noun: itself, several of it, with either article, after "de" and after "à" with the article. */
export interface FrenchNoun {
  readonly name: string;
  readonly several: string;
  readonly the: string;
  readonly a: string;
  readonly of: string;
  readonly at: string;
  readonly isFeminine: boolean;
}

/** The plural of a noun, adjectives beside it included; what stands after "de", "à" or "du" stays as it is. */
export function plural(name: string): string {
  const [, group = name, rest = ""] = /^(.*?)( (?:de|du|des|à|au) .*| d[’'].*)?$/u.exec(name) ?? [];
  return group.split(" ").map(pluralOfWord).join(" ") + rest;
}

function pluralOfWord(word: string): string {
  if (/[sxz]$/.test(word)) return word;
  if (/(eau|eu|au)$/.test(word)) return `${word}x`;
  return /al$/.test(word) ? word.replace(/al$/, "aux") : `${word}s`;
}

/** A masculine noun with its forms: "le port", "du port", "au port"; "l’hospice", "de l’hospice", "à l’hospice". */
export function masculine(name: string, several = plural(name)): FrenchNoun {
  const forms = isElided(name)
    ? { the: `l’${name}`, of: `de l’${name}`, at: `à l’${name}` }
    : { the: `le ${name}`, of: `du ${name}`, at: `au ${name}` };
  return { name, several, a: `un ${name}`, ...forms, isFeminine: false };
}

/** A feminine noun with its forms: "la villa", "de la villa", "à la villa"; "l’église", "de l’église", "à l’église". */
export function feminine(name: string, several = plural(name)): FrenchNoun {
  const the = isElided(name) ? `l’${name}` : `la ${name}`;
  return { name, several, the, a: `une ${name}`, of: `de ${the}`, at: `à ${the}`, isFeminine: true };
}

const NO_BREAK = "\u00a0";
const NARROW = "\u202f";

/** A French text as print has it: curved apostrophes, spaces before punctuation and inside quotation marks that do not break. */
export function typesetText(text: string): string {
  return text
    .replace(/'/g, "’")
    .replace(/ :/g, `${NO_BREAK}:`)
    .replace(/[ \u00a0]([;!?»%])/g, `${NARROW}$1`)
    .replace(/«[ \u00a0]/g, `«${NARROW}`);
}

/** A catalogue of French words as print has them: in every text, and in whatever a function of it says. */
export function typeset<Part>(part: Part): Part {
  const set = (inner: unknown): unknown => {
    if (typeof inner === "string") return typesetText(inner);
    if (typeof inner === "function") return (...facts: unknown[]) => set(inner(...facts));
    if (Array.isArray(inner)) return inner.map(set);
    if (typeof inner !== "object" || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([name, value]) => [name, set(value)]));
  };
  return set(part) as Part;
}
