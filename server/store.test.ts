import { Outdated } from "@caravel/tables/store";
import { aTable, storeTests } from "@caravel/tables/testing/stores";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { migrate, NewerDatabase, STEPS } from "./database/migrations.ts";
import { openPostgres } from "./database/postgres.ts";
import type { Database } from "./database/schema.ts";
import { DatabaseInUse, openSqlite } from "./database/sqlite.ts";
import { databaseStore } from "./store.ts";
import { KINDS, testDatabases } from "./testing/databases.ts";

const databases = testDatabases();

const OPEN = { sqlite: openSqlite, postgres: openPostgres };

describe.each(KINDS)("a store in %s", (kind) => {
  const open = OPEN[kind];
  let address: string;
  let database: Database;

  beforeEach(async () => {
    address = await databases.newAddress(kind);
    database = open(address);
    await migrate(database);
  });

  afterEach(() => database.close());

  storeTests(() => databaseStore(database));

  test("has everything after the program was started anew", async () => {
    const { events, summary } = await aTable();
    await databaseStore(database).append("id", 1, events, summary);
    await database.close();
    database = open(address);
    expect(await migrate(database)).toBe(0);
    expect(await databaseStore(database).events("id")).toEqual(events);
  });

  test("a move that comes when the program has ended is not kept, and brings nothing down", async () => {
    const { events, summary } = await aTable();
    const store = databaseStore(database);
    await database.close();
    await expect(store.append("id", 1, events, summary)).rejects.toThrow();
    database = open(address);
    expect(await databaseStore(database).events("id")).toEqual([]);
  });

  test("of two keepers that add at once one is kept, whatever they add", async () => {
    const { events, summary } = await aTable();
    const other = kind === "postgres" ? open(address) : database;
    const stores = [databaseStore(database), databaseStore(other)];
    for (let sequence = 1; sequence <= 20; sequence++) {
      const both = await Promise.allSettled(
        stores.map((store, place) => store.append("id", sequence, [events[place]], summary)),
      );
      const late = both.filter((result) => result.status === "rejected");
      expect(late).toHaveLength(1);
      expect(late[0].reason).toBeInstanceOf(Outdated);
    }
    expect(await stores[0].events("id")).toHaveLength(20);
    if (other !== database) await other.close();
  });

  test("a move that comes while something else is being kept is kept too", async () => {
    const { events, summary } = await aTable();
    const store = databaseStore(database);
    let moving: Promise<void> | undefined;
    await database.durably(async (one) => {
      await one.insertInto("settings").values({ name: "under way", value: "" }).execute();
      moving = store.append("id", 1, events, summary);
      await one.updateTable("settings").set({ value: "done" }).execute();
    });
    await moving;
    expect(await store.events("id")).toEqual(events);
    expect(await database.kysely.selectFrom("settings").select("value").execute()).toEqual([{ value: "done" }]);
  });

  test("a step that fails leaves everything as it was", async () => {
    const fresh = open(await databases.newAddress(kind));
    try {
      await expect(
        migrate(fresh, [
          async (one) => {
            await one.schema.createTable("half").addColumn("done", "text").execute();
            await sql`select nonsense from nowhere`.execute(one);
          },
        ]),
      ).rejects.toThrow();
      await fresh.kysely.schema.createTable("half").addColumn("done", "text").execute();
      expect(await migrate(fresh)).toBe(STEPS.length);
    } finally {
      await fresh.close();
    }
  });

  test("made by a newer version is refused", async () => {
    await database.kysely
      .insertInto("schema_steps")
      .values({ number: STEPS.length + 1 })
      .execute();
    await expect(migrate(database)).rejects.toThrow(NewerDatabase);
  });
});

test("a file of SQLite is for one program at a time", async () => {
  const file = await databases.newAddress("sqlite");
  const database = openSqlite(file);
  expect(() => openSqlite(file)).toThrow(DatabaseInUse);
  await database.close();
  await openSqlite(file).close();
});

describe("several processes on one PostgreSQL", () => {
  test("bring it to the present shape once", async () => {
    const address = await databases.newAddress("postgres");
    const programs = [openPostgres(address), openPostgres(address), openPostgres(address)];
    const steps = await Promise.all(programs.map((program) => migrate(program)));
    expect([...steps].sort()).toEqual([0, 0, STEPS.length]);
    for (const program of programs) await program.close();
  });

  test("hear what the others have changed, also what was changed before they listened", async () => {
    const address = await databases.newAddress("postgres");
    const [here, there] = [openPostgres(address), openPostgres(address)];
    await migrate(here);
    const { events, summary } = await aTable();
    const changedNow = { ...summary, changedAt: Date.now() };
    await databaseStore(here).append("early", 1, events, changedNow);
    await new Promise<void>((resolve) => {
      databaseStore(there).watch((id) => {
        if (id === "early") void databaseStore(here).append("late", 1, events, changedNow);
        else if (id === "late") resolve();
      });
    });
    await here.close();
    await there.close();
  });
});
