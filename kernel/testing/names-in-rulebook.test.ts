import { expect, test } from "vitest";
import { namesMissing } from "./names-in-rulebook.ts";

test("a name is found alone, with an ending, in bold, at the beginning of a sentence", () => {
  const book = "**Kis raktár**: jó. Haciendára kerül, az egyetemmel együtt, Bencétől.";
  expect(namesMissing("hu", ["kis raktár", "hacienda", "egyetem", "Bence"], book)).toEqual([]);
  expect(
    namesMissing(
      "fr",
      ["hôtel de ville", "office foncier", "bureau d'urbanisme"],
      "L'hôtel de ville, les offices fonciers, le bureau d’urbanisme",
    ),
  ).toEqual([]);
  expect(namesMissing("en", ["barrel", "city hall"], "Two barrels in the City hall? In the city hall.")).toEqual([]);
});

test("a part of another word is not the name", () => {
  expect(namesMissing("hu", ["rum", "bor", "gyár"], "rumos, borult, gyártás, abbor")).toEqual(["rum", "bor", "gyár"]);
  expect(namesMissing("fr", ["port"], "le portail, l'aéroport")).toEqual(["port"]);
  expect(namesMissing("en", ["corn"], "a corner, acorn")).toEqual(["corn"]);
});

test("another name is not the name", () => {
  expect(namesMissing("hu", ["Három találat a tengeren", "nagy piac"], "Három találat; nagy, piac")).toEqual([
    "Három találat a tengeren",
    "nagy piac",
  ]);
  expect(namesMissing("fr", ["grande sucrerie"], "Sucrerie (grande)")).toEqual(["grande sucrerie"]);
});
