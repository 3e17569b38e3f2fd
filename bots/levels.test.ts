import { rulesOf, shelf } from "@caravel/games";
import type { Game } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { type Competitor, competitorCalled, playContest } from "./arena/index.ts";
import { LEVELS } from "./levels.ts";
import { shelfLibrary } from "./library.ts";
import { poolHere } from "./pool/here.ts";

const games = shelf.filter(({ parts }) => parts !== null).map(({ id }) => id);

/** So many deals, each once with every seat; whoever plays as well as the others wins as many games as there are deals. */
const DEALS = 2;
const PLAYERS = 3;

/** How each level plays against the one below: in trials instead of time, so that every machine sees the same games, and in fewer than at a table. */
const PAIRS = [
  ["greedy", "hasty"],
  ["mate@60", "greedy"],
  ["captain@150", "mate@10"],
] as const;

/** How many games one seat wins against two others. */
async function wins(id: string, one: string, others: string): Promise<number> {
  const seats = [one, others, others].map((name) => competitorCalled(name) as Competitor);
  const season = { game: (await rulesOf(id)) as Game, players: PLAYERS, options: {}, seats, seed: "levels" };
  const pool = poolHere(shelfLibrary);
  let sum = 0;
  for (let number = 0; number < DEALS * PLAYERS; number++) {
    const { winners } = await playContest(season, number, pool);
    const seat = (PLAYERS - (number % PLAYERS)) % PLAYERS;
    if (winners.includes(seat)) sum += 1 / winners.length;
  }
  return sum;
}

test("every level has its pair", () => {
  const [lowest, ...higher] = LEVELS;
  expect(PAIRS.map(([above]) => competitorCalled(above)?.style)).toEqual(higher);
  expect(PAIRS.map(([, below]) => competitorCalled(below)?.style)).toEqual([lowest, ...higher.slice(0, -1)]);
});

describe.each(games)("in %s", (id) => {
  test.each(PAIRS)("%s wins its share of the games or more against two of %s", async (above, below) => {
    expect(await wins(id, above, below)).toBeGreaterThanOrEqual(DEALS);
  });
});
