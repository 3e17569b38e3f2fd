import { rulesOf } from "@caravel/games";
import { readRecord } from "@caravel/kernel";
import { describe, expect, test, vi } from "vitest";
import type { TableEvent } from "./event.ts";
import type { Problem, TableSummary } from "./host.ts";
import { matchOf } from "./records.ts";
import { memoryStore, type TableStore } from "./store.ts";
import { game, keeperOn, opened, Player, setup } from "./testing/players.ts";

/** A store whose appends wait at a gate, or fail. */
function gatedStore() {
  const store = memoryStore();
  const gate = { shut: false, failure: null as Error | null, waiting: [] as (() => void)[] };
  const gated: TableStore = {
    ...store,
    async append(id, ...what) {
      if (gate.shut) await new Promise<void>((resolve) => gate.waiting.push(resolve));
      if (gate.failure !== null) throw gate.failure;
      await store.append(id, ...what);
    },
  };
  return { store: gated, gate };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe("a move is kept first", () => {
  test("nobody hears of it, and it is not acknowledged, before it is kept", async () => {
    const { store, gate } = gatedStore();
    const keeper = keeperOn(store);
    const id = await opened(keeper, setup(2, 2));
    const [player, other] = [await Player.sitDown(keeper, id, 0), await Player.sitDown(keeper, id, 1)];
    gate.shut = true;
    let isAnswered = false;
    const answer = player.play("role builder").then((result) => {
      isAnswered = true;
      // what was done is heard before it is acknowledged
      return [result, player.sight.ply, other.sight.ply];
    });
    await vi.waitFor(() => expect(gate.waiting).toHaveLength(1));
    await settled();
    expect([isAnswered, player.sights.length, other.sights.length]).toEqual([false, 1, 1]);
    expect(await store.events(id)).toHaveLength(1);
    gate.waiting.shift()?.();
    expect(await answer).toEqual([{ kind: "accepted" }, 1, 1]);
    expect(await store.events(id)).toHaveLength(2);
  });

  test("what cannot be kept is not done: the promise is rejected and the same move can be made later", async () => {
    const { store, gate } = gatedStore();
    const keeper = keeperOn(store);
    const id = await opened(keeper, setup(2, 2));
    const player = await Player.sitDown(keeper, id, 0);
    await player.play("role builder");
    const before = player.sights.length;
    gate.failure = new Error("the disk is full");
    const notKept = { problem: { code: "notKept", reason: "the disk is full" } };
    await expect(player.play("pass")).rejects.toMatchObject(notKept);
    await expect(player.undo(0)).rejects.toMatchObject(notKept);
    await expect(keeper.open(setup(2, 2))).rejects.toThrow("the disk is full");
    expect(player.sights).toHaveLength(before);
    expect((await player.place.look(1)).ply).toBe(1);
    await expect(player.place.look(2)).rejects.toThrow("noSuchMoment");
    gate.failure = null;
    expect(await player.play("pass")).toEqual({ kind: "accepted" });
    expect(player.sight.ply).toBe(2);
    expect(await keeper.verify(id)).toMatchObject({ ok: true, moves: 2 });
  });

  test("bots wait while nothing can be kept, the list says so, and then they go on", async () => {
    const { store, gate } = gatedStore();
    const keeper = keeperOn(store);
    const id = await opened(keeper, setup(1, 2));
    const player = await Player.sitDown(keeper, id, 0);
    gate.shut = true;
    const answer = player.play("role prospector");
    await vi.waitFor(() => expect(gate.waiting).toHaveLength(1));
    gate.waiting.shift()?.();
    await answer;
    gate.failure = new Error("the disk is full");
    gate.shut = false;
    for (const go of gate.waiting.splice(0)) go();
    const problem = async () => (await keeper.tables())[0].problem;
    await vi.waitFor(async () => expect(await problem()).toEqual({ code: "notKept", reason: "the disk is full" }));
    await settled();
    const { ply, asked } = player.sight;
    expect(asked).toEqual([1]);
    gate.failure = null;
    expect((await player.untilAsked()).ply).toBeGreaterThan(ply);
    await vi.waitFor(async () => expect(await problem()).toBeNull());
  });

  test("a list that could not be read is read again", async () => {
    const store = memoryStore();
    let isBroken = true;
    const keeper = keeperOn({
      ...store,
      summaries: () => (isBroken ? Promise.reject(new Error("no disk")) : store.summaries()),
    });
    await expect(keeper.tables()).rejects.toThrow("no disk");
    isBroken = false;
    expect(await keeper.tables()).toEqual([]);
  });
});

describe("beginning again", () => {
  /** Plays until the person has put one colonist of several. */
  async function inTheMiddle(keeper: ReturnType<typeof keeperOn>, id: string): Promise<Player> {
    const player = await Player.sitDown(keeper, id, 0);
    const wanted = ["role settler", "take quarry", "role mayor", "privilege", "join"];
    for (;;) {
      await player.untilAsked();
      const place = player.choices.find((text) => text.startsWith("place"));
      await player.play(wanted.find((text) => player.choices.includes(text)) ?? place ?? player.choices[0]);
      if (place !== undefined && player.choices.some((text) => text.startsWith("lift"))) return player;
    }
  }

  test("a new keeper on the same store goes on in the middle of a turn as if nothing had happened", async () => {
    const stores = [memoryStore(), memoryStore()];
    const ends = await Promise.all(
      stores.map(async (store, isReloaded) => {
        let keeper = keeperOn(store);
        const id = await opened(keeper, setup(1, 3, { seed: "d" }));
        let player = await inTheMiddle(keeper, id);
        expect(player.choices.some((text) => text.startsWith("lift"))).toBe(true);
        if (isReloaded) {
          const { sight } = player;
          keeper = keeperOn(store);
          player = await Player.sitDown(keeper, id, 0);
          expect(player.sight).toEqual(sight);
        }
        const { ply } = player.sight;
        await player.playOn("again", (sight) => sight.ply > ply + 60);
        return keeper.record(id);
      }),
    );
    expect(ends[1]).toBe(ends[0]);
    expect(readRecord(ends[0]).lines.length).toBeGreaterThan(60);
  });

  test("bots that were to move when the page was closed move when somebody sits down", async () => {
    const store = memoryStore();
    // this one never lets a bot move
    const stopped = keeperOn(store, { wait: () => new Promise(() => {}) });
    const id = await opened(stopped, setup(1, 2));
    const before = await Player.sitDown(stopped, id, 0);
    await before.play("role prospector");
    expect(before.sight.asked).toEqual([1]);
    const { ply } = before.sight;
    const player = await Player.sitDown(keeperOn(store), id, 0);
    expect(player.place.story.sight.ply).toBe(ply);
    expect((await player.untilAsked()).ply).toBeGreaterThan(ply);
  });

  test("who made a move by itself is remembered", async () => {
    const store = memoryStore();
    const keeper = keeperOn(store);
    const id = await opened(keeper, setup(2, 2));
    const player = await Player.sitDown(keeper, id, 0);
    await player.play("role builder", true);
    await player.play("pass");
    const again = await Player.sitDown(keeperOn(store), id, 0);
    expect(again.place.story.log.map(({ byItself }) => byItself)).toEqual([false, true, false]);
  });
});

describe("tables that cannot be played", () => {
  type Kept = { readonly events: readonly TableEvent[]; readonly summary: TableSummary };

  /** A store with one good table and another made from it. */
  async function storeWith(spoil: (kept: Kept) => { events: readonly unknown[]; summary: unknown }) {
    const store = memoryStore();
    const keeper = keeperOn(store);
    const good = await opened(keeper, setup(2, 2));
    await (await Player.sitDown(keeper, good, 0)).play("role builder");
    const events = (await store.events(good)) as readonly TableEvent[];
    const bad = spoil({ events, summary: (await store.summary(good)) as TableSummary });
    const spoiled: TableStore = {
      ...store,
      summaries: async () => new Map([...(await store.summaries()), ["bad", bad.summary]]),
      summary: async (id) => (id === "bad" ? bad.summary : store.summary(id)),
      events: async (id, after = 0) => (id === "bad" ? bad.events.slice(after) : store.events(id, after)),
      append: (id, ...what) =>
        id === "bad" ? Promise.reject(new Error("never write over it")) : store.append(id, ...what),
    };
    return { store: spoiled, good, text: await keeper.record(good) };
  }

  const opening = (events: readonly TableEvent[], change: object): TableEvent[] =>
    events.map((event) => (event.type === "opened" ? { ...event, ...change } : event));
  const otherRules = ({ events, summary }: Kept) => ({
    events: opening(events, { rules: 99 }),
    summary: { ...summary, rules: 99 },
  });

  const spoiled: [string, Parameters<typeof storeWith>[0], Partial<Problem>, RegExp][] = [
    ["nonsense", () => ({ events: ["?"], summary: "?" }), { code: "unreadable" }, /^"\?"$/],
    [
      "what an older program could not read either",
      () => ({ events: [{ record: "torn", revision: "?" }], summary: null }),
      { code: "unreadable" },
      /^torn$/,
    ],
    [
      "events that contradict each other",
      ({ events, summary }) => ({ events: [...events, events[0]], summary }),
      { code: "unreadable" },
      /"role builder"/,
    ],
    [
      "a game we do not have",
      ({ events, summary }) => ({ events: opening(events, { game: "chess" }), summary: { ...summary, game: "chess" } }),
      { code: "noSuchGame", game: "chess" },
      /^game chess /m,
    ],
    ["other rules", otherRules, { code: "otherRules", game: "puerto-rico", rules: 99 }, /^1 0 role builder /m],
    [
      "a changed move",
      ({ events, summary }) => ({
        events: events.map((event) => (event.type === "moved" ? { ...event, move: "role trader" } : event)),
        summary,
      }),
      { code: "badRecord", fault: { code: "otherEnd" } },
      /role trader/,
    ],
  ];

  test.each(spoiled)(
    "%s: the others are not disturbed, the reason is told, nothing is lost",
    async (_, spoil, reason, text) => {
      const { store, good } = await storeWith(spoil);
      const keeper = keeperOn(store);
      await expect(keeper.sit("bad", 0, () => {})).rejects.toMatchObject({ problem: reason });
      expect(await (await Player.sitDown(keeper, good, 0)).play("pass")).toEqual({ kind: "accepted" });
      const tables = await keeper.tables();
      expect(tables.find(({ id }) => id === good)?.problem).toBeNull();
      expect(tables.find(({ id }) => id === "bad")?.problem).toMatchObject(reason);
      expect(await keeper.record("bad")).toMatch(text);
    },
  );

  test("the list tells of other rules before anybody sits down, and the record is as it was", async () => {
    const { store, text } = await storeWith(otherRules);
    const keeper = keeperOn(store);
    const bad = (await keeper.tables()).find(({ id }) => id === "bad");
    expect(bad).toMatchObject({
      ply: 1,
      problem: { code: "otherRules", rules: 99, known: [(await game("puerto-rico")).rules] },
    });
    const [mine, theirs] = [readRecord(await keeper.record("bad")), readRecord(text)];
    expect(mine).toEqual({ ...theirs, rules: 99 });
  });

  test("a table goes on by the rules it began with, as long as they are here", async () => {
    const { store } = await storeWith(otherRules);
    const present = await game("puerto-rico");
    const old = { ...present, rules: 99 };
    const rules = () => ({ [present.rules]: async () => present, 99: async () => old });
    const player = await Player.sitDown(keeperOn(store, { rules }), "bad", 0);
    expect(player.place.story.table).toMatchObject({ rules: 99, ply: 1 });
    expect(await rulesOf("puerto-rico", 99)).toBeNull();
  });

  test("a summary that cannot be read is made again from the events", async () => {
    const { store } = await storeWith(({ events }) => ({ events, summary: { version: 9 } }));
    const bad = (await keeperOn(store).tables()).find(({ id }) => id === "bad");
    expect(bad).toMatchObject({ game: "puerto-rico", ply: 1, problem: null });
  });
});

describe("two keepers on one store", () => {
  test("both make moves, none is lost, and each hears of those of the other", async () => {
    const store = memoryStore();
    const [here, there] = [keeperOn(store), keeperOn(store)];
    const id = await opened(here, setup(2, 2, { game: "portolano" }));
    const [one, other] = [await Player.sitDown(here, id, 0), await Player.sitDown(there, id, 1)];
    await Promise.all([one.playOn("one"), other.playOn("other")]);
    expect(one.sight.view).not.toEqual(other.sight.view);
    expect([one.sight.ply, one.sight.isOver, other.sight.isOver]).toEqual([other.sight.ply, true, true]);
    expect(await here.verify(id)).toMatchObject({ ok: true, moves: one.sight.ply });
    for (const { sights } of [one, other]) expect(sights.map(({ ply }) => ply)).toEqual(sights.map((_, ply) => ply));
    expect((await there.tables())[0]).toEqual((await here.tables())[0]);
  });

  test("of two moves at the same time one is accepted and the other late", async () => {
    const store = memoryStore();
    const id = await opened(keeperOn(store), setup(2, 2));
    // these two do not hear of each other
    const deaf: TableStore = { ...store, watch: () => {} };
    const players = await Promise.all([0, 1].map(() => Player.sitDown(keeperOn(deaf), id, 0)));
    const answers = await Promise.all([players[0].play("role mayor"), players[1].play("role settler")]);
    expect(answers.map(({ kind }) => kind).sort()).toEqual(["accepted", "late"]);
    const { lines } = readRecord(await keeperOn(store).record(id));
    expect(lines).toHaveLength(1);
    await vi.waitFor(() => expect(players[0].sight.view).toEqual(players[1].sight.view));
  });

  test("both let the same bots play, and the game is the one that one keeper would have played", async () => {
    const store = memoryStore();
    const [here, there] = [keeperOn(store), keeperOn(store)];
    const id = await opened(here, setup(1, 3, { game: "portolano" }));
    const [player, watcher] = [await Player.sitDown(here, id, 0), await Player.sitDown(there, id, 0)];
    await player.playOn("shared");
    await watcher.until(({ isOver }) => isOver);
    const alone = keeperOn();
    const same = await opened(alone, setup(1, 3, { game: "portolano" }));
    await (await Player.sitDown(alone, same, 0)).playOn("shared");
    expect(await here.record(id)).toBe(await alone.record(same));
  });

  test("moves taken back in one are heard of in the other", async () => {
    const store = memoryStore();
    const [here, there] = [keeperOn(store), keeperOn(store)];
    const id = await opened(here, setup(2, 2));
    const [player, watcher] = [await Player.sitDown(here, id, 0), await Player.sitDown(there, id, 1)];
    await player.play("role builder");
    await player.undo(0);
    await player.play("role trader");
    const view = (await game("puerto-rico")).view(await stateOf(store, id), 1);
    await vi.waitFor(() => expect(watcher.sight.view).toEqual(view));
    expect(watcher.sight).toMatchObject({ ply: 1, told: [{ type: "roleTaken" }] });
    await there.remove(id);
    await expect(player.play("pass")).rejects.toThrow("noSuchTable");
  });
});

/** The position of a table, found by playing its record. */
async function stateOf(store: TableStore, id: string) {
  return matchOf(await game("puerto-rico"), readRecord(await keeperOn(store).record(id))).state;
}

test("whoever comes from a keeper that knows more is not told of the past", async () => {
  // nobody hears of the other's changes
  const store: TableStore = { ...memoryStore(), watch: () => undefined };
  const [one, other] = [keeperOn(store), keeperOn(store)];
  const id = await opened(one, setup(2, 2));
  await Player.sitDown(other, id, 0);
  const player = await Player.sitDown(one, id, 0);
  await player.play(player.choices[0]);
  const { sequence } = player.sight;
  expect(sequence).toBe(2);
  const place = await other.sit(id, 0, () => undefined, sequence);
  expect(place.story.sight.sequence).toBe(sequence);
});
