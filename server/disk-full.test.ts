import type { AddressInfo } from "node:net";
import { Player } from "@caravel/tables/testing";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Database, openDatabase, startServer } from "./index.ts";
import { databaseStore } from "./store.ts";
import { KINDS, testDatabases } from "./testing/databases.ts";
import { Guest } from "./testing/guest.ts";

const databases = testDatabases();

/** Events for which there is still room, where the database itself does not count pages. */
const ROOM = 10;

/** How the room of each database ends, and comes back. */
const ROOMS = {
  sqlite: {
    // SQLite itself says that the disk is full
    async end({ kysely }: Database) {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(kysely);
      await sql.raw(`pragma max_page_count = ${rows[0].page_count}`).execute(kysely);
    },
    async comeBack({ kysely }: Database) {
      await sql`pragma max_page_count = 1000000`.execute(kysely);
    },
  },
  postgres: {
    // what PostgreSQL says when a file cannot grow
    async end({ kysely }: Database) {
      await sql
        .raw(
          `create function no_room() returns trigger language plpgsql as $$ begin
             if (select count(*) from events) > ${ROOM} then
               raise exception 'could not extend file: no space left on device' using errcode = 'disk_full';
             end if;
             return new;
           end $$`,
        )
        .execute(kysely);
      await sql`create trigger no_room before insert on events for each row execute function no_room()`.execute(kysely);
    },
    async comeBack({ kysely }: Database) {
      await sql`drop trigger no_room on events`.execute(kysely);
    },
  },
};

test.each(KINDS)(
  "where nothing more can be kept on %s a move is refused and says why, nothing is lost, and play goes on when there is room",
  async (kind) => {
    const room = ROOMS[kind];
    const database = openDatabase(await databases.newAddress(kind));
    const server = await startServer({ database, build: "test" });
    await server.doors.listen({ host: "127.0.0.1", port: 0 });
    const { port } = server.doors.server.address() as AddressInfo;
    const ana = await new Guest(() => port).comeIn("Ana");
    const bence = await new Guest(() => port).comeIn("Bence");
    const { said } = await ana.ask("POST", "/api/gatherings", {
      game: "puerto-rico",
      seats: [{ kind: "me" }, { kind: "open" }],
    });
    await bence.ask("POST", `/api/invitations/${said.invitation}/seat`, { seat: 1 });
    const { said: begun } = await ana.ask("POST", `/api/invitations/${said.invitation}/start`);
    const table = begun.table ?? "";
    const hosts = [ana.host(), bence.host()];
    const players = await Promise.all(hosts.map((host, seat) => Player.sitDown(host, table, seat)));

    await room.end(database);
    let acknowledged = 0;
    const playUntilFull = async (): Promise<unknown> => {
      for (;;) {
        const player = players[players[0].sight.asked[0]];
        await player.until(({ sequence, asked }) => asked.includes(player.seat) && sequence === acknowledged + 1);
        try {
          const answer = await player.play(player.choices[0]);
          expect(answer).toEqual({ kind: "accepted" });
          acknowledged++;
          await players[0].until(({ sequence }) => sequence > acknowledged);
        } catch (error) {
          return error;
        }
      }
    };
    const problem = await playUntilFull();
    expect(problem).toMatchObject({ problem: { code: "noRoom" } });
    expect(acknowledged).toBeGreaterThan(0);
    // refused once more, and still nothing is lost
    const before = acknowledged;
    await playUntilFull();
    expect(acknowledged).toBe(before);
    expect(await databaseStore(database).events(table)).toHaveLength(acknowledged + 1);
    expect((await ana.ask("GET", "/api/me")).status).toBe(200);

    await room.comeBack(database);
    const ends = await Promise.all(players.map((player) => player.playOn("room")));
    expect(ends.every(({ isOver }) => isOver)).toBe(true);
    expect(await hosts[0].verify(table)).toMatchObject({ ok: true });
    for (const host of hosts) host.close();
    await server.close();
  },
);
