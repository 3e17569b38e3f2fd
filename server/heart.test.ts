import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { migrate } from "./database/migrations.ts";
import { openSqlite } from "./database/sqlite.ts";
import { Heart } from "./heart.ts";
import { PATIENCE } from "./testing/postgres.ts";

/** They say that they live when they begin, and not again while the test lasts. */
const SELDOM = { every: 3_600_000, missedAfter: Number.POSITIVE_INFINITY };

test("who dies is missed by those who have seen it live, although somebody had struck it off meanwhile", async () => {
  const folder = mkdtempSync(join(tmpdir(), "caravel-heart-"));
  const file = openSqlite(join(folder, "hearts.db"));
  await migrate(file);
  const alive = new Set<number>();
  let looks = 0;
  const database = {
    ...file,
    live: async (id: number) => void alive.add(id),
    async living() {
      looks++;
      return new Set(alive);
    },
  };
  const staying: (readonly string[])[] = [];
  const heartOf = (name: string, buried: (names: readonly string[]) => Promise<void>) =>
    new Heart({ database, now: Date.now, rhythm: SELDOM, workers: () => [name], buried });
  const ana = heartOf("ana", async (names) => void staying.push(names));
  await ana.start();
  const [own] = alive;
  const bence = heartOf("bence", async () => undefined);
  await bence.start();
  onTestFinished(async () => {
    await Promise.all([ana.stop(), bence.stop()]);
    await file.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const before = looks;
  await expect.poll(() => looks, { timeout: PATIENCE }).toBeGreaterThan(before + 4);
  await file.kysely.deleteFrom("processes").where("id", "!=", own).execute();
  staying.length = 0;
  for (const id of alive) if (id !== own) alive.delete(id);
  await expect.poll(() => staying, { timeout: PATIENCE }).toContainEqual(["ana"]);
});
