import { LETTER_NAMES, numberWord } from "./hungarian-numbers.ts";

/** How the vowels of a word colour its endings; `round` is a front word whose last vowel is round. */
type Harmony = "back" | "front" | "round";

/** Endings by harmony: back, front, and front after a round vowel where that differs. */
const ENDINGS = {
  ba: ["ba", "be"],
  ban: ["ban", "ben"],
  ból: ["ból", "ből"],
  hoz: ["hoz", "hez", "höz"],
  nak: ["nak", "nek"],
  nál: ["nál", "nél"],
  ra: ["ra", "re"],
  ról: ["ról", "ről"],
  tól: ["tól", "től"],
  ért: ["ért", "ért"],
  ig: ["ig", "ig"],
} as const;

/** Endings that take a linking vowel after a consonant: on something, as an object, and as what "you" have. */
const LINKED = ["n", "t", "d"] as const;
type Linked = (typeof LINKED)[number];

/** An ending, named by its form after a back vowel. */
export type Ending = keyof typeof ENDINGS | Linked | "val";

const VOWEL = /[aáeéiíoóöőuúüű]/;
const ROUND = /[öőüű]/;
const LENGTHENED: Readonly<Record<string, string>> = { a: "á", e: "é", o: "ó", ö: "ő" };
const DIGRAPHS = /(dzs|cs|dz|gy|ly|ny|sz|ty|zs)$/;
/** Consonants after which the object needs no linking vowel. */
const OBJECT_SLIDES = /[aáeéiíoóöőuúüű](ly|ny|sz|zs|[jlnrsz])$/;
/** Given names that drop one of three equal consonants; other names keep them, with a hyphen. */
const GIVEN_NAME = /(ett|iann|ienn)$/;
/** Letters of other languages, as a Hungarian hears them. */
const FOREIGN: Readonly<Record<string, string>> = { å: "o", æ: "e", œ: "ö", ø: "ö", ł: "l", ß: "sz" };

const isForeign = (letter: string) => !/[a-záéíóöőúüű\d]/.test(letter) && /\p{L}/u.test(letter);

/** A letter without accents that Hungarian does not have. */
function plain(letter: string): string {
  return isForeign(letter) ? (FOREIGN[letter] ?? letter.normalize("NFD").charAt(0)) : letter;
}

/** The word as it sounds, in small Hungarian letters, so far as its spelling tells. */
function sounds(word: string): string {
  const letters = [...word.normalize("NFC").toLowerCase()];
  const heard = letters.map(plain).join("");
  // a final y is a vowel unless it softens the consonant before it: Lucy, Jenny, but Károly
  if (/(^|[^glnt]|([glnt])\2)y$/.test(heard)) return `${heard.slice(0, -1)}i`;
  return letters.some(isForeign) ? heard.replace(/(?<!s)s$/, "sz") : heard;
}

/** What is said aloud, whether it is a number, and whether the ending is set off from what is written: after digits and initials it is. */
interface Spoken {
  readonly said: string;
  readonly isNumber: boolean;
  readonly isSetOff: boolean;
}

function spoken(word: string): Spoken {
  const digits = /\d+$/.exec(word)?.[0];
  if (digits !== undefined) return { said: numberWord(Number(digits)), isNumber: true, isSetOff: true };
  const said = sounds(word);
  if (VOWEL.test(said)) return { said, isNumber: false, isSetOff: !/\p{L}$/u.test(word) };
  return { said: LETTER_NAMES[said.charAt(said.length - 1)] ?? said, isNumber: false, isSetOff: true };
}

/** The last vowel that is not i or í decides; é leaves the word to a back vowel before it (kávé, Chloé). */
function harmonyOf(said: string): Harmony {
  const vowels = [...said].filter((letter) => VOWEL.test(letter));
  const last = vowels.at(-1) ?? "e";
  const telling = vowels.filter((vowel) => !/[iíé]/.test(vowel)).at(-1) ?? "e";
  const wins = last === "é" || /[ií]/.test(last) ? telling : last;
  if (/[aáoóuú]/.test(wins)) return "back";
  return ROUND.test(last) ? "round" : "front";
}

function lengthened(word: string): string {
  const last = word.charAt(word.length - 1);
  const long = LENGTHENED[last] ?? LENGTHENED[last.toLowerCase()]?.toUpperCase();
  return long === undefined ? word : word.slice(0, -1) + long;
}

function linkingVowel(harmony: Harmony): string {
  return { back: "o", front: "e", round: "ö" }[harmony];
}

