import { readdirSync, readFileSync } from "node:fs";
import { begin, FastChance, readRecord, replay, SPECTATOR } from "@caravel/kernel";
import type { Flight } from "@caravel/web/kit";
import { expect, test } from "vitest";
import { ITEMS, PLAIN_GOODS } from "../content/pieces.ts";
import { UPGRADES } from "../content/ships.ts";
import { portolano } from "../rules/game.ts";
import { comingIn } from "../rules/hold.ts";
import { upgradeCount } from "../rules/ship.ts";
import { ASHORE, type Portolano } from "../rules/state.ts";
import { itemsLeft } from "../rules/supply.ts";
import { EVENTS } from "../words/events-en.ts";
import { flights, keptAt, PLACE, spotOf } from "./flights.ts";
import { spotPlaces } from "./habits.ts";

const FOLDER = new URL("../golden/", import.meta.url);
const START = begin(portolano, 4, {}, new FastChance("flights")).state;

/** The grammar of places; a name without its last part stands for the whole. */
const PLACES = [
  /^(place|face)\.([0-9]|1[0-5])$/,
  /^off\.([0-9]|1[0-5])\.[0-3]$/,
  /^slot\.([0-9]|1[0-5])\.[0-4]$/,
  /^row\.[0-2]$/,
  /^box\.[0-3]$/,
  /^stack\.[0-3]$/,
  /^mission\.[0-2]$/,
  /^(cannons|chests|pile|wind)$/,
  /^seat\.[0-4](\.(rum|goods\.[0-3]|thalers|cannons|upgrades\.[0-3]|chests|cards|stern))?$/,
];
const TOKENS = [
  /^(ship|marker)\.[0-4]$/,
  /^(pirate|cannon|chest|ball)$/,
  /^item\.[0-5]$/,
  /^upgrade\.[0-3]$/,
  /^(tile|flip)\.\d+$/,
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

/** By place and sort of token: what there is of everything whose moving is always told. What waits for room counts as on board. */
function holdings(state: Portolano): Map<string, number> {
  const all = new Map<string, number>([
    ["cannons cannon", state.cannons],
    ["chests chest", state.chests.length],
    ...PLAIN_GOODS.map((_, row): [string, number] => [`${PLACE.row(row)} item`, itemsLeft(state, row)]),
  ]);
  for (const [seat, ship] of state.seats.entries()) {
    const coming = state.stack.at(-1)?.seat === seat ? comingIn(state) : [];
    for (const item of ITEMS.keys()) all.set(`${keptAt(seat, item)} item`, ship.items[item]! + (coming[item] ?? 0));
    for (const kind of UPGRADES.keys()) all.set(`${PLACE.upgrades(seat, kind)} upgrade`, upgradeCount(ship, kind));
    all.set(`${PLACE.cannonsOf(seat)} cannon`, ship.cannons);
    all.set(`${PLACE.chestsOf(seat)} chest`, ship.chests.length);
  }
  for (const place of state.grid.keys())
    all.set(`${PLACE.tile(place)} ship`, state.seats.filter((ship) => ship.place === place).length);
  return all;
}

const seen = new Set<string>();

test.each(readdirSync(FOLDER))(
  "%s: the board knows all places and tokens, and what travels is what changes",
  (name) => {
    const match = replay(portolano, readRecord(readFileSync(new URL(name, FOLDER), "utf8")));
    for (const [move, told] of match.told.entries()) {
      for (const { event } of told) {
        seen.add(event.type);
        const spot = spotOf(event);
        if (spot !== null && !isPlace(spot)) expect.fail(`${event.type} is at ${spot}`);
      }
      if (move === 0) continue;
      const [before, after] = [match.stateAt(move - 1), match.stateAt(move)];
      const view = portolano.view(before, SPECTATOR);
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

test("all events have been seen, but one: no recorded game has used up its ports", () => {
  expect(Object.keys(EVENTS).filter((type) => !seen.has(type))).toEqual(["pileRenewed"]);
});

test("over the border a ship leaves on one side and enters on the other at once", () => {
  const view = portolano.view(START, 0);
  expect(view.seats[1]!.place).toBe(ASHORE);
  const sailed = { type: "sailed", seat: 1, from: 7, to: 4, direction: 1, rum: 1 };
  expect(flights(sailed, view)).toEqual([
    { from: "seat.1.rum", to: "place.4", token: "item.4", count: 1 },
    { from: "place.7", to: "off.7.1", token: "ship.1", count: 1 },
    { from: "off.4.3", to: "place.4", token: "ship.1", count: 1 },
  ]);
});

test("a tile turns over where it lies", () => {
  expect(flights({ type: "flipped", place: 3, face: 9 }, portolano.view(START, 0))).toEqual([
    { from: "place.3", to: "face.3", token: "flip.9", count: 1 },
  ]);
});

test("an event nobody knows moves nothing and is nowhere", () => {
  expect(flights({ type: "rained" }, portolano.view(START, 0))).toEqual([]);
  expect(spotOf({ type: "rained" })).toBeNull();
});
