import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Box } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { compareWith, isCheckout } from "../bench/against.ts";
import { figureOf, quantile } from "../bench/clock.ts";
import { FIGURES, type Measurement } from "../bench/measure.ts";
import { caravel, caravelJson } from "../testing/console.ts";
import { temporaryFolder } from "../testing/folder.ts";
import { pebbles } from "../testing/pebbles.ts";

const HERE = fileURLToPath(new URL("../..", import.meta.url));
const folder = temporaryFolder();

interface Result extends Measurement {
  game: string;
  players: number;
  options: Record<string, unknown>;
  shareOfUsual: number | null;
}

async function bench(argv: readonly string[], games: readonly Box[] = [pebbles]): Promise<Result[]> {
  return ((await caravelJson(["bench", ...argv, "--seconds", "0.1"], { games })) as { results: Result[] }).results;
}

test("bench measures every number of players", async () => {
  const results = await bench(["pebbles"]);
  expect(results.map(({ game, players }) => [game, players])).toEqual([2, 3, 4].map((players) => ["pebbles", players]));
  for (const { figures, decisionsPerGame, bytesPerState } of results) {
    expect(Object.keys(figures)).toEqual(FIGURES);
    for (const name of FIGURES) expect(figures[name].median, name).toBeGreaterThan(0);
    for (const name of FIGURES) expect(figures[name].spread, name).toBeGreaterThanOrEqual(0);
    expect(decisionsPerGame).toBeGreaterThan(1);
    expect(bytesPerState).toBeGreaterThan(20);
  }
});

test("a game of ten decisions takes ten times as long as a decision", async () => {
  const [{ figures, decisionsPerGame }] = await bench(["pebbles", "--players", "2"]);
  const { gamesPerSecond, microsecondsPerDecision } = figures;
  expect(1e6 / gamesPerSecond.median).toBeCloseTo(microsecondsPerDecision.median * decisionsPerGame, 6);
});

test("what was measured often is told by its middle and the spread of its middle half", () => {
  expect(quantile([5, 1, 4, 2, 3], 0.5)).toBe(3);
  expect(quantile([1, 2], 0.5)).toBe(1.5);
  expect(figureOf([100, 80, 90, 120, 110])).toEqual({ median: 100, spread: 0.1 });
});

/** The test game with something in the box that can be switched on. */
const withFlood: Box = { ...pebbles, options: { ...pebbles.options, flood: { values: [false, true], usual: false } } };

test("bench compares a game with everything in the box to the usual game", async () => {
  const [usual, full, ...more] = await bench(["--players", "3"], [withFlood]);
  expect(more).toEqual([]);
  expect([usual.options, full.options]).toEqual([{}, { flood: true }]);
  const games = ({ figures }: Result) => figures.gamesPerSecond.median;
  expect(usual.shareOfUsual).toBeNull();
  expect(full.shareOfUsual).toBeCloseTo(games(full) / games(usual), 9);
});

test("bench with options measures the game with these and compares nothing", async () => {
  const results = await bench(["--players", "3", "--option", "flood=true"], [withFlood]);
  expect(results.map(({ options, shareOfUsual }) => [options, shareOfUsual])).toEqual([[{ flood: true }, null]]);
});

test.each(["en", "hu", "fr"])("bench tells people everything it measured, in %s", async (lang) => {
  const { code, out } = await caravel(["bench", "--players", "3", "--seconds", "0.1", "--lang", lang], {
    games: [withFlood],
  });
  expect(code).toBe(0);
  expect(out).toContain("── pebbles flood=true ──");
  expect(out).toMatch(/pebbles, 3 .*\d[.,]\d\d/);
  expect(out.match(/ ±\d+%/g)).toHaveLength(2 * FIGURES.length);
  for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
});

describe("against another checkout", () => {
  test("both are measured with the same code, and more than one says how many times as fast this one is", async () => {
    expect(isCheckout(HERE, "puerto-rico")).toBe(true);
    const task = { game: "puerto-rico", players: 2, options: {}, seconds: 0.1 };
    const { ratios, here, there } = await compareWith(HERE, task, 1);
    expect(Object.keys(ratios)).toEqual(FIGURES);
    for (const name of FIGURES) {
      const isRate = name.endsWith("PerSecond");
      expect(here[name], name).toBeGreaterThan(0);
      expect(ratios[name].median, name).toBeCloseTo(isRate ? here[name] / there[name] : there[name] / here[name], 9);
    }
  });

  test("a folder that is none is refused", async () => {
    for (const other of [folder, join(folder, "none")]) {
      const { code, err } = await caravel(["bench", "pebbles", "--against", other]);
      expect(code).toBe(2);
      expect(err).toContain("is no checkout of Caravel with pebbles in it");
    }
  });
});
