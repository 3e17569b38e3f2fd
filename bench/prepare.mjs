// Lays tables into a database: node prepare.mjs FILE IDLE; the one that was played long is told.

import { FastChance } from "@caravel/kernel";
import { openDatabase } from "@caravel/server";
import { Keeper, usualSurroundings } from "@caravel/tables";
import { sql } from "kysely";
import { migrate } from "../server/database/migrations.ts";
import { databaseStore } from "../server/store.ts";

const [, , file, idle] = process.argv;
const LONG = 500;

const database = openDatabase(file);
await migrate(database);
const { kysely } = database;
const keeper = new Keeper(databaseStore(database), true, usualSurroundings("bench"));
const sitters = ["Ana", "Bence", "Cili"].map((name) => ({ kind: "person", name, style: "" }));
const setup = { game: "puerto-rico", options: {}, sitters, seed: null };

/** A table at which somebody has played so many moves. @param {number} moves */
async function played(moves) {
  const { id } = await keeper.open(setup);
  const sights = [];
  const places = [];
  for (const seat of sitters.keys()) {
    const place = await keeper.sit(id, seat, (sight) => (sights[seat] = sight));
    places.push(place);
    sights[seat] = place.story.sight;
  }
  const { vocabulary } = await keeper.rulesAt(id);
  const chance = new FastChance("long");
  for (let made = 0; made < moves && !sights[0].isOver; ) {
    const seat = sights.findIndex(({ choices }) => choices.moves.length > 0);
    // colonists are taken up again as often as they are put down: a long game
    const { moves: all } = sights[seat].choices;
    const lifts = all.filter((move) => vocabulary.verb(move).name === "lift");
    const list = lifts.length > 0 && chance.roll(3) > 0 ? lifts : all;
    await places[seat].play(sights[seat].sequence, list[chance.roll(list.length)], false);
    made = sights[0].ply;
    await new Promise((resolve) => setImmediate(resolve));
  }
  for (const place of places) place.leave();
  return id;
}

const long = await played(LONG);
const short = await played(20);
await sql`insert into tables (id, sequence, summary, changed_at)
  with recursive n(i) as (select 1 union all select i + 1 from n where i < ${Number(idle)})
  select 'net-idle-' || i, sequence, replace(summary, ${short}, 'net-idle-' || i), changed_at from n, tables where id = ${short}`.execute(
  kysely,
);
await sql`insert into events (table_id, sequence, event)
  with recursive n(i) as (select 1 union all select i + 1 from n where i < ${Number(idle)})
  select 'net-idle-' || i, sequence, event from n, events where table_id = ${short}`.execute(kysely);
// whoever has this word may watch the long one
await kysely.insertInto("people").values({ id: "bench", name: "Bench", seen_at: 0 }).execute();
await kysely
  .insertInto("gatherings")
  .values({
    id: "bench",
    invitation: "invitation",
    spectation: "watch-the-long-one",
    owner: "bench",
    settled: JSON.stringify({ game: "puerto-rico", options: {}, seats: [] }),
    version: 1,
    table_id: long,
    changed_at: 0,
  })
  .execute();
const { ply } = (await keeper.tables()).find(({ id }) => id === long);
await database.close();
process.send?.({ long, ply });
