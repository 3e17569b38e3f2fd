import { expect, test } from "vitest";
import type { Box } from "./game.ts";
import { Match } from "./match.ts";
import { deepWell } from "./testing/conformance/deep-well.ts";
import { LEAKS } from "./testing/leaks.ts";

/** How many of so many players, each at a table of his own, are seen to have learned something by burying a card. */
function learned(game: Box, tables: number): number {
  return Array.from({ length: tables }, (_, table) => {
    const luck = { kind: "seeded", seed: `well ${table}` } as const;
    const match = new Match(game, { players: 2, options: {}, names: ["Anna", "Béla"], luck });
    match.play(0, deepWell.vocabulary.verbs.bury.of());
    return match.undoLimit(0);
  }).filter((limit) => limit > 0).length;
}

test("one world is not enough: what shows in one of a dozen is noticed most of the time", () => {
  const game = deepWell as unknown as Box;
  expect(learned(game, 40)).toBe(0);
  const glimpsing = LEAKS.undo.plant(game, (state) => (state as ReturnType<typeof deepWell.copy>).deck);
  expect(learned(glimpsing, 40)).toBeGreaterThanOrEqual(24);
});
