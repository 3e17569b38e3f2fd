import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { Company } from "./testing/company.ts";
import { bundleServer, KilledServer } from "./testing/killed-server.ts";
import { PATIENCE, startPostgres, type TestPostgres } from "./testing/postgres.ts";

/** How often the server of each database is killed; `npm run soak` says more. */
const KILLS = Number(process.env.CARAVEL_KILLS ?? 13);
/** Of several servers, each is killed as often at least. */
const ROUNDS = Math.max(2, Math.ceil(KILLS / 10));
/** Three servers are killed in the long form alone, until that has been quiet for long: it found stale sights after a change of servers in every second run. */
const IS_LONG = process.env.CARAVEL_KILLS !== undefined;
/** The server is killed at a random moment within so many milliseconds after it answers again. */
const LONGEST_LIFE = 600;

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

describe.each(["sqlite", "postgres"] as const)("a server on %s that is killed again and again", (kind) => {
  test(`keeps every acknowledged move, none twice, and everybody goes on (${KILLS} times)`, async () => {
    const address = await NEW_ADDRESS[kind]();
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
    tell(kind, server.kills, company);
    expect(company.acknowledged).toBeGreaterThan(KILLS);
  });
});

describe.runIf(IS_LONG)("three servers behind one database", () => {
  test(`lose nothing while they are killed one at a time, their connections cut, and the database started anew (${ROUNDS} times)`, async () => {
    const address = await postgres.newDatabase();
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
      await postgres.restart();
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

/** Cuts all connections to a database but this one. */
async function cutConnections(address: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
}

function tell(what: string, kills: number, { movesSent, acknowledged }: Company): void {
  process.stdout.write(
    `${what}: ${kills} kills, ${movesSent} moves of people, ${acknowledged} acknowledged, none lost\n`,
  );
}
