import { expect, test } from "vitest";
import { inParts, withoutEmpty } from "./parts.ts";
import type { Chapter } from "./rulebook.ts";

const chapter = (level: number, title: string, ...ids: string[]): Chapter => ({
  title,
  level,
  paragraphs: ids.map((id) => ({ id, html: "" })),
});
const BOOK = [chapter(1, "Book"), chapter(2, "Captain"), chapter(3, "Loading", "PR-CAPTAIN-01"), chapter(2, "Mayor")];

test("sections lie below their chapters and keep their places in the book", () => {
  expect(inParts(BOOK).map(({ number, sections }) => [number, sections.map(({ number: place }) => place)])).toEqual([
    [0, []],
    [1, [2]],
    [3, []],
  ]);
});

test("a chapter stays if one of its sections has something in it", () => {
  expect(withoutEmpty(inParts(BOOK)).map(({ chapter: { title } }) => title)).toEqual(["Captain"]);
});
