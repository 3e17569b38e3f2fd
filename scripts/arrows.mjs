// Enforces which part of the repository may import which, and that rules code reads no clock, chance or outside world.

import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import ts from "typescript";
import { filesUnder, isCommand, ROOT } from "./prepare.mjs";

/** @typedef {{ path: string, text: string }} File a source file, its path relative to the repository */
/** @typedef {{ node: ts.Node, what: string }} Finding */
/** @typedef {{ specifier: string, node: ts.Node }} Import */

const FOLDERS = ["kernel", "games", "bots", "server", "web", "cli"];

/** @type {Record<string, string[]>} */
const MAY_IMPORT = {
  kernel: [],
  game: ["kernel"],
  games: ["kernel", "game"],
  bots: ["kernel", "games", "game"],
  server: ["kernel", "games", "game", "bots"],
  web: ["kernel", "games", "game", "bots"],
  cli: ["kernel", "games", "game", "bots", "server", "web"],
};
const MAY_USE_LIBRARIES = ["server", "web", "cli"];
const TEST_TOOLS = /^(vitest|fast-check|yaml|node:.+)$/;
const BOARD_TOOLS = /^(svelte(\/.+)?|icon:.+)$/;
const BOARD_KIT = "@caravel/web/kit";

// The launcher runs before anything is installed, so it reaches for the preparation script directly.
const LAUNCHER = "cli/bin/caravel.mjs";

const TESTING = "only tests import what is made for tests";
const BOARDS = "only the web draws boards";
const LUCK = "all luck goes through table.chance";
const CLOCK = "rules read no clock";
const SURROUNDINGS = "rules read nothing from where they run";
const NETWORK = "rules touch no network";
const WAITING = "rules never wait";
const LOADING = "rules are loaded whole, by plain imports";
const PRINTING = "rules print nothing, events tell what happened";

/** @type {Map<string, string>} */
const FORBIDDEN_GLOBALS = new Map([
  ["crypto", LUCK],
  ["Date", CLOCK],
  ["performance", CLOCK],
  ["process", SURROUNDINGS],
  ["globalThis", SURROUNDINGS],
  ["global", SURROUNDINGS],
  ["self", SURROUNDINGS],
  ["window", SURROUNDINGS],
  ["fetch", NETWORK],
  ["XMLHttpRequest", NETWORK],
  ["WebSocket", NETWORK],
  ["setTimeout", WAITING],
  ["setInterval", WAITING],
  ["setImmediate", WAITING],
  ["queueMicrotask", WAITING],
  ["require", LOADING],
  ["eval", LOADING],
  ["Function", LOADING],
  ["console", PRINTING],
]);

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

/**
 * The node and everything inside it, in reading order.
 * @param {ts.Node} node
 * @returns {Generator<ts.Node>}
 */
function* within(node) {
  yield node;
  /** @type {ts.Node[]} */
  const children = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* within(child);
}

// Where a file belongs

/**
 * The package a path lies in: `kernel`, `games`, `games/puerto-rico`, ...
 * @param {string} path
 */
function packageOf(path) {
  const [folder, game, ...rest] = path.split("/");
  return folder === "games" && rest.length > 0 ? `games/${game}` : folder;
}

/**
 * What kind of package this is, as the table of arrows names it.
 * @param {string} name
 */
function kindOf(name) {
  return name.startsWith("games/") ? "game" : name;
}

/**
 * The package that an import by name asks for.
 * @param {string} specifier
 */
function packageNamed(specifier) {
  const name = specifier.split("/")[1];
  return FOLDERS.includes(name) ? name : `games/${name}`;
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
  return (isTest(path) && TEST_TOOLS.test(library)) || (isBoard(path) && BOARD_TOOLS.test(library));
}

// A game's board is drawn with what the web offers for it.
/** @param {string} path */
function isBoard(path) {
  return /^games\/[^/]+\/board\//.test(path);
}

// Imports

/**
 * @param {string} path
 * @param {ts.SourceFile} source
 * @returns {Finding[]}
 */
function importFindings(path, source) {
  return importsOf(source).flatMap(({ specifier, node }) => {
    const why = whyNot(path, specifier);
    return why ? [{ node, what: `imports "${specifier}", but ${why}` }] : [];
  });
}

/**
 * @param {ts.SourceFile} source
 * @returns {Import[]}
 */
