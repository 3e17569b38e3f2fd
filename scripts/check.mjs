// What `npm run check` runs before a commit: what can be read, and the tests of what has changed since HEAD or the commit that is named.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureDependencies, filesUnder, isCommand, ROOT, succeeds } from "./prepare.mjs";
import { READING, runStages, runTests, summarize } from "./stages.mjs";

/** Read by all tests or by none in particular: after a change of these, everything is tested. */
const EVERYWHERE = /^(package-lock\.json|vitest\.config\.ts|tsconfig.*\.json)$/;
const TEST = /\.test\.ts$/;
const SOURCE = /\.ts$/;
const IN_BROWSER = /^web\/|^games\/[^/]+\/board\//;

/**
 * The tests that a change asks for, as arguments of Vitest: files whose importers are tested too, or nothing for none. Tests read
 * scenarios, golden games, rulebooks and scripts without importing them, so those ask for the tests of their folder.
 * @param {string[]} changed
 * @param {string[]} files all files of the repository
 * @returns {string[] | null}
 */
export function wantedTests(changed, files) {
  if (changed.some((file) => EVERYWHERE.test(file))) return ["run"];
  const sources = changed.filter((file) => SOURCE.test(file) && files.includes(file));
  const folders = new Set(changed.filter((file) => !SOURCE.test(file) || !files.includes(file)).map(folderOf));
  const neighbours = files.filter((file) => TEST.test(file) && folders.has(folderOf(file)));
  const wanted = [...new Set([...sources, ...neighbours])];
  return wanted.length === 0 ? null : ["related", "--run", ...wanted];
}

/**
 * The part of the repository a file belongs to: a game or a folder at the top.
 * @param {string} file
 */
function folderOf(file) {
  const [folder, game, ...rest] = file.split("/");
  return folder === "games" && rest.length > 0 ? `games/${game}` : folder;
}

/**
 * The files that differ from a commit, and those that git does not know yet.
 * @param {string} since
 */
function changedFiles(since) {
  return [...git("diff", "--name-only", since), ...git("ls-files", "--others", "--exclude-standard")];
}

/** @param {string[]} args */
function git(...args) {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: ROOT, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
  return stdout.split("\n").filter((line) => line !== "");
}

async function main() {
  const [since = "HEAD"] = process.argv.slice(2);
  if (!(await succeeds(ensureDependencies))) return;
  const changed = changedFiles(since);
  const tests = wantedTests(changed, filesUnder(""));
  console.log(`Files changed since ${since}: ${changed.length}.`);
  const testing = tests && { title: "Tests of what changed", run: () => runTests(tests, { mayBeEmpty: true }) };
  summarize(await runStages([READING, ...(testing ? [[testing]] : [])]));
  if (changed.some((file) => IN_BROWSER.test(file) && existsSync(join(ROOT, file))))
    console.log("The page has changed, too: `npm run browser` looks at it.");
}

if (isCommand(import.meta.url)) await main();
