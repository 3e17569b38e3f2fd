import { expect, test } from "vitest";
import { amounts, capital, counter, countsOf, listing, nounCounter, together } from "./counting.ts";

test("nouns follow their number, as each language wants it", () => {
  const inEnglish = [0, 1, 2].map((count) => counter("en")(count, "barrel", "barrels"));
  expect(inEnglish).toEqual(["0 barrels", "1 barrel", "2 barrels"]);
  const barrel = { one: "tonneau", other: "tonneaux" };
  const inFrench = [0, 1, 2].map((count) => nounCounter("fr")(count, barrel));
  expect(inFrench).toEqual(["0 tonneau", "1 tonneau", "2 tonneaux"]);
});

test("thousands are set apart as each language does it", () => {
  expect(counter("en")(12_345, "game", "games")).toBe("12,345 games");
  expect(counter("fr")(12_345, "partie", "parties")).toBe("12\u202f345 parties");
  expect(counter("hu")(12_345, "játszma", "játszma")).toBe("12\u00a0345 játszma");
  expect(counter("hu")(1234, "játszma", "játszma")).toBe("1234 játszma");
});

test("parts are joined by commas and a last word", () => {
  const join = listing("and");
  expect([join([]), join(["corn"]), join(["corn", "sugar"]), join(["corn", "indigo", "sugar"])]).toEqual([
    "",
    "corn",
    "corn and sugar",
    "corn, indigo and sugar",
  ]);
});

test("a sentence begins with a capital, accents included", () => {
  expect([capital("éva loads"), capital("")]).toEqual(["Éva loads", ""]);
});

test("amounts tell only what there is", () => {
  expect(amounts([0, 2, 0, 1])).toEqual([
    { kind: 1, count: 2 },
    { kind: 3, count: 1 },
  ]);
  expect(amounts(countsOf([3, 1, 1]))).toEqual(amounts([0, 2, 0, 1]));
  expect(countsOf([])).toEqual([]);
});

test("sentences with nothing to say are left out", () => {
  expect(together("The row is empty.", "", "The pile is new.")).toBe("The row is empty. The pile is new.");
});
