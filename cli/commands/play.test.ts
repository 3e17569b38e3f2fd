import { readFileSync } from "node:fs";
import { join } from "node:path";
import { everyBox } from "@caravel/games";
import { readRecord, verify } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { caravel } from "../testing/console.ts";
import { temporaryFolder } from "../testing/folder.ts";
import { pebbles } from "../testing/pebbles.ts";

const folder = temporaryFolder();
const anyChoices = "1\n".repeat(60);

function play(input: string, ...argv: string[]) {
  const players = argv.includes("--seats") ? [] : ["--players", "2"];
  return caravel(["play", "pebbles", ...players, ...argv], { input });
}

describe("a whole game through a pipe", () => {
  test("ends with the scores and the winners", async () => {
    const { code, out, err } = await play(anyChoices, "--seed", "7");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("Pebbles: Player 1, Inês (easy bot, thinks one step ahead)");
    expect(out).toContain("Player 1: how many pebbles do you take?");
    expect(out).toContain("1  Take 1");
    expect(out).toContain("· Inês takes");
    expect(out).toContain("The game is over");
    expect(out).toMatch(/wins\.|share the victory/);
    expect(out).not.toContain("\u001b");
    for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
  });

  test("is the same with the same seed", async () => {
    expect(await play(anyChoices, "--seed", "7")).toEqual(await play(anyChoices, "--seed", "7"));
  });

  test("with committed luck shows the commitment first and the secret last, and the record is sound", async () => {
    const file = join(folder, "live.caravel");
    const { out } = await play(anyChoices, "--save", file);
    const text = readFileSync(file, "utf8");
    const { luck } = readRecord(text);
    if (luck.kind !== "committed") throw new Error("the luck is not committed");
    expect(luck.contributions).toHaveLength(2);
    expect(out.indexOf(luck.commitment)).toBeLessThan(out.indexOf("── Heap"));
    expect(out.indexOf(luck.secret ?? "")).toBeGreaterThan(out.indexOf("The game is over"));
    expect(verify(pebbles, text)).toMatchObject({ ok: true, luckDerived: true });
  });

  test("tells what a strong companion would do, and the record says that somebody asked", async () => {
    const file = join(folder, "advised.caravel");
    const { out } = await play(`advise\n${anyChoices}`, "--seed", "7", "--save", file);
    expect(out).toMatch(/would weigh these, with the chance to win:\n +\d {2}(Take \d|Roll the die) \(\d+ %\)/);
    expect(out).toContain("The record says that you asked.");
    const [first, ...rest] = readRecord(readFileSync(file, "utf8")).lines;
    expect(first).toMatchObject({ kind: "move", seat: 0, advised: true });
    for (const line of rest) expect(line).not.toHaveProperty("advised");
    expect(verify(pebbles, readFileSync(file, "utf8"))).toMatchObject({ ok: true });
  });

  test("can be watched: bots only", async () => {
    const { code, out } = await play("", "--seats", "random,eager,first", "--seed", "3");
    expect(code).toBe(0);
    expect(out).toContain("Inês (very easy bot, plays at random), Tomé (test bot, never declines)");
    expect(out).toContain("· Tomé takes");
    expect(out).toContain("The game is over");
    expect(out).not.toContain("Your card says");
  });

  test("can be played by several people", async () => {
    const { out } = await play(anyChoices, "--seats", "you", "--players", "3");
    for (const name of ["Player 1", "Player 2", "Player 3"]) expect(out).toContain(`${name}: how many`);
    expect(out).toContain("The game is over");
  });

  test.each([
    ["hu", "Vége a játéknak"],
    ["fr", "La partie est finie"],
  ])("in %s", async (lang, ending) => {
    expect((await play(anyChoices, "--lang", lang)).out).toContain(ending);
  });
});

