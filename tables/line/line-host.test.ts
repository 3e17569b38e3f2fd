import { describe, expect, test, vi } from "vitest";
import type { TableSummary } from "../host.ts";
import { memoryStore, type TableStore } from "../store.ts";
import { BUILD, game, keeperOn, opened, Player, setup } from "../testing/players.ts";
import { type Connect, LineHost } from "./line-host.ts";
import { type Message, type Request, readMessage, readRequest } from "./protocol.ts";
import { serve } from "./serving.ts";

/** Workers for tests: a keeper each, on one store, behind a line that carries only plain data and can be cut. */
function workers(store: TableStore = memoryStore()) {
  const crashes: (() => void)[] = [];
  const said: (Request | Message)[] = [];
  let isSilent = false;
  const connect: Connect = (hear, broke) => {
    let isAlive = true;
    const later = (act: () => void) => setTimeout(() => isAlive && act(), 0);
    const served = serve(keeperOn(store), (message) => {
      const sent = structuredClone(message);
      said.push(sent);
      if (!isSilent) later(() => hear(sent));
    });
    crashes.push(() => broke("out of memory"));
    return {
      send: (request) => {
        const sent = structuredClone(request);
        said.push(sent);
        later(() => void served.take(sent));
      },
      end: () => {
        isAlive = false;
      },
    };
  };
  return {
    connect,
    said,
    started: () => crashes.length,
    crash: () => crashes[crashes.length - 1](),
    silence: (silent: boolean) => {
      isSilent = silent;
    },
  };
}

const end = { build: BUILD, vocabularyOf: async (id: string) => (await game(id)).vocabulary };

describe("a host at the other end of a line", () => {
  test("is played like any other", async () => {
    const { connect } = workers();
    const host = new LineHost(connect, end);
    expect(await host.ready()).toBe(BUILD);
    const heard: (readonly TableSummary[])[] = [];
    host.watchTables((tables) => heard.push(tables));
    expect(await host.open(setup(1, 9))).toMatchObject({ ok: false, problem: { code: "wrongPlayers" } });
    const id = await opened(host, setup(1, 2, { game: "portolano", seed: null }));
    const player = await Player.sitDown(host, id, 0);
    const { ply, isOver } = await player.playOn("worker");
    expect(isOver).toBe(true);
    expect(await host.verify(id)).toMatchObject({ ok: true, moves: ply });
    const text = await host.record(id);
    expect(await host.takeIn(text)).toEqual({ ok: false, problem: { code: "alreadyHere", table: id } });
    expect(await host.takeIn(text, true)).toMatchObject({ ok: true });
    expect(await host.takeIn("nothing")).toMatchObject({ ok: false });
    await host.remove(id);
    expect(await host.tables()).toHaveLength(1);
    expect(heard.length).toBeGreaterThan(2);
  });

  test("refuses, looks back, takes back and leaves", async () => {
    const { connect } = workers();
    const host = new LineHost(connect, end);
    const player = await Player.sitDown(host, await opened(host, setup(2, 2)), 0);
    expect(await player.place.why(player.move("pass"))).toMatch(/^PR-/);
    await player.play("role builder");
    expect((await player.place.look(0)).view).toEqual(player.sights[0].view);
    expect(await player.undo(0)).toBe(true);
    expect(player.sight.ply).toBe(0);
    player.place.leave();
    await expect(player.play("role builder")).rejects.toThrow("placeLeft");
    expect(player.sights).toHaveLength(3);
  });

  test("passes on what goes wrong", async () => {
    const { connect } = workers();
    const host = new LineHost(connect, end);
    await expect(host.sit("nowhere", 0, () => {})).rejects.toMatchObject({ problem: { code: "noSuchTable" } });
    const player = await Player.sitDown(host, await opened(host, setup(2, 2)), 0);
    await expect(player.place.play(1, 1e6, false)).rejects.toThrow("notAMove");
    await expect(player.place.play(0.5, player.move("pass"), false)).rejects.toThrow("notUnderstood");
  });
});

test("moves travel in notation both ways", async () => {
  const { connect, said } = workers();
  const host = new LineHost(connect, end);
  const player = await Player.sitDown(host, await opened(host, setup(2, 2)), 0);
  await player.place.why(player.move("pass"));
  await player.play("role builder");
  await player.place.look(0);
  const text = JSON.stringify(said);
  expect(text).toContain('"move":"role builder"');
  expect(text).toContain('"move":"pass"');
  const lists = [...text.matchAll(/"(?:moves|lasting)":\[([^\]]*)\]/g)].map(([, list]) => list);
  expect(lists.length).toBeGreaterThan(4);
  for (const list of lists) expect(list).toMatch(/^("[a-z][a-z0-9 -]*",?)*$/);
});

