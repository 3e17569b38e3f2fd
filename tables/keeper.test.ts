import { readRecord, SPECTATOR } from "@caravel/kernel";
import { describe, expect, test, vi } from "vitest";
import type { TableSummary } from "./host.ts";
import type { Problem } from "./problem.ts";
import { bot, person } from "./sitter.ts";
import { keeperOn, opened, Player, setup } from "./testing/players.ts";

describe("a whole game", () => {
  test("a person and two bots play Puerto Rico to its end; every move is heard once and verified", async () => {
    const keeper = keeperOn();
    const id = await opened(keeper, setup(1, 3, { seed: null }));
    const player = await Player.sitDown(keeper, id, 0);
    await player.playOn("whole");
    const plies = player.sights.map(({ ply }) => ply);
    expect(plies).toEqual(plies.map((_, place) => plies[0] + place));
    const [table] = await keeper.tables();
    expect(table).toMatchObject({ id, isOver: true, ply: player.sight.ply, asked: [], problem: null });
    expect(table.scores).toHaveLength(3);
    expect(table.winners.map((seat) => table.scores[seat])).toEqual([Math.max(...table.scores)]);
    const verdict = await keeper.verify(id);
    expect(verdict).toMatchObject({ ok: true, moves: table.ply, luckDerived: true });
    expect(verdict.hash).not.toBeNull();
    expect(
      new Set(readRecord(await keeper.record(id)).lines.map((line) => line.kind === "move" && line.seat)).size,
    ).toBe(3);
  });

  test("two people and two bots play Portolano, whose cards are chosen by all at once", async () => {
    const keeper = keeperOn();
    const id = await opened(keeper, setup(2, 4, { game: "portolano" }));
    const players = await Promise.all([0, 1].map((seat) => Player.sitDown(keeper, id, seat)));
    const [one, other] = await Promise.all(players.map((player, seat) => player.playOn(`portolano ${seat}`)));
    expect([one.isOver, other.isOver, one.ply]).toEqual([true, true, other.ply]);
    expect(await keeper.verify(id)).toMatchObject({ ok: true });
  });

  test("bots alone play on without anybody watching", async () => {
    const keeper = keeperOn();
    const done = new Promise<TableSummary>((resolve) => {
      keeper.watchTables(([table]) => table.isOver && resolve(table));
    });
    await opened(keeper, setup(0, 3));
    expect((await done).scores).toHaveLength(3);
  });

  test("a log tells everything from the set-up on, and what a page did by itself", async () => {
    const keeper = keeperOn();
    const id = await opened(keeper, setup(2, 2));
    const first = await Player.sitDown(keeper, id, 0);
    await first.play("role builder", true);
    await first.play("pass", true);
    const second = await Player.sitDown(keeper, id, 1);
    await second.play("pass");
    const { story } = await Player.sitDown(keeper, id, SPECTATOR).then(({ place }) => place);
    expect(story.log.map(({ ply, by, byItself }) => [ply, by, byItself])).toEqual([
      [0, null, false],
      [1, 0, true],
      [2, 0, true],
      [3, 1, false],
    ]);
    expect(story.log[1].told[0]).toMatchObject({ type: "roleTaken", seat: 0 });
    expect(story.sight.choices).toEqual({
      moves: [],
      lasting: [],
      undo: { step: null, turn: null, obstacle: "nothing" },
    });
    expect(first.sights.map(({ byItself }) => byItself)).toEqual([false, true, true, false]);
  });

  test("the past can be looked at, the future cannot", async () => {
    const keeper = keeperOn();
    const player = await Player.sitDown(keeper, await opened(keeper, setup(1, 2)), 0);
    await player.playOn("past", ({ ply }) => ply > 20);
    const seen = player.sights.find(({ ply }) => ply === 10);
    const { choices, ...rest } = await player.place.look(10);
    expect(rest).toEqual({ ...seen, choices: undefined });
    expect(choices.moves).toEqual([]);
    await expect(player.place.look(1000)).rejects.toThrow("noSuchMoment");
  });
});

