import { eventsSuite, testNames } from "@caravel/kernel/testing";
import { expect, test } from "vitest";
import { BUILDING_NAMES } from "../content/buildings.ts";
import { CAPTAIN, CRAFTSMAN, GOODS, MAYOR, TILES } from "../content/pieces.ts";
import type { PuertoRicoEvent } from "../rules/events.ts";
import { puertoRico } from "../rules/game.ts";
import { OCCUPANTS, PLACES, SPOTS } from "../rules/moves.ts";
import { WIND_ROSE } from "../rules/state.ts";
import { words } from "./index.ts";
import { PASSING } from "./moments.ts";
import { GAMES, NOUNS } from "./test-games.ts";

const LAND = { type: "landGivenUp", seat: 0 } as const;

/** What is given up on the black market. */
function gift(colonistFrom: number | null, isNoble: boolean, good: number | null, point: boolean) {
  return { colonistFrom, isNoble, good, point };
}

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
    isNoble: building % 3 === 0,
  })),
  joined: [0, 1, 2].map((privilege) => ({ type: "joined", seat: 0, privilege })),
  declined: [MAYOR, CRAFTSMAN].map((role) => ({ type: "declined", seat: 0, role })),
  colonistsDrawn: [1, 2, 5].flatMap((colonists) =>
    [0, 1].map((nobles) => ({ type: "colonistsDrawn" as const, seat: 0, colonists, nobles })),
  ),
  placed: [{ type: "placed", seat: 0, spot: 3, isNoble: false }],
  lifted: [{ type: "lifted", seat: 0, spot: 3, isNoble: true }],
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
    [0, 1].flatMap((nobles) =>
      [true, false].map((short) => ({ type: "shipRefilled" as const, colonists, nobles, target: 6, short })),
    ),
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
  passed: [...PASSING, "elsewhere"].map((step) => ({ type: "passed", seat: 0, step })),
  endingMet: ["colonists", "city", "points", "other"].map((ending) => ({ type: "endingMet", ending })),
  gameOver: [{ type: "gameOver", scores: [1, 20, 33] }],
  buildingChosen: BUILDING_NAMES.map((_, building) => ({ type: "buildingChosen", seat: 0, building })),
  tileDrawnInSecret: [{ type: "tileDrawnInSecret", seat: 0 }],
  tileSeen: GOODS.map((_, kind) => ({ type: "tileSeen", seat: 0, kind })),
  forestLaid: [{ type: "forestLaid", seat: 0 }],
  colonistWaits: [{ type: "colonistWaits", seat: 0 }],
  bargained: [
    ...PLACES.map((_, spot) => ({ type: "bargained" as const, seat: 0, ...gift(spot, spot % 2 === 0, null, false) })),
    { type: "bargained", seat: 0, ...gift(WIND_ROSE, false, 1, true) },
    { type: "bargained", seat: 0, ...gift(null, false, 0, true) },
    { type: "bargained", seat: 0, ...gift(null, false, null, true) },
  ],
  churchRewarded: [1, 2].map((points) => ({ type: "churchRewarded", seat: 0, points })),
  guestMoved: SPOTS.map((_, spot) => ({ type: "guestMoved", seat: 0, spot, isNoble: spot % 2 === 0 })),
  villaTaken: [true, false].map((isNoble) => ({ type: "villaTaken", seat: 0, isNoble })),
  chapelRewarded: [0, 1].map((points) => ({ type: "chapelRewarded", seat: 0, doubloons: 1 - points, points })),
  specialtyPaid: [1, 2].map((doubloons) => ({ type: "specialtyPaid", seat: 0, doubloons })),
  jewelerPaid: [1, 2].map((doubloons) => ({ type: "jewelerPaid", seat: 0, doubloons })),
  soldAtPost: GOODS.map((_, good) => ({ type: "soldAtPost", seat: 0, good, doubloons: good })),
  landBought: GOODS.map((_, kind) => ({ type: "landBought", seat: 0, kind, asForest: kind % 2 === 0 })),
  landGivenUp: GOODS.flatMap((_, kind) => [
    ...OCCUPANTS.map((_, occupant) => ({ ...LAND, kind, wasForest: false, doubloons: occupant % 2, occupant })),
    { ...LAND, kind, wasForest: true, doubloons: 0, occupant: 0 },
  ]),
  lodgeRewarded: [{ type: "lodgeRewarded", seat: 0, points: 2 }],
  unionHallRewarded: [1, 3].map((points) => ({ type: "unionHallRewarded", seat: 0, points })),
  harborRewarded: [{ type: "harborRewarded", seat: 0, points: 1 }],
  delivered: GOODS.map((_, good) => ({ type: "delivered", seat: 0, good, points: 1 })),
  shippedBySmallWharf: [0, 1, 2].map((points) => ({
    type: "shippedBySmallWharf",
    seat: 0,
    barrels: [1, points, 0, 0, points],
    points,
  })),
  lighthousePaid: [1, 2].map((doubloons) => ({ type: "lighthousePaid", seat: 0, doubloons })),
};

const SILENT = ["placed", "lifted", "colonistsStay"];

eventsSuite({ ...puertoRico, words }, { games: GAMES, nouns: NOUNS }, EVENTS, SILENT);

test.each([
  ["en", ["0 doubloons", "1 doubloon", "2 doubloons", "5 doubloons"]],
  ["hu", ["\\(0 dublon\\)", "1 dublonért", "2 dublonért", "5 dublonért"]],
  ["fr", ["0 doublon", "1 doublon", "2 doublons", "5 doublons"]],
] as const)("plural forms in %s", (language, forms) => {
  for (const [place, doubloons] of [0, 1, 2, 5].entries())
    expect(words[language].event({ type: "sold", seat: 0, good: 0, doubloons }, testNames(5))).toMatch(
      new RegExp(`${forms[place]}\\.`),
    );
});
