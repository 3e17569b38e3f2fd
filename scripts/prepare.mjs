// Brings a clone into a state in which Caravel runs: dependencies installed, command bundled, page built.
// Only Node's own modules may be imported at the top: on a fresh clone nothing else exists yet.

import { spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { areInstalled, packageFile, packageFolders } from "./dependencies.mjs";

/** The folder that holds the repository. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const A_MONTH_MS = 30 * 24 * 3_600_000;

const LOCK = join(ROOT, ".preparing");
const LOCK_BEAT_MS = 1_000;
const LOCK_STALE_MS = 15_000;
const LOCK_PATIENCE_MS = 10 * 60_000;

const BUNDLES = join(ROOT, "cli", "dist");
const BUNDLE = join(BUNDLES, "caravel.mjs");
const BUNDLE_SOURCES = ["kernel", "games", "bots", "tables", "server", "cli", "web/serving"];
// The program, and what its threads run.
const BUNDLED = { caravel: "cli/main.ts", "bots-thread": "server/bots-thread.ts" };
// What a manifest loads for a page alone.
const DRAWN_BY_A_PAGE = ["*?drawn", "*?rulebook"];

const PAGE = join(ROOT, "web", "dist");
const PAGE_SOURCES = ["kernel", "games", "bots", "tables", "web"];
const NOT_IN_PAGE =
  /\.(test|browser)\.ts$|\/test-[^/]+\.ts$|^web\/(serving|testing)\/|^games\/[^/]+\/(golden|scenarios)\/|README\.md$/;
const VITE = "node_modules/vite/bin/vite.js";
// What builds the page imports packages of ours, which Node itself could not read.
const CONFIG_IN_TYPESCRIPT = ["--configLoader", "runner"];

const NOT_SOURCES = /^(\.git|node_modules|\.?dist|coverage|gallery|failures)$/;

// A failed preparation, with a message meant for the person at the terminal.
class PreparationError extends Error {}

/** Installs the locked dependencies unless exactly these are installed already. */
export async function ensureDependencies() {
  if (areInstalled(ROOT)) return;
  await withLock(async (interrupted) => {
    if (areInstalled(ROOT)) return;
    const isFirst = !existsSync(join(ROOT, "node_modules"));
    say(isFirst ? "Installing dependencies (first time only)..." : "Updating dependencies...");
    await installDependencies(interrupted);
  });
}

/** Bundles the command line unless the bundle is newer than every source; what only some commands need is loaded by them. */
export async function ensureBuilt() {
  const started = new Date();
  if (bundleIsCurrent()) return;
  say("Building...");
  const files = await bundle();
  mkdirSync(BUNDLES, { recursive: true });
  const names = files.map(({ path }) => basename(path));
  const left = readdirSync(BUNDLES).filter((name) => !names.includes(name) && isOld(join(BUNDLES, name)));
  // the program itself comes last, after all that it loads
  for (const file of files.sort((a, b) => Number(a.path === BUNDLE) - Number(b.path === BUNDLE)))
    replaceFile(file.path, file.contents, started);
  for (const name of left) rmSync(join(BUNDLES, name), { force: true });
}

/**
 * A program that has been running since before may still load its parts, but not for ever.
 * @param {string} file
 */
function isOld(file) {
  return Date.now() - modified(file, 0) > A_MONTH_MS;
}

/** Builds the page for the browser unless it is newer than every source; if that fails the page built before stays. */
export async function ensureWebBuilt() {
  if (pageIsCurrent()) return;
  await withLock(async (interrupted) => {
    if (pageIsCurrent()) return;
    say("Building the page...");
    await buildPage(interrupted);
  });
}

/**
 * The files below a folder, both named from the repository, except what is installed or generated.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesUnder(folder) {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_SOURCES.test(entry.name) ? [] : filesUnder(path);
    return [path];
  });
}

/** Runs the command line in this process, with the arguments in `process.argv`, after preparing what it needs. */
export async function launch() {
  const page = process.argv[2] === "serve" ? [ensureWebBuilt] : [];
  if (await succeeds(ensureDependencies, ensureBuilt, ...page)) await import(pathToFileURL(BUNDLE).href);
}

/**
 * Whether all these preparations succeed; if one fails it says why and sets the exit code.
 * @param {(() => Promise<void>)[]} preparations
 */
export async function succeeds(...preparations) {
  try {
    for (const prepare of preparations) await prepare();
    return true;
  } catch (error) {
    if (!(error instanceof PreparationError)) throw error;
    say(error.message);
    process.exitCode = 1;
    return false;
  }
}

/**
 * Whether the module with this address is the one that Node was asked to run.
 * @param {string} url
 */
export function isCommand(url) {
  return process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url);
}

