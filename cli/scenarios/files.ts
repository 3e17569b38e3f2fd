import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileProblem } from "../files.ts";
import { InputError } from "../io.ts";
import type { Words } from "../words/index.ts";

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "node_modules" ? [] : filesIn(path);
    return /\.ya?ml$/.test(entry.name) ? [path] : [];
  });
}

/** The scenario files a path means: the file itself, or all below a folder, in the order of their names. */
export function findScenarioFiles(path: string, words: Words): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path];
    const files = filesIn(path).sort();
    if (files.length === 0) throw new InputError(words.error.noScenarios(path));
    return files;
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(words.error.cannotRead(path, fileProblem(error, words)));
  }
}
