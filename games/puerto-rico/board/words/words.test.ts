import { LANGUAGES } from "@caravel/kernel";
import { faultsIn, testNames } from "@caravel/kernel/testing";
import { describe, expect, test } from "vitest";
import { BUILDING_NAMES } from "../../content/buildings.ts";
import { GOODS, ROLES, TILES } from "../../content/pieces.ts";
import { NOUNS } from "../../words/test-games.ts";
import { boardWords, speak } from "./words.ts";

await Promise.all(LANGUAGES.map(speak));

const NUMBERS = [0, 1, 2, 3];
const COUNTS = [
  [0, 0, 0, 0, 0],
  [1, 0, 2, 0, 1],
  [0, 3, 0, 0, 0],
];

/** Everything a language can say of pieces and in headings. */
function everything(language: (typeof LANGUAGES)[number]): string[] {
  const { headings, pieces, tips, effects, roles, needs, tiles, forest, briefs, places, advice } = boardWords(language);
  const name = testNames(1)[0]!;
  const people = NUMBERS.flatMap((colonists) => [0, Math.min(1, colonists)].map((nobles) => ({ colonists, nobles })));
  return [
    ...effects,
    ...briefs,
    ...Object.values(places),
    ...Object.values(advice.hints),
    ...advice.cautions.roles,
    ...Object.values(advice.cautions.passing),
    advice.lastYear(Object.values(boardWords(language).labels.endings)),
    ...roles.flatMap(({ action, privilege }) => [tips.action(action), tips.privilege(privilege)]),
    ...needs,
    ...tiles,
    forest,
    ...Object.values(headings).filter((heading) => typeof heading === "string"),
    ...Object.values(tips).filter((line) => typeof line === "string"),
    ...[headings.island(name), headings.city(name), headings.takenBy(name)],
    ...[1, 2, 3, 4].flatMap((number) => [
      headings.column(number),
      headings.cargoShip(number + 3),
      headings.year(number),
    ]),
    ...[...ROLES.keys()].flatMap((role) =>
      NUMBERS.map((doubloons) => pieces.role({ role, doubloons, takenBy: doubloons === 2 ? name : null })),
    ),
    ...[...BUILDING_NAMES.keys()].flatMap((building) => [
      ...NUMBERS.map((number) =>
        pieces.bankBuilding({
          building,
          cost: number,
          price: number === 0 ? null : number,
          points: number,
          circles: number,
          left: number,
        }),
      ),
      ...people.map((who) => pieces.cityBuilding({ building, circles: 3, ...who })),
      pieces.cityBuilding({ building, circles: 0, colonists: 0, nobles: 0 }),
    ]),
    ...[...TILES.keys()].flatMap((kind) => [
      pieces.tile({ kind, occupied: false, isNoble: false }),
      pieces.tile({ kind, occupied: true, isNoble: false }),
      pieces.tile({ kind, occupied: true, isNoble: true }),
      ...[1, 2, 3].map((count) => pieces.tiles({ kind, count, occupied: count - 1, nobles: count - 1 })),
      ...NUMBERS.map((count) => pieces.faceUp({ kind, count })),
    ]),
    ...[...GOODS.keys()].flatMap((good) => [
      ...NUMBERS.flatMap((barrels) => [
        pieces.supply({ good, barrels }),
        pieces.barrels({ good, barrels }),
        pieces.ship({ size: 5, good: barrels === 0 ? null : good, barrels }),
        tips.cargo({ good, barrels, size: 5 }),
        tips.wouldFit({ good, barrels }),
      ]),
    ]),
    ...NUMBERS.flatMap((number) => [
      pieces.emptySpaces({ spaces: number }),
      pieces.forests({ count: number }),
      pieces.quarries({ left: number }),
      pieces.faceDown({ tiles: number }),
      pieces.colonists({ left: number }),
      pieces.nobles({ left: number }),
      pieces.pointsLeft({ points: number, paper: number }),
      pieces.doubloons({ doubloons: number }),
      pieces.points({ points: number === 0 ? null : number }),
      tips.numbers({ cost: number, points: number, circles: number, isLarge: number === 1 }),
      tips.copies({ left: number, all: 3 }),
      tips.copies({ left: Math.min(number, 1), all: 1 }),
      ...[false, true].map((isNow) =>
        tips.price({
          price: number,
          cost: 9,
          privilege: number,
          quarries: number,
          forests: number,
          zoning: number,
          isNow,
        }),
      ),
      tips.idleQuarries({ column: number + 1, working: number + 2 }),
      tips.asBuilder({ price: number }),
      tips.missing({ doubloons: number + 1 }),
      tips.cardMoney({ doubloons: number + 1 }),
      tips.onPaper({ points: number }),
      tips.freeCircles({ circles: number, players: 4 }),
    ]),
    ...people.flatMap((who) => [
      pieces.colonistShip(who),
      pieces.windRose(who),
      tips.manned({ ...who, circles: 3 }),
      tips.manned({ ...who, circles: 0 }),
      tips.aboard(who),
      tips.waiting(who),
    ]),
    ...COUNTS.flatMap((counts) => [
      pieces.discards({ tiles: counts }),
      pieces.house({ barrels: counts, spaces: counts[0]! }),
      pieces.production({ barrels: counts }),
      tips.otherSides({ tiles: counts }),
      tips.unseen({ tiles: counts }),
      tips.listed({ tiles: counts }),
      ...[null, 1, 7].map((points) =>
        pieces.panel({
          name,
          isGovernor: points === 1,
          isAsked: points === 7,
          doubloons: 1,
          points,
          barrels: counts,
          colonists: 3,
          nobles: 1,
          roles: points === 1 ? [0, 7] : [],
        }),
      ),
    ]),
  ];
}

