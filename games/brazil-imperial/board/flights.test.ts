import { SPECTATOR } from "@caravel/kernel";
import type { Flight } from "@caravel/web/kit";
import { expect, test } from "vitest";
import { brazilImperial } from "../rules/game.ts";
import { flights, PLACE, spotOf } from "./flights.ts";
import { randomGame } from "./test-games.ts";

/** The grammar of places; a name without its last part stands for the whole. */
const PLACES = [
  /^hex\.-?\d,-?\d$/,
  /^bank(\.\d+)?$/,
  /^gallery\.[0-5]$/,
  /^deck\.(gold|battle)$/,
  /^seat\.[0-3](\.(space\.[0-6]|stock\.[0-5]|gold|battle|quests|paintings|army|good\.[0-5]|palaces))?$/,
];
const TOKENS = [
  /^resource\.[0-5]$/,
  /^unit\.[0-3]\.[0-8]$/,
  /^shield\.[0-3]$/,
  /^tile\.\d+$/,
  /^good\.[0-5]$/,
  /^palace\.[0-4]$/,
  /^painting\.\d+$/,
  /^back\.(gold|battle|quest)$/,
];
const isPlace = (name: string) => PLACES.some((place) => place.test(name));
const isSound = ({ from, to, token, count }: Flight) =>
  isPlace(from) && isPlace(to) && from !== to && TOKENS.some((known) => known.test(token)) && (count ?? 1) > 0;

/** How a place's resources change by what flies. */
function gained(list: readonly Flight[], place: string): number {
  const sum = (end: "from" | "to") =>
    list
      .filter((flight) => flight[end] === place && flight.token.startsWith("resource."))
      .reduce((total, { count = 1 }) => total + count, 0);
  return sum("to") - sum("from");
}

test.each([1, 2, 3, 4])(
  "%i players: the board knows all places and tokens, and stocks change by what travels",
  (players) => {
    let travelled = 0;
    for (const { before, after, events } of randomGame(players, "flights", 500)) {
      const view = brazilImperial.view(before, SPECTATOR);
      const list = events.flatMap((event) => flights(event, view));
      for (const event of events) {
        const spot = spotOf(event);
        if (spot !== null && !isPlace(spot)) expect.fail(`${event.type} is at ${spot}`);
      }
      const unsound = list.filter((flight) => !isSound(flight));
      if (unsound.length > 0) expect.fail(JSON.stringify(unsound));
      for (const [seat, { stock }] of after.seats.entries())
        for (const [resource, count] of stock.entries()) {
          const change = count - before.seats[seat]!.stock[resource]!;
          const flown = gained(list, PLACE.stock(seat, resource));
          if (change !== flown) expect.fail(`resource ${resource} of seat ${seat} changed by ${change}, not ${flown}`);
          travelled += Math.abs(flown);
        }
    }
    expect(travelled).toBeGreaterThan(8);
  },
);

test("a marker travels from the space where it was", () => {
  for (const { before, events } of randomGame(2, "marker", 200)) {
    const acted = events.find(({ type }) => type === "acted");
    const seat = before.active;
    if (acted === undefined || before.seats[seat]!.marker < 0) continue;
    const [flight] = flights(acted, brazilImperial.view(before, SPECTATOR));
    expect(flight?.from).toBe(PLACE.space(seat, before.seats[seat]!.marker));
    return;
  }
  expect.fail("nobody has acted twice");
});

test("an event nobody knows moves nothing and is nowhere", () => {
  const [{ before }] = randomGame(2, "unknown", 1);
  expect(flights({ type: "rained" }, brazilImperial.view(before, 0))).toEqual([]);
  expect(spotOf({ type: "rained" })).toBeNull();
});
