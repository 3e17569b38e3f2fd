import { expect, test } from "vitest";
import { caravel, caravelJson } from "../testing/console.ts";

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

test("bench tells people about one number of players", async () => {
  const { code, out } = await caravel(["bench", "--players", "2", "--seconds", "0.1"]);
  expect(code).toBe(0);
  expect(out).toContain("Games/s");
  for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
});
