// Enforces which part of the repository may import which, and that rules code reads no clock, chance or outside world.

import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import ts from "typescript";
import { filesUnder, isCommand, ROOT } from "./prepare.mjs";
import { impurities, isDynamicImport, within } from "./purity.mjs";

/** @typedef {{ path: string, text: string }} File a source file, its path relative to the repository */
/** @typedef {import("./purity.mjs").Finding} Finding */
/** @typedef {{ specifier: string, node: ts.Node, isLazy: boolean }} Import */

const FOLDERS = ["kernel", "games", "bots", "tables", "server", "web", "cli"];

/** @type {Record<string, string[]>} */
const MAY_IMPORT = {
  kernel: [],
  game: ["kernel"],
  games: ["kernel"],
  bots: ["kernel", "games"],
  tables: ["kernel", "games", "bots"],
  server: ["kernel", "games", "bots", "tables"],
  web: ["kernel", "games", "bots", "tables"],
  cli: ["kernel", "games", "bots", "tables", "server", "web"],
};
const MAY_USE_LIBRARIES = ["server", "web", "cli"];
const TEST_TOOLS = /^(vitest|fast-check|yaml|node:.+)$/;
const BOARD_TOOLS = /^(svelte(\/.+)?|icon:.+)$/;
const THREADS = /^bots\/pool\/threads?\.ts$/;
const BOARD_KITS = ["@caravel/web/art", "@caravel/web/kit", "@caravel/web/scene"];

// The launcher runs before anything is installed, so it reaches for the preparation script directly.
const LAUNCHER = "cli/bin/caravel.mjs";

const TESTING = "only tests import what is made for tests";
const BOARDS = "only the web draws boards";
const SHELF = "of a game the shelf knows only its manifest";
const LAZY = "a manifest loads every part when it is needed, by import()";
/**
 * Everything in these files that breaks an arrow or the purity of rules code, one line each.
 * @param {File[]} files
 * @returns {string[]}
 */
export function violations(files) {
  const program = programOf(files);
  const checker = program.getTypeChecker();
  return files.flatMap(({ path }) => {
    const source = program.getSourceFile(nameOfScript(path));
    if (!source) throw new Error(`${path} could not be parsed`);
    const findings = [...importFindings(path, source), ...(isPure(path) ? impurities(source, checker) : [])];
    return findings
      .sort((a, b) => a.node.pos - b.node.pos)
      .map(({ node, what }) => `${path}:${line(source, node)}: ${what}`);
  });
}

/**
 * A program of these files alone: without libraries, a global name is a name that nobody declares.
 * @param {File[]} files
 */
function programOf(files) {
  const texts = new Map(files.map(({ path, text }) => [nameOfScript(path), scriptOf(path, text)]));
  /** @type {ts.CompilerOptions} */
  const options = {
    target: ts.ScriptTarget.ES2023,
    allowJs: true,
    noLib: true,
    noResolve: true,
    types: [],
    moduleDetection: ts.ModuleDetectionKind.Force,
  };
  /** @type {ts.CompilerHost} */
  const host = {
    fileExists: (path) => texts.has(path),
    readFile: (path) => texts.get(path),
    getSourceFile: (path, version) => {
      const text = texts.get(path);
      return text === undefined ? undefined : ts.createSourceFile(path, text, version, true);
    },
    getDefaultLibFileName: () => "",
    getCurrentDirectory: () => "",
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
    writeFile: () => {},
  };
  return ts.createProgram([...texts.keys()], options, host);
}

/**
 * The name under which the compiler takes a file: for it, a component is its script.
 * @param {string} path
 */
function nameOfScript(path) {
  return isComponent(path) ? `${path}.ts` : path;
}

/** @param {string} path */
function isComponent(path) {
  return path.endsWith(".svelte");
}

/**
 * The script of a file. Of a component only its scripts and the imports in its markup are left, all at their places.
 * @param {string} path
 * @param {string} text
 */