describe.each(LANGUAGES)("in %s", (language) => {
  const words = boardWords(language);

  test("everything is sound", () => {
    const said = everything(language);
    expect(said.map((sentence) => faultsIn(language, sentence, NOUNS)).filter((fault) => fault !== "")).toEqual([]);
    expect(said.filter((sentence) => sentence === "")).toEqual([]);
  });

  test("every building has an effect of one or two sentences", () => {
    expect(words.effects.length).toBe(BUILDING_NAMES.length);
    const odd = words.effects.filter((effect) => !/^\p{Lu}.*\.$/u.test(effect) || effect.length > 190);
    expect(odd).toEqual([]);
    expect(words.effects.filter((effect) => effect.split(/(?<!\d)\. /).length > 2)).toEqual([]);
  });

  test("every role, good and kind of tile is explained", () => {
    expect([words.roles.length, words.needs.length, words.tiles.length]).toEqual([
      ROLES.length,
      GOODS.length,
      TILES.length,
    ]);
  });
});

test("numbers ask for their form", () => {
  const say = (left: number, all: number) =>
    LANGUAGES.map((language) => boardWords(language).tips.copies({ left, all }));
  expect(say(1, 1)).toEqual(["1 of 1 copy left.", "1 példányból 1 maradt.", "Il en reste 1 sur 1 exemplaire."]);
  expect(say(1, 2)).toEqual(["1 of 2 copies left.", "2 példányból 1 maradt.", "Il en reste 1 sur 2 exemplaires."]);
  expect(say(0, 2)).toEqual(["Sold out.", "Elfogyott.", "Plus d’exemplaire."]);
  const money = (doubloons: number) =>
    LANGUAGES.map((language) => boardWords(language).pieces.doubloons({ doubloons }));
  expect(money(0)).toEqual(["0 doubloons", "0 dublon", "0 doublon"]);
  expect(money(1)).toEqual(["1 doubloon", "1 dublon", "1 doublon"]);
  expect(money(2)).toEqual(["2 doubloons", "2 dublon", "2 doublons"]);
});

test("French punctuation has no-break spaces", () => {
  const { headings, effects } = boardWords("fr");
  expect(headings.column(2)).toBe("Colonne 2\u00a0: jusqu’à 2 carrières");
  expect(effects[6]).toMatch(/^Marchand\u00a0: /);
});
