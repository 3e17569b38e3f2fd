import { type BotPool, type Question, thinkingOf } from "@caravel/bots/question";
import type { Move } from "@caravel/kernel";
import { describe, expect, test, vi } from "vitest";
import { bot, person } from "./sitter.ts";
import { memoryStore, type TableStore } from "./store.ts";
import { game, keeperOn, opened, Player, setup } from "./testing/players.ts";

/** A pool in which somebody else thinks: the test. */
function slowPool() {
  const asked: { question: Question; answer: (move: Move) => void; isHurried: boolean }[] = [];
  const pool: BotPool = {
    think(question) {
      let answer = (_move: Move) => {};
      const move = new Promise<Move>((resolve) => {
        answer = resolve;
      });
      const thought = { question, answer, isHurried: false };
      asked.push(thought);
      return thinkingOf(
        move.then((chosen) => ({ move: chosen, outlook: [] })),
        () => {
          thought.isHurried = true;
          answer(question.moves[0]);
        },
      );
    },
    close: () => {},
  };
  return { pool, asked };
}

describe("a bot that takes its time", () => {
  /** A table of two where it is the bot's turn, and what the bot was asked. */
  async function thinking(store: TableStore = memoryStore()) {
    const { pool, asked } = slowPool();
    const keeper = keeperOn(store, { pool });
    const id = await opened(keeper, setup(1, 2));
    const player = await Player.sitDown(keeper, id, 0);
    await player.play("role builder");
    await player.play("pass");
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    return { keeper, id, player, asked };
  }

  test("thinks outside the queue: whoever asks meanwhile is answered", async () => {
    const { keeper, id, player, asked } = await thinking();
    expect(await player.place.why(player.move("pass"))).toMatch(/^PR-/);
    expect((await player.place.look(1)).ply).toBe(1);
    expect((await Player.sitDown(keeper, id, 0)).sight.ply).toBe(2);
    expect(asked).toHaveLength(1);
    expect(asked[0].question).toMatchObject({
      game: "puerto-rico",
      rules: (await game("puerto-rico")).rules,
      style: "random",
      seat: 1,
    });
  });

  test("is asked by its view alone, with a seed that gives away nothing of the luck", async () => {
    const { asked } = await thinking();
    const { view, moves, seed } = asked[0].question;
    expect(structuredClone(asked[0].question)).toEqual(asked[0].question);
    expect(view).toMatchObject({ players: 2 });
    expect(moves.length).toBeGreaterThan(1);
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
  });

  test("whose question has been taken back is asked again, and its late answer is not played", async () => {
    const { player, asked } = await thinking();
    expect(await player.undo(1)).toBe(true);
    const [late] = asked;
    late.answer(late.question.moves[0]);
    await player.play("build small-indigo-plant");
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(player.sight.ply).toBe(2);
    const [, again] = asked;
    expect(again.question.view).not.toEqual(late.question.view);
    again.answer(again.question.moves[0]);
    await player.until(({ ply }) => ply > 2);
    expect(player.sight.by).toBe(1);
  });

  test("can be hurried, and then plays the best it has found", async () => {
    const { player, asked } = await thinking();
    await player.place.hurry();
    expect(asked[0].isHurried).toBe(true);
    await player.until(({ ply }) => ply > 2);
    expect(player.sight).toMatchObject({ by: 1 });
  });

  test("that makes an illegal move is told of, and the table stays as it was", async () => {
    const { keeper, player, asked } = await thinking();
    asked[0].answer(player.move("role mayor"));
    await vi.waitFor(async () =>
      expect((await keeper.tables())[0].problem).toMatchObject({ code: "botBrokeRule", style: "random" }),
    );
    expect(player.sight.ply).toBe(2);
  });
});

describe("a seat that changes hands", () => {
  test("a bot plays for somebody who went away, until they are back", async () => {
    const store = memoryStore();
    const keeper = keeperOn(store);
    const id = await opened(keeper, setup(2, 2));
    const [player, other] = [await Player.sitDown(keeper, id, 0), await Player.sitDown(keeper, id, 1)];
    await player.play("role builder");
    await keeper.giveSeat(id, 1, bot("Vasco", "random"));
    await player.play("pass");
    await player.until(({ by }) => by === 1);
    await expect(other.play("pass")).rejects.toThrow("notYourSeat");
    await keeper.giveSeat(id, 1, person("Person 1"));
    expect((await keeper.tables())[0].sitters.map(({ kind }) => kind)).toEqual(["person", "person"]);
    const again = await Player.sitDown(keeperOn(store), id, 1);
    expect(again.place.story.table.sitters[1]).toEqual(person("Person 1"));
    expect(await keeper.verify(id)).toMatchObject({ ok: true });
  });

  test("those at the table can go on at once: they see the new moment", async () => {
    const keeper = keeperOn();
    const id = await opened(keeper, setup(2, 2));
    const player = await Player.sitDown(keeper, id, 0);
    await keeper.giveSeat(id, 1, bot("Vasco", "random"));
    expect(player.sights.map(({ ply, sequence }) => [ply, sequence])).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect(await player.play("role builder")).toEqual({ kind: "accepted" });
  });

  test("goes only to somebody who can sit there", async () => {
    const keeper = keeperOn();
    const id = await opened(keeper, setup(2, 2));
    await expect(keeper.giveSeat(id, 1, bot("?", "genius"))).rejects.toThrow("noSuchBot");
    await expect(keeper.giveSeat(id, 2, person("?"))).rejects.toThrow("seatNotFree");
    await expect(keeper.giveSeat("nowhere", 0, person("?"))).rejects.toThrow("noSuchTable");
  });
});
