import type { Section } from "@caravel/kernel";
import type { Io } from "../io.ts";
import { sectionLines } from "./sections.ts";
import { lineWidth, type Style, styleFor } from "./style.ts";
import { wrap } from "./width.ts";

/** Where a command writes what people read. */
export class Output {
  readonly style: Style;
  readonly width: number;

  constructor(private readonly io: Io) {
    this.style = styleFor(io.stdout, io.env);
    this.width = lineWidth(io.stdout);
  }

  /** Writes finished lines as they are. */
  lines(lines: readonly string[]): void {
    if (lines.length > 0) this.io.stdout.write(`${lines.join("\n")}\n`);
  }

  /** Writes a paragraph, or an empty line. */
  say(text = ""): void {
    this.lines(wrap(text, this.width));
  }

  /** Writes tables under headings. */
  sections(sections: readonly Section[]): void {
    this.lines(sectionLines(sections, this.width, this.style));
  }

  /** Writes data for machines. */
  json(value: unknown): void {
    this.io.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
  }
}
