import { existsSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { readArguments } from "../arguments.ts";
import { caravel } from "../testing/console.ts";
import { temporaryFolder } from "../testing/folder.ts";
import { words } from "../words/index.ts";
import { serveFrom } from "./serve.ts";

const folder = temporaryFolder();
writeFileSync(join(folder, "index.html"), "<h1>Caravel</h1>");

let folders = 0;

/** Serves the folder until `then` has seen what was said; tables are kept in a folder of their own unless one is named. */
async function serving(args: readonly string[], then: (said: string) => Promise<void>, signal: NodeJS.Signals) {
  const command = serveFrom(folder);
  const argv = args.includes("--data") ? args : [...args, "--data", join(folder, `data-${++folders}`)];
  const said: string[] = [];
  const sink = { write: (text: string) => said.push(text) };
  const io = { stdin: process.stdin, stdout: sink, stderr: sink, env: {} };
  const given = readArguments(argv, command, words.en);
  const ended = command.run(given, { io, games: [], language: "en", words: words.en });
  while (!said.join("").includes("Ctrl+C")) await Promise.race([sleep(5), ended]);
  await then(said.join(""));
  process.emit(signal);
  return ended;
}

const addressIn = (said: string) => /http:\S+/.exec(said)?.[0] ?? "";

describe("serve", () => {
  test.each(["SIGINT", "SIGTERM"] as const)("opens the page, says where, and ends well on %s", async (signal) => {
    let address = "";
    const look = async (said: string) => {
      address = addressIn(said);
      expect(said).toBe(`Caravel is open at ${address}\nCtrl+C stops it.\n`);
      expect(await (await fetch(address)).text()).toBe("<h1>Caravel</h1>");
      expect(await (await fetch(`${address}healthz`)).text()).toBe("ok\n");
    };
    expect(await serving(["--port", "0", "--host", "127.0.0.1"], look, signal)).toBe(0);
    await expect(fetch(address)).rejects.toThrow();
  });

  test("keeps tables in a folder, and what was kept there is there again", async () => {
    const data = join(folder, "kept");
    const argv = ["--port", "0", "--host", "127.0.0.1", "--data", data];
    let cookie = "";
    const arrive = async (said: string) => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ name: "Ana" });
      const response = await fetch(`${addressIn(said)}api/guests`, { method: "POST", headers, body });
      cookie = response.headers.getSetCookie()[0].split(";")[0];
    };
    const comeBack = async (said: string) => {
      expect(await (await fetch(`${addressIn(said)}api/me`, { headers: { cookie } })).json()).toEqual({ name: "Ana" });
      await expect(serving(argv, async () => {}, "SIGINT")).rejects.toThrow(
        `another program keeps its tables in ${data}; --data chooses another folder`,
      );
    };
    await serving(argv, arrive, "SIGINT");
    expect(existsSync(join(data, "caravel.db"))).toBe(true);
    await serving(argv, comeBack, "SIGINT");
  });

  test("the page has the headers that keep it safe, and so have answers of the server", async () => {
    const look = async (said: string) => {
      const policies = await Promise.all(
        ["", "api/me"].map(async (path) =>
          (await fetch(addressIn(said) + path)).headers.get("content-security-policy"),
        ),
      );
      expect(policies[0]).toContain("frame-ancestors 'none'");
      expect(policies[0]).not.toContain("upgrade-insecure-requests");
      expect(policies[1]).toContain("default-src 'none'");
      expect((await fetch(`${addressIn(said)}api/nothing`)).status).toBe(404);
      expect((await fetch(`${addressIn(said)}nothing`)).status).toBe(404);
    };
    await serving(["--port", "0", "--host", "127.0.0.1"], look, "SIGINT");
  });

  test("takes another port if the usual one is taken", async () => {
    const first = async (said: string) => {
      const second = async (more: string) => expect(addressIn(more)).not.toBe(addressIn(said));
      expect(addressIn(said)).toMatch(/^http:\/\/127\.0\.0\.1:80[89]\d\/$/);
      await serving(["--host", "127.0.0.1"], second, "SIGINT");
    };
    await serving(["--host", "127.0.0.1"], first, "SIGINT");
  });
});

describe("what cannot be served is one line and exit code 2", () => {
  test.each([
    [["--port", "none"], '--port must be a number from 0 to 65535, not "none"'],
    [["--port", "70000"], "--port must be a number from 0 to 65535"],
    [["--host"], "--host needs a value"],
    [["here"], '"here" is one argument too many'],
    [["--data"], "--data needs a value"],
  ])("%j", async (argv, complaint) => {
    const { code, err } = await caravel(["serve", ...argv]);
    expect(err).toMatch(/^caravel: [^\n]+\n$/);
    expect(err).toContain(complaint);
    expect(code).toBe(2);
  });

  test("a page that is not built", async () => {
    const { run } = serveFrom(join(folder, "none"));
    const given = readArguments([], serveFrom(folder), words.en);
    const io = { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, env: {} };
    const context = { io, games: [], language: "en", words: words.en } as const;
    await expect(run(given, context)).rejects.toThrow("the page is not built yet; npm run build makes it");
  });

  test("a folder that cannot be one, a database that is none", async () => {
    const complaint = (argv: readonly string[]) => serving(argv, async () => {}, "SIGINT");
    const file = join(folder, "index.html");
    await expect(complaint(["--data", file])).rejects.toThrow(`no tables can be kept in ${file}: `);
    const given = readArguments([], serveFrom(folder), words.en);
    const io = {
      stdin: process.stdin,
      stdout: process.stdout,
      stderr: process.stderr,
      env: { DATABASE_URL: "mysql://x" },
    };
    await expect(serveFrom(folder).run(given, { io, games: [], language: "en", words: words.en })).rejects.toThrow(
      "DATABASE_URL must begin with postgres:// or postgresql://",
    );
  });

  test("a port that is taken, an address of somebody else", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    const complaint = (argv: readonly string[]) => serving(argv, async () => {}, "SIGINT");
    await expect(complaint(["--host", "127.0.0.1", "--port", String(port)])).rejects.toThrow(
      `cannot serve on port ${port} of 127.0.0.1: another program is using it; --port chooses another one`,
    );
    await expect(complaint(["--host", "192.0.2.1", "--port", "0"])).rejects.toThrow("not an address of this machine");
    await new Promise((resolve) => other.close(resolve));
  });
});