/** @param {string} message */
function say(message) {
  process.stderr.write(`${message}\n`);
}

// Dependencies

/** @param {AbortSignal} interrupted */
async function installDependencies(interrupted) {
  // The build needs the development dependencies, also where NODE_ENV says production.
  const args = ["ci", "--include=dev", "--include=optional", "--loglevel=notice"];
  const failure = await run("npm", args, interrupted, { shell: process.platform === "win32" });
  if (failure) throw new PreparationError(`Could not install the dependencies: "npm ci" failed (${failure}).`);
}

/**
 * Runs a program with its output on stderr, so that stdout stays free for the command itself; answers how it failed, if it did.
 * @param {string} program
 * @param {string[]} args
 * @param {AbortSignal} signal
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<string | undefined>}
 */
function run(program, args, signal, options) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: ["ignore", 2, 2], signal, ...options });
    child.on("error", (error) => child.pid === undefined && resolve(error.message));
    child.on("close", (code, end) => resolve(code === 0 ? undefined : (end ?? `exit code ${code}`)));
  });
}

// One process prepares at a time: the lock is a folder that its owner touches every second.

/** @param {(interrupted: AbortSignal) => Promise<void>} work */
async function withLock(work) {
  await takeLock();
  const beat = setInterval(touchLock, LOCK_BEAT_MS);
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  try {
    await work(interruption.signal);
  } finally {
    process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
    clearInterval(beat);
    releaseLock();
  }
}

async function takeLock() {
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  for (let waiting = false; !makeLock(); waiting = true) {
    if (lockAge() > LOCK_STALE_MS) {
      releaseLock();
      continue;
    }
    if (!waiting) say("Waiting for another process that is installing or building...");
    if (Date.now() > deadline) {
      throw new PreparationError(
        `Gave up waiting for another process; if there is none, delete the folder ${basename(LOCK)}.`,
      );
    }
    await sleep(LOCK_BEAT_MS / 4);
  }
}

function makeLock() {
  try {
    mkdirSync(LOCK);
    return true;
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  }
}

function lockAge() {
  return Date.now() - modified(LOCK, Date.now());
}

function touchLock() {
  const now = new Date();
  if (existsSync(LOCK)) utimesSync(LOCK, now, now);
}

function releaseLock() {
  rmSync(LOCK, { recursive: true, force: true });
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function isCode(error, code) {
  return error instanceof Error && "code" in error && error.code === code;
}

/**
 * When a file was last changed, or `otherwise` if it does not exist.
 * @param {string} path
 * @param {number} otherwise
 */
function modified(path, otherwise) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? otherwise;
}

// The bundle

function bundleIsCurrent() {
  const built = modified(BUNDLE, 0);
  return built > 0 && sources().every((file) => modified(file, 0) < built);
}

function sources() {
  const sources = BUNDLE_SOURCES.flatMap(filesUnder).filter((file) => /(?<!\.test)\.ts$|\.json$/.test(file));
  return ["package-lock.json", "tsconfig.json", "scripts/prepare.mjs", ...sources].map((file) => join(ROOT, file));
}

