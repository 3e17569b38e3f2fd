// What rules code may not do: read a clock, luck of its own or the outside world; wait; print.

import ts from "typescript";

/** @typedef {{ node: ts.Node, what: string }} Finding */

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
 * The node and everything inside it, in reading order.
 * @param {ts.Node} node
 * @returns {Generator<ts.Node>}
 */
export function* within(node) {
  yield node;
  /** @type {ts.Node[]} */
  const children = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* within(child);
}

/**
 * Whether the node is `import(...)`.
 * @param {ts.Node} node
 * @returns {node is ts.CallExpression}
 */
export function isDynamicImport(node) {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
}

/**
 * Everything in a file that rules code may not do.
 * @param {ts.SourceFile} source
 * @param {ts.TypeChecker} checker
 * @returns {Finding[]}
 */
export function impurities(source, checker) {
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
