import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { everyBox } from "@caravel/games";
import { FastChance, LANGUAGES, type Language, verify } from "@caravel/kernel";
import { describe, expect, test } from "vitest";
import { caravel } from "./testing/console.ts";
import { temporaryFolder } from "./testing/folder.ts";
import { widthOf } from "./text/width.ts";

const folder = temporaryFolder();
const world = { games: await everyBox() };
const chance = new FastChance("choices");
const manyChoices = Array.from({ length: 3000 }, () => `${chance.roll(5) + 1}\n`).join("");

/** How the end of a game is told. */
const WON: Readonly<Record<Language, RegExp>> = {
  en: / (wins|share the victory)\.$/m,
  hu: / (győzött|osztozik a győzelmen)\.$/m,
  fr: / (gagne|partagent la victoire)\.$/m,
};

function expectToFit(out: string): void {
  for (const line of out.split("\n")) expect(widthOf(line)).toBeLessThanOrEqual(100);
}

describe("Puerto Rico at the command line", () => {
  test.each(LANGUAGES)("a whole piped game with five players, in %s, fits 100 columns", async (lang) => {
    const argv = ["play", "puerto-rico", "--players", "5", "--seed", lang, "--lang", lang];
    const { code, out, err } = await caravel(argv, { ...world, input: manyChoices });
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(WON[lang]);
    expect(/undefined|NaN|\[object/.exec(out)).toBeNull();
    expectToFit(out);
  });

  test.each(LANGUAGES)("? tells the rule behind the question, in %s", async (lang) => {
    const argv = ["play", "puerto-rico", "--players", "3", "--seed", "1", "--lang", lang];
    const { out } = await caravel(argv, { ...world, input: "?\n" });
    const [, rule = "", beginning = ""] = /^ {2}(PR-[A-Z]+-\d+) {2}(\p{L}+)/mu.exec(out) ?? [];
    const book = readFileSync(new URL(`../games/puerto-rico/rulebook/${lang}.md`, import.meta.url), "utf8");
    expect(book).toContain(`**${rule}** ${beginning}`);
    expectToFit(out);
  });

  test("a refused entry is explained by its rule", async () => {
    const { out } = await caravel(["play", "puerto-rico", "--players", "3"], { ...world, input: "load corn 4\n" });
    expect(out).toMatch(/Not allowed: .+ \(PR-[A-Z]+-\d+\)/s);
  });

  test("simulated games are the same with records, and every record is sound", async () => {
    const argv = ["simulate", "puerto-rico", "--players", "4", "--games", "5", "--seed", "s", "--json"];
    const report = async (...more: string[]) => {
      const { gamesPerSecond, ...rest } = JSON.parse((await caravel([...argv, ...more], world)).out);
      expect(gamesPerSecond).toBeGreaterThan(0);
      return rest;
    };
    expect(await report("--records", folder)).toEqual(await report());
    const game = world.games.find(({ id }) => id === "puerto-rico");
    if (game === undefined) throw new Error("Puerto Rico is not on the shelf");
    for (const file of readdirSync(folder))
      expect(verify(game, readFileSync(join(folder, file), "utf8"))).toMatchObject({ ok: true, luckDerived: true });
  });

  test("a position of a record, as a seat sees it", async () => {
    const records = join(folder, "replayed");
    await caravel(["simulate", "puerto-rico", "--games", "1", "--records", records], world);
    const [file] = readdirSync(records);
    const { code, out } = await caravel(["replay", join(records, file), "--at", "100", "--seat", "1"], world);
    expect(code).toBe(0);
    expect(out).toContain("After 100 of");
    expectToFit(out);
  });
});
