import { describe, expect, test } from "vitest";
import { madeira } from "../rules/game.ts";
import { DONE, moves as vocabulary } from "../rules/moves.ts";
import { everyOffer, SAID } from "./offers.ts";
import { randomGame } from "./test-games.ts";
import { zoneOf } from "./zones.ts";

const GAMES: [players: number, seed: string, isRich: boolean][] = [2, 3, 4].flatMap((players) =>
  [false, true].flatMap((isRich) =>
    ["east", "west"].map((seed): [number, string, boolean] => [players, seed, isRich]),
  ),
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

test("every move but the closing word is made in one zone of a phone", () => {
  for (const { before, seat, legal } of randomGame(3, "zones", true)) {
    const view = madeira.view(before, seat);
    for (const move of legal) expect(zoneOf(view, seat, move) === null).toBe(DONE.has(move));
  }
});
