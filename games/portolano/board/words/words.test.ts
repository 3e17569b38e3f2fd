import { LANGUAGES } from "@caravel/kernel";
import { faultsIn, testNames } from "@caravel/kernel/testing";
import { describe, expect, test } from "vitest";
import { MISSIONS } from "../../content/missions.ts";
import { DIRECTIONS, GOODS, ITEMS, PLAIN_GOODS } from "../../content/pieces.ts";
import { STERNS, UPGRADES } from "../../content/ships.ts";
import { SEA_ACTIONS } from "../../content/tiles.ts";
import { NOUNS } from "../../words/test-games.ts";
import { type BoardWords, boardWords, speak } from "./words.ts";

await Promise.all(LANGUAGES.map(speak));

const NUMBERS = [0, 1, 2, 5];
const [name = "", other = ""] = testNames(2);

/** Everything the board can say in a language. */
function everything({ headings, groups, pieces, tips, places, hints, cautions, ...words }: BoardWords): string[] {
  const face = { action: 1, goods: [0, 2], hasCannon: true };
  const course = { steps: [1, 0], cost: 1, rum: 2, to: "B2" };
  const plain = (of: object) => Object.values(of).filter((value) => typeof value === "string");
  return [
    ...plain(headings),
    ...plain(groups),
    ...plain(tips),
    ...plain(places),
    ...plain(hints),
    ...plain(cautions),
    ...words.actions,
    ...[...words.sterns, ...words.upgrades].flatMap(({ short, long }) => [short, long]),
    ...DIRECTIONS.flatMap((_, wind) => [
      headings.windTo(wind),
      pieces.wind({ wind }),
      tips.pirateAfter({ wind, place: "A1" }),
      tips.danger({ winds: [wind] }),
      ...NUMBERS.slice(0, 3).flatMap((rum) => [
        tips.stepCost({ direction: wind, rum }),
        pieces.card({ card: wind, rum }),
      ]),
    ]),
    pieces.card({ card: null, rum: 0 }),
    headings.battleAt("C3"),
    headings.shipOf(name),
    ...SEA_ACTIONS.map((_, action) => tips.face({ ...face, action })),
    pieces.sea({ ...face, place: "B2", ships: [name, other], hasPirate: true }),
    pieces.sea({ ...face, place: "B2", ships: [], hasPirate: false }),
    ...NUMBERS.flatMap((number) => [
      pieces.port({ place: "A1", name: "Safi (P2b)", ships: [name], free: number }),
      pieces.cannons({ left: number }),
      pieces.chests({ left: number }),
      pieces.pile({ left: number }),
      pieces.laid({ name, cards: Math.min(number, 2) }),
      pieces.thalers({ thalers: number }),
      pieces.chestsOf({ count: number, values: null }),
      pieces.chestsOf({ count: number, values: new Array(number).fill(2) }),
      tips.rowLeft({ left: number }),
      tips.rowCocoa({ after: number }),
      tips.stackTop({ value: number, left: number }),
      tips.portRum({ rum: number + 1 }),
      tips.hold({ used: number, all: 7 }),
      tips.shipValue({ value: number }),
      ...GOODS.map((_, good) => pieces.box({ good, count: number })),
      ...UPGRADES.flatMap((_, upgrade) => [
        pieces.stack({ upgrade, value: number, left: number }),
        pieces.fitted({ upgrade, value: number }),
      ]),
      ...PLAIN_GOODS.map((_, row) => pieces.row({ row, left: number, next: number === 0 ? null : (row + number) % 4 })),
    ]),
    ...STERNS.map((_, stern) => pieces.stern({ stern })),
    ...ITEMS.map((_, item) => pieces.cargo({ item })),
    ...MISSIONS.flatMap(({ isStarred }, mission) => [
      pieces.mission({ mission, markers: [], isStarred }),
      pieces.mission({ mission, markers: [{ name, place: 1 }], isStarred }),
    ]),
    pieces.slot({ slot: 1, wanted: 0, lying: null }),
    pieces.slot({ slot: 2, wanted: 0, lying: 3 }),
    pieces.gunport({ hasCannon: true }),
    pieces.gunport({ hasCannon: false }),
    pieces.panel({ name, isAsked: true, place: "B2", items: [1, 0, 0, 0, 2, 3], cannons: 1, chests: 0 }),
    pieces.panel({ name, isAsked: false, place: null, items: [0, 0, 0, 0, 0, 0], cannons: 0, chests: 2 }),
    tips.pickUp(face),
    tips.otherSide({ what: tips.face(face) }),
    tips.course(course),
    tips.course({ ...course, cost: 0 }),
    tips.mutiny(course),
    tips.anchor({ to: "A1" }),
    tips.there({ what: tips.face(face) }),
    tips.wants({ goods: [0, 1] }),
    tips.chestValues({ values: [1, 3] }),
    tips.pileTop({ port: "Safi (P2b)" }),
    tips.missionPays({ pays: [4, 2, 1, 0] }),
    tips.marker({ name, place: 2 }),
    tips.kept({ name }),
    cautions.mutiny({ cost: 2, rum: 1 }),
    words.lastRound({ isNow: true }),
    words.lastRound({ isNow: false }),
  ];
}

describe.each(LANGUAGES)("in %s", (language) => {
  const words = boardWords(language);

  test("everything is sound", () => {
    const said = everything(words);
    expect(said.map((sentence) => faultsIn(language, sentence, NOUNS)).filter((fault) => fault !== "")).toEqual([]);
    expect(said.filter((sentence) => sentence === "" || sentence.includes("undefined"))).toEqual([]);
  });

  test("what stands on sterns and stacks is short", () => {
    expect(words.sterns.filter(({ short }) => short.length > 24)).toEqual([]);
    expect(words.upgrades.filter(({ short }) => short.length > 15)).toEqual([]);
  });

  test("there is a word for every stern, upgrade, action and wind", () => {
    expect([words.sterns.length, words.upgrades.length, words.actions.length, words.compass.length]).toEqual([
      STERNS.length,
      UPGRADES.length,
      SEA_ACTIONS.length,
      DIRECTIONS.length,
    ]);
  });
});
