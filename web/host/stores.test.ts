import "fake-indexeddb/auto";
import { openDB } from "idb";
import { afterEach, describe, expect, test } from "vitest";
import { type Kept, Outdated, readKept, type TableStore } from "./kept.ts";
import { type DiskStore, indexedStore, memoryStore } from "./stores.ts";
import { keeperOn, opened, Player, setup } from "./test-players.ts";

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

/** Something that can be kept. */
async function aTable(): Promise<Kept> {
  const store = memoryStore();
  const id = await opened(keeperOn(store), setup(2, 2));
  return readKept(await store.get(id)) as Kept;
}

const kinds: [string, () => TableStore][] = [
  ["memory", memoryStore],
  ["disk", disk],
];

describe.each(kinds)("a store in %s", (_, make) => {
  test("gives back what was put, and forgets what was removed", async () => {
    const store = make();
    const kept = await aTable();
    await store.put("one", kept);
    await store.put("other", kept);
    expect(await store.get("one")).toEqual(kept);
    expect([...(await store.all()).keys()].sort()).toEqual(["one", "other"]);
    await store.remove("one");
    expect(await store.get("one")).toBeUndefined();
    expect([...(await store.all())]).toEqual([["other", kept]]);
  });

  test("takes only what follows on what it has", async () => {
    const store = make();
    const kept = await aTable();
    const revised = (revision: number) => ({ ...kept, revision });
    await expect(store.put("id", revised(2))).rejects.toThrow(Outdated);
    await store.put("id", revised(1));
    for (const wrong of [1, 3, 0]) await expect(store.put("id", revised(wrong))).rejects.toThrow(Outdated);
    const both = await Promise.allSettled([store.put("id", revised(2)), store.put("id", revised(2))]);
    expect(both.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
    await store.put("id", revised(3));
    await store.remove("id");
    await expect(store.put("id", revised(4))).rejects.toThrow(Outdated);
    expect(await store.get("id")).toBeUndefined();
  });
});

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
    await store.put("id", await aTable());
    const newer = await openDB("newer", 2);
    await expect(store.get("id")).rejects.toThrow();
    newer.close();
    expect(newer.version).toBe(2);
  });

  test("writes so that the disk has it", async () => {
    const durabilities: unknown[] = [];
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (names, mode, options) {
      if (mode === "readwrite") durabilities.push(options?.durability);
      return transaction.call(this, names, mode, options);
    };
    const store = disk();
    await store.put("id", await aTable());
    await store.remove("id");
    IDBDatabase.prototype.transaction = transaction;
    expect(durabilities).toEqual(["strict", "strict"]);
  });
});
