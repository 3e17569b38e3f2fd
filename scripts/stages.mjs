// The stages of `npm test`, `npm run check` and `npm run nodes`: how each is run, timed and counted.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./prepare.mjs";

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {(text: string) => void} Print where a stage writes what it has to say */
/** @typedef {{ title: string, run: (print: Print) => Count | Promise<Count> }} Stage */
/** @typedef {Stage & Count & { seconds: number }} Finished */

const TSC = "node_modules/typescript/bin/tsc";
const BIOME = "node_modules/@biomejs/biome/bin/biome";
const SVELTE_CHECK = "node_modules/svelte-check/bin/svelte-check";
const PROJECTS = ["tsconfig.json", "tsconfig.pure.json", "web/testing/tsconfig.json"];

/** The program that runs tests. */
export const VITEST = "node_modules/vitest/vitest.mjs";

/** What is checked without running anything: types, style, arrows, rules and links. */
export const READING = [
  stage("Types", types),
  stage("Lint and format", (print) =>
    runNode(print, [BIOME, "ci", "--error-on-warnings", `--colors=${process.stdout.isTTY ? "force" : "off"}`]),
  ),
  stage("Arrows", (print) => runNode(print, ["scripts/arrows.mjs"])),
  stage("Rules", (print) => runNode(print, ["scripts/rules.mjs"])),
  stage("Links", (print) => runNode(print, ["scripts/links.mjs"])),
];

/**
 * A stage that passes or fails as a whole.
 * @param {string} title
 * @param {(print: Print) => boolean | Promise<boolean>} run
 * @returns {Stage}
 */
export function stage(title, run) {
  return { title, run: async (print) => check(await run(print)) };
}

/**
 * @param {boolean} ok
 * @returns {Count}
 */
export function check(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** @param {Print} print */
async function types(print) {
  const page = [
    "--tsconfig",
    "web/tsconfig.json",
    "--config",
    "web/svelte.config.js",
    "--fail-on-warnings",
    "--output",
    "human",
  ];
  const commands = [[SVELTE_CHECK, ...page], ...PROJECTS.map((project) => [TSC, "-p", project])];
  const results = await Promise.all(commands.map((command) => runNode(print, command)));
  return results.every(Boolean);
}

// No more programs at a time than there are processors for them.
let free = availableParallelism();
/** @type {(() => void)[]} */
const waiting = [];

async function takeProcessor() {
  if (free > 0) free--;
  else await new Promise((resolve) => waiting.push(() => resolve(undefined)));
}

function giveProcessor() {
  const next = waiting.shift();
  if (next === undefined) free++;
  else next();
}

/**
 * Whether a Node script of the repository ends well; what it says is printed when it is done.
 * @param {Print} print
 * @param {string[]} args
 * @returns {Promise<boolean>}
 */
export async function runNode(print, args) {
  await takeProcessor();
  try {
    return await new Promise((resolve, reject) => {
      const child = spawn(process.execPath, args, { cwd: ROOT, env: environment(), stdio: ["ignore", "pipe", "pipe"] });
      /** @type {Buffer[]} */
      const said = [];
      child.stdout.on("data", (data) => said.push(data));
      child.stderr.on("data", (data) => said.push(data));
      child.on("error", reject);
      child.on("close", (code) => {
        print(Buffer.concat(said).toString());
        resolve(code === 0);
      });
    });
  } finally {
    giveProcessor();
  }
}

function environment() {
  return process.stdout.isTTY ? { ...process.env, FORCE_COLOR: "1" } : { ...process.env, NO_COLOR: "1" };
}

/**
 * Runs Vitest, which is shown as it goes, and counts its tests; where none is asked for none need be found.
 * @param {string[]} args
 * @param {{ node?: string, mayBeEmpty?: boolean }} [how] `node`: another Node than the one that runs this
 * @returns {Promise<Count>}
 */
export async function runTests(args, { node = process.execPath, mayBeEmpty = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "caravel-test-"));
  const report = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const env = process.stdout.isTTY ? process.env : environment();
  const ok = await new Promise((resolve, reject) => {
    const command = [VITEST, ...args, ...reporters, `--passWithNoTests=${mayBeEmpty}`];
    const child = spawn(node, command, { cwd: ROOT, env, stdio: ["ignore", "inherit", "inherit"] });
    child.on("error", reject);
    child.on("close", (code) => resolve(code === 0));
  });
  const count = existsSync(report) ? countTests(JSON.parse(readFileSync(report, "utf8"))) : { passed: 0, failed: 0 };
  rmSync(folder, { recursive: true });
  return count.failed === 0 && !ok ? { ...count, failed: 1 } : count;
}

/**
 * A test file that could not even be loaded counts as one failed test.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Count}
 */
function countTests({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.every(({ status }) => status !== "failed"),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/**
 * Runs groups of stages one after the other, those of a group side by side; answers what became of each.
 * @param {Stage[][]} groups
 */
export async function runStages(groups) {
  /** @type {Finished[]} */
  const finished = [];
  for (const group of groups)
    finished.push(...(await Promise.all(group.map(group.length === 1 ? runAlone : runBesideOthers))));
  return finished;
}

/** @param {Stage} stage */
function runAlone(stage) {
  return runStage(stage, (text) => void process.stdout.write(text));
}

/**
 * What stages say that run side by side is kept until each is done.
 * @param {Stage} stage
 */
async function runBesideOthers(stage) {
  /** @type {string[]} */
  const said = [];
  const finished = await runStage(stage, (text) => void said.push(text));
  process.stdout.write(said.join(""));
  return finished;
}

/**
 * @param {Stage} stage
 * @param {Print} print
 * @returns {Promise<Finished>}
 */
async function runStage(stage, print) {
  print(`\n== ${stage.title}\n`);
  const started = performance.now();
  const count = await attempt(() => stage.run(print));
  const seconds = (performance.now() - started) / 1000;
  print(`-- ${stage.title}: ${count.failed === 0 ? "passed" : "FAILED"} in ${seconds.toFixed(1)} s\n`);
  return { ...stage, ...count, seconds };
}

/**
 * @param {() => Count | Promise<Count>} run
 * @returns {Promise<Count>}
 */
async function attempt(run) {
  try {
    return await run();
  } catch (error) {
    console.error(error);
    return check(false);
  }
}

/**
 * Says at the end how long each stage took, and in the last line how much passed and failed; sets the exit code.
 * @param {Finished[]} stages
 */
export function summarize(stages) {
  const width = Math.max(...stages.map(({ title }) => title.length));
  console.log("");
  for (const { title, seconds, failed } of stages)
    console.log(`${title.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s${failed === 0 ? "" : "  FAILED"}`);
  const [passed, failed] = [sum(stages.map((stage) => stage.passed)), sum(stages.map((stage) => stage.failed))];
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
