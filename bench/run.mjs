// Measures the server, beside boardgame.io where that does the same: npm run bench:server [-- beside growing idle]. Every figure is of this machine at this time.

import { fork, spawnSync } from "node:child_process";
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import WebSocket from "ws";
import { load, quantile } from "./load.mjs";
import { boardgameTable, caravelTable, comeIn, openLine, PLAYERS } from "./players.mjs";

const [, , bundles = "", ...chosen] = process.argv;
const SECONDS = 8;
const ROUNDS = 3;
const TABLES = 50;
const MOVES_PER_SECOND = 100;
const SIZES = [50, 100, 200, 500];
const IDLE = 10_000;
const ACTIVE = 200;
const SOCKETS = 1000;
const OPENINGS = 40;
/** Before anything is measured everything has been used, at tables of their own: so many moves a second are asked for, for so long. */
const WARMING = { movesPerSecond: 500, seconds: 12 };
/** A server runs for days: what it does once to become fast is not what a move costs. */
const WARM_TABLES = 50;
/** As `npm start` runs it. */
const AS_STARTED = ["--max-semi-space-size=64"];

const folder = mkdtempSync(join(tmpdir(), "caravel-bench-"));
const canPin = spawnSync("taskset", ["-p", String(process.pid)]).status === 0;
let files = 0;

// moves are the same in every run
let seed = 1;
const roll = (sides) => {
  seed = (seed * 48271) % 2147483647;
  return seed % sides;
};

/** A server in a process of its own, on one core where the system can do that. @param {string} name @param {string[]} args @param {string[]} execArgv */
async function start(name, args = [], execArgv = []) {
  // as both are run in earnest: libraries check less then
  const env = { ...process.env, NODE_ENV: "production" };
  const stdio = ["ignore", "ignore", "inherit", "ipc"];
  const child = fork(join(bundles, `${name}.mjs`), args, { env, execArgv, stdio });
  if (canPin) spawnSync("taskset", ["-a", "-c", "-p", "0", String(child.pid)]);
  const said = await new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", (code) => reject(new Error(`${name} ended with ${code}`)));
  });
  let isGone = false;
  const gone = new Promise((resolve) => {
    child.once("exit", () => {
      isGone = true;
      resolve(null);
    });
  });
  /** What it has used so far; null if it has ended by itself. */
  const measure = () => {
    if (!isGone) child.send("measure");
    return Promise.race([gone, new Promise((resolve) => child.once("message", resolve))]);
  };
  const stop = () => {
    child.kill("SIGKILL");
    return gone;
  };
  return { said, measure, stop, address: `http://127.0.0.1:${said.port}` };
}

const newFile = () => join(folder, `${++files}`, "caravel.db");
const caravel = (file = newFile()) => start("caravel", [file], AS_STARTED);

/** @param {string} address @param {number} count @param {(address: string, number: number) => Promise<any[]>} lay */
async function layTables(address, count, lay) {
  const tables = [];
  for (let number = 0; number < count; number++) tables.push(await lay(address, number));
  return tables;
}

/** Lets a server play until everything it does has been done often. @param {string} address @param {(address: string, number: number) => Promise<any[]>} lay */
async function warm(address, lay) {
  const tables = await layTables(address, WARM_TABLES, lay);
  await load(tables, { ...WARMING, roll });
  for (const seat of tables.flat()) seat.end();
}

/** One stretch of play, with what it cost the server; null if the server has ended by itself. */
async function stretch(server, tables, movesPerSecond) {
  const before = await server.measure();
  const done = await load(tables, { movesPerSecond, seconds: SECONDS, roll });
  const after = await server.measure();
  if (before === null || after === null) return null;
  return { ...done, microseconds: (after.microseconds - before.microseconds) / done.moves, bytes: after.bytes };
}

const median = (values) => quantile(values, 0.5);
const ms = (value) => `${value.toFixed(1)} ms`;

function told(name, stretch) {
  if (stretch === null) return console.log(`${name.padEnd(28)} has ended by itself`);
  const { latencies, moves, seconds, microseconds, bytes } = stretch;
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => ms(quantile(latencies, share)));
  const memory = `${(bytes / 1e6).toFixed(0)} MB`;
  console.log(
    `${name.padEnd(28)} ${(moves / seconds).toFixed(0).padStart(5)} moves/s  p50 ${p50}  p95 ${p95}  p99 ${p99}  ${(microseconds / 1000).toFixed(2)} ms of processor a move  ${memory}`,
  );
}

/** How long the disk takes for what every one of our moves asks of it. */
function diskAlone() {
  const file = openSync(join(folder, "disk"), "w");
  const page = Buffer.alloc(12_288);
  const times = Array.from({ length: 200 }, () => {
    const begun = performance.now();
    writeSync(file, page);
    fdatasyncSync(file);
    return performance.now() - begun;
  });
  closeSync(file);
  console.log(`the disk alone, 12 kB synced: p50 ${ms(quantile(times, 0.5))}  p95 ${ms(quantile(times, 0.95))}`);
}

