import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { everyBox } from "@caravel/games";
import { expect, test } from "vitest";
import { caravel } from "../testing/console.ts";
import { temporaryFolder } from "../testing/folder.ts";

const folder = temporaryFolder();
const games = await everyBox();

test("learns from games that are kept, and goes on with them where it was broken off", async () => {
  const file = join(folder, "lessons.jsonl");
  const argv = [
    "train",
    "puerto-rico",
    "--players",
    "2",
    "--games",
    "10",
    "--iterations",
    "2",
    "--seed",
    "5",
    "--json",
  ];
  const train = async () => {
    const { code, out, err } = await caravel([...argv, "--resume", file], { games });
    expect([code, err]).toEqual([0, ""]);
    return JSON.parse(out);
  };
  const first = await train();
  expect(first).toMatchObject({ game: "puerto-rico", players: 2, games: 10, seed: 5, sheet: "2", iterations: 2 });
  expect(first.positions).toBeGreaterThan(50);
  expect(first.gate.games).toBe(30);
  const weights = JSON.parse(readFileSync(`${file}.weights.json`, "utf8"));
  expect(Object.keys(weights)).toContain("score");
  const lines = readFileSync(file, "utf8").trim().split("\n");
  expect(lines).toHaveLength(11);
  // the last game broke off in the middle of its line
  writeFileSync(file, lines.join("\n").slice(0, -20));
  expect(await train()).toEqual(first);
  expect(readFileSync(file, "utf8").trim().split("\n")).toHaveLength(11);
});

test("says what cannot be learned", async () => {
  const { code, err } = await caravel(["train", "pebbles", "--games", "10"]);
  expect([code, err]).toEqual([2, "caravel: Nothing is measured in pebbles that search could learn from\n"]);
});