describe("moves", () => {
  test("a move is refused by a rule, and the same rule is told beforehand", async () => {
    const keeper = keeperOn();
    const player = await Player.sitDown(keeper, await opened(keeper, setup(2, 2)), 0);
    const why = await player.place.why(player.move("build residence"));
    expect(why).toMatch(/^PR-/);
    expect(await player.play("build residence")).toEqual({ kind: "refused", rule: why });
    expect(await player.place.why(player.move("role mayor"))).toBeNull();
    const watcher = await Player.sitDown(keeper, player.place.story.table.id, SPECTATOR);
    expect(await watcher.place.why(player.move("role mayor"))).toMatch(/^PR-/);
  });

  test("a doubled move is made once; a move for an old position is late", async () => {
    const keeper = keeperOn();
    const player = await Player.sitDown(keeper, await opened(keeper, setup(2, 2)), 0);
    const twice = [player.play("role mayor"), player.play("role mayor"), player.play("role settler")];
    expect(await Promise.all(twice)).toEqual([{ kind: "accepted" }, { kind: "late" }, { kind: "late" }]);
    expect(player.sights.map(({ ply }) => ply)).toEqual([0, 1]);
  });

  test("what is no move, no seat and no person's seat is turned away", async () => {
    const keeper = keeperOn();
    const id = await opened(keeper, setup(1, 2));
    const { place } = await Player.sitDown(keeper, id, 0);
    for (const move of [-1, 1.5, Number.NaN, 1e9]) await expect(place.play(1, move, false)).rejects.toThrow("notAMove");
    for (const seat of [1, 2, -2, 0.5]) await expect(keeper.sit(id, seat, () => {})).rejects.toThrow("seatNotFree");
    const watcher = await Player.sitDown(keeper, id, SPECTATOR);
    await expect(watcher.place.play(1, 0, false)).rejects.toThrow("notYourSeat");
    await expect(watcher.undo(0)).rejects.toThrow("notYourSeat");
    await expect(keeper.sit("nowhere", 0, () => {})).rejects.toThrow("noSuchTable");
  });

  test("after the game every seat can be looked through, and nobody moves any more", async () => {
    const keeper = keeperOn();
    const id = await opened(keeper, setup(1, 2, { game: "portolano" }));
    const player = await Player.sitDown(keeper, id, 0);
    const { ply, sequence } = await player.playOn("after");
    const other = await Player.sitDown(keeper, id, 1);
    expect(other.sight).toMatchObject({ ply, isOver: true });
    expect(await player.place.play(sequence, 0, false)).toMatchObject({ kind: "refused" });
    expect(await player.undo(ply - 1)).toBe(false);
    await expect(other.undo(ply - 1)).rejects.toThrow("notYourSeat");
  });

  test("who leaves hears nothing more, and comes back to the same table", async () => {
    const keeper = keeperOn();
    const id = await opened(keeper, setup(2, 2));
    const [player, leaver] = [await Player.sitDown(keeper, id, 0), await Player.sitDown(keeper, id, 1)];
    leaver.place.leave();
    await player.play("role mayor");
    expect([player.sights.length, leaver.sights.length]).toEqual([2, 1]);
    player.place.leave();
    expect((await Player.sitDown(keeper, id, 0)).sight).toEqual(player.sight);
  });

  test("who leaves because of what another one heard hears nothing more either", async () => {
    const keeper = keeperOn();
    const id = await opened(keeper, setup(2, 2));
    const player = await Player.sitDown(keeper, id, 0);
    let leave = () => {};
    await keeper.sit(id, 1, () => leave());
    const leaver = await Player.sitDown(keeper, id, 1);
    leave = leaver.place.leave;
    await player.play("role mayor");
    expect(leaver.sights).toHaveLength(1);
  });

  test("somebody who fails to listen disturbs nobody", async () => {
    const keeper = keeperOn();
    const id = await opened(keeper, setup(2, 2));
    const faults: unknown[] = [];
    const catchFault = (error: unknown) => void faults.push(error);
    process.on("uncaughtException", catchFault);
    const others = process.listeners("uncaughtException").filter((listener) => listener !== catchFault);
    for (const listener of others) process.off("uncaughtException", listener);
    await keeper.sit(id, 0, () => {
      throw new Error("deaf");
    });
    const player = await Player.sitDown(keeper, id, 0);
    expect(await player.play("role mayor")).toEqual({ kind: "accepted" });
    await new Promise((resolve) => setTimeout(resolve, 5));
    process.off("uncaughtException", catchFault);
    for (const listener of others) process.on("uncaughtException", listener);
    expect([faults.length, player.sight.ply]).toEqual([1, 1]);
  });
});