describe("what can be typed", () => {
  const typed = async (...lines: string[]) => (await play(`${lines.join("\n")}\n`, "--seed", "7")).out;

  test("a move in notation, in any case", async () => {
    expect(await typed("Take 2")).toContain("Player 1 takes 2.");
  });

  test("a refused move is explained by its rule", async () => {
    expect(await typed("done")).toContain("Not allowed: take something first. (PB-TURN-01)");
    expect(await typed("why done")).toContain("Not allowed: take something first. (PB-TURN-01)");
    expect(await typed("why take 2")).toContain("That is allowed: Take 2");
    expect(await typed("why 1")).toContain("That is allowed: Take 1");
  });

  test("nonsense is answered politely", async () => {
    expect(await typed("dance")).toContain('"dance" is neither a number nor a move');
    expect(await typed("why dance")).toContain('"dance" is neither');
    expect(await typed("why")).toContain("Write the move after why");
    expect(await typed("99")).toContain("There is no choice 99; they go from 1 to 4.");
    expect(await typed("0")).toContain("There is no choice 0");
    expect(await typed("undo it")).toContain('"undo it" is neither');
    expect(await typed("save")).toContain("Write the name of a file after save.");
    expect(await typed(`save ${join(folder, "none", "x")}`)).toContain("Not saved: cannot write");
  });

  test("? explains what is asked and what can be typed", async () => {
    const out = await typed("?");
    expect(out.split("how many pebbles do you take?")).toHaveLength(3);
    expect(out).toContain("What you can type:");
    expect(out).toContain("why MOVE");
    expect(out).toContain("1  take 1");
    expect(await typed("help")).toBe(out.replace("> ?\n", "> help\n"));
  });

  test("help, log and show", async () => {
    const out = await typed("help", "log", "take 1", "log", "show");
    expect(out).toContain("why MOVE");
    expect(out).toContain("1  take 1");
    expect(out).toContain("Nothing has happened yet.");
    expect(out.split("Player 1 takes 1.")).toHaveLength(3);
    expect(out.split("── Heap")).toHaveLength(4);
  });

  test("quit and the end of the input leave politely", async () => {
    for (const input of ["quit\n", ""]) {
      const { code, out } = await play(input);
      expect(code).toBe(0);
      expect(out).toContain("Goodbye. This game was not saved.");
    }
  });
});

describe("undo", () => {
  const undo = async (...lines: string[]) => (await play(`${lines.join("\n")}\n`, "--seed", "7")).out;

  test("takes back the last choice", async () => {
    const out = await undo("take 1", "undo");
    expect(out).toContain("1 move taken back.");
    expect(out.split("pebbles  12")).toHaveLength(3);
  });

  test("says why it cannot", async () => {
    expect(await undo("undo")).toContain("nothing of yours to take back");
    expect(await undo("take 1", "done", "undo")).toContain("Inês has acted since");
    expect((await play("roll\nundo\n", "--seats", "you,idle", "--seed", "7")).out).toContain("has acted since");
  });

  test("taken back moves leave no trace in the saved game", async () => {
    const file = join(folder, "undone.caravel");
    await play("take 1\nundo\ntake 2\n", "--save", file);
    expect(readRecord(readFileSync(file, "utf8")).lines).toMatchObject([{ move: "take 2" }]);
  });
});

