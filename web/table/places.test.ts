import type { Move } from "@caravel/kernel";
import { expect, test } from "vitest";
import { askedPlace, changedTabs } from "./places.ts";

const place = (id: string) => ({ id, picture: "", name: () => id });
/** Moves 10 to 19 are made in the harbour, 20 to 29 on the island, all others are buttons. */
const kit = {
  places: [place("harbour"), place("island")],
  placeOf: (_view: unknown, _seat: number, move: Move) =>
    ["harbour", "island"][Math.floor(Number(move) / 10) - 1] ?? null,
};
const asked = (...moves: number[]) => askedPlace(kit, {}, 0, moves as Move[]);

test("the place with most of what can be chosen is where something is asked", () => {
  expect(asked(10, 20, 21, 1)).toBe("island");
  expect(asked(10, 11, 21, 1, 2, 3)).toBe("harbour");
});

test("of equals the first place of the board", () => {
  expect(asked(20, 10)).toBe("harbour");
});

test("buttons are asked nowhere", () => {
  expect(asked(1, 2)).toBe(null);
  expect(asked()).toBe(null);
});

test("a place that the board does not name is none", () => {
  expect(askedPlace({ ...kit, placeOf: () => "nowhere" }, {}, 0, [1 as Move])).toBe(null);
});

test("something happened where the log says so, where pieces left and where they arrived", () => {
  const changed = {
    spotOf: () => "ship.2",
    flights: () => [
      { from: "seat.1.barrels", to: "ship.2", token: "" },
      { from: "points", to: "seat.0.points", token: "" },
    ],
  };
  const spotPlaces = { ship: "harbour", seat: "island" };
  expect(changedTabs({ ...changed, spotPlaces }, {}, 0, { type: "loaded" })).toEqual(["harbour", "players", "island"]);
  expect(changedTabs(changed, {}, 0, { type: "loaded" })).toEqual(["players"]);
});
