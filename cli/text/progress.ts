import type { Sink } from "../io.ts";

const CELLS = 30;
const MILLISECONDS_BETWEEN = 100;

/** A progress bar for people; silent unless it is shown on a terminal. */
export class Progress {
  private last = 0;

  constructor(
    private readonly sink: Sink,
    private readonly label: string,
  ) {}

  /** Shows how much of the whole is done, from 0 to 1. */
  show(share: number): void {
    if (this.sink.isTTY !== true) return;
    const now = Date.now();
    if (now - this.last < MILLISECONDS_BETWEEN) return;
    this.last = now;
    const full = Math.round(Math.min(1, share) * CELLS);
    this.sink.write(
      `\r${this.label} ${"█".repeat(full)}${"░".repeat(CELLS - full)} ${String(Math.floor(share * 100)).padStart(3)} %`,
    );
  }

  /** Takes the bar away. */
  clear(): void {
    if (this.last > 0) this.sink.write("\r\u001b[K");
    this.last = 0;
  }
}
