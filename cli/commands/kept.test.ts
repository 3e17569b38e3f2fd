import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { openDatabase, tablesIn } from "@caravel/server";
import { Keeper, usualSurroundings } from "@caravel/tables";
import { keeperOn, opened, Player, setup } from "@caravel/tables/testing";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { caravel } from "../testing/console.ts";
import { temporaryFolder } from "../testing/folder.ts";

const folder = temporaryFolder();
const data = join(folder, "data");
const backup = join(folder, "tables.caravel-backup");

/** A folder in which two games are under way. */
beforeAll(async () => {
  const { startServer } = await import("@caravel/server");
  const server = await startServer({ database: join(data, "caravel.db"), build: "test" });
  await server.close();
  const database = openDatabase(join(data, "caravel.db"));
  const keeper = keeperOn(tablesIn(database));
  for (const seed of ["b", "c"]) {
    const id = await opened(keeper, setup(2, 2, { seed }));
    const [player, other] = [await Player.sitDown(keeper, id, 0), await Player.sitDown(keeper, id, 1)];
    for (let moves = 0; moves < 8; moves++) {
      const { asked } = player.sight;
      const mover = asked[0] === 0 ? player : other;
      await mover.play(mover.choices[0]);
    }
  }
  await database.close();
});

describe("replay-all", () => {
  test("every running game is played again", async () => {
    const { code, out } = await caravel(["replay-all", "--data", data]);
    expect([code, out]).toEqual([0, "2 running games can go on\n"]);
  });

  test("a game that leads elsewhere is told with its first other position, one of unknown rules with those that are known", async () => {
    const other = join(folder, "other");
    expect((await caravel(["backup", backup, "--data", data])).code).toBe(0);
    expect((await caravel(["restore", backup, "--data", other])).code).toBe(0);
    const database = openDatabase(join(other, "caravel.db"));
    const ids = (await sql<{ id: string }>`select id from tables order by id`.execute(database.kysely)).rows;
    const [{ id: elsewhere }, { id: unknown }] = ids;
    // as if the code that made the moves had led to other positions from the sixth event on
    const found = (await tablesIn(database).events(elsewhere)) as { hash: string }[];
    for (const [place, event] of found.entries()) {
      if (place < 5) continue;
      const changed = JSON.stringify({
        ...event,
        hash: event.hash.replace(/./g, (digit) => (digit === "0" ? "1" : "0")),
      });
      await sql`update events set event = ${changed} where table_id = ${elsewhere} and sequence = ${place + 1}`.execute(
        database.kysely,
      );
    }
    const [opening] = (await tablesIn(database).events(unknown)) as { rules: number }[];
    const old = JSON.stringify({ ...opening, rules: 99 });
    await sql`update events set event = ${old} where table_id = ${unknown} and sequence = 1`.execute(database.kysely);
    await database.close();
    const { code, out } = await caravel(["replay-all", "--data", other]);
    expect(code).toBe(1);
    const said = out.replace(/\s+/g, " ");
    expect(said).toContain("0 running games can go on 2 running games cannot go on here:");
    expect(said).toMatch(new RegExp(`${elsewhere} \\(puerto-rico, 8 moves\\): .*; another position after move 5`));
    expect(said).toMatch(new RegExp(`${unknown} \\(puerto-rico, 8 moves\\): .*99`));
    const { out: json } = await caravel(["replay-all", "--data", other, "--json"]);
    expect(JSON.parse(json)).toMatchObject([{ game: "puerto-rico" }, { game: "puerto-rico" }]);
    // and a server starts there all the same, and lets others be played
    const again = openDatabase(join(other, "caravel.db"));
    const keeper = new Keeper(tablesIn(again), true, usualSurroundings("test"));
    await keeper.wake();
    expect(await keeper.tables()).toHaveLength(2);
    await expect(keeper.sit(unknown, 0, () => undefined)).rejects.toThrow("otherRules");
    await opened(keeper, setup(2, 2));
    await again.close();
  });
});

describe("backup and restore", () => {
  test("say what they did; the file is for its owner alone", async () => {
    const file = join(folder, "mine");
    const { code, out } = await caravel(["backup", file, "--data", data]);
    expect(code).toBe(0);
    expect(out).toMatch(/^\d+ rows written to \S+mine\nThe file holds all secrets: keep it to yourself\.\n$/);
    expect(statSync(file).mode & 0o077).toBe(0);
    const home = join(folder, "home");
    const restored = await caravel(["restore", file, "--data", home]);
    expect(restored.out).toMatch(/^\d+ rows brought back into \S+home\n$/);
    const twice = await caravel(["restore", file, "--data", home]);
    expect([twice.code, twice.err]).toEqual([
      2,
      `caravel: there are tables in ${home} already; a backup is brought back into a new place only\n`,
    ]);
  });

  test.each([
    [["backup"], "FILE is missing"],
    [["restore"], "FILE is missing"],
    [["backup", "x", "--data", join(folder, "none")], "no tables are kept in"],
    [["replay-all", "--data", join(folder, "none")], "no tables are kept in"],
    [["restore", join(folder, "none")], "it does not exist"],
    [["backup", join(folder, "none", "x"), "--data", data], "it does not exist"],
    [["restore", import.meta.filename, "--data", join(folder, "nothing")], "cannot be brought back: "],
  ])("what is wrong with %j is one line", async (argv, complaint) => {
    const { code, err } = await caravel(argv);
    expect(err).toMatch(/^caravel: [^\n]+\n$/);
    expect(err).toContain(complaint);
    expect(code).toBe(2);
    expect(existsSync(join(folder, "none"))).toBe(false);
  });
});
