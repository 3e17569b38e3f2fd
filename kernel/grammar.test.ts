import { expect, test } from "vitest";
import { capital, counter, listing } from "./grammar.ts";

test("nouns follow their number, as each language wants it", () => {
  const inEnglish = [0, 1, 2].map((count) => counter("en")(count, "barrel", "barrels"));
  expect(inEnglish).toEqual(["0 barrels", "1 barrel", "2 barrels"]);
  const inFrench = [0, 1, 2].map((count) => counter("fr")(count, "tonneau", "tonneaux"));
  expect(inFrench).toEqual(["0 tonneau", "1 tonneau", "2 tonneaux"]);
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
