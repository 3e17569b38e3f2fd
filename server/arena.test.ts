import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { type Competitor, competitorCalled, playContest, poolHere, type Result, shelfLibrary } from "@caravel/bots";
import { rulesOf } from "@caravel/games";
import type { Game } from "@caravel/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DatabaseOutOfReach, playShared } from "./arena.ts";
import { testDatabases } from "./testing/databases.ts";
import { bundled } from "./testing/killed-server.ts";

const GAMES = 24;

const databases = testDatabases();
let program: string;

beforeAll(async () => {
  program = await bundled("arena-process");
});

afterAll(() => rmSync(program, { force: true }));

/** What the season comes to in a single process without a database. */
async function playedAlone(): Promise<Result[]> {
  const game = (await rulesOf("puerto-rico")) as Game;
  const seats = ["random", "first", "random"].map((name) => competitorCalled(name) as Competitor);
  const pool = poolHere(shelfLibrary);
  const numbers = Array.from({ length: GAMES }, (_, number) => number);
  return Promise.all(
    numbers.map((number) => playContest({ game, players: 3, options: {}, seats, seed: "shared" }, number, pool)),
  );
}

function started(...args: string[]): ChildProcess {
  return spawn(process.execPath, [program, ...args], { stdio: ["ignore", "pipe", "inherit"] });
}

/** What a process says, up to a line that fits or to its end. */
function saidBy(child: ChildProcess, enough = /\0/): Promise<string> {
  return new Promise((resolve) => {
    let said = "";
    child.stdout?.on("data", (text: Buffer) => {
      said += String(text);
      if (enough.test(said)) resolve(said);
    });
    child.on("close", () => resolve(said));
  });
}

const reportIn = (said: string) =>
  JSON.parse(said.trim().split("\n").at(-1) ?? "") as { played: number; results: Result[] };

test("two processes share the games of a season, and both know all results", async () => {
  const database = await databases.newAddress("postgres");
  const said = await Promise.all([0, 1].map(() => saidBy(started(database, String(GAMES)))));
  const [one, other] = said.map(reportIn);
  expect(one.results).toEqual(await playedAlone());
  expect(other.results).toEqual(one.results);
  expect(one.played + other.played).toBeGreaterThanOrEqual(GAMES);
  // the season is kept: whoever asks for it again plays nothing
  const [again] = [reportIn(await saidBy(started(database, String(GAMES))))];
  expect(again).toEqual({ played: 0, results: one.results });
});

test("a game whose player was killed is played by another", async () => {
  const database = await databases.newAddress("postgres");
  const doomed = started(database, String(GAMES), "stuck");
  await saidBy(doomed, /plays \d+/);
  doomed.kill("SIGKILL");
  expect(reportIn(await saidBy(started(database, String(GAMES)))).results).toEqual(await playedAlone());
});

test("a game that fails ends the season, and a database that is not there is named", async () => {
  const broken = {
    name: "broken",
    games: 3,
    atATime: 1,
    play: () => Promise.reject(new Error("it broke")),
    hear: () => undefined,
  };
  await expect(playShared(await databases.newAddress("postgres"), broken)).rejects.toThrow("it broke");
  await expect(playShared("postgres://nobody@127.0.0.1:1/nothing", broken)).rejects.toThrow(DatabaseOutOfReach);
});
