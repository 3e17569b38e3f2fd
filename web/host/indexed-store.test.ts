import "fake-indexeddb/auto";
import type { TableSummary } from "@caravel/tables";
import { aTable, keeperOn, opened, Player, setup, storeTests } from "@caravel/tables/testing";
import { openDB } from "idb";
import { afterEach, describe, expect, test } from "vitest";
import { type DiskStore, indexedStore } from "./indexed-store.ts";

const open: DiskStore[] = [];
let names = 0;
const disk = (name = `store ${names++}`): DiskStore => {
  const store = indexedStore(name);
  open.push(store);
  return store;
};
afterEach(async () => {
  for (const store of open.splice(0)) await store.close();
});

describe("a store on disk, like any store", () => storeTests(disk));

describe("a store on disk", () => {
  test("tells other pages what has changed, and never loses their moves", async () => {
    const [here, there] = [disk("shared"), disk("shared")];
    const [one, other] = [keeperOn(here), keeperOn(there)];
    const id = await opened(one, setup(2, 2));
    const [first, second] = [await Player.sitDown(one, id, 0), await Player.sitDown(other, id, 1)];
    await first.play("role builder");
    await first.play("pass");
    await second.until(({ ply }) => ply === 2);
    await second.play("pass");
    await first.until(({ ply }) => ply === 3);
    expect(second.sights.map(({ ply }) => ply)).toEqual([0, 1, 2, 3]);
    expect((await other.tables())[0]).toMatchObject({ id, ply: 3 });
  });

  test("is there again for the next page", async () => {
    const store = disk("again");
    const keeper = keeperOn(store);
    const id = await opened(keeper, setup(2, 2));
    const player = await Player.sitDown(keeper, id, 0);
    await player.play("role builder");
    await store.close();
    const next = keeperOn(disk("again"));
    expect((await Player.sitDown(next, id, 0)).sight).toEqual(player.sight);
  });

  test("does not lock out a newer page, and says when it is too old itself", async () => {
    const store = disk("newer");
    const { events, summary } = await aTable();
    await store.append("id", 1, events, summary);
    const newer = await openDB("newer", 3);
    await expect(store.summary("id")).rejects.toThrow();
    newer.close();
    expect(newer.version).toBe(3);
  });

  test("writes so that the disk has it", async () => {
    const durabilities: unknown[] = [];
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (names, mode, options) {
      if (mode === "readwrite") durabilities.push(options?.durability);
      return transaction.call(this, names, mode, options);
    };
    const store = disk();
    const { events, summary } = await aTable();
    await store.append("id", 1, events, summary);
    await store.remove("id");
    IDBDatabase.prototype.transaction = transaction;
    expect(durabilities).toEqual(["strict", "strict"]);
  });
});

describe("what version 1 kept", () => {
  /** A table as version 1 kept it: its record, written anew with every move, beside a summary. */
  async function version1(isOver = false) {
    const keeper = keeperOn();
    const id = await opened(keeper, setup(isOver ? 0 : 2, 2));
    if (!isOver) {
      const player = await Player.sitDown(keeper, id, 0);
      await player.play("role builder", true);
      await player.play("pass");
    } else await new Promise<void>((done) => keeper.watchTables(([table]) => table.isOver && done()));
    const [{ sequence, copy, ...summary }] = await keeper.tables();
    const record = await keeper.record(id);
    return { id, kept: { revision: sequence, record, byItself: isOver ? [] : [1], summary }, told: { sequence, copy } };
  }

  async function writeVersion1(name: string, tables: readonly { id: string; kept: unknown }[]): Promise<void> {
    const old = await openDB(name, 1, { upgrade: (db) => void db.createObjectStore("tables") });
    for (const { id, kept } of tables) await old.put("tables", kept, id);
    old.close();
  }

  test("becomes events: running and finished games go on where they were", async () => {
    const [running, finished] = [await version1(), await version1(true)];
    await writeVersion1("old", [running, finished]);
    const store = disk("old");
    const keeper = keeperOn(store);
    for (const { id, kept, told } of [running, finished]) {
      const summary = (await keeper.tables()).find((table) => table.id === id);
      expect(summary).toEqual({ ...kept.summary, ...told, sequence: summary?.sequence });
      expect(await keeper.record(id)).toBe(kept.record);
      expect(await keeper.verify(id)).toMatchObject({ ok: true, moves: kept.summary.ply });
    }
    const player = await Player.sitDown(keeper, running.id, 1);
    expect(player.place.story.log.map(({ byItself }) => byItself)).toEqual([false, true, false]);
    expect(await player.play("pass")).toEqual({ kind: "accepted" });
    expect((await store.events(running.id)).map((event) => (event as { type: string }).type)).toEqual([
      "opened",
      "moved",
      "moved",
      "moved",
    ]);
  });

  test("is kept as it is where it cannot be read, and can still be had", async () => {
    const { kept } = await version1();
    const torn = { ...kept, record: kept.record.slice(0, -20) };
    await writeVersion1("torn", [
      { id: "torn", kept: torn },
      { id: "nonsense", kept: ["?"] },
    ]);
    const keeper = keeperOn(disk("torn"));
    const tables: readonly TableSummary[] = await keeper.tables();
    expect(tables.map(({ id, problem }) => [id, problem?.code]).sort()).toEqual([
      ["nonsense", "unreadable"],
      ["torn", "unreadable"],
    ]);
    expect(tables.find(({ id }) => id === "torn")).toMatchObject({
      game: "puerto-rico",
      sitters: kept.summary.sitters,
    });
    expect(await keeper.record("torn")).toBe(torn.record);
    expect(await keeper.record("nonsense")).toBe('["?"]');
    await keeper.remove("torn");
    expect(await keeper.tables()).toHaveLength(1);
  });
});
