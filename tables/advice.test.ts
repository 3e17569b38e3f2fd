import { type BotPool, type Question, thinkingOf } from "@caravel/bots/question";
import { readRecord, verify } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { LineHost } from "./line/line-host.ts";
import { serve } from "./line/serving.ts";
import { BUILD, game, keeperOn, opened, Player, setup } from "./testing/index.ts";

/** A pool that weighs the first two moves, and remembers what it was asked. */
function weighingPool() {
  const questions: Question[] = [];
  const pool: BotPool = {
    think(question) {
      questions.push(question);
      const outlook = question.moves.slice(0, 2).map((move, place) => ({ move, chance: 0.5 - place / 10, visits: 9 }));
      return thinkingOf(Promise.resolve({ move: question.moves[0], outlook }), () => undefined);
    },
    close: () => {},
  };
  return { pool, questions };
}

/** A table of two people, one of whom is asked. */
async function aTable(advice?: boolean) {
  const { pool, questions } = weighingPool();
  const keeper = keeperOn(undefined, { pool });
  const table = await opened(keeper, setup(2, 2, advice === undefined ? {} : { advice }));
  const [ana, bence] = await Promise.all([0, 1].map((seat) => Player.sitDown(keeper, table, seat)));
  return { keeper, table, questions, ana, bence };
}

describe("asking what a bot would do", () => {
  test("gives the best moves with their chances, by what the seat sees alone", async () => {
    const { ana, questions } = await aTable();
    const [first, second] = ana.sight.choices.moves;
    expect(await ana.place.advise(ana.sight.sequence)).toEqual([
      { move: first, chance: 0.5 },
      { move: second, chance: 0.4 },
    ]);
    expect(questions).toMatchObject([{ style: "captain", seat: 0, view: ana.sight.view }]);
  });

  test("is marked in the record, once, also when the move is taken back and made otherwise", async () => {
    const { keeper, table, ana } = await aTable();
    await ana.place.advise(ana.sight.sequence);
    await ana.until(({ sequence }) => sequence === 2);
    await ana.place.advise(2);
    expect(ana.sight.sequence).toBe(2);
    await ana.play("role builder");
    const { sequence } = await ana.until(({ ply }) => ply === 1);
    expect(await ana.place.undo(sequence, 0)).toBe(true);
    await ana.until(({ ply, sequence: now }) => ply === 0 && now > sequence);
    await ana.play("role settler");
    const text = await keeper.record(table);
    expect(text).toMatch(/^1 0 role settler( \[[^\]]*\])? advised ~/m);
    expect(verify(await game("puerto-rico"), text)).toMatchObject({ ok: true });
    expect(readRecord(text).lines).toMatchObject([{ move: "role settler", advised: true }]);
    const taken = await keeperOn().takeIn(text);
    expect(taken).toMatchObject({ ok: true });
  });

  test("leaves the mark when the record is taken in elsewhere and goes on", async () => {
    const { keeper, table, ana } = await aTable();
    await ana.place.advise(ana.sight.sequence);
    await ana.until(({ sequence }) => sequence === 2);
    await ana.play("role settler");
    const elsewhere = keeperOn();
    const taken = await elsewhere.takeIn(await keeper.record(table));
    if (!taken.ok) throw new Error(taken.problem.code);
    const [line] = readRecord(await elsewhere.record(taken.id)).lines;
    expect(line).toMatchObject({ move: "role settler", advised: true });
    await Player.sitDown(elsewhere, taken.id, 0);
  });

  test("is for those who are asked, at the present moment, and where the table allows it", async () => {
    const { ana, bence, questions } = await aTable();
    expect(await bence.place.advise(bence.sight.sequence)).toBeNull();
    expect(await ana.place.advise(ana.sight.sequence + 1)).toBeNull();
    const quiet = await aTable(false);
    expect(await quiet.ana.place.advise(quiet.ana.sight.sequence)).toBeNull();
    expect((await quiet.keeper.tables())[0]).toMatchObject({ advice: false });
    expect([...questions, ...quiet.questions]).toEqual([]);
  });

  test("goes over a line in notation", async () => {
    const { keeper, table } = await aTable();
    const { vocabulary } = await game("puerto-rico");
    const host = new LineHost(
      (hear) => {
        const served = serve(keeper, (message) => queueMicrotask(() => hear(JSON.parse(JSON.stringify(message)))));
        return { send: (request) => void served.take(JSON.parse(JSON.stringify(request))), end: () => served.end() };
      },
      { build: BUILD, vocabularyOf: async () => vocabulary },
    );
    const ana = await Player.sitDown(host, table, 0);
    const advice = await ana.place.advise(ana.sight.sequence);
    expect(advice?.map(({ move }) => vocabulary.write(move))).toEqual(
      ana.sight.choices.moves.slice(0, 2).map((move) => vocabulary.write(move)),
    );
  });
});
