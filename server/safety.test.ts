import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SPECTATOR } from "@caravel/kernel";
import type { Host } from "@caravel/tables/host";
import { Player } from "@caravel/tables/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { usualSettings } from "./environment.ts";
import { type Server, startServer } from "./index.ts";
import { Guest } from "./testing/guest.ts";

const METRICS_TOKEN = "a-token-for-metrics";
const folder = mkdtempSync(join(tmpdir(), "caravel-safety-"));
const logged: string[] = [];
let server: Server;
let port = 0;

beforeAll(async () => {
  const settings = {
    ...usualSettings,
    log: "debug" as const,
    metricsToken: METRICS_TOKEN,
    requestsPerMinute: 400,
  };
  const logTo = { write: (line: string) => void logged.push(line) };
  server = await startServer({ database: join(folder, "safety.db"), build: "test", settings, logTo });
  await server.doors.listen({ host: "127.0.0.1", port: 0 });
  ({ port } = server.doors.server.address() as AddressInfo);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const guest = (name: string) => new Guest(() => port).comeIn(name);
const address = (path: string) => `http://127.0.0.1:${port}${path}`;

/** Two people who play on a table until it is over, while something else goes on. */
async function anHonestTable() {
  const [ana, bence] = [await guest("Ana"), await guest("Bence")];
  const seats = [{ kind: "me" }, { kind: "open" }];
  const { said } = await ana.ask("POST", "/api/gatherings", { game: "portolano", seats });
  await bence.ask("POST", `/api/invitations/${said.invitation}/seat`, { seat: 1 });
  const { said: begun } = await ana.ask("POST", `/api/invitations/${said.invitation}/start`);
  const table = begun.table ?? "";
  const hosts = [ana.host(), bence.host()];
  const times: number[] = [];
  const players = await Promise.all(hosts.map((host, seat) => Player.sitDown(timed(host, times), table, seat)));
  return {
    ana,
    bence,
    table,
    words: [said.invitation, said.spectation],
    async playOut() {
      const ends = await Promise.all(players.map((player) => player.playOn("honest")));
      expect(ends.every(({ isOver }) => isOver)).toBe(true);
      tellTimes(times);
      expect(await hosts[0].verify(table)).toMatchObject({ ok: true });
      for (const host of hosts) host.close();
    },
  };
}

/** A host at which it is noted how long each move takes until it is answered, in milliseconds. */
function timed(host: Host, times: number[]): Host {
  const sit: Host["sit"] = async (...where) => {
    const place = await host.sit(...where);
    const play: typeof place.play = async (...move) => {
      const start = performance.now();
      const answer = await place.play(...move);
      times.push(performance.now() - start);
      return answer;
    };
    return { ...place, play };
  };
  return { ...host, sit };
}

/** What honest people wait is told, not judged: it depends on the machine. */
function tellTimes(times: readonly number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const [median, p95] = [0.5, 0.95].map((share) => sorted[Math.floor(share * (sorted.length - 1))].toFixed(1));
  const { currentTestName: during } = expect.getState();
  process.stdout.write(`${during}: ${times.length} moves, median ${median} ms, p95 ${p95} ms\n`);
}

/** What the server measures under a name. */
async function measured(name: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(address("/metrics"), { headers })).text();
  const line = text.split("\n").find((one) => one.startsWith(name));
  return Number(line?.split(" ").at(-1) ?? 0);
}

describe("honest tables go on", () => {
  test("while nobody does any harm, for comparison", async () => {
    await (await anHonestTable()).playOut();
  });

  test("while somebody asks far too often, who is told so, and only they", async () => {
    const honest = await anHonestTable();
    const from = { "x-forwarded-for": "203.0.113.9" };
    const flood = Array.from({ length: 1000 }, () => fetch(address("/api/me"), { headers: from }));
    await honest.playOut();
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(600);
    expect((await honest.ana.ask("GET", "/api/me")).status).toBe(200);
  });

  test("while one person asks from many addresses", async () => {
    const cili = await guest("Cili");
    const asked = Array.from({ length: 500 }, (_, place) =>
      fetch(address("/api/me"), { headers: { cookie: cili.token, "x-forwarded-for": `198.51.100.${place % 250}` } }),
    );
    const refused = (await Promise.all(asked)).filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(50);
  });

  test("while a line is flooded: what is too much is read later, and nothing is forgotten", async () => {
    const [honest, flooder] = [await anHonestTable(), await guest("Flooder")];
    const socket = flooder.socket();
    await new Promise((resolve) => socket.on("open", resolve));
    let answers = 0;
    socket.on("message", () => answers++);
    const text = JSON.stringify({ number: 1, topic: "tables", ask: {} });
    for (let sent = 0; sent < 600; sent++) socket.send(text);
    await honest.playOut();
    await expect.poll(() => answers, { timeout: 60_000 }).toBe(600);
    socket.close();
  });

  test("while somebody does not read what they ask for: they are cut off before it is much", async () => {
    const honest = await anHonestTable();
    const socket = honest.bence.socket();
    await new Promise((resolve) => socket.on("open", resolve));
    let isCut = false;
    socket.on("close", () => {
      isCut = true;
    });
    socket.on("error", () => undefined);
    const say = (number: number, topic: string, ask: object) => socket.send(JSON.stringify({ number, topic, ask }));
    say(0, "sit", { table: honest.table, seat: 1, place: 1, since: null });
    socket.pause();
    for (let number = 1; !isCut && (await measured('caravel_lines_cut_total{why="tooSlow"}')) === 0; number++)
      for (let more = 0; more < 50; more++) say(number, "look", { place: 1, ply: 0 });
    expect(process.memoryUsage().rss).toBeLessThan(1_500_000_000);
    await honest.playOut();
    socket.terminate();
  });

  test("while a thousand connections begin and say no more, which are not waited for", async () => {
    const honest = await anHonestTable();
    server.http.headersTimeout = 1000;
    const beginnings = ["", "G", "GET /line HTTP/1.1\r\nHost: x\r\nUpgrade: web"];
    let closed = 0;
    const sockets: Socket[] = [];
    for (let number = 0; number < 1000; number++) {
      const socket = connect(port, "127.0.0.1");
      socket.on("connect", () => socket.write(beginnings[number % beginnings.length]));
      socket.on("error", () => undefined);
      socket.on("close", () => closed++);
      socket.resume();
      sockets.push(socket);
    }
    await honest.playOut();
    await expect.poll(() => closed, { timeout: 30_000 }).toBe(1000);
    for (const socket of sockets) socket.destroy();
  });
});

describe("nobody is somebody else", () => {
  test("a cookie of another server, or a token that was revoked, is nobody's", async () => {
    const other = await startServer({ database: join(folder, "other.db"), build: "test" });
    await other.doors.listen({ host: "127.0.0.1", port: 0 });
    const { port: elsewhere } = other.doors.server.address() as AddressInfo;
    const stranger = await new Guest(() => elsewhere).comeIn("Ana");
    expect((await new Guest(() => port).useCookie(stranger.token).ask("GET", "/api/me")).status).toBe(401);
    await other.close();
  });

  test("a page of another site can do nothing with a cookie, over HTTP or a line", async () => {
    const ana = await guest("Ana");
    for (const origin of ["https://elsewhere.example", "null", `http://127.0.0.1:${port + 1}`, "nonsense"]) {
      const headers = { cookie: ana.token, origin, "content-type": "application/json" };
      const posted = await fetch(address("/api/guests"), { method: "POST", headers, body: '{"name":"Eve"}' });
      expect([origin, posted.status]).toEqual([origin, 403]);
    }
    // what a form of another page could send is not read
    const headers = { cookie: ana.token, "content-type": "text/plain" };
    const formed = await fetch(address("/api/guests"), { method: "POST", headers, body: '{"name":"Eve"}' });
    expect(formed.status).toBe(415);
    expect((await ana.ask("GET", "/api/me")).said.name).toBe("Ana");
  });

  test("a word that lets watch shows no seat, and lets nobody play", async () => {
    const honest = await anHonestTable();
    const watcher = new Guest(() => port).host(honest.words[1]);
    await expect(watcher.sit(honest.table, 0, () => undefined)).rejects.toThrow("notAllowed");
    const player = await Player.sitDown(watcher, honest.table, SPECTATOR);
    expect(player.choices).toEqual([]);
    await expect(player.place.play(player.sight.sequence, 0, false)).rejects.toThrow("notYourSeat");
    await honest.playOut();
    watcher.close();
  });
});

test("answers cannot be run, framed or guessed at", async () => {
  const { headers } = await fetch(address("/api/me"));
  expect(headers.get("content-security-policy")).toBe(
    "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  );
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  const ana = await fetch(address("/api/guests"), {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-proto": "https" },
    body: '{"name":"Ana"}',
  });
  expect(ana.headers.get("set-cookie")).toMatch(/HttpOnly; Secure; SameSite=Lax/);
  // words of 128 bits
  const honest = await anHonestTable();
  for (const word of honest.words) expect(word).toMatch(/^[\w-]{22}$/);
  await honest.playOut();
});

test("metrics are for whoever has their token", async () => {
  expect((await fetch(address("/metrics"))).status).toBe(401);
  expect((await fetch(address("/metrics"), { headers: { authorization: "Bearer guessed" } })).status).toBe(401);
  expect(await measured('caravel_kept_seconds_count{result="kept"}')).toBeGreaterThan(0);
  expect(await measured('caravel_line_seconds_count{topic="play",result="accepted"}')).toBeGreaterThan(0);
  expect((await fetch(address("/readyz"))).status).toBe(200);
});

test("the log tells what happened and no secret", async () => {
  const honest = await anHonestTable();
  const { said } = await honest.ana.ask("POST", "/api/tokens", { name: "bot" });
  const { token } = said as unknown as { token: string };
  await fetch(address(`/api/invitations/${honest.words[0]}?word=${honest.words[1]}`), {
    headers: { authorization: `Bearer ${token}` },
  });
  const watcher = new Guest(() => port).host(honest.words[1]);
  await watcher.tables();
  await honest.playOut();
  watcher.close();
  const log = logged.join("");
  expect(log).toContain('"door":"/api/invitations/:word"');
  const halves = /^caravel_([\w-]{22})_([\w-]{43})$/.exec(token)?.slice(1) ?? [];
  expect(halves).toHaveLength(2);
  const secrets = [honest.ana.token, honest.bence.token, token, ...halves, ...honest.words, METRICS_TOKEN];
  for (const secret of secrets) expect(log).not.toContain(secret.replace("caravel=", ""));
});