function importsOf(source) {
  const references = source.referencedFiles.map(({ fileName }) => ({ specifier: `./${fileName}`, node: source }));
  const imports = [...within(source)].flatMap((node) => {
    const specifier = specifierOf(node);
    return specifier && ts.isStringLiteralLike(specifier) ? [{ specifier: specifier.text, node }] : [];
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
 * @param {ts.Node} node
 * @returns {node is ts.CallExpression}
 */
function isDynamicImport(node) {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
}

/**
 * Why this file may not import that, or nothing if it may.
 * @param {string} path
 * @param {string} specifier
 * @returns {string | undefined}
 */
function whyNot(path, specifier) {
  if (specifier.startsWith(".")) return whyNotRelative(path, specifier);
  if (specifier.startsWith("@caravel/")) return whyNotPackage(path, specifier);
  if (mayUse(path, specifier)) return undefined;
  return isTest(path) ? "its tests use only vitest, fast-check, yaml and node: modules" : reach(path);
}

/**
 * @param {string} path
 * @param {string} specifier
 */
function whyNotRelative(path, specifier) {
  const target = posix.join(posix.dirname(path), specifier);
  if (path === LAUNCHER) return undefined;
  if (packageOf(target) !== packageOf(path)) return "a relative import stays inside its package";
  if (isBoard(target) && !isBoard(path)) return BOARDS;
  return isTest(target) && !isTest(path) ? TESTING : undefined;
}

/**
 * @param {string} path
 * @param {string} specifier
 */
function whyNotPackage(path, specifier) {
  const own = packageOf(path);
  const target = packageNamed(specifier);
  if (specifier === "@caravel/kernel/testing" && !isTest(path) && own !== "cli") return TESTING;
  if (kindOf(target) === "game" && specifier.split("/")[2] === "board" && own !== "web") return BOARDS;
  if (target === own || MAY_IMPORT[kindOf(own)].includes(kindOf(target))) return undefined;
  if (isBoard(path) && specifier === BOARD_KIT) return undefined;
  if (kindOf(own) === "game" && kindOf(target) === "game") return "a game knows no other game";
  return reach(path);
}

/** @param {string} path */
function reach(path) {
  const own = packageOf(path);
  if (isBoard(path)) return `a board imports only its own game, kernel, svelte, drawings and ${BOARD_KIT}`;
  const others = MAY_IMPORT[kindOf(own)].map((kind) => (kind === "game" ? "the games" : kind));
  return others.length > 0
    ? `${own} imports only itself and ${others.join(", ")}`
    : `${own} imports nothing but itself`;
}

// Purity

/**
 * @param {ts.SourceFile} source
 * @param {ts.TypeChecker} checker
 * @returns {Finding[]}
 */
function impurities(source, checker) {
  return [...within(source)].flatMap((node) => {
    const what = ts.isIdentifier(node) ? globalUse(node, checker) : impureSyntax(node);
    return what ? [{ node, what }] : [];
  });
}

/** @param {ts.Node} node */
function impureSyntax(node) {
  if (isDynamicImport(node)) return `uses import(), but ${LOADING}`;
  if (ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword) {
    return `uses import.meta, but ${SURROUNDINGS}`;
  }
  if (ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier))
    return `uses await, but ${WAITING}`;
  if (has(node, ts.SyntaxKind.AsyncKeyword)) return `has an async function, but ${WAITING}`;
  return undefined;
}

/**
 * @param {ts.Node} node
 * @param {ts.SyntaxKind} modifier
 */
function has(node, modifier) {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some(({ kind }) => kind === modifier) ?? false);
}

/**
 * What a name does that rules code may not do, if it stands for a forbidden global.
 * @param {ts.Identifier} name
 * @param {ts.TypeChecker} checker
 */
function globalUse(name, checker) {
  const why = name.text === "Math" ? LUCK : FORBIDDEN_GLOBALS.get(name.text);
  if (!why || !isUse(name) || isDeclaredHere(name, checker)) return undefined;
  if (name.text !== "Math") return `uses ${name.text}, but ${why}`;
  const functions = functionsTaken(name);
  if (!functions) return `passes Math on, which hides Math.random, but ${why}`;
  return functions.includes("random") ? `uses Math.random, but ${why}` : undefined;
}

/**
 * Whether this is a name looked up in scope, not the name of a member, a label or a declaration.
 * @param {ts.Identifier} name
 */
function isUse(name) {
  const { parent } = name;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isQualifiedName(parent)) return parent.left === name;
  if ("name" in parent && parent.name === name) return false;
  if ("propertyName" in parent && parent.propertyName === name) return false;
  return !("label" in parent && parent.label === name);
}

/**
 * Whether the name is one of the file's own; a mere `declare` of a global does not make it so.
 * @param {ts.Identifier} name
 * @param {ts.TypeChecker} checker
 */
function isDeclaredHere(name, checker) {
  const symbol = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  return symbol?.declarations?.some((declaration) => !isAmbient(declaration)) ?? false;
}

/** @param {ts.Node} declaration */
function isAmbient(declaration) {
  return ts.findAncestor(declaration, (node) => has(node, ts.SyntaxKind.DeclareKeyword)) !== undefined;
}

/**
 * The functions of Math that this use takes from it, or nothing if Math goes somewhere we cannot follow.
 * @param {ts.Identifier} math
 * @returns {string[] | undefined}
 */
function functionsTaken(math) {
  const { parent } = math;
  if (ts.isPropertyAccessExpression(parent)) return [parent.name.text];
  if (ts.isElementAccessExpression(parent) && parent.expression === math) {
    return ts.isStringLiteralLike(parent.argumentExpression) ? [parent.argumentExpression.text] : undefined;
  }
  if (!ts.isVariableDeclaration(parent) || !ts.isObjectBindingPattern(parent.name)) return undefined;
  const taken = parent.name.elements.map(memberTaken);
  return taken.every((member) => member !== undefined) ? taken : undefined;
}

/** @param {ts.BindingElement} element */
function memberTaken({ dotDotDotToken, propertyName, name }) {
  const member = propertyName ?? name;
  return !dotDotDotToken && (ts.isIdentifier(member) || ts.isStringLiteral(member)) ? member.text : undefined;
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
