import type { AddressInfo } from "node:net";
import { shelfLibrary } from "@caravel/bots/library";
import { poolHere } from "@caravel/bots/pool";
import type { BotPool, Question } from "@caravel/bots/question";
import { SPECTATOR } from "@caravel/kernel";
import type { ClockRules } from "@caravel/tables/clocks";
import { Player } from "@caravel/tables/testing";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase, type Server, startServer } from "./index.ts";
import { databaseStore } from "./store.ts";
import { KINDS, testDatabases } from "./testing/databases.ts";
import { Guest } from "./testing/guest.ts";
import { Listener, TestBrowser } from "./testing/listener.ts";

const MINUTE = 60_000;
const LIVE: ClockRules = { kind: "live", reserve: 600, increment: 0, ceiling: 600, timeOut: "bot" };
const SLOW: ClockRules = { kind: "slow", days: 2, timeOut: "bot" };

const databases = testDatabases();

/** A clock on the wall that goes only when a test says so. */
const time = { now: 0 };

async function start(database: string, pool?: BotPool): Promise<Server & { readonly port: number }> {
  const server = await startServer({
    database,
    build: "test",
    ...(pool === undefined ? {} : { pool }),
    staff: {
      now: () => time.now,
      rhythm: { every: 100, missedAfter: Number.POSITIVE_INFINITY },
      allowed: { http: true, internal: true },
      noticeDelay: 50,
    },
  });
  await server.doors.listen({ host: "127.0.0.1", port: 0 });
  return { ...server, port: (server.doors.server.address() as AddressInfo).port };
}

/** Opens a table for guests who have come in at a server; the first of them invites. */
async function tableOf(guests: readonly Guest[], clock: ClockRules | null, bots = 0): Promise<string> {
  const [owner, ...others] = guests;
  const seats = [
    { kind: "me" },
    ...others.map(() => ({ kind: "open" })),
    ...Array.from({ length: bots }, (_, place) => ({ kind: "bot", name: `Bot ${place}`, style: "random" })),
  ];
  const { said } = await owner.ask("POST", "/api/gatherings", { game: "puerto-rico", seats, clock });
  for (const [place, other] of others.entries())
    await other.ask("POST", `/api/invitations/${said.invitation}/seat`, { seat: place + 1 });
  const { said: begun } = await owner.ask("POST", `/api/invitations/${said.invitation}/start`);
  if (begun.table === null) throw new Error("it has not begun");
  return begun.table;
}

