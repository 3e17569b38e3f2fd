import { LANGUAGES } from "@caravel/kernel";
import { faultsIn } from "@caravel/kernel/testing";
import { describe, expect, test } from "vitest";
import { TRADES } from "../../content/spaces.ts";
import { type BoardWords, boardWords, speak } from "./words.ts";

await Promise.all(LANGUAGES.map(speak));

/** Everything the board says by itself in a language; names of pieces are tested with the tooltips. */
function everything({ headings, tips, trades, places, hints, cautions, ...words }: BoardWords): string[] {
  const plain = (of: object) => Object.values(of).filter((value) => typeof value === "string");
  return [
    ...[headings, tips, places, hints, cautions].flatMap(plain),
    ...trades,
    ...tips.oldMarkers,
    words.lastRound,
    words.lastSoloRound,
    ...[1, 2, 3].flatMap((age) => [headings.age(age), headings.rounds({ round: age, of: null })]),
    headings.rounds({ round: 3, of: 20 }),
    ...[0, 1, 5].flatMap((count) => [tips.vp(count), tips.left(count), tips.strength(count)]),
  ];
}

describe.each(LANGUAGES)("in %s", (language) => {
  const words = boardWords(language);

  test("everything is sound", () => {
    const said = everything(words);
    expect(said.map((sentence) => faultsIn(language, sentence)).filter((fault) => fault !== "")).toEqual([]);
    expect(said.filter((sentence) => sentence === "" || sentence.includes("undefined"))).toEqual([]);
  });

  test("there is a word for every exchange, and names of spaces fit their cards", () => {
    expect(words.trades).toHaveLength(TRADES.length);
    expect(words.labels.spaces.filter((name) => name.length > 13)).toEqual([]);
  });
});
