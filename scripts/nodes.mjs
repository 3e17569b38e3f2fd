// What `npm run nodes` runs: the tests of everything below the page, on each version of Node that we promise.

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureDependencies, ROOT, succeeds } from "./prepare.mjs";
import { runStages, runTests, summarize } from "./stages.mjs";

/** The versions of Node that package.json names: `^20.19 || ^22.12 || ^24`. */
const VERSIONS = String(JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).engines.node).split(" || ");

/** Folders of tests that need neither a browser nor a built page. */
const FOLDERS = ["kernel/", "games/", "bots/", "tables/"];

/** Parts of the names of the test files to run, or nothing for all of the folders. */
const FILTERS = process.argv.slice(2);

/** The registry has a package for each platform, with the program of Node in it. */
const PACKAGE = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
const PROGRAM = process.platform === "win32" ? "node.exe" : "node";

/**
 * The program of a version, fetched from the registry if it is not there yet.
 * @param {string} version
 */
function nodeOf(version) {
  const folder = join(ROOT, "node_modules", ".cache", "nodes", version.replace(/[^\d.]/g, ""));
  const program = join(folder, "node_modules", PACKAGE, "bin", PROGRAM);
  if (existsSync(program)) return program;
  const args = ["install", "--prefix", folder, "--no-save", "--no-package-lock", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", [...args, `${PACKAGE}@${version}`], {
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`Node ${version} could not be fetched: there is no ${PACKAGE}@${version}`);
  return program;
}

/**
 * @param {string} version
 * @returns {import("./stages.mjs").Stage}
 */
function testsOn(version) {
  return {
    title: `Node ${version}`,
    run(print) {
      const node = nodeOf(version);
      print(`${spawnSync(node, ["--version"], { encoding: "utf8" }).stdout}`);
      return runTests(["run", ...(FILTERS.length > 0 ? FILTERS : FOLDERS)], { node });
    },
  };
}

if (await succeeds(ensureDependencies)) summarize(await runStages(VERSIONS.map((version) => [testsOn(version)])));
