// Which rules of the ledger are cited by tests: `npm run rules`, and a stage of `npm test`.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isCommand, ROOT } from "./prepare.mjs";
import { readShelf } from "./shelf.mjs";

/** Chapters that explain words, pieces, choices of ours or the scope: nothing a test could break. */
const EXPLAINING = /-(TERM|SCOPE|RULING)-\d+$/;

/** @typedef {{ name: string, isComplete: boolean, binding: string[], missing: string[], unknown: string[] }} GameCoverage */

/**
 * The ids of the rulebook, which has every rule of the ledger as an item of its own.
 * @param {string} text
 */
export function rulebookIds(text) {
  return [...text.matchAll(/^- \*\*([A-Z]{2}-[A-Z0-9-]+-\d+)\*\* /gm)].map(([, id]) => id);
}

/**
 * The ids a test file or scenario speaks of; "PR-X-01 to -03" names the first only.
 * @param {string} text
 */
export function citedIds(text) {
  return [...text.matchAll(/\b[A-Z]{2}-[A-Z0-9-]+-\d+\b/g)].map(([id]) => id);
}

/**
 * @param {string} folder
 * @param {RegExp} wanted
 */
function filesBelow(folder, wanted) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => !file.includes("node_modules") && wanted.test(file))
    .map((file) => join(folder, file));
}

/**
 * How a game's rules are covered: ids that must be cited, those that are not, and cited ids that do not exist.
 * @param {string} rulebook
 * @param {string[]} tests
 */
export function coverage(rulebook, tests) {
  const known = rulebookIds(rulebook);
  const cited = new Set(tests.flatMap(citedIds));
  const [prefix] = known[0]?.split("-") ?? [];
  const binding = known.filter((id) => !EXPLAINING.test(id));
  return {
    binding,
    missing: binding.filter((id) => !cited.has(id)),
    unknown: [...cited].filter((id) => id.startsWith(`${prefix}-`) && !known.includes(id)),
  };
}

/** The games on the shelf that have a rulebook, with their coverage. */
export async function gameCoverage() {
  const games = await readShelf();
  return games.flatMap(({ id, isComplete }) => {
    const folder = join(ROOT, "games", id);
    const rulebook = join(folder, "rulebook", "en.md");
    if (!existsSync(rulebook)) return [];
    const tests = filesBelow(folder, /\.test\.ts$|scenarios\/.*\.yaml$/).map((file) => readFileSync(file, "utf8"));
    return [{ name: id, isComplete, ...coverage(readFileSync(rulebook, "utf8"), tests) }];
  });
}

/**
 * What is to be said of one game; a game that is declared complete fails if anything is missing.
 * @param {GameCoverage} game
 */
export function report({ name, isComplete, binding, missing, unknown }) {
  const cited = binding.length - missing.length;
  const share = Math.floor((100 * cited) / binding.length);
  const lines = [`${name}: ${cited} of ${binding.length} rules are cited by tests (${share} %)`];
  if (missing.length > 0) lines.push(`  not cited: ${missing.join(", ")}`);
  if (unknown.length > 0) lines.push(`  cited, but not in the rulebook: ${unknown.join(", ")}`);
  const failed = unknown.length > 0 || (isComplete && missing.length > 0);
  return { lines, failed };
}

/** Prints the coverage of every game; true if all is well. */
export async function checkRules(print = console.log) {
  const reports = (await gameCoverage()).map(report);
  for (const { lines } of reports) for (const line of lines) print(line);
  return reports.every(({ failed }) => !failed);
}

if (isCommand(import.meta.url)) process.exitCode = (await checkRules()) ? 0 : 1;
