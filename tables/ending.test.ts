import { shelf } from "@caravel/games";
import { readRecord, verify } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import type { Host, TableId } from "./host.ts";
import { LineHost } from "./line/line-host.ts";
import { serve } from "./line/serving.ts";
import { memoryStore } from "./store.ts";
import { BUILD, game, keeperOn, opened, Player, setup, sitters } from "./testing/index.ts";

/** A keeper with a table of so many people, where some moves were made. */
async function aTable(people: number, players = people, id = "puerto-rico") {
  const store = memoryStore();
  const keeper = keeperOn(store);
  const table = await opened(keeper, setup(people, players, { game: id, seed: null }));
  const seated = await Promise.all(sitters(people, people).map((_, seat) => Player.sitDown(keeper, table, seat)));
  return { store, keeper, table, seated };
}

async function listed(host: Host, table: TableId) {
  return (await host.tables()).find(({ id }) => id === table);
}

test.each(shelf.map(({ id }) => id))(
  "%s ends by agreement in the middle, with its points, and the record verifies",
  async (id) => {
    const { keeper, table, seated } = await aTable(2, 2, id);
    const [ana, bence] = seated;
    await Promise.race(seated.map((player) => player.playOn("middle", ({ ply }) => ply >= 40)));
    expect(await ana.place.askEnd("agreed")).toBe(true);
    expect(await bence.place.askEnd("cancelled")).toBe(false);
    const { endWish } = await bence.until((sight) => sight.endWish !== null);
    expect(endWish).toMatchObject({ by: 0, how: "agreed", agreed: [] });
    expect(await ana.place.answerEnd(endWish?.at ?? 0, true)).toBe(false);
    expect(await bence.place.answerEnd((endWish?.at ?? 0) - 1, true)).toBe(false);
    expect(await bence.place.answerEnd(endWish?.at ?? 0, true)).toBe(true);
    for (const player of seated) {
      const { early, asked, choices } = await player.until(({ isOver }) => isOver);
      expect([early, asked, choices.moves]).toEqual([{ kind: "agreed" }, [], []]);
    }
    const summary = await listed(keeper, table);
    expect(summary).toMatchObject({ isOver: true, asked: [], early: { kind: "agreed" }, problem: null });
    expect(summary?.scores).toHaveLength(2);
    const text = await keeper.record(table);
    expect(text).toMatch(/^agreed [0-9a-f]{16}( -?\d+){2} /m);
    expect(verify(await game(id), text)).toMatchObject({ ok: true, luckDerived: true });
    expect(readRecord(await aCopy(text))).toEqual(readRecord(text));
  },
);

/** What a record becomes when it is taken in elsewhere. */
async function aCopy(text: string): Promise<string> {
  const keeper = keeperOn();
  const taken = await keeper.takeIn(text);
  if (!taken.ok) throw new Error(taken.problem.code);
  expect(await listed(keeper, taken.id)).toMatchObject({ isOver: true, early: { kind: "agreed" } });
  return keeper.record(taken.id);
}

describe("ending a game early", () => {
  test("one who does not agree is enough, the game goes on meanwhile, and whoever asked can withdraw", async () => {
    const { seated, store, table } = await aTable(3);
    const [ana, bence, cili] = seated;
    await ana.place.askEnd("cancelled");
    const asked = await ana.until(({ endWish }) => endWish !== null);
    await bence.place.answerEnd(asked.endWish?.at ?? 0, true);
    const mover = seated[asked.asked[0]];
    await mover.until(({ endWish }) => endWish?.agreed.length === 1);
    expect(await mover.play(mover.choices[0])).toEqual({ kind: "accepted" });
    expect((await cili.until(({ ply }) => ply === 1)).endWish).toMatchObject({ agreed: [1] });
    await cili.place.answerEnd(asked.endWish?.at ?? 0, false);
    expect(await ana.until(({ endWish }) => endWish === null)).toMatchObject({ isOver: false });
    await bence.place.askEnd("agreed");
    const again = await bence.until(({ endWish }) => endWish !== null);
    expect(await bence.place.answerEnd(again.endWish?.at ?? 0, false)).toBe(true);
    // another keeper finds it as it stands
    const elsewhere = await Player.sitDown(keeperOn(store), table, 0);
    expect(elsewhere.sight).toMatchObject({ endWish: null, ply: 1, isOver: false });
  });

  test("a cancelled game has neither points nor winners, and against bots alone nobody is asked", async () => {
    const { keeper, table, seated } = await aTable(1, 3);
    expect(await seated[0].place.askEnd("agreed")).toBe(false);
    expect(await seated[0].place.askEnd("cancelled")).toBe(true);
    expect(await listed(keeper, table)).toMatchObject({
      isOver: true,
      scores: [],
      winners: [],
      early: { kind: "cancelled" },
    });
    expect(await keeper.verify(table)).toMatchObject({ ok: true });
  });

  test("of two, whoever concedes has lost; nothing is played or taken back any more, here or elsewhere", async () => {
    const { store, keeper, table, seated } = await aTable(2);
    const watching = keeperOn(store);
    const watcher = await Player.sitDown(watching, table, 1);
    const mover = seated[seated[0].sight.asked[0]];
    await mover.play(mover.choices[0]);
    expect(await seated[1].place.concede()).toBe(true);
    expect(await watcher.until(({ isOver }) => isOver)).toMatchObject({ early: { kind: "conceded", by: 1 } });
    expect(await listed(keeper, table)).toMatchObject({ winners: [0], scores: [] });
    expect(await mover.undo(0)).toBe(false);
    expect(await seated[0].place.concede()).toBe(false);
    expect(await keeper.record(table)).toMatch(/^conceded by 1 [0-9a-f]{16} /m);
    expect(await watching.verify(table)).toMatchObject({ ok: true, moves: 1 });
    // whoever comes later finds it over, and may look through every seat
    const later = await Player.sitDown(keeperOn(store), table, 0);
    expect(later.sight).toMatchObject({ isOver: true, early: { kind: "conceded", by: 1 } });
  });

  test("of more than two, a bot has the seat for good and the game goes on", async () => {
    const { keeper, table, seated } = await aTable(3);
    const [ana, bence, cili] = seated;
    expect(await bence.place.concede()).toBe(true);
    await expect(keeper.giveSeat(table, 1, { kind: "person", name: "Person 1", style: "" })).rejects.toThrow(
      "seatNotFree",
    );
    await expect(bence.place.concede()).rejects.toThrow("notYourSeat");
    await Promise.all([ana, cili].map((player) => player.playOn("on")));
    const summary = await listed(keeper, table);
    expect(summary).toMatchObject({ isOver: true, early: null, conceded: [1] });
    expect(summary?.sitters[1]).toMatchObject({ kind: "bot", name: "Person 1" });
    expect(await keeper.verify(table)).toMatchObject({ ok: true });
  });

  test("travels over a line", async () => {
    const { keeper, table } = await aTable(2);
    const line = new LineHost(
      (hear) => {
        const served = serve(keeper, hear);
        return { send: (request) => void served.take(JSON.parse(JSON.stringify(request))), end: () => served.end() };
      },
      { build: BUILD, vocabularyOf: async (id) => (await game(id)).vocabulary },
    );
    const player = await Player.sitDown(line, table, 0);
    await player.place.askEnd("agreed");
    const { endWish } = await player.until((sight) => sight.endWish !== null);
    expect(await player.place.answerEnd(endWish?.at ?? 0, false)).toBe(true);
    expect(await player.place.concede()).toBe(true);
    expect(await player.until(({ isOver }) => isOver)).toMatchObject({ early: { kind: "conceded", by: 0 } });
  });
});
