import { describe, expect, test } from "vitest";
import { madeira } from "../rules/game.ts";
import { DONE, DOWN, EXCHANGE, UP, moves as vocabulary } from "../rules/moves.ts";
import { everyOffer, SAID } from "./offers.ts";
import { randomGame } from "./test-games.ts";
import { zoneOf } from "./zones.ts";

const MILL = [EXCHANGE, UP, DOWN];
const GAMES: [players: number, seed: string, isRich: boolean][] = [2, 3, 4].flatMap((players) =>
  [false, true].flatMap((isRich) => ["east", "west"].map((seed): [number, string, boolean] => [players, seed, isRich])),
);

describe("every legal move stands on a piece or a button", () => {
  test.each(GAMES)("%i players, %s, rich: %s", (players, seed, isRich) => {
    const missing = new Set<string>();
    for (const { before, seat, legal } of randomGame(players, seed, isRich)) {
      const pieces = new Set(everyOffer(madeira.view(before, seat), seat));
      for (const move of legal)
        if (!pieces.has(move) && !SAID.some((verb) => verb.has(move))) missing.add(vocabulary.write(move));
    }
    expect([...missing]).toEqual([]);
  });
});

test("every question has a zone of a phone in which it can be answered", () => {
  for (const { before, seat, legal } of randomGame(3, "zones", true)) {
    const view = madeira.view(before, seat);
    const zones = new Set(legal.map((move) => zoneOf(view, seat, move)));
    const isOnlySaid = legal.every((move) => DONE.has(move) || MILL.some((verb) => verb.has(move)));
    expect(zones.size > 1 || !zones.has(null) || isOnlySaid, String(legal.map(vocabulary.write))).toBe(true);
  }
});
