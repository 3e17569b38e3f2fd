import { createHmac } from "node:crypto";
import type { AddressInfo } from "node:net";
import { SPECTATOR } from "@caravel/kernel";
import type { Company } from "@caravel/tables/company";
import type { LineHost } from "@caravel/tables/line";
import { keeperOn, opened, Player, setup } from "@caravel/tables/testing";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { migrate, STEPS } from "./database/migrations.ts";
import { openDatabase, type Server, startServer } from "./index.ts";
import { KINDS, testDatabases } from "./testing/databases.ts";
import { Guest } from "./testing/guest.ts";

const databases = testDatabases();

async function started(address: string): Promise<{ server: Server; port: number }> {
  const server = await startServer({ database: address, build: "test" });
  await server.doors.listen({ host: "127.0.0.1", port: 0 });
  return { server, port: (server.doors.server.address() as AddressInfo).port };
}

const PASSWORD = "a ship in a bottle";

describe.each(KINDS)("people on %s", (kind) => {
  let address: string;
  let server: Server;
  let port = 0;
  const stranger = () => new Guest(() => port);
  const guest = (name: string) => stranger().comeIn(name);

  beforeEach(async () => {
    address = await databases.newAddress(kind);
    ({ server, port } = await started(address));
  });

  afterEach(() => server.close());

  async function codeOf(asked: ReturnType<Guest["ask"]>): Promise<unknown[]> {
    const { status, said } = await asked;
    return [status, said.problem?.code];
  }

  /** A table of Puerto Rico that has begun, by the terms that are wanted; those who are named sit on its seats in order. */
  async function aTable(guests: readonly Guest[], terms: object = {}) {
    const [first, ...others] = guests;
    const seats = guests.map((_, seat) => ({ kind: seat === 0 ? "me" : "open" }));
    const { said } = await first.ask("POST", "/api/gatherings", { game: "puerto-rico", seats, terms });
    const path = `/api/invitations/${said.invitation}`;
    for (const [place, other] of others.entries()) await other.ask("POST", `${path}/seat`, { seat: place + 1 });
    const { said: begun } = await first.ask("POST", `${path}/start`);
    if (begun.table === null) throw new Error("it has not begun");
    return { ...begun, table: begun.table, path };
  }

  describe("accounts", () => {
    test("a guest claims a name and a password, and goes on at another device with everything", async () => {
      const [ana, bence] = [await guest("Ana"), await guest("Bence")];
      const { table } = await aTable([ana, bence]);
      expect(await codeOf(ana.ask("POST", "/api/account", { name: "Ana", password: "short" }))).toEqual([
        400,
        "notUnderstood",
      ]);
      expect((await ana.ask("POST", "/api/account", { name: "Ana", password: PASSWORD })).status).toBe(201);
      expect(await codeOf(ana.ask("POST", "/api/account", { name: "Anna", password: PASSWORD }))).toEqual([
        409,
        "hasAccount",
      ]);
      expect(await codeOf(bence.ask("POST", "/api/account", { name: "ANA", password: PASSWORD }))).toEqual([
        409,
        "nameInUse",
      ]);
      const phone = await guest("Somebody");
      // what a guest has at a device comes along
      const brought = await aTable([phone, bence]);
      expect((await phone.ask("POST", "/api/sign-in", { name: "ana", password: PASSWORD })).said).toEqual({
        name: "Ana",
      });
      const host = phone.host();
      expect((await host.tables()).map(({ id, mine }) => [id, mine]).sort()).toEqual(
        [
          [table, [0]],
          [brought.table, [0]],
        ].sort(),
      );
      host.close();
      const { said } = await phone.ask("GET", "/api/account");
      expect([said.account, said.sessions?.map(({ isThis }) => isThis).sort()]).toEqual(["Ana", [false, true]]);
    });

    test("sessions are ended: by signing out, from elsewhere, and by another password", async () => {
      const ana = await guest("Ana");
      await ana.ask("POST", "/api/account", { name: "Ana", password: PASSWORD });
      const [phone, tablet] = [stranger(), stranger()];
      for (const device of [phone, tablet])
        await device.ask("POST", "/api/sign-in", { name: "Ana", password: PASSWORD });
      const { token } = phone;
      expect((await phone.ask("POST", "/api/sign-out")).status).toBe(204);
      // the cookie itself is worth nothing any more
      expect((await stranger().useCookie(token).ask("GET", "/api/me")).status).toBe(401);
      await phone.ask("POST", "/api/sign-in", { name: "Ana", password: PASSWORD });
      const { said } = await ana.ask("GET", "/api/account");
      const others = said.sessions?.filter(({ isThis }) => !isThis) ?? [];
      expect(others).toHaveLength(2);
      const bence = await guest("Bence");
      expect((await bence.ask("DELETE", `/api/sessions/${others[0].id}`)).status).toBe(404);
      expect((await ana.ask("DELETE", `/api/sessions/${others[0].id}`)).status).toBe(204);
      const changed = ana.ask("POST", "/api/account/password", { old: "not this one", password: "another bottle" });
      expect(await codeOf(changed)).toEqual([403, "wrongPassword"]);
      await ana.ask("POST", "/api/account/password", { old: PASSWORD, password: "another bottle" });
      for (const device of [phone, tablet]) expect((await device.ask("GET", "/api/me")).status).toBe(401);
      expect((await ana.ask("GET", "/api/me")).status).toBe(200);
      expect(await codeOf(phone.ask("POST", "/api/sign-in", { name: "Ana", password: PASSWORD }))).toEqual([
        403,
        "wrongPassword",
      ]);
    });

    test("whoever guesses is stopped, by name, whether anybody has it or not", async () => {
      const ana = await guest("Ana");
      await ana.ask("POST", "/api/account", { name: "Ana", password: PASSWORD });
      for (const name of ["Ana", "Nobody"]) {
        const codes = [];
        for (let tried = 0; tried < 11; tried++)
          codes.push((await codeOf(stranger().ask("POST", "/api/sign-in", { name, password: `guess ${tried}` })))[0]);
        expect(codes).toEqual([...Array(10).fill(403), 429]);
      }
      expect(await codeOf(stranger().ask("POST", "/api/sign-in", { name: "Ana", password: PASSWORD }))).toEqual([
        429,
        "triedTooOften",
      ]);
      expect((await ana.ask("GET", "/api/me")).status).toBe(200);
    });

    test("what is kept gives nobody a way in", async () => {
      const ana = await guest("Ana");
      await ana.ask("POST", "/api/account", { name: "Ana", password: PASSWORD });
      const [word] = ana.token.replace("caravel=", "").split(".");
      await server.close();
      const database = openDatabase(address);
      const kept = JSON.stringify([
        await database.kysely.selectFrom("accounts").selectAll().execute(),
        await database.kysely.selectFrom("sessions").selectAll().execute(),
        await database.kysely.selectFrom("people").selectAll().execute(),
      ]);
      await database.close();
      expect(kept).toContain("$argon2id$");
      for (const secret of [PASSWORD, word]) expect(kept).not.toContain(secret);
      ({ server, port } = await started(address));
    });

    test("guests of an earlier version are known as before", async () => {
      await server.close();
      address = await databases.newAddress(kind);
      const database = openDatabase(address);
      await migrate(database, STEPS.slice(0, 3));
      const key = Buffer.alloc(32, 7);
      const { kysely } = database;
      await kysely
        .insertInto("settings")
        .values({ name: "guest key", value: key.toString("base64url") })
        .execute();
      await kysely.insertInto("people").values({ id: "early", name: "Early", seen_at: 1 }).execute();
      await database.close();
      ({ server, port } = await started(address));
      const token = `early.${createHmac("sha256", key).update("early").digest("base64url")}`;
      const early = stranger().useCookie(`caravel=${token}`);
      expect((await early.ask("GET", "/api/me")).said).toEqual({ name: "Early" });
    });
  });

  describe("tables", () => {
    test("one that everybody may find begins as soon as all are there, and nobody puts bots there", async () => {
      const [ana, bence] = [await guest("Ana"), await guest("Bence")];
      const terms = { isListed: true, start: "full", isWatched: false };
      const seats = [{ kind: "me" }, { kind: "open" }];
      await ana.ask("POST", "/api/gatherings", { game: "puerto-rico", seats });
      const { said } = await ana.ask("POST", "/api/gatherings", { game: "puerto-rico", seats, terms });
      expect(said.spectation).toBeNull();
      const path = `/api/invitations/${said.invitation}`;
      const open = async (one: Guest, list: string) =>
        ((await one.ask("GET", `/api/${list}`)).said as unknown as { invitation: string }[]).map(
          ({ invitation }) => invitation,
        );
      expect(await open(bence, "open-tables")).toEqual([said.invitation]);
      expect(await open(ana, "my-invitations")).toContain(said.invitation);
      expect(await open(bence, "my-invitations")).toEqual([]);
      expect(await codeOf(ana.ask("POST", `${path}/bot`, { seat: 1, name: "Inês", style: "random" }))).toEqual([
        409,
        "noBots",
      ]);
      expect(await codeOf(bence.ask("POST", `${path}/call-off`))).toEqual([403, "notYours"]);
      const { said: begun } = await bence.ask("POST", `${path}/seat`, { seat: 1 });
      expect(begun.table).toMatch(/^net-/);
      expect(await open(bence, "open-tables")).toEqual([]);
      expect(await codeOf(ana.ask("POST", `${path}/call-off`))).toEqual([409, "begun"]);
    });

    test("an invitation that is called off is gone", async () => {
      const ana = await guest("Ana");
      const seats = [{ kind: "me" }, { kind: "open" }];
      const { said } = await ana.ask("POST", "/api/gatherings", { game: "puerto-rico", seats });
      expect((await ana.ask("POST", `/api/invitations/${said.invitation}/call-off`)).status).toBe(204);
      expect((await ana.ask("GET", `/api/invitations/${said.invitation}`)).status).toBe(404);
    });

    test("who watches behind sees every move later, none sooner, and the end at once", async () => {
      const [ana, bence] = [await guest("Ana"), await guest("Bence")];
      const { table, spectation } = await aTable([ana, bence], { delay: 3 });
      const hosts = [ana.host(), bence.host()];
      const players = await Promise.all(hosts.map((host, seat) => Player.sitDown(host, table, seat)));
      await Promise.race(players.map((player) => player.playOn("delay", ({ ply }) => ply >= 8)));
      const watching = stranger().host(spectation);
      const watcher = await Player.sitDown(watching, table, SPECTATOR);
      const { ply } = players[0].sight;
      const first = watcher.sight.ply;
      expect(first).toBeLessThanOrEqual(ply - 3);
      expect(watcher.place.story.log).toHaveLength(first + 1);
      await expect(watcher.place.look(ply)).rejects.toThrow("noSuchMoment");
      await expect(watching.verify(table)).rejects.toThrow("notAllowed");
      await Promise.race(players.map((player) => player.playOn("more", (sight) => sight.ply >= ply + 6)));
      await watcher.until((sight) => sight.ply >= ply);
      expect(watcher.sight.ply).toBeLessThanOrEqual(players[0].sight.ply - 3);
      await players[0].place.concede();
      const end = await watcher.until(({ isOver }) => isOver);
      expect(end).toMatchObject({ early: { kind: "conceded", by: 0 } });
      const plies = watcher.sights.map((sight) => sight.ply);
      expect(plies).toEqual(plies.map((_, place) => first + place));
      for (const host of [...hosts, watching]) host.close();
    });

    test("nobody watches where that is not wanted, until the game is over and a player shows it", async () => {
      const [ana, bence] = [await guest("Ana"), await guest("Bence")];
      const { table } = await aTable([ana, bence], { isWatched: false });
      expect(await codeOf(ana.ask("GET", `/api/tables/${table}/show`))).toEqual([409, "notOver"]);
      const host = ana.host();
      const { place } = await Player.sitDown(host, table, 0);
      await place.askEnd("cancelled");
      const others = bence.host();
      const other = await Player.sitDown(others, table, 1);
      const { endWish } = await other.until((sight) => sight.endWish !== null);
      await other.place.answerEnd(endWish?.at ?? 0, true);
      await other.until(({ isOver }) => isOver);
      expect((await stranger().ask("GET", `/api/tables/${table}/show`)).status).toBe(401);
      const { word = "" } = (await ana.ask("GET", `/api/tables/${table}/show`)).said;
      const watching = stranger().host(word);
      const watcher = await Player.sitDown(watching, table, SPECTATOR);
      expect(watcher.sight).toMatchObject({ isOver: true, early: { kind: "cancelled" } });
      expect(await watching.verify(table)).toMatchObject({ ok: true });
      for (const one of [host, others, watching]) one.close();
    });

    test("a game of one device is finished with others, and a finished one is shown", async () => {
      const [ana, bence] = [await guest("Ana"), await guest("Bence")];
      const keeper = keeperOn();
      const local = await opened(keeper, setup(2, 3, { seed: null }));
      const both = [await Player.sitDown(keeper, local, 0), await Player.sitDown(keeper, local, 1)];
      await Promise.race(both.map((player) => player.playOn("here", ({ ply }) => ply >= 12)));
      const record = await keeper.record(local);
      const seats = [{ kind: "me" }, { kind: "open" }, { kind: "bot", name: "Inês", style: "random" }];
      expect(await codeOf(ana.ask("POST", "/api/shown-games", { record }))).toEqual([409, "notOver"]);
      const spoiled = record.replace("role ", "rule ");
      expect(await codeOf(ana.ask("POST", "/api/moved-games", { record: spoiled, seats }))).toEqual([400, "badRecord"]);
      const { said } = await ana.ask("POST", "/api/moved-games", { record, seats });
      await bence.ask("POST", `/api/invitations/${said.invitation}/seat`, { seat: 1 });
      const { said: begun } = await ana.ask("POST", `/api/invitations/${said.invitation}/start`);
      const hosts = [ana.host(), bence.host()];
      const players = await Promise.all(hosts.map((host, seat) => Player.sitDown(host, begun.table ?? "", seat)));
      expect(players[0].place.story.table.sitters.map(({ name }) => name)).toEqual(["Ana", "Bence", "Inês"]);
      expect(players[0].sight.ply).toBeGreaterThanOrEqual(12);
      await players[0].place.askEnd("agreed");
      const { endWish } = await players[1].until((sight) => sight.endWish !== null);
      await players[1].place.answerEnd(endWish?.at ?? 0, true);
      await players[0].until(({ isOver }) => isOver);
      const finished = await hosts[0].record(begun.table ?? "");
      expect(await codeOf(ana.ask("POST", "/api/moved-games", { record: finished, seats }))).toEqual([409, "isOver"]);
      const { word = "" } = (await ana.ask("POST", "/api/shown-games", { record: finished })).said;
      const watching = stranger().host(word);
      const [shown] = await watching.tables();
      expect(await watching.verify(shown.id)).toMatchObject({ ok: true });
      for (const host of [...hosts, watching]) host.close();
    });
  });

  /** Comes to a table, and remembers what was heard there. */
  async function joined(host: LineHost, table: string) {
    const heard: Company[] = [];
    const { company, leave } = await host.joinCompany(table, 0, (news) => heard.push(news));
    const now = () => heard.at(-1) ?? company;
    const said = () => [company, ...heard].flatMap((one) => one.said.map(({ seat, text }) => `${seat} ${text}`));
    return { now, said, leave };
  }

  describe("company", () => {
    test("who is here, who watches, and what is said by those who play and to them alone", async () => {
      const [ana, bence] = [await guest("Ana"), await guest("Bence")];
      const { table, spectation } = await aTable([ana, bence]);
      const [here, there, watching, nobodys] = [
        ana.host(),
        bence.host(),
        stranger().host(spectation),
        (await guest("X")).host(),
      ];
      const [anas, bences, watchers] = [
        await joined(here, table),
        await joined(there, table),
        await joined(watching, table),
      ];
      await expect.poll(() => anas.now(), { timeout: 30_000 }).toMatchObject({ here: [0, 1], watchers: 1 });
      expect(await here.say(table, 0, "  hello\nthere \u202e ")).toBe(true);
      await expect.poll(() => bences.said(), { timeout: 30_000 }).toEqual(["0 hello there"]);
      expect(await here.say(table, 0, " \n ")).toBe(false);
      expect(await here.say(table, 0, "x".repeat(501))).toBe(false);
      await expect(here.say(table, 1, "not mine")).rejects.toThrow("notAllowed");
      await expect(watching.say(table, 0, "not me")).rejects.toThrow("notAllowed");
      await expect(nobodys.joinCompany(table, 0, () => undefined)).rejects.toThrow("notAllowed");
      // nothing of it is in the game
      const { sight } = await Player.sitDown(here, table, 0);
      expect(sight.sequence).toBe(1);
      await there.mute(table, 0, true);
      await here.say(table, 0, "do you hear me");
      await there.mute(table, 0, false);
      for (let more = 0; more < 8; more++) await here.say(table, 0, `more ${more}`);
      expect(await here.say(table, 0, "too much")).toBe(false);
      await expect.poll(() => bences.now().muted, { timeout: 30_000 }).toEqual([]);
      await expect.poll(() => anas.said().length, { timeout: 30_000 }).toBe(5);
      expect(watchers.said()).toEqual([]);
      bences.leave();
      await expect.poll(() => anas.now(), { timeout: 30_000 }).toMatchObject({ here: [0], watchers: 1 });
      watching.close();
      await expect.poll(() => anas.now().watchers, { timeout: 30_000 }).toBe(0);
      // whoever comes again hears what was said meanwhile
      expect((await joined(there, table)).said()).toHaveLength(5);
      for (const host of [here, there, nobodys]) host.close();
    });
  });
});

