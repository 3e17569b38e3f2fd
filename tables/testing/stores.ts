import { expect, test } from "vitest";
import type { TableEvent } from "../event.ts";
import type { TableSummary } from "../host.ts";
import { memoryStore, Outdated, type TableStore } from "../store.ts";
import { keeperOn, opened, Player, setup } from "./players.ts";

/** The events and the summary of a table at which something has happened. */
export async function aTable(): Promise<{ events: readonly TableEvent[]; summary: TableSummary }> {
  const store = memoryStore();
  const keeper = keeperOn(store);
  const id = await opened(keeper, setup(2, 2));
  const player = await Player.sitDown(keeper, id, 0);
  await player.play("role builder");
  await player.undo(0);
  const events = (await store.events(id)) as readonly TableEvent[];
  return { events, summary: (await store.summary(id)) as TableSummary };
}

/** What every store must do. */
export function storeTests(make: () => TableStore): void {
  test("gives back what was added, and forgets what was removed", async () => {
    const store = make();
    const { events, summary } = await aTable();
    await store.append("one", 1, events, summary);
    await store.append("other", 1, events.slice(0, 1), summary);
    await store.keepChapter("one", 3, { any: "chapter" });
    expect(await store.events("one")).toEqual(events);
    expect(await store.events("one", 2)).toEqual(events.slice(2));
    expect(await store.events("other")).toEqual(events.slice(0, 1));
    expect(await store.summary("one")).toEqual(summary);
    expect([...(await store.summaries()).keys()].sort()).toEqual(["one", "other"]);
    expect(await store.chapters("one")).toEqual([{ any: "chapter" }]);
    await store.remove("one");
    expect([await store.events("one"), await store.chapters("one")]).toEqual([[], []]);
    expect(await store.summary("one")).toBeUndefined();
    expect([...(await store.summaries())]).toEqual([["other", summary]]);
    expect(await store.events("other")).toHaveLength(1);
  });

  test("takes only what follows on what it has, all of it or nothing", async () => {
    const store = make();
    const { events, summary } = await aTable();
    const [first, second, third] = events;
    await expect(store.append("id", 2, [second], summary)).rejects.toThrow(Outdated);
    await store.append("id", 1, [first], summary);
    const newer = { ...summary, ply: 7 };
    for (const wrong of [1, 3, 0])
      await expect(store.append("id", wrong, [second, third], newer)).rejects.toThrow(Outdated);
    expect([await store.events("id"), await store.summary("id")]).toEqual([[first], summary]);
    const both = await Promise.allSettled([
      store.append("id", 2, [second], summary),
      store.append("id", 2, [third], newer),
    ]);
    // over several connections either may be first
    const kept = both.findIndex(({ status }) => status === "fulfilled");
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const winner = [
      [second, summary],
      [third, newer],
    ][kept];
    expect([await store.events("id"), await store.summary("id")]).toEqual([[first, winner[0]], winner[1]]);
    await store.append("id", 3, [third], newer);
    expect(await store.summary("id")).toEqual(newer);
    await store.remove("id");
    await expect(store.append("id", 4, [third], summary)).rejects.toThrow(Outdated);
    expect(await store.events("id")).toEqual([]);
  });

  test("tells who watches which table has changed", async () => {
    const store = make();
    const heard: string[] = [];
    store.watch((id) => heard.push(id));
    const { events, summary } = await aTable();
    await store.append("id", 1, events, summary);
    await store.remove("id");
    expect(heard.every((id) => id === "id")).toBe(true);
  });
}
