import { LANGUAGES } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { BUILDING_NAMES } from "../content/buildings.ts";
import { CAPTAIN, CRAFTSMAN, MAYOR, TILES } from "../content/pieces.ts";
import type { PuertoRicoEvent } from "../rules/events.ts";
import { words } from "./index.ts";
import { faultsIn, GAMES, NAMES } from "./test-games.ts";

/** One or more events of every type; a type that is missing does not compile. */
const EVENTS: { [E in PuertoRicoEvent as E["type"]]: E[] } = {
  yearBegins: [{ type: "yearBegins", year: 5, governor: 0 }],
  roleTaken: [0, 1, 2, 5].map((doubloons) => ({ type: "roleTaken", seat: 1, role: CAPTAIN, doubloons })),
  moneyOnCards: [[], [0], [1, 2], [3, 4, 5, 6, 7]].map((cards) => ({ type: "moneyOnCards", cards })),
  plantationDrawn: [0, 1, 2, 3, 4].map((kind) => ({ type: "plantationDrawn", seat: 2, kind })),
  tileTaken: TILES.map((_, kind) => ({ type: "tileTaken", seat: 2, kind })),
  colonistOnTile: TILES.map((_, kind) => ({ type: "colonistOnTile", seat: 2, kind })),
  rowLaidOut: [
    { type: "rowLaidOut", discarded: [0, 1, 0, 0, 0], turnedUp: [1, 2, 0, 1, 0], reshuffled: true },
    { type: "rowLaidOut", discarded: [0, 0, 0, 0, 0], turnedUp: [0, 0, 0, 0, 0], reshuffled: false },
  ],
  built: BUILDING_NAMES.map((_, building) => ({ type: "built", seat: 3, building, price: building % 3 })),
  colonistOnBuilding: BUILDING_NAMES.map((_, building) => ({
    type: "colonistOnBuilding",
    seat: 3,
    building,
    fromShip: building % 2 === 0,
  })),
  joined: [true, false].map((withPrivilege) => ({ type: "joined", seat: 0, withPrivilege })),
  declined: [MAYOR, CRAFTSMAN].map((role) => ({ type: "declined", seat: 0, role })),
  colonistsDrawn: [1, 2, 5].map((colonists) => ({ type: "colonistsDrawn", seat: 0, colonists })),
  placed: [{ type: "placed", seat: 0, spot: 3 }],
  lifted: [{ type: "lifted", seat: 0, spot: 3 }],
  colonistsStay: [{ type: "colonistsStay", seat: 0 }],
  settledDown: [
    {
      type: "settledDown",
      seat: 0,
      workers: [2, 0, 0, 0, 1, 1],
      city: BUILDING_NAMES.map((_, n) => (n % 4) - 1),
      windRose: 2,
    },
    { type: "settledDown", seat: 0, workers: [0, 0, 0, 0, 0, 0], city: BUILDING_NAMES.map(() => -1), windRose: 0 },
  ],
  shipRefilled: [0, 1, 5].flatMap((colonists) =>
    [true, false].map((short) => ({ type: "shipRefilled" as const, colonists, target: 6, short })),
  ),
  produced: [
    [0, 0, 0, 0, 0],
    [1, 0, 0, 0, 0],
    [2, 1, 0, 0, 3],
  ].map((barrels) => ({ type: "produced", seat: 0, barrels })),
  factoryPaid: [1, 2].map((doubloons) => ({ type: "factoryPaid", seat: 0, doubloons })),
  extraBarrel: [0, 1, 2, 3, 4].map((good) => ({ type: "extraBarrel", seat: 0, good })),
  sold: [0, 1, 2, 5].map((doubloons) => ({ type: "sold", seat: 0, good: doubloons % 5, doubloons })),
  houseEmptied: [{ type: "houseEmptied" }],
  loaded: [0, 1, 2, 3, 4].map((ship) => ({
    type: "loaded",
    seat: 0,
    good: ship,
    ship,
    barrels: ship + 1,
    points: ship + 1,
  })),
  shippedByWharf: [1, 5].map((barrels) => ({ type: "shippedByWharf", seat: 0, good: 1, barrels, points: barrels })),
  stored: [
    { type: "stored", seat: 0, kept: [0, 0, 0, 0, 0], lost: [3, 1, 0, 0, 0] },
    { type: "stored", seat: 0, kept: [1, 2, 0, 0, 0], lost: [0, 0, 0, 0, 0] },
    { type: "stored", seat: 0, kept: [1, 0, 0, 0, 1], lost: [0, 0, 2, 0, 0] },
  ],
  shipSailed: [0, 1, 2, 3, 4].map((ship) => ({ type: "shipSailed", ship, good: 4 - ship })),
  goldFound: [{ type: "goldFound", seat: 0, doubloons: 1 }],
  passed: ["hacienda", "settle", "hospice", "build", "university", "extra", "sell", "captain", "elsewhere"].map(
    (step) => ({
      type: "passed",
      seat: 0,
      step,
    }),
  ),
  endingMet: ["colonists", "city", "points", "other"].map((ending) => ({ type: "endingMet", ending })),
  gameOver: [{ type: "gameOver", scores: [1, 20, 33] }],
};

const SILENT = ["placed", "lifted", "colonistsStay"];

describe.each(LANGUAGES)("in %s", (language) => {
  const says = words[language];

  test("every event has a sound sentence", () => {
    for (const [type, events] of Object.entries(EVENTS)) {
      const sentences = events.map((event) => says.event(event, NAMES));
      expect(sentences.map((sentence) => faultsIn(language, sentence)).join("")).toBe("");
      expect(
        sentences.some((sentence) => sentence !== ""),
        type,
      ).toBe(!SILENT.includes(type));
    }
    expect(says.event({ type: "unheard of" }, NAMES)).toBe("");
  });

  test("whole games are told soundly", () => {
    const told = GAMES.flat().flatMap((moment) => moment.told.map(({ event }) => event));
    expect(told.filter(({ type }) => !(type in EVENTS))).toEqual([]);
    expect(told.map((event) => faultsIn(language, says.event(event, NAMES))).join("")).toBe("");
  });
});

test.each([
  ["en", ["0 doubloons", "1 doubloon", "2 doubloons", "5 doubloons"]],
  ["hu", ["0 dublonért", "1 dublonért", "2 dublonért", "5 dublonért"]],
  ["fr", ["0 doublon", "1 doublon", "2 doublons", "5 doublons"]],
] as const)("plural forms in %s", (language, forms) => {
  for (const [place, doubloons] of [0, 1, 2, 5].entries())
    expect(words[language].event({ type: "sold", seat: 0, good: 0, doubloons }, NAMES)).toMatch(
      new RegExp(`${forms[place]}\\.`),
    );
});
