import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { run } from "./run.ts";
import { caravel } from "./testing/console.ts";
import { temporaryFolder } from "./testing/folder.ts";
import { pebbles } from "./testing/pebbles.ts";
import { COMMANDS } from "./words/index.ts";

const folder = temporaryFolder();
mkdirSync(join(folder, "empty"));
writeFileSync(join(folder, "picture.png"), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255]));

describe("help", () => {
  test("caravel alone and --help show all commands", async () => {
    const { code, out } = await caravel(["--help"]);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(`caravel ${command}`);
    expect((await caravel([])).out).toBe(out);
  });

  test.each(COMMANDS)("%s --help has usage, options and examples that fit 100 columns", async (command) => {
    for (const lang of ["en", "hu", "fr"]) {
      const { code, out } = await caravel([command, "--help", "--lang", lang]);
      expect(code).toBe(0);
      expect(out).toContain(`caravel ${command}`);
      for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
    }
  });

  test("--version is a version", async () => {
    expect((await caravel(["--version"])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe("every wrong input is one line and exit code 2", () => {
  test.each([
    [["sail"], 'no command "sail"'],
    [["--json"], 'no command "--json"'],
    [["games", "--fast"], "games has no option --fast"],
    [["games", "-x"], "games has no option -x"],
    [["games", "--constructor"], "no option --constructor"],
    [["games", "extra"], '"extra" is one argument too many'],
    [["games", "--json=yes"], "--json takes no value"],
    [["games", "--lang", "xx"], 'no language "xx"'],
    [["games", "--lang"], "--lang needs a value"],
    [["simulate"], "GAME is missing"],
    [["simulate", "chess"], 'no game "chess"; the games are pebbles'],
    [["simulate", "pebbles", "--players"], "--players needs a value"],
    [["simulate", "pebbles", "--players", "--games", "3"], "--players needs a value"],
    [["simulate", "pebbles", "--players", "7"], "pebbles is not for 7 players, only for 2, 3, 4"],
    [["simulate", "pebbles", "--players", "three"], '--players must be a number from 1 to 99, not "three"'],
    [["simulate", "pebbles", "--games", "0"], "--games must be a number from 1"],
    [["simulate", "pebbles", "--games", "1e3"], "--games must be a number"],
    [["simulate", "pebbles", "--games=-4"], "--games must be a number"],
    [["simulate", "pebbles", "--seats", "random,random,random", "--players", "2"], "3 seats given for 2 players"],
    [["simulate", "pebbles", "--seats", "random,clever"], 'nobody called "clever"'],
    [["simulate", "pebbles", "--seats", "you,random"], "only bots"],
    [["simulate", "pebbles", "--option", "heap"], "--option name=value"],
    [["simulate", "pebbles", "--option", "sand=3"], "no option “sand”; it has heap, dice"],
    [["simulate", "pebbles", "--option", "__proto__=3"], "no option “__proto__”"],
    [["simulate", "pebbles", "--option", "heap=13"], "heap cannot be “13”; it can be 12, 20"],
    [["simulate", "pebbles", "--players", "2", "--option", "heap=20"], "do not go together (PB-SETUP-02)"],
    [["simulate", "pebbles", "--records", join(folder, "picture.png", "x")], "cannot write"],
    [["bench", "pebbles", "--seconds", "soon"], "--seconds must be a number from 0.1 to 3600"],
    [["bench", "pebbles", "--players", "9"], "not for 9 players"],
    [["bench", "go"], 'no game "go"'],
    [["scenario"], "FILE is missing"],
    [["scenario", join(folder, "none.yaml")], "it does not exist"],
    [["scenario", join(folder, "empty")], "no scenarios"],
    [["replay"], "FILE is missing"],
    [["replay", join(folder, "none.caravel")], "it does not exist"],
    [["replay", folder], "it is a folder"],
    [["replay", join(folder, "picture.png")], "this is not a Caravel record"],
    [["verify"], "FILE is missing"],
    [["verify", join(folder, "none.caravel")], "it does not exist"],
    [["play", "--players", "3"], "GAME is missing"],
    [["play", "chess"], 'no game "chess"'],
    [["play", "pebbles", "--seats", "you,nobody"], 'nobody called "nobody"'],
    [["play", "pebbles", "--save", join(folder, "none", "game.caravel")], "cannot write"],
    [["play", "--resume", join(folder, "none.caravel")], "it does not exist"],
    [["play", "--resume", join(folder, "picture.png"), "--players", "3"], "--players cannot be given with --resume"],
  ])("%j", async (argv, complaint) => {
    const { code, out, err } = await caravel(argv);
    expect(err).toContain(complaint);
    expect(err).toMatch(/^caravel: [^\n]+\n$/);
    expect(out).toMatch(/^(0 scenarios passed, 1 failed\n)?$/);
    expect(code).toBe(2);
  });

  test("in the user's language", async () => {
    expect((await caravel(["simulate", "chess", "--lang", "hu"])).err).toContain("nincs „chess” nevű játék");
    expect((await caravel(["simulate", "chess"], { env: { LANG: "fr_FR.UTF-8" } })).err).toContain(
      "pas de jeu «\u202fchess\u202f»",
    );
  });

  test("without anything that steers the terminal", async () => {
    const { err } = await caravel(["\u001b[2Jsail\nagain"]);
    expect(err).toMatch(/^caravel: [^\n]+\n$/);
    expect(err).not.toContain("\u001b");
  });
});

test("a fault of the program is one line and exit code 70, with the stack only when asked for", async () => {
  const broken = {
    ...pebbles,
    setup: () => {
      throw new Error("the box\nis empty");
    },
  };
  const complaints = async (env: Record<string, string>) => {
    const err: string[] = [];
    const sink = { write: (text: string) => err.push(text) };
    const io = { stdin: process.stdin, stdout: sink, stderr: sink, env };
    expect(await run(["simulate", "pebbles"], io, [broken])).toBe(70);
    return err.join("");
  };
  expect(await complaints({})).toBe("caravel: this should not have happened: the box is empty\n");
  expect(await complaints({ CARAVEL_DEBUG: "1" })).toContain("    at ");
});

test("games lists what is on the shelf", async () => {
  const { out } = await caravel(["games"]);
  expect(out).toContain("Pebbles");
  expect(out).toContain("heap=[12]|20, dice=[true]|false");
  expect(JSON.parse((await caravel(["games", "--json"])).out)).toEqual({
    games: [{ id: "pebbles", title: "Pebbles", rules: 3, players: [2, 3, 4], options: pebbles.options }],
  });
});
