import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Box } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { compareWith, isCheckout } from "../bench/against.ts";
import { median } from "../bench/clock.ts";
import { compare, FIGURES, figuresOf, type LapTimes } from "../bench/figures.ts";
import { courseOf, LAPS } from "../bench/laps.ts";
import { isEnough, type Measurement } from "../bench/measure.ts";
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
    expect(decisionsPerGame).toBeGreaterThan(1);
    expect(bytesPerState).toBeGreaterThan(20);
  }
});

/** Laps as they might have been timed: `games` took these seconds, everything else one. */
function laps(games: readonly number[], decisions = 6000): LapTimes {
  return {
    things: {
      games: 300,
      decisions,
      copies: 1000,
      checkedGames: 2,
      checkedMoves: 50,
      views: 1000,
      imaginedTables: 1000,
      scores: 1000,
      searches: 1600,
    },
    seconds: { games, copies: [1], checkedGames: [1], views: [1], imaginedTables: [1], scores: [1], searches: [1] },
  };
}

test("a figure is told at its best, by the least time, and in the middle of all laps", () => {
  const figures = figuresOf(laps([0.5, 0.3, 0.4, 6, 0.6]));
  expect(figures.gamesPerSecond).toEqual({ best: 1000, median: 600 });
  expect(figures.microsecondsPerDecision.best).toBeCloseTo(50, 9);
  expect(figures.microsecondsPerDecision.median).toBeCloseTo(500 / 6, 9);
  expect(figures.microsecondsPerValidatedMove.best).toBeCloseTo(20_000, 9);
  expect(figures.searchesPerSecond.best).toBe(1600);
  expect([median([5, 1, 4, 2, 3]), median([2, 1])]).toEqual([3, 1.5]);
});

test("laps are run until there are some, and until the time for their kind is spent", () => {
  expect(isEnough("games", [2, 2], 1)).toBe(false);
  expect(isEnough("games", [0.3, 0.3, 0.3], 1)).toBe(false);
  expect(isEnough("games", [0.3, 0.3, 0.3, 0.3], 1)).toBe(true);
  expect(isEnough("copies", [0.1, 0.1, 0.1], 1)).toBe(true);
});

test("every lap can be run, and a lap of games plays the same ones each time", () => {
  const course = courseOf({ game: pebbles, players: 3, options: { heap: 12 } });
  const { decisions } = course.things;
  for (const lap of LAPS) expect(course.run(lap), lap).toBeGreaterThanOrEqual(0);
  expect(courseOf({ game: pebbles, players: 3, options: { heap: 12 } }).things.decisions).toBe(decisions);
});

/** The test game with something in the box that can be switched on. */
const withFlood: Box = { ...pebbles, options: { ...pebbles.options, flood: { values: [false, true], usual: false } } };

test("bench compares a game with everything in the box to the usual game", async () => {
  const [usual, full, ...more] = await bench(["--players", "3"], [withFlood]);
  expect(more).toEqual([]);
  expect([usual.options, full.options]).toEqual([{}, { flood: true }]);
  const games = ({ figures }: Result) => figures.gamesPerSecond.best;
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
  expect(out.match(/ \([\d.,\s]+\)/g)).toHaveLength(2 * FIGURES.length);
  for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
});

describe("against another checkout", () => {
  test("the ratio is that of the least times; single rounds say how far to trust it", () => {
    const { ratios, here, there } = compare(
      [laps([0.5, 0.2]), laps([0.25, 9]), laps([0.3, 0.4])],
      [laps([0.6, 0.3]), laps([0.3, 7]), laps([0.27, 0.6])],
    );
    expect([here.gamesPerSecond, there.gamesPerSecond]).toEqual([300 / 0.2, 300 / 0.27]);
    expect(ratios.gamesPerSecond.best).toBeCloseTo(0.27 / 0.2, 9);
    expect(ratios.gamesPerSecond.low).toBeCloseTo(0.27 / 0.3, 9);
    expect(ratios.gamesPerSecond.high).toBeCloseTo(0.3 / 0.2, 9);
    expect(ratios.gamesPerSecond.paired).toBeCloseTo((0.3 / 0.25 + 0.6 / 0.5) / 2, 9);
    expect(ratios.copiesPerSecond).toEqual({ best: 1, paired: 1, low: 1, high: 1 });
  });

  test("more than 1 is faster, per second and in microseconds alike; rules that ask more often are measured by decision", () => {
    const { ratios } = compare([laps([0.4], 8000)], [laps([0.5], 6000)]);
    expect(ratios.gamesPerSecond.best).toBeCloseTo(1.25, 9);
    expect(ratios.microsecondsPerDecision.best).toBeCloseTo(1.25 * (8000 / 6000), 9);
    expect(ratios.microsecondsPerDecision.paired).toBeCloseTo(1.25 * (8000 / 6000), 9);
  });

  test("both run the same laps, here and there", async () => {
    expect(isCheckout(HERE, "puerto-rico")).toBe(true);
    const task = { game: "puerto-rico", players: 2, options: {} };
    const { ratios, here, there } = await compareWith(HERE, task, { rounds: 1, seconds: 0.1 });
    expect(Object.keys(ratios)).toEqual(FIGURES);
    for (const name of FIGURES) {
      const isRate = name.endsWith("PerSecond");
      expect(here[name], name).toBeGreaterThan(0);
      expect(ratios[name].best, name).toBeCloseTo(isRate ? here[name] / there[name] : there[name] / here[name], 9);
    }
    expect(here.gamesPerSecond * here.microsecondsPerDecision).toBeCloseTo(
      there.gamesPerSecond * there.microsecondsPerDecision,
      3,
    );
  });

  test("a folder that is none is refused", async () => {
    for (const other of [folder, join(folder, "none")]) {
      const { code, err } = await caravel(["bench", "pebbles", "--against", other]);
      expect(code).toBe(2);
      expect(err).toContain("is no checkout of Caravel with pebbles in it");
    }
  });
});
