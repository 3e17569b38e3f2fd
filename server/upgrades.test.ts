import type { AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { game, Player } from "@caravel/tables/testing";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { catalogue } from "./database/catalogue.ts";
import { migrate, NewerDatabase, STEPS } from "./database/migrations.ts";
import type { Database } from "./database/schema.ts";
import { usualSettings } from "./environment.ts";
import { BadBackup, backUp, NotEmpty, openDatabase, readDatabase, restore, startServer } from "./index.ts";
import { databaseStore } from "./store.ts";
import { KINDS, testDatabases } from "./testing/databases.ts";
import { Guest } from "./testing/guest.ts";

const databases = testDatabases();

/** Everything in a database, by table, in an order that does not depend on how it came there. */
async function contents({ kysely, kind }: Database): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const { name, columns } of await catalogue(kysely, kind)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(kysely);
    all[name] = rows.map((row) => JSON.stringify(columns.toSorted().map((column) => [column, row[column]]))).sort();
  }
  return all;
}

/** A row in every table, with something in every column. */
async function fill({ kysely, kind }: Database): Promise<void> {
  const types = new Map<string, string>();
  for (const { name, columns } of await kysely.introspection.getTables())
    for (const column of columns) types.set(`${name}.${column.name}`, column.dataType.toLowerCase());
  for (const { name, columns } of await catalogue(kysely, kind)) {
    const isText = (column: string) => /text|char/.test(types.get(`${name}.${column}`) ?? "");
    // what points at another row points at the only one there is
    const row = Object.fromEntries(columns.map((column) => [column, isText(column) ? "x" : 1]));
    await kysely
      .insertInto(name as never)
      .values(row as never)
      .execute();
  }
}

