import { rulesOf } from "@caravel/games";
import { FastChance, type Game, type Move } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { shelfLibrary } from "../library.ts";
import { poolHere } from "../pool/here.ts";
import type { BotPool } from "../question.ts";
import { type Competitor, competitorCalled } from "./competitors.ts";
import { playContest, type Result } from "./contest.ts";
import { blockInterval, student } from "./interval.ts";
import { fixtureOf, playAll, type Season, wholeBlocks } from "./season.ts";
import { placesOf, standingsOf } from "./standings.ts";

const game = (await rulesOf("puerto-rico")) as Game;

function season(names: readonly string[], seed = "arena"): Season {
  const seats = names.map((name) => competitorCalled(name) as Competitor);
  return { game, players: names.length, options: {}, seats, seed };
}

const won = (winner: number, scores: readonly number[]): Result => ({
  winners: [winner],
  scores,
  decisions: 1,
  finished: true,
});

describe("competitors", () => {
  test("have their own time, that of all who would think for ever, or what is usual", () => {
    expect(competitorCalled("uct@50ms")).toEqual({ name: "uct@50ms", style: "uct", budget: { milliseconds: 50 } });
    expect(competitorCalled(" bot:uct@0400")?.budget).toEqual({ iterations: 400 });
    expect(competitorCalled("uct@0400")?.name).toBe("uct@400");
    expect(competitorCalled("uct", { iterations: 7 })?.budget).toEqual({ iterations: 7 });
    expect(competitorCalled("uct")?.budget).toEqual({ iterations: 1000 });
    // the look ahead ends by itself and is never cut short by a budget that was meant for others
    expect(competitorCalled("greedy", { iterations: 7 })).toEqual(competitorCalled("greedy"));
  });

  test.each(["", "@5", "uct@", "uct@0", "uct@5s", "uct@-5", "uct@5.5ms", "Uct", "uct@1234567890"])(
    "%j is nobody",
    (text) => {
      expect(competitorCalled(text)).toBeNull();
    },
  );
});

test("in a block everybody has every seat once, with the same luck", () => {
  const plan = season(["greedy", "random", "hasty"]);
  const block = [3, 4, 5].map((number) => fixtureOf(plan, number));
  expect(new Set(block.map(({ seed }) => seed))).toEqual(new Set(["arena/1"]));
  for (const seat of [0, 1, 2])
    expect(block.map(({ seats }) => seats[seat].name).sort()).toEqual(["greedy", "hasty", "random"]);
  expect([wholeBlocks(30, 3), wholeBlocks(31, 3), wholeBlocks(1, 1)]).toEqual([30, 33, 1]);
});

test("places: winners first, then by score; those who share places have their mean", () => {
  expect(placesOf({ winners: [1], scores: [9, 9, 4] })).toEqual([2, 1, 3]);
  expect(placesOf({ winners: [0, 2], scores: [5, 3, 5] })).toEqual([1.5, 3, 1.5]);
  expect(placesOf({ winners: [], scores: [0, 7, 7, 1] })).toEqual([4, 1.5, 1.5, 3]);
});

describe("intervals", () => {
  test("Student's distribution is the textbook's", () => {
    for (const [degrees, quantile] of [
      [1, 12.706],
      [10, 2.228],
      [11, 2.201],
      [30, 2.042],
      [120, 1.98],
    ])
      expect(student(degrees)).toBeCloseTo(quantile, 3);
  });

  test("blocks that agree more than luck would are no surer than as many independent games", () => {
    const { low, high } = blockInterval(
      Array.from({ length: 100 }, () => 1 / 3),
      300,
    );
    expect([low, high]).toEqual([expect.closeTo(0.282, 2), expect.closeTo(0.389, 2)]);
  });

  test("blocks that are won or lost as a whole count as one game each", () => {
    const shares = Array.from({ length: 100 }, (_, block) => block % 2);
    const { low, high } = blockInterval(shares, 300);
    // Wilson's interval for 50 of 100 is 0.404 to 0.596
    expect(low).toBeGreaterThan(0.39);
    expect(low).toBeLessThan(0.41);
    expect(high).toBeCloseTo(1 - low, 10);
  });

  test("few blocks say little, none nothing, and a clean sweep is not certain", () => {
    expect(blockInterval([], 0)).toEqual({ low: 0, high: 1 });
    expect(blockInterval([1], 3).low).toBeLessThan(0.3);
    expect(blockInterval([1, 1], 6).low).toBeLessThan(0.3);
    expect(
      blockInterval(
        Array.from({ length: 10 }, () => 1),
        30,
      ),
    ).toEqual({ low: expect.closeTo(0.853, 2), high: 1 });
  });

  // the luck of a block makes its games alike: the plain interval is too narrow then, this one is not
  test("hold the truth as often as they say", () => {
    const chance = new FastChance("coverage");
    const roll = () => chance.roll(1000) / 1000;
    let held = 0;
    for (let season = 0; season < 1000; season++) {
      const shares = Array.from({ length: 40 }, () => {
        const likely = roll() < 0.5 ? 0.1 : 0.7;
        return [0, 1, 2].filter(() => roll() < likely).length / 3;
      });
      const { low, high } = blockInterval(shares, 120);
      if (low <= 0.4 && 0.4 <= high) held++;
    }
    expect(held).toBeGreaterThan(930);
    expect(held).toBeLessThan(980);
  });
});

test("standings are those of one seat, and several seats of a competitor are one entry", () => {
  const plan = season(["greedy", "random", "random"]);
  // greedy sits on seats 0, 2 and 1 and wins the first two games
  const results = [won(0, [30, 10, 20]), won(2, [12, 6, 30]), won(0, [24, 15, 3])];
  const [greedy, random] = standingsOf(plan, results);
  expect(greedy).toMatchObject({ name: "greedy", winShare: 2 / 3, meanPlace: 4 / 3, meanScore: 25 });
  expect(random).toMatchObject({ name: "random", winShare: 1 / 6, meanPlace: 14 / 6, meanScore: 75 / 6 });
});

describe("a season", () => {
  const plan = season(["uct@3", "random", "first"]);
  const numbers = [0, 1, 2];

  async function played(atATime: number, pool: BotPool): Promise<Result[]> {
    const results: Result[] = [];
    await playAll(numbers, atATime, async (number) => {
      results[number] = await playContest(plan, number, pool);
    });
    return results;
  }

  test("goes the same way however many games are played at a time", async () => {
    const alone = await played(1, poolHere(shelfLibrary));
    expect(await played(3, poolHere(shelfLibrary))).toEqual(alone);
    expect(alone.every(({ finished }) => finished)).toBe(true);
    expect(new Set(alone.map(({ scores }) => scores.join())).size).toBe(3);
  });

  test("ends with the first game that fails, and a bot that cheats is named", async () => {
    const cheat = (): BotPool => {
      const pool = poolHere(shelfLibrary);
      return {
        ...pool,
        think: (question) => ({ ...pool.think(question), move: Promise.resolve(game.vocabulary.read("pass") as Move) }),
      };
    };
    await expect(played(2, cheat())).rejects.toThrow(/puerto-rico: .* on seat 0 chose "pass"/);
  });
});
