import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FastChance } from "@caravel/kernel";
import { game, Player } from "@caravel/tables/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { usualSettings } from "./environment.ts";
import { type Server, startServer } from "./index.ts";
import { Fuzzer } from "./testing/fuzz.ts";
import { Guest } from "./testing/guest.ts";

const MESSAGES = 100_000;
const REQUESTS = 3_000;
/** So many are sent before their answers are waited for. */
const AT_ONCE = 200;
/** What a server may answer to nonsense; anything else would be a fault of ours. */
const CODES =
  /^(notUnderstood|notAllowed|placeLeft|notAMove|noSuchMoment|noSuchTable|noSuchBot|noSuchGame|notYourSeat|seatNotFree|unreadable|badRecord)$/;

const folder = mkdtempSync(join(tmpdir(), "caravel-fuzz-"));
let server: Server;
let port = 0;

beforeAll(async () => {
  const settings = {
    ...usualSettings,
    requestsPerMinute: 1_000_000,
    askedPerSecond: 1_000_000,
    log: "silent" as const,
  };
  server = await startServer({ database: join(folder, "fuzz.db"), build: "test", settings });
  await server.doors.listen({ host: "127.0.0.1", port: 0 });
  ({ port } = server.doors.server.address() as AddressInfo);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const guest = (name: string) => new Guest(() => port).comeIn(name);

/** A table of two that has begun. */
async function aTable(first: Guest, second: Guest) {
  const seats = [{ kind: "me" }, { kind: "open" }];
  const { said } = await first.ask("POST", "/api/gatherings", { game: "puerto-rico", seats });
  await second.ask("POST", `/api/invitations/${said.invitation}/seat`, { seat: 1 });
  const { said: begun } = await first.ask("POST", `/api/invitations/${said.invitation}/start`);
  return { id: begun.table ?? "", words: [said.invitation, said.spectation] };
}

interface Heard {
  readonly kind: string;
  readonly problem?: { readonly code: string };
  readonly place?: number;
  readonly sight?: { readonly sequence: number };
}

/** Sends made-up messages over a line of their own; answers everything that was heard. */
async function rave(guest: Guest, fuzzer: Fuzzer, messages: number): Promise<readonly Heard[]> {
  const socket = guest.socket();
  const heard: Heard[] = [];
  let answers = 0;
  let wake: () => void = () => undefined;
  socket.on("message", (data) => {
    const message = JSON.parse(String(data)) as Heard;
    heard.push(message);
    if (message.kind === "answer" || message.kind === "failure") answers++;
    wake();
  });
  const closed = new Promise<never>((_resolve, reject) => {
    socket.on("close", (code) => reject(new Error(`the line was cut: ${code}`)));
  });
  closed.catch(() => undefined);
  await Promise.race([new Promise((resolve) => socket.on("open", resolve)), closed]);
  for (let sent = 0; sent < messages; ) {
    for (const until = Math.min(messages, sent + AT_ONCE); sent < until; sent++) socket.send(fuzzer.lineText(sent));
    // whatever is sent is answered, once
    while (answers < sent) await Promise.race([new Promise<void>((resolve) => (wake = resolve)), closed]);
  }
  expect(answers).toBe(messages);
  socket.close();
  return heard;
}

test(`${MESSAGES} messages that nobody should send are each answered, break nothing and disturb nobody`, async () => {
  const [ana, bence, stranger] = await Promise.all(["Ana", "Bence", "Stranger"].map(guest));
  const [honest, attacked] = [await aTable(ana, bence), await aTable(ana, bence)];
  const { vocabulary } = await game("puerto-rico");
  const chance = new FastChance("moves");
  const moves = Array.from({ length: 30 }, () => vocabulary.write(chance.roll(vocabulary.size)));
  const found = { tables: [honest.id, attacked.id, "net-none"], words: [...attacked.words, "guessed"], moves };
  const hosts = [ana.host(), bence.host()];
  const players = await Promise.all(hosts.map((host, seat) => Player.sitDown(host, honest.id, seat)));
  const playing = Promise.all(players.map((player) => player.playOn("honest")));

  const lines = MESSAGES - REQUESTS;
  // somebody who knows the table but has no seat, and somebody who knows another
  const raving = [stranger, stranger, await guest("Other")].map((one, place, all) =>
    rave(one, new Fuzzer(`line ${place}`, found), Math.floor(lines / all.length)),
  );
  const asking = (async () => {
    const fuzzer = new Fuzzer("doors", found);
    const statuses = new Set<number>();
    let knocker = await guest("Knocker");
    for (let asked = 0; asked < REQUESTS; asked++) {
      const { method, url, payload } = fuzzer.request();
      const headers = { cookie: knocker.token, "content-type": "application/json" };
      const options = payload === undefined ? {} : { payload };
      const { statusCode } = await server.doors.inject({ method: method as "GET", url, headers, ...options });
      statuses.add(statusCode);
      // some doors end the session of whoever knocks
      if (statusCode === 401) knocker = await guest("Knocker");
    }
    return statuses;
  })();
  const [heard, statuses] = [(await Promise.all(raving)).flat(), await asking];

  const codes = new Set(heard.flatMap(({ problem }) => (problem === undefined ? [] : [problem.code])));
  expect([...codes].sort()).toEqual(["notAllowed", "notUnderstood", "placeLeft"]);
  // nobody without a seat has seen anything
  expect(heard.filter(({ kind }) => kind === "sight")).toEqual([]);
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  expect(statuses.has(200) && statuses.has(400) && statuses.has(404)).toBe(true);
  // the honest table has come to its end, and at the other one nothing has happened
  expect((await playing).every(({ isOver }) => isOver)).toBe(true);
  expect(await hosts[0].verify(honest.id)).toMatchObject({ ok: true });
  expect((await hosts[0].tables()).find(({ id }) => id === attacked.id)?.sequence).toBe(1);
  for (const host of hosts) host.close();
});

test("whoever has a seat and sends nonsense moves nobody else's", async () => {
  const [ana, bence] = [await guest("Ana"), await guest("Bence")];
  const { id, words } = await aTable(ana, bence);
  const host = ana.host();
  const player = await Player.sitDown(host, id, 0);
  const moves = player.choices;
  const heard = await rave(bence, new Fuzzer("seated", { tables: [id], words, moves }), 3000);
  expect(heard.some(({ kind }) => kind === "sight")).toBe(true);
  const codes = new Set(heard.flatMap(({ problem }) => (problem === undefined ? [] : [problem.code])));
  for (const code of codes) expect(code).toMatch(CODES);
  expect(codes.size).toBeGreaterThan(5);
  const mine = player.sights.filter(({ by }) => by === 0);
  expect(mine).toEqual([]);
  expect(await host.verify(id)).toMatchObject({ ok: true });
  host.close();
});
