import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { random } from "@caravel/bots";
import { FastChance, isOver, readRecord, replay, verify } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { decider, playDeal, playOut, searchTable } from "../simulation/playout.ts";
import { Tally, wilson } from "../simulation/statistics.ts";
import { caravel, caravelJson } from "../testing/console.ts";
import { temporaryFolder } from "../testing/folder.ts";
import { pebbles } from "../testing/pebbles.ts";

const folder = temporaryFolder();

async function simulate(...argv: string[]): Promise<Record<string, unknown>> {
  const { gamesPerSecond, ...report } = (await caravelJson(["simulate", "pebbles", ...argv])) as Record<
    string,
    unknown
  >;
  expect(gamesPerSecond).toBeGreaterThan(0);
  return report;
}

describe("simulate", () => {
  test("reports every seat with its share of victories and an interval", async () => {
    const report = await simulate("--players", "3", "--games", "200", "--seed", "7");
    expect(report).toMatchObject({ game: "pebbles", players: 3, games: 200, finished: 200, seed: 7 });
    expect(Object.keys(report)).not.toContain("statistics");
    expect(report.decisionsPerGame).toBeGreaterThan(1);
    const seats = report.seats as { seat: number; winShare: number; low: number; high: number; meanScore: number }[];
    expect(seats.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(seats.reduce((sum, { winShare }) => sum + winShare, 0)).toBeCloseTo(1);
    for (const { winShare, low, high, meanScore } of seats) {
      expect(low).toBeLessThan(winShare);
      expect(high).toBeGreaterThan(winShare);
      expect(meanScore).toBeGreaterThan(0);
    }
  });

  test("gives the same with the same seed, and something else with another", async () => {
    const argv = ["--players", "2", "--games", "50", "--seed"];
    expect(await simulate(...argv, "a")).toEqual(await simulate(...argv, "a"));
    expect((await simulate(...argv, "a")).seats).not.toEqual((await simulate(...argv, "b")).seats);
  });

  test.each([["random"], ["eager,random,first"], ["greedy,random,greedy"]])(
    "gives the same with records (%s), and every record is sound",
    async (seats) => {
      const records = join(folder, seats.length.toString());
      const argv = ["--players", "3", "--games", "12", "--seed", "../s", "--seats", seats, "--option", "heap=20"];
      expect(await simulate(...argv, "--records", records)).toEqual(await simulate(...argv));
      const files = readdirSync(records).sort();
      expect(files).toHaveLength(12);
      expect(files[0]).toBe("pebbles-3p-.._s-0.caravel");
      for (const file of files) {
        const text = readFileSync(join(records, file), "utf8");
        expect(verify(pebbles, text)).toMatchObject({ ok: true, luckDerived: true });
        expect(replay(pebbles, readRecord(text)).isOver).toBe(true);
      }
    },
  );

  test("the fast way and the way with views play the same games", () => {
    const sameAsRandom = { ...random };
    for (const seed of ["1", "2", "3"]) {
      const deal = { game: pebbles, players: 3, options: {}, seed };
      expect(playDeal({ ...deal, bots: [sameAsRandom, random, random] })).toEqual(
        playDeal({ ...deal, bots: [random, random, random] }),
      );
    }
  });

  test("a forced move is no decision", async () => {
    const { decisionsPerGame } = await simulate("--seats", "eager", "--option", "dice=false", "--games", "1");
    // four turns of three pebbles: the first take is forced, then take or end, take or end, then only the end is left
    expect(decisionsPerGame).toBe(8);
  });

  test("a game that does not come to an end is given up", () => {
    const table = searchTable(pebbles, 2, {}, new FastChance("long"));
    expect(playOut(table, decider([random, random], new FastChance("bots")), 2)).toBe(2);
    expect(isOver(table.state)).toBe(false);
  });

  test("tells people, with a progress bar on a terminal only", async () => {
    const argv = ["simulate", "pebbles", "--games", "20"];
    const { out, err } = await caravel(argv);
    expect(out).toContain("20 games, 20 finished");
    expect(err).toBe("");
    expect((await caravel(argv, { terminal: true })).err).toContain("█");
  });
});

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
