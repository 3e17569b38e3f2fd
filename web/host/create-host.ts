import type { Host } from "./host.ts";
import { LocalHost } from "./local-host.ts";
import { startWorker } from "./start-worker.ts";

/** A worker that has not said a word by then never will. */
const PATIENCE_MS = 10_000;

/** The best host there is here: one that keeps games on this device, or, where that does not work, one that forgets them with the page. */
export async function createHost(): Promise<Host> {
  const local = new LocalHost(startWorker);
  try {
    await inTime(local.ready());
    return local;
  } catch {
    local.end();
    const { MemoryHost } = await import("./memory-host.ts");
    return new MemoryHost();
  }
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("it takes too long")), PATIENCE_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
