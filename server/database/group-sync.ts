import { closeSync, fdatasync, openSync } from "node:fs";
import { promisify } from "node:util";

/** So many times at once something is brought to the disk: one who comes while that is being done need not wait for its end. */
const AT_ONCE = 2;

/** Brings what was written to a file to the disk, outside the event loop; whoever asks while that is being done as often as it may be is served together by the next time. */
export class GroupSync {
  /** Each time has a descriptor of its own: the system tells a failure once to each. */
  private readonly idle: number[] = [];
  private readonly running = new Set<Promise<void>>();
  private next: Promise<void> | null = null;
  private isClosed = false;

  constructor(
    private readonly file: string,
    private readonly bring: (descriptor: number) => Promise<void> = promisify(fdatasync),
  ) {}

  /** Resolves when everything that was written before is on disk. */
  sync(): Promise<void> {
    if (this.running.size < AT_ONCE) return this.begin();
    // what is being brought now may have been written before this was asked
    this.next ??= Promise.race([...this.running].map((one) => one.catch(() => undefined))).then(() => this.begin());
    return this.next;
  }

  close(): void {
    this.isClosed = true;
    for (const descriptor of this.idle.splice(0)) closeSync(descriptor);
  }

  private begin(): Promise<void> {
    this.next = null;
    const descriptor = this.idle.pop() ?? openSync(this.file, "r+");
    const done = this.bring(descriptor).finally(() => {
      this.running.delete(done);
      this.idle.push(descriptor);
      if (this.isClosed) this.close();
    });
    this.running.add(done);
    return done;
  }
}
