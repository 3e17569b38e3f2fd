import { LANGUAGES } from "@caravel/kernel";
import { eventsSuite, testNames } from "@caravel/kernel/testing";
import { expect, test } from "vitest";
import {
  BREAD,
  FAVOURS,
  FIELDS,
  GOODS,
  GUILDS,
  ITEMS,
  PASS_SPACES,
  REALS,
  REQUESTS,
  REWARDS,
} from "../content/pieces.ts";
import type { MadeiraEvent } from "../rules/events.ts";
import { madeira } from "../rules/game.ts";
import { DIE_WORDS } from "../rules/moves.ts";
import { DISTRICT_WORDS, PLACE_COUNT, SHIP_SOURCE_WORDS, SHIP_SPACE_WORDS } from "../rules/places.ts";
import { words } from "./index.ts";
import { GAMES, NOUNS } from "./test-games.ts";

const NAMES = testNames(4);
const seat = 0;

/** Counts by item with so many of one kind. */
const only = (kind: number, count: number) => ITEMS.map((_, item) => (item === kind ? count : 0));
const NOTHING = only(0, 0);
/** One event for each of so many. */
const times = <E extends MadeiraEvent>(count: number, event: (number: number) => E): E[] =>
  Array.from({ length: count }, (_, number) => event(number));

