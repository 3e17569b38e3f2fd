import { readdirSync, readFileSync } from "node:fs";
import { begin, FastChance, readRecord, replay, SPECTATOR } from "@caravel/kernel";
import type { Flight } from "@caravel/web/kit";
import { expect, test } from "vitest";
import { puertoRico } from "../rules/game.ts";
import type { PuertoRico } from "../rules/state.ts";
import { EVENTS } from "../words/events-en.ts";
import { flights } from "./flights.ts";
import { spotOf } from "./habits.ts";
import { spotPlaces } from "./phone.ts";

const FOLDER = new URL("../golden/", import.meta.url);
const START = begin(puertoRico, 4, {}, new FastChance("flights")).state;

const BUILDING = "([0-9]|[1-3][0-9]|4[0-4])";
/** The grammar of places; a name without its last part stands for the whole. */
const PLACES = [
  /^role\.[0-7]$/,
  /^supply\.[0-4]$/,
  /^house$/,
  /^ship\.[0-4]$/,
  /^(colonist-ship|colonists|nobles|points)$/,
  new RegExp(`^bank(\\.${BUILDING})?$`),
  /^faceup(\.[0-4])?$/,
  /^(quarries|facedown|discards)$/,
  /^seat\.[0-4](\.(doubloons|points|wind-rose|barrels\.[0-4]|island(\.[0-5])?))?$/,
  new RegExp(`^seat\\.[0-4]\\.city\\.${BUILDING}$`),
];
const TOKENS = [
  /^good\.[0-4]$/,
  /^(doubloon|point|colonist|noble|forest)$/,
  /^tile\.[0-5]$/,
  new RegExp(`^building\\.${BUILDING}$`),
];

/** It lies in one of the places of a phone. */
const isFound = (name: string) => Object.hasOwn(spotPlaces, name.split(".")[0]);
const isPlace = (name: string) => PLACES.some((place) => place.test(name)) && isFound(name);
const isSound = ({ from, to, token, count }: Flight) =>
  isPlace(from) && isPlace(to) && from !== to && TOKENS.some((known) => known.test(token)) && (count ?? 1) > 0;

/** By place and sort of token: what came, less what left. */
function gains(list: readonly Flight[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { from, to, token, count = 1 } of list)
    for (const [place, change] of [
      [from, -count],
      [to, count],
    ] as const) {
      const key = `${place} ${token.split(".")[0]}`;
      sums.set(key, (sums.get(key) ?? 0) + change);
    }
  return sums;
}

/** By place and sort of token: what there is of everything whose moving is always told. */
function holdings({ seats, shipBarrels }: PuertoRico): Map<string, number> {
  const all = new Map<string, number>();
  for (const [ship, barrels] of shipBarrels.entries()) all.set(`ship.${ship} good`, barrels);
  for (const [seat, { doubloons, points, barrels, island, built }] of seats.entries()) {
    all.set(`seat.${seat}.doubloons doubloon`, doubloons);
    all.set(`seat.${seat}.points point`, points);
    for (const [good, count] of barrels.entries()) all.set(`seat.${seat}.barrels.${good} good`, count);
    for (const [kind, count] of island.entries()) all.set(`seat.${seat}.island.${kind} tile`, count);
    for (const building of built) all.set(`seat.${seat}.city.${building} building`, 1);
  }
  return all;
}

const seen = new Set<string>();

test.each(readdirSync(FOLDER))(
  "%s: the board knows all places and tokens, and what travels is what changes",
  (name) => {
    const match = replay(puertoRico, readRecord(readFileSync(new URL(name, FOLDER), "utf8")));
    for (const [move, told] of match.told.entries()) {
      for (const { event } of told) {
        seen.add(event.type);
        const spot = spotOf(event);
        if (spot !== null && !isPlace(spot)) expect.fail(`${event.type} is at ${spot}`);
      }
      if (move === 0) continue;
      const [before, after] = [match.stateAt(move - 1), match.stateAt(move)];
      const view = puertoRico.view(before, SPECTATOR);
      const list = told.flatMap(({ event }) => flights(event, view));
      const unsound = list.filter((flight) => !isSound(flight));
      if (unsound.length > 0) expect.fail(`move ${move}: ${JSON.stringify(unsound)}`);
      const [had, travelled] = [holdings(before), gains(list)];
      for (const [key, count] of holdings(after)) {
        const [change, flown] = [count - (had.get(key) ?? 0), travelled.get(key) ?? 0];
        if (change !== flown) expect.fail(`move ${move}: ${key} changed by ${change}, not ${flown}`);
      }
    }
  },
);

test("all events have been seen, but two: the recorded players place their colonists afresh", () => {
  expect(Object.keys(EVENTS).filter((type) => !seen.has(type))).toEqual(["lifted", "colonistsStay"]);
});

test("a colonist who is taken back goes to the wind rose", () => {
  const view = puertoRico.view(START, 0);
  const lifted = { type: "lifted", seat: 1, spot: 6, isNoble: true };
  expect(flights(lifted, view)).toEqual([{ from: "seat.1.city.0", to: "seat.1.wind-rose", token: "noble", count: 1 }]);
  expect(spotOf(lifted)).toBe("seat.1.city.0");
  expect(flights({ type: "colonistsStay", seat: 1 }, view)).toEqual([]);
});

test("barrels fly to ship and supply, points with them, a full ship sails with all it has", () => {
  const view = puertoRico.view(START, 0);
  const loaded = { type: "loaded", seat: 1, good: 2, ship: 0, barrels: 3, points: 4 };
  expect(flights(loaded, view)).toEqual([
    { from: "seat.1.barrels.2", to: "ship.0", token: "good.2", count: 3 },
    { from: "points", to: "seat.1.points", token: "point", count: 4 },
  ]);
  expect(flights({ type: "shipSailed", ship: 1, good: 0 }, view)).toEqual([
    { from: "ship.1", to: "supply.0", token: "good.0", count: 5 },
  ]);
  expect(flights({ type: "built", seat: 0, building: 7, price: 0 }, view)).toEqual([
    { from: "bank.7", to: "seat.0.city.7", token: "building.7", count: 1 },
  ]);
});

test("an event nobody knows moves nothing and is nowhere", () => {
  const view = puertoRico.view(START, 0);
  expect(flights({ type: "rained" }, view)).toEqual([]);
  expect(spotOf({ type: "rained" })).toBeNull();
});
