// What `npm test` runs: every check, each with its duration; the last line counts what passed and what failed.

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { ensureBuilt, ensureDependencies, ensureWebBuilt, filesUnder, ROOT, succeeds } from "./prepare.mjs";

/** @typedef {{ passed: number, failed: number }} Count */

const TSC = "node_modules/typescript/bin/tsc";
const BIOME = "node_modules/@biomejs/biome/bin/biome";
const VITEST = "node_modules/vitest/vitest.mjs";
const SVELTE_CHECK = "node_modules/svelte-check/bin/svelte-check";

/** Parts of the names of the test files to run, or nothing for all. */
const FILTERS = process.argv.slice(2);
let testsSeen = 0;

/** @type {[title: string, run: () => Count | Promise<Count>][]} */
const STAGES = [
  ["Build", async () => check(await succeeds(ensureBuilt, ensureWebBuilt))],
  ["Types", () => check(types())],
  ["Lint and format", () => check(lint())],
  ["Arrows", () => check(runNode("scripts/arrows.mjs"))],
  ["Rules", () => check(runNode("scripts/rules.mjs"))],
  ["Unit and rules tests", () => tests("vitest.config.ts")],
  ["Browser tests", () => tests("web/testing/vitest.config.ts")],
  ["Links", () => check(links())],
];

/**
 * @param {boolean} ok
 * @returns {Count}
 */
function check(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/**
 * Whether a Node script of the repository ends well; its output is shown as it comes.
 * @param {string[]} args
 */
function runNode(...args) {
  const env = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: "1" };
  return spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: ["ignore", "inherit", "inherit"] }).status === 0;
}

function types() {
  const projects = ["tsconfig.json", "tsconfig.pure.json", "web/testing/tsconfig.json"];
  const plain = projects.map((project) => runNode(TSC, "-p", project));
  const page = runNode(SVELTE_CHECK, "--tsconfig", "web/tsconfig.json", "--fail-on-warnings", "--output", "human");
  return plain.every(Boolean) && page;
}

function lint() {
  const colors = process.stdout.isTTY ? "force" : "off";
  return runNode(BIOME, "ci", "--error-on-warnings", `--colors=${colors}`);
}

/**
 * Runs the tests of a Vitest configuration; a filter may leave some of them without any.
 * @param {string} config
 * @returns {Count}
 */
function tests(config) {
  const folder = mkdtempSync(join(tmpdir(), "caravel-test-"));
  const report = join(folder, "report.json");
  const args = ["--config", config, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const ok = runNode(VITEST, "run", ...args, ...FILTERS, `--passWithNoTests=${FILTERS.length > 0}`);
  const count = existsSync(report) ? countTests(JSON.parse(readFileSync(report, "utf8"))) : { passed: 0, failed: 0 };
  rmSync(folder, { recursive: true });
  testsSeen += count.passed + count.failed;
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

function links() {
  const documents = filesUnder("").filter((file) => file.endsWith(".md"));
  const broken = documents.flatMap(brokenLinks);
  for (const link of broken) console.log(link);
  if (broken.length === 0) console.log(`No broken link, Markdown files read: ${documents.length}.`);
  return broken.length === 0;
}

/** @param {string} document */
function brokenLinks(document) {
  const lines = withoutCode(readFileSync(join(ROOT, document), "utf8")).split("\n");
  return lines.flatMap((text, index) =>
    linkTargets(text)
      .filter((target) => !leadsSomewhere(document, target))
      .map((target) => `${document}:${index + 1}: links to ${target}, which does not exist in the repository`),
  );
}

/**
 * The text with its code emptied, line breaks kept.
 * @param {string} markdown
 */
function withoutCode(markdown) {
  const code = /^( *)(```+|~~~+)[^\n]*\n[\s\S]*?^ *\2[^\n]*$|(`+)[^`].*?\3/gm;
  return markdown.replace(code, (found) => found.replace(/[^\n]/g, ""));
}

/**
 * The repository files that a line of Markdown links to: [text](target), ![image](target) and [name]: target.
 * @param {string} text
 */
function linkTargets(text) {
  const found = text.matchAll(/\]\(\s*(?:<([^>]+)>|([^)\s]+))|^ {0,3}\[[^\]]+\]:\s+<?([^\s>]+)/g);
  const targets = [...found].map(([, bracketed, plain, reference]) => bracketed ?? plain ?? reference);
  return targets.filter((target) => !/^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(target));
}

/**
 * @param {string} document
 * @param {string} target
 */
function leadsSomewhere(document, target) {
  const path = target.replace(/[#?].*$/, "").replaceAll("%20", " ");
  const file = path.startsWith("/") ? posix.normalize(path.slice(1)) : posix.join(posix.dirname(document), path);
  return !file.startsWith("..") && existsSync(join(ROOT, file));
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

/** @returns {Promise<Count>} */
async function runStages() {
  const total = { passed: 0, failed: 0 };
  for (const [title, run] of STAGES) {
    console.log(`\n== ${title}`);
    const started = performance.now();
    const { passed, failed } = await attempt(run);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`-- ${title}: ${failed === 0 ? "passed" : "FAILED"} in ${seconds} s`);
    total.passed += passed;
    total.failed += failed;
  }
  if (testsSeen > 0) return total;
  console.log("\nNo test has run.");
  return { ...total, failed: Math.max(total.failed, 1) };
}

const total = (await succeeds(ensureDependencies)) ? await runStages() : check(false);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
