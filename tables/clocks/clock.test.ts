import { describe, expect, test } from "vitest";
import { bot, person } from "../sitter.ts";
import { memoryStore } from "../store.ts";
import { keeperOn, opened, Player, setup } from "../testing/players.ts";
import type { ClockReading, ClockRules } from "./index.ts";
import { DAY } from "./rules.ts";

const MINUTE = 60_000;
const LIVE: ClockRules = { kind: "live", reserve: 600, increment: 20, ceiling: 630, timeOut: "bot" };
const SLOW: ClockRules = { kind: "slow", days: 2, timeOut: "bot" };

/** Two people at a table of Puerto Rico with clocks, and hands that turn only when a test turns them. */
async function aTable(clock: ClockRules) {
  const time = { now: 1_000_000, back: [] as { from: number; to: number }[] };
  const store = memoryStore();
  const more = { now: () => time.now, givenBack: () => time.back };
  const keeper = keeperOn(store, more);
  const id = await opened(keeper, setup(2, 2, { clock }));
  const players = [await Player.sitDown(keeper, id, 0), await Player.sitDown(keeper, id, 1)];
  const reading = (seat = 0): ClockReading => players[seat].sight.clock as ClockReading;
  /** What another keeper makes of the same events. */
  const elsewhere = async () => (await Player.sitDown(keeperOn(store, more), id, 0)).sight.clock;
  const settle = () => players[1].until(({ sequence }) => sequence === players[0].sight.sequence);
  const move = async (seat: number) => {
    expect(await players[seat].play(players[seat].choices[0])).toEqual({ kind: "accepted" });
    await settle();
  };
  const order = async (seat: number, what: Parameters<Player["place"]["orderClock"]>[1]) => {
    const answer = await players[seat].place.orderClock(players[seat].sight.sequence, what);
    await settle();
    return answer;
  };
  return { time, keeper, id, players, reading, elsewhere, move, order };
}