describe.each(KINDS)("%s", (kind) => {
  test("from every earlier shape everything comes to the present one", async () => {
    for (let steps = 1; steps < STEPS.length; steps++) {
      const database = openDatabase(await databases.newAddress(kind));
      await migrate(database, STEPS.slice(0, steps));
      await fill(database);
      const before = await catalogue(database.kysely, kind);
      expect(await migrate(database)).toBe(STEPS.length - steps);
      for (const { name, columns } of before) {
        const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(database.kysely);
        expect(rows, `${name} after step ${steps}`).toHaveLength(1);
        for (const column of columns) expect(String(rows[0][column]), `${name}.${column}`).toMatch(/^[x1]$/);
      }
      await database.close();
    }
  });

  test("a table whose rules are not here stays as it is and is told of at the start, and all others go on", async () => {
    const address = await databases.newAddress(kind);
    const before = await startServer({ database: address, build: "test" });
    await before.doors.listen({ host: "127.0.0.1", port: 0 });
    let { port } = before.doors.server.address() as AddressInfo;
    const ana = await new Guest(() => port).comeIn("Ana");
    const tables: string[] = [];
    for (let opened = 0; opened < 2; opened++) {
      const seats = [{ kind: "me" }, { kind: "bot", name: "Inês", style: "random" }];
      const { said } = await ana.ask("POST", "/api/gatherings", { game: "portolano", seats });
      const { said: begun } = await ana.ask("POST", `/api/invitations/${said.invitation}/start`);
      tables.push(begun.table ?? "");
    }
    await before.close();
    const [strange, usual] = tables;
    const database = openDatabase(address);
    const [here, elsewhere] = [`"rules":${(await game("portolano")).rules}`, '"rules":4711'];
    await sql`update tables set summary = replace(summary, ${here}, ${elsewhere}) where id = ${strange}`.execute(
      database.kysely,
    );
    await sql`update events set event = replace(event, ${here}, ${elsewhere}) where table_id = ${strange}`.execute(
      database.kysely,
    );
    await database.close();
    const logged: string[] = [];
    const settings = { ...usualSettings, log: "warn" as const };
    const after = await startServer({
      database: address,
      build: "test",
      settings,
      logTo: { write: (line: string) => void logged.push(line) },
    });
    await after.doors.listen({ host: "127.0.0.1", port: 0 });
    ({ port } = after.doors.server.address() as AddressInfo);
    const warnings = logged.map((line) => JSON.parse(line)).filter(({ table }) => table !== undefined);
    expect(warnings).toMatchObject([{ table: strange, game: "portolano", problem: { code: "otherRules" } }]);
    expect(warnings[0].msg).toContain("run the version it began with");
    const host = ana.host();
    await expect(Player.sitDown(host, strange, 0)).rejects.toThrow("otherRules");
    await (await Player.sitDown(host, usual, 0)).playOn("usual");
    expect(await host.verify(usual)).toMatchObject({ ok: true });
    host.close();
    await after.close();
  });

  test("a backup of a running server holds one moment, and comes back on either database", async () => {
    const address = await databases.newAddress(kind);
    const server = await startServer({ database: address, build: "test" });
    await server.doors.listen({ host: "127.0.0.1", port: 0 });
    const { port } = server.doors.server.address() as AddressInfo;
    const ana = await new Guest(() => port).comeIn("Ana");
    const { said } = await ana.ask("POST", "/api/gatherings", {
      game: "portolano",
      seats: [{ kind: "me" }, { kind: "bot", name: "Inês", style: "random" }],
    });
    const { said: begun } = await ana.ask("POST", `/api/invitations/${said.invitation}/start`);
    const table = begun.table ?? "";
    const host = ana.host();
    const player = await Player.sitDown(host, table, 0);
    let isEnough = false;
    const playing = player.playOn("backup", () => isEnough);
    await player.until(({ ply }) => ply > 5);
    const source = readDatabase(address);
    const to = new PassThrough();
    const [file] = await Promise.all([buffer(to), backUp(source, to)]);
    await source.close();
    // play has gone on all the time
    const { ply } = player.sight;
    await player.until((sight) => sight.isOver || sight.ply > ply);
    isEnough = true;
    await playing;
    host.close();
    await server.close();

    for (const other of KINDS) {
      const home = await databases.newAddress(other);
      const database = openDatabase(home);
      await restore(database, PassThrough.from([file]));
      const events = await databaseStore(database).events(table);
      const { sequence } = (await databaseStore(database).summary(table)) as { sequence: number };
      expect(events).toHaveLength(sequence);
      expect(sequence).toBeGreaterThan(5);
      const all = await contents(database);
      expect([all.people, all.seats, all.settings].map((rows) => rows?.length)).toEqual([1, 1, 2]);
      await expect(restore(database, PassThrough.from([file]))).rejects.toThrow(NotEmpty);
      await database.close();
      // whoever had a seat there has it here, and plays on
      const again = await startServer({ database: home, build: "test" });
      await again.doors.listen({ host: "127.0.0.1", port: 0 });
      const { port: elsewhere } = again.doors.server.address() as AddressInfo;
      const back = new Guest(() => elsewhere).useCookie(ana.token).host();
      const there = await Player.sitDown(back, table, 0);
      await there.playOn("restored");
      expect(await back.verify(table)).toMatchObject({ ok: true });
      back.close();
      await again.close();
    }
  });

  test("what is no whole backup is brought back not at all", async () => {
    const source = openDatabase(await databases.newAddress(kind));
    await migrate(source);
    await fill(source);
    const to = new PassThrough();
    const [file] = await Promise.all([buffer(to), backUp(source, to)]);
    const lines = gunzipSync(file).toString().trimEnd().split("\n");
    const packed = (some: readonly string[]) => gzipSync(`${some.join("\n")}\n`);
    const broken: [Buffer, new (...args: never[]) => Error][] = [
      [file.subarray(0, file.length - 20), BadBackup],
      [packed(lines.slice(0, -1)), BadBackup],
      [packed(["{}", ...lines.slice(1)]), BadBackup],
      [packed([lines[0].replace(/"steps":\d+/, '"steps":999'), ...lines.slice(1)]), NewerDatabase],
      [Buffer.from("nonsense"), BadBackup],
    ];
    for (const [given, error] of broken) {
      const database = openDatabase(await databases.newAddress(kind));
      await expect(restore(database, PassThrough.from([given]))).rejects.toThrow(error);
      const left = await contents(database);
      expect(Object.values(left).flat()).toEqual([]);
      await database.close();
    }
    const whole = openDatabase(await databases.newAddress(kind));
    await restore(whole, PassThrough.from([file]));
    expect(await contents(whole)).toEqual(await contents(source));
    await whole.close();
    await source.close();
  });
});
