import { closeSync, fdatasync, openSync } from "node:fs";
import { promisify } from "node:util";

/** Brings what was written to a file to the disk, outside the event loop; whoever asks while that is being done is served together by the next time. */
export class GroupSync {
  private opened: number | null = null;
  private running: Promise<void> | null = null;
  private next: Promise<void> | null = null;

  constructor(
    private readonly file: string,
    private readonly bring: (descriptor: number) => Promise<void> = promisify(fdatasync),
  ) {}

  /** Resolves when everything that was written before is on disk. */
  sync(): Promise<void> {
    if (this.running === null) return this.begin();
    // what is being brought now may have been written before this was asked
    this.next ??= this.running.then(
      () => this.begin(),
      () => this.begin(),
    );
    return this.next;
  }

  close(): void {
    if (this.opened !== null) closeSync(this.opened);
    this.opened = null;
  }

  private begin(): Promise<void> {
    this.next = null;
    this.opened ??= openSync(this.file, "r+");
    const done = this.bring(this.opened).finally(() => {
      if (this.running === done) this.running = null;
    });
    this.running = done;
    return done;
  }
}
