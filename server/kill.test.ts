import { rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Player } from "@caravel/tables/testing";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { startServer } from "./index.ts";
import { Company } from "./testing/company.ts";
import { KINDS, testDatabases } from "./testing/databases.ts";
import { Guest } from "./testing/guest.ts";
import { bundleServer, KilledServer } from "./testing/killed-server.ts";
import { PATIENCE } from "./testing/postgres.ts";

/** How often the server of each database is killed; `npm run soak` says more. */
const KILLS = Number(process.env.CARAVEL_KILLS ?? 13);
/** Of several servers, each is killed as often at least. */
const ROUNDS = Math.max(2, Math.ceil(KILLS / 10));
/** The server is killed at a random moment within so many milliseconds after it answers again. */
const LONGEST_LIFE = 600;

let program: string;
const databases = testDatabases();

beforeAll(async () => {
  program = await bundleServer();
}, PATIENCE);

afterAll(() => rmSync(program, { force: true }));

describe.each(KINDS)("a server on %s that is killed again and again", (kind) => {
  test(`keeps every acknowledged move, none twice, every clock is fair, and everybody goes on (${KILLS} times)`, async () => {
    const address = await databases.newAddress(kind);
    const server = new KilledServer(program, address);
    onTestFinished(() => server.kill());
    await server.start();
    const company = await Company.gather(() => server.port);
    while (server.kills < KILLS) {
      await company.keepPlaying();
      await sleep(Math.random() * LONGEST_LIFE);
      await server.kill();
      await server.start();
      // a server that is killed before anybody could come back shows little
      await company.hosts[server.kills % company.hosts.length].ready();
    }
    await company.finish();
    expect(server.deaths).toEqual([]);
    await server.kill();
    await company.expectNothingLost(address);
    const counted = await company.expectFairClocks(address, server.downs);
    tell(kind, server.kills, company);
    expect(counted).toBeGreaterThan(0);
    expect(company.acknowledged).toBeGreaterThan(KILLS);
  });
});

describe("three servers behind one database", () => {
  test(`lose nothing while they are killed one at a time, their connections cut, and the database started anew (${ROUNDS} times)`, async () => {
    const address = await databases.newAddress("postgres");
    const servers = [0, 1, 2].map(() => new KilledServer(program, address));
    onTestFinished(async () => void (await Promise.all(servers.map((server) => server.kill()))));
    await Promise.all(servers.map((server) => server.start()));
    // whoever comes, comes to the next one, as behind a proxy
    let turn = 0;
    const company = await Company.gather(() => servers[turn++ % servers.length].port);
    for (let round = 0; round < ROUNDS; round++) {
      for (const server of servers) {
        await company.keepPlaying();
        await sleep(Math.random() * LONGEST_LIFE);
        await server.kill();
        // the others go on meanwhile
        const before = company.movesSent;
        await expect.poll(() => company.movesSent > before || company.allIsOver, { timeout: PATIENCE }).toBe(true);
        await server.start();
      }
      await company.keepPlaying();
      await sleep(Math.random() * LONGEST_LIFE);
      await cutConnections(address);
      await sleep(Math.random() * LONGEST_LIFE);
      await databases.restartPostgres();
    }
    await company.finish();
    expect(servers.flatMap(({ deaths }) => deaths)).toEqual([]);
    const kills = servers.reduce((sum, server) => sum + server.kills, 0);
    await Promise.all(servers.map((server) => server.kill()));
    await company.expectNothingLost(address);
    tell("three servers", kills, company);
    expect(company.acknowledged).toBeGreaterThan(kills);
  });
});

test("a bot that was thinking in a server that is killed moves in another one", async () => {
  const address = await databases.newAddress("postgres");
  const killed = new KilledServer(program, address, "stuck");
  onTestFinished(() => killed.kill());
  await killed.start();
  let { port } = killed;
  const ana = await new Guest(() => port).comeIn("Ana");
  const table = await tableWithBots(ana);
  const host = ana.host();
  onTestFinished(() => host.close());
  const player = await Player.sitDown(host, table, 0);
  const isAna = () => player.sight.choices.moves.length > 0;
  while (isAna()) {
    const { sequence, choices } = player.sight;
    await player.place.play(sequence, choices.moves[0], false);
    await expect.poll(() => player.sight.sequence, { timeout: PATIENCE }).toBeGreaterThan(sequence);
  }
  const { ply } = player.sight;
  await expect.poll(() => jobsInHand(address), { timeout: PATIENCE }).toBe(1);
  // that it hears from others seldom tells it nothing
  const staff = { rhythm: { every: 3_600_000, missedAfter: Number.POSITIVE_INFINITY } };
  const server = await startServer({ database: address, build: "process", staff });
  onTestFinished(() => server.close());
  await server.doors.listen({ host: "127.0.0.1", port: 0 });
  ({ port } = server.http.address() as AddressInfo);
  await killed.kill();
  await expect.poll(() => player.sight.ply, { timeout: PATIENCE }).toBeGreaterThan(ply);
});

/** A game of somebody with two bots. */
async function tableWithBots(guest: Guest): Promise<string> {
  const bots = ["Inês", "Rui"].map((name) => ({ kind: "bot", name, style: "random" }));
  const { said } = await guest.ask("POST", "/api/gatherings", {
    game: "puerto-rico",
    seats: [{ kind: "me" }, ...bots],
  });
  const { said: begun } = await guest.ask("POST", `/api/invitations/${said.invitation}/start`);
  if (begun.table === null) throw new Error("it has not begun");
  return begun.table;
}

/** Cuts all connections to a database but this one. */
async function cutConnections(address: string): Promise<void> {
  await query(
    address,
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
}

/** How many bots' jobs somebody has begun. */
async function jobsInHand(address: string): Promise<number> {
  const inHand = "select 1 from graphile_worker.jobs where locked_at is not null and task_identifier = 'bots'";
  return (await query(address, inHand)).length;
}

async function query(address: string, text: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

function tell(what: string, kills: number, { movesSent, acknowledged }: Company): void {
  process.stdout.write(
    `${what}: ${kills} kills, ${movesSent} moves of people, ${acknowledged} acknowledged, none lost\n`,
  );
}
