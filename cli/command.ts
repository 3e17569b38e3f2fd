import type { Box, Language } from "@caravel/kernel";
import type { Arguments } from "./arguments.ts";
import type { Io } from "./io.ts";
import type { CommandName, OptionName, Words } from "./words/index.ts";

/** How an option is given: `--json`, `--seed TEXT`, or `--option TEXT` several times. */
export type OptionKind = "flag" | "text" | "texts";

/** What a command works with. */
export interface Context {
  readonly io: Io;
  readonly games: readonly Box[];
  readonly language: Language;
  readonly words: Words;
}

/** One word that can follow `caravel`. */
export interface Command {
  readonly name: CommandName;
  /** What follows the name, for help: `GAME [--players N]`. */
  readonly usage: string;
  readonly examples: readonly string[];
  /** Beside these, every command knows --help and --lang. */
  readonly options: Readonly<Partial<Record<OptionName, OptionKind>>>;
  /** How many arguments may stand without an option before them. */
  readonly positionals: number;
  /** Does the work and says with which code to exit. */
  run(given: Arguments, context: Context): number | Promise<number>;
}