describe("saving and going on", () => {
  test("a record says who is a bot and how it plays, and they sit there again", async () => {
    const file = join(folder, "companions.caravel");
    await play("", "--seats", "random,you,eager", "--save", file);
    expect(readRecord(readFileSync(file, "utf8"))).toMatchObject({
      names: ["Inês", "Player 2", "Tomé"],
      bots: ["random", null, "eager"],
    });
    const { out } = await caravel(["play", "--resume", file, "--save", file], { input: anyChoices });
    expect(out).toContain("The game is over");
    expect(readRecord(readFileSync(file, "utf8")).bots).toEqual(["random", null, "eager"]);
  });

  test("the end of the input leaves a saved game that goes on exactly as the uninterrupted one", async () => {
    const [half, whole] = [join(folder, "half.caravel"), join(folder, "whole.caravel")];
    const argv = ["--seats", "you,random,eager", "--seed", "11"];
    await play(anyChoices, ...argv, "--save", whole);
    const { out } = await play("1\n1\n1\n", ...argv, "--save", half);
    expect(out).toContain(`Saved to ${half}.`);
    const resumed = await caravel(["play", "--resume", half, "--save", half], { input: anyChoices });
    expect(resumed.code).toBe(0);
    expect(resumed.out).toMatch(/Going on after \d+ moves\./);
    expect(readFileSync(half, "utf8")).toBe(readFileSync(whole, "utf8"));
  });

  test("save FILE keeps a game of committed luck with its secret, which goes on", async () => {
    const file = join(folder, "by hand.caravel");
    expect((await play(`take 1\nsave ${file}\nquit\n`)).out).toContain(`Saved to ${file}.`);
    const { code, out } = await caravel(["play", "--resume", file], { input: anyChoices });
    expect(code).toBe(0);
    expect(out).toContain("The game is over");
  });

  test("a finished game shows its end", async () => {
    const file = join(folder, "over.caravel");
    await play(anyChoices, "--save", file);
    expect((await caravel(["play", "--resume", file])).out).toContain("The game is over");
  });

  test("another game cannot be named with it", async () => {
    const file = join(folder, "named.caravel");
    await play("", "--save", file);
    expect((await caravel(["play", "chess", "--resume", file])).err).toContain("chess cannot be given with --resume");
  });
});

describe("the menu", () => {
  test("asks for the game, the players and the options", async () => {
    const { code, out } = await caravel(["play"], { input: `9\n1\n7\n2\n2\n\n1\n\n${anyChoices}` });
    expect(code).toBe(0);
    expect(out).toContain("Which game?");
    expect(out).toContain("Please type a number from 1 to 1.");
    expect(out).toContain("Please type a number from 2 to 4.");
    expect(out).toContain("these options do not go together (PB-SETUP-02)");
    expect(out).toContain("The game is over");
  });

  test.each(["", "1\n", "1\n2\n"])("the end of the input ends it politely (%j)", async (input) => {
    expect(await caravel(["play"], { input })).toMatchObject({ code: 0, err: "" });
  });
});

describe("on a terminal", () => {
  test("a game that is named asks for its players and options, those that mean something", async () => {
    const asked = async (input: string) =>
      (
        await caravel(["play", "puerto-rico"], {
          input,
          terminal: true,
          games: await everyBox(),
          env: { NO_COLOR: "1" },
        })
      ).out;
    const base = await asked("3\n\n\n1\n");
    expect(base).toContain("How many players?");
    expect(base).toContain("expansion I: new buildings");
    expect(base).toContain("expansion II: nobles");
    expect(base).not.toContain("draft");
    expect(base).toContain("Role cards");
    const withNobles = await asked("3\n\n2\n1\n");
    expect(withNobles).toContain("which building do you put on the bank board?");
  });

  test("nobody is asked when the command line says it all", async () => {
    const argv = ["play", "puerto-rico", "--players", "2"];
    const { out } = await caravel(argv, { input: "1\n", terminal: true, games: await everyBox() });
    expect(out).not.toContain("How many players?");
  });

  test("there are prompts and colour, unless NO_COLOR is set", async () => {
    const { out } = await caravel(["play", "pebbles", "--players", "2"], { input: "1\n", terminal: true });
    expect(out).toContain("\u001b[1m");
    expect(out).toContain("\n> ");
    const plain = await caravel(["play", "pebbles", "--players", "2"], {
      input: "1\n",
      terminal: true,
      env: { NO_COLOR: "1" },
    });
    expect(plain.out).not.toContain("\u001b");
  });

  test("the screen is cleared when it is handed from one person to the other", async () => {
    const input = `\n3\n1\n\n${anyChoices}`;
    const { out } = await caravel(["play", "pebbles", "--seats", "you,you"], { input, terminal: true });
    expect(out).toContain("Player 2, it is your turn: press Enter");
  });
});
