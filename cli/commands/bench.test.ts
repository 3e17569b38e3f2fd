import type { Box } from "@caravel/kernel";
import { expect, test } from "vitest";
import { caravel, caravelJson } from "../testing/console.ts";
import { pebbles } from "../testing/pebbles.ts";

const FIGURES = [
  "gamesPerSecond",
  "medianGamesPerSecond",
  "decisionsPerGame",
  "microsecondsPerDecision",
  "copiesPerSecond",
  "bytesPerState",
  "microsecondsPerValidatedMove",
];

test("bench measures every number of players", async () => {
  const { results } = (await caravelJson(["bench", "pebbles", "--seconds", "0.1"])) as {
    results: Record<string, number>[];
  };
  expect(results.map(({ game, players }) => [game, players])).toEqual([2, 3, 4].map((players) => ["pebbles", players]));
  for (const result of results) for (const figure of FIGURES) expect(result[figure], figure).toBeGreaterThan(0);
});

/** The test game with something in the box that can be switched on. */
const withFlood: Box = { ...pebbles, options: { ...pebbles.options, flood: { values: [false, true], usual: false } } };

interface Result {
  players: number;
  options: Record<string, unknown>;
  gamesPerSecond: number;
  shareOfUsual: number | null;
}

test("bench compares a game with everything in the box to the usual game", async () => {
  const { results } = (await caravelJson(["bench", "--players", "3", "--seconds", "0.1"], { games: [withFlood] })) as {
    results: Result[];
  };
  const [usual, full] = results;
  expect(results.map(({ options }) => options)).toEqual([{}, { flood: true }]);
  expect(usual.shareOfUsual).toBeNull();
  expect(full.shareOfUsual).toBeCloseTo(full.gamesPerSecond / usual.gamesPerSecond, 9);
});

test("bench tells people the share, too", async () => {
  const asked = ["bench", "--players", "3", "--seconds", "0.1"];
  const { out } = await caravel(asked, { games: [withFlood] });
  expect(out).toContain("── pebbles flood=true ──");
  expect(out).toMatch(/pebbles, 3 players: with everything in the box \d+\.\d\d of the games per second without\./);
});

test("bench with options measures the game with these and compares nothing", async () => {
  const asked = ["bench", "--players", "3", "--seconds", "0.1", "--option", "flood=true"];
  const { results } = (await caravelJson(asked, { games: [withFlood] })) as { results: Result[] };
  expect(results.map(({ options, shareOfUsual }) => [options, shareOfUsual])).toEqual([[{ flood: true }, null]]);
});

test("bench tells people about one number of players", async () => {
  const { code, out } = await caravel(["bench", "--players", "2", "--seconds", "0.1"]);
  expect(code).toBe(0);
  expect(out).toContain("Games/s");
  for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
});
