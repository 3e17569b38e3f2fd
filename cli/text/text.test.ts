import { expect, test } from "vitest";
import { choiceLines } from "./choices.ts";
import { sectionLines } from "./sections.ts";
import { PLAIN } from "./style.ts";
import { hang, padEnd, padStart, widthOf, wrap } from "./width.ts";

test("accents take no room of their own, wide characters take two columns", () => {
  expect(widthOf("árvíztűrő")).toBe(9);
  expect(widthOf("e\u0301")).toBe(1);
  expect(widthOf("船🎲")).toBe(4);
  expect(padEnd("船", 4)).toBe("船  ");
  expect(padStart("é", 3)).toBe("  é");
});

test("text is wrapped between words, and inside a word that is wider than the line", () => {
  expect(wrap("one two three", 7)).toEqual(["one two", "three"]);
  expect(wrap("abcdefgh", 3)).toEqual(["abc", "def", "gh"]);
  expect(wrap("", 5)).toEqual([""]);
  expect(hang("- ", "one two", 6)).toEqual(["- one", "  two"]);
});

test("a section is a heading and an aligned table, numbers to the right", () => {
  const section = {
    title: "Goods",
    header: ["Good", "Left"],
    rows: [
      ["corn", "10"],
      ["indigo", "9"],
    ],
  };
  expect(sectionLines([section], 40, PLAIN)).toEqual([
    "── Goods ───────────────────────────────",
    "Good    Left",
    "──────  ────",
    "corn      10",
    "indigo     9",
  ]);
});

test("narrow sections share a row", () => {
  const section = (title: string) => ({ title, rows: [["corn", "10"]] });
  expect(sectionLines([section("Supply"), section("House")], 40, PLAIN)).toEqual([
    "── Supply ──   ── House ────────────────",
    "corn  10       corn  10",
  ]);
});

test("nothing is wider than the line, however wide the table", () => {
  const long = "a rather long cell that goes on and on, with anunbreakablywideword".repeat(2);
  const rows = [
    ["Anna", long, long, "12"],
    ["B", "short", long, "3"],
  ];
  const lines = sectionLines(
    [
      { title: long, header: ["Name", "One", "Two", "No."], rows },
      { title: "", rows: [] },
    ],
    60,
    PLAIN,
  );
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(60);
});

test("short choices share a line, long ones are indented below each other", () => {
  expect(choiceLines(["Pass", "Take corn", "Take sugar"], 40)).toEqual([
    " 1  Pass          2  Take corn",
    " 3  Take sugar",
  ]);
  expect(choiceLines(["Take the mayor and two doubloons"], 20)).toEqual([
    " 1  Take the mayor",
    "    and two",
    "    doubloons",
  ]);
});
