import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { Box } from "../game.ts";
import { writeRecord } from "../record.ts";
import { verify } from "../replay.ts";
import type { Frame, State } from "../state.ts";
import { type Check, checksOf } from "./check.ts";
import { randomMatch } from "./round-trips.ts";

/** How the names of record files end. */
export const RECORD_ENDING = ".caravel";

/** Property 7: what is wrong with the golden games, given as texts by file name. */
export function goldenProblems(game: Box, records: ReadonlyMap<string, string>): string[] {
  if (records.size === 0) return [`there is no golden game of ${game.id}`];
  return [...records].flatMap(([name, text]) =>
    verify(game, text).problems.map((problem) => `${name}: ${JSON.stringify(problem)}`),
  );
}

/** Registers a test per golden game in a folder (a path or the `URL` of one); fails when there is none. */
export function goldenGames<S extends State, F extends Frame, V>(game: Box<S, F, V>, folder: string | URL): void {
  const path = typeof folder === "string" ? folder : fileURLToPath(folder);
  const files = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith(RECORD_ENDING)) : [];
  describe(`golden games of ${game.id}`, () => {
    test("there is one", () => expect(files).not.toEqual([]));
    for (const name of files)
      test(name, () => {
        const text = readFileSync(join(path, name), "utf8");
        expect(goldenProblems(game, new Map([[name, text]]))).toEqual([]);
      });
  });
}

/** A random whole game as a record, to be kept as a golden one. */
export function goldenRecord(game: Box, setup: Check["setup"], seed: string): string {
  const [check] = checksOf({ ...game, players: [setup.players] }, { rules: new Set(), options: [setup.options] });
  return writeRecord(randomMatch(check, seed).record());
}
