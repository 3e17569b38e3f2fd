import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GameParts, Manifest } from "@caravel/kernel";
import { createServer } from "vite";
import { afterAll, describe, expect, test } from "vitest";
import { CopiedRepository } from "./testing/copied-repository.ts";
import { makePebbles } from "./testing/pebbles-folder.ts";

/** What the page knows of the games: web/shelf.ts, which only the page's build can load. */
interface PageShelf {
  readonly shelf: readonly Manifest[];
  partsOf(id: string): GameParts | null;
  sceneOf(id: string): Promise<unknown>;
}

const folder = mkdtempSync(join(tmpdir(), "caravel-made-up-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const copy = new CopiedRepository(folder);
const game = join(folder, "games", "pebbles");
const shelf = join(folder, "games", "shelf.ts");

// All that is done to add a game: its folder, and one line.
makePebbles(game);
writeFileSync(shelf, `${readFileSync(shelf, "utf8")}export { manifest as pebbles } from "./pebbles/manifest.ts";\n`);

const TYPES = {
  extends: "./tsconfig.json",
  compilerOptions: { incremental: false, tsBuildInfoFile: null },
  include: ["games/ambient.d.ts", "games/pebbles/manifest.ts"],
};

describe("a game that is a folder and a line on the shelf", () => {
  test("is listed by the command line, which installs nothing for it", () => {
    const { out, err } = copy.run("cli/bin/caravel.mjs", "games", "--json");
    expect(err).toBe("Building...\n");
    const { games } = JSON.parse(out);
    expect(games).toContainEqual(expect.objectContaining({ id: "pebbles", title: "Pebbles", rules: 3 }));
  });

  test("is played, by bots that have an evaluation of other games only", () => {
    const args = ["simulate", "pebbles", "--games", "3", "--seats", "greedy,random,greedy", "--seed", "1", "--json"];
    const { code, out } = copy.run("cli/bin/caravel.mjs", ...args);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ finished: 3 });
  });

  test("has its scenarios run", () => {
    const { code, out } = copy.run("cli/bin/caravel.mjs", "scenario", join(game, "scenarios"), "--json");
    expect([code, JSON.parse(out)]).toMatchObject([0, { passed: 1 }]);
  });

  test("has its golden games recorded, for every number of players", () => {
    const { code, out } = copy.run("scripts/golden.mjs", "pebbles");
    expect([code, out]).toEqual([0, "pebbles: recorded\n"]);
    expect(readdirSync(join(game, "golden"))).toHaveLength(3 * 2);
  });

  test("has its rules counted", () => {
    expect(copy.run("scripts/rules.mjs").out).toContain("pebbles: 6 of 6 rules are cited by tests (100 %)");
  });

  test("is held by the arrows", () => {
    writeFileSync(join(game, "rules", "clock.ts"), "export const now = Date.now();\n");
    const clock = "games/pebbles/rules/clock.ts:1: uses Date, but rules read no clock";
    expect(copy.run("scripts/arrows.mjs").out).toBe(`${clock}\nViolations: 1.\n`);
  });

  test("has its types checked", () => {
    writeFileSync(join(folder, "tsconfig.pebbles.json"), JSON.stringify(TYPES));
    expect(copy.run("node_modules/typescript/bin/tsc", "-p", "tsconfig.pebbles.json")).toMatchObject({
      code: 0,
      out: "",
    });
  });

  test("has its picture, board, words and rulebook in the page", async () => {
    const configFile = join(folder, "web", "vite.config.ts");
    const server = await createServer({
      configFile,
      configLoader: "runner",
      server: { middlewareMode: true, ws: false, watch: null },
      logLevel: "error",
    });
    const page = (await server.ssrLoadModule("/shelf.ts")) as PageShelf;
    const parts = page.partsOf("pebbles");
    expect(page.shelf.map(({ id }) => id)).toContain("pebbles");
    expect(await page.sceneOf("pebbles")).toBeTypeOf("function");
    expect(await parts?.board()).toHaveProperty("vocabulary", await parts?.vocabulary());
    expect((await parts?.words.fr())?.title).toBe("Cailloux");
    expect(await parts?.rulebook.hu()).toMatchObject([{ title: "Kavicsok", paragraphs: { length: 6 } }]);
    await server.close();
  });
});
