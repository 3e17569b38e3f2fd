// What `npm test` runs: every check, each with its duration; the last line counts what passed and what failed.

import { ensureBuilt, ensureDependencies, ensureWebBuilt, succeeds } from "./prepare.mjs";
import { READING, runStages, runTests, stage, summarize } from "./stages.mjs";

/** @typedef {import("./stages.mjs").Stage} Stage */

/** Parts of the names of the test files to run, or nothing for all. */
const FILTERS = process.argv.slice(2);
let testsSeen = 0;

/**
 * The tests of a Vitest configuration; a filter may leave some of them without any.
 * @param {string} title
 * @param {string} config
 * @returns {Stage}
 */
function tests(title, config) {
  return {
    title,
    async run() {
      const count = await runTests(["run", "--config", config, ...FILTERS], { mayBeEmpty: FILTERS.length > 0 });
      testsSeen += count.passed + count.failed;
      return count;
    },
  };
}

const GROUPS = [
  [stage("Build", () => succeeds(ensureBuilt, ensureWebBuilt))],
  READING,
  [tests("Unit and rules tests", "vitest.config.ts")],
  [tests("Browser tests", "web/testing/vitest.config.ts")],
];

if (await succeeds(ensureDependencies)) {
  const stages = await runStages(GROUPS);
  // a filter that fits no test is a mistake
  if (testsSeen === 0) stages.push(...(await runStages([[stage("Finding tests", () => false)]])));
  summarize(stages);
} else console.log("\n0 passed, 1 failed");
