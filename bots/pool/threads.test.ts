import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rulesOf } from "@caravel/games";
import type { Game } from "@caravel/kernel";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shelfLibrary } from "../library.ts";
import { firstQuestion } from "../testing/questions.ts";
import { poolHere } from "./here.ts";
import { threadPool } from "./threads.ts";

const game = (await rulesOf("puerto-rico")) as Game;
const ENDLESS = { iterations: Number.MAX_SAFE_INTEGER };
const folder = mkdtempSync(join(tmpdir(), "caravel-threads-"));
const script = join(folder, "thread.mjs");

// a thread runs a plain script, so it is bundled as it is for use
beforeAll(() => {
  const [esbuild, entry] = ["../../node_modules/esbuild/bin/esbuild", "../testing/thread.ts"].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const external = ["--external:*?drawn", "--external:*?rulebook"];
  execFileSync(esbuild, [
    ...external,
    entry,
    `--outfile=${script}`,
    "--bundle",
    "--platform=node",
    "--format=esm",
    "--log-level=error",
  ]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a pool of threads", () => {
  test("several questions are answered at the same time, each as it would be here", async () => {
    const pool = threadPool(pathToFileURL(script), 2);
    const questions = ["a", "b", "c", "d"].map((seed) => firstQuestion(game, "uct", { iterations: 60 }, 3, seed));
    const here = poolHere(shelfLibrary);
    const answers = await Promise.all(questions.map((question) => pool.think(question).move));
    expect(answers).toEqual(await Promise.all(questions.map((question) => here.think(question).move)));
    pool.close();
  });

  test("a thread that thinks for ever hurries when it is told to", async () => {
    const pool = threadPool(pathToFileURL(script), 1);
    const question = firstQuestion(game, "uct", ENDLESS);
    const [thinking, waiting] = [pool.think(question), pool.think(question)];
    waiting.hurry();
    expect(question.moves).toContain(await waiting.move);
    thinking.hurry();
    expect(question.moves).toContain(await thinking.move);
    pool.close();
  });

  test("a thread that dies over a question is replaced", async () => {
    const pool = threadPool(pathToFileURL(script), 1);
    // the thread of the test ends itself over such a game
    await expect(pool.think({ ...firstQuestion(game, "random", ENDLESS), game: "abyss" }).move).rejects.toMatchObject({
      code: "died",
    });
    const question = firstQuestion(game, "random", ENDLESS);
    expect(question.moves).toContain(await pool.think(question).move);
    pool.close();
  });

  test("closed, it ends threads in the middle of a thought", async () => {
    const pool = threadPool(pathToFileURL(script), 2);
    const thinking = [1, 2].map((seed) => pool.think(firstQuestion(game, "uct", ENDLESS, 3, String(seed))));
    await new Promise((resolve) => setTimeout(resolve, 200));
    pool.close();
    for (const { move } of thinking) await expect(move).rejects.toMatchObject({ code: "closed" });
  });
});
