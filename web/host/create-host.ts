import type { Host } from "@caravel/tables/host";
import { LineHost } from "@caravel/tables/line";
import { BUILD } from "./build.ts";
import { startWorker } from "./start-worker.ts";
import { vocabularyOf } from "./vocabulary.ts";

/** A worker that has not said a word by then never will. */
const PATIENCE_MS = 10_000;

/** The best host there is here: one that keeps games on this device, or, where that does not work, one that forgets them with the page. */
export async function createHost(): Promise<Host> {
  const local = new LineHost(startWorker, { build: BUILD, vocabularyOf });
  try {
    await inTime(local.ready());
    return local;
  } catch {
    local.close();
    const { MemoryHost } = await import("@caravel/tables/memory");
    return new MemoryHost(BUILD);
  }
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("it takes too long")), PATIENCE_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
