import { describe, expect, test } from "vitest";
import { brazilImperial } from "../rules/game.ts";
import { LOSE, TO_FACTORY, moves as vocabulary } from "../rules/moves.ts";
import { STEPS } from "../rules/steps.ts";
import { stepNow } from "../words/moments.ts";
import { everyOffer, fighterMoves, goodMoves, SAID } from "./offers.ts";
import { randomGame } from "./test-games.ts";

const seen = new Set<string>();

describe("every legal move stands on a piece or a button", () => {
  test.each([
    [1, "solo"],
    [2, "two"],
    [3, "three"],
    [4, "four"],
  ])("%i players", (players, seed) => {
    const missing = new Set<string>();
    for (const { before, seat, legal } of randomGame(players, seed, 800)) {
      const view = brazilImperial.view(before, seat);
      const pieces = new Set(everyOffer(view, seat));
      seen.add(stepNow(view) ?? "over");
      for (const move of legal)
        if (!pieces.has(move) && !SAID.some((verb) => verb.has(move)))
          missing.add(`${stepNow(view)}: ${vocabulary.write(move)}`);
    }
    expect([...missing]).toEqual([]);
  });
});

test("what chance rarely brings has its pieces too", () => {
  const runs = [
    "game",
    "deployed",
    "painted",
    "built",
    "renovated",
    "manufactured",
    "exchanged",
    "revealing",
    "battle",
  ];
  const rare = STEPS.filter((step) => !seen.has(step) && !runs.includes(step));
  expect(rare.length).toBeLessThan(6);
  expect(fighterMoves(3)).toContain(LOSE.of(3));
  expect(goodMoves(2)).toContain(TO_FACTORY.of(2));
});
