import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Server, startServer } from "../index.ts";
import { type Answered, Guest } from "../testing/guest.ts";
import { DOORS } from "./doors.ts";
import { LINE_DOCS, LINE_MESSAGES } from "./line-docs.ts";
import { LINE_REQUESTS, TOPICS } from "./line-forms.ts";

const BOT = fileURLToPath(new URL("../../examples/bot.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "caravel-api-"));
let server: Server;
let port = 0;
const guest = (name: string) => new Guest(() => port).comeIn(name);

beforeAll(async () => {
  server = await startServer({ database: join(folder, "api.db"), build: "test" });
  await server.doors.listen({ host: "127.0.0.1", port: 0 });
  ({ port } = server.doors.server.address() as AddressInfo);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The token of a person who is here with a cookie. */
async function tokenOf(person: Guest): Promise<string> {
  const { said } = await person.ask("POST", "/api/tokens", { name: "my bot" });
  return (said as Answered & { token: string }).token;
}

describe("the API is documented as it is", () => {
  test("every door is in the list, and everything in the list is a door", () => {
    const tree = server.doors.printRoutes({ commonPrefix: false, includeHooks: false });
    const isOurs = (path: string) => path.startsWith("/api/") && !path.endsWith("openapi.json");
    const addresses = new Set<string>();
    const path: string[] = [];
    for (const line of tree.split("\n")) {
      const [, indent = "", part = "", methods = ""] = /^([│├└─\s]*)(\S+)(?: \((.*)\))?/.exec(line) ?? [];
      path.splice(indent.length / 4 - 1 < 0 ? 0 : indent.length / 4 - 1, path.length, part);
      for (const method of methods.split(", ").filter((one) => one !== "" && one !== "HEAD"))
        if (isOurs(path.join(""))) addresses.add(`${method} ${path.join("")}`);
    }
    expect([...addresses].sort()).toEqual(Object.keys(DOORS).sort());
  });

  test("every example is of the form that it is an example of", () => {
    for (const [name, { body, answer }] of Object.entries(DOORS)) {
      if (body !== undefined) expect(body.form.safeParse(body.example).success, name).toBe(true);
      expect(answer.form.safeParse(answer.example).success, name).toBe(true);
    }
    for (const topic of TOPICS) {
      const { answer, example } = LINE_DOCS[topic];
      const request = { number: 1, topic, ask: example.ask };
      expect(LINE_REQUESTS.get(topic)?.safeParse(request).success, topic).toBe(true);
      expect(answer.safeParse(example.answer).success, topic).toBe(true);
    }
    for (const [kind, { form, example }] of Object.entries(LINE_MESSAGES))
      expect(form.safeParse(example).success, kind).toBe(true);
  });

  test("it can be read at /api by people and programs, and runs nothing", async () => {
    const page = await fetch(`http://127.0.0.1:${port}/api`);
    const html = await page.text();
    expect(html).not.toMatch(/<script|src=|<link/);
    expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
    for (const topic of TOPICS) expect(html).toContain(`id="line-${topic}"`);
    for (const name of Object.keys(DOORS)) expect(html).toContain(`<code>${name.replace(":word", "{word}")}</code>`);
    const document = (await (await fetch(`http://127.0.0.1:${port}/api/openapi.json`)).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { requestBody?: unknown; responses: unknown }>>;
      "x-line": { requests: object };
    };
    expect(document.openapi).toBe("3.1.0");
    expect(JSON.stringify(document.paths["/api/gatherings"].post.requestBody)).toContain('"puerto-rico"');
    expect(Object.keys(document["x-line"].requests).sort()).toEqual([...TOPICS].sort());
  });

  test("what the server really says is of the forms that are documented", async () => {
    const [ana, bence] = [await guest("Ana"), await guest("Bence")];
    const answerTo = async (person: Guest, door: string, address: string, body?: unknown) => {
      const [method] = door.split(" ") as ["GET" | "POST"];
      const { status, said } = await person.ask(method, address, body);
      expect([door, status, DOORS[door].answer.form.safeParse(said).success]).toEqual([
        door,
        DOORS[door].answer.status,
        true,
      ]);
      return said;
    };
    await answerTo(ana, "GET /api/me", "/api/me");
    await answerTo(ana, "GET /api/tokens", "/api/tokens");
    const { invitation, spectation } = await answerTo(ana, "POST /api/gatherings", "/api/gatherings", {
      game: "portolano",
      seats: [{ kind: "me" }, { kind: "open" }],
    });
    const at = `/api/invitations/${invitation}`;
    await answerTo(ana, "GET /api/invitations/:word", at);
    await answerTo(bence, "POST /api/invitations/:word/seat", `${at}/seat`, { seat: 1 });
    const { table } = await answerTo(ana, "POST /api/invitations/:word/start", `${at}/start`);
    await answerTo(ana, "GET /api/spectations/:word", `/api/spectations/${spectation}`);
    await answerTo(ana, "POST /api/tables/:word/again", `/api/tables/${table}/again`);

    const socket = ana.socket();
    const heard: { kind: string; number: number; answer: unknown }[] = [];
    socket.on("message", (data) => heard.push(JSON.parse(String(data))));
    await new Promise((resolve) => socket.on("open", resolve));
    const asks: [string, object][] = [
      ["hello", { build: "test" }],
      ["watchTables", {}],
      ["tables", {}],
      ["sit", { table, seat: 0, place: 1, since: null }],
      ["look", { place: 1, ply: 0 }],
      ["play", { place: 1, sequence: 99, move: "pass", byItself: false }],
      ["undo", { place: 1, sequence: 1, to: 0 }],
      ["askUndo", { place: 1, sequence: 1 }],
      ["verify", { table }],
      ["record", { table }],
      ["leave", { place: 1 }],
    ];
    for (const [number, [topic, ask]] of asks.entries()) socket.send(JSON.stringify({ number, topic, ask }));
    await expect.poll(() => heard.filter(({ number }) => number !== undefined).length).toBe(asks.length);
    for (const message of heard) {
      const { kind, number, answer } = message;
      expect(LINE_MESSAGES[kind].form.safeParse(message).success, JSON.stringify(message)).toBe(true);
      const [topic] = asks[number] ?? [];
      if (kind === "answer")
        expect(LINE_DOCS[topic as keyof typeof LINE_DOCS].answer.safeParse(answer).success, topic).toBe(true);
    }
    socket.close();
  });
});

describe("tokens", () => {
  test("a program acts for whoever made its token, until it is revoked, and makes none itself", async () => {
    const ana = await guest("Ana");
    const token = await tokenOf(ana);
    const authorization = `Bearer ${token}`;
    const asked = async (path: string, method = "GET") =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { authorization } })).status;
    expect(await asked("/api/me")).toBe(200);
    expect(await asked("/api/tokens")).toBe(403);
    const { said } = await ana.ask("GET", "/api/tokens");
    expect(JSON.stringify(said)).not.toContain(token.slice(-20));
    const [{ id }] = said as unknown as { id: string }[];
    const stranger = await guest("Stranger");
    const revoke = (by: Guest) =>
      fetch(`http://127.0.0.1:${port}/api/tokens/${id}`, { method: "DELETE", headers: { cookie: by.token } });
    expect((await revoke(stranger)).status).toBe(404);
    expect(await asked("/api/me")).toBe(200);
    expect((await revoke(ana)).status).toBe(204);
    expect(await asked("/api/me")).toBe(401);
    const { status } = await fetch(`http://127.0.0.1:${port}/api/me`, {
      headers: { authorization: `Bearer ${token.slice(0, -2)}xx`, cookie: ana.token },
    });
    expect(status).toBe(401);
    for (let made = 0; made < 20; made++) expect(await tokenOf(ana)).toMatch(/^caravel_/);
    expect((await ana.ask("POST", "/api/tokens", { name: "one more" })).status).toBe(409);
  });
});

describe("two terminals play over the documented API", () => {
  test("two bots of the examples, each with a token, play a whole game", async () => {
    const [ana, bence] = [await guest("Ana"), await guest("Bence")];
    const { said } = await ana.ask("POST", "/api/gatherings", {
      game: "portolano",
      seats: [{ kind: "open" }, { kind: "open" }],
    });
    const path = `/api/invitations/${said.invitation}`;
    const terminals: ChildProcess[] = [];
    const ends: Promise<string>[] = [];
    for (const [seat, person] of [ana, bence].entries()) {
      const env = { ...process.env, CARAVEL: `http://127.0.0.1:${port}`, TOKEN: await tokenOf(person) };
      const terminal = spawn(process.execPath, [BOT, said.invitation, String(seat)], {
        env,
        stdio: ["ignore", "pipe", "inherit"],
      });
      terminals.push(terminal);
      ends.push(
        new Promise((resolve) => {
          let heard = "";
          terminal.stdout?.on("data", (text) => {
            heard += String(text);
            if (heard.includes("the game is over")) resolve(heard);
          });
          terminal.on("exit", () => resolve(`${heard}it ended`));
        }),
      );
    }
    await expect
      .poll(async () => (await ana.ask("GET", path)).said.seats.map(({ name }) => name), { timeout: 60_000 })
      .toEqual(["Ana", "Bence"]);
    expect((await ana.ask("POST", `${path}/start`)).status).toBe(200);
    expect(await Promise.all(ends)).toEqual([
      "sits on seat 0\nthe game is over\n",
      "sits on seat 1\nthe game is over\n",
    ]);
    for (const terminal of terminals) terminal.kill();
    const host = ana.host();
    const over = (await host.tables()).find(({ isOver }) => isOver);
    expect(await host.verify(over?.id ?? "")).toMatchObject({ ok: true });
    host.close();
  });
});