function scriptOf(path, text) {
  if (!isComponent(path)) return text;
  const scripts =
    /(<script[^>]*>)([\s\S]*?)(<\/script>)|<!--[\s\S]*?-->|[^\w.](import\(\s*(["'`])[^"'`]*\5\s*\))|[\s\S]/g;
  return text.replace(scripts, (found, opening, script, closing, markupImport) => {
    if (script !== undefined) return `${blank(opening)}${script};${blank(closing).slice(1)}`;
    return markupImport === undefined ? blank(found) : `;${markupImport}`;
  });
}

/** @param {string} text */
function blank(text) {
  return text.replace(/[^\n]/g, " ");
}

/**
 * @param {ts.SourceFile} source
 * @param {ts.Node} node
 */
function line(source, node) {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

// Where a file belongs

/**
 * What a path belongs to: a package or, of the package `games`, one game: `kernel`, `games`, `games/puerto-rico`, ...
 * @param {string} path
 */
function packageOf(path) {
  const [folder, game, ...rest] = path.split("/");
  return folder === "games" && rest.length > 0 ? `games/${game}` : folder;
}

/**
 * What kind of thing this is, as the table of arrows names it.
 * @param {string} name
 */
function kindOf(name) {
  return name.startsWith("games/") ? "game" : name;
}

/** @param {string} path */
function isTest(path) {
  return /\.test\.ts$|(^|\/)test-[^/]+\.ts$/.test(path) || path.startsWith(`${packageOf(path)}/testing/`);
}

/** @param {string} path */
function isPure(path) {
  return !isTest(path) && /^(kernel|games\/[^/]+\/(rules|words|content|bots))\//.test(path);
}

/**
 * @param {string} path
 * @param {string} library
 */
function mayUse(path, library) {
  if (MAY_USE_LIBRARIES.includes(packageOf(path))) return true;
  if (THREADS.test(path) && library === "node:worker_threads") return true;
  return (isTest(path) && TEST_TOOLS.test(library)) || (isBoard(path) && BOARD_TOOLS.test(library));
}

// A game's board is drawn with what the web offers for it.
/** @param {string} path */
function isBoard(path) {
  return /^games\/[^/]+\/board\//.test(path);
}

/** @param {string} path */
function isManifest(path) {
  return /^games\/[^/]+\/manifest\.ts$/.test(path);
}

// Imports

/**
 * @param {string} path
 * @param {ts.SourceFile} source
 * @returns {Finding[]}
 */
function importFindings(path, source) {
  return importsOf(source).flatMap(({ specifier, node, isLazy }) => {
    const why = whyNot(path, specifier, isLazy);
    return why ? [{ node, what: `imports "${specifier}", but ${why}` }] : [];
  });
}

/**
 * @param {ts.SourceFile} source
 * @returns {Import[]}
 */
function importsOf(source) {
  const references = source.referencedFiles.map(({ fileName }) => ({
    specifier: `./${fileName}`,
    node: source,
    isLazy: false,
  }));
  const imports = [...within(source)].flatMap((node) => {
    const specifier = specifierOf(node);
    return specifier && ts.isStringLiteralLike(specifier)
      ? [{ specifier: specifier.text, node, isLazy: isDynamicImport(node) }]
      : [];
  });
  return [...references, ...imports];
}

/**
 * @param {ts.Node} node
 * @returns {ts.Node | undefined}
 */
function specifierOf(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isExternalModuleReference(node)) return node.expression;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal;
  if (isDynamicImport(node)) return node.arguments[0];
  return undefined;
}

/**
 * Why this file may not import that, or nothing if it may.
 * @param {string} path
 * @param {string} specifier
 * @param {boolean} isLazy
 * @returns {string | undefined}
 */
function whyNot(path, specifier, isLazy) {
  if (specifier.startsWith(".")) return whyNotRelative(path, specifier, isLazy);
  if (specifier.startsWith("@caravel/")) return whyNotPackage(path, specifier);
  if (mayUse(path, specifier)) return undefined;
  return isTest(path) ? "its tests use only vitest, fast-check, yaml and node: modules" : reach(path);
}

/**
 * @param {string} path
 * @param {string} specifier
 * @param {boolean} isLazy
 */
function whyNotRelative(path, specifier, isLazy) {
  const target = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ""));
  if (path === LAUNCHER) return undefined;
  if (packageOf(path) === "games" && kindOf(packageOf(target)) === "game")
    return isManifest(target) ? undefined : SHELF;
  if (packageOf(target) !== packageOf(path)) return "a relative import stays inside its package";
  if (isManifest(path)) return isLazy ? undefined : LAZY;
  if (isBoard(target) && !isBoard(path)) return BOARDS;
  return isTest(target) && !isTest(path) ? TESTING : undefined;
}

/**
 * @param {string} path
 * @param {string} specifier
 */
function whyNotPackage(path, specifier) {
  const own = packageOf(path);
  const target = specifier.split("/")[1];
  if (!FOLDERS.includes(target)) return "there is no such package";
  if (specifier === "@caravel/kernel/testing" && !isTest(path) && own !== "cli") return TESTING;
  if (target === own || MAY_IMPORT[kindOf(own)].includes(target)) return undefined;
  return isBoard(path) && BOARD_KITS.includes(specifier) ? undefined : reach(path);
}

/** @param {string} path */
function reach(path) {
  const own = packageOf(path);
  if (isBoard(path)) return `a board imports only its own game, kernel, svelte, drawings and ${BOARD_KITS.join(", ")}`;
  const others = MAY_IMPORT[kindOf(own)];
  return others.length > 0
    ? `${own} imports only itself and ${others.join(", ")}`
    : `${own} imports nothing but itself`;
}

// The command

function main() {
  const paths = FOLDERS.flatMap(filesUnder).filter((path) => /\.(ts|mts|tsx|js|mjs|svelte)$/.test(path));
  const files = paths.map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
  const found = violations(files);
  for (const violation of found) console.log(violation);
  console.log(found.length > 0 ? `Violations: ${found.length}.` : `The arrows hold, files read: ${files.length}.`);
  if (found.length > 0) process.exitCode = 1;
}

if (isCommand(import.meta.url)) main();