describe.each(KINDS)("clocks and notices on %s", (kind) => {
  let address: string;
  let server: Awaited<ReturnType<typeof start>>;
  const guest = (name: string) => new Guest(() => server.port).comeIn(name);

  beforeEach(async () => {
    time.now = Date.parse("2026-07-01T10:00Z");
    address = await databases.newAddress(kind);
    server = await start(address);
  });

  afterEach(() => server.close());

  test("a seat out of time goes to a bot, once; its owner takes it back; a time without a server is given back", async () => {
    const [ana, bence] = [await guest("Ana"), await guest("Bence")];
    const table = await tableOf([ana, bence], LIVE);
    const hosts = [ana.host(), bence.host()];
    const first = await Player.sitDown(hosts[0], table, 0);
    const seat = first.sight.asked[0];
    time.now += 5 * MINUTE;
    await server.staff.lookAtClocks();
    // the server is gone for ten minutes; the half minute for coming to the table was over
    await server.close();
    time.now += 10 * MINUTE;
    server = await start(address);
    const again = await Player.sitDown(hosts[0], table, 0);
    expect(again.sight.clock?.seats[seat]).toEqual({ left: 5.5 * MINUTE, endsAt: time.now + 5.5 * MINUTE });
    time.now += 5 * MINUTE;
    await server.staff.lookAtClocks();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await hosts[0].tables())[0].sitters[seat].kind).toBe("person");
    time.now += MINUTE;
    await server.staff.lookAtClocks();
    await expect.poll(async () => (await hosts[0].tables())[0].sitters[seat].kind, { timeout: 20_000 }).toBe("bot");
    await hosts[seat].giveSeat(table, seat, { kind: "person", name: ["Ana", "Bence"][seat], style: "" });
    for (const host of hosts) host.close();
    await server.close();
    const given = (await eventsOf(address, table)).filter(({ type }) => type === "seatGiven");
    expect(given.map(({ outOfTime }) => outOfTime)).toEqual([true, undefined]);
    server = await start(address);
  });

  test("hours of the day are everybody's own, and count at the tables at which they sit", async () => {
    const [ana, bence] = [await guest("Ana"), await guest("Bence")];
    const wish = (body: object) => ana.ask("POST", "/api/attention", body);
    expect((await wish({ hours: { zone: "Europe/Atlantis", from: 0, to: 600 } })).status).toBe(400);
    expect((await wish({ hours: { zone: "UTC", from: 8 * 60, to: 20 * 60 } })).status).toBe(200);
    const table = await tableOf([ana, bence], SLOW);
    const host = ana.host();
    const { sight } = await Player.sitDown(host, table, 0);
    const [asked] = sight.asked;
    expect(sight.clock?.seats[asked].endsAt).toBe(Date.parse("2026-07-03T10:00Z"));
    time.now = Date.parse("2026-07-01T22:00Z");
    const late = await Player.sitDown(host, await tableOf([ana, bence], SLOW), 0);
    const ends = late.sight.asked[0] === 0 ? "2026-07-03T20:00Z" : "2026-07-03T22:00Z";
    expect(late.sight.clock?.seats[late.sight.asked[0]].endsAt).toBe(Date.parse(ends));
    expect((await wish({ hours: null })).status).toBe(200);
    await late.until(
      ({ clock }) => (clock?.at ?? 0) >= time.now && clock?.seats[0].endsAt !== Date.parse("2026-07-03T20:00Z"),
    );
    host.close();
  });

  test("whoever is asked and away is told by webhook or push, in their language; whoever is there is left in peace", async () => {
    const listener = await Listener.open();
    const guests = [await guest("Ana"), await guest("Bence")];
    const table = await tableOf(guests, null);
    const hosts = guests.map((one) => one.host());
    const [first] = (await hosts[0].tables())[0].asked;
    const second = 1 - first;
    const browser = new TestBrowser(`${listener.address}/push`);
    const one = await Player.sitDown(hosts[first], table, first);
    for (const wishes of [{ webhook: "ftp://example.org" }, { language: "tlh" }, { nonsense: true }])
      expect((await guests[first].ask("POST", "/api/attention", wishes)).status).toBe(400);
    const hook = `${listener.address}/hook`;
    expect((await guests[first].ask("POST", "/api/attention", { language: "hu", webhook: hook })).status).toBe(200);
    await guests[second].ask("POST", "/api/attention", { language: "fr" });
    expect((await guests[second].ask("POST", "/api/attention/push", browser.subscription)).status).toBe(201);
    // the first one plays until the second is asked, who is away
    while (one.sight.asked.includes(first)) await one.play(one.choices[0]);
    listener.answers["/push"] = [500];
    // the push service fails once and is asked again
    await expect.poll(() => listener.at("/push").length, { timeout: 30_000 }).toBe(2);
    const [, { body, headers }] = listener.at("/push");
    expect(headers.authorization).toMatch(/^vapid t=.+, k=.+/);
    const notice = JSON.parse(browser.read(body));
    const names = ["Ana", "Bence"];
    expect(notice).toMatchObject({ title: "À vous de jouer\u00a0: Puerto Rico", table });
    expect(notice.body).toMatch(new RegExp(`^À la table avec ${names[first]}: .{5,}`));
    expect(notice.link).toBe(`http://127.0.0.1:${server.port}/#/table/${table}`);
    // the second one plays until the first is asked, who is there: nothing is heard of it
    const other = await Player.sitDown(hosts[second], table, second);
    while (other.sight.asked.includes(second)) await other.play(other.choices[0]);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(listener.at("/hook")).toEqual([]);
    // and now away
    await one.until(({ asked }) => asked.includes(first));
    while (one.sight.asked.includes(first)) await one.play(one.choices[0]);
    hosts[first].close();
    await other.until(({ asked }) => asked.includes(second));
    while (other.sight.asked.includes(second)) await other.play(other.choices[0]);
    await expect.poll(() => listener.at("/hook").length, { timeout: 30_000 }).toBe(1);
    const { text, content } = JSON.parse(String(listener.at("/hook")[0].body));
    expect(text).toMatch(/^Te jössz: Puerto Rico\nAz asztalnál: .*: .{5,}\nhttp:.*#\/table\/net-/);
    expect(content).toBe(text);
    hosts[second].close();
    await listener.close();
  });
});

