import { readFileSync } from "node:fs";
import { readRecord, writeRecord } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { moveLines } from "./records.ts";
import { bot, person } from "./sitter.ts";
import { keeperOn, opened, Player, setup } from "./testing/players.ts";

async function taken(text: string) {
  const keeper = keeperOn();
  const result = await keeper.takeIn(text);
  return result.ok ? { keeper, id: result.id } : JSON.stringify(result.problem);
}

async function runningRecord(seed: string | null = null): Promise<string> {
  const keeper = keeperOn();
  const id = await opened(keeper, setup(1, 3, { seed }));
  const player = await Player.sitDown(keeper, id, 0);
  await player.playOn("some", ({ ply }) => ply > 30);
  return keeper.record(id);
}

const golden = new URL("../games/puerto-rico/golden/puerto-rico-3p-base-mixed-0.caravel", import.meta.url);
const finished = readFileSync(golden, "utf8");

describe("records", () => {
  test.each([null, "open"])(
    "go out and come in, and the game goes on elsewhere as it would have here (seed %s)",
    async (seed) => {
      const text = await runningRecord(seed);
      const [one, other] = [await taken(text), await taken(text)];
      if (typeof one === "string" || typeof other === "string") throw new Error("refused");
      expect(await one.keeper.record(one.id)).toBe(text);
      const [table] = await one.keeper.tables();
      expect(table.copy).toBe(true);
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
    const text = finished;
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
    const fault = async (changed: string) => {
      const result = await keeperOn().takeIn(changed);
      if (result.ok) return null;
      return result.problem.code === "badRecord" ? [result.problem.line, result.problem.fault.code] : result.problem;
    };
    expect(await fault("")).toEqual([1, "notARecord"]);
    expect(await fault("\u0089PNG\r\n\u001a\n")).toEqual([1, "notARecord"]);
    expect(await fault(text.slice(0, -10))).toEqual([expect.any(Number), "breaksOff"]);
    expect(await fault(text.replace("Person 0", "Person 9"))).toEqual([6, "wrongCheck"]);
    expect(await fault(writeRecord({ ...record, game: "chess" }))).toEqual({ code: "noSuchGame", game: "chess" });
    expect(await fault(writeRecord({ ...record, rules: 99 }))).toMatchObject({ code: "otherRules", rules: 99 });
    expect(await fault(writeRecord({ ...record, options: { fog: true } }))).toEqual([5, "noSuchOption"]);
    const [first, ...rest] = record.lines;
    const other = { ...first, move: "pass" } as typeof first;
    expect(await fault(writeRecord({ ...record, lines: [other, ...rest] }))).toEqual([14, "luckLeadsElsewhere"]);
    const { luck } = record;
    const noSecret = luck.kind === "committed" ? { ...luck, secret: null } : luck;
    expect(await fault(writeRecord({ ...record, luck: noSecret }))).toEqual([13, "noSecret"]);
    const end = { ...record.end, hash: "0".repeat(16) };
    expect(await fault(writeRecord({ ...record, end }))).toEqual([14 + record.lines.length, "otherEnd"]);
  });

  test("of a game that stands here already are taken in only if somebody wants it twice", async () => {
    for (const seed of [null, "open"]) {
      const keeper = keeperOn();
      const id = await opened(keeper, setup(1, 2, { seed }));
      const text = await keeper.record(id);
      expect(await keeper.takeIn(text)).toEqual({ ok: false, problem: { code: "alreadyHere", table: id } });
      expect(await keeper.takeIn(text, true)).toMatchObject({ ok: true });
      expect((await keeper.tables()).map(({ copy }) => copy).sort()).toEqual([false, true]);
      await opened(keeper, setup(1, 2, { seed: "another" }));
      expect(await keeper.tables()).toHaveLength(3);
    }
  });

  test("of a finished game are no copies: nothing in them is ahead of anybody", async () => {
    const game = await taken(finished);
    if (typeof game === "string") throw new Error(game);
    expect((await game.keeper.tables())[0].copy).toBe(false);
  });

  test("say whose moves were whose: from which move on a bot kept a seat, and when its owner was back", async () => {
    const keeper = keeperOn();
    const id = await opened(keeper, setup(2, 2));
    const other = await Player.sitDown(keeper, id, 1);
    await keeper.giveSeat(id, 0, bot("Person 0", "random"));
    await other.until(({ asked, ply }) => ply > 0 && asked.includes(1));
    const { ply } = other.sight;
    await keeper.giveSeat(id, 0, person("Person 0"));
    await keeper.giveSeat(id, 1, bot("Person 1", "random"));
    await other.until(({ ply: now }) => now > ply);
    const text = await keeper.record(id);
    expect(text).toMatch(new RegExp(`^so far .*\nfrom 1 seat 0 bot random ~.*\nfrom ${ply + 1} seat 0 person ~`, "m"));
    const record = readRecord(text);
    expect([record.bots, record.hands?.length]).toEqual([undefined, 3]);
    const elsewhere = keeperOn();
    const again = await elsewhere.takeIn(text);
    if (!again.ok) throw new Error(again.problem.code);
    expect((await elsewhere.tables())[0].sitters).toEqual([person("Person 0"), bot("Person 1", "random")]);
    expect(readRecord(await elsewhere.record(again.id)).hands).toEqual(record.hands);
    const made = { ...record, hands: [{ from: 1, seat: 9, bot: "random" }] };
    expect(await keeperOn().takeIn(writeRecord(made))).toMatchObject({ ok: true });
  });

  test("can be read as lines of text, with what was taken back", () => {
    const move = (seat: number, text: string, outcomes: number[] = []) =>
      ({ kind: "move", seat, move: text, outcomes }) as const;
    const undo = { kind: "undo", to: 1, by: 1, agreed: [0] } as const;
    const lines = [move(0, "role mayor"), move(1, "join", [2, 3]), undo, move(1, "decline")];
    expect(moveLines({ names: ["Anna", "Béla"], lines })).toEqual([
      "1. Anna: role mayor",
      "2. Béla: join [2 3]",
      "Béla: ↶ 1",
      "2. Béla: decline",
    ]);
  });
});
