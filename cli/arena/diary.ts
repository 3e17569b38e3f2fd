import { appendFileSync, existsSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { fileProblem, makeFolder, readText, writeText } from "../files.ts";
import { InputError } from "../io.ts";
import type { Words } from "../words/index.ts";

/** A line of a diary: a game that was played, by number. */
interface Entry<Result> {
  readonly number: number;
  readonly result: Result;
}

/** Games as they were played, such as those of a season, in a file: what breaks off is gone on with later. */
export class Diary<Result> {
  /** By number: the games played so far. */
  readonly results = new Map<number, Result>();

  /** Opens the diary with this title, or begins it; a file about something else is not touched. */
  constructor(
    private readonly file: string,
    about: Readonly<Record<string, string>>,
    private readonly words: Words,
  ) {
    const title = JSON.stringify(about);
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
      const { number, result } = JSON.parse(line) as Entry<Result>;
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

const lineOf = (entry: Entry<unknown>) => `${JSON.stringify(entry)}\n`;
