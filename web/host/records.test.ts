import { readFileSync } from "node:fs";
import { readRecord, writeRecord } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { keeperOn, opened, Player, setup } from "./test-players.ts";

async function taken(text: string) {
  const keeper = keeperOn();
  const result = await keeper.takeIn(text);
  return result.ok ? { keeper, id: result.id } : result.problem;
}

async function runningRecord(seed: string | null = null): Promise<string> {
  const keeper = keeperOn();
  const id = await opened(keeper, setup(1, 3, { seed }));
  const player = await Player.sitDown(keeper, id, 0);
  await player.playOn("some", ({ ply }) => ply > 30);
  return keeper.record(id);
}

describe("records", () => {
  test.each([null, "open"])(
    "go out and come in, and the game goes on elsewhere as it would have here (seed %s)",
    async (seed) => {
      const text = await runningRecord(seed);
      const [one, other] = [await taken(text), await taken(text)];
      if (typeof one === "string" || typeof other === "string") throw new Error("refused");
      expect(await one.keeper.record(one.id)).toBe(text);
      const [table] = await one.keeper.tables();
      expect(table.sitters).toEqual([
        { kind: "person", name: "Person 0", style: "" },
        { kind: "bot", name: "Random 2", style: "random" },
        { kind: "bot", name: "Random 3", style: "random" },
      ]);
      for (const { keeper, id } of [one, other])
        await (await Player.sitDown(keeper, id, 0)).playOn("elsewhere", ({ ply }) => ply > 100);
      expect(await one.keeper.record(one.id)).not.toBe(text);
      expect(await one.keeper.record(one.id)).toBe(await other.keeper.record(other.id));
      expect(await one.keeper.verify(one.id)).toMatchObject({ ok: true, luckDerived: true });
    },
  );

  test("of a finished game are taken in, to be looked at through every seat", async () => {
    const golden = new URL("../../games/puerto-rico/golden/puerto-rico-3p-base-mixed-0.caravel", import.meta.url);
    const text = readFileSync(golden, "utf8");
    const game = await taken(text);
    if (typeof game === "string") throw new Error(game);
    const { keeper, id } = game;
    const player = await Player.sitDown(keeper, id, 2);
    expect(player.sight.isOver).toBe(true);
    expect(player.place.story.log).toHaveLength(player.sight.ply + 1);
    expect((await player.place.look(5)).ply).toBe(5);
    expect(await keeper.record(id)).toBe(text);
    expect((await keeper.tables())[0].scores).toEqual(readRecord(text).end.scores);
  });

  test("that are broken are refused, and the line is named", async () => {
    const text = await runningRecord();
    const record = readRecord(text);
    expect(await taken("")).toMatch(/^line 1: /);
    expect(await taken("hello\n")).toMatch(/^line 1: the check/);
    expect(await taken(text.slice(0, -10))).toMatch(/breaks off/);
    expect(await taken(text.replace("Person 0", "Person 9"))).toMatch(/^line 6: its check does not fit/);
    expect(await taken(writeRecord({ ...record, game: "chess" }))).toBe("line 2: there is no game called chess here");
    expect(await taken(writeRecord({ ...record, rules: 99 }))).toMatch(/^line 3: the record is of rules 99; /);
    const [first, ...rest] = record.lines;
    const other = { ...first, move: "pass" } as typeof first;
    expect(await taken(writeRecord({ ...record, lines: [other, ...rest] }))).toMatch(/^line 14: /);
    const { luck } = record;
    const noSecret = luck.kind === "committed" ? { ...luck, secret: null } : luck;
    expect(await taken(writeRecord({ ...record, luck: noSecret }))).toMatch(/secret of its luck is missing/);
    const end = { ...record.end, hash: "0".repeat(16) };
    expect(await taken(writeRecord({ ...record, end }))).toMatch(/^line \d+: its moves lead to another end/);
  });
});
