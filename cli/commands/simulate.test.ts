import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { decider, playDeal, playOut, random, searchTable } from "@caravel/bots";
import { FastChance, isOver, readRecord, replay, verify } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
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

  test("a game that need not end is given up where it says so", () => {
    const bounded = { ...pebbles, bound: { decisions: 3, rule: "PB-END-01" } };
    const deal = { players: 2, options: {}, bots: [random, random], seed: "bound" };
    expect(playDeal({ ...deal, game: bounded })).toMatchObject({ finished: false, decisions: 3 });
    expect(playDeal({ ...deal, game: pebbles }).finished).toBe(true);
  });

  test("tells people, with a progress bar on a terminal only", async () => {
    const argv = ["simulate", "pebbles", "--games", "20"];
    const { out, err } = await caravel(argv);
    expect(out).toContain("20 games, 20 finished");
    expect(err).toBe("");
    expect((await caravel(argv, { terminal: true })).err).toContain("█");
  });
});
