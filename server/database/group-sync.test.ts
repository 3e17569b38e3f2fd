import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aTable } from "@caravel/tables/testing/stores";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { databaseStore } from "../store.ts";
import { GroupSync } from "./group-sync.ts";
import { migrate } from "./migrations.ts";
import { openSqlite } from "./sqlite.ts";

const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A disk that brings what was written when it is told to. */
function slowDisk() {
  const brought: { readonly descriptor: number; done(): void; fail(error: Error): void }[] = [];
  const bring = (descriptor: number) => new Promise<void>((done, fail) => brought.push({ descriptor, done, fail }));
  return { bring, brought };
}

test("two are brought at once, and who asks meanwhile is served by the next time, all together", async () => {
  const folder = mkdtempSync(join(tmpdir(), "caravel-sync-"));
  const file = join(folder, "file");
  writeFileSync(file, "");
  const { bring, brought } = slowDisk();
  const sync = new GroupSync(file, bring);
  const order: string[] = [];
  const asked = ["first", "second", "third", "fourth"].map((name) => sync.sync().then(() => void order.push(name)));
  expect(brought).toHaveLength(2);
  // a failure is told once to each descriptor, and nobody may miss it
  expect(brought[0].descriptor).not.toBe(brought[1].descriptor);
  brought[1].done();
  await asked[1];
  await soon();
  expect([order, brought.length]).toEqual([["second"], 3]);
  brought[2].done();
  await Promise.all([asked[2], asked[3]]);
  expect(order).toEqual(["second", "third", "fourth"]);
  brought[0].done();
  await asked[0];
  const failing = [sync.sync(), sync.sync()];
  const after = sync.sync();
  for (const { fail } of brought.slice(3)) fail(new Error("the disk is gone"));
  for (const one of failing) await expect(one).rejects.toThrow("the disk is gone");
  await soon();
  expect(brought).toHaveLength(6);
  brought[5].done();
  await after;
  sync.close();
  rmSync(folder, { recursive: true });
});

test("an event is acknowledged only when it is on disk", async () => {
  const folder = mkdtempSync(join(tmpdir(), "caravel-sync-"));
  const { bring, brought } = slowDisk();
  const database = openSqlite(join(folder, "tables.db"), bring);
  await migrate(database);
  const { events, summary } = await aTable();
  let acknowledged = 0;
  const store = databaseStore(database);
  const appends = ["one", "other"].map((id) =>
    store.append(id, 1, events, { ...summary, id }).then(() => acknowledged++),
  );
  await expect.poll(() => brought.length).toBe(2);
  await soon();
  expect(acknowledged).toBe(0);
  brought[0].done();
  await soon();
  expect(acknowledged).toBe(1);
  brought[1].done();
  await Promise.all(appends);
  expect(acknowledged).toBe(2);
  await database.close();
  rmSync(folder, { recursive: true });
});

test("what is kept beside the moves SQLite syncs itself, also after a move", async () => {
  const folder = mkdtempSync(join(tmpdir(), "caravel-sync-"));
  const database = openSqlite(join(folder, "tables.db"));
  await migrate(database);
  const { kysely } = database;
  const [NORMAL, FULL] = [1, 2];
  const synced = async () => {
    const { rows } = await sql<{ synchronous: number }>`select synchronous from pragma_synchronous`.execute(kysely);
    return rows[0].synchronous;
  };
  const { events, summary } = await aTable();
  const move = (id: string) => databaseStore(database).append(id, 1, events, { ...summary, id });
  expect(await synced()).toBe(FULL);
  await move("one");
  expect(await synced()).toBe(NORMAL);
  await kysely.insertInto("settings").values({ name: "alone", value: "" }).execute();
  expect(await synced()).toBe(FULL);
  await move("other");
  await kysely.transaction().execute(async (one) => {
    await one.insertInto("settings").values({ name: "together", value: "" }).execute();
  });
  expect(await synced()).toBe(FULL);
  await database.close();
  rmSync(folder, { recursive: true });
});
