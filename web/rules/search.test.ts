import { describe, expect, test } from "vitest";
import type { Chapter } from "./rulebook.ts";
import { fold, found, indexOf, markWords, seenText, wordsOf } from "./search.ts";

const CHAPTERS: readonly Chapter[] = [
  {
    title: "A kapitány",
    level: 2,
    paragraphs: [
      { id: "PR-CAPTAIN-04", html: "Egy hajón csak <em>egyféle</em> áru lehet." },
      { id: null, html: "<p>Kukorica &amp; indigó.</p>" },
    ],
  },
  { title: "A polgármester", level: 2, paragraphs: [{ id: "PR-MAYOR-01", html: "Új telepesek érkeznek." }] },
];
const INDEX = indexOf(CHAPTERS);
const idsFound = (query: string) =>
  found(CHAPTERS, INDEX, wordsOf(query)).flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));

test("folding keeps the length, so that places stay the same", () => {
  for (const text of ["Ültetvény", "œuvre d’été", "ŐSZI Ű", "İstanbul", "ﬁn"])
    expect(fold(text)).toHaveLength(text.length);
  expect(fold("Ültetvény ŐŰ")).toBe("ultetveny ou");
});

describe("searching", () => {
  test("accents and case do not matter", () => {
    expect(idsFound("HAJON")).toEqual(["PR-CAPTAIN-04"]);
    expect(idsFound("uj telepes")).toEqual(["PR-MAYOR-01"]);
  });

  test("all words must be found, in any order", () => {
    expect(idsFound("áru egyféle")).toEqual(["PR-CAPTAIN-04"]);
    expect(idsFound("áru telepes")).toEqual([]);
  });

  test("a rule is found by its id", () => expect(idsFound("captain-04")).toEqual(["PR-CAPTAIN-04"]));

  test("of a table only the rows that have all words are kept", () => {
    const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
    const html = `<table><thead></thead><tbody>${row("Wharf", "9")}${row("Harbor", "8")}</tbody></table>`;
    const book = [{ title: "Buildings", level: 2, paragraphs: [{ id: null, html }] }];
    const search = (query: string) => found(book, indexOf(book), wordsOf(query))[0].paragraphs;
    expect(search("wharf")[0].html).toBe(`<table><thead></thead><tbody>${row("Wharf", "9")}</tbody></table>`);
    expect(search("wharf 8")).toEqual([]);
  });

  test("tags and character references are not text", () => {
    expect(seenText("<em>a</em> &amp; b")).not.toMatch(/em|amp/);
    expect(idsFound("amp")).toEqual([]);
  });
});

describe("marking", () => {
  test("the letters found are marked as they are written", () => {
    expect(markWords("Egy <em>hajón</em>", wordsOf("hajo"))).toBe("Egy <em><mark>hajó</mark>n</em>");
  });

  test("words that overlap are marked once", () => {
    expect(markWords("kapitány", wordsOf("kapi pit"))).toBe("<mark>kapit</mark>ány");
  });

  test("tags stay whole", () => expect(markWords('<a href="x">e</a>', ["a"])).toBe('<a href="x">e</a>'));
});