describe("a line that breaks", () => {
  test("is replaced: what was waiting is rejected, and people hear what they have missed", async () => {
    const store = memoryStore();
    const { connect, crash, started, silence } = workers(store);
    const host = new LineHost(connect, end);
    const id = await opened(host, setup(2, 2));
    const [player, other] = [await Player.sitDown(host, id, 0), await Player.sitDown(host, id, 1)];
    await player.play("role builder");
    // the next move is kept, but nobody hears of it before the crash
    silence(true);
    const lost = player.play("pass");
    lost.catch(() => undefined);
    await vi.waitFor(async () => expect(await store.summary(id)).toMatchObject({ sequence: 3 }));
    silence(false);
    crash();
    await expect(lost).rejects.toMatchObject({ problem: { code: "lineBroken", reason: "out of memory" } });
    await Promise.all([player, other].map((seat) => seat.until(({ ply }) => ply === 2)));
    expect(started()).toBe(2);
    for (const { sights } of [player, other]) expect(sights.map(({ ply }) => ply)).toEqual([0, 1, 2]);
    expect(await other.play("pass")).toEqual({ kind: "accepted" });
    expect(player.sight.ply).toBe(3);
  });

  test("asks again what was waiting, if it is that kind of line, and nothing is done or heard twice", async () => {
    const store = memoryStore();
    const { connect, crash, silence } = workers(store);
    const host = new LineHost(connect, { ...end, asksAgain: true });
    const id = await opened(host, setup(2, 2));
    const [player, other] = [await Player.sitDown(host, id, 0), await Player.sitDown(host, id, 1)];
    silence(true);
    const kept = player.play("role builder");
    await vi.waitFor(async () => expect(await store.summary(id)).toMatchObject({ sequence: 2 }));
    crash();
    const late = player.play("pass");
    crash();
    silence(false);
    crash();
    expect([await kept, await late]).toEqual([{ kind: "late" }, { kind: "late" }]);
    expect(await player.play("pass")).toEqual({ kind: "accepted" });
    await other.until(({ ply }) => ply === 2);
    for (const { sights } of [player, other]) expect(sights.map(({ ply }) => ply)).toEqual([0, 1, 2]);
  });

  test("that is broken for good is not replaced", async () => {
    let broken = 0;
    const connect: Connect = (_hear, broke) => {
      queueMicrotask(() => broke("unknownGuest", true));
      broken++;
      return { send: () => undefined, end: () => undefined };
    };
    const host = new LineHost(connect, { ...end, asksAgain: true });
    await expect(host.ready()).rejects.toMatchObject({ problem: { code: "lineBroken", reason: "unknownGuest" } });
    expect(broken).toBe(1);
  });

  test("tells who sits there what was taken back meanwhile, even if as many moves stand as before", async () => {
    const store = memoryStore();
    const { connect, crash, silence } = workers(store);
    const host = new LineHost(connect, end);
    const id = await opened(host, setup(2, 2));
    const watcher = await Player.sitDown(host, id, 1);
    const player = await Player.sitDown(keeperOn(store), id, 0);
    await player.play("role builder");
    await player.play("build small-indigo-plant");
    await watcher.until(({ ply }) => ply === 2);
    silence(true);
    await player.undo(0);
    await player.play("role settler");
    await player.play("take quarry");
    silence(false);
    crash();
    await vi.waitFor(() => expect(watcher.sight.sequence).toBe(player.sight.sequence));
    expect(watcher.sights.slice(-3).map(({ ply, by }) => [ply, by])).toEqual([
      [0, null],
      [1, 0],
      [2, 0],
    ]);
  });

  test("is not replaced over and over if it never did anything", async () => {
    const { connect, crash, started } = workers();
    const host = new LineHost(connect, end);
    const hello = host.ready();
    crash();
    await expect(hello).rejects.toThrow("lineBroken");
    expect(started()).toBe(1);
    await host.ready();
    expect(started()).toBe(2);
  });

  test("that breaks as soon as it hears where people sit waits for the next request, and they sit there still", async () => {
    const { connect, crash, started } = workers();
    const host = new LineHost(connect, end);
    const player = await Player.sitDown(host, await opened(host, setup(2, 2)), 0);
    crash();
    expect(started()).toBe(2);
    crash();
    expect(started()).toBe(2);
    expect(await player.play("role builder")).toEqual({ kind: "accepted" });
    expect([started(), player.sight.ply]).toEqual([3, 1]);
  });

  test("that cannot be started is no host", async () => {
    const host = new LineHost(() => {
      throw new ReferenceError("Worker is not defined");
    }, end);
    await expect(host.ready()).rejects.toThrow("Worker is not defined");
    const noDisk = { ...memoryStore(), summaries: () => Promise.reject(new Error("no database")) };
    await expect(new LineHost(workers(noDisk).connect, end).ready()).rejects.toThrow("no database");
  });
});

test("only requests and messages are read", () => {
  const request = { number: 1, topic: "play", ask: { place: 0, sequence: 1, move: "role mayor", byItself: false } };
  expect(readRequest(request)).toEqual(request);
  for (const wrong of [
    null,
    "play",
    [],
    { ...request, number: -1 },
    { ...request, topic: "steal" },
    { ...request, topic: "constructor" },
    { ...request, ask: null },
    { ...request, ask: { ...request.ask, move: 3 } },
    { ...request, ask: { ...request.ask, sequence: 0.5 } },
  ])
    expect(readRequest(wrong)).toBeNull();
  expect(readMessage({ kind: "answer", number: 1, answer: null })).not.toBeNull();
  for (const wrong of [null, 7, {}, { kind: "answer" }, { kind: "sight", place: 1 }, { kind: "tables", tables: {} }])
    expect(readMessage(wrong)).toBeNull();
});