describe("clocks of minutes", () => {
  test("run for whoever is asked, after a moment to come to the table; a turn adds time, up to the ceiling", async () => {
    const { time, reading, move, players, elsewhere } = await aTable(LIVE);
    expect(reading().seats).toEqual([
      { left: 10 * MINUTE, endsAt: 1_030_000 + 10 * MINUTE },
      { left: 10 * MINUTE, endsAt: null },
    ]);
    time.now += 30_000 + MINUTE;
    await move(0);
    while (players[0].sight.asked.includes(0)) await move(0);
    expect(reading().seats[0]).toEqual({ left: 9 * MINUTE + 20_000, endsAt: null });
    const since = time.now;
    expect(reading().seats[1]).toEqual({ left: 10 * MINUTE, endsAt: since + 10 * MINUTE });
    time.now += 1000;
    while (players[1].sight.asked.includes(1)) await move(1);
    // 20 seconds would be more than the ceiling allows
    expect(reading().seats[1].left).toBeLessThanOrEqual(630_000);
    expect(reading().seats[1].left).toBeGreaterThan(10 * MINUTE);
    expect(await elsewhere()).toEqual(reading());
  });

  test("what is taken back and done again adds no time", async () => {
    const { time, reading, players, move } = await aTable(LIVE);
    time.now += 30_000 + MINUTE;
    const [ana] = players;
    await move(0);
    while (ana.sight.asked.includes(0)) await move(0);
    const { left } = reading().seats[0];
    while (ana.sight.choices.undo.step !== null) {
      await ana.undo(ana.sight.choices.undo.step);
      await ana.until(({ asked }) => asked.includes(0));
    }
    expect(ana.sight.asked).toContain(0);
    while (ana.sight.asked.includes(0)) await move(0);
    expect(reading().seats[0].left).toBe(left);
  });

  test("stand while all want a pause, and a friend can give time", async () => {
    const { time, reading, order, players } = await aTable(LIVE);
    time.now += 30_000 + MINUTE;
    expect(await order(0, { type: "answerPause", agrees: true })).toBe(false);
    expect(await order(0, { type: "askPause" })).toBe(true);
    expect(reading(1).pauseWish).toEqual({ by: 0, agreed: [0] });
    expect(await order(0, { type: "answerPause", agrees: true })).toBe(false);
    expect(await order(1, { type: "answerPause", agrees: true })).toBe(true);
    expect([reading().isPaused, reading().pauseWish, reading().seats[0]]).toEqual([
      true,
      null,
      { left: 9 * MINUTE, endsAt: null },
    ]);
    time.now += 60 * MINUTE;
    expect(await order(1, { type: "resume" })).toBe(true);
    expect(reading().seats[0]).toEqual({ left: 9 * MINUTE, endsAt: time.now + 30_000 + 9 * MINUTE });
    expect(await order(0, { type: "giveTime", to: 0 })).toBe(false);
    const { sequence } = players[1].sight;
    expect(await order(1, { type: "giveTime", to: 0 })).toBe(true);
    expect(reading().seats[0].left).toBe(10 * MINUTE);
    // a message that comes twice gives once
    expect(await players[1].place.orderClock(sequence, { type: "giveTime", to: 0 })).toBe(false);
  });

  test("a seat out of time goes to a bot, its owner takes it back with time to play; the events say so", async () => {
    const { time, keeper, id, reading, players, elsewhere } = await aTable(LIVE);
    const before = await keeper.callTime(id, "random");
    expect(before.due).toBe(1_030_000 + 10 * MINUTE);
    time.now += 30_000 + 10 * MINUTE;
    // the clock of another keeper shows the same, and a time in which nobody could play is given back
    time.back.push({ from: 1_200_000, to: 1_260_000 });
    expect((await keeper.callTime(id, "random")).due).toBe(1_090_000 + 10 * MINUTE);
    // so does the list, though nothing has happened at the table
    expect((await keeper.tables())[0].clock?.endsAt).toBe(1_090_000 + 10 * MINUTE);
    time.now += MINUTE;
    await keeper.callTime(id, "random");
    expect((await keeper.tables())[0].sitters).toEqual([bot("Person 0", "random"), person("Person 1")]);
    await players[1].until(({ asked }) => asked.includes(1));
    await keeper.giveSeat(id, 0, person("Person 0"));
    const again = await Player.sitDown(keeper, id, 0);
    expect(again.sight.clock?.seats[0]).toEqual({ left: MINUTE, endsAt: null });
    expect(await elsewhere()).toEqual(reading(1));
    expect(players[1].sight.clock?.at).toBe(time.now);
  });

  test("a seat that is only shown to be out of time keeps its owner, who may still move", async () => {
    const { time, keeper, id, reading, move } = await aTable({ ...LIVE, timeOut: "shown" });
    time.now += 30_000 + 11 * MINUTE;
    expect((await keeper.callTime(id, "random")).due).toBe(null);
    expect((await keeper.tables())[0].sitters[0]).toEqual(person("Person 0"));
    await move(0);
    expect(reading().seats[0].left).toBe(-MINUTE + (reading().seats[0].endsAt === null ? 20_000 : 0));
  });
});

describe("clocks of days", () => {
  test("give everybody all their time for every turn, in their own hours", async () => {
    const { time, keeper, id, reading, players, move, elsewhere } = await aTable(SLOW);
    expect(reading().seats[0]).toEqual({ left: 2 * DAY, endsAt: time.now + 2 * DAY });
    time.now += DAY;
    await keeper.setHours(id, 0, { zone: "UTC", from: 8 * 60, to: 20 * 60 });
    await players[0].until(({ clock }) => clock?.seats[0].left === DAY);
    // 1,000,000 ms after midnight nothing counts yet: a day from eight o'clock is twelve hours at twice the pace
    expect(reading().seats[0].endsAt).toBe(DAY + 20 * 3600_000);
    time.now += 12 * 3600_000;
    while (players[0].sight.asked.includes(0)) await move(0);
    expect(reading().seats[1]).toEqual({ left: 2 * DAY, endsAt: time.now + 2 * DAY });
    while (!players[0].sight.asked.includes(0)) await move(1);
    expect(reading().seats[0].left).toBe(2 * DAY);
    expect(await elsewhere()).toEqual(reading());
  });
});