function linked({ said, isNumber }: Spoken, ending: Linked): string {
  if (VOWEL.test(said.charAt(said.length - 1))) return ending;
  const harmony = harmonyOf(said);
  // numbers always link, and those with back vowels by an a (8-at, 20-at), all but hat (6-ot)
  if (isNumber && ending === "t") return harmony === "back" && said !== "hat" ? "at" : linkingVowel(harmony) + ending;
  if (ending === "t" && OBJECT_SLIDES.test(said)) return ending;
  return linkingVowel(harmony) + ending;
}

/** The sound with which "with" begins: that of the word's last consonant. */
function lastConsonant(said: string): string {
  const [last] = DIGRAPHS.exec(said) ?? [said.charAt(said.length - 1)];
  return last === "x" ? "sz" : last;
}

function withWith(word: string, said: string, isSetOff: boolean): string {
  const al = harmonyOf(said) === "back" ? "al" : "el";
  if (VOWEL.test(said.charAt(said.length - 1))) return isSetOff ? `${word}-v${al}` : `${lengthened(word)}v${al}`;
  const consonant = lastConsonant(said);
  if (isSetOff) return `${word}-${consonant}${al}`;
  if (/([^aeiou])\1$/.test(said)) return GIVEN_NAME.test(said) ? word + al : `${word}-${consonant}${al}`;
  // a digraph is doubled by its first letter alone: Balázzsal
  if (word.toLowerCase().endsWith(consonant) && consonant.length > 1)
    return word.slice(0, -consonant.length) + consonant.charAt(0) + consonant + al;
  return word + consonant + al;
}

function formOf(word: Spoken, ending: Exclude<Ending, "val">): string {
  if (ending === "n" || ending === "t" || ending === "d") return linked(word, ending);
  const [back, front, round = front] = ENDINGS[ending];
  return { back, front, round }[harmonyOf(word.said)];
}

/**
 * A word, name or number with an ending that agrees with it: "Bencétől", "Jánossal", "Játékos 3-tól".
 * Nouns with a changing stem (cukor, cukrot) are not for it: see `hungarianNoun`.
 */
export function withEnding(word: string | number, ending: Ending): string {
  const text = String(word);
  const aloud = spoken(text);
  const { said, isSetOff } = aloud;
  if (ending === "val") return withWith(text, said, isSetOff);
  const form = formOf(aloud, ending);
  return isSetOff ? `${text}-${form}` : lengthened(text) + form;
}

/** Roman numerals are ordinals, of which the first and the fifth begin with a vowel: az I., a II., az V. */
const ROMAN_ORDINAL = /^[IVX]+(?=\.)/;

/** The article before a word or number: "az" if it begins with a vowel when said aloud. */
export function article(word: string | number): "a" | "az" {
  const ordinal = ROMAN_ORDINAL.exec(String(word))?.[0];
  if (ordinal !== undefined) return ordinal === "I" || ordinal === "V" ? "az" : "a";
  const text = String(word)
    .toLowerCase()
    .replace(/^[^\p{L}\d]+/u, "");
  const digits = /^\d+/.exec(text)?.[0];
  // a letter by itself, as in codes, is said by its name: az R1
  const letter = /^\p{L}(?!\p{L})/u.exec(text)?.[0] ?? "";
  const first = (LETTER_NAMES[letter] ?? text).charAt(0);
  // one, a thousand, a million, and all that begin with five
  const isVowel =
    digits === undefined
      ? VOWEL.test(plain(first))
      : digits.startsWith("5") || (digits.startsWith("1") && digits.length % 3 === 1);
  return isVowel ? "az" : "a";
}

/** A word or number with its article: "az 5", "a hivatal". */
export function withArticle(word: string | number): string {
  return `${article(word)} ${word}`;
}

/** A noun: itself, with its article, as an object, and as what "you" have; withEnding gives the rest. */
export interface HungarianNoun {
  readonly name: string;
  readonly the: string;
  readonly object: string;
  readonly yours: string;
}

/** A noun's forms; one whose stem changes says it up to the linking vowel: `hungarianNoun("raktár", "raktára")`. */
export function hungarianNoun(name: string, stem?: string): HungarianNoun {
  return {
    name,
    the: withArticle(name),
    object: stem === undefined ? withEnding(name, "t") : `${stem}t`,
    yours: stem === undefined ? withEnding(name, "d") : `${stem}d`,
  };
}
