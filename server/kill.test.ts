import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { FastChance, type SeatId } from "@caravel/kernel";
import type { TableId } from "@caravel/tables/host";
import type { LineHost } from "@caravel/tables/line";
import { game, Player } from "@caravel/tables/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "./index.ts";
import { databaseStore } from "./store.ts";
import { Guest } from "./testing/guest.ts";
import { bundleServer, KilledServer } from "./testing/killed-server.ts";
import { PATIENCE, startPostgres, type TestPostgres } from "./testing/postgres.ts";

/** How often the server of each database is killed; `npm run soak` says more. */
const KILLS = Number(process.env.CARAVEL_KILLS ?? 13);
/** The server is killed at a random moment within so many milliseconds after it answers again. */
const LONGEST_LIFE = 600;
const PEOPLE = 4;
const TABLES = 8;
/** The seat of the bot at every table. */
const BOT = 2;
/** Moves are chosen by dice that are the same in every run; moments are not. */
const SEED = "kill";

let postgres: TestPostgres;
let program: string;
const folder = mkdtempSync(join(tmpdir(), "caravel-kill-"));

beforeAll(async () => {
  [postgres, program] = await Promise.all([startPostgres(), bundleServer()]);
}, PATIENCE);

afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  rmSync(program, { force: true });
}, PATIENCE);

const NEW_ADDRESS = { sqlite: async () => join(folder, "tables.db"), postgres: () => postgres.newDatabase() };

/** A move that somebody made: what was sent, and whether the server said that it is kept. */
interface Attempt {
  readonly table: TableId;
  readonly seat: SeatId;
  readonly ply: number;
  readonly move: string;
  isAcknowledged: boolean;
}

/** Somebody who plays on a seat until it is enough, and notes every move. */
async function playOn(player: Player, table: TableId, attempts: Attempt[], isEnough: () => boolean): Promise<void> {
  const { vocabulary } = await game(player.place.story.table.game);
  const chance = new FastChance(`${SEED} ${player.seat}`);
  const isAsked = () => player.sight.isOver || player.sight.choices.moves.length > 0;
  for (;;) {
    while (!isAsked() && !isEnough()) await sleep(5);
    const { sequence, ply, isOver, choices } = player.sight;
    if (isOver || isEnough()) return;
    const moves = choices.moves.filter((move) => vocabulary.verb(move).name !== "lift");
    const move = moves[chance.roll(moves.length)];
    const attempt = { table, seat: player.seat, ply, move: vocabulary.write(move), isAcknowledged: false };
    attempts.push(attempt);
    const answer = await player.place.play(sequence, move, false);
    if (answer.kind === "refused") throw new Error(`a listed move is refused by ${answer.rule}`);
    attempt.isAcknowledged = answer.kind === "accepted";
    // late: it was kept, but the answer was lost; what has happened is heard
    while (player.sight.sequence === sequence) await sleep(5);
  }
}

/** Tables of two people and a bot, each at which two of the guests sit. */
async function layTables(guests: readonly Guest[]): Promise<{ id: TableId; seats: readonly number[] }[]> {
  const laid: { id: TableId; seats: readonly number[] }[] = [];
  for (let number = 0; number < TABLES; number++) {
    const seats = [number % PEOPLE, (number + 1 + (number % (PEOPLE - 1))) % PEOPLE];
    const [owner, other] = seats.map((person) => guests[person]);
    const bot = { kind: "bot", name: "Inês", style: "random" };
    const { said } = await owner.ask("POST", "/api/gatherings", {
      game: number % 2 === 0 ? "puerto-rico" : "portolano",
      seats: [{ kind: "me" }, { kind: "open" }, bot],
    });
    await other.ask("POST", `/api/invitations/${said.invitation}/seat`, { seat: 1 });
    const { said: begun } = await owner.ask("POST", `/api/invitations/${said.invitation}/start`);
    if (begun.table === null) throw new Error("it has not begun");
    laid.push({ id: begun.table, seats });
  }
  return laid;
}

