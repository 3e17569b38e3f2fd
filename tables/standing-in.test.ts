import { readRecord, verify } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import type { ClockRules } from "./clocks/index.ts";
import { memoryStore } from "./store.ts";
import { game, keeperOn, opened, Player, setup } from "./testing/index.ts";

const MINUTE = 60_000;
const ANA = 0;

/** A table at which it is Ana's turn, hands of a clock that a test turns, and what another keeper would see. */
async function aTable(people: number, more: { patience?: number; clock?: ClockRules } = {}) {
  const time = { now: 1_000_000 };
  const store = memoryStore();
  const keeper = keeperOn(store, { now: () => time.now });
  const table = await opened(keeper, setup(people, people, more));
  const seated = await Promise.all(Array.from({ length: people }, (_, seat) => Player.sitDown(keeper, table, seat)));
  const sitter = async () => (await keeper.tables())[0].sitters[ANA].kind;
  return { time, store, keeper, table, seated, sitter };
}

/** What stands to be answered, as somebody sees it. */
const wishSeenBy = async (player: Player) =>
  (await player.until(({ standInWish }) => standInWish !== null)).standInWish;

describe("a bot for somebody who does not come", () => {
  test("plays with the word of all others, until its owner takes the seat back; the record says whose moves were whose", async () => {
    const { time, keeper, table, seated, sitter } = await aTable(3);
    const [ana, bence, cili] = seated;
    time.now += MINUTE;
    expect(await bence.place.askStandIn(ANA)).toBe(true);
    expect(await cili.place.askStandIn(ANA)).toBe(false);
    const wish = await wishSeenBy(cili);
    expect(wish).toMatchObject({ by: 1, absent: ANA, agreed: [] });
    const at = wish?.at ?? 0;
    expect(await bence.place.answerStandIn(at, true)).toBe(false);
    expect(await ana.place.answerStandIn(at, true)).toBe(false);
    expect(await cili.place.answerStandIn(at - 1, true)).toBe(false);
    expect(await sitter()).toBe("person");
    expect(await cili.place.answerStandIn(at, true)).toBe(true);
    expect(await sitter()).toBe("bot");
    expect((await bence.until(({ asked }) => !asked.includes(ANA))).standInWish).toBeNull();
    await keeper.giveSeat(table, ANA, { kind: "person", name: "Ana", style: "" });
    expect(await sitter()).toBe("person");
    const text = await keeper.record(table);
    expect(readRecord(text).hands?.map(({ seat, bot }) => [seat, bot])).toEqual([
      [ANA, "greedy"],
      [ANA, null],
    ]);
    expect(verify(await game("puerto-rico"), text)).toMatchObject({ ok: true });
  });

  test("is not asked for somebody who has just been asked, for whom nobody waits, or for oneself", async () => {
    const { time, seated } = await aTable(3);
    const [ana, bence] = seated;
    expect(await bence.place.askStandIn(ANA)).toBe(false);
    time.now += MINUTE;
    expect(await bence.place.askStandIn(2)).toBe(false);
    expect(await ana.place.askStandIn(ANA)).toBe(false);
    expect(await bence.place.askStandIn(7)).toBe(false);
    expect(await bence.place.askStandIn(ANA)).toBe(true);
  });

  test.each([
    ["who is back says so", async ([ana]: Player[], at: number) => void (await ana.place.answerStandIn(at, false))],
    [
      "one of the others waits on",
      async ([, , cili]: Player[], at: number) => void (await cili.place.answerStandIn(at, false)),
    ],
    [
      "who asked withdraws",
      async ([, bence]: Player[], at: number) => void (await bence.place.answerStandIn(at, false)),
    ],
    ["who was missed moves", async ([ana]: Player[]) => void (await ana.play(ana.choices[0]))],
  ])("is not needed when %s", async (_, act) => {
    const { time, seated, sitter } = await aTable(3);
    time.now += MINUTE;
    await seated[1].place.askStandIn(ANA);
    const wish = await wishSeenBy(seated[2]);
    await wishSeenBy(seated[0]);
    await act(seated, wish?.at ?? 0);
    await seated[2].until(({ standInWish }) => standInWish === null);
    expect(await seated[2].place.answerStandIn(wish?.at ?? 0, true)).toBe(false);
    expect(await sitter()).toBe("person");
  });

  test("of two, nobody is there to agree: one word is enough after the time that was agreed", async () => {
    const { time, store, seated, sitter } = await aTable(2, { patience: 10 });
    const [, bence] = seated;
    time.now += 10 * MINUTE - 1;
    expect(await bence.place.askStandIn(ANA)).toBe(false);
    time.now += 1;
    expect(await bence.place.askStandIn(ANA)).toBe(true);
    expect(await sitter()).toBe("bot");
    // whoever keeps the table elsewhere knows what was agreed
    expect((await keeperOn(store).tables())[0].patience).toBe(10);
    const usual = await aTable(2);
    usual.time.now += 23 * 60 * MINUTE;
    expect(await usual.seated[1].place.askStandIn(ANA)).toBe(false);
    usual.time.now += 60 * MINUTE;
    expect(await usual.seated[1].place.askStandIn(ANA)).toBe(true);
  });

  test("comes by itself where a clock sees to it, and is asked for where the clock is only shown", async () => {
    const clock: ClockRules = { kind: "slow", days: 30, timeOut: "bot" };
    const clocked = await aTable(3, { clock });
    clocked.time.now += 2 * 24 * 60 * MINUTE;
    expect(await clocked.seated[1].place.askStandIn(ANA)).toBe(false);
    const shown = await aTable(3, { clock: { ...clock, timeOut: "shown" } });
    shown.time.now += MINUTE;
    expect(await shown.seated[1].place.askStandIn(ANA)).toBe(true);
  });
});
