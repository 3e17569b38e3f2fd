// Whether the Markdown files of the repository link to files that exist: a stage of `npm test` and `npm run check`.

import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { filesUnder, isCommand, ROOT } from "./prepare.mjs";

/** Says which links are broken; true if none is. */
export function checkLinks(print = console.log) {
  const documents = filesUnder("").filter((file) => file.endsWith(".md"));
  const broken = documents.flatMap(brokenLinks);
  for (const link of broken) print(link);
  if (broken.length === 0) print(`No broken link, Markdown files read: ${documents.length}.`);
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

if (isCommand(import.meta.url)) process.exitCode = checkLinks() ? 0 : 1;
