const UNITS = ["nulla", "egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc"];
const TENS = ["", "tíz", "húsz", "harminc", "negyven", "ötven", "hatvan", "hetven", "nyolcvan", "kilencven"];

/** The last word of a number when it is said aloud, which its ending follows: 40 is "negyven", 3000 is "ezer". */
export function numberWord(number: number): string {
  if (number === 0 || number % 10 !== 0) return UNITS[number % 10];
  if (number % 100 !== 0) return TENS[(number % 100) / 10];
  if (number % 1000 !== 0) return "száz";
  return number % 1_000_000 !== 0 ? "ezer" : "millió";
}

/** The consonants by name, for initials. */
export const LETTER_NAMES: Readonly<Record<string, string>> = {
  b: "bé",
  c: "cé",
  d: "dé",
  f: "ef",
  g: "gé",
  h: "há",
  j: "jé",
  k: "ká",
  l: "el",
  m: "em",
  n: "en",
  p: "pé",
  q: "kú",
  r: "er",
  s: "es",
  t: "té",
  v: "vé",
  w: "vé",
  x: "iksz",
  y: "ipszilon",
  z: "zé",
};
