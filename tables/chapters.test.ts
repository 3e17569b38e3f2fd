import { rulesOf } from "@caravel/games";
import type { Game } from "@caravel/kernel";
import { describe, expect, test, vi } from "vitest";
import { CHAPTER_MOVES } from "./chapters.ts";
import { memoryStore, type TableStore } from "./store.ts";
import { lantern, lanternRules } from "./testing/lantern.ts";
import { keeperOn, opened, Player, setup } from "./testing/players.ts";

const counted = { plays: 0 };

/** Puerto Rico, counting how often a position is copied to be played on. */
async function countedRules(): Promise<Game> {
  const game = await rulesOf("puerto-rico");
  if (game === null) throw new Error("no puerto-rico");
  return {
    ...game,
    copy: (state) => {
      counted.plays++;
      return game.copy(state);
    },
  };
}

/** A table that has gone on for some chapters, played by one person and a bot. */
async function longTable(store: TableStore, seed: string | null = "b") {
  const keeper = keeperOn(store);
  const id = await opened(keeper, setup(1, 2, { seed }));
  const player = await Player.sitDown(keeper, id, 0);
  await player.playOn("long", ({ ply }) => ply > 3 * CHAPTER_MOVES);
  player.place.leave();
  return { keeper, id, player };
}

describe.each(["b", null])("a table with chapters (seed %s)", (seed) => {
  test("is laid out without playing it again, and is the same table", async () => {
    const store = memoryStore();
    const { id, player } = await longTable(store, seed);
    // a game with luck of its own may end before its third chapter
    const { ply: moves } = player.sight;
    expect(await store.chapters(id)).toHaveLength(Math.floor(moves / CHAPTER_MOVES));
    const game = await countedRules();
    counted.plays = 0;
    const again = await Player.sitDown(keeperOn(store, { rules: () => ({ [game.rules]: async () => game }) }), id, 0);
    expect(again.sight).toEqual(player.sight);
    expect(counted.plays).toBeLessThan(2 * CHAPTER_MOVES);
    const plain: TableStore = { ...store, chapters: async () => [] };
    const whole = await Player.sitDown(keeperOn(plain), id, 0);
    expect(again.place.story).toEqual(whole.place.story);
    for (const ply of [0, 7, CHAPTER_MOVES, moves - 20])
      expect(await again.place.look(ply)).toEqual(await whole.place.look(ply));
  });

  test("goes on as it would have without them", async () => {
    const records = await Promise.all(
      [true, false].map(async (withChapters) => {
        const store = memoryStore();
        const { id } = await longTable(store, "same");
        const again: TableStore = withChapters ? store : { ...store, chapters: async () => [] };
        const keeper = keeperOn(again);
        await (await Player.sitDown(keeper, id, 0)).playOn("on", ({ ply }) => ply > 4 * CHAPTER_MOVES);
        return keeper.record(id);
      }),
    );
    expect(records[0]).toBe(records[1]);
  });
});

describe("chapters are a cache", () => {
  const spoilers: [string, (kept: { build: string; rules: number; chapter: { state: object } }) => unknown][] = [
    ["of another build", (kept) => ({ ...kept, build: "another" })],
    ["of other rules", (kept) => ({ ...kept, rules: 99 })],
    ["with another position", (kept) => ({ ...kept, chapter: { ...kept.chapter, state: { players: 2, stack: [] } } })],
    ["that tell nothing", (kept) => ({ ...kept, chapter: { ...kept.chapter, happenings: [] } })],
    ["that are nonsense", () => "?"],
  ];

  test.each(spoilers)("%s: the table is laid out without them", async (_, spoil) => {
    const store = memoryStore();
    const { id, player } = await longTable(store);
    const spoiled: TableStore = {
      ...store,
      chapters: async (table) =>
        (await store.chapters(table)).map((kept) => spoil(kept as Parameters<typeof spoil>[0])),
    };
    expect((await Player.sitDown(keeperOn(spoiled), id, 0)).sight).toEqual(player.sight);
  });

  test("that cannot be kept are no trouble", async () => {
    const store = memoryStore();
    const forgetful: TableStore = { ...store, keepChapter: () => Promise.reject(new Error("no room")) };
    const { id, keeper } = await longTable(forgetful);
    expect(await store.chapters(id)).toEqual([]);
    expect((await keeper.tables())[0].problem).toBeNull();
  });

  test("whose moves were taken back are not used any more", async () => {
    const store = memoryStore();
    const keeper = keeperOn(store, { rules: lanternRules });
    const id = await opened(keeper, setup(2, 2));
    const player = await Player.sitDown(keeper, id, 0, lantern);
    while (player.sight.ply < CHAPTER_MOVES + 3) await player.play("wait");
    await vi.waitFor(async () => expect(await store.chapters(id)).toHaveLength(1));
    expect(await player.undo(CHAPTER_MOVES - 3)).toBe(true);
    for (const text of ["peek", "wait", "peek", "wait", "wait"]) await player.play(text);
    const again = await Player.sitDown(keeperOn(store, { rules: lanternRules }), id, 0, lantern);
    expect(again.sight).toEqual(player.sight);
    expect(again.place.story.log.flatMap(({ told }) => told.map(({ type }) => type))).toEqual([
      "peeked",
      "saw",
      "peeked",
      "saw",
    ]);
  });
});