test("a time in which the database could not be reached is given back by one of several processes", async () => {
  time.now = Date.parse("2026-07-01T10:00Z");
  const address = await databases.newAddress("postgres");
  const servers = [await start(address), await start(address)];
  const guests = [new Guest(() => servers[0].port), new Guest(() => servers[1].port)];
  for (const [place, one] of guests.entries()) await one.comeIn(["Ana", "Bence"][place]);
  const table = await tableOf(guests, LIVE);
  const hosts = guests.map((one) => one.host());
  const [asked] = (await Player.sitDown(hosts[0], table, 0)).sight.asked;
  time.now += 5 * MINUTE;
  await servers[0].staff.lookAtClocks();
  await databases.restartPostgres(async () => {
    // long enough for hearts that beat ten times in a second
    await new Promise((resolve) => setTimeout(resolve, 2000));
    time.now += 3 * MINUTE;
  });
  for (const host of hosts) {
    const left = async () => {
      const place = await host.sit(table, SPECTATOR, () => undefined).catch(() => null);
      place?.leave();
      return place?.story.sight.clock?.seats[asked].left ?? null;
    };
    await expect.poll(left, { timeout: 120_000, interval: 300 }).toBe(5.5 * MINUTE);
  }
  for (const host of hosts) host.close();
  await Promise.all(servers.map((server) => server.close()));
});

test("three processes on one PostgreSQL: each bot is asked once, a clock that runs out is called once, what one began another ends", async () => {
  time.now = Date.parse("2026-07-01T10:00Z");
  const address = await databases.newAddress("postgres");
  const questions: string[] = [];
  const think = poolHere(shelfLibrary);
  const counting: BotPool = {
    think: (question: Question) => {
      questions.push(`${question.seat} ${question.seed}`);
      return think.think(question);
    },
    close: () => undefined,
  };
  const servers = [await start(address, counting), await start(address, counting), await start(address, counting)];
  const ana = await new Guest(() => servers[0].port).comeIn("Ana");
  const tables = [await tableOf([ana], LIVE, 2), await tableOf([ana], LIVE, 2), await tableOf([ana], LIVE, 2)];
  const host = ana.host();
  const isAnas = async () => (await host.tables()).every(({ asked, isOver }) => isOver || asked.includes(0));
  await expect.poll(isAnas, { timeout: 30_000 }).toBe(true);
  // Ana's time runs out at every table; all processes look at once, and one of them dies meanwhile
  time.now += 11 * MINUTE;
  await Promise.all(servers.map(({ staff }) => staff.lookAtClocks()));
  const isOver = async () => (await host.tables()).every((one) => one.isOver);
  await servers[2].close();
  await expect.poll(isOver, { timeout: 120_000, interval: 200 }).toBe(true);
  for (const id of tables) expect(await host.verify(id)).toMatchObject({ ok: true });
  host.close();
  await Promise.all([servers[0].close(), servers[1].close()]);
  for (const id of tables) {
    const given = (await eventsOf(address, id)).filter(({ type }) => type === "seatGiven");
    expect(given).toMatchObject([{ seat: 0, outOfTime: true }]);
  }
  // what the process that was closed had under way may be asked again
  const twice = questions.length - new Set(questions).size;
  expect(questions.length).toBeGreaterThan(100);
  expect(twice).toBeLessThanOrEqual(tables.length);
});

/** What a database holds of a table, once no server has it open. */
async function eventsOf(
  address: string,
  table: string,
): Promise<{ type: string; seat: number; outOfTime?: boolean }[]> {
  const database = openDatabase(address);
  const events = await databaseStore(database).events(table);
  await database.close();
  return events as { type: string; seat: number; outOfTime?: boolean }[];
}
