import { expect, test } from "vitest";
import type { Language } from "../words.ts";
import { faultsIn, sectionFaults } from "./faults.ts";

const NOUNS = {
  en: [{ one: "barrel", other: "barrels" }],
  fr: [{ one: "tonneau", other: "tonneaux" }],
};

const SOUND: readonly [Language, string][] = [
  ["en", "Inês loads 1 barrel on a ship and 12 barrels on an island."],
  ["hu", "Az 5-ös hajóra, a 7-es hajóra és az a1 lapkára kerül; Bence a gyár révén 5 dublont kap Chloétól."],
  ["fr", "L’île d’Inês\u00a0: 0 tonneau, 1 tonneau ou 2 tonneaux\u202f; est-ce «\u202ftout\u202f»\u202f?"],
];

const FAULTY: readonly [Language, string][] = [
  ["en", "undefined loads."],
  ["en", "A island."],
  ["en", "An ship."],
  ["en", "It holds 1 barrels."],
  ["en", "It holds 12 barrel."],
  ["hu", "A 5-ös hajó."],
  ["hu", "Az 7-es hajó."],
  ["hu", "A indigó."],
  ["hu", "Most az kukorica jön."],
  ["hu", "A(z) 5. lépés."],
  ["hu", "Bence 5 dublont kap."],
  ["hu", "Bencetól elvesz egyet."],
  ["fr", "L'île."],
  ["fr", "Le île."],
  ["fr", "Vous avez 1 tonneaux."],
  ["fr", "Vous avez 0 tonneaux."],
  ["fr", "Vous avez 2 tonneau."],
  ["fr", "Qui ?"],
  ["fr", "Qui\u00a0?"],
  ["fr", "Qui?"],
  ["fr", "Prix: 2."],
  ["fr", "Le tour de Inês."],
];

test("sound sentences pass", () => {
  expect(SOUND.map(([language, sentence]) => faultsIn(language, sentence, NOUNS))).toEqual(["", "", ""]);
});

test.each(FAULTY)("in %s: %s", (language, sentence) => {
  expect(faultsIn(language, sentence, NOUNS)).toContain(sentence);
});

test("a section is a calm table", () => {
  const section = { title: "Ships", header: ["Ship", "Cargo"], rows: [["4", "corn"]] };
  expect(sectionFaults(section)).toBe("");
  expect(sectionFaults({ ...section, rows: [["4"]] })).toContain("rows of different length");
  expect(sectionFaults({ ...section, rows: [["4", "corn ".repeat(20)]] })).toContain("columns, a long cell");
  expect(sectionFaults({ ...section, rows: [["4", "undefined"]] })).toContain("a hole");
  expect(sectionFaults({ ...section, title: "Ships ".repeat(20) })).toContain("a long title");
});
