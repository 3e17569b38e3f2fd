import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { InputError } from "./io.ts";
import type { ErrorWords, Words } from "./words/index.ts";

const REASONS: Readonly<Record<string, keyof ErrorWords["fileReason"]>> = {
  ENOENT: "missing",
  ENOTDIR: "missing",
  EISDIR: "folder",
  EACCES: "forbidden",
  EPERM: "forbidden",
  EROFS: "forbidden",
  ENOSPC: "full",
};

/** Why the system could not do something with a file, in words. */
export function fileProblem(error: unknown, words: Words): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  const reason = REASONS[code];
  return reason === undefined ? code : words.error.fileReason[reason];
}

/** The text of a file. */
export function readText(file: string, words: Words): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new InputError(words.error.cannotRead(file, fileProblem(error, words)));
  }
}

function isSpecial(file: string): boolean {
  return existsSync(file) && !statSync(file).isFile();
}

/** Writes a whole file or leaves the old one as it was. */
export function writeText(file: string, text: string, words: Words): void {
  const unfinished = `${file}.${process.pid}.tmp`;
  try {
    // a device or a pipe must be written to, never replaced by a file of its name
    if (isSpecial(file)) writeFileSync(file, text);
    else {
      writeFileSync(unfinished, text);
      renameSync(unfinished, file);
    }
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new InputError(words.error.cannotWrite(file, fileProblem(error, words)));
  }
}

/** Makes a folder and those above it, unless they are there. */
export function makeFolder(folder: string, words: Words): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new InputError(words.error.cannotWrite(folder, fileProblem(error, words)));
  }
}
