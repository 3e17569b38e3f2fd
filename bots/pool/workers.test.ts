import { rulesOf } from "@caravel/games";
import type { Game } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import type { Question } from "../question.ts";
import { firstQuestion, libraryOf } from "../testing/questions.ts";
import { poolHere } from "./here.ts";
import type { FromWorker, StartWorker, ToWorker } from "./messages.ts";
import { servePool } from "./serving.ts";
import { workerPool } from "./workers.ts";

const game = (await rulesOf("puerto-rico")) as Game;
const ENDLESS = { iterations: Number.MAX_SAFE_INTEGER };
const question = (style: string): Question => firstQuestion(game, style, ENDLESS);

/** What is sent to a worker and back is copied, as between real ones. */
const sent = <T>(message: T): T => structuredClone(message);

/** A worker that a test can see into and end. */
interface FakeWorker {
  readonly told: ToWorker[];
  die(): void;
  isEnded: boolean;
}

/** Workers in this process; those whose number is in `doomed` die at the first question. */
function fakeWorkers(doomed: readonly number[] = []) {
  const workers: FakeWorker[] = [];
  const start: StartWorker = (hear, died) => {
    const number = workers.length;
    const worker: FakeWorker = { told: [], die: () => died("it was ended"), isEnded: false };
    const answer = (message: FromWorker) => queueMicrotask(() => worker.isEnded || hear(sent(message)));
    const serve = servePool(poolHere(libraryOf(game)), answer);
    workers.push(worker);
    return {
      send(message) {
        worker.told.push(message);
        if (doomed.includes(number)) queueMicrotask(() => died("it was doomed"));
        else queueMicrotask(() => serve(sent(message)));
      },
      end() {
        worker.isEnded = true;
      },
    };
  };
  return { workers, start };
}

describe("a pool of workers", () => {
  test("starts a worker when it is needed, and never more than it may", async () => {
    const { workers, start } = fakeWorkers();
    const pool = workerPool(start, 2);
    expect(workers).toHaveLength(0);
    await pool.think(question("random")).move;
    await pool.think(question("random")).move;
    expect(workers).toHaveLength(1);
    await Promise.all(Array.from({ length: 7 }, () => pool.think(question("random")).move));
    expect(workers).toHaveLength(2);
    pool.close();
  });

  test("answers what a pool without workers answers", async () => {
    const asked = firstQuestion(game, "uct", { iterations: 40 });
    const pool = workerPool(fakeWorkers().start, 2);
    expect(await pool.think(asked).move).toBe(await poolHere(libraryOf(game)).think(asked).move);
    pool.close();
  });

  test("lets a bot hurry, also one that still waits for a worker", async () => {
    const { workers, start } = fakeWorkers();
    const pool = workerPool(start, 1);
    const [first, second, third] = ["uct", "uct", "uct"].map((style) => pool.think(question(style)));
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(workers[0].told).toHaveLength(1);
    third.hurry();
    expect(question("uct").moves).toContain(await third.move);
    first.hurry();
    await first.move;
    second.hurry();
    await second.move;
    expect(workers).toHaveLength(1);
    pool.close();
  });

  test("replaces a worker that dies, and asks its question once more", async () => {
    const { workers, start } = fakeWorkers([0]);
    const pool = workerPool(start, 1);
    expect(question("random").moves).toContain(await pool.think(question("random")).move);
    expect(workers).toHaveLength(2);
    expect(workers[0].isEnded).toBe(true);
    pool.close();
  });

  test("gives a question up over which two workers died, and goes on with others", async () => {
    const { workers, start } = fakeWorkers([0, 1]);
    const pool = workerPool(start, 1);
    const [lost, fine] = [pool.think(question("random")), pool.think(question("random"))];
    await expect(lost.move).rejects.toMatchObject({ code: "died", detail: "it was doomed" });
    expect(question("random").moves).toContain(await fine.move);
    expect(workers).toHaveLength(3);
    pool.close();
  });

  test("a question in a hurry is asked again in a hurry", async () => {
    const { workers, start } = fakeWorkers();
    const pool = workerPool(start, 1);
    const thinking = pool.think(question("uct"));
    thinking.hurry();
    workers[0].die();
    expect(question("uct").moves).toContain(await thinking.move);
    pool.close();
  });

  test("a worker that cannot be started is a failure, not a silence", async () => {
    const pool = workerPool(() => {
      throw new Error("no more threads");
    }, 2);
    await expect(pool.think(question("random")).move).rejects.toMatchObject({
      code: "died",
      detail: "no more threads",
    });
  });

  test("what a worker cannot answer is told as it told it", async () => {
    const pool = workerPool(fakeWorkers().start, 1);
    await expect(pool.think({ ...question("random"), rules: 99 }).move).rejects.toMatchObject({
      code: "noSuchGame",
      detail: "puerto-rico 99",
    });
    pool.close();
  });

  test("closed, it ends all workers and answers nothing more", async () => {
    const { workers, start } = fakeWorkers();
    const pool = workerPool(start, 1);
    const unanswered = [pool.think(question("uct")), pool.think(question("uct"))];
    pool.close();
    for (const { move } of unanswered) await expect(move).rejects.toMatchObject({ code: "closed" });
    await expect(pool.think(question("random")).move).rejects.toMatchObject({ code: "closed" });
    expect(workers.every(({ isEnded }) => isEnded)).toBe(true);
  });
});
