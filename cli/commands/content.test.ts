import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { everyBox } from "@caravel/games";
import { describe, expect, test } from "vitest";
import { caravel } from "../testing/console.ts";
import { temporaryFolder } from "../testing/folder.ts";

const folder = temporaryFolder();
const games = await everyBox();
const GOOD = {
  schema: "caravel-content/1",
  game: "puerto-rico",
  name: "First edition",
  tables: { 5: { points: 122 } },
};

function packFile(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const check = (file: string, ...more: string[]) => caravel(["content", "check", file, ...more], { games });

describe("content check", () => {
  test("a pack that can be used", async () => {
    const file = packFile("good.json", JSON.stringify(GOOD));
    expect(await check(file)).toMatchObject({ code: 0, out: "The content pack can be used with Puerto Rico.\n" });
    expect(JSON.parse((await check(file, "--json")).out)).toEqual({ ok: true, game: "puerto-rico", problems: [] });
  });

  test("every problem is named with its place and line, and the exit code is 1", async () => {
    const broken = { ...GOOD, buildings: { wharf: { cost: "dear" }, warf: { points: 1 } } };
    const file = packFile("broken.json", JSON.stringify(broken, null, 2));
    const { code, out } = await check(file);
    expect(code).toBe(1);
    expect(out).toContain("buildings.wharf.cost");
    const { ok, problems } = JSON.parse((await check(file, "--json")).out);
    expect(ok).toBe(false);
    expect(problems.map(({ place }: { place: string }) => place)).toEqual(["buildings.wharf.cost", "buildings.warf"]);
    const lines = JSON.stringify(broken, null, 2).split("\n");
    expect(lines[problems[0].line - 1]).toContain('"cost"');
  });

  test.each([
    [["content"], "check is missing"],
    [["content", "check"], "FILE is missing"],
    [["content", "check", join(folder, "none.json")], "it does not exist"],
  ])("%j is answered in one line", async (argv, problem) => {
    const { code, err } = await caravel(argv, { games });
    expect([code, err.trimEnd().includes("\n")]).toEqual([2, false]);
    expect(err).toContain(problem);
  });

  test("a file that names no game, or one we do not have", async () => {
    expect((await check(packFile("text.json", "[1, 2"))).code).toBe(2);
    expect((await check(packFile("other.json", '{ "game": "chess" }'))).err).toContain("chess");
  });
});

describe("playing with a pack", () => {
  test("the option takes a file, and the record holds the pack", async () => {
    const file = packFile("mine.json", JSON.stringify(GOOD));
    const saved = join(folder, "mine.caravel");
    const argv = ["play", "puerto-rico", "--players", "5", "--option", `content=@${file}`, "--save", saved];
    const { code, out } = await caravel(argv, { input: "1\n", games });
    expect([code, out.includes("122/122")]).toEqual([0, true]);
    expect((await caravel(["verify", saved], { games })).code).toBe(0);
  });

  test("a pack that cannot be used is refused in one line", async () => {
    const file = packFile("bad.json", JSON.stringify({ ...GOOD, tables: { 9: {} } }));
    const { code, err } = await caravel(["play", "puerto-rico", "--option", `content=@${file}`], {
      games,
    });
    expect([code, err.trimEnd().includes("\n")]).toEqual([2, false]);
    expect(err).toContain("tables.9");
  });
});
