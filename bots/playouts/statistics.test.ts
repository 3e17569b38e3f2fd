import { describe, expect, test } from "vitest";
import { Tally, wilson } from "./statistics.ts";

describe("statistics", () => {
  test("Wilson intervals are the textbook's", () => {
    const { low, high } = wilson(0.5, 100);
    expect(low).toBeCloseTo(0.4038, 4);
    expect(high).toBeCloseTo(0.5962, 4);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
    expect(wilson(0, 10).low).toBe(0);
  });

  test("a shared victory counts in equal parts, an unfinished game for nobody", () => {
    const tally = new Tally(2);
    const plain = { finished: true, decisions: 1, statistics: {}, distinctions: {} };
    tally.add({ ...plain, scores: [3, 3], winners: [0, 1] });
    tally.add({ ...plain, scores: [5, 1], winners: [0] });
    tally.add({ ...plain, finished: false, decisions: 9, scores: [9, 9], winners: [0, 1] });
    expect(tally.seats().map(({ winShare, meanScore }) => [winShare, meanScore])).toEqual([
      [0.75, 4],
      [0.25, 2],
    ]);
  });

  test("what a game counts is averaged, and seats are compared by what tells them apart", () => {
    const tally = new Tally(2);
    const game = (rounds: number, ships: string[], winner: number) =>
      tally.add({
        finished: true,
        decisions: 1,
        scores: [4, 2],
        winners: [winner],
        statistics: { rounds },
        distinctions: { ship: ships },
      });
    game(3, ["sloop", "brig"], 0);
    game(5, ["brig", "sloop"], 1);
    const [rounds] = tally.averages();
    expect(rounds).toMatchObject({ name: "rounds", mean: 4 });
    // two games, three and five rounds: 1.96 standard errors of the mean
    expect(rounds.high - rounds.mean).toBeCloseTo(1.96, 2);
    expect(tally.groups().ship).toMatchObject([
      { name: "brig", seats: 2, winShare: 0, meanScore: 3 },
      { name: "sloop", seats: 2, winShare: 1, meanScore: 3 },
    ]);
  });
});
