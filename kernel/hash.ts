/** Two lanes of 32 bits that every value is stirred into. */
let low = 0;
let high = 0;

function stir(word: number): void {
  low = Math.imul(low ^ word, 0x85ebca6b);
  low ^= low >>> 15;
  high = Math.imul((high ^ (word + 0x7f4a7c15)) + low, 0xc2b2ae35);
  high ^= high >>> 13;
}

function textWord(text: string): number {
  let word = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) word = Math.imul(word ^ text.charCodeAt(place), 0x01000193);
  return word;
}

const keyWords = new Map<string, number>();

/** The word of a field's name; there are few of them, so they are remembered. */
function keyWord(key: string): number {
  let word = keyWords.get(key);
  if (word === undefined) {
    word = textWord(key);
    if (keyWords.size < 1000) keyWords.set(key, word);
  }
  return word;
}

function stirText(text: string): void {
  stir(text.length + 0x53);
  stir(textWord(text));
}

function stirValue(value: unknown): void {
  if (typeof value === "number") {
    if ((value | 0) === value) stir(value);
    else stirText(`#${value}`);
  } else if (typeof value === "string") {
    stirText(value);
  } else if (Array.isArray(value)) {
    stir(value.length + 0x5b00);
    for (let place = 0; place < value.length; place++) stirValue(value[place]);
  } else if (typeof value === "object" && value !== null) {
    stir(0x7b00);
    for (const key in value) {
      stir(keyWord(key));
      stirValue((value as Record<string, unknown>)[key]);
    }
    stir(0x7d00);
  } else {
    stir(0x5400);
    stirText(String(value));
  }
}

/** A fingerprint of plain data, 16 hexadecimal digits, equal in every process; the order of keys counts. */
export function hash(value: unknown): string {
  low = 0x9e3779b9;
  high = 0x243f6a88;
  stirValue(value);
  stir(0x1f);
  return (high >>> 0).toString(16).padStart(8, "0") + (low >>> 0).toString(16).padStart(8, "0");
}