describe("the list of tables", () => {
  test("many tables are played at once and none disturbs another", async () => {
    const keeper = keeperOn();
    const seeds = Array.from({ length: 8 }, (_, number) => `many ${number}`);
    const ids = await Promise.all(seeds.map((seed) => opened(keeper, setup(1, 2, { seed }))));
    const isEnough = ({ ply }: { ply: number }) => ply > 60;
    const ends = await Promise.all(
      ids.map(async (id, number) => (await Player.sitDown(keeper, id, 0)).playOn(seeds[number], isEnough)),
    );
    const alone = keeperOn();
    const id = await opened(alone, setup(1, 2, { seed: seeds[3] }));
    expect((await (await Player.sitDown(alone, id, 0)).playOn(seeds[3], isEnough)).view).toEqual(ends[3].view);
    expect((await keeper.tables()).map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(new Set(ends.map(({ view }) => JSON.stringify(view))).size).toBe(seeds.length);
  });

  test("it is told when it changes, until nobody wants to know", async () => {
    const keeper = keeperOn();
    const heard: (readonly TableSummary[])[] = [];
    const stop = keeper.watchTables((tables) => heard.push(tables));
    const id = await opened(keeper, setup(2, 2));
    const last = () => heard.at(-1)?.map((table) => [table.id, table.ply, table.asked]);
    await vi.waitFor(() => expect(last()).toEqual([[id, 0, [0]]]));
    await (await Player.sitDown(keeper, id, 0)).play("role builder");
    await vi.waitFor(() => expect(last()).toEqual([[id, 1, [0]]]));
    await keeper.remove(id);
    await vi.waitFor(() => expect(last()).toEqual([]));
    stop();
    const times = heard.length;
    await opened(keeper, setup(2, 2));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(heard).toHaveLength(times);
  });

  test("of every change it is told whether it was a mere move", async () => {
    const keeper = keeperOn();
    await keeper.tables();
    const id = await opened(keeper, setup(2, 2));
    const heard: boolean[] = [];
    keeper.watchChanges((changed, isMove) => changed === id && heard.push(isMove));
    const player = await Player.sitDown(keeper, id, 0);
    await player.play("role builder");
    await player.undo(0);
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(1));
    expect(heard).not.toContain(false);
    await keeper.giveSeat(id, 1, person("Somebody else"));
    await vi.waitFor(() => expect(heard).toContain(false));
    await player.play("role builder");
    await vi.waitFor(() => expect(heard.at(-1)).toBe(true));
    await keeper.remove(id);
    await vi.waitFor(() => expect(heard.at(-1)).toBe(false));
  });

  test("a removed table is gone for those who sit there", async () => {
    const keeper = keeperOn();
    const id = await opened(keeper, setup(1, 3));
    const player = await Player.sitDown(keeper, id, 0);
    await keeper.remove(id);
    await expect(player.play("role mayor")).rejects.toThrow("noSuchTable");
    await expect(keeper.record(id)).rejects.toThrow("noSuchTable");
    expect(await keeper.tables()).toEqual([]);
  });
});

describe("opening", () => {
  const problem = async (wanted: Parameters<typeof setup>[2], people = 2, players = 2): Promise<Problem | null> => {
    const taken = await keeperOn().open(setup(people, players, wanted));
    return taken.ok ? null : taken.problem;
  };

  test("is refused with the reason, and with the rule if there is one", async () => {
    expect(await problem({})).toBeNull();
    for (const game of ["chess", "constructor"]) expect(await problem({ game })).toEqual({ code: "noSuchGame", game });
    expect(await problem({}, 1, 6)).toMatchObject({ code: "wrongPlayers", players: 6, allowed: [2, 3, 4, 5] });
    expect(await problem({ options: { colour: "red" } })).toMatchObject({ code: "noSuchOption", option: "colour" });
    expect(await problem({ game: "portolano", options: { cards: "marked" } })).toMatchObject({
      code: "noSuchChoice",
      known: ["final", "changeable"],
    });
    expect(await problem({ game: "portolano", options: { content: "{}" } })).toMatchObject({
      code: "contentRefused",
      problem: expect.stringMatching(/./),
      rule: "PO-COMP-01",
    });
    expect(await problem({ sitters: [person("A"), bot("B", "genius")] })).toEqual({
      code: "noSuchBot",
      game: "puerto-rico",
      style: "genius",
    });
  });

  test("options that nobody chose are as usual, and the luck is promised", async () => {
    const keeper = keeperOn();
    await opened(keeper, setup(2, 2, { game: "portolano", seed: null }));
    const [table] = await keeper.tables();
    expect(table.options).toEqual({ supply: "random", cards: "final", content: "" });
    expect(table.luck).toEqual({ kind: "committed", text: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const { luck } = readRecord(await keeper.record(table.id));
    expect(luck).toMatchObject({ kind: "committed", secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect((await keeper.verify(table.id)).hash).toBeNull();
  });
});
