import { createInterface, type Interface } from "node:readline";
import type { Io } from "../io.ts";

/** Reads what a person types, line by line, from a terminal or from a pipe. */
export class Prompt {
  /** Does somebody sit at a terminal, who wants to be prompted? */
  readonly isTerminal: boolean;
  private readonly reader: Interface;
  private readonly lines: AsyncIterator<string>;

  constructor(private readonly io: Io) {
    this.isTerminal = io.stdin.isTTY === true && io.stdout.isTTY === true;
    this.reader = createInterface({ input: io.stdin, terminal: false });
    this.lines = this.reader[Symbol.asyncIterator]();
  }

  /** The next line, or null at the end of the input. */
  async read(): Promise<string | null> {
    if (this.isTerminal) this.io.stdout.write("> ");
    const { value, done } = await this.lines.next();
    if (done === true) return null;
    const line = value.trim();
    // what comes through a pipe is not seen on the screen, so that it is shown here
    if (!this.isTerminal) this.io.stdout.write(`> ${line}\n`);
    return line;
  }

  /** Lets go of the input, so that the program can end. */
  close(): void {
    this.reader.close();
  }
}
