import { rulesOf, shelf } from "@caravel/games";
import type { Game } from "@caravel/kernel";
import { expect, test } from "vitest";
import { type Competitor, competitorCalled, playContest } from "./arena/index.ts";
import { LEVELS } from "./levels.ts";
import { shelfLibrary } from "./library.ts";
import { poolHere } from "./pool/here.ts";

const games = shelf.filter(({ parts }) => parts !== null).map(({ id }) => id);

/** A deal is played once with every seat; whoever plays as well as the others wins one of these games. */
const PLAYERS = 3;
const HIS_SHARE = 1;

/**
 * Levels against those below: in trials instead of time, so that every machine sees the same games, and in fewer than at a table. Of the
 * levels that search, those in the games in which they are shown to be stronger (docs/bots.md).
 */
const PAIRS = [
  ...games.map((id) => [id, "greedy", "hasty"] as const),
  ["puerto-rico", "mate@40", "greedy"],
  ["madeira", "mate@40", "greedy"],
  ["puerto-rico", "captain@100", "mate@10"],
  ["madeira", "captain@100", "mate@10"],
] as const;

/** How many games one seat wins against two others. */
async function wins(id: string, one: string, others: string): Promise<number> {
  const seats = [one, others, others].map((name) => competitorCalled(name) as Competitor);
  const season = { game: (await rulesOf(id)) as Game, players: PLAYERS, options: {}, seats, seed: "levels" };
  const pool = poolHere(shelfLibrary);
  let sum = 0;
  for (let number = 0; number < PLAYERS; number++) {
    const { winners } = await playContest(season, number, pool);
    const seat = (PLAYERS - number) % PLAYERS;
    if (winners.includes(seat)) sum += 1 / winners.length;
  }
  return sum;
}

test("every level but the lowest is among them, against the one below", () => {
  const styleOf = (name: string) => competitorCalled(name)?.style;
  const steps = new Set(PAIRS.map(([, above, below]) => `${styleOf(above)} over ${styleOf(below)}`));
  expect([...steps]).toEqual(LEVELS.slice(1).map((level, place) => `${level} over ${LEVELS[place]}`));
});

test.each(PAIRS)("in %s %s wins its share of the games or more against two of %s", async (id, above, below) => {
  expect(await wins(id, above, below)).toBeGreaterThanOrEqual(HIS_SHARE);
});
