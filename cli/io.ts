import type { Readable } from "node:stream";

/** Somewhere to write text; a terminal says so. */
export interface Sink {
  write(text: string): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

/** Everything a command has to do with the world outside, so that tests can stand in for it. */
export interface Io {
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly stdin: Readable & { readonly isTTY?: boolean | undefined };
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Exit codes: all is well, a check failed, the input was wrong, the program itself is at fault. */
export const EXIT = { fine: 0, failed: 1, wrongInput: 2, ourFault: 70 } as const;

/** Something the user can put right: told in one line, exit code 2. */
export class InputError extends Error {}

// Line breaks, escape sequences and other invisible characters that a file may hold but a terminal must not obey.
const CONTROL_CHARACTERS = /[\p{Cc}\u2028\u2029]+/gu;

/** The text without anything that could break the line or steer the terminal. */
export function oneLine(text: string): string {
  return text.replace(CONTROL_CHARACTERS, " ").trim();
}
