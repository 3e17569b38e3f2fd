import { expect, test } from "vitest";
import { de, feminine, isElided, masculine, plural, que, typeset, typesetText } from "./french.ts";

test("names are elided by their first sound", () => {
  expect(["Inês", "Tomé", "Émile", "Hélène", "Henri", "Yves", "Yann", "Hans", "Œdipe"].map(de)).toEqual([
    "d’Inês",
    "de Tomé",
    "d’Émile",
    "d’Hélène",
    "d’Henri",
    "d’Yves",
    "de Yann",
    "de Hans",
    "d’Œdipe",
  ]);
  expect([que("Inês"), que("Tomé")]).toEqual(["qu’Inês", "que Tomé"]);
});

test("an h may be mute or not", () => {
  const mute = ["hacienda", "hospice", "hôtel", "habitant", "harmonie", "homme", "huile", "héroïne"];
  const aspirated = ["hangar", "hamac", "héros", "huit", "homard", "hussard", "hollandais", "onze", "yacht", "oui"];
  expect(mute.filter((word) => !isElided(word))).toEqual([]);
  expect(aspirated.filter(isElided)).toEqual([]);
});

test("a noun has its articles and contractions", () => {
  expect(masculine("port")).toEqual({
    name: "port",
    several: "ports",
    the: "le port",
    a: "un port",
    of: "du port",
    at: "au port",
    isFeminine: false,
  });
  expect(feminine("villa")).toMatchObject({ the: "la villa", a: "une villa", of: "de la villa", at: "à la villa" });
  expect(masculine("hospice")).toMatchObject({ the: "l’hospice", of: "de l’hospice", at: "à l’hospice" });
  expect(feminine("église")).toMatchObject({ the: "l’église", of: "de l’église", at: "à l’église", isFeminine: true });
});

test("plurals", () => {
  const singular = ["colon", "tonneau", "cheval", "noix", "lieu", "petit marché", "séchoir à tabac", "chercheur d’or"];
  expect(singular.map(plural)).toEqual([
    "colons",
    "tonneaux",
    "chevaux",
    "noix",
    "lieux",
    "petits marchés",
    "séchoirs à tabac",
    "chercheurs d’or",
  ]);
});

test("spaces and apostrophes as print has them", () => {
  expect(typesetText("L'île : « oui » ; non ? 5 % !")).toBe(
    "L’île\u00a0: «\u202foui\u202f»\u202f; non\u202f? 5\u202f%\u202f!",
  );
  expect(typesetText("«\u00a0oui\u00a0»\u00a0?")).toBe("«\u202foui\u202f»\u202f?");
  const address = "http://localhost:8080/?a=b";
  expect(typesetText(address)).toBe(address);
});

test("a whole catalogue is set: texts, lists and what functions say", () => {
  const words = typeset({
    title: "C'est fini !",
    list: ["l'un", "l'autre"],
    nested: { ask: (name: string, number: number) => `${name}, ${number} ?` },
    none: null,
    number: 3,
  });
  expect([words.title, ...words.list, words.nested.ask("Inês", 2), words.none, words.number]).toEqual([
    "C’est fini\u202f!",
    "l’un",
    "l’autre",
    "Inês, 2\u202f?",
    null,
    3,
  ]);
});
