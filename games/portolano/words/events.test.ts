import { LANGUAGES } from "@caravel/kernel";
import { eventsSuite, faultsIn, testNames } from "@caravel/kernel/testing";
import { expect, test } from "vitest";
import { MISSION_NAMES } from "../content/missions.ts";
import { DIRECTIONS, GOODS, ITEMS, PLAIN_GOODS, RUM, THALER } from "../content/pieces.ts";
import { STERNS, UPGRADES } from "../content/ships.ts";
import { FACE_NAMES, FIRST_PORT_FACE } from "../content/tiles.ts";
import { portolano } from "../rules/game.ts";
import { CARD_CHOICES } from "../rules/moves.ts";
import type { ToldEvent } from "./catalogue.ts";
import { words } from "./index.ts";
import { GAMES, NOUNS } from "./test-games.ts";

const NAMES = testNames(5);
const PLACES = Array.from({ length: 16 }, (_, place) => place);
const seat = 0;

/** Counts by item with so many of one kind. */
const only = (kind: number, count: number) => ITEMS.map((_, item) => (item === kind ? count : 0));
const NOTHING = only(0, 0);
/** One event for each of a list. */
const each = <E extends ToldEvent>(list: readonly unknown[], event: (number: number) => E): E[] =>
  list.map((_, number) => event(number));

/** One or more events of every type; a type that is missing does not compile. */
const EVENTS: { [E in ToldEvent as E["type"]]: E[] } = {
  setUp: [{ type: "setUp", start: 1, side: 2, missions: [0, 5, 11], sterns: [0, 1, 2, 3, 4] }],
  sternGave: [
    { type: "sternGave", seat, stern: 0, items: only(THALER, 2), cannons: 0, upgrade: null },
    { type: "sternGave", seat, stern: 1, items: NOTHING, cannons: 1, upgrade: null },
    ...UPGRADES.map((_, upgrade) => ({
      type: "sternGave" as const,
      seat,
      stern: 2,
      items: NOTHING,
      cannons: 0,
      upgrade,
    })),
    { type: "sternGave", seat, stern: 3, items: only(RUM, 4), cannons: 0, upgrade: null },
    { type: "sternGave", seat, stern: 3, items: only(1, 1), cannons: 0, upgrade: null },
  ],
  piratePlaced: each(PLACES, (place) => ({ type: "piratePlaced", seat, place })),
  shipPlaced: each(PLACES, (place) => ({ type: "shipPlaced", seat, place })),
  roundBegins: each(DIRECTIONS, (wind) => ({ type: "roundBegins", round: wind + 1, start: 0, wind, isLast: wind > 2 })),
  rationed: each(GOODS, (good) => ({ type: "rationed", seat, goods: [good, 1] })),
  rationDeclined: [{ type: "rationDeclined", seat }],
  mutiny: [
    { type: "mutiny", seat, cause: "no-rum", rum: 0 },
    ...[1, 2].map((rum) => ({ type: "mutiny" as const, seat, cause: "cost" as const, rum })),
  ],
  answered: [{ type: "answered", seat }],
  cardsRevealed: each(CARD_CHOICES, (cards) => ({ type: "cardsRevealed", seat, cards, cost: cards % 5 })),
  sailed: each(PLACES, (to) => ({ type: "sailed", seat, from: 3, to, direction: to % 4, rum: to % 3 })),
  drifted: each(PLACES, (to) => ({ type: "drifted", seat, from: 3, to })),
  anchored: each(PLACES, (place) => ({ type: "anchored", seat, place })),
  flipped: each(PLACES, (face) => ({ type: "flipped", place: face, face })),
  took: each(PLAIN_GOODS, (row) => ({ type: "took", seat, row, good: row + 1, left: row })),
  rowEmptied: each(PLAIN_GOODS, (row) => ({ type: "rowEmptied", seat, row, lastRound: 9 })),
  tookCannon: [{ type: "tookCannon", seat, left: 0 }],
  upgraded: each(UPGRADES, (upgrade) => ({ type: "upgraded", seat, upgrade, value: upgrade + 1, price: 1 })),
  sold: each(GOODS, (good) => ({ type: "sold", seat, good })),
  bought: each(PLAIN_GOODS, (good) => ({ type: "bought", seat, good })),
  bartered: each(GOODS, (good) => ({ type: "bartered", seat, good, got: good > 1 ? [0, 1] : [2, 2] })),
  swapped: each(GOODS, (good) => ({ type: "swapped", seat, good })),
  rumFound: [{ type: "rumFound", seat }],
  thalerFound: [{ type: "thalerFound", seat }],
  discarded: each(GOODS, (item) => ({ type: "discarded", seat, item })),
  unloaded: each(PLACES, (place) => ({
    type: "unloaded",
    seat,
    place,
    good: place % 4,
    slots: place % 4 === 3 ? [1, 2] : [4],
  })),
  paid: [1, 3, 5, 7, 10].map((thalers, number) => ({ type: "paid", seat, place: 1, unloaded: number + 1, thalers })),
  refilled: [0, 1, 2].map((rum) => ({ type: "refilled", seat, rum })),
  portFilled: each(PLACES, (place) => ({ type: "portFilled", seat, place, face: FIRST_PORT_FACE })),
  chestDrawn: [{ type: "chestDrawn", seat, left: 3 }],
  chestSeen: [1, 2, 3].map((value) => ({ type: "chestSeen", seat, value })),
  pileRenewed: [{ type: "pileRenewed", ports: 6 }],
  portReplaced: each(PLACES, (place) => ({ type: "portReplaced", place, face: FACE_NAMES.length - 1 - place })),
  turnEnded: [{ type: "turnEnded", seat }],
  windTurned: each(DIRECTIONS, (wind) => ({ type: "windTurned", wind })),
  pirateSailed: each(PLACES, (to) => ({ type: "pirateSailed", from: 0, to })),
  foughtPirate: [
    [0, 0],
    [1, 1],
    [2, 0],
  ].map(([sureHits, dice], place) => ({
    type: "foughtPirate",
    seat,
    place,
    sureHits: sureHits!,
    dice: new Array<boolean>(dice!).fill(true),
    hits: sureHits! + dice!,
    pirateDice: [true, false],
    pirateHits: 1,
  })),
  pirateBeaten: [1, 2].map((thalers) => ({ type: "pirateBeaten", seat, thalers })),
  pirateTied: [0, 1].map((thalers) => ({ type: "pirateTied", seat, thalers })),
  lostToPirate: each(ITEMS, (item) => ({ type: "lostToPirate", seat, item })),
  satOut: [{ type: "satOut", seat }],
  choseToFight: [{ type: "choseToFight", seat }],
  clashed: [
    {
      type: "clashed",
      place: 5,
      fighters: [
        { seat: 0, sureHits: 1, dice: [true], hits: 2 },
        { seat: 2, sureHits: 0, dice: [], hits: 0 },
      ],
    },
  ],
  plundered: [NOTHING, only(RUM, 2), [1, 1, 1, 1, 1, 1]].map((items) => ({
    type: "plundered",
    seat,
    victim: 2,
    items,
  })),
  missionReached: each(MISSION_NAMES, (mission) => ({ type: "missionReached", seat, mission, place: 1 })),
  markerLost: each(MISSION_NAMES, (mission) => ({ type: "markerLost", seat, mission })),
  roundEnded: [{ type: "roundEnded", round: 2 }],
  gameOver: [{ type: "gameOver", rounds: 12, scores: [1, -2, 14, 14, 0], winners: [2, 3] }],
};