/** What is measured beside each other. */
const PEERS = {
  "caravel, on disk": { start: () => caravel(), lay: caravelTable },
  "boardgame.io, in memory": { start: () => start("boardgame"), lay: boardgameTable },
  "boardgame.io, in files": {
    start: () => start("boardgame", [join(folder, "matches")]),
    lay: boardgameTable,
  },
};

async function beside() {
  console.log(`${TABLES} tables of ${PLAYERS}, ${MOVES_PER_SECOND} moves/s wanted, in turns of ${SECONDS} s:`);
  const peers = [];
  for (const [name, { start, lay }] of Object.entries(PEERS)) {
    const server = await start();
    await warm(server.address, lay);
    const tables = await layTables(server.address, TABLES, lay);
    peers.push({ name, server, tables, stretches: [] });
  }
  for (let round = 0; round < ROUNDS; round++) {
    diskAlone();
    for (const { name, server, tables, stretches } of peers) {
      stretches[round] = await stretch(server, tables, MOVES_PER_SECOND);
      told(name, stretches[round]);
    }
  }
  const [ours, ...theirs] = peers;
  for (const { name, stretches } of theirs) {
    const ratios = (of) => stretches.flatMap((their, round) => (their ? of(ours.stretches[round]) / of(their) : []));
    const ratio = (of) => median(ratios(of)).toFixed(2);
    const p95 = ratio(({ latencies }) => quantile(latencies, 0.95));
    console.log(`ours to ${name}, median: processor a move ${ratio(({ microseconds }) => microseconds)}, p95 ${p95}`);
  }
  for (const { server } of peers) await server.stop();
}

async function growing() {
  console.log("\nfrom few tables to many, two moves a second at each wanted:");
  for (const size of SIZES) {
    const server = await caravel();
    await warm(server.address, caravelTable);
    const tables = await layTables(server.address, size, caravelTable);
    told(`caravel, ${size} tables`, await stretch(server, tables, 2 * size));
    await server.stop();
  }
}

async function idle() {
  const file = newFile();
  const { long, ply } = await new Promise((resolve, reject) => {
    const child = fork(join(bundles, "prepare.mjs"), [file, String(IDLE)], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    child.once("message", resolve);
    child.once("exit", (code) => code !== 0 && reject(new Error(`preparing ended with ${code}`)));
    child.once("message", () => child.disconnect());
  });
  const server = await caravel(file);
  await openings(server, long, ply);
  const tables = await layTables(server.address, ACTIVE, caravelTable);
  told(`${IDLE} idle, ${ACTIVE} active`, await stretch(server, tables, ACTIVE));
  const more = SOCKETS - ACTIVE * PLAYERS;
  const sockets = await Promise.all(
    Array.from({ length: more }, async (_, number) => {
      const socket = await openLine(server.address, await comeIn(server.address, `Guest ${number}`));
      socket.send(JSON.stringify({ number: 0, topic: "watchTables", ask: {} }));
      return socket;
    }),
  );
  told(`the same, ${SOCKETS} sockets`, await stretch(server, tables, ACTIVE));
  for (const socket of sockets) socket.terminate();
  await server.stop();
}

/** How long it takes until somebody who comes sees a table that nobody was at. */
async function openings(server, table, ply) {
  const times = [];
  const costs = [];
  const socket = new WebSocket(`${server.address.replace("http", "ws")}/line?watch=watch-the-long-one`);
  await new Promise((resolve) => socket.on("open", resolve));
  let number = 0;
  const ask = (topic, what) =>
    new Promise((resolve, reject) => {
      socket.once("message", (data) => {
        const message = JSON.parse(String(data));
        if (message.kind === "answer") resolve(message.answer);
        else reject(new Error(String(data)));
      });
      socket.send(JSON.stringify({ number: number++, topic, ask: what }));
    });
  for (let opening = 0; opening < OPENINGS; opening++) {
    const before = await server.measure();
    const begun = performance.now();
    await ask("sit", { table, seat: -1, place: 1, since: null });
    times.push(performance.now() - begun);
    const after = await server.measure();
    costs.push((after.microseconds - before.microseconds) / 1000);
    await ask("leave", { place: 1 });
  }
  socket.terminate();
  console.log(
    `\nopening a table of ${ply} moves: the first time ${ms(times[0])}, then ${ms(median(times.slice(1)))} (median), ${ms(Math.min(...times))} (least); of processor ${ms(costs[0])}, then ${ms(median(costs.slice(1)))} (median), ${ms(Math.min(...costs))} (least)`,
  );
}

const PARTS = { beside, growing, idle };

try {
  for (const [name, measure] of Object.entries(PARTS))
    if (chosen.length === 0 || chosen.includes(name)) await measure();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
