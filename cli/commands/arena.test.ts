import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { everyBox } from "@caravel/games";
import { describe, expect, test } from "vitest";
import { caravel, caravelJson } from "../testing/console.ts";
import { temporaryFolder } from "../testing/folder.ts";

const folder = temporaryFolder();

interface Report {
  games: number;
  seats: { name: string; winShare: number; low: number; high: number; meanScore: number; rating: number }[];
}

let files = 0;
const newFile = () => join(folder, `season-${++files}.jsonl`);

/** A season of the small test game, kept in a file of its own unless the test names one. */
async function arena(...argv: string[]): Promise<Report> {
  const file = argv.includes("--resume") ? [] : ["--resume", newFile()];
  return (await caravelJson(["arena", "pebbles", ...argv, ...file])) as Report;
}

const LEAGUE = ["--seats", "eager,uct@20,random", "--games", "30", "--seed", "1"];

describe("arena", () => {
  test("reports every competitor once, with exactly what machines are promised", async () => {
    const report = await arena("--seats", "eager,random,random", "--games", "60", "--seed", "1");
    expect(Object.keys(report)).toEqual(["game", "players", "games", "seed", "seats"]);
    expect(report).toMatchObject({ game: "pebbles", players: 3, games: 60, seed: 1 });
    expect(report.seats.map(({ name }) => name)).toEqual(["eager", "random"]);
    for (const seat of report.seats) {
      expect(Object.keys(seat)).toEqual(["name", "winShare", "low", "high", "meanPlace", "meanScore", "rating"]);
      expect(seat.low).toBeLessThan(seat.winShare);
      expect(seat.high).toBeGreaterThan(seat.winShare);
    }
    const [eager, random] = report.seats;
    expect(eager.winShare + 2 * random.winShare).toBeCloseTo(1);
    expect(random.rating).toBe(0);
    expect(Math.sign(eager.rating)).toBe(Math.sign(eager.winShare - random.winShare));
  });

  test("gives the same with the same seed, something else with another, and plays whole blocks", async () => {
    const first = await arena(...LEAGUE);
    expect(await arena(...LEAGUE)).toEqual(first);
    expect((await arena(...LEAGUE.slice(0, -1), "2")).seats).not.toEqual(first.seats);
    expect((await arena("--seats", "random", "--players", "4", "--games", "5")).games).toBe(8);
  });

  test("goes on where it was broken off, also in the middle of a line, and plays no game twice", async () => {
    const file = newFile();
    const whole = await arena(...LEAGUE, "--resume", file);
    const [title, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
    expect(lines).toHaveLength(30);
    writeFileSync(file, `${[title, ...lines.slice(0, 7)].join("\n")}\n${lines[7].slice(0, 20)}`);
    expect(await arena(...LEAGUE, "--resume", file)).toEqual(whole);
    expect(readFileSync(file, "utf8").trimEnd().split("\n")).toHaveLength(31);
    // a game that is in the file counts as it stands there
    const richer = lines.map((line) => line.replace(/"scores":\[[^\]]*\]/, '"scores":[100,100,100]'));
    writeFileSync(file, [title, ...richer, ""].join("\n"));
    expect((await arena(...LEAGUE, "--resume", file)).seats.map(({ meanScore }) => meanScore)).toEqual([100, 100, 100]);
  });

  test("does not go on with the file of another season", async () => {
    const file = newFile();
    await arena("--seats", "random", "--games", "3", "--resume", file);
    const before = readFileSync(file, "utf8");
    const { code, err } = await caravel(["arena", "pebbles", ...LEAGUE, "--resume", file]);
    expect(code).toBe(2);
    expect(err).toContain(file);
    expect(readFileSync(file, "utf8")).toBe(before);
  });

  test("tells people the same in their language", async () => {
    const { out } = await caravel(["arena", "pebbles", ...LEAGUE, "--resume", newFile(), "--lang", "hu"]);
    for (const text of ["uct@20", "Erősség", "30 játszma 3 játszmás csoportokban"]) expect(out).toContain(text);
  });

  test.each([
    [["--seats", "shipper,random,random"], /nobody called "shipper".* greedy, hasty, random/],
    [["--seats", "you,random,random"], /only bots/],
    [["--seats", "uct@0,random,random"], /uct@0/],
    [["--seats", "random,random", "--players", "3"], /2 seats given for 3 players/],
    [["--iterations", "5", "--milliseconds", "5"], /--iterations and --milliseconds/],
    [["--workers", "0"], /--workers/],
    [["--database", "mysql://here"], /postgres/],
    [["--database", "postgres://nobody@127.0.0.1:1/nothing", "--seats", "random", "--games", "3"], /database/],
    [["--resume", "/dev/null/season.jsonl", "--seats", "random", "--games", "3"], /season\.jsonl|dev\/null/],
  ])("%j is refused in one line", async (argv, why) => {
    const { code, out, err } = await caravel(["arena", "pebbles", ...argv]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(why);
    expect(err.trimEnd().split("\n")).toHaveLength(1);
  });
});

test("a style of one game sits down at that game alone, and the error names those that can", async () => {
  const games = await everyBox();
  const seats = ["--seats", "shipper,builder,random", "--games", "3", "--resume", newFile()];
  const report = (await caravelJson(["arena", "puerto-rico", ...seats], { games })) as Report;
  expect(report.seats.map(({ name }) => name)).toEqual(["shipper", "builder", "random"]);
  for (const command of ["arena", "simulate", "play"]) {
    const { code, err } = await caravel([command, "portolano", "--seats", "shipper,random,random"], { games });
    expect(code).toBe(2);
    expect(err).toMatch(/"shipper".* uct.*, trader, raider/);
  }
});
