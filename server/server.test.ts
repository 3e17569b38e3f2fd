import type { AddressInfo } from "node:net";
import { type BotPool, thinkingOf } from "@caravel/bots/question";
import { type Options, SPECTATOR } from "@caravel/kernel";
import type { Sight } from "@caravel/tables/host";
import { Player } from "@caravel/tables/testing";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Server, startServer } from "./index.ts";
import { KINDS, testDatabases } from "./testing/databases.ts";
import { type Answered, Guest } from "./testing/guest.ts";

const databases = testDatabases();

describe.each(KINDS)("a server on %s", (kind) => {
  let address: string;
  let server: Server;
  let port = 0;
  const guest = (name: string) => new Guest(() => port).comeIn(name);

  async function start(at = 0, pool?: BotPool): Promise<void> {
    server = await startServer({ database: address, build: "test", ...(pool === undefined ? {} : { pool }) });
    await server.doors.listen({ host: "127.0.0.1", port: at });
    ({ port } = server.doors.server.address() as AddressInfo);
  }

  beforeEach(async () => {
    address = await databases.newAddress(kind);
    await start();
  });

  afterEach(() => server.close());

  /** Two people at a table that has begun, Ana on the first seat and Bence on the second. */
  async function aTable(game = "puerto-rico", options: Options = {}) {
    const [ana, bence] = [await guest("Ana"), await guest("Bence")];
    const { said } = await ana.ask("POST", "/api/gatherings", {
      game,
      options,
      seats: [{ kind: "me" }, { kind: "open" }],
    });
    const path = `/api/invitations/${said.invitation}`;
    await bence.ask("POST", `${path}/seat`, { seat: 1 });
    const { said: begun } = await ana.ask("POST", `${path}/start`);
    if (begun.table === null) throw new Error("it has not begun");
    return { ana, bence, table: begun.table, path, spectation: said.spectation };
  }

  test("two guests come together by an invitation, play a whole game, and the luck can be checked", async () => {
    const { ana, bence, table, spectation } = await aTable();
    const [there, elsewhere] = [ana.host(), bence.host()];
    const players = [await Player.sitDown(there, table, 0), await Player.sitDown(elsewhere, table, 1)];
    const [one, other] = await Promise.all(players.map((player) => player.playOn("network")));
    expect([one.isOver, other.isOver]).toEqual([true, true]);
    expect(one.ply).toBe(other.ply);
    expect(await there.verify(table)).toMatchObject({ ok: true });
    expect(await elsewhere.record(table)).toContain("Bence");
    const ferenc = new Guest(() => port);
    expect((await ferenc.ask("GET", `/api/spectations/${spectation}`)).said).toEqual({ game: "puerto-rico", table });
    const watcher = ferenc.host(spectation);
    expect((await watcher.tables()).map(({ id, mine }) => [id, mine])).toEqual([[table, []]]);
    expect((await elsewhere.tables()).map(({ id, mine }) => [id, mine])).toEqual([[table, [1]]]);
    const { story } = await watcher.sit(table, SPECTATOR, () => undefined);
    expect([story.sight.isOver, story.table.mine]).toEqual([true, []]);
    for (const host of [there, elsewhere, watcher]) host.close();
  });

  test("the people of a table come together again, at one table, whoever asks first", async () => {
    const { ana, bence, table } = await aTable();
    const wishes = await Promise.all([ana, bence].map((one) => one.ask("POST", `/api/tables/${table}/again`)));
    const [{ said: anas }, { said: bences }] = wishes;
    expect(anas.invitation).toBe(bences.invitation);
    expect(anas.seats.map(({ name, isMe }) => [name, isMe])).toEqual([
      ["Ana", true],
      ["Bence", false],
    ]);
    const owner = anas.isOwner ? ana : bence;
    const { said } = await owner.ask("POST", `/api/invitations/${anas.invitation}/start`);
    expect(said.table).not.toBe(table);
    const stranger = await guest("Stranger");
    expect((await stranger.ask("POST", `/api/tables/${table}/again`)).status).toBe(403);
  });

  test("a bot that thinks for ever delays no other table, and goes on after the server was started anew", async () => {
    await server.close();
    let asked = 0;
    const slow: BotPool = {
      think: () => {
        asked++;
        return thinkingOf(new Promise<never>(() => undefined), () => undefined);
      },
      close: () => undefined,
    };
    await start(0, slow);
    const ana = await guest("Ana");
    const { said } = await ana.ask("POST", "/api/gatherings", {
      game: "puerto-rico",
      seats: [{ kind: "bot", name: "Inês", style: "random" }, { kind: "me" }],
    });
    const { said: begun } = await ana.ask("POST", `/api/invitations/${said.invitation}/start`);
    // whoever begins, it is a bot
    const anas = ana.host();
    await anas.giveSeat(begun.table ?? "", 1, { kind: "bot", name: "Ana", style: "random" });
    await expect.poll(() => asked, { timeout: 30_000 }).toBeGreaterThan(0);
    expect((await anas.tables())[0].sitters[1].kind).toBe("bot");
    const other = await aTable();
    const host = other.ana.host();
    const watcher = await Player.sitDown(host, other.table, 0);
    const asks = watcher.sight.asked[0] === 0 ? host : other.bence.host();
    const player = await Player.sitDown(asks, other.table, watcher.sight.asked[0]);
    expect(await player.play(player.choices[0])).toEqual({ kind: "accepted" });
    asks.close();
    for (const one of [host, anas]) one.close();
    await server.close();
    await start();
    // nobody sits there, and the bots play on all the same
    const again = ana.host();
    await expect.poll(async () => (await again.tables())[0].isOver, { timeout: 60_000 }).toBe(true);
    again.close();
  });

  test("everybody goes on after the server was started anew, where the game stood", async () => {
    const { ana, bence, table } = await aTable();
    const hosts = [ana.host(), bence.host()];
    const players = [await Player.sitDown(hosts[0], table, 0), await Player.sitDown(hosts[1], table, 1)];
    const asked = players[players[0].sight.asked[0]];
    expect((await asked.play(asked.choices[0])).kind).toBe("accepted");
    const kept = await asked.until(({ ply }) => ply === 1);
    const before = port;
    await server.close();
    await start(before);
    const again = ana.host();
    const { story } = await again.sit(table, 0, () => undefined);
    expect([story.sight.ply, story.sight.sequence]).toEqual([1, kept.sequence]);
    expect((await ana.ask("GET", "/api/me")).said).toEqual({ name: "Ana" });
    // and those who sat there all the time go on without sitting down again
    const first = await Promise.race(players.map((player) => player.playOn("again", ({ ply }) => ply > 20)));
    expect(first.ply).toBeGreaterThan(20);
    for (const host of [...hosts, again]) host.close();
  });

  test("what one of two has answered in secret is kept when the server ends, and can be changed until the other answers", async () => {
    const { ana, bence, table } = await aTable("portolano", { cards: "changeable" });
    const hosts = [ana.host(), bence.host()];
    const [first, second] = await Promise.all(hosts.map((host, seat) => Player.sitDown(host, table, seat)));
    const isTogether = ({ asked }: Sight) => asked.length === 2;
    await Promise.all([first, second].map((player) => player.playOn("together", isTogether)));
    const [one, other] = first.choices;
    expect(await first.play(one)).toEqual({ kind: "accepted" });
    const { ply } = await second.until(({ asked }) => asked.length === 1);
    const before = port;
    await server.close();
    await start(before);
    const host = ana.host();
    const again = await Player.sitDown(host, table, 0);
    expect([again.sight.ply, again.sight.asked]).toEqual([ply, [1]]);
    expect(await again.play(other)).toEqual({ kind: "accepted" });
    await second.until((sight) => sight.ply === ply + 1);
    expect(await second.play(second.choices[0])).toEqual({ kind: "accepted" });
    const revealed = await again.until((sight) => sight.ply === ply + 2);
    expect(JSON.stringify(revealed.told)).toContain("cardsRevealed");
    for (const one of [...hosts, host]) one.close();
  });

  test("nobody plays another's seat, sees another's view or record, or uses what belongs to the house", async () => {
    const { ana, bence, table } = await aTable();
    const stranger = await guest("Stranger");
    const [anas, strangers] = [ana.host(), stranger.host()];
    const nothing = () => undefined;
    await expect(anas.sit(table, 1, nothing)).rejects.toThrow("notAllowed");
    for (const seat of [0, 1, SPECTATOR])
      await expect(strangers.sit(table, seat, nothing)).rejects.toThrow("notAllowed");
    await expect(strangers.verify(table)).rejects.toThrow("notAllowed");
    await expect(anas.record(table)).rejects.toThrow("notAllowed");
    await expect(anas.remove(table)).rejects.toThrow("notAllowed");
    await expect(anas.giveSeat(table, 1, { kind: "bot", name: "Inês", style: "random" })).rejects.toThrow("notAllowed");
    expect(await anas.open({ game: "puerto-rico", options: {}, sitters: [], seed: null })).toMatchObject({ ok: false });
    expect(await anas.takeIn("")).toMatchObject({ ok: false });
    expect(await strangers.tables()).toEqual([]);
    expect((await bence.host().tables()).map(({ id }) => id)).toEqual([table]);
    anas.close();
    strangers.close();
  });

  test("a cookie that the server did not make is nobody's", async () => {
    const ana = await guest("Ana");
    const [id, signature] = ana.token.replace("caravel=", "").split(".");
    for (const forged of [`${id}.${signature.slice(0, -2)}xx`, `${id}x.${signature}`, id, `${id}.`, ".", "a.b.c"]) {
      const { status, said } = await new Guest(() => port).useCookie(`caravel=${forged}`).ask("GET", "/api/me");
      expect([status, said.problem?.code]).toEqual([401, "unknownGuest"]);
    }
  });

  test("an invitation: seats are taken once, given up, filled with bots by whoever invited", async () => {
    const [ana, bence, cili] = [await guest("Ana"), await guest("Bence"), await guest("Cili")];
    const { said } = await ana.ask("POST", "/api/gatherings", {
      game: "puerto-rico",
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
    });
    const path = `/api/invitations/${said.invitation}`;
    const codes = async (asked: Promise<{ status: number; said: Answered }>) => {
      const { status, said: answered } = await asked;
      return [status, answered.problem?.code];
    };
    expect((await bence.ask("POST", `${path}/seat`, { seat: 1 })).said.seats[1]).toEqual({
      kind: "person",
      name: "Bence",
      isMe: true,
    });
    expect((await cili.ask("GET", path)).said.seats[1]).toEqual({ kind: "person", name: "Bence", isMe: false });
    expect(await codes(cili.ask("POST", `${path}/seat`, { seat: 1 }))).toEqual([409, "seatTaken"]);
    expect(await codes((await guest("BENCE")).ask("POST", `${path}/seat`, { seat: 2 }))).toEqual([409, "nameTaken"]);
    expect(await codes(cili.ask("POST", `${path}/seat`, { seat: 7 }))).toEqual([409, "seatTaken"]);
    expect(await codes(cili.ask("POST", `${path}/get-up`, { seat: 1 }))).toEqual([403, "notYours"]);
    expect((await bence.ask("POST", `${path}/seat`, { seat: 2 })).said.seats[1]).toEqual({ kind: "open" });
    expect(await codes(ana.ask("POST", `${path}/start`))).toEqual([409, "seatsOpen"]);
    expect(await codes(bence.ask("POST", `${path}/bot`, { seat: 1, name: "Inês", style: "random" }))).toEqual([
      403,
      "notYours",
    ]);
    await ana.ask("POST", `${path}/bot`, { seat: 1, name: "Inês", style: "random" });
    expect(await codes(bence.ask("POST", `${path}/start`))).toEqual([403, "notYours"]);
    const starts = await Promise.all([ana.ask("POST", `${path}/start`), ana.ask("POST", `${path}/start`)]);
    expect(new Set(starts.map(({ said: begun }) => begun.table)).size).toBe(1);
    const host = ana.host();
    expect(await host.tables()).toHaveLength(1);
    host.close();
    expect(await codes(cili.ask("POST", `${path}/seat`, { seat: 1 }))).toEqual([409, "begun"]);
    expect(await codes(cili.ask("GET", "/api/invitations/guessed"))).toEqual([404, "noSuchGathering"]);
  });

  test.each([
    ["not JSON", "{"],
    ["nothing", {}],
    ["no such game", { game: "chess", seats: [{ kind: "me" }, { kind: "open" }] }],
    ["too few", { game: "puerto-rico", seats: [{ kind: "me" }] }],
    [
      "a name of two lines",
      { game: "puerto-rico", seats: [{ kind: "me" }, { kind: "bot", name: "a\nb", style: "random" }] },
    ],
    ["more than it asks for", { game: "puerto-rico", seats: [{ kind: "me" }, { kind: "open" }], owner: "me" }],
    ["too much", { game: "puerto-rico".repeat(20_000), seats: [] }],
  ])("what cannot be understood is refused with a code, and harms nothing: %s", async (_what, body) => {
    const ana = await guest("Ana");
    const { status, said } = await ana.ask("POST", "/api/gatherings", body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(said.problem?.code).toMatch(/^[a-zA-Z]+$/);
    expect((await ana.ask("GET", "/api/me")).status).toBe(200);
  });

  test("a socket of another site, of nobody, or with too much to say is closed", async () => {
    const ana = await guest("Ana");
    const ended = (socket: ReturnType<Guest["socket"]>) =>
      new Promise<number>((resolve) => {
        socket.on("close", (code) => resolve(code));
        socket.on("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
        socket.on("error", () => undefined);
      });
    expect(await ended(ana.socket(undefined, { origin: "https://elsewhere.example" }))).toBe(403);
    expect(await ended(new Guest(() => port).socket())).toBe(4401);
    const large = ana.socket();
    large.on("open", () => large.send("x".repeat(100_000)));
    expect(await ended(large)).toBe(1009);
    const nonsense = ana.socket();
    const answer = await new Promise<string>((resolve) => {
      nonsense.on("open", () => nonsense.send("nonsense"));
      nonsense.on("message", (data) => resolve(String(data)));
    });
    expect(JSON.parse(answer)).toEqual({ kind: "failure", number: 0, problem: { code: "notUnderstood" } });
    nonsense.close();
  });
});