/** What the database holds of a table, read without any server: its moves in order. */
async function keptMoves(address: string, ids: readonly TableId[]): Promise<ReadonlyMap<TableId, readonly string[]>> {
  const database = openDatabase(address);
  const store = databaseStore(database);
  const kept = new Map<TableId, readonly string[]>();
  for (const id of ids) {
    const events = (await store.events(id)) as { type: string; seat: SeatId; move: string }[];
    kept.set(
      id,
      events.flatMap(({ type, seat, move }) => (type === "moved" ? [`${seat} ${move}`] : [])),
    );
  }
  await database.close();
  return kept;
}

describe.each(["sqlite", "postgres"] as const)("a server on %s that is killed again and again", (kind) => {
  test(`keeps every acknowledged move, none twice, and everybody goes on (${KILLS} times)`, async () => {
    const address = await NEW_ADDRESS[kind]();
    const server = new KilledServer(program, address);
    await server.start();
    const guests = await Promise.all(
      Array.from({ length: PEOPLE }, (_, number) => new Guest(() => server.port).comeIn(`Guest ${number}`)),
    );
    const laid: { id: TableId; seats: readonly number[] }[] = [];
    const hosts: LineHost[] = guests.map((guest) => guest.host());
    const attempts: Attempt[] = [];
    const players: Player[] = [];
    let isEnough = false;
    const playing: Promise<void>[] = [];
    const allIsOver = () => players.every(({ sight }) => sight.isOver);
    // on a fast machine games end before the last kill: then everybody begins anew
    const keepPlaying = async () => {
      if (!allIsOver()) return;
      for (const { id, seats } of await layTables(guests)) {
        laid.push({ id, seats });
        for (const [seat, person] of seats.entries()) {
          const player = await Player.sitDown(hosts[person], id, seat);
          players.push(player);
          playing.push(playOn(player, id, attempts, () => isEnough));
        }
      }
    };
    while (server.kills < KILLS) {
      await keepPlaying();
      await sleep(Math.random() * LONGEST_LIFE);
      await server.kill();
      await server.start();
      // a server that is killed before anybody could come back shows little
      await hosts[server.kills % PEOPLE].ready();
    }
    await keepPlaying();
    const before = attempts.length;
    const goesOn = () => attempts.length > before + PEOPLE || allIsOver();
    await expect.poll(goesOn, { timeout: 30_000 }).toBe(true);
    isEnough = true;
    await Promise.all(playing);
    for (const { id, seats } of laid) expect(await hosts[seats[0]].verify(id), id).toMatchObject({ ok: true });
    for (const host of hosts) host.close();
    await server.kill();

    const kept = await keptMoves(
      address,
      laid.map(({ id }) => id),
    );
    for (const { table, seat, ply, move, isAcknowledged } of attempts)
      if (isAcknowledged) expect(kept.get(table)?.[ply], `move ${ply} of ${table}`).toBe(`${seat} ${move}`);
    // and nothing stands there that nobody did: each move of a person was sent for that very place, once
    const sent = new Set(attempts.map(({ table, ply, seat, move }) => `${table} ${ply} ${seat} ${move}`));
    expect(sent.size).toBe(attempts.length);
    for (const [table, moves] of kept)
      for (const [ply, move] of moves.entries())
        if (!move.startsWith(`${BOT} `)) expect(sent).toContain(`${table} ${ply} ${move}`);
    // everybody has heard every move, in order, each once
    for (const { sights } of players)
      expect(sights.map(({ ply }) => ply)).toEqual(
        Array.from({ length: sights.length }, (_, place) => place + sights[0].ply),
      );
    const acknowledged = attempts.filter(({ isAcknowledged }) => isAcknowledged).length;
    process.stdout.write(
      `${kind}: ${server.kills} kills, ${attempts.length} moves of people, ${acknowledged} acknowledged, none lost\n`,
    );
    expect(acknowledged).toBeGreaterThan(KILLS);
  });
});
