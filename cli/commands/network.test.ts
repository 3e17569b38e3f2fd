import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { everyBox, rulesOf } from "@caravel/games";
import { type Game, readRecord, verify } from "@caravel/kernel";
import { type Server, startServer } from "@caravel/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { run } from "../run.ts";
import { caravel } from "../testing/console.ts";
import { temporaryFolder } from "../testing/folder.ts";

const folder = temporaryFolder();
let server: Server;
let address = "";

beforeAll(async () => {
  server = await startServer({ database: join(folder, "network.db"), build: "test" });
  await server.doors.listen({ host: "127.0.0.1", port: 0 });
  address = `http://127.0.0.1:${(server.doors.server.address() as AddressInfo).port}/`;
});

afterAll(() => server.close());

/** A terminal at which somebody types while the program runs. */
class Terminal {
  out = "";
  readonly ended: Promise<number>;
  private readonly stdin = new PassThrough();
  private seen = 0;

  constructor(
    argv: readonly string[],
    { isTerminal = false, env = {} }: { isTerminal?: boolean; env?: Readonly<Record<string, string>> } = {},
  ) {
    const write = (text: string) => {
      this.out += text;
    };
    const stdout = { write, isTTY: isTerminal };
    const stdin = Object.assign(this.stdin, { isTTY: isTerminal });
    const io = { stdin, stdout, stderr: stdout, env: { NO_COLOR: "1", ...env } };
    this.ended = everyBox().then((games) => run(argv, io, games));
  }

  type(...lines: readonly string[]): void {
    for (const line of lines) this.stdin.write(`${line}\n`);
  }

  /** Waits until the program has written something that it had not when this was last asked; answers the match. */
  async reads(text: RegExp): Promise<RegExpExecArray> {
    await expect.poll(() => this.out.slice(this.seen), { timeout: 30_000 }).toMatch(text);
    const match = text.exec(this.out.slice(this.seen)) as RegExpExecArray;
    this.seen += match.index + match[0].length;
    return match;
  }
}

const FIRST = Array.from({ length: 1000 }, () => "1");

async function invited(ana: Terminal): Promise<string> {
  return (await ana.reads(/The link for the others: (\S+)/))[1];
}

describe("two terminals", () => {
  test("play a whole game over the server, and its record is sound", async () => {
    const files = [join(folder, "ana.caravel"), join(folder, "bence.caravel")];
    const invite = ["invite", "portolano", "--players", "2", "--name", "Ana", "--server", address];
    const ana = new Terminal([...invite, "--save", files[0]]);
    const link = await invited(ana);
    const bence = new Terminal(["join", link, "--name", "Bence", "--save", files[1]]);
    ana.type(...FIRST);
    bence.type(...FIRST);
    expect(await Promise.all([ana.ended, bence.ended])).toEqual([0, 0]);
    for (const { out } of [ana, bence]) {
      expect(out).toContain("Portolano: Ana, Bence");
      expect(out).toContain("The game is over");
      expect(out).toMatch(/wins\.|share the victory/);
    }
    const texts = files.map((file) => readFileSync(file, "utf8"));
    expect(texts[0]).toBe(texts[1]);
    expect(readRecord(texts[0]).names).toEqual(["Ana", "Bence"]);
    const game = (await rulesOf("portolano")) as Game;
    expect(verify(game, texts[0])).toMatchObject({ ok: true, luckDerived: true });
  });

  test("take back by consent, learn why not, leave and come back", async () => {
    const invite = ["invite", "puerto-rico", "--players", "2", "--name", "Ana", "--server", address];
    const ana = new Terminal(invite, { isTerminal: true });
    const link = await invited(ana);
    const bence = new Terminal(["join", link, "--name", "Bence"], { isTerminal: true });
    const [, token] = await bence.reads(/CARAVEL_TOKEN=(\S+) caravel join/);
    await ana.reads(/Waiting for|choose a role/);
    const isAnas = /Ana, choose a role/.test(ana.out);
    const [one, other] = isAnas ? [ana, bence] : [bence, ana];

    one.type("why decline", "role settler");
    await one.reads(/Not allowed: .*\(PR-/);
    await one.reads(/which tile/);
    one.type("1");
    await other.reads(/which tile/);
    other.type("1");
    await other.reads(/choose a role/);
    // whoever waits can ask, and whoever is asked can answer first
    one.type("undo");
    await one.reads(/The others are asked/);
    await other.reads(/asks to take back 2 moves\.\nType yes or no/);
    other.type("yes");
    await one.reads(/2 moves taken back/);
    await one.reads(/which tile/);
    one.type("quit");
    await one.reads(/keeps your seat/);
    expect(await one.ended).toBe(0);
    if (isAnas) other.type("quit");
    const again = new Terminal(["join", link], { isTerminal: true, env: { CARAVEL_TOKEN: token } });
    await again.reads(isAnas ? /Waiting for Ana/ : /which tile/);
    for (const terminal of [again, ...(isAnas ? [] : [other])]) terminal.type("quit");
    expect(await Promise.all([again.ended, other.ended])).toEqual([0, 0]);
  });

  test("are told in one line what they gave wrongly", async () => {
    const games = await everyBox();
    const told = async (...argv: string[]) => (await caravel(argv, { games })).err;
    expect(await told("join")).toBe("caravel: LINK is missing\n");
    expect(await told("join", address, "--name", "A")).toContain("is no link of an invitation");
    expect(await told("join", `${address}#/invitation/abc`)).toContain("--name is missing");
    expect(await told("join", `${address}#/invitation/abc`, "--name", "A")).toContain("leads nowhere");
    expect(await told("invite", "portolano", "--server", "nowhere", "--name", "A")).toContain("no address of a server");
    expect(await told("invite", "portolano", "--server", "http://127.0.0.1:9/", "--name", "A")).toContain("no server");
  });
});
