import { LANGUAGES, type Language, type RecordFault } from "@caravel/kernel";
import type { Problem } from "@caravel/tables/problem";
import { describe, expect, test } from "vitest";
import { problems as en } from "./en.ts";
import { problems as fr } from "./fr.ts";
import { problems as hu } from "./hu.ts";
import { clauseOf, faultClause, type ProblemWords, sentenceOf } from "./index.ts";

const WORDS: Readonly<Record<Language, ProblemWords>> = { en, hu, fr };

type Anything = Problem | RecordFault;

/** Facts for every code. */
const FACTS = {
  game: "puerto-rico",
  expected: "portolano",
  rules: 2,
  known: [1],
  style: "greedy",
  players: 7,
  allowed: [2, 3],
  option: "cards",
  value: "marked",
  place: "ships.0",
  problem: "7",
  rule: "PR-COMP-18",
  table: "abc",
  seat: 1,
  move: "role mayor",
  ply: 9,
  reason: "7",
  part: "luck",
  found: 3,
  derived: [1],
  recorded: [2],
  played: [3],
  line: null,
  fault: { code: "noSecret" },
} as const;

const everything = (words: ProblemWords) =>
  Object.keys(words.clauses).map((code) => ({ ...FACTS, code }) as unknown as Anything);

describe.each(LANGUAGES)("problems (%s)", (language) => {
  const words = WORDS[language];

  test("are all told, with their facts and nothing unsaid", () => {
    for (const problem of everything(words))
      expect(clauseOf(problem, words)).toMatch(/^(?!.*(undefined|NaN|\[object))./);
    expect(clauseOf({ code: "otherRules", game: "x", rules: 2, known: [1, 3] }, words)).toMatch(/2.*1, 3/);
  });

  test("call games by their titles", () => {
    const problem: Problem = { code: "noSuchBot", game: "puerto-rico", style: "wild" };
    expect(sentenceOf(problem, words, (game) => `<${game}>`)).toContain("<puerto-rico>");
  });

  test("are whole sentences for readers", () => {
    for (const problem of everything(words))
      if ("code" in problem) expect(sentenceOf(problem as Problem, words)).toMatch(/^[^a-záéíóöőúüűàâçèêëîïôûù].*[.]$/);
  });

  test("name the line of a record, unless it is none at all", () => {
    expect(faultClause({ line: 12, fault: { code: "wrongCheck" } }, words)).toContain("12");
    expect(faultClause({ line: 1, fault: { code: "notARecord" } }, words)).not.toContain("1");
    expect(sentenceOf({ code: "badRecord", line: 1, fault: { code: "notARecord" } }, words)).toContain("Caravel");
  });

  test("are set as print is", () => {
    for (const problem of everything(words)) {
      const clause = clauseOf(problem, words);
      expect(clause).not.toMatch(/'|"|\.\.\.| {2}/);
      if (language === "fr") expect(clause).not.toMatch(/ [:;!?»]|« |[^\s\u00a0\u202f:][;!?»]/);
    }
  });
});