/** One or more events of every type; a type that is missing does not compile. */
const EVENTS: { [E in MadeiraEvent as E["type"]]: E[] } = {
  setUp: [{ type: "setUp", order: [1, 2, 3, 0], requests: [0, 1, 2, 4] }],
  roundBegins: times(5, (empty) => ({
    type: "roundBegins",
    round: 5 - empty,
    characters: charactersWith(empty),
    pirateDice: [0, 1, 2, 0],
  })),
  phaseBegins: times(4, (phase) => ({ type: "phaseBegins", phase: phase + 2 })),
  choseRow: times(PASS_SPACES.length, (row) => ({ type: "choseRow", seat, row, dice: [1, 2, 2] })),
  tookRequest: times(REQUESTS.length, (request) => ({ type: "tookRequest", seat, request })),
  choseGuild: times(GUILDS.length, (guild) => ({ type: "choseGuild", seat, guild, favours: [guild, 11] })),
  placed: times(DIE_WORDS.length, (die) => ({
    type: "placed",
    seat,
    die,
    building: die % 5,
    character: die % 5,
    bread: die % 3,
  })),
  passed: times(PASS_SPACES.length, (space) => ({ type: "passed", seat, space, reals: space === 0 ? 0 : space + 2 })),
  usedFavour: times(FAVOURS.length, (favour) => ({ type: "usedFavour", seat, favour })),
  gained: times(ITEMS.length * 2, (number) => ({
    type: "gained",
    seat,
    items: only(number >> 1, (number & 1) + 1),
  })),
  gainedVp: (["capitania", "colony", "explorer", "pass", "reward"] as const).map((cause) => ({
    type: "gainedVp",
    seat,
    vp: 2,
    cause,
  })),
  harvested: times(FIELDS.length, (field) => ({
    type: "harvested",
    seat,
    fields: [0, field].slice(field % 2),
    items: only(field % 4, 2),
  })),
  movedWorker: [
    ...times(PLACE_COUNT - 1, (to) => ({ type: "movedWorker", seat, from: PLACE_COUNT - 1, to, isCitizen: false })),
    ...times(PLACE_COUNT - 1, (from) => ({ type: "movedWorker", seat, from, to: PLACE_COUNT - 1, isCitizen: false })),
    { type: "movedWorker", seat, from: 20, to: 30, isCitizen: true },
  ],
  sailed: times(SHIP_SPACE_WORDS.length, (to) => ({
    type: "sailed",
    seat,
    from: SHIP_SOURCE_WORDS.length - 1 - to,
    to,
    cost: (to % 4) + 1,
  })),
  built: times(DISTRICT_WORDS.length, (district) => ({
    type: "built",
    seat,
    district,
    favour: district,
    wood: (district % 4) + 2,
  })),
  tookWood: [1, 2].flatMap((amount) =>
    [true, false].map((isBought) => ({
      type: "tookWood" as const,
      seat,
      sources: [...FIELDS.map((_, field) => (field === 2 ? amount : 0)), amount - 1],
      price: isBought ? amount : 0,
      isBought,
    })),
  ),
  tookReward: times(REWARDS.length, (reward) => ({ type: "tookReward", seat, colony: reward % 3, reward })),
  flipped: times(FAVOURS.length, (favour) => ({ type: "flipped", seat, favour })),
  movedMarker: times(5, (from) => ({ type: "movedMarker", seat, from, to: 4 - from })),
  rolledBuilding: times(5, (building) => ({
    type: "rolledBuilding",
    building,
    dice: [1, 2, 3, 3].slice(0, building),
    pirateDie: building % 4,
    price: building,
  })),
  paid: times(5, (building) => ({ type: "paid", seat, building, price: building })),
  usedBuilding: times(5, (building) => ({ type: "usedBuilding", seat, building, workers: building + 1 })),
  gotPirates: (["building", "ships", "workers"] as const).flatMap((cause) =>
    [1, 3].map((pirates) => ({ type: "gotPirates" as const, seat, pirates, cause })),
  ),
  discardedPirates: times(4, (pirates) => ({ type: "discardedPirates", seat, pirates })),
  milled: [
    { type: "milled", seat, level: 3, given: [1, 1, 0, 0, 0, 0], got: only(2, 1), vp: 0 },
    { type: "milled", seat, level: 4, given: only(0, 2), got: NOTHING, vp: 0 },
    { type: "milled", seat, level: 6, given: only(0, 2), got: NOTHING, vp: 1 },
    { type: "milled", seat, level: 4, given: NOTHING, got: NOTHING, vp: 0 },
    { type: "milled", seat, level: 6, given: NOTHING, got: NOTHING, vp: 1 },
    { type: "milled", seat, level: 2, given: NOTHING, got: only(BREAD, 1), vp: 0 },
    { type: "milled", seat, level: 0, given: NOTHING, got: only(REALS, 3), vp: -1 },
  ],
  watchRewarded: [{ type: "watchRewarded", seat, vp: 4 }],
  watchDeclined: [{ type: "watchDeclined", seat }],
  keptUp: [
    { type: "keptUp", seat, wood: 3, owed: 3 },
    { type: "keptUp", seat, wood: 1, owed: 2 },
    { type: "keptUp", seat, wood: 0, owed: 1 },
  ],
  fed: [
    { type: "fed", seat, bread: 0, need: 0 },
    { type: "fed", seat, bread: 4, need: 4 },
    { type: "fed", seat, bread: 1, need: 3 },
    { type: "fed", seat, bread: 0, need: 1 },
  ],
  scored: times(REQUESTS.length, (request) => ({ type: "scored", seat, request, vp: request })),
  converted: [
    { type: "converted", fields: [], good: 1 },
    { type: "converted", fields: [2], good: 1 },
    ...GOODS.map((_, good) => ({ type: "converted" as const, fields: [2, 5], good })),
  ],
  turnedToReals: times(3, (vp) => ({ type: "turnedToReals", seat, reals: vp * 5 + 1, vp })),
  piratesShown: times(3, (pirates) => ({ type: "piratesShown", seat, pirates, loss: pirates * 8 })),
  gameOver: [{ type: "gameOver", scores: [1, -2, 14, 14], winners: [2] }],
};

/** Characters on all buildings, one of them empty. */
function charactersWith(empty: number): number[] {
  return [0, 1, 2, 3, 4].map((building) => (building === empty ? 4 : (building + 4 - empty) % 4));
}

eventsSuite({ ...madeira, words }, { games: GAMES, nouns: NOUNS }, EVENTS, []);

test.each(LANGUAGES)("events in %s that differ are told differently", (language) => {
  for (const [type, events] of Object.entries(EVENTS))
    expect(new Set(events.map((event) => words[language].event(event, NAMES))).size, type).toBe(events.length);
});
