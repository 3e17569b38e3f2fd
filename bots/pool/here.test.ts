import { rulesOf } from "@caravel/games";
import type { Game } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { shelfLibrary as library } from "../library.ts";
import { STYLES } from "../style-names.ts";
import { firstQuestion } from "../testing/questions.ts";
import { poolHere } from "./here.ts";

const game = (await rulesOf("puerto-rico")) as Game;
const ENDLESS = { iterations: Number.MAX_SAFE_INTEGER };

describe("a pool without workers", () => {
  test.each(STYLES)(
    "a %s bot answers with one of the moves, always the same for a number of iterations",
    async (style) => {
      const pool = poolHere(library);
      const question = firstQuestion(game, style, { iterations: 50 });
      const move = await pool.think(question).move;
      expect(question.moves).toContain(move);
      expect(await pool.think(structuredClone(question)).move).toBe(move);
    },
  );

  test("another seed may give another answer", async () => {
    const pool = poolHere(library);
    const question = firstQuestion(game, "random", ENDLESS);
    const answers = Array.from({ length: 100 }, (_, seed) => pool.think({ ...question, seed: String(seed) }).move);
    expect(new Set(await Promise.all(answers)).size).toBe(question.moves.length);
  });

  test("a bot that would think for ever hurries when it is told to, and others are heard meanwhile", async () => {
    const pool = poolHere(library);
    const question = firstQuestion(game, "uct", ENDLESS);
    const slow = pool.think(question);
    const quick = await pool.think(firstQuestion(game, "random", ENDLESS)).move;
    expect(question.moves).toContain(quick);
    slow.hurry();
    expect(question.moves).toContain(await slow.move);
    slow.hurry();
  });

  test("a bot that is told to hurry before it could begin answers all the same", async () => {
    for (const style of ["uct", "greedy"]) {
      const question = firstQuestion(game, style, ENDLESS);
      const thinking = poolHere(library).think(question);
      thinking.hurry();
      expect(question.moves).toContain(await thinking.move);
    }
  });

  test("a budget of milliseconds is kept", async () => {
    const start = performance.now();
    await poolHere(library).think(firstQuestion(game, "uct", { milliseconds: 60 })).move;
    expect(performance.now() - start).toBeGreaterThanOrEqual(60);
  });

  test("whoever asks for what there is not is told so", async () => {
    const pool = poolHere(library);
    const question = firstQuestion(game, "random", ENDLESS);
    const failure = (change: object) => pool.think({ ...question, ...change }).move;
    await expect(failure({ style: "constructor" })).rejects.toMatchObject({ code: "noSuchStyle" });
    await expect(failure({ game: "chess" })).rejects.toMatchObject({
      code: "noSuchGame",
      detail: `chess ${game.rules}`,
    });
    await expect(failure({ rules: 99 })).rejects.toMatchObject({ code: "noSuchGame" });
    await expect(failure({ style: "greedy", view: null })).rejects.toMatchObject({ code: "broken" });
  });

  test("a closed pool answers nothing more", async () => {
    const pool = poolHere(library);
    const thinking = pool.think(firstQuestion(game, "uct", ENDLESS));
    pool.close();
    await expect(thinking.move).rejects.toMatchObject({ code: "closed" });
    await expect(pool.think(firstQuestion(game, "random", ENDLESS)).move).rejects.toMatchObject({ code: "closed" });
  });
});