test("several processes on one PostgreSQL keep company together", async () => {
  const address = await databases.newAddress("postgres");
  const both = [await started(address), await started(address)];
  const [ana, bence] = both.map(({ port }) => new Guest(() => port));
  await Promise.all([ana.comeIn("Ana"), bence.comeIn("Bence")]);
  const seats = [{ kind: "me" }, { kind: "open" }];
  const { said } = await ana.ask("POST", "/api/gatherings", { game: "puerto-rico", seats, terms: { start: "full" } });
  const { said: begun } = await bence.ask("POST", `/api/invitations/${said.invitation}/seat`, { seat: 1 });
  const table = begun.table ?? "";
  const [here, there] = [ana.host(), bence.host()];
  const heard: string[] = [];
  let company: Company = (
    await here.joinCompany(table, 0, (news) => {
      company = news;
      heard.push(...news.said.map(({ text }) => text));
    })
  ).company;
  await there.joinCompany(table, 0, () => undefined);
  await expect.poll(() => company.here, { timeout: 30_000 }).toEqual([0, 1]);
  await there.say(table, 1, "from over there");
  await expect.poll(() => heard, { timeout: 30_000 }).toEqual(["from over there"]);
  for (const host of [here, there]) host.close();
  for (const { server } of both) await server.close();
});
