import { type Jobs, MOST_TRIES, type Task, type Work, type Workers } from "./jobs.ts";

/** What waits or is being done under a key. */
interface Slot {
  timer: ReturnType<typeof setTimeout> | undefined;
  isRunning: boolean;
  /** What is to be done next, and how often it was tried. */
  next: { work: Work[Task]; after: number; tries: number } | null;
}

/** Work for one process, forgotten with it: what must be done after a start is found again in what is kept. */
export class MemoryJobs implements Jobs {
  private readonly slots = new Map<string, Slot>();
  private workers: Workers | null = null;
  private isClosed = false;

  constructor(private readonly firstPause = 1000) {}

  async add<T extends Task>(task: T, key: string, work: Work[T], after = 0): Promise<void> {
    const name = `${task} ${key}`;
    const slot = this.slots.get(name) ?? { timer: undefined, isRunning: false, next: null };
    this.slots.set(name, slot);
    slot.next = { work, after, tries: 0 };
    this.wait(task, name, slot);
  }

  async begin(workers: Workers): Promise<void> {
    this.workers = workers;
    for (const [name, slot] of this.slots) this.wait(name.split(" ")[0] as Task, name, slot);
  }

  names(): readonly string[] {
    return [];
  }

  async setFree(): Promise<void> {}

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { timer } of this.slots.values()) clearTimeout(timer);
    this.slots.clear();
  }

  private wait(task: Task, name: string, slot: Slot): void {
    clearTimeout(slot.timer);
    if (slot.isRunning || slot.next === null || this.workers === null || this.isClosed) return;
    slot.timer = setTimeout(() => void this.run(task, name, slot), slot.next.after);
    slot.timer.unref();
  }

  private async run(task: Task, name: string, slot: Slot): Promise<void> {
    const { next, isRunning } = slot;
    if (next === null || isRunning || this.workers === null) return;
    slot.next = null;
    slot.isRunning = true;
    const worker = this.workers[task] as (work: Work[Task]) => Promise<void>;
    const isDone = await worker(next.work).then(
      () => true,
      () => false,
    );
    slot.isRunning = false;
    const tries = next.tries + 1;
    if (!isDone && tries < MOST_TRIES) slot.next ??= { ...next, tries, after: this.firstPause * 2 ** tries };
    if (slot.next === null) this.slots.delete(name);
    else this.wait(task, name, slot);
  }
}
