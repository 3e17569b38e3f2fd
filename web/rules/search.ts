import type { Chapter, Paragraph } from "./rulebook.ts";

/** The letters without accents, small, one for one: "Ültetvény" is found by "ultet". */
export function fold(text: string): string {
  let folded = "";
  for (const letter of text) {
    const plain = (letter === "’" ? "'" : letter).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    folded += plain.length === letter.length ? plain : letter;
  }
  return folded;
}

/** The words somebody looks for; all of them must be found. */
export function wordsOf(query: string): string[] {
  return fold(query)
    .split(/\s+/)
    .filter((word) => word !== "");
}

// tags and character references are not text to look in
const MARKUP = /(<[^>]+>|&[#a-z0-9]+;)/i;
const isMarkup = (part: string) => part.startsWith("<") || (part.startsWith("&") && part.endsWith(";"));

/** What a reader sees of a piece of HTML, folded for the search. */
export function seenText(html: string): string {
  return fold(
    html
      .split(MARKUP)
      .map((part) => (isMarkup(part) ? " " : part))
      .join(""),
  );
}

/** The places of the words in a text, in order and without overlaps. */
function places(text: string, words: readonly string[]): [from: number, to: number][] {
  const folded = fold(text);
  const found: [number, number][] = [];
  for (const word of words)
    for (let from = folded.indexOf(word); from >= 0; from = folded.indexOf(word, from + word.length))
      found.push([from, from + word.length]);
  found.sort(([a], [b]) => a - b);
  const merged: [number, number][] = [];
  for (const [from, to] of found) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

function markText(text: string, words: readonly string[]): string {
  let marked = "";
  let at = 0;
  for (const [from, to] of places(text, words)) {
    marked += `${text.slice(at, from)}<mark>${text.slice(from, to)}</mark>`;
    at = to;
  }
  return marked + text.slice(at);
}

/** The HTML with every place of the words marked. */
export function markWords(html: string, words: readonly string[]): string {
  if (words.length === 0) return html;
  return html
    .split(MARKUP)
    .map((part) => (isMarkup(part) ? part : markText(part, words)))
    .join("");
}

/** A rulebook made ready to be searched: the folded text of every paragraph. */
export function indexOf(chapters: readonly Chapter[]): string[][] {
  return chapters.map(({ paragraphs }) => paragraphs.map(({ id, html }) => `${fold(id ?? "")} ${seenText(html)}`));
}

const ROWS = /(?<=<tbody>).*(?=<\/tbody>)/s;
const ROW = /<tr>.*?<\/tr>/gs;

/** Of a table only the rows in which all words are found; other paragraphs as they are. */
function rowsFound(paragraph: Paragraph, words: readonly string[]): Paragraph {
  const rows = ROWS.exec(paragraph.html)?.[0].match(ROW);
  if (!rows) return paragraph;
  const kept = rows.filter((row) => words.every((word) => seenText(row).includes(word)));
  return { ...paragraph, html: paragraph.html.replace(ROWS, () => kept.join("")) };
}

const isEmptyTable = ({ html }: Paragraph) => html.includes("<tbody></tbody>");

/** The chapters with only those paragraphs, and of tables only those rows, in which all words are found. */
export function found(chapters: readonly Chapter[], index: readonly string[][], words: readonly string[]): Chapter[] {
  if (words.length === 0) return [...chapters];
  return chapters.map((chapter, place) => ({
    ...chapter,
    paragraphs: chapter.paragraphs
      .filter((_, number) => words.every((word) => index[place][number].includes(word)))
      .map((paragraph) => rowsFound(paragraph, words))
      .filter((paragraph) => !isEmptyTable(paragraph)),
  }));
}
