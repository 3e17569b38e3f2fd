import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { committedLuck, Match, writeRecord } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { caravel, caravelJson } from "../testing/console.ts";
import { temporaryFolder } from "../testing/folder.ts";
import { moves, pebbles } from "../testing/pebbles.ts";

const folder = temporaryFolder();
const names = ["Anna", "Béla\u001b[2J"];

function played(count: number): Match {
  const luck = committedLuck("ab".repeat(32), ["x", "y"]);
  const match = new Match(pebbles, { players: 2, options: { heap: 12, dice: true }, names, luck });
  const take = [moves.take(3), moves.done];
  const all = [...take, moves.roll, ...take, ...take, ...take, ...take];
  for (const move of all.slice(0, count)) if (!match.isOver) match.play(match.state.stack[0]?.seat ?? 0, move);
  return match as unknown as Match;
}

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const finished = played(99);
const whole = writeRecord(finished.record());
const file = write("whole.caravel", whole);
const changed = write("changed.caravel", whole.replace("take 3", "take 2"));

/** The line of the first move: after title, game, rules, players, options, 2 seats, luck, 2 contributions, set-up. */
const FIRST_MOVE = 12;

describe("verify", () => {
  test("a sound record", async () => {
    expect(await caravelJson(["verify", file])).toEqual({
      ok: true,
      hash: finished.record().end.hash,
      problems: [],
      moves: finished.entries.length,
      outcomes: 3,
      luckDerived: true,
    });
    const { code, out } = await caravel(["verify", file]);
    expect(code).toBe(0);
    expect(out).toContain("This record is sound");
    expect(out).toContain("follows from the luck that was fixed before");
  });

  test("a running game whose secret is kept", async () => {
    const { code, out } = await caravel(["verify", write("running.caravel", writeRecord(played(3).record()))]);
    expect(code).toBe(0);
    expect(out).toContain("could not be checked");
  });

  test("a tampered record is named by its line, with exit code 1", async () => {
    const { code, out, err } = await caravel(["verify", changed]);
    expect([code, err]).toEqual([1, ""]);
    expect(out).toContain(`line ${FIRST_MOVE}: `);
    expect(await caravelJson(["verify", changed])).toMatchObject({ ok: false, hash: null });
  });

  test("a record cut short", async () => {
    const { code, out } = await caravel(["verify", write("cut.caravel", whole.slice(0, 300))]);
    expect(code).toBe(1);
    expect(out).toContain("breaks off");
  });

  test("a forged record whose checks fit: the luck gives other outcomes", async () => {
    const record = finished.record();
    const lines = record.lines.map((line) =>
      line.kind === "move" && line.move === "roll" ? { ...line, outcomes: [0] } : line,
    );
    const original = record.lines.find((line) => line.kind === "move" && line.move === "roll");
    expect(original).not.toMatchObject({ outcomes: [0] });
    const { code, out } = await caravel(["verify", write("forged.caravel", writeRecord({ ...record, lines }))]);
    expect(code).toBe(1);
    expect(out).toContain("the luck gives");
  });

  test("a record of a game that is not on the shelf", async () => {
    const other = write("other.caravel", writeRecord({ ...finished.record(), game: "chess" }));
    expect(await caravel(["verify", other])).toMatchObject({ code: 2, out: "" });
  });
});

describe("replay", () => {
  test("shows the log, the last position and the scores", async () => {
    const { code, out } = await caravel(["replay", file]);
    expect(code).toBe(0);
    expect(out).toContain("Anna takes 3.");
    expect(out).toContain("── Heap");
    expect(out).toContain("winner");
    expect(out).not.toContain("\u001b");
  });

  test("shows a position in between", async () => {
    const { out } = await caravel(["replay", file, "--at", "1"]);
    expect(out).toContain("After 1 of");
    expect(out).toContain("pebbles  9");
    expect(out).not.toContain("winner");
    expect((await caravel(["replay", file, "--at", "0"])).out).toContain("Nothing has happened yet.");
  });

  test("shows what a seat was told in secret to that seat only", async () => {
    expect((await caravel(["replay", file, "--seat", "1"])).out).toContain("Your card says");
    expect((await caravel(["replay", file, "--seat", "0"])).out).not.toContain("Your card says");
    expect((await caravel(["replay", file])).out).not.toContain("Your card says");
  });

  test("gives JSON", async () => {
    const { hash, scores } = finished.record().end;
    const moves = finished.entries.length;
    expect(await caravelJson(["replay", file])).toEqual({ game: "pebbles", rules: 3, moves, over: true, hash, scores });
    expect(await caravelJson(["replay", file, "--at", "1"])).toMatchObject({ moves: 1, over: false });
  });

  test.each([
    [["--at", "999"], "there is no position 999"],
    [["--at", "x"], "--at must be a number"],
    [["--seat", "2"], "--seat must be a number from 0 to 1"],
  ])("%j is wrong", async (argv, complaint) => {
    const { code, err } = await caravel(["replay", file, ...argv]);
    expect(code).toBe(2);
    expect(err).toContain(complaint);
  });

  test.each(["replay", "play"])("%s names the line of a tampered record", async (command) => {
    const { code, err } = await caravel(command === "play" ? ["play", "--resume", changed] : ["replay", changed]);
    expect(code).toBe(2);
    expect(err).toContain(`${changed}: line ${FIRST_MOVE}:`);
  });

  test("a record of other rules is read as text, but shows no position", async () => {
    const old = write("old.caravel", writeRecord({ ...finished.record(), rules: 2 }));
    const { code, out } = await caravel(["replay", old]);
    expect(code).toBe(0);
    expect(out).toMatch(/^this is played by rules 2 /);
    const [first] = finished.record().lines;
    expect(out).toContain(`1. ${finished.setup.names[0]}: ${first.kind === "move" && first.move}`);
    expect((await caravel(["replay", old, "--json"])).err).toContain("line 3: this is played by rules 2");
  });
});
