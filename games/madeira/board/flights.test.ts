import { SPECTATOR } from "@caravel/kernel";
import type { Flight } from "@caravel/web/kit";
import { describe, expect, test } from "vitest";
import { GOODS } from "../content/pieces.ts";
import { madeira } from "../rules/game.ts";
import type { Madeira } from "../rules/state.ts";
import { EVENTS } from "../words/events-en.ts";
import { flights, PLACE, spotOf } from "./flights.ts";
import { randomGame } from "./test-games.ts";
import { spotPlaces } from "./zones.ts";

/** The grammar of places; a name without its last part stands for the whole. */
const PLACES = [
  /^row\.[0-3]$/,
  /^pass\.[0-3]$/,
  /^field\.([0-9]|1[0-4])$/,
  /^building\.[0-4]$/,
  /^city\.([0-9]|[12][0-9]|3[0-5])$/,
  /^district\.([0-9]|1[01])$/,
  /^(colony|reward)\.[0-2]$/,
  /^ship\.([0-9]|1[0-9]|2[0-7])$/,
  /^(watch|mill|supply)$/,
  /^seat\.[0-3](\.(item\.[0-5]|points|pirates|home|ships|dice|favours|requests))?$/,
];
const TOKENS = [
  /^item\.[0-5]$/,
  /^(points|pirate|citizen)$/,
  /^(pawn|boat|disc|marker)\.[0-3]$/,
  /^(die|pirate-die)\.[1-3]$/,
  /^request\.[0-4]$/,
  /^favour\.([0-9]|1[01])$/,
];

/** It lies in one of the places of a phone; where goods come from is everywhere. */
const isFound = (name: string) => Object.hasOwn(spotPlaces, name.split(".")[0]) || name === PLACE.supply;
const isPlace = (name: string) => PLACES.some((place) => place.test(name)) && isFound(name);
const isSound = ({ from, to, token, count }: Flight) =>
  isPlace(from) && isPlace(to) && from !== to && TOKENS.some((known) => known.test(token)) && (count ?? 1) > 0;

/** What flies to a place, less what leaves it. */
function gain(list: readonly Flight[], place: string): number {
  return list.reduce(
    (sum, { from, to, count = 1 }) => sum + (to === place ? count : 0) - (from === place ? count : 0),
    0,
  );
}

const seen = new Set<string>();

/** What a player owns of everything whose moving is always told: goods, points, workers and ships at home. */
function holdings({ seats }: Madeira): Map<string, number> {
  const all = new Map<string, number>();
  for (const [seat, { items, home, ships, vp }] of seats.entries()) {
    all.set(`seat.${seat}.home`, home);
    all.set(`seat.${seat}.ships`, ships);
    all.set(`seat.${seat}.points`, vp);
    for (const item of GOODS.keys()) all.set(`seat.${seat}.item.${item}`, items[item]);
  }
  return all;
}

describe("what travels is what changes, between places the board knows", () => {
  test.each([
    [2, false, "one"],
    [4, false, "two"],
    [2, true, "three"],
    [3, true, "four"],
    [3, true, "five"],
    [4, true, "six"],
    [4, true, "seven"],
  ] as const)("%i players, rich: %s, %s", (players, isRich, seed) => {
    for (const { before, after, events } of randomGame(players, seed, isRich)) {
      const view = madeira.view(before, SPECTATOR);
      const list = events.flatMap((event) => flights(event, view));
      for (const event of events) {
        seen.add(event.type);
        const spot = spotOf(event);
        if (spot !== null && !isPlace(spot)) expect.fail(`${event.type} is at ${spot}`);
      }
      const unsound = list.filter((flight) => !isSound(flight));
      if (unsound.length > 0) expect.fail(JSON.stringify({ events, unsound }));
      if (events.some(({ type }) => type === "turnedToReals")) continue;
      const then = holdings(before);
      for (const [place, now] of holdings(after))
        if (now - (then.get(place) ?? 0) !== gain(list, place))
          expect.fail(JSON.stringify({ place, now, was: then.get(place), events }));
    }
  });

  test("every event was seen", () => {
    // the set-up is told before the first move
    const missing = Object.keys(EVENTS).filter((type) => !seen.has(type) && type !== "setUp");
    expect(missing).toEqual([]);
  });
});