async function bundle() {
  const { build, stop } = await import("esbuild");
  try {
    const result = await build({
      absWorkingDir: ROOT,
      entryPoints: BUNDLED,
      outdir: BUNDLES,
      outExtension: { ".js": ".mjs" },
      bundle: true,
      splitting: true,
      platform: "node",
      format: "esm",
      target: "node20",
      sourcemap: "linked",
      external: ["esbuild", ...foreignDependencies(), ...DRAWN_BY_A_PAGE],
      logLevel: "error",
      write: false,
    });
    return result.outputFiles;
  } catch (error) {
    if (!(error instanceof Error && "errors" in error)) throw error;
    throw new PreparationError("Could not build the command line, for the reason given above.");
  } finally {
    await stop();
  }
}

// Libraries stay outside the bundle and are loaded from node_modules; only our own packages go in.
function foreignDependencies() {
  const names = packageFolders(ROOT).flatMap((folder) => Object.keys(packageFile(ROOT, folder).dependencies ?? {}));
  return names.filter((name) => !name.startsWith("@caravel/"));
}

/**
 * Replaces a file in one step, dated `when`, so that a source changed during the build counts as newer.
 * @param {string} path
 * @param {Uint8Array} contents
 * @param {Date} when
 */
function replaceFile(path, contents, when) {
  const temporary = `${path}.${process.pid}`;
  writeFileSync(temporary, contents);
  utimesSync(temporary, when, when);
  renameSync(temporary, path);
}

// The page

function pageIsCurrent() {
  const built = modified(join(PAGE, "index.html"), 0);
  return built > 0 && pageSources().every((file) => modified(file, 0) < built);
}

function pageSources() {
  const sources = PAGE_SOURCES.flatMap(filesUnder).filter((file) => !NOT_IN_PAGE.test(file));
  return ["package-lock.json", "tsconfig.json", "scripts/prepare.mjs", ...sources].map((file) => join(ROOT, file));
}

/** @param {AbortSignal} interrupted */
async function buildPage(interrupted) {
  const started = new Date();
  const fresh = join(ROOT, "web", ".dist");
  try {
    const args = [
      VITE,
      "build",
      "web",
      "--outDir",
      fresh,
      "--emptyOutDir",
      "--logLevel",
      "warn",
      ...CONFIG_IN_TYPESCRIPT,
    ];
    const env = { ...process.env, NODE_ENV: "production", ...(process.stderr.isTTY ? {} : { NO_COLOR: "1" }) };
    const failure = await run(process.execPath, args, interrupted, { env });
    if (failure) throw new PreparationError(`Could not build the page (${failure}), for the reason given above.`);
    compressFiles(fresh);
    replacePage(fresh, started);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/**
 * Puts a compressed copy beside each text that gains by it, for the server to send.
 * @param {string} folder
 */
function compressFiles(folder) {
  for (const file of filesIn(folder).filter((name) => /\.(js|css|html|svg|json|webmanifest)$/.test(name))) {
    const text = readFileSync(join(folder, file));
    const compressed = gzipSync(text, { level: 9 });
    if (compressed.length < text.length) writeFileSync(join(folder, `${file}.gz`), compressed);
  }
}

/**
 * Replaces the page file by file, the entry after all that it needs, then clears what is left of the old one: somebody who is
 * served meanwhile gets the old page or the new one.
 * @param {string} fresh
 * @param {Date} when
 */
function replacePage(fresh, when) {
  const entries = /^(index\.html|sw\.js)/;
  const files = filesIn(fresh).sort((a, b) => Number(entries.test(a)) - Number(entries.test(b)));
  const left = existsSync(PAGE) ? filesIn(PAGE).filter((file) => !files.includes(file)) : [];
  for (const file of files) {
    mkdirSync(dirname(join(PAGE, file)), { recursive: true });
    utimesSync(join(fresh, file), when, when);
    renameSync(join(fresh, file), join(PAGE, file));
  }
  for (const file of left) rmSync(join(PAGE, file), { force: true });
}

/** @param {string} folder */
function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return entries.filter((entry) => statSync(join(folder, entry)).isFile());
}

if (isCommand(import.meta.url)) await succeeds(ensureDependencies, ensureBuilt, ensureWebBuilt);
