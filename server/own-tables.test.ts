import type { Keeper } from "@caravel/tables";
import { keeperOn, opened, setup } from "@caravel/tables/testing";
import { expect, test, vi } from "vitest";
import { OwnTables } from "./own-tables.ts";
import type { Rights } from "./rights.ts";
import type { TableNews } from "./table-news.ts";

/** The lists of one person's lines, and how often each was told. */
function listsOf(keeper: Keeper, table: string) {
  const rights = { seatsOf: async () => new Map([[table, [0]]]) } as unknown as Rights;
  const news = { watch: () => () => undefined, turned: (_: unknown, turn: () => void) => turn() };
  return (lines: number) =>
    Array.from({ length: lines }, () => {
      const list = new OwnTables({ keeper, rights, news: news as unknown as TableNews }, "ana", null);
      const told: number[] = [];
      const stop = list.watch((tables) => told.push(tables.length));
      return { list, told, stop };
    });
}

test("of moves at a table where one sits one hears there, and from the list when one has left", async () => {
  const keeper = keeperOn();
  const table = await opened(keeper, setup(2, 2));
  const [seated, twice, elsewhere] = listsOf(keeper, table)(3);
  seated.list.sat(table);
  for (let place = 0; place < 2; place++) twice.list.sat(table);
  const all = [seated, twice, elsewhere];
  for (const { list } of all) list.changed(table, true);
  await vi.waitFor(() => expect(elsewhere.told).toHaveLength(1));
  expect([seated.told, twice.told]).toEqual([[], []]);
  for (const { list } of all) list.left(table);
  await vi.waitFor(() => expect(seated.told).toHaveLength(1));
  expect([twice.told, elsewhere.told]).toEqual([[], [1]]);
  // a seat that goes to somebody else is told everybody
  for (const { list } of all) list.changed(table, false);
  await vi.waitFor(() => expect(all.map(({ told }) => told.length)).toEqual([2, 1, 2]), { timeout: 10_000 });
});

test("whoever does not follow the list any more is told nothing", async () => {
  const keeper = keeperOn();
  const table = await opened(keeper, setup(2, 2));
  const [gone, there] = listsOf(keeper, table)(2);
  gone.stop();
  for (const { list } of [gone, there]) list.changed(table, false);
  await vi.waitFor(() => expect(there.told).toHaveLength(1));
  expect(gone.told).toEqual([]);
});
