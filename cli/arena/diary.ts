import { appendFileSync, existsSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import type { Result } from "@caravel/bots";
import { fileProblem, makeFolder, readText, writeText } from "../files.ts";
import { InputError } from "../io.ts";
import type { Words } from "../words/index.ts";

/** A line of a diary: a game that was played, by number. */
interface Entry {
  readonly number: number;
  readonly result: Result;
}

/** The games of a season as they were played, in a file: one that breaks off is gone on with later. */
export class Diary {
  /** By number: the games played so far. */
  readonly results = new Map<number, Result>();

  /** Opens the diary of the season that is called so, or begins it; a file about something else is not touched. */
  constructor(
    private readonly file: string,
    season: string,
    private readonly words: Words,
  ) {
    const title = JSON.stringify({ arena: season });
    if (existsSync(file)) {
      const [first = "", ...lines] = readText(file, words).split("\n");
      if (first !== title) throw new InputError(words.error.otherArena(file));
      for (const line of lines) this.read(line);
    }
    makeFolder(dirname(file), words);
    const entries = [...this.results].map(([number, result]) => lineOf({ number, result }));
    writeText(file, `${title}\n${entries.join("")}`, words);
  }

  /** The last line may have broken off in the middle. */
  private read(line: string): void {
    try {
      const { number, result } = JSON.parse(line) as Entry;
      this.results.set(number, result);
    } catch {
      // that game is played again
    }
  }

  write(number: number, result: Result): void {
    this.results.set(number, result);
    try {
      appendFileSync(this.file, lineOf({ number, result }));
    } catch (error) {
      throw new InputError(this.words.error.cannotWrite(this.file, fileProblem(error, this.words)));
    }
  }

  remove(): void {
    rmSync(this.file, { force: true });
  }
}

const lineOf = (entry: Entry) => `${JSON.stringify(entry)}\n`;