const SILENT = ["turnEnded", "roundEnded"];

eventsSuite({ ...portolano, words }, { games: GAMES, nouns: NOUNS }, EVENTS, SILENT);

test.each(LANGUAGES)("events in %s that differ are told differently", (language) => {
  for (const [type, events] of Object.entries(EVENTS))
    expect(new Set(events.map((event) => words[language].event(event, NAMES))).size, type).toBe(events.length);
});

test.each(LANGUAGES)("every stern has a name in %s", (language) => {
  const [event] = EVENTS.setUp;
  const sentence = words[language].event({ ...event!, sterns: STERNS.map((_, stern) => stern) }, NAMES);
  expect(faultsIn(language, sentence)).toBe("");
});

test.each([
  ["en", ["1 thaler for 1 good", "3 thalers for 2 goods"]],
  ["hu", ["1 portékáért 1 tallért", "2 portékáért 3 tallért"]],
  ["fr", ["1 thaler pour 1 marchandise", "3 thalers pour 2 marchandises"]],
] as const)("plural forms in %s", (language, forms) => {
  for (const [number, form] of forms.entries())
    expect(words[language].event(EVENTS.paid[number]!, NAMES)).toContain(form);
});

test("places are named on the grid of the table", () => {
  const event = { type: "pirateSailed", from: 0, to: 4 };
  expect(words.en.event(event, testNames(3))).toBe("The pirate sails to b2.");
  expect(words.en.event(event, testNames(4))).toBe("The pirate sails to a2.");
});

test("the Rum Still keeps the usual rum when it chooses a good", () => {
  const told = EVENTS.sternGave.slice(-2).map((event) => words.en.event(event, NAMES));
  expect(told).toEqual(["Inês (Rum Still) starts with 4 rum.", "Inês (Rum Still) starts with 1 wine and 3 rum."]);
});
